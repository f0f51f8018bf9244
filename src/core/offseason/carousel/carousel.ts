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
import { itemAt, mustGet, mustHave } from '../../model/lists.ts';
import type { Stream } from '../../random/stream.ts';
import { orAlike } from '../../random/weights.ts';
import { chanceToRetire, seatDraws, shareOf } from './expectation.ts';
import {
  type CarouselInput,
  type Found,
  JobMarket,
  type Opening,
  type OwnSeat,
  type StaffCandidate,
} from './market.ts';

/** Where a program can find a head coach. */
const HEAD_SOURCES = ['powerHead', 'otherHead', 'former', 'coordinator', 'outside'] as const;
type HeadSource = (typeof HEAD_SOURCES)[number];

/** Where a head coach can find a coordinator. */
const COORDINATOR_SOURCES = ['coordinator', 'jobless', 'outside'] as const;

const ROLES: readonly CoachRole[] = ['head', ...STAFF_SIDES];

/** A year's coaching changes: departures, hires, and assistants who follow a head coach. */
class Carousel {
  private readonly market: JobMarket;
  private readonly input: CarouselInput;
  private readonly knobs: JobMarket['knobs'];
  private readonly openings: Opening[] = [];
  private readonly candidates: Partial<Record<StaffSide, StaffCandidate[]>> = {};

  constructor(market: JobMarket) {
    this.market = market;
    this.input = market.input;
    this.knobs = market.knobs;
  }

  run(): CarouselResult {
    this.closePrograms();
    const vacant = this.headsGo();
    const moves = this.fillHeads(vacant);
    const open = this.coordinatorsGo(moves);
    this.follow(moves, open);
    this.fillCoordinators(open);
    this.giveUpCoaching();
    const { openings, candidates } = this;
    return { coaches: [...this.market.fresh.values()], jobs: this.market.changed, openings, candidates };
  }

  /** Ends every staff job at programs that drop FBS football. */
  private closePrograms(): void {
    for (const { team } of this.input.programs) {
      if (this.input.stay.has(team)) continue;
      for (const role of ROLES) {
        const job = mustGet(this.market.staffs, team)[role];
        if (job) this.market.end(job, 'program');
      }
    }
  }

  /** Returns the programs that need a head coach after firings, retirements and departures for the NFL. */
  private headsGo(): TeamId[] {
    const vacant: TeamId[] = [];
    for (const { team } of this.input.programs) {
      if (!this.input.stay.has(team)) continue;
      const job = mustGet(this.market.staffs, team).head;
      const end = job && this.endOf(job);
      if (job && end) this.market.end(job, end);
      if (!job || end) vacant.push(team);
    }
    return [
      ...vacant,
      ...this.input.join.map(({ team }) => team).filter((team) => mustGet(this.market.staffs, team).head === null),
    ];
  }

  /** Returns why a head coach is out after the season, apart from offers elsewhere; null if he stays. */
  private endOf(job: CoachJob): JobEnd | null {
    if (this.market.isOwn(job.coach)) return this.ownEnd(job);
    if (this.market.isHeld(job.coach)) return null;
    const dice = seatDraws(this.input.seed, this.input.year, job.team);
    const [fired, old, nfl] = [dice.float(), dice.float(), dice.float()];
    if (fired < this.market.seat(job)) return 'fired';
    const { born } = this.market.coach(job.coach);
    if (old < chanceToRetire(this.input.year - born, this.input.tuning)) return 'retired';
    const fame = Math.max(0, this.market.value(job.coach));
    return nfl < this.knobs.leave.nfl * fame ? 'nfl' : null;
  }

  /** Returns why the user's coach loses or gives up his job; null if he keeps it. */
  private ownEnd({ team }: CoachJob): JobEnd | null {
    const { seed, year } = this.input;
    if (seatDraws(seed, year, team).float() < this.own.firing) return 'fired';
    return this.giveUp();
  }

  /** The user's coach, wherever it has been checked that there is one. */
  private get own(): OwnSeat {
    return mustHave(this.input.own, 'coach of the user');
  }

  private headCandidates(source: HeadSource, team: TeamId): Coach[] {
    if (source === 'outside') return this.market.outsiders(team, 'head', null);
    if (source === 'former')
      return this.market.jobless.filter(
        ({ id }) => this.market.ranks.hasLed(id) && this.market.wouldCome(id, team, 'head'),
      );
    // A program about to fire its coach does not lose him to another.
    const wanted = ({ role, team: at, coach }: CoachJob): boolean =>
      source === 'coordinator'
        ? role !== 'head'
        : role === 'head' &&
          mustGet(this.market.programs, at).power === (source === 'powerHead') &&
          this.market.value(coach) >= this.knobs.search.hiredAway;
    const out: Coach[] = [];
    for (const [id, job] of this.market.jobs) {
      if (wanted(job) && job.team !== team && this.market.wouldCome(id, team, 'head')) out.push(this.market.coach(id));
      else if (source === 'coordinator' && job.team === team && job.role !== 'head' && !this.market.settled.has(id))
        out.push(this.market.coach(id));
    }
    return out;
  }

  /**
   * Fills every head coaching vacancy, the most attractive first; hiring a coach away opens another. Returns where each
   * hire came from.
   */
  private fillHeads(vacant: TeamId[]): Map<TeamId, TeamId | null> {
    const from = new Map<TeamId, TeamId | null>();
    const open = new Set(vacant);
    while (open.size > 0) {
      const team = [...open].reduce((a, b) => (this.market.appeal(b) > this.market.appeal(a) ? b : a));
      open.delete(team);
      const left = this.hireHead(team);
      from.set(team, left?.role === 'head' ? left.team : null);
      if (left?.role === 'head') open.add(left.team);
    }
    return from;
  }

  /** Gives the user a job that is open to him; the one he leaves, if any, opens up. */
  private hirePlayer(id: CoachId, team: TeamId): CoachJob | null {
    return this.signHead(this.market.coach(id), team);
  }

  /** Returns how a job ends when its coach becomes a head coach elsewhere. */
  private readonly headEnd = (id: CoachId): JobEnd =>
    this.market.jobs.get(id)?.role === 'head' ? 'hired_away' : 'promoted';

  /** Returns the job the user takes; undefined: none. */
  private taken(): { take: TeamId; role: CoachRole } | undefined {
    const choice = this.input.own?.choice;
    return choice == null || choice === 'retire' ? undefined : choice;
  }

  /** Records what a program that has hired a coach thinks of the user. */
  private note(team: TeamId, source: HeadSource, found: Found): void {
    const { own } = this.input;
    if (own === undefined) return;
    const kind = this.kindOf(own.coach);
    const looked = source === kind || (kind === 'former' && source === 'outside');
    // A program that searched elsewhere would compare him with the best coach of his own kind.
    const rival = looked ? undefined : this.market.best(this.headCandidates(kind, team), team, this.kindDice(team));
    const standard = rival !== undefined && rival.worth > found.worth ? rival : found;
    const interest = this.market.interestIn(own.coach, team, standard);
    this.openings.push({
      team,
      role: 'head',
      appeal: this.market.appeal(team),
      hired: found.coach.id,
      looked,
      interest,
      wanted: this.isWanted(own.coach),
    });
  }

  private readonly kindDice = (team: TeamId): Stream => this.market.dice('player', team, 'kind');

  /** Returns the group in which a program would look for this coach. */
  private kindOf(id: CoachId): HeadSource {
    const job = this.market.jobs.get(id);
    if (job === undefined) return this.market.ranks.hasLed(id) ? 'former' : 'coordinator';
    if (job.role !== 'head') return 'coordinator';
    return mustGet(this.market.programs, job.team).power ? 'powerHead' : 'otherHead';
  }

  /** Whether programs would hire a coach away: never one his own program would rather be rid of. */
  private isWanted(id: CoachId): boolean {
    return this.market.jobs.get(id)?.role !== 'head' || this.market.value(id) >= this.knobs.search.hiredAway;
  }

  private hireHead(team: TeamId): CoachJob | null {
    const { own } = this.input;
    const taken = this.taken();
    if (own !== undefined && taken?.take === team && taken.role === 'head') return this.hirePlayer(own.coach, team);
    const forked = this.market.forkedHire(team, 'head');
    if (forked !== undefined) return this.signHead(forked, team);
    const dice = this.market.dice('search', team);
    const weights: Record<HeadSource, number> = {
      ...this.knobs.search[mustGet(this.market.programs, team).power ? 'ofPower' : 'ofOthers'],
    };
    for (;;) {
      // There is always a candidate from outside FBS.
      const left = HEAD_SOURCES.some((each) => weights[each] > 0);
      const source = left ? itemAt(HEAD_SOURCES, dice.weighted(HEAD_SOURCES.map((each) => weights[each]))) : 'outside';
      const found = this.market.best(this.headCandidates(source, team), team, dice);
      weights[source] = 0;
      if (found === undefined && left) continue;
      if (found === undefined) throw new Error(`no coach would lead ${team}`);
      this.note(team, source, found);
      return this.signHead(found.coach, team);
    }
  }

  /** Signs a head coach for a program. Returns the job he leaves. */
  private signHead(coach: Coach, team: TeamId): CoachJob | null {
    const job = this.market.take(coach, this.headEnd(coach.id));
    this.market.hire(coach, team, 'head', null);
    return job;
  }

  /** Returns the coordinator jobs left open by moves with a head coach, firings and promotions. */
  private coordinatorsGo(moves: ReadonlyMap<TeamId, unknown>): Set<string> {
    const open = new Set<string>();
    for (const [team, staff] of this.market.staffs) {
      if (!this.input.stay.has(team) && !this.input.join.some((each) => each.team === team)) continue;
      for (const side of STAFF_SIDES) {
        const job = staff[side];
        const end = job && this.coordinatorEnd(job, moves.has(team));
        if (job && end) this.market.end(job, end);
        if (!job || end) open.add(`${team} ${side}`);
      }
    }
    return open;
  }

  private coordinatorEnd(job: CoachJob, alone: boolean): JobEnd | null {
    const knobs = this.knobs.coordinators;
    const dice = this.market.dice(job.team, job.role);
    const [follows, fails, old] = [dice.float(), dice.float(), dice.float()];
    const { born } = this.market.coach(job.coach);
    const retired = old < chanceToRetire(this.input.year - born, this.input.tuning) ? 'retired' : null;
    if (this.market.isHeld(job.coach)) return null;
    if (this.market.isOwn(job.coach) && this.own.safe) return this.giveUp();
    const plan = this.market.plan(job.team, job.role as StaffSide);
    if (plan !== undefined) return plan.act === (plan.coach === job.coach ? 'release' : 'hire') ? 'fired' : retired;
    if (alone && follows < knobs.withHead) return 'head_coach';
    const won = shareOf(mustGet(this.market.programs, job.team));
    if (fails < 1 / (1 + Math.exp(knobs.losing * this.knobs.leave.games * (won - 0.5) - knobs.base))) return 'fired';
    return this.market.isOwn(job.coach) ? this.giveUp() : retired;
  }

  /** Whether the user's coach retires. */
  private readonly giveUp = (): JobEnd | null => (this.own.choice === 'retire' ? 'retired' : null);

  /** Moves coordinators with a head coach to his new program. */
  private follow(moves: ReadonlyMap<TeamId, TeamId | null>, open: Set<string>): void {
    for (const [team, old] of moves) {
      if (old === null) continue;
      for (const side of STAFF_SIDES) {
        const coach = this.market.stranded.get(`${old} ${side}`);
        if (!coach || this.market.settled.has(coach.id) || !open.has(`${team} ${side}`)) continue;
        // The user gets an offer like any other instead.
        if (this.market.isOwn(coach.id)) continue;
        // The user has already picked a coordinator, perhaps this one.
        if (this.market.plan(team, side) !== undefined) continue;
        if (!this.market.dice(team, side, 'follows').chance(this.knobs.coordinators.follows)) continue;
        this.market.jobless.splice(this.market.jobless.indexOf(coach), 1);
        this.market.hire(coach, team, side, side === 'defense' ? coach.front : null);
        open.delete(`${team} ${side}`);
      }
    }
  }

  /** Fills the open coordinator jobs, the most attractive first; a promotion opens another. */
  private fillCoordinators(open: Set<string>): void {
    const list = [...open].map((each) => each.split(' ') as [TeamId, StaffSide]);
    list.sort(([a], [b]) => this.market.appeal(b) - this.market.appeal(a));
    for (const [team, side] of list) {
      const left = this.hireCoordinator(team, side);
      if (left) list.push([left.team, left.role as StaffSide]);
    }
  }

  private hireCoordinator(team: TeamId, side: StaffSide): CoachJob | null {
    const taken = this.taken();
    if (taken?.take === team && taken.role === side)
      return this.signCoordinator(this.market.coach(this.own.coach), team, side);
    const forked = this.market.forkedHire(team, side);
    if (forked !== undefined) return this.signCoordinator(forked, team, side);
    const chosen = this.chosenCoordinator(team, side);
    if (chosen !== undefined) return this.signCoordinator(chosen, team, side);
    const dice = this.market.dice('search', team, side);
    const weights = orAlike(Float64Array.from(COORDINATOR_SOURCES, (source) => this.knobs.coordinators[source]));
    const source = itemAt(COORDINATOR_SOURCES, dice.weighted(weights));
    const found = this.market.best(this.coordinatorCandidates(source, team, side, dice), team, dice);
    const hired =
      found ?? mustHave(this.market.best(this.market.outsiders(team, side, side), team, dice), 'outside candidate');
    this.noteCoordinator(team, side, hired);
    const { coach } = hired;
    return this.signCoordinator(coach, team, side, dice);
  }

  /**
   * Records what a head coach who has hired a coordinator thinks of the user, if he came up on that side of the ball.
   */
  private noteCoordinator(team: TeamId, role: StaffSide, found: Found): void {
    const { own } = this.input;
    if (own === undefined || this.market.coach(own.coach).side !== role) return;
    const interest = this.market.interestIn(own.coach, team, found);
    const appeal = this.market.appeal(team);
    this.openings.push({ team, role, appeal, hired: found.coach.id, looked: true, interest, wanted: true });
  }

  /** Hires a coordinator; returns the job he leaves. */
  private signCoordinator(
    coach: Coach,
    team: TeamId,
    side: StaffSide,
    dice = this.market.dice('search', team, side),
  ): CoachJob | null {
    const job = this.market.take(coach, 'hired_away');
    this.market.hire(coach, team, side, side === 'defense' ? this.frontOf(coach, team, dice) : null);
    return job;
  }

  /** Records the candidates the user's coach could hire; returns the one he chose, if still available. */
  private chosenCoordinator(team: TeamId, side: StaffSide): Coach | undefined {
    if (team !== this.market.ownTeam()) return undefined;
    const seen = this.market.asSeen(this.freeCoordinators(team, side));
    this.candidates[side] = seen;
    const plan = this.market.plan(team, side);
    return plan?.act === 'hire' ? seen.find(({ coach }) => coach.id === plan.coach)?.coach : undefined;
  }

  /** Returns every coach who would take a coordinator job. */
  private freeCoordinators(team: TeamId, side: StaffSide): Coach[] {
    const out = this.jobless(team, side);
    for (const [id, job] of this.market.jobs)
      if (job.role === side && this.market.wouldCome(id, team, side)) out.push(this.market.coach(id));
    return [...out, ...this.market.outsiders(team, side, side)];
  }

  /** Whether the user just fired this coach from the job. */
  private isReleased(id: CoachId, team: TeamId, side: StaffSide): boolean {
    const plan = this.market.plan(team, side);
    return plan?.act === 'release' && plan.coach === id;
  }

  /** Returns the jobless coordinators of a side who can take a job, except one the user just fired from it. */
  private jobless(team: TeamId, side: StaffSide): Coach[] {
    const { jobless, settled } = this.market;
    const free = ({ id }: Coach): boolean => !settled.has(id) && !this.market.isOwn(id);
    return jobless.filter((coach) => coach.side === side && free(coach) && !this.isReleased(coach.id, team, side));
  }

  /** Returns the front a new coordinator plays: his own, or often the one his players know if the head coach stays. */
  private frontOf(coach: Coach, team: TeamId, dice: Stream): CoachJob['front'] {
    const sameHead = (mustGet(this.market.staffs, team).head?.since ?? 0) <= this.input.year;
    const last = this.market.changed.findLast((job) => job.team === team && job.role === 'defense' && job.end !== null);
    return sameHead && last && dice.chance(this.input.tuning.schemes.kept) ? last.front : coach.front;
  }

  private coordinatorCandidates(
    source: (typeof COORDINATOR_SOURCES)[number],
    team: TeamId,
    side: StaffSide,
    dice: Stream,
  ): Coach[] {
    if (source === 'outside') return this.market.outsiders(team, side, side);
    if (source === 'jobless') return this.some(this.jobless(team, side), dice);
    const employed: Coach[] = [];
    for (const [id, job] of this.market.jobs)
      if (job.role === side && this.market.wouldCome(id, team, side)) employed.push(this.market.coach(id));
    return this.some(employed, dice);
  }

  /** Picks as many candidates as a search looks at. */
  private some(all: readonly Coach[], dice: Stream): Coach[] {
    const { looks } = this.knobs.search;
    return all.length <= looks ? [...all] : Array.from({ length: looks }, () => itemAt(all, dice.int(all.length)));
  }

  /** Retires some jobless coaches, and all of those past retirement age. */
  private giveUpCoaching(): void {
    for (const { id, born } of this.market.jobless) {
      if (this.market.jobs.has(id)) continue;
      if (this.market.isOwn(id)) {
        if (this.own.choice === 'retire') this.market.retire(id);
        continue;
      }
      const done = this.market.dice('gives up', id).chance(this.knobs.search.givesUp);
      if (done || this.input.year - born >= this.knobs.leave.oldAge) this.market.retire(id);
    }
  }
}

/** The carousel's changes, and the jobs it filled if the user is one of the coaches. */
export interface CarouselResult extends StaffChanges {
  /** In the order they were filled. */
  openings: Opening[];
  /** Candidates for an open job on the user's staff, best reputation first. */
  candidates: Partial<Record<StaffSide, StaffCandidate[]>>;
}

/** Runs the coaching carousel after a season: every program that plays on has a full staff for the next. */
export function runCarousel(ranks: CoachingRanks, input: CarouselInput): CarouselResult {
  return new Carousel(new JobMarket(ranks, input)).run();
}
