import type { InputOf } from '../../../core/contract/registry.ts';
import type { BoardPage, BoardRecruit } from '../../../core/contract/views/index.ts';
import { RECRUIT_KEYS } from '../../../core/present/decisions/recruit-keys.ts';
import type { BOARD_LISTS } from '../../../core/present/recruiting.ts';

export type Change = InputOf<'setBoard'>;
export type Decide = (change: Change) => void;

/** Filters of the recruit list. */
export interface Listed {
  show: (typeof BOARD_LISTS)[number];
  /** Empty: all. */
  position: string;
  stars: string;
  state: string;
  /** Uncommitted recruits only. */
  open: boolean;
  find: string;
  /** A focus of targets and commits, by its key; empty: none. */
  focus: string;
  /** Rows before the first. */
  from: number;
}

export const FIRST_LIST: Listed = {
  show: 'board',
  position: '',
  stars: '',
  state: '',
  open: false,
  find: '',
  focus: '',
  from: 0,
};

/** Returns a key's change to a recruit, or why it has none; null for other keys. */
export function changeOf(
  key: string,
  page: BoardPage,
  row: BoardRecruit,
): { change: Change } | { whyNot: string } | null {
  const recruits = [row.number];
  if (/^\d$/.test(key)) return { change: { recruits, hours: Number(key) } };
  const known = RECRUIT_KEYS.find((each) => each.key === key);
  if (known === undefined) return null;
  const change = known.change(page, row);
  return change === null ? { whyNot: known.whyNot?.(page, row) ?? '' } : { change: { recruits, ...change } };
}
