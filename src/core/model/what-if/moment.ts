import type { Stage } from '../stages.ts';

/** A week of a season, before its games, or the last decision before its weeks begin or its class signs. */
export type Moment =
  | { year: number; week: number }
  | { year: number; before: Extract<Stage, 'season' | 'recruiting_summary'> };
