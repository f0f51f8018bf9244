import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The team followed through a year, and those in the two-team and four-team playoffs. */
export const TEAM = 'Texas A&M';

/**
 * Moments played ahead: a dynasty with a 12-team playoff into its third year; others with two- and four-team playoffs;
 * and other teams of the same season: the champion, one that was eliminated, an independent.
 */
export type Moment =
  | 'preseason'
  | 'kickoff'
  | 'midseason'
  | 'open-week'
  | 'over'
  | 'summary'
  | 'progression'
  | 'recruiting_summary'
  | 'third-year'
  | 'two'
  | 'four'
  | 'title-week'
  | 'semifinal'
  | 'champion'
  | 'champion-summary'
  | 'eliminated'
  | 'independent';

/** A save prepared for the tests, with ids that its pages need. */
export interface Prepared {
  userId: string;
  team: string;
  /** Ids of one of the team's finished games and of an upcoming one; 0 if none. */
  played: number;
  coming: number;
  /** Ids of the team's running back, lineman, kicker and punter. */
  player: number;
  lineman: number;
  kicker: number;
  punter: number;
}

/** Returns the folder prepared before the tests; each server gets a copy. */
export function preparedFolder(): string {
  const folder = process.env.DYNASTY_E2E_SAVES;
  if (folder === undefined) throw new Error('DYNASTY_E2E_SAVES names no folder.');
  return folder;
}

let read: Record<Moment, Prepared> | null = null;

export function prepared(moment: Moment): Prepared {
  read ??= JSON.parse(readFileSync(join(preparedFolder(), 'prepared.json'), 'utf8')) as Record<Moment, Prepared>;
  return read[moment];
}
