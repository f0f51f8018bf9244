import type { DepthPage, DepthPlayer, DepthPosition } from '../app/views/depth.ts';
import { injuryText, statusText } from './injuries.ts';
import { percent } from './numbers.ts';
import { fullName, POSITION_WORDS } from './words.ts';

/** Depth charts in words. */

/** A man with his place in the order, from 1. */
export interface DepthRow extends DepthPlayer {
  place: number;
}

export function depthRows({ players }: Pick<DepthPosition, 'players'>): DepthRow[] {
  return players.map((player, at) => ({ ...player, place: at + 1 }));
}

/** `Starts`, `Out (knee)`, `Starts, questionable (ankle)`; empty for a backup who is well. */
export function depthStatus({ starts, injury }: Pick<DepthPlayer, 'starts' | 'injury'>): string {
  if (injury === null) return starts ? 'Starts' : '';
  const hurt = `${statusText(injury)} (${injuryText(injury)})`;
  return starts ? `Starts, ${hurt.charAt(0).toLowerCase()}${hurt.slice(1)}` : hurt;
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
