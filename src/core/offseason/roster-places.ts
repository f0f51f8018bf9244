import type { TeamId } from '../model/ids.ts';
import { type ByPosition, type Position, ROSTER_SLOTS } from '../model/positions.ts';
import { seedFrom, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * Players of each position on a program's full roster. Programs differ by a man or two, each in its own way for good:
 * some would rather have another back than a tight end, some another receiver than a punter.
 */
export function rosterPlaces(team: TeamId, tuning: OffseasonTuning): ByPosition<number> {
  const { moreBacks, fewerSpecialists, fewerKickers } = tuning.rosters;
  const places = { ...ROSTER_SLOTS };
  const dice = stream(seedFrom(team), 'roster places');
  if (dice.float() < moreBacks) swap(places, 'te', 'rb');
  if (dice.float() < fewerSpecialists) swap(places, dice.float() < fewerKickers ? 'k' : 'p', 'wr');
  return places;
}

/** One man fewer at a position, one more at another. */
function swap(places: ByPosition<number>, from: Position, to: Position): void {
  places[from] -= 1;
  places[to] += 1;
}
