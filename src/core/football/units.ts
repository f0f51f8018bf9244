import { type Personnel, weightOnField } from '../model/people/personnel.ts';
import type { Position } from '../model/positions.ts';
import type { Tuning } from '../tuning/index.ts';

/** How much each position counts in a team's units, by the names of `tuning.strength`. */
export type UnitWeights = Pick<
  Tuning['strength'],
  | 'runLine'
  | 'runTightEnd'
  | 'runDefensiveLine'
  | 'runLinebackers'
  | 'runSafeties'
  | 'rushDefensiveLine'
  | 'rushLinebackers'
  | 'coverCornerbacks'
  | 'coverSafeties'
  | 'coverLinebackers'
>;

/** Positions of each unit. */
const UNITS: readonly Partial<Record<keyof UnitWeights, Position>>[] = [
  { runLine: 'ol', runTightEnd: 'te' },
  { runDefensiveLine: 'dl', runLinebackers: 'lb', runSafeties: 's' },
  { rushDefensiveLine: 'dl', rushLinebackers: 'lb' },
  { coverCornerbacks: 'cb', coverSafeties: 's', coverLinebackers: 'lb' },
];

/**
 * Returns the weights of positions in a team's units: more players, more weight. A unit's total stays fixed, so that no
 * personnel is better by itself.
 */
export function unitWeights(personnel: Personnel, { strength }: Pick<Tuning, 'strength'>): UnitWeights {
  const weights = { ...strength };
  for (const unit of UNITS) {
    const parts = Object.entries(unit) as [keyof UnitWeights, Position][];
    const usual = parts.reduce((sum, [key]) => sum + strength[key], 0);
    const own = parts.reduce((sum, [key, position]) => sum + strength[key] * weightOnField(personnel, position), 0);
    for (const [key, position] of parts)
      weights[key] = own > 0 ? strength[key] * weightOnField(personnel, position) * (usual / own) : 0;
  }
  return weights;
}

/** Averages the mean of a position's first players over all snaps: as many as are on the field, or one if none is. */
export function onField(position: Position, { snaps }: Personnel, mean: (players: number) => number): number {
  const all = snaps[position];
  if (all.length === 1) return mean(all[0]!.players);
  let sum = 0;
  for (const { players, share } of all) sum += share * mean(Math.max(1, players));
  return sum;
}
