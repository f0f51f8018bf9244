import type { DepthPage, DepthPlayer, DepthPosition } from '../../contract/views/people/depth.ts';
import { DEFENSE_POSITIONS, type Position } from '../../model/positions.ts';
import { percent, signed } from '../../words/numbers.ts';
import { fullName, POSITION_WORDS } from '../../words/terms.ts';
import { schemesText } from '../coaching/coaches.ts';
import { injuryText, misses, statusText } from '../injuries.ts';

/** Text for depth charts. */

const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A player with his spot on the depth chart, from 1. */
export interface DepthRow extends DepthPlayer {
  place: number;
  /** His role, if his position does not say it: `Nickel back`. */
  role: string | null;
}

/** Roles of a position's first, second, third... starter; empty where the position says it. */
const ROLES: Readonly<Partial<Record<Position, readonly string[]>>> = {
  rb: ['', 'Second back'],
  wr: ['', '', 'Slot receiver', 'Slot receiver'],
  te: ['', 'Second tight end'],
  cb: ['', '', 'Nickel back'],
  s: ['', '', 'Third safety'],
};

/** When a position's first, second, third... backup plays: in other personnel. */
const OTHER_LOOKS: Readonly<Partial<Record<Position, readonly string[]>>> = {
  rb: ['', 'Plays in 21 personnel'],
  wr: ['', '', 'Plays in 11 personnel'],
  te: ['Plays in 11 personnel', 'Plays in 12 personnel'],
  dl: ['', '', '', 'Plays in a 4-3'],
  lb: ['', '', 'Plays in a 4-3'],
  cb: ['', '', 'Plays in nickel'],
};

type PositionDepth = Pick<DepthPosition, 'position' | 'starters' | 'plays' | 'players'>;

/** Returns the roles of a position's available players, in order. */
function rolesOf({ position, starters, plays, players }: PositionDepth): Map<DepthPlayer, string> {
  const able = players.filter(({ starts, injury }) => starts || !misses(injury));
  const order = [...able.filter(({ starts }) => starts), ...able.filter(({ starts }) => !starts)];
  return new Map(
    order.slice(0, Math.max(starters, plays)).map((player, index) => {
      return [player, (index < starters ? ROLES : OTHER_LOOKS)[position]?.[index] ?? ''];
    }),
  );
}

export function depthRows(position: PositionDepth): DepthRow[] {
  const roles = rolesOf(position);
  return position.players.map((player, index) => ({ ...player, place: index + 1, role: roles.get(player) || null }));
}

/** `Starts`, `Slot receiver`, `Out (knee)`, `Starts, questionable (ankle)`; empty for a healthy backup. */
export function depthStatus({ starts, injury, role }: Pick<DepthRow, 'starts' | 'injury' | 'role'>): string {
  const place = role ?? (starts ? 'Starts' : '');
  if (injury === null) return place;
  const hurt = `${statusText(injury)} (${injuryText(injury)})`;
  return place === '' ? hurt : `${place}, ${uncapitalized(hurt)}`;
}

/**
 * A team's base personnel: `Personnel: 12 (1 RB, 2 TE, 2 WR), on defense 4 DL, 2 LB, 3 CB, 2 S.` Coaches name personnel
 * by its backs and tight ends.
 */
function personnelText(positions: readonly Pick<DepthPosition, 'position' | 'starters'>[]): string {
  const starterCounts = new Map(positions.map(({ position, starters }) => [position, starters]));
  const counts = (of: readonly Position[]) =>
    of.map((each) => `${starterCounts.get(each)} ${each.toUpperCase()}`).join(', ');
  const group = `${starterCounts.get('rb')}${starterCounts.get('te')} (${counts(['rb', 'te', 'wr'])})`;
  return `Personnel: ${group}, on defense ${counts(DEFENSE_POSITIONS)}.`;
}

/** Returns a staff's schemes, if they decide the starters, and its base personnel, one line each. */
export function personnelLines({ schemes, positions }: Pick<DepthPage, 'schemes' | 'positions'>): string[] {
  return [...(schemes === null ? [] : [`${schemesText(schemes)}.`]), personnelText(positions)];
}

/**
 * The starters at a position in depth order; without starters, the players who rotate in: `Al Bo (plays in 11
 * personnel)`.
 */
export function startersText(position: DepthPosition): string {
  const rows = depthRows(position);
  const starting = rows.filter(({ starts }) => starts);
  if (starting.length > 0) return starting.map(fullName).join(', ');
  return rows.flatMap((row) => (row.role === null ? [] : `${fullName(row)} (${uncapitalized(row.role)})`)).join(', ');
}

/** Who sets the chart: `Your order where you set one, your staff’s everywhere else.` */
export function ordererText({ can_change: mine, own }: Pick<DepthPage, 'can_change' | 'own'>): string {
  if (own) return 'Your order where you set one, your staff’s everywhere else.';
  return mine ? 'Your staff sets the depth chart; the first player listed starts.' : 'Set by its staff.';
}

type Compared = Pick<DepthPosition, 'now' | 'staff'>;

/** `92.4%`; `-` without a next game. */
export const winText = ({ win }: Pick<DepthPosition['now'], 'win'>): string => (win === null ? '-' : percent(win, 1));

/**
 * Change in win probability compared with the staff's order, in points of 100: `+0.6`, `-1.2`; empty if nothing
 * changes.
 */
export function winChange({ now, staff }: Compared): string {
  if (now.win === null || staff.win === null) return '';
  const by = Math.round((now.win - staff.win) * 1000) / 10;
  return by === 0 ? '' : signed(by);
}

/** `Lineup rating 75.0 (your staff’s: 77.0).` */
function lineupText({ now, staff }: Compared): string {
  const beside = now.rating === staff.rating ? 'same as your staff’s' : `your staff’s: ${staff.rating.toFixed(1)}`;
  return `Lineup rating ${now.rating.toFixed(1)} (${beside}).`;
}

/** `Lineup rating 75.0 (your staff’s: 77.0). Win probability 92.4% (-0.6 vs. your staff’s lineup).` */
export function effectText({ now, staff }: Compared): string {
  const field = lineupText({ now, staff });
  if (now.win === null) return field;
  const change = winChange({ now, staff });
  const beside = change === '' ? 'same as with your staff’s lineup' : `${change} vs. your staff’s lineup`;
  return `${field} Win probability ${winText(now)} (${beside}).`;
}

/**
 * Effect of one position's order: `Lineup rating 75.0 (your staff’s: 77.0). Win probability -0.6 vs. your staff’s
 * order.`
 */
export function orderText(compared: Compared): string {
  const field = lineupText(compared);
  if (compared.now.win === null) return field;
  const change = winChange(compared);
  return `${field} ${change === '' ? 'No change to your win probability.' : `Win probability ${change} vs. your staff’s order.`}`;
}

/** `Quarterbacks: your order`. */
export function positionTitle({ position, own }: Pick<DepthPosition, 'position' | 'own'>): string {
  return own ? `${POSITION_WORDS[position]}: your order` : POSITION_WORDS[position];
}
