import {
  type Coach,
  type CoachId,
  type CoachJob,
  type CoachRole,
  type JobEnd,
  STAFF_SIDES,
  type StaffChanges,
  type StaffSide,
} from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { TeamId } from '../../model/ids.ts';
import { type Stream, stream } from '../../random/stream.ts';
import { orAlike } from '../../random/weights.ts';
import { chanceOfFiring, chanceToRetire, shareOf } from './expectation.ts';
import { type CoachSource, drawCoach, promiseOf } from './people.ts';
import type { ProgramSeason } from './programs.ts';
import { reputationOf, type Surprises } from './reputation.ts';

/** What a year's changes of staffs follow from. */
export interface CarouselInput extends CoachSource {
  /** The season that is over. */
  year: number;
  /** Every program of that season. */
  programs: readonly ProgramSeason[];
  /** Programs that play on in FBS next season. */
  stay: ReadonlySet<TeamId>;
  /** Programs that join FBS next season. */
  join: readonly ProgramSeason[];
  surprises: Surprises;
}

/** Where a program looks for a head coach. */
const HEAD_SOURCES = ['powerHead', 'otherHead', 'former', 'coordinator', 'outside'] as const;
type HeadSource = (typeof HEAD_SOURCES)[number];

/** Where a head coach looks for a coordinator. */
const COORDINATOR_SOURCES = ['coordinator', 'jobless', 'outside'] as const;

type Staff = Record<CoachRole, CoachJob | null>;

const ROLES: readonly CoachRole[] = ['head', ...STAFF_SIDES];

/** A year's changes of staffs: who goes, who comes, and who follows whom. */
class Carousel {
  private readonly input: CarouselInput;
  private readonly ranks: CoachingRanks;
  private readonly k: CarouselInput['tuning']['coaches'];
  private readonly programs: Map<TeamId, ProgramSeason>;
  private readonly staffs = new Map<TeamId, Staff>();
  /** Who has a job, and which. */
  private readonly jobs = new Map<CoachId, CoachJob>();
  private readonly jobless: Coach[] = [];
  private readonly values = new Map<CoachId, number>();
  private readonly settled = new Set<CoachId>();
  private readonly changed: CoachJob[] = [];
  private readonly people = new Map<CoachId, Coach>();
  private readonly fresh = new Map<CoachId, Coach>();
  private nextId: CoachId;

  constructor(ranks: CoachingRanks, input: CarouselInput) {
    this.ranks = ranks;
    this.input = input;
    this.k = input.tuning.coaches;
    this.nextId = ranks.nextId();
    const all = [...input.programs, ...input.join];
    this.programs = new Map(all.map((program) => [program.team, program]));
    for (const { team } of all) this.staffs.set(team, { head: null, offense: null, defense: null });
    for (const job of ranks.held()) this.place(job);
    for (const coach of ranks.coaches()) {
      this.people.set(coach.id, coach);
      if (coach.retired === null && !this.jobs.has(coach.id)) this.jobless.push(coach);
      if (this.firedEarly(coach.id)) this.settled.add(coach.id);
    }
  }

  /** Whether a head coach was let go during the season: he waits a year as others do who were let go after it. */
  private firedEarly(id: CoachId): boolean {
    const { year } = this.input;
    return this.ranks
      .career(id)
      .some(({ until, end, lastWeek }) => until === year && end === 'fired' && lastWeek !== null);
  }

  /** Notes who has a job. */
  private place(job: CoachJob): void {
    this.staffs.get(job.team)![job.role] = job;
    this.jobs.set(job.coach, job);
  }

  run(): StaffChanges {
    this.closePrograms();
    const vacant = this.headsGo();
    const moves = this.fillHeads(vacant);
    const open = this.coordinatorsGo(moves);
    this.follow(moves, open);
    this.fillCoordinators(open);
    this.leaveTheTrade();
    return { coaches: [...this.fresh.values()], jobs: this.changed };
  }

  private dice(...path: (string | number)[]): Stream {
    return stream(this.input.seed, 'carousel', this.input.year, ...path);
  }

  /** What makes a job attractive: prestige, and a power conference. */
  private appeal(team: TeamId): number {
    const { standing, power } = this.programs.get(team)!;
    return standing + (power ? this.k.search.power : 0);
  }

  private end(job: CoachJob, end: JobEnd): void {
    const over = { ...job, until: this.input.year, end };
    this.changed.push(over);
    this.staffs.get(job.team)![job.role] = null;
    this.jobs.delete(job.coach);
    // Who has just lost a team, or left for the NFL, waits a year at least.
    if (end === 'nfl' || (end === 'fired' && job.role === 'head')) this.settled.add(job.coach);
    if (end === 'retired') this.retire(job.coach);
    else if (end !== 'hired_away' && end !== 'promoted') this.jobless.push(this.people.get(job.coach)!);
  }

  private retire(id: CoachId): void {
    const coach = { ...this.people.get(id)!, retired: this.input.year };
    this.people.set(id, coach);
    this.fresh.set(id, coach);
  }

  private hire(coach: Coach, team: TeamId, role: CoachRole, front: CoachJob['front']): void {
    const since = this.input.year + 1;
    const job: CoachJob = {
      coach: coach.id,
      team,
      role,
      since,
      fromWeek: 0,
      until: null,
      lastWeek: null,
      end: null,
      front,
      wins: 0,
      losses: 0,
    };
    this.changed.push(job);
    this.staffs.get(team)![role] = job;
    this.jobs.set(coach.id, job);
    this.settled.add(coach.id);
  }

  /** Programs that give up FBS football let everyone go. */
  private closePrograms(): void {
    for (const { team } of this.input.programs) {
      if (this.input.stay.has(team)) continue;
      for (const role of ROLES) {
        const job = this.staffs.get(team)![role];
        if (job) this.end(job, 'program');
      }
    }
  }

  /** The programs that need a head coach once some are let go, some retire, and a few leave for the NFL. */
  private headsGo(): TeamId[] {
    const vacant: TeamId[] = [];
    for (const { team } of this.input.programs) {
      if (!this.input.stay.has(team)) continue;
      const job = this.staffs.get(team)!.head;
      const end = job && this.endOf(job);
      if (job && end) this.end(job, end);
      if (!job || end) vacant.push(team);
    }
    return [
      ...vacant,
      ...this.input.join.map(({ team }) => team).filter((team) => this.staffs.get(team)!.head === null),
    ];
  }

  /** Why a head coach is gone after the season, whoever else may want him; null: he is not. */
  private endOf(job: CoachJob): JobEnd | null {
    const dice = this.dice(job.team, 'seat');
    const [fired, old, nfl] = [dice.float(), dice.float(), dice.float()];
    if (fired < this.seat(job)) return 'fired';
    const { born } = this.people.get(job.coach)!;
    if (old < chanceToRetire(this.input.year - born, this.input.tuning)) return 'retired';
    const fame = Math.max(0, this.value(job.coach));
    return nfl < this.k.leave.nfl * fame ? 'nfl' : null;
  }

  private seat(job: CoachJob): number {
    const program = this.programs.get(job.team)!;
    return chanceOfFiring({ ...program, tenure: this.input.year - job.since + 1 }, this.input.tuning);
  }

  /** What programs think of a coach, in wins of 12 a season. */
  private value(id: CoachId): number {
    const known = this.values.get(id);
    if (known !== undefined) return known;
    const { year, surprises, seed, tuning } = this.input;
    const record = reputationOf(this.ranks.career(id), year, surprises, tuning);
    const value = record + promiseOf(this.people.get(id)!, seed, tuning) + this.season(id);
    this.values.set(id, value);
    return value;
  }

  /** What a head coach's season adds to that: a winner is wanted, whatever was expected. */
  private season(id: CoachId): number {
    const job = this.jobs.get(id);
    if (job?.role !== 'head') return 0;
    return this.k.search.winning * this.k.leave.games * (shareOf(this.programs.get(job.team)!) - 0.5);
  }

  /** Whether somebody would leave his job for another. */
  private wouldCome(id: CoachId, team: TeamId, role: CoachRole): boolean {
    const job = this.jobs.get(id);
    if (this.settled.has(id)) return false;
    if (job === undefined) return true;
    const step = this.appeal(team) - this.appeal(job.team);
    const { up, down, promotion } = this.k.search;
    if (job.role !== 'head') return step >= (role === 'head' ? 0 - promotion : up);
    return role === 'head' && step >= (this.seat(job) > this.k.search.hotSeat ? 0 - down : up);
  }

  private candidates(source: HeadSource, team: TeamId): Coach[] {
    if (source === 'outside') return this.outsiders(team, 'head', null);
    if (source === 'former')
      return this.jobless.filter(({ id }) => this.hasLed(id) && this.wouldCome(id, team, 'head'));
    const wanted = ({ role, team: at }: CoachJob): boolean =>
      source === 'coordinator'
        ? role !== 'head'
        : role === 'head' && this.programs.get(at)!.power === (source === 'powerHead');
    const out: Coach[] = [];
    for (const [id, job] of this.jobs) {
      if (wanted(job) && job.team !== team && this.wouldCome(id, team, 'head')) out.push(this.people.get(id)!);
      else if (source === 'coordinator' && job.team === team && job.role !== 'head' && !this.settled.has(id))
        out.push(this.people.get(id)!);
    }
    return out;
  }

  private hasLed(id: CoachId): boolean {
    return this.ranks.career(id).some(({ role, fromWeek }) => role === 'head' && fromWeek === 0);
  }

  /** A few coaches from outside FBS who want a job. */
  private outsiders(team: TeamId, role: CoachRole, side: StaffSide | null): Coach[] {
    const { year } = this.input;
    const dice = this.dice('outside', team, role);
    const count = this.k.search.outsiders;
    return Array.from({ length: count }, (_, at) => {
      const up = side ?? (dice.chance(0.5) ? 'offense' : 'defense');
      const age = role === 'head' ? this.k.age : this.k.coordinators.age;
      return drawCoach(this.nextId + at, up, year + 1, age, this.input);
    });
  }

  /** The best of some coaches for a job, as the program sees them; undefined: there is nobody. */
  private best(candidates: readonly Coach[], team: TeamId, dice: Stream): Coach | undefined {
    const { taste, school, inside } = this.k.search;
    let [best, most] = [undefined as Coach | undefined, Number.NEGATIVE_INFINITY];
    for (const coach of candidates) {
      const own = this.jobs.get(coach.id)?.team === team ? inside : 0;
      if (!this.people.has(coach.id)) this.people.set(coach.id, coach);
      const worth = this.value(coach.id) + dice.normal(0, taste) + own + (coach.school === team ? school : 0);
      if (worth > most) [best, most] = [coach, worth];
    }
    for (const coach of candidates) if (coach !== best && coach.id >= this.nextId) this.forget(coach.id);
    return best;
  }

  /** Outsiders who were not hired stay unknown. */
  private forget(id: CoachId): void {
    this.people.delete(id);
    this.values.delete(id);
  }

  /** Takes somebody from where he was; answers the job he leaves. */
  private take(coach: Coach, end: JobEnd): CoachJob | null {
    const job = this.jobs.get(coach.id) ?? null;
    if (job) this.end(job, end);
    else if (coach.id >= this.nextId) this.admit(coach);
    else this.jobless.splice(this.jobless.indexOf(coach), 1);
    return job;
  }

  /** Gives somebody from outside his number for good. */
  private admit(coach: Coach): void {
    this.fresh.set(coach.id, coach);
    this.nextId = coach.id + 1;
  }

  /** Fills every vacancy, the most attractive first; who is hired away leaves another. Answers who came from where. */
  private fillHeads(vacant: TeamId[]): Map<TeamId, TeamId | null> {
    const from = new Map<TeamId, TeamId | null>();
    const open = new Set(vacant);
    while (open.size > 0) {
      const team = [...open].reduce((a, b) => (this.appeal(b) > this.appeal(a) ? b : a));
      open.delete(team);
      const left = this.hireHead(team);
      from.set(team, left?.role === 'head' ? left.team : null);
      if (left?.role === 'head') open.add(left.team);
    }
    return from;
  }

  private hireHead(team: TeamId): CoachJob | null {
    const dice = this.dice('search', team);
    const weights: Record<HeadSource, number> = {
      ...this.k.search[this.programs.get(team)!.power ? 'ofPower' : 'ofOthers'],
    };
    for (;;) {
      // Outside FBS there is always somebody.
      const left = HEAD_SOURCES.some((each) => weights[each] > 0);
      const source = left ? HEAD_SOURCES[dice.weighted(HEAD_SOURCES.map((each) => weights[each]))]! : 'outside';
      const coach = this.best(this.candidates(source, team), team, dice);
      weights[source] = 0;
      if (coach === undefined && left) continue;
      if (coach === undefined) throw new Error(`nobody would lead ${team}`);
      const job = this.take(coach, this.jobs.get(coach.id)?.role === 'head' ? 'hired_away' : 'promoted');
      this.hire(coach, team, 'head', null);
      return job;
    }
  }

  /** The coordinators' jobs that are open once some have gone with their head coach, been let go, or moved up. */
  private coordinatorsGo(moves: ReadonlyMap<TeamId, unknown>): Set<string> {
    const open = new Set<string>();
    for (const [team, staff] of this.staffs) {
      if (!this.input.stay.has(team) && !this.input.join.some((each) => each.team === team)) continue;
      for (const side of STAFF_SIDES) {
        const job = staff[side];
        const end = job && this.coordinatorEnd(job, moves.has(team));
        if (job && end) this.end(job, end);
        if (!job || end) open.add(`${team} ${side}`);
      }
    }
    return open;
  }

  private coordinatorEnd(job: CoachJob, alone: boolean): JobEnd | null {
    const k = this.k.coordinators;
    const dice = this.dice(job.team, job.role);
    const [follows, fails, old] = [dice.float(), dice.float(), dice.float()];
    if (alone && follows < k.withHead) return 'head_coach';
    const won = shareOf(this.programs.get(job.team)!);
    if (fails < 1 / (1 + Math.exp(k.losing * this.k.leave.games * (won - 0.5) - k.base))) return 'fired';
    const { born } = this.people.get(job.coach)!;
    return old < chanceToRetire(this.input.year - born, this.input.tuning) ? 'retired' : null;
  }

  /** Coordinators who go with a head coach to his new program. */
  private follow(moves: ReadonlyMap<TeamId, TeamId | null>, open: Set<string>): void {
    for (const [team, old] of moves) {
      if (old === null) continue;
      for (const side of STAFF_SIDES) {
        const coach = this.jobless.find(({ id }) =>
          this.changed.some(
            (job) => job.coach === id && job.team === old && job.role === side && job.end === 'head_coach',
          ),
        );
        if (!coach || this.settled.has(coach.id) || !open.has(`${team} ${side}`)) continue;
        if (!this.dice(team, side, 'follows').chance(this.k.coordinators.follows)) continue;
        this.jobless.splice(this.jobless.indexOf(coach), 1);
        this.hire(coach, team, side, side === 'defense' ? coach.front : null);
        open.delete(`${team} ${side}`);
      }
    }
  }

  /** Fills the open coordinators' jobs, the most attractive first; who moves up leaves another. */
  private fillCoordinators(open: Set<string>): void {
    const list = [...open].map((each) => each.split(' ') as [TeamId, StaffSide]);
    list.sort(([a], [b]) => this.appeal(b) - this.appeal(a));
    for (const [team, side] of list) {
      const left = this.hireCoordinator(team, side);
      if (left) list.push([left.team, left.role as StaffSide]);
    }
  }

  private hireCoordinator(team: TeamId, side: StaffSide): CoachJob | null {
    const dice = this.dice('search', team, side);
    const weights = orAlike(Float64Array.from(COORDINATOR_SOURCES, (source) => this.k.coordinators[source]));
    const source = COORDINATOR_SOURCES[dice.weighted(weights)]!;
    const found = this.best(this.coordinatorCandidates(source, team, side, dice), team, dice);
    const coach = found ?? this.best(this.outsiders(team, side, side), team, dice)!;
    const job = this.take(coach, 'hired_away');
    this.hire(coach, team, side, side === 'defense' ? this.frontOf(coach, team, dice) : null);
    return job;
  }

  /** The front a new coordinator plays: his own, or under the same head coach often the one his players know. */
  private frontOf(coach: Coach, team: TeamId, dice: Stream): CoachJob['front'] {
    const sameHead = (this.staffs.get(team)!.head?.since ?? 0) <= this.input.year;
    const last = this.changed.findLast((job) => job.team === team && job.role === 'defense' && job.end !== null);
    return sameHead && last && dice.chance(this.input.tuning.schemes.kept) ? last.front : coach.front;
  }

  private coordinatorCandidates(
    source: (typeof COORDINATOR_SOURCES)[number],
    team: TeamId,
    side: StaffSide,
    dice: Stream,
  ): Coach[] {
    if (source === 'outside') return this.outsiders(team, side, side);
    if (source === 'jobless')
      return this.some(
        this.jobless.filter((coach) => coach.side === side && !this.settled.has(coach.id)),
        dice,
      );
    const employed: Coach[] = [];
    for (const [id, job] of this.jobs)
      if (job.role === side && this.wouldCome(id, team, side)) employed.push(this.people.get(id)!);
    return this.some(employed, dice);
  }

  /** As many of some coaches as a search looks at. */
  private some(all: readonly Coach[], dice: Stream): Coach[] {
    const { looks } = this.k.search;
    return all.length <= looks ? [...all] : Array.from({ length: looks }, () => all[dice.int(all.length)]!);
  }

  /** Who has no job may give up on the trade; nobody coaches for ever. */
  private leaveTheTrade(): void {
    for (const { id, born } of this.jobless) {
      if (this.jobs.has(id)) continue;
      const done = this.dice('gives up', id).chance(this.k.search.givesUp);
      if (done || this.input.year - born >= this.k.leave.oldAge) this.retire(id);
    }
  }
}

/** The changes of staffs after a season: all programs that play on have a full staff for the next. */
export function turnCarousel(ranks: CoachingRanks, input: CarouselInput): StaffChanges {
  return new Carousel(ranks, input).run();
}
