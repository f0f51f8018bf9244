import type { InputOf } from '../../../core/app/registry.ts';
import type { BoardPage, BoardRecruit } from '../../../core/app/views/index.ts';
import { RECRUIT_KEYS } from '../../../core/present/recruit-keys.ts';
import type { BOARD_LISTS } from '../../../core/present/recruiting.ts';

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
  const change = RECRUIT_KEYS.find((each) => each.key === key)?.change(page, row) ?? null;
  return change === null ? null : { recruits, ...change };
}
