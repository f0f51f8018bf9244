import type { Tuning } from '../tuning/index.ts';
import type { TeamSheet } from './team-sheet.ts';
import { mobilityOf } from './traits.ts';

/** A team's matchups with an opponent, in rating points above the usual; positive favors the team. */
export interface MatchUps {
  /** Its passing against the coverage, minus its running against the front. */
  passing: number;
  /** Its receivers against the defensive backs, minus the pass rush against its line. */
  deep: number;
  /** Its pass rush against the opposing line, minus its defensive backs against the opposing receivers. */
  rush: number;
  /**
   * Its defensive backs against the opposing receivers, minus how much the opposing quarterback runs and throws deep.
   */
  man: number;
}

/** Returns a team's matchups with an opponent. */
export function matchUps(own: TeamSheet, other: TeamSheet, { plans: knobs }: Tuning): MatchUps {
  const { starters: our } = own;
  const { starters: their } = other;
  const backs = (their.cb + their.s) / 2;
  const receivers = our.wr - backs;
  const throwing = (our.qb + our.wr - their.cb - their.s) / 2;
  const running = (our.rb + our.ol - their.dl - their.lb) / 2;
  const protecting = our.ol - their.dl;
  const rushing = our.dl - their.ol;
  const covering = (our.cb + our.s) / 2 - their.wr;
  const runner = mobilityOf(other.players[other.groups.qb.start]!.id);
  return {
    passing: throwing - running - knobs.usualPassing,
    deep: (receivers + protecting) / 2 - knobs.usualDeep,
    rush: rushing - covering - knobs.usualRush,
    man: covering - knobs.runnerZone * runner - knobs.throwerZone * other.style.depth - knobs.usualMan,
  };
}
