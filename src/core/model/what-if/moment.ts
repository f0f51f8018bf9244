import type { Stage } from '../stages.ts';

/** A point in a season: before the games of a week, before its first week, or before its class signs. */
export type Moment =
  | { year: number; week: number }
  | { year: number; before: Extract<Stage, 'season' | 'recruiting_summary'> };
