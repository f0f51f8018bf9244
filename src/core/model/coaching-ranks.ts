import {
  COACH_ROLES,
  type Coach,
  type CoachId,
  type CoachJob,
  type CoachRole,
  isHead,
  isInterim,
  type StaffMember,
} from './coaches.ts';
import type { TeamId } from './ids.ts';
import { groupBy } from './lists.ts';

/** Two jobs with the same program and role never start in the same week. */
const isSame = (a: CoachJob, b: CoachJob): boolean =>
  a.coach === b.coach && a.team === b.team && a.role === b.role && a.since === b.since && a.fromWeek === b.fromWeek;

const byStart = (a: CoachJob, b: CoachJob): number =>
  a.since - b.since ||
  a.fromWeek - b.fromWeek ||
  a.coach - b.coach ||
  COACH_ROLES.indexOf(a.role) - COACH_ROLES.indexOf(b.role);

/** Every coach of a dynasty and all of their jobs. Immutable: `with` returns a new one. */
export class CoachingRanks {
  private readonly people: ReadonlyMap<CoachId, Coach>;
  private readonly careers: ReadonlyMap<CoachId, readonly CoachJob[]>;
  private readonly teams: ReadonlyMap<TeamId, readonly CoachJob[]>;

  private constructor(
    people: ReadonlyMap<CoachId, Coach>,
    careers: ReadonlyMap<CoachId, readonly CoachJob[]>,
    teams: ReadonlyMap<TeamId, readonly CoachJob[]>,
  ) {
    this.people = people;
    this.careers = careers;
    this.teams = teams;
  }

  static of(people: readonly Coach[], jobs: readonly CoachJob[]): CoachingRanks {
    const sorted = [...jobs].sort(byStart);
    return new CoachingRanks(
      new Map(people.map((coach) => [coach.id, coach])),
      groupBy(sorted, ({ coach }) => coach),
      groupBy(sorted, ({ team }) => team),
    );
  }

  /** Returns the ranks with coaches and jobs added or replaced. */
  with(people: readonly Coach[], jobs: readonly CoachJob[]): CoachingRanks {
    // Most weeks change nothing, so anything cached by these ranks stays valid.
    if (people.length === 0 && jobs.length === 0) return this;
    const all = new Map(this.people);
    for (const coach of people) all.set(coach.id, coach);
    const careers = new Map(this.careers);
    const teams = new Map(this.teams);
    for (const job of jobs) {
      putJob(careers, job.coach, job);
      putJob(teams, job.team, job);
    }
    return new CoachingRanks(all, careers, teams);
  }

  /** Sorted by number. */
  coaches(): Coach[] {
    return [...this.people.values()].sort((a, b) => a.id - b.id);
  }

  /** Sorted by start. */
  jobs(): CoachJob[] {
    return [...this.careers.values()].flat().sort(byStart);
  }

  /** Jobs held now, sorted by start. */
  held(): CoachJob[] {
    const out: CoachJob[] = [];
    for (const career of this.careers.values()) for (const job of career) if (job.until === null) out.push(job);
    return out.sort(byStart);
  }

  /** Throws for an unknown number. */
  coach(id: CoachId): Coach {
    const coach = this.people.get(id);
    if (coach === undefined) throw new Error(`there is no coach ${id}`);
    return coach;
  }

  /** Whether a coach with this number exists. */
  has(id: CoachId): boolean {
    return this.people.has(id);
  }

  /** The number for the next coach. */
  nextId(): CoachId {
    let most = 0;
    for (const id of this.people.keys()) if (id > most) most = id;
    return most + 1;
  }

  /** A coach's jobs, earliest first. */
  career(id: CoachId): readonly CoachJob[] {
    return this.careers.get(id) ?? [];
  }

  /** Everyone who has held a role at a program, earliest first, without interim head coaches. */
  ofTeam(team: TeamId, role: CoachRole): StaffMember[] {
    return this.atTeam(team)
      .filter((job) => job.role === role && !isInterim(job))
      .map((job) => ({ coach: this.coach(job.coach), job }));
  }

  /** The interim head coach after a midseason firing; null if none. */
  interim(team: TeamId, year: number): StaffMember | null {
    const job = this.atTeam(team).find((each) => isInterim(each) && each.since === year);
    return job === undefined ? null : { coach: this.coach(job.coach), job };
  }

  /** Every job at a program, earliest first. Returns the same list until something changes there. */
  atTeam(team: TeamId): readonly CoachJob[] {
    return this.teams.get(team) ?? NO_JOBS;
  }

  /** A coach's previous job, ignoring interim jobs; undefined if none is known. */
  before({ coach, since }: CoachJob): CoachJob | undefined {
    return this.career(coach).findLast((job) => job.since < since && !isInterim(job));
  }

  /** Whether a coach has been a head coach, other than as an interim. */
  hasLed(id: CoachId): boolean {
    return this.career(id).some(isHead);
  }
}

/** Inserts a job in order among those of a coach or a program, replacing its earlier version. */
function putJob<Key>(lists: Map<Key, readonly CoachJob[]>, key: Key, job: CoachJob): void {
  const others = (lists.get(key) ?? []).filter((each) => !isSame(each, job));
  lists.set(key, [...others, job].sort(byStart));
}

const NO_JOBS: readonly CoachJob[] = [];
