import {
  type Coach,
  type CoachId,
  type CoachJob,
  type CoachRole,
  type JobEnd,
  newJob,
  STAFF_SIDES,
  type StaffSide,
} from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { StaffPlans } from '../../model/staff-choices.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { chanceOfFiring, shareOf } from './expectation.ts';
import { payOf } from './pay.ts';
import { type CoachSource, drawCoach, promiseOf } from './people.ts';
import { appealOf, type ProgramSeason } from './programs.ts';
import { reputationOf, type Surprises } from './reputation.ts';

/** Inputs to a year's coaching changes. */
export interface CarouselInput extends CoachSource {
  /** The season that just ended. */
  year: number;
  /** Every program of that season. */
  programs: readonly ProgramSeason[];
  /** Programs that play on in FBS next season. */
  stay: ReadonlySet<TeamId>;
  /** Programs that join FBS next season. */
  join: readonly ProgramSeason[];
  surprises: Surprises;
  /** The user's coach, who decides his own moves; omitted: there is none. */
  own?: OwnSeat;
  /** Moves that a fork changes; omitted: none. */
  forked?: ForkedMoves;
}

/** Coaches who keep their job, and jobs that go to a given coach, regardless of the carousel. */
export interface ForkedMoves {
  stays: ReadonlySet<CoachId>;
  hires: readonly { team: TeamId; role: CoachRole; coach: CoachId }[];
}

/** The user's coach when staffs change. */
export interface OwnSeat {
  coach: CoachId;
  /** Chance that he is fired as a head coach. */
  firing: number;
  /** Whether he can never be fired. */
  safe: boolean;
  /** His decision: the job he takes, or retirement; null if he stays. */
  choice: { take: TeamId; role: CoachRole } | 'retire' | null;
  /** His decisions about the coordinators of the program he leads next season. */
  staff(team: TeamId): StaffPlans;
}

/** A coordinator the user's coach could hire. */
export interface StaffCandidate {
  coach: Coach;
  /** His reputation with programs, in wins per 12 games. */
  value: number;
}

/** A filled job, and how that program rated the user in comparison. */
export interface Opening {
  team: TeamId;
  role: CoachRole;
  /** The program's appeal to coaches, in prestige tiers; see `appealOf`. */
  appeal: number;
  /** The coach who gets the job if the user turns it down. */
  hired: CoachId;
  /** Whether the program searched among coaches like the user. */
  looked: boolean;
  /** Wins per 12 games by which the program prefers the user. */
  interest: number;
  /** Whether programs would hire the user away, or he has no job. */
  wanted: boolean;
}

/** A candidate as a program sees him. */
export interface Found {
  coach: Coach;
  /** Wins per 12 games. */
  worth: number;
}

type Staff = Record<CoachRole, CoachJob | null>;

/** A year's coaches and their jobs while the carousel turns. */
export class JobMarket {
  readonly input: CarouselInput;
  readonly ranks: CoachingRanks;
  readonly knobs: CarouselInput['tuning']['coaches'];
  readonly programs: Map<TeamId, ProgramSeason>;
  readonly staffs = new Map<TeamId, Staff>();
  /** Every employed coach's current job. */
  readonly jobs = new Map<CoachId, CoachJob>();
  /** Coaches who lost their job, or had none. */
  readonly jobless: Coach[] = [];
  /** Coaches who take no other job this year. */
  readonly settled = new Set<CoachId>();
  /** Coordinators who lost their job with their head coach, by `team side`. */
  readonly stranded = new Map<string, Coach>();
  /** Jobs that ended or began. */
  readonly changed: CoachJob[] = [];
  /** New coaches, and coaches who have retired. */
  readonly fresh = new Map<CoachId, Coach>();
  /** Candidates from outside FBS under consideration. */
  private readonly outside = new Map<CoachId, Coach>();
  private readonly appeals: ReadonlyMap<TeamId, number>;
  /** Coaches' reputations with programs, cached. */
  private readonly values = new Map<CoachId, number>();
  private nextId: CoachId;
  /** The first id for coaches from outside FBS that the user can hire: independent of what other programs do. */
  private readonly firstOwn: CoachId;

  constructor(ranks: CoachingRanks, input: CarouselInput) {
    this.ranks = ranks;
    this.input = input;
    this.knobs = input.tuning.coaches;
    this.firstOwn = ranks.nextId();
    this.nextId = this.firstOwn + (input.own === undefined ? 0 : STAFF_SIDES.length * this.knobs.search.outsiders);
    const all = [...input.programs, ...input.join];
    this.programs = new Map(all.map((program) => [program.team, program]));
    this.appeals = new Map(all.map((program) => [program.team, appealOf(program, input.tuning)]));
    for (const { team } of all) this.staffs.set(team, { head: null, offense: null, defense: null });
    for (const job of ranks.held()) this.place(job);
    for (const coach of ranks.coaches()) {
      if (coach.retired !== null || this.jobs.has(coach.id)) continue;
      this.jobless.push(coach);
      if (this.firedEarly(coach.id)) this.settled.add(coach.id);
    }
    for (const id of this.forked) this.settled.add(id);
  }

  /** Coaches whose job next season is fixed by a fork. */
  private get forked(): CoachId[] {
    const { stays = [], hires = [] } = this.input.forked ?? {};
    return [...stays, ...hires.map(({ coach }) => coach)];
  }

  /** Whether a coach's job is settled before the carousel: he keeps it, or leaves it for one that a fork gives him. */
  isHeld(id: CoachId): boolean {
    return this.forked.includes(id) && !this.isOwn(id);
  }

  /** Returns the coach a fork gives an open job; undefined: none, or one who cannot take it. */
  forkedHire(team: TeamId, role: CoachRole): Coach | undefined {
    const hire = this.input.forked?.hires.find((each) => each.team === team && each.role === role);
    if (hire === undefined || !this.ranks.has(hire.coach) || this.isOwn(hire.coach)) return undefined;
    const coach = this.coach(hire.coach);
    // A head coach who became a coordinator would leave a program without one: all are filled by then.
    const isDown = role !== 'head' && this.jobs.get(coach.id)?.role === 'head';
    return coach.retired !== null || isDown ? undefined : coach;
  }

  /** Whether a head coach was fired during the season: he waits a year, like those fired after it. */
  private firedEarly(id: CoachId): boolean {
    const { year } = this.input;
    return this.ranks
      .career(id)
      .some(({ until, end, lastWeek }) => until === year && end === 'fired' && lastWeek !== null);
  }

  /** Records who holds a job. */
  private place(job: CoachJob): void {
    mustGet(this.staffs, job.team)[job.role] = job;
    this.jobs.set(job.coach, job);
  }

  /** Returns a coach by id. */
  coach(id: CoachId): Coach {
    return this.fresh.get(id) ?? this.outside.get(id) ?? this.ranks.coach(id);
  }

  dice(...path: (string | number)[]): Stream {
    return stream(this.input.seed, 'carousel', this.input.year, ...path);
  }

  /** Whether a coach is the user's, who decides for himself where he works. */
  isOwn(id: CoachId): boolean {
    return this.input.own?.coach === id;
  }

  /** Returns a job's appeal: prestige, and a power conference. */
  appeal(team: TeamId): number {
    return mustGet(this.appeals, team);
  }

  /** Ends a job, leaving its coach without one. */
  end(job: CoachJob, end: JobEnd): void {
    const over = { ...job, until: this.input.year, end };
    this.changed.push(over);
    mustGet(this.staffs, job.team)[job.role] = null;
    this.jobs.delete(job.coach);
    // A head coach who was just fired, or a coach off to the NFL, waits at least a year.
    if (end === 'nfl' || (end === 'fired' && job.role === 'head')) this.settled.add(job.coach);
    if (end === 'head_coach') this.stranded.set(`${job.team} ${job.role}`, this.coach(job.coach));
    if (end === 'retired') this.retire(job.coach);
    else if (end !== 'hired_away' && end !== 'promoted') this.jobless.push(this.coach(job.coach));
  }

  /** Retires a coach. */
  retire(id: CoachId): void {
    this.fresh.set(id, { ...this.coach(id), retired: this.input.year });
  }

  /** Hires a coach from next season on. */
  hire(coach: Coach, team: TeamId, role: CoachRole, front: CoachJob['front']): void {
    const job = { ...newJob({ coach: coach.id, team, role, since: this.input.year + 1 }), front };
    this.changed.push(job);
    mustGet(this.staffs, team)[role] = job;
    this.jobs.set(coach.id, job);
    this.settled.add(coach.id);
  }

  /** Returns the chance that a head coach is fired after the season. */
  seat(job: CoachJob): number {
    const program = mustGet(this.programs, job.team);
    return chanceOfFiring({ ...program, tenure: this.input.year - job.since + 1 }, this.input.tuning);
  }

  /** Returns a coach's reputation with programs, in wins per 12 games. */
  value(id: CoachId): number {
    const known = this.values.get(id);
    if (known !== undefined) return known;
    const { year, surprises, seed, tuning } = this.input;
    const record = reputationOf(this.ranks.career(id), year, surprises, tuning);
    const value = record + promiseOf(this.coach(id), seed, tuning) + this.season(id);
    this.values.set(id, value);
    return value;
  }

  /** Returns what this season adds to a head coach's reputation: winning draws interest, whatever was expected. */
  private season(id: CoachId): number {
    const job = this.jobs.get(id);
    if (job?.role !== 'head') return 0;
    return this.knobs.search.winning * this.knobs.leave.games * (shareOf(mustGet(this.programs, job.team)) - 0.5);
  }

  /** Returns the program the user's coach leads next season; null: none. */
  ownTeam(): TeamId | null {
    const { own } = this.input;
    const job = own === undefined ? undefined : this.jobs.get(own.coach);
    return job?.role === 'head' ? job.team : null;
  }

  /** Returns the user's plan for a coordinator job; undefined if the staff decides or the program is not his. */
  plan(team: TeamId, side: StaffSide) {
    return team === this.ownTeam() ? this.input.own?.staff(team)[side] : undefined;
  }

  /** Whether the user has re-signed this coordinator, who then turns down the same job elsewhere. */
  private isKept(job: CoachJob): boolean {
    if (job.role === 'head') return false;
    const plan = this.plan(job.team, job.role);
    return plan?.act === 'keep' && plan.coach === job.coach;
  }

  /** Whether a coach would leave his job for this one. */
  wouldCome(id: CoachId, team: TeamId, role: CoachRole): boolean {
    const job = this.jobs.get(id);
    if (this.settled.has(id) || this.isOwn(id)) return false;
    if (job === undefined) return true;
    const step = this.appeal(team) - this.appeal(job.team);
    const { up, down, promotion } = this.knobs.search;
    if (job.role !== 'head') return role === 'head' ? step >= 0 - promotion : step >= up && !this.isKept(job);
    if (role !== 'head' || step < 0 - down) return false;
    return step >= up || this.seat(job) > this.knobs.search.hotSeat;
  }

  /** Returns a few coaches from outside FBS who want a job. */
  outsiders(team: TeamId, role: CoachRole, side: StaffSide | null): Coach[] {
    const { year } = this.input;
    const dice = this.dice('outside', team, role);
    const count = this.knobs.search.outsiders;
    const own = role !== 'head' && team === this.ownTeam();
    const first = own ? this.firstOwn + STAFF_SIDES.indexOf(role) * count : this.nextId;
    return Array.from({ length: count }, (_, at) => {
      const up = side ?? (dice.chance(0.5) ? 'offense' : 'defense');
      const age = role === 'head' ? this.knobs.age : this.knobs.coordinators.age;
      return drawCoach(first + at, up, year + 1, age, this.input);
    });
  }

  /** Returns the best candidate for a job as the program sees it; undefined if there is none. */
  best(candidates: readonly Coach[], team: TeamId, dice: Stream): Found | undefined {
    let best: Found | undefined;
    for (const coach of candidates) {
      this.look(coach);
      const worth = this.worth(coach, team, dice);
      if (best === undefined || worth > best.worth) best = { coach, worth };
    }
    for (const coach of candidates) if (coach !== best?.coach && !this.isKnown(coach.id)) this.forget(coach.id);
    return best;
  }

  /** Whether a coach has held an FBS job, or was hired into one this year. */
  private isKnown(id: CoachId): boolean {
    return this.ranks.has(id) || this.fresh.has(id);
  }

  /** Registers a candidate, who may be from outside FBS. */
  private look(coach: Coach): void {
    if (!this.isKnown(coach.id)) this.outside.set(coach.id, coach);
  }

  /** Returns candidates as the user sees them, best reputation first. */
  asSeen(candidates: readonly Coach[]): StaffCandidate[] {
    const seen = candidates.map((coach): StaffCandidate => {
      this.look(coach);
      return { coach, value: this.value(coach.id) };
    });
    return seen.sort((a, b) => b.value - a.value || a.coach.id - b.coach.id);
  }

  /** Returns what a program thinks of a candidate: his record, its own preferences, and a bonus for its own coaches. */
  private worth(coach: Coach, team: TeamId, dice: Stream): number {
    const { taste, school, inside } = this.knobs.search;
    const own = this.jobs.get(coach.id)?.team === team ? inside : 0;
    const known = this.value(coach.id) + dice.normal(0, taste) + own + (coach.school === team ? school : 0);
    return known - this.knobs.search.buyout * this.priceOf(coach.id, team);
  }

  /** Returns what a program must pay to hire a head coach away, in seasons of its usual pay. */
  private priceOf(id: CoachId, team: TeamId): number {
    const job = this.jobs.get(id);
    const buyout = job?.role === 'head' ? (mustGet(this.programs, job.team).buyout ?? 0) : 0;
    return buyout === 0 ? 0 : buyout / payOf('head', mustGet(this.programs, team), this.input.year, this.input.tuning);
  }

  /** Returns how many wins per 12 games a program prefers the user over the coach it found. */
  interestIn(id: CoachId, team: TeamId, found: Found): number {
    return this.worth(this.coach(id), team, this.dice('player', team)) - found.worth;
  }

  /** Drops outsiders who were not hired. */
  private forget(id: CoachId): void {
    this.outside.delete(id);
    this.values.delete(id);
  }

  /** Removes a coach from his job; returns the job he leaves. */
  take(coach: Coach, end: JobEnd): CoachJob | null {
    const job = this.jobs.get(coach.id) ?? null;
    if (job) this.end(job, end);
    else if (!this.isKnown(coach.id)) this.admit(coach);
    else this.jobless.splice(this.jobless.indexOf(coach), 1);
    return job;
  }

  /** Gives a coach from outside FBS a permanent id. */
  private admit(coach: Coach): void {
    this.fresh.set(coach.id, coach);
    this.nextId = Math.max(this.nextId, coach.id + 1);
  }
}
