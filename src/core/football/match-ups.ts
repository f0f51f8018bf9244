import { type Position, STARTER_SLOTS } from '../model/positions.ts';
import type { Tuning } from '../tuning/index.ts';
import type { TeamSheet } from './team-sheet.ts';
import { mobilityOf } from './traits.ts';

/** Mean rating of a team's starters at some positions, each position counted alike. */
function unit({ groups, weights }: TeamSheet, ...positions: readonly Position[]): number {
  let sum = 0;
  for (const position of positions) {
    const { start, count } = groups[position];
    const men = Math.min(count, STARTER_SLOTS[position]);
    let ratings = 0;
    for (let slot = start; slot < start + men; slot++) ratings += weights.rating[slot]!;
    sum += ratings / men;
  }
  return sum / positions.length;
}

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
  const receivers = unit(own, 'wr') - unit(other, 'cb', 's');
  const throwing = (unit(own, 'qb') + unit(own, 'wr') - unit(other, 'cb') - unit(other, 's')) / 2;
  const running = (unit(own, 'rb') + unit(own, 'ol') - unit(other, 'dl') - unit(other, 'lb')) / 2;
  const protecting = unit(own, 'ol') - unit(other, 'dl');
  const rushing = unit(own, 'dl') - unit(other, 'ol');
  const covering = unit(own, 'cb', 's') - unit(other, 'wr');
  const runner = mobilityOf(other.players[other.groups.qb.start]!.id);
  return {
    passing: throwing - running - k.usualPassing,
    deep: (receivers + protecting) / 2 - k.usualDeep,
    rush: rushing - covering - k.usualRush,
    man: covering - k.runnerZone * runner - k.throwerZone * other.style.depth - k.usualMan,
  };
}
