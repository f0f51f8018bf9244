import type { TeamId } from '../model/ids.ts';
import { type ByPosition, type Position, ROSTER_SLOTS } from '../model/positions.ts';
import { seedFrom, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * Returns the players at each position on a program's full roster. Programs differ for the whole dynasty: some carry
 * another back instead of a tight end, some another receiver instead of a second kicker.
 */
export function rosterPlaces(team: TeamId, tuning: OffseasonTuning): ByPosition<number> {
  const { moreBacks, fewerSpecialists, fewerKickers } = tuning.rosters;
  const places = { ...ROSTER_SLOTS };
  const dice = stream(seedFrom(team), 'roster places');
  const [back, specialist, kicker] = [dice.float(), dice.float(), dice.float()];
  if (back < moreBacks) swap(places, 'te', 'rb');
  if (specialist < fewerSpecialists) swap(places, kicker < fewerKickers ? 'k' : 'p', 'wr');
  return places;
}

/** Moves a roster spot from one position to another. */
function swap(places: ByPosition<number>, from: Position, to: Position): void {
  places[from] -= 1;
  places[to] += 1;
}
