import type { TeamId } from '../model/ids.ts';
import { type ByPosition, type Position, ROSTER_SLOTS } from '../model/positions.ts';
import { seedFrom, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

/** What decides how a program differs, by program: it hangs on its name alone. */
const rolls = new Map<TeamId, readonly [back: number, specialist: number, kicker: number]>();

function rollsOf(team: TeamId) {
  let known = rolls.get(team);
  if (!known) {
    const dice = stream(seedFrom(team), 'roster places');
    known = [dice.float(), dice.float(), dice.float()];
    rolls.set(team, known);
  }
  return known;
}

/**
 * Players of each position on a program's full roster. Programs differ by a man or two, each in its own way for good:
 * some would rather have another back than a tight end, some another receiver than a punter.
 */
export function rosterPlaces(team: TeamId, tuning: OffseasonTuning): ByPosition<number> {
  const { moreBacks, fewerSpecialists, fewerKickers } = tuning.rosters;
  const places = { ...ROSTER_SLOTS };
  const [back, specialist, kicker] = rollsOf(team);
  if (back < moreBacks) swap(places, 'te', 'rb');
  if (specialist < fewerSpecialists) swap(places, kicker < fewerKickers ? 'k' : 'p', 'wr');
  return places;
}

/** One man fewer at a position, one more at another. */
function swap(places: ByPosition<number>, from: Position, to: Position): void {
  places[from] -= 1;
  places[to] += 1;
}
