import type { ClassState } from '../../model/class-state.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { CARES, OPINION_PARTS, type OpinionPart, type Target } from '../../model/recruiting.ts';
import { type Opinion, opinionOf } from '../opinions.ts';
import type { RecruitingCycle } from './cycle.ts';
import type { Recruit } from './draw.ts';
import { LastingOpinions, type Pursuit } from './pursuits.ts';
import { NO_TARGET } from './target.ts';

/** How the season is going for every program, in the order of `Book.teams`. */
export interface SeasonSoFar {
  /** Wins above expectation, per game. */
  surprise: Float64Array;
  /** Index of the user's program. */
  own: number;
  /** Worth of each program's NIL money for recruits; null before NIL. */
  money: Float64Array | null;
  /** Head coach appeal, SDs. */
  coach: Float64Array;
  /** 1 where the head coach has left since the class opened. */
  left: Uint8Array;
  /** The user's game in a period's week: 1 won, -1 lost, 0 no game. */
  result(period: number): number;
  /** Recruits, by number, whose signing is fixed by a fork, and the period from which it is. */
  settled?: ReadonlyMap<number, { team: number; period: number }>;
}

const WINNING = CARES.indexOf('winning');
const NIL = CARES.indexOf('nil');
const COACH = CARES.indexOf('coach');

/** Recruits' opinions of programs at this point of the season. */
export class Opinions {
  readonly cycle: RecruitingCycle;
  readonly state: ClassState;
  readonly season: SeasonSoFar;

  constructor(cycle: RecruitingCycle, state: ClassState, season: SeasonSoFar) {
    this.cycle = cycle;
    this.state = state;
    this.season = season;
  }

  /** The user's decision about a recruit; null for programs whose staff decides. */
  target(recruit: Recruit, team: number): Target | null {
    if (team !== this.season.own || this.state.board === null) return null;
    return this.state.board.targets.get(recruit.number) ?? NO_TARGET;
  }

  /** Returns the hours a staff has spent on a recruit so far. */
  staffHours(recruit: Recruit, pursuit: Pursuit): number {
    return pursuit.worth * this.state.hoursPerWorth[pursuit.team * POSITIONS.length + PLACE_OF[recruit.position]]!;
  }

  /** Returns the value of hours, log weight: each adds less than the one before, and silence costs. */
  private hoursValue(hours: number): number {
    const { pull, scale, silence, contact } = this.cycle.tuning.recruits.work;
    return pull * Math.log1p(hours / scale) - silence * Math.exp(0 - hours / contact);
  }

  /** Returns the average effort of the staffs recruiting him, log weight. */
  usualEffort(recruit: Recruit, pursuits: readonly Pursuit[] = this.cycle.pursuits[recruit.number - 1]!): number {
    let sum = 0;
    for (const pursuit of pursuits) sum += this.hoursValue(this.staffHours(recruit, pursuit) * pursuit.pitch);
    return pursuits.length === 0 ? 0 : sum / pursuits.length;
  }

  /** Returns the programs recruiting him: chosen by their staffs, or by the user for his own program. */
  suitors(
    recruit: Recruit,
    pursuits: readonly Pursuit[] = this.cycle.pursuits[recruit.number - 1]!,
  ): readonly Pursuit[] {
    const { own } = this.season;
    if (this.state.board === null) return pursuits;
    const others = pursuits.filter(({ team }) => team !== own);
    if (!this.target(recruit, own)!.offered) return others;
    return [
      ...others,
      pursuits.find(({ team }) => team === own) ?? new LastingOpinions(this.cycle, recruit).pursuitBy(own, 0),
    ];
  }

  private visit({ team, visited }: Pursuit, target: Target | null): number {
    const { visit, visitResult } = this.cycle.tuning.recruits.work;
    if (target === null) return visited ? visit : 0;
    if (target.visit === null || target.visit > this.state.period) return 0;
    return visit + visitResult * (team === this.season.own ? this.season.result(target.visit) : 0);
  }

  /** Returns a staff's effort compared with the average staff's, log weight. */
  effort(recruit: Recruit, pursuit: Pursuit, usual: number): number {
    const target = this.target(recruit, pursuit.team);
    const pitch =
      target?.pitch == null
        ? pursuit.pitch
        : 1 + this.cycle.tuning.recruits.work.pitch * recruit.cares[CARES.indexOf(target.pitch)]!;
    const hours = target === null ? this.staffHours(recruit, pursuit) : target.spent;
    return this.hoursValue(hours * Math.max(0, pitch)) - usual + this.visit(pursuit, target);
  }

  private moneyPull(recruit: Recruit, worth: number): number {
    const { recruits, cares } = this.cycle.tuning.money.pull;
    return recruits * Math.max(0, 1 + cares * recruit.cares[NIL]!) * worth;
  }

  private coachPull(recruit: Recruit, appeal: number): number {
    return this.cycle.tuning.recruits.cares.coach * Math.max(0, recruit.cares[COACH]!) * appeal;
  }

  /** Returns the chance that a committed recruit reconsiders in a period. */
  reconsiderChance(recruit: Recruit, team: number): number {
    const { flips, coach } = this.cycle.tuning.recruits;
    const left = this.season.left[team] === 1;
    return left ? flips.chance + coach.leaves * Math.max(0, recruit.cares[COACH]!) : flips.chance;
  }

  /** Returns a recruit's opinion of a program with `spots` roster spots for him. */
  opinionOf(recruit: Recruit, pursuit: Pursuit, spots: number, usual: number, mood: number): Opinion<OpinionPart> {
    const { season } = this;
    const { season: pull, winningCares } = this.cycle.tuning.recruits;
    return opinionOf(OPINION_PARTS, {
      places: Math.log(spots),
      standing: pursuit.standing,
      home: pursuit.home,
      fit: pursuit.fit,
      cares: pursuit.cares,
      work: this.effort(recruit, pursuit, usual),
      season: pull * (1 + winningCares * recruit.cares[WINNING]!) * season.surprise[pursuit.team]!,
      mood,
      money: season.money === null ? 0 : this.moneyPull(recruit, season.money[pursuit.team]!),
      coach: this.coachPull(recruit, season.coach[pursuit.team]!),
    });
  }
}
