import type { InputOf } from '../../../core/app/registry.ts';
import type { BoardPage, BoardRecruit } from '../../../core/app/views/index.ts';
import type { BOARD_LISTS } from '../../../core/present/recruiting.ts';
import { nextPitch, nextVisit, watchHours } from '../../../core/present/recruiting.ts';

export type Change = InputOf<'setBoard'>;
export type Decide = (change: Change) => void;

/** Which recruits are listed. */
export interface Listed {
  show: (typeof BOARD_LISTS)[number];
  /** Empty: all. */
  position: string;
  /** Only who is to be had. */
  open: boolean;
  find: string;
  /** Rows before the first. */
  from: number;
}

export const FIRST_LIST: Listed = { show: 'board', position: '', open: false, find: '', from: 0 };

/** What a key does with a recruit; null for other keys. */
export function changeOf(key: string, page: BoardPage, row: BoardRecruit): Change | null {
  const recruits = [row.number];
  if (/^\d$/.test(key)) return { recruits, hours: Number(key) };
  if (key === 'o') return { recruits, offer: !row.offered };
  if (key === 's') return { recruits, scout: watchHours(row) };
  if (key === 'x') return { recruits, drop: true };
  const [visit, pitch] = [nextVisit(page, row), nextPitch(row)];
  if (key === 'v' && visit !== null) return { recruits, visit };
  return key === 't' && pitch !== null ? { recruits, pitch } : null;
}
