import type { DepthPage, DepthPlayer, DepthPosition } from '../app/views/depth.ts';
import { DEFENSE_POSITIONS, type Position } from '../model/positions.ts';
import { injuryText, statusText } from './injuries.ts';
import { percent } from './numbers.ts';
import { fullName, POSITION_WORDS } from './words.ts';

/** Depth charts in words. */

/** A man with his place in the order, from 1. */
export interface DepthRow extends DepthPlayer {
  place: number;
  /** Where he starts, if his position does not say it: `as nickel back`. */
  role: string | null;
}

/** Where the man starts who is the first, second, third... of those of his position who do; empty where the position says it. */
const ROLES: Readonly<Partial<Record<Position, readonly string[]>>> = {
  rb: ['', 'as second back'],
  wr: ['', '', 'in the slot', 'in the slot'],
  te: ['', 'as second tight end'],
  cb: ['', '', 'as nickel back'],
  s: ['', '', 'as third safety'],
};

export function depthRows({ position, players }: Pick<DepthPosition, 'position' | 'players'>): DepthRow[] {
  const starting = players.filter(({ starts }) => starts);
  return players.map((player, at) => {
    return { ...player, place: at + 1, role: ROLES[position]?.[starting.indexOf(player)] || null };
  });
}

/** `Starts`, `Starts in the slot`, `Out (knee)`, `Starts, questionable (ankle)`; empty for a backup who is well. */
export function depthStatus({ starts, injury, role }: Pick<DepthRow, 'starts' | 'injury' | 'role'>): string {
  const start = role === null ? 'Starts' : `Starts ${role}`;
  if (injury === null) return starts ? start : '';
  const hurt = `${statusText(injury)} (${injuryText(injury)})`;
  return starts ? `${start}, ${hurt.charAt(0).toLowerCase()}${hurt.slice(1)}` : hurt;
}

/**
 * Whom a team's schemes send onto the field: `Personnel: 12 (1 RB, 2 TE, 2 WR), on defense 4 DL, 2 LB, 3 CB, 2 S.`
 * Coaches call personnel by its backs and tight ends.
 */
export function personnelText(positions: readonly Pick<DepthPosition, 'position' | 'starters'>[]): string {
  const men = new Map(positions.map(({ position, starters }) => [position, starters]));
  const counts = (of: readonly Position[]) => of.map((each) => `${men.get(each)} ${each.toUpperCase()}`).join(', ');
  const group = `${men.get('rb')}${men.get('te')} (${counts(['rb', 'te', 'wr'])})`;
  return `Personnel: ${group}, on defense ${counts(DEFENSE_POSITIONS)}.`;
}

/** Who starts at a position, in the order of the chart. */
export function startersText({ players }: Pick<DepthPosition, 'players'>): string {
  return players
    .filter(({ starts }) => starts)
    .map(fullName)
    .join(', ');
}

/** Who orders: `Your order, until you change it.` */
export function ordererText({ can_change: mine, own }: Pick<DepthPage, 'can_change' | 'own'>): string {
  if (own) return 'Your order where you made one, the staff’s elsewhere.';
  return mine ? 'The staff orders everybody; whoever you put first starts.' : 'In the staff’s order.';
}

type Compared = Pick<DepthPosition, 'now' | 'staff'>;

/** `92.4%`; `-` without a game ahead. */
export const winText = ({ win }: Pick<DepthPosition['now'], 'win'>): string => (win === null ? '-' : percent(win, 1));

/** `On the field 75.0 (staff 77.0), to win the next game 92.4% (staff 93.0%).` */
export function effectText({ now, staff }: Compared): string {
  const field = `On the field ${now.rating.toFixed(1)} (staff ${staff.rating.toFixed(1)})`;
  return now.win === null ? `${field}.` : `${field}, to win the next game ${winText(now)} (staff ${winText(staff)}).`;
}

/** `Quarterbacks: your order`. */
export function positionTitle({ position, own }: Pick<DepthPosition, 'position' | 'own'>): string {
  return own ? `${POSITION_WORDS[position]}: your order` : POSITION_WORDS[position];
}
