import type { DepthPage, DepthPlayer, DepthPosition } from '../../contract/views/people/depth.ts';
import { DEFENSE_POSITIONS, type Position } from '../../model/positions.ts';
import { percent, signed } from '../../words/numbers.ts';
import { fullName, POSITION_WORDS } from '../../words/terms.ts';
import { schemesText } from '../coaching/coaches.ts';
import { injuryText, misses, statusText } from '../injuries.ts';

/** Depth charts in words. */

const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A man with his place in the order, from 1. */
export interface DepthRow extends DepthPlayer {
  place: number;
  /** What he is on the field, if his position does not say it: `Nickel back`. */
  role: string | null;
}

/** What the first, second, third... of those who start at a position is; empty where the position says it. */
const ROLES: Readonly<Partial<Record<Position, readonly string[]>>> = {
  rb: ['', 'Second back'],
  wr: ['', '', 'Slot receiver', 'Slot receiver'],
  te: ['', 'Second tight end'],
  cb: ['', '', 'Nickel back'],
  s: ['', '', 'Third safety'],
};

/** When the first, second, third... of a position plays who does not start: in another look of the team. */
const OTHER_LOOKS: Readonly<Partial<Record<Position, readonly string[]>>> = {
  rb: ['', 'Plays in 21 personnel'],
  wr: ['', '', 'Plays in 11 personnel'],
  te: ['Plays in 11 personnel', 'Plays in 12 personnel'],
  dl: ['', '', '', 'Plays in a 4-3'],
  lb: ['', '', 'Plays in a 4-3'],
  cb: ['', '', 'Plays in nickel'],
};

type Men = Pick<DepthPosition, 'position' | 'starters' | 'plays' | 'players'>;

/** The roles of a position's available players, in their order. */
function rolesOf({ position, starters, plays, players }: Men): Map<DepthPlayer, string> {
  const able = players.filter(({ starts, injury }) => starts || !misses(injury));
  const order = [...able.filter(({ starts }) => starts), ...able.filter(({ starts }) => !starts)];
  return new Map(
    order.slice(0, Math.max(starters, plays)).map((man, at) => {
      return [man, (at < starters ? ROLES : OTHER_LOOKS)[position]?.[at] ?? ''];
    }),
  );
}

export function depthRows(men: Men): DepthRow[] {
  const roles = rolesOf(men);
  return men.players.map((player, at) => ({ ...player, place: at + 1, role: roles.get(player) || null }));
}

/** `Starts`, `Slot receiver`, `Out (knee)`, `Starts, questionable (ankle)`; empty for a backup who is well. */
export function depthStatus({ starts, injury, role }: Pick<DepthRow, 'starts' | 'injury' | 'role'>): string {
  const place = role ?? (starts ? 'Starts' : '');
  if (injury === null) return place;
  const hurt = `${statusText(injury)} (${injuryText(injury)})`;
  return place === '' ? hurt : `${place}, ${uncapitalized(hurt)}`;
}

/**
 * Whom a team sends onto the field: `Personnel: 12 (1 RB, 2 TE, 2 WR), on defense 4 DL, 2 LB, 3 CB, 2 S.`
 * Coaches call personnel by its backs and tight ends.
 */
function personnelText(positions: readonly Pick<DepthPosition, 'position' | 'starters'>[]): string {
  const men = new Map(positions.map(({ position, starters }) => [position, starters]));
  const counts = (of: readonly Position[]) => of.map((each) => `${men.get(each)} ${each.toUpperCase()}`).join(', ');
  const group = `${men.get('rb')}${men.get('te')} (${counts(['rb', 'te', 'wr'])})`;
  return `Personnel: ${group}, on defense ${counts(DEFENSE_POSITIONS)}.`;
}

/** What a team's staff teaches, where that decides who starts, and whom it sends onto the field for it, a line each. */
export function personnelLines({ schemes, positions }: Pick<DepthPage, 'schemes' | 'positions'>): string[] {
  return [...(schemes === null ? [] : [`${schemesText(schemes)}.`]), personnelText(positions)];
}

/** The starters at a position, in the order of the chart; where no one starts, those who play: `Al Bo (plays in 11 personnel)`. */
export function startersText(position: DepthPosition): string {
  const rows = depthRows(position);
  const starting = rows.filter(({ starts }) => starts);
  if (starting.length > 0) return starting.map(fullName).join(', ');
  return rows.flatMap((row) => (row.role === null ? [] : `${fullName(row)} (${uncapitalized(row.role)})`)).join(', ');
}

/** The source of a chart: `Your order, until you change it.` */
export function ordererText({ can_change: mine, own }: Pick<DepthPage, 'can_change' | 'own'>): string {
  if (own) return 'Your order where you set one, your staff’s everywhere else.';
  return mine ? 'Your staff sets the depth chart; the first player listed starts.' : 'Set by its staff.';
}

type Compared = Pick<DepthPosition, 'now' | 'staff'>;

/** `92.4%`; `-` without a game ahead. */
export const winText = ({ win }: Pick<DepthPosition['now'], 'win'>): string => (win === null ? '-' : percent(win, 1));

/** What an order does to the chance to win beside the staff's: `+0.6`, `-1.2` points of 100; empty where nothing changes. */
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

/** `Lineup rating 75.0 (your staff’s: 77.0). Win probability -0.6 vs. your staff’s order.`: what an order of one position changes. */
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
