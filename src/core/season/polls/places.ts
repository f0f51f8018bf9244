import type { TeamId } from '../../model/ids.ts';
import { itemAt, mustGet, zip } from '../../model/lists.ts';
import type { Poll, PollRow } from '../../model/season.ts';

/** Puts a poll in order: teams sorted by opinion, each within its highest and lowest allowed rank. */

/** A team's opinion score before it is ranked. */
export interface Opinion {
  team: TeamId;
  score: number;
}

/** Returns the lowest rank a team may have in the next poll; null: any. */
export type LowestPlace = (row: PollRow) => number | null;

/** Returns the highest rank a team may have, as long as another team can take the spots above. */
export type BestPlace = (row: PollRow) => number;

/** A team not yet placed in the next poll, with its lowest and highest allowed rank. */
interface Waiting {
  opinion: Opinion;
  lowest: number;
  best: number;
}

/** Removes a team from a list. */
function remove(list: Waiting[], at: number): void {
  if (at >= 0) list.splice(at, 1);
}

/**
 * Returns the rank up to which the next spots are reserved after `filled` teams are placed: as many teams must be
 * ranked that high as there are spots. `due` holds the teams with a limit, highest limit first. Infinity if the next
 * spot is open to any team.
 */
function spokenFor(due: readonly Waiting[], filled: number): number {
  for (let index = 0; index < due.length; index++) {
    const { lowest } = due[index]!;
    if (index + 1 >= lowest - filled) return lowest;
  }
  return Number.POSITIVE_INFINITY;
}

/** Returns the index of the next team to place: the first one allowed there, or else the first one that cannot wait. */
function nextOf(waiting: readonly Waiting[], until: number, place: number): number {
  let first = -1;
  for (let index = 0; index < waiting.length; index++) {
    const { lowest, best } = waiting[index]!;
    if (lowest > until) continue;
    if (best <= place) return index;
    if (first < 0) first = index;
  }
  return first;
}

/**
 * Sorts the teams, none below its lowest rank, and none above its highest unless no other team can take the spot.
 * Scores are reassigned in order, so a better rank never has a lower score.
 */
export function withinPlaces(
  opinions: readonly Opinion[],
  previous: Poll,
  lowest: LowestPlace,
  best: BestPlace,
): Opinion[] {
  const rows = new Map(previous.rows.map((row) => [row.team, row]));
  const waiting = opinions.map((opinion): Waiting => {
    const row = mustGet(rows, opinion.team);
    return { opinion, lowest: lowest(row) ?? Number.POSITIVE_INFINITY, best: best(row) };
  });
  const due = waiting.filter((each) => Number.isFinite(each.lowest)).sort((a, b) => a.lowest - b.lowest);
  const order = opinions.map((_, filled) => {
    const at = nextOf(waiting, spokenFor(due, filled), filled + 1);
    const choice = itemAt(waiting, at);
    remove(waiting, at);
    remove(due, due.indexOf(choice));
    return choice.opinion;
  });
  return withScoresOf(order, opinions);
}

/** Gives one order of teams the scores of another, rank by rank. */
export function withScoresOf(order: readonly Opinion[], scores: readonly Opinion[]): Opinion[] {
  return zip(order, scores).map(([{ team }, { score }]) => ({ team, score }));
}
