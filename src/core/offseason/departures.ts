import type { Player } from '../model/player.ts';
import type { Departure } from '../model/season.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * The chance that a junior of this rating leaves for professional football: a logistic curve. Sophomores and freshmen
 * never may (the professional league's rule: three years out of high school).
 */
export function declareChance(player: Player, tuning: OffseasonTuning): number {
  if (player.classYear !== 'jr') return 0;
  const d = tuning.departures;
  const odds = Math.exp(d.earlySlope * (player.rating - d.earlyRating));
  const chance = odds / (1 + odds);
  return player.position === 'k' || player.position === 'p' ? chance * d.specialistFactor : chance;
}

/** Players who leave after season `year`, by id: every senior, and the juniors who declare early. */
export function departures(players: readonly Player[], year: number, seed: Seed, tuning: OffseasonTuning): Departure[] {
  const dice = stream(seed, 'departures', year);
  const out: Departure[] = [];
  for (const player of [...players].sort((a, b) => a.id - b.id)) {
    if (player.classYear === 'sr') out.push({ player: player.id, reason: 'graduated' });
    else if (player.classYear === 'jr' && dice.chance(declareChance(player, tuning))) {
      out.push({ player: player.id, reason: 'declared' });
    }
  }
  return out;
}
