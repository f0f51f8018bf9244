import { firstOf, lastOf } from '../../model/lists.ts';
import { rowsOf } from '../../model/text/table.ts';
import type { Target } from '../targets.ts';
import measureTable from './data/era-measures.json' with { type: 'json' };
import seasonTable from './data/era-seasons.json' with { type: 'json' };

const SEASONS = rowsOf(seasonTable, {
  year: 'number',
  plays_tg: 'number',
  pass_share: 'number',
  cmp_pct: 'number',
  ypa: 'number',
  ypr: 'number',
  int_rate: 'number',
  sacks_tg: 'number',
  fg_pct: 'number',
  pts_tg: 'number',
  penalties: 'number',
  ko_tb: 'number',
});
type Measure = Exclude<keyof (typeof SEASONS)[number], 'year'>;

const isMeasure = (name: string): name is Measure => name !== 'year' && name in firstOf(SEASONS);

/** Returns a measure's real value in a year; beyond the table, its last one. */
export function eraValue(measure: Measure, year: number): number {
  const after = SEASONS.find((season) => season.year >= year) ?? lastOf(SEASONS);
  const before = SEASONS.findLast((season) => season.year <= year) ?? firstOf(SEASONS);
  const share = after.year > before.year ? (year - before.year) / (after.year - before.year) : 0;
  return (1 - share) * before[measure] + share * after[measure];
}

const MEASURES = rowsOf(measureTable, {
  measure: 'text',
  id: 'text',
  description: 'text',
  unit: 'text',
  within: 'number',
});

/** The measures with their ids. */
export const ERA_MEASURES = MEASURES.map(({ measure, id }) => {
  if (!isMeasure(measure)) throw new Error(`the seasons lack ${measure}`);
  return { measure, id };
});

/** Targets for how far a season may be from its year's value, either way. */
export const ERA_TARGETS: readonly Target[] = MEASURES.map(({ id, description, unit, within }) => ({
  id,
  group: 'eras',
  description: `${description} relative to the season’s national average`,
  unit,
  target: 0,
  low: -within,
  high: within,
  spread: within / 2,
  seasons: '2000-2025',
}));
