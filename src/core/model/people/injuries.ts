import { FIRST_PLAYOFF_WEEK, LATEST_WEEK } from '../game.ts';

/** What a player can be hurt by, in the order in which it is drawn. */
export const AILMENTS = [
  'concussion',
  'ankle',
  'knee',
  'hamstring',
  'shoulder',
  'foot',
  'hand',
  'hip',
  'groin',
  'back',
  'ribs',
  'high_ankle',
  'collarbone',
  'broken_leg',
  'knee_ligament',
  'achilles',
] as const;
export type Ailment = (typeof AILMENTS)[number];

/**
 * `out`: he misses the week's game; `doubtful`: this one, probably not the next; `first_half`: sent off in the last game,
 * he sits out one half; `questionable`: hurt lately, but he plays; `held_back`: fit, but his coach redshirts him. The report of
 * the week leaves the last out. The worst first.
 */
export const INJURY_STATUSES = ['out', 'doubtful', 'first_half', 'questionable', 'held_back'] as const;
/** When the staff expects him back, soonest first. */
export const RETURNS = [
  'this_week',
  'next_week',
  'two_or_three_weeks',
  'four_to_six_weeks',
  'longer',
  'not_this_season',
] as const;

/** The week in which a player returns who does not play again in a season. */
export const NOT_THIS_SEASON = LATEST_WEEK + 1;

/** Days from one week's games to the next. */
const WEEK_DAYS = 7;
/** Days more between the conference championships and the first games after them. */
const BREAK_DAYS = 14;

const dayOf = (week: number): number => WEEK_DAYS * week + (week >= FIRST_PLAYOFF_WEEK ? BREAK_DAYS : 0);

/** The first week after `from` whose games are at least `days` days after the games of week `from`. */
export function backAfter(from: number, days: number): number {
  let week = from + 1;
  while (week <= LATEST_WEEK && dayOf(week) - dayOf(from) <= days) week += 1;
  return week;
}
