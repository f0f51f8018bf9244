import { type ByPosition, type Position, STARTER_SLOTS } from './positions.ts';
import type { Defense, Offense, Schemes } from './schemes.ts';

/** Backs, receivers and tight ends who start, by what an offense is built on; with the line and a quarterback they are eleven. */
const OFFENSE_STARTERS: Readonly<Record<Offense, Pick<ByPosition<number>, 'rb' | 'wr' | 'te'>>> = {
  spread: { rb: 1, wr: 3, te: 1 },
  'air raid': { rb: 1, wr: 4, te: 0 },
  pro: { rb: 1, wr: 2, te: 2 },
  option: { rb: 2, wr: 2, te: 1 },
  multiple: { rb: 1, wr: 3, te: 1 },
};

/** The eleven of a defense. What has no front of its own lines up as the 4-3 does. */
const DEFENSE_STARTERS: Readonly<Record<Defense, Pick<ByPosition<number>, 'dl' | 'lb' | 'cb' | 's'>>> = {
  '4-2-5': { dl: 4, lb: 2, cb: 3, s: 2 },
  '4-3': { dl: 4, lb: 3, cb: 2, s: 2 },
  '3-4': { dl: 3, lb: 4, cb: 2, s: 2 },
  '3-3-5': { dl: 3, lb: 3, cb: 2, s: 3 },
  multiple: { dl: 4, lb: 3, cb: 2, s: 2 },
};

/** Whom a team sends onto the field. */
export interface Personnel {
  /** Men of each position who start. */
  starters: Readonly<ByPosition<number>>;
  /** Share of its snaps with them, 0 to 1; otherwise it lines up as everybody does (`STARTER_SLOTS`). */
  share: number;
}

/** The personnel of a team whose schemes nobody knows. */
export const ORDINARY: Personnel = { starters: STARTER_SLOTS, share: 0 };

/** The personnel that schemes call for, in `share` of the snaps. */
export function personnelOf({ offense, defense }: Schemes, share: number): Personnel {
  if (share === 0) return ORDINARY;
  return { starters: { ...STARTER_SLOTS, ...OFFENSE_STARTERS[offense], ...DEFENSE_STARTERS[defense] }, share };
}

/** How much a position counts for, relative to what it usually does: as many times as it has men on the field. */
export function weightOnField({ starters, share }: Personnel, position: Position): number {
  return 1 + share * (starters[position] / STARTER_SLOTS[position] - 1);
}
