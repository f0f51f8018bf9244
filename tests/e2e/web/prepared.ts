import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The team of the dynasty that is played through a year, and of those with two and four in the playoff. */
export const TEAM = 'Texas A&M';

/**
 * Moments that are played ahead: of one dynasty with twelve in the playoff into its third year, of others with two and
 * four, and of teams with another fate in the same season: the champion, one that is out, an independent.
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

/** A save that is there for the tests, with ids of what its pages need. */
export interface Prepared {
  userId: string;
  team: string;
  /** A game of the team's that is played, and one to come; 0 where there is none. */
  played: number;
  coming: number;
  /** A running back, a lineman, a kicker and a punter of the team's. */
  player: number;
  lineman: number;
  kicker: number;
  punter: number;
}

/** The folder that is prepared before any test; each server gets a copy. */
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
