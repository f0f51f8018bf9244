import type { Tuning } from '../tuning/index.ts';
import type { TeamSheet } from './team-sheet.ts';
import { mobilityOf } from './traits.ts';

/** How one team meets another, in rating points more than usual; what is better for the first of them is above 0. */
export interface MatchUps {
  /** Its passing against the coverage, less its running against the front. */
  passing: number;
  /** Its receivers against the backs, less the rush against its line. */
  deep: number;
  /** Its rush against the other line, less its backs against the other receivers. */
  rush: number;
  /** Its backs against the other receivers, less how much the other quarterback runs and throws deep. */
  man: number;
}

/** The match-ups of a team with an opponent. */
export function matchUps(own: TeamSheet, other: TeamSheet, { plans: k }: Tuning): MatchUps {
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
    passing: throwing - running - k.usualPassing,
    deep: (receivers + protecting) / 2 - k.usualDeep,
    rush: rushing - covering - k.usualRush,
    man: covering - k.runnerZone * runner - k.throwerZone * other.style.depth - k.usualMan,
  };
}
