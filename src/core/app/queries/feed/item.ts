import type { FeedItem } from '../../../contract/views/season/feed.ts';
import { zip } from '../../../model/lists.ts';
import type { Position } from '../../../model/positions.ts';
import { DECEMBER_PERIOD, PERIODS, periodName, SUMMER_PERIOD } from '../../../model/recruiting.ts';
import { playerNamed } from '../../../words/terms.ts';
import { POINTS } from '../../reading/recruits/interest.ts';

/** A feed item with the period of the recruiting year it happened in. */
export type UndatedItem = Omit<FeedItem, 'when' | 'year'> & { period: number };

/** Bowl and playoff weeks fall between the December and February periods, one step each. */
const POSTSEASON_STEP = 0.1;
const LAST_PERIOD_WEEK = DECEMBER_PERIOD - SUMMER_PERIOD;

/** The period a week of the season falls in. */
export function periodOfWeek(week: number): number {
  return SUMMER_PERIOD + Math.min(week, LAST_PERIOD_WEEK) + Math.max(0, week - LAST_PERIOD_WEEK) * POSTSEASON_STEP;
}

/** Label of an item's time: `Week 8`, `December`, `Week 17`, `Winter`. */
export function whenOf(period: number): string {
  if (period === PERIODS) return 'Winter';
  if (Number.isInteger(period)) return periodName(period);
  return `Week ${LAST_PERIOD_WEEK + Math.round((period - DECEMBER_PERIOD) / POSTSEASON_STEP)}`;
}

/** `WR Al Bo`. */
export function namedPlayer({ position, ...name }: { first: string; last: string; position: Position }): string {
  return playerNamed({ ...name, pos: position });
}

/** Points of interest by part that separated us from another finalist; empty if either was not a finalist. */
export function separation<Part extends string>(
  parts: readonly Part[],
  labels: Readonly<Record<Part, string>>,
  ours: { parts: readonly number[] } | undefined,
  theirs: { parts: readonly number[] } | undefined,
): { label: string; value: number }[] {
  if (ours === undefined || theirs === undefined) return [];
  return zip(parts, zip(ours.parts, theirs.parts)).map(([part, [mine, his]]) => ({
    label: labels[part],
    value: Math.round((mine - his) * POINTS),
  }));
}
