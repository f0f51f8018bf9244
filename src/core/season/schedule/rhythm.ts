import { REGULAR_WEEKS } from '../../model/game.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Scores a team's season week by week, in the unit of the weeks' costs. */
export interface Rhythm {
  /** Returns the cost of a team's open dates; bit w of the mask: week w is open. */
  openDates(open: number): number;
  /** Returns the cost of the order of its games: the weeks it plays and those on the road, as masks. */
  travel(busy: number, road: number): number;
  /** Idle teams in one week beyond which each more costs `crowding`. */
  idleMost: number;
  crowding: number;
  /** A season that costs less is left alone. */
  bearable: number;
}

const WEEKS = Array.from({ length: REGULAR_WEEKS }, (_, i) => i + 1);

/** Whether a mask has back-to-back open dates. */
export function hasAdjacent(open: number): boolean {
  return (open & (open >> 1)) !== 0;
}

/** Returns the most weeks of a mask that can be picked with no two in a row. */
export function mostApart(weeks: number): number {
  let count = 0;
  for (let left = weeks; left !== 0; ) {
    const first = left & -left;
    count += 1;
    left &= ~(first | (first << 1));
  }
  return count;
}

/** Returns the cost of a run of road or home games by its length. */
function runCosts(bearable: number, unit: number): Float64Array {
  return Float64Array.from({ length: REGULAR_WEEKS + 1 }, (_, length) =>
    length < bearable ? 0 : unit * (length - bearable + 1) ** 2,
  );
}

/** More than every other cost of a season combined, whatever the tuning. */
const BEYOND_ALL = 1e9;

/** The rhythm that only enforces the rule: no back-to-back open dates, at any price. */
export const KEEPS_THE_RULE: Rhythm = {
  openDates(open) {
    let cost = 0;
    for (let pairs = open & (open >> 1); pairs !== 0; pairs &= pairs - 1) cost += BEYOND_ALL;
    return cost;
  },
  travel: () => 0,
  idleMost: Number.POSITIVE_INFINITY,
  crowding: 0,
  bearable: 1,
};

/** The preferred rhythm for schedules; its tables are built once per season. */
export function rhythmOf(tuning: Tuning, teams: number): Rhythm {
  const knobs = tuning.schedule;
  const dislike = WEEKS.map((week) =>
    week <= knobs.openDatesFrom
      ? (knobs.openDatesFrom - week + 1) * knobs.earlyOpenDislike
      : Math.max(0, week - knobs.openDatesTo) * knobs.lateOpenDislike,
  );
  const worked = (open: number): number => {
    let cost = 0;
    for (const week of WEEKS) if ((open & (1 << week)) !== 0) cost += dislike[week - 1]!;
    for (let pairs = open & (open >> 1); pairs !== 0; pairs &= pairs - 1) cost += knobs.adjacentOpenDates;
    for (let pairs = open & (open >> 2); pairs !== 0; pairs &= pairs - 1) cost += knobs.nearOpenDates;
    return cost;
  };
  // By the mask; NaN until looked up.
  const openDates = new Float64Array(1 << (REGULAR_WEEKS + 1)).fill(Number.NaN);
  const atHome = runCosts(knobs.homeGamesBorne, knobs.homeRunDislike);
  const onRoad = runCosts(knobs.roadGamesBorne, knobs.roadRunDislike);
  return {
    openDates(open) {
      if (Number.isNaN(openDates[open]!)) openDates[open] = worked(open);
      return openDates[open]!;
    },
    travel(busy, road) {
      let cost = 0;
      let away = 0;
      let home = 0;
      for (let left = busy; left !== 0; left &= left - 1) {
        if ((left & -left & road) === 0) {
          cost += onRoad[away]!;
          away = 0;
          home += 1;
        } else {
          cost += atHome[home]!;
          home = 0;
          away += 1;
        }
      }
      return cost + onRoad[away]! + atHome[home]!;
    },
    idleMost: Math.round(teams * knobs.idleMost),
    crowding: knobs.idleCrowding,
    bearable: knobs.bearableSeason,
  };
}
