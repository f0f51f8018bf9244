import { firstOf } from '../../model/lists.ts';
import type { PlannedConference, SeasonPlan } from './plan.ts';

/** Results of a simulated season by team. */
interface Results {
  readonly confWins: Uint8Array;
  /** Wins of the first over the second in conference play, indexed as first x number of teams + second. */
  readonly beaten: Uint8Array;
  /** Each team's ranking score. */
  readonly opinion: Float64Array;
}

/** Finds conference leaders like `season/standings.ts`, but fast enough for a forecast that asks thousands of times. */
export class ConferenceLeaders {
  private readonly plan: SeasonPlan;
  private readonly results: Results;
  /** Teams tied on record, and their wins, losses and merit against each other. */
  private readonly tied: Int16Array;
  private readonly wonAmong: Uint8Array;
  private readonly lostAmong: Uint8Array;
  private readonly merit: Float64Array;

  constructor(plan: SeasonPlan, { confWins, beaten, opinion }: Results) {
    this.plan = plan;
    this.results = { confWins, beaten, opinion };
    this.tied = new Int16Array(plan.programs);
    this.wonAmong = new Uint8Array(plan.programs);
    this.lostAmong = new Uint8Array(plan.programs);
    this.merit = new Float64Array(plan.programs);
  }

  /** Returns the two teams in the title game, better record first; -1 if there is none. */
  firstTwo({ members, divisions }: PlannedConference): readonly [number, number] {
    if (divisions === null || divisions.length < 2) {
      const first = this.best(members, -1);
      return [first, this.best(members, first)];
    }
    const [one, other] = [this.best(firstOf(divisions), -1), this.best(divisions[1]!, -1)];
    if (one < 0 || other < 0) return [Math.max(one, other), -1];
    return this.share(one) >= this.share(other) ? [one, other] : [other, one];
  }

  private share(team: number): number {
    const games = this.plan.confGames[team]!;
    return games === 0 ? 0.5 : this.results.confWins[team]! / games;
  }

  /**
   * Returns the best of some teams: by conference record, then games among the tied teams, then the ranking. The tied
   * teams sit at the start of `tied` during the search.
   */
  private best(teams: readonly number[], without: number): number {
    const { tied } = this;
    const { opinion } = this.results;
    let count = this.mostWins(teams, without);
    for (;;) {
      if (count < 2) return count === 0 ? -1 : firstOf(tied);
      const fewer = this.headToHead(count);
      if (fewer === count) break;
      count = fewer;
    }
    let first = firstOf(tied);
    for (let i = 1; i < count; i++) if (opinion[tied[i]!]! > opinion[first]!) first = tied[i]!;
    return first;
  }

  /** Collects the teams tied for the best record, leaving one out; returns how many there are. */
  private mostWins(teams: readonly number[], without: number): number {
    const { tied } = this;
    let most = -1;
    let count = 0;
    for (let i = 0; i < teams.length; i++) {
      const team = teams[i]!;
      if (team === without) continue;
      const share = this.share(team);
      if (share < most) continue;
      if (share > most) count = 0;
      most = share;
      tied[count++] = team;
    }
    return count;
  }

  /** Keeps the tied teams with the best head-to-head record, or all if it settles nothing; returns how many remain. */
  private headToHead(count: number): number {
    const { tied, merit } = this;
    const allMet = this.countMeetings(count);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      merit[i] = this.meritOf(i, count - 1, allMet);
      most = Math.max(most, merit[i]!);
    }
    let kept = 0;
    for (let i = 0; i < count; i++) if (merit[i] === most) tied[kept++] = tied[i]!;
    return kept;
  }

  /** Counts each tied team's wins and losses against the others; returns whether all of them met. */
  private countMeetings(count: number): boolean {
    const { tied, wonAmong, lostAmong } = this;
    const { beaten } = this.results;
    const n = this.plan.programs;
    let allMet = true;
    for (let i = 0; i < count; i++) {
      wonAmong[i] = 0;
      lostAmong[i] = 0;
      for (let j = 0; j < count; j++) {
        const won = beaten[tied[i]! * n + tied[j]!]!;
        const lost = beaten[tied[j]! * n + tied[i]!]!;
        wonAmong[i]! += won;
        lostAmong[i]! += lost;
        if (i !== j && won + lost === 0) allMet = false;
      }
    }
    return allMet;
  }

  /**
   * Returns a tied team's win share if all of them met; else 1 for beating all others, -1 for losing to all, 0 for the
   * rest.
   */
  private meritOf(i: number, others: number, allMet: boolean): number {
    const [won, lost] = [this.wonAmong[i]!, this.lostAmong[i]!];
    if (allMet) return won / Math.max(1, won + lost);
    if (won >= others && lost === 0) return 1;
    return lost >= others && won === 0 ? -1 : 0;
  }
}
