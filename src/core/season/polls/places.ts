import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Poll, PollRow } from '../../model/season.ts';

/** The order of a poll: teams by opinion, none lower or higher than it may stand. */

/** A team's opinion score before it is ranked. */
export interface Opinion {
  team: TeamId;
  score: number;
}

/** The lowest place that a team may have in the next poll; null: any. */
export type LowestPlace = (row: PollRow) => number | null;

/** The best place that a team may have while another may stand there. */
export type BestPlace = (row: PollRow) => number;

/** A team that waits for a place in the next poll, with the lowest and the best one that it may have. */
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
 * The place up to which the next ones are spoken for, after `filled` of them: as many teams wait for a place so high as
 * there are. `due` are those who wait for any, the highest place first. Infinite: the next place is anybody's.
 */
function spokenFor(due: readonly Waiting[], filled: number): number {
  for (let at = 0; at < due.length; at++) {
    const { lowest } = due[at]!;
    if (at + 1 >= lowest - filled) return lowest;
  }
  return Number.POSITIVE_INFINITY;
}

/** The index of the next team to be placed: the first that may stand there, or else the first that must not wait. */
function nextOf(waiting: readonly Waiting[], until: number, place: number): number {
  let first = -1;
  for (let at = 0; at < waiting.length; at++) {
    const { lowest, best } = waiting[at]!;
    if (lowest > until) continue;
    if (best <= place) return at;
    if (first < 0) first = at;
  }
  return first;
}

/**
 * The teams in order, none below its worst rank, nor above its best one while another team may have it. Scores are
 * reassigned in order, so a better rank never has a lower score.
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
    const choice = waiting[at]!;
    remove(waiting, at);
    remove(due, due.indexOf(choice));
    return choice.opinion;
  });
  return withScoresOf(order, opinions);
}

/** An order of teams with the scores of another order, place by place. */
export function withScoresOf(order: readonly Opinion[], scores: readonly Opinion[]): Opinion[] {
  return order.map(({ team }, i) => ({ team, score: scores[i]!.score }));
}
