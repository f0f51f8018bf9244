import type { PlayerId } from '../ids.ts';
import { mustGet } from '../lists.ts';
import { type Position, positionNamed } from '../positions.ts';

/** The player's own depth chart by position, best first. The staff orders the positions left out. */
export type DepthChart = Readonly<Partial<Record<Position, readonly PlayerId[]>>>;

/** A depth chart left to the staff. */
export const STAFF_CHART: DepthChart = {};

/**
 * A change to the depth chart: a position's order, a position handed back to the staff (null players), or all of them
 * (null position).
 */
export type DepthChange =
  | { position: Position; players: readonly PlayerId[] | null }
  | { position: null; players: null };

/** Returns a depth chart with a change applied. */
export function changedChart(chart: DepthChart, { position, players }: DepthChange): DepthChart {
  if (position === null) return STAFF_CHART;
  const { [position]: _, ...others } = chart;
  return players === null ? others : { ...others, [position]: players };
}

/** Reads a stored change; null for anything else. */
function changeFrom(written: unknown): DepthChange | null {
  if (written === null || typeof written !== 'object') return null;
  const { position: named, players, staff } = written as Readonly<Record<string, unknown>>;
  const position = positionNamed(named) ?? null;
  if (staff === true) return position === null ? { position, players: null } : { position, players: null };
  if (position === null || !Array.isArray(players)) return null;
  return players.every(Number.isInteger) ? { position, players } : null;
}

/** Returns the depth chart that results from decisions listed earliest first. */
export function chartFrom(written: readonly unknown[]): DepthChart {
  const changes = written.map(changeFrom).filter((change) => change !== null);
  return changes.reduce(changedChart, STAFF_CHART);
}

/**
 * Puts a position's players, given in the staff's order, into the player's own order. A player who has left is skipped,
 * and one who arrived after the order was set keeps the spot the staff gives him.
 */
export function inOrder<Entry extends { id: PlayerId }>(
  staff: Entry[],
  order: readonly PlayerId[] | undefined,
): Entry[] {
  if (order === undefined) return staff;
  const places = new Map(order.map((id, place) => [id, place]));
  const ordered = staff
    .filter(({ id }) => places.has(id))
    .sort((a, b) => mustGet(places, a.id) - mustGet(places, b.id));
  for (const [place, entry] of staff.entries()) if (!places.has(entry.id)) ordered.splice(place, 0, entry);
  return ordered;
}
