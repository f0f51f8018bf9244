import type { JobEnd } from '../../model/coaches.ts';
import { plural } from '../numbers.ts';

/** Text for the head coaching jobs open before a dynasty's first season. */

/** Label for taking any opening. */
export const ANY_OPENING = 'Any opening';

/** Headings of the openings' columns. */
export const OPENING_COLUMNS = { record: 'Last year', why: 'Open because' } as const;

/** Note next to the openings. */
export const OPENINGS_NOTE = 'Programs changing head coaches before the season. Pick one, or take whatever job opens.';

const ENDS: Readonly<Record<JobEnd, string>> = {
  fired: 'fired',
  hired_away: 'hired away',
  promoted: 'promoted',
  nfl: 'left for the NFL',
  retired: 'retired',
  head_coach: 'fired',
  interim: 'interim',
  program: 'program dropped out',
};

interface Left {
  first: string;
  last: string;
  since: number;
  end: JobEnd | null;
}

/** Why a job is open: `Sam Bell fired after 4 seasons`. `year`: the season it opens before. */
export function openBecause(left: Left | null, year: number): string {
  if (left === null) return 'New to FBS';
  const { first, last, since, end } = left;
  return `${first} ${last} ${end === null ? 'left' : ENDS[end]} after ${plural(year - since, 'season')}`;
}
