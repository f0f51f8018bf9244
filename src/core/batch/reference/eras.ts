import type { Target } from '../targets.ts';

/**
 * How the game was played, by season: national averages of public records. Plays, passes and yards of 2000 to 2012 are those
 * of all games of the highest level, later ones those between its teams; seasons that are not in the table lie between
 * those before and after them in proportion. 2006 had the clock rules of that one season.
 */
const COLUMNS = [
  'plays_tg',
  'pass_share',
  'cmp_pct',
  'ypa',
  'ypr',
  'int_rate',
  'sacks_tg',
  'fg_pct',
  'pts_tg',
  'penalties',
  'ko_tb',
] as const;
type Measure = (typeof COLUMNS)[number];

const SEASONS: readonly (readonly [year: number, ...values: number[]])[] = [
  [2000, 71.0, 0.443, 0.545, 6.75, 4.0, 0.035, 2.35, 0.67, 25.4, 6.7, 0.28],
  [2005, 70.3, 0.453, 0.58, 6.95, 4.05, 0.032, 2.3, 0.7, 25.8, 6.6, 0.28],
  [2006, 63.8, 0.456, 0.583, 7.05, 4.08, 0.0315, 2.1, 0.705, 23.8, 6.1, 0.28],
  [2007, 71.8, 0.467, 0.594, 7.05, 4.13, 0.031, 2.25, 0.71, 27.2, 6.6, 0.16],
  [2008, 67.5, 0.458, 0.593, 7.1, 4.19, 0.031, 2.05, 0.71, 26.0, 6.1, 0.16],
  [2011, 70.35, 0.457, 0.6, 7.23, 4.35, 0.029, 2.01, 0.721, 27.8, 6.0, 0.16],
  [2012, 71.3, 0.457, 0.602, 7.27, 4.4, 0.0285, 2.0, 0.725, 28.4, 6.0, 0.345],
  [2018, 69.9, 0.448, 0.604, 7.35, 4.45, 0.027, 2.08, 0.745, 28.0, 6.0, 0.43],
  [2022, 68.6, 0.455, 0.612, 7.33, 4.3, 0.0262, 2.1, 0.75, 27.0, 5.97, 0.46],
  [2025, 67.4, 0.461, 0.611, 7.3, 4.29, 0.0263, 2.1, 0.7525, 26.87, 5.97, 0.4727],
];

/** What the season of a year should have; the last of the table ever after. */
export function eraValue(measure: Measure, year: number): number {
  const column = COLUMNS.indexOf(measure) + 1;
  const after = SEASONS.find(([season]) => season >= year) ?? SEASONS.at(-1)!;
  const before = SEASONS.findLast(([season]) => season <= year) ?? SEASONS[0]!;
  const [from, to] = [before[0], after[0]];
  const share = to > from ? (year - from) / (to - from) : 0;
  return (1 - share) * before[column]! + share * after[column]!;
}

/** What is measured, its name in the report, and how far seasons may lie from their year's value. */
const ROWS: readonly (readonly [measure: Measure, id: string, what: string, unit: string, within: number])[] = [
  ['plays_tg', 'era_plays', 'Plays per team-game', 'plays', 1.8],
  ['pass_share', 'era_pass_share', 'Passes, share of plays', 'share', 0.015],
  ['cmp_pct', 'era_completions', 'Completion percentage', 'share', 0.015],
  ['ypa', 'era_ypa', 'Passing yards per attempt', 'yards', 0.25],
  ['ypr', 'era_ypr', 'Rushing yards per attempt', 'yards', 0.2],
  ['int_rate', 'era_interceptions', 'Interceptions per attempt', 'share', 0.003],
  ['sacks_tg', 'era_sacks', 'Sacks per team-game', 'sacks', 0.25],
  ['fg_pct', 'era_field_goals', 'Field-goal percentage', 'share', 0.025],
  ['pts_tg', 'era_points', 'Points per team-game', 'points', 1.5],
  ['penalties', 'era_penalties', 'Penalties per team-game', 'penalties', 0.4],
  ['ko_tb', 'era_touchbacks', 'Share of kickoffs that are touchbacks', 'share', 0.05],
];

/** The measures with their ids. */
export const ERA_MEASURES = ROWS.map(([measure, id]) => ({ measure, id }));

export const ERA_TARGETS: readonly Target[] = ROWS.map(([, id, what, unit, within]) => ({
  id,
  group: 'eras',
  description: `${what}, less the national average of the season`,
  unit,
  target: 0,
  low: -within,
  high: within,
  spread: within / 2,
  seasons: '2000-2025',
}));
