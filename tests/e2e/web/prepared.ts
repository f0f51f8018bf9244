import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The team of every prepared dynasty. */
export const TEAM = 'Texas A&M';

/** Moments of a year that are played ahead: seven of one dynasty with twelve in the playoff, and two of others. */
export type Moment =
  | 'preseason'
  | 'kickoff'
  | 'midseason'
  | 'over'
  | 'summary'
  | 'progression'
  | 'recruiting_summary'
  | 'two'
  | 'four';

/** A save that is there for the tests, with ids of what its pages need. */
export interface Prepared {
  userId: string;
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
