import type { FeedItem } from '../../../contract/views/season/feed.ts';
import type { Position } from '../../../model/positions.ts';
import { playerNamed } from '../../../words/terms.ts';
import { POINTS } from '../../reading/recruits/interest.ts';

/** An item with the turn of the recruiting year in which it happened. */
export type UndatedItem = Omit<FeedItem, 'when' | 'year'> & { turn: number };

/** `WR Al Bo`. */
export function namedPlayer({ position, ...name }: { first: string; last: string; position: Position }): string {
  return playerNamed({ ...name, pos: position });
}

/** What separated us from another finalist, in points of interest by part; empty where one of them was not a finalist. */
export function separation<Part extends string>(
  parts: readonly Part[],
  labels: Readonly<Record<Part, string>>,
  ours: { parts: readonly number[] } | undefined,
  theirs: { parts: readonly number[] } | undefined,
): { label: string; value: number }[] {
  if (ours === undefined || theirs === undefined) return [];
  return parts.map((part, index) => ({
    label: labels[part],
    value: Math.round((ours.parts[index]! - theirs.parts[index]!) * POINTS),
  }));
}
