import { FIRST_PLAYOFF_WEEK, LATEST_WEEK } from '../game.ts';

/**
 * One-word labels of absences, as used in responses: injuries by body part, ejections and redshirts. Saves store the
 * index in this list: new ones come last.
 */
export const ABSENCE_KINDS = [
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
  'targeting',
  'targeting_half',
  'redshirt',
] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

const NOT_INJURIES = ['targeting', 'targeting_half', 'redshirt'] as const satisfies readonly AbsenceKind[];
export type Ailment = Exclude<AbsenceKind, (typeof NOT_INJURIES)[number]>;

/** Injuries, in the order they are drawn. */
export const AILMENTS = ABSENCE_KINDS.filter((kind): kind is Ailment => !NOT_INJURIES.some((other) => other === kind));

/**
 * Injury statuses, worst first. `out`: misses this week's game; `doubtful`: misses this one, but probably not the next;
 * `first_half`: ejected in the last game, so he misses one half; `questionable`: recently hurt, but plays; `held_back`:
 * healthy, but redshirting. The weekly injury report leaves out the last one.
 */
export const INJURY_STATUSES = ['out', 'doubtful', 'first_half', 'questionable', 'held_back'] as const;
/** The staff's estimates of a player's return, soonest first. */
export const RETURNS = [
  'this_week',
  'next_week',
  'two_or_three_weeks',
  'four_to_six_weeks',
  'longer',
  'not_this_season',
] as const;

/** Return week of a player who is out for the season. */
export const NOT_THIS_SEASON = LATEST_WEEK + 1;

/** Days between one week's games and the next. */
const WEEK_DAYS = 7;
/** Extra days between the conference championships and the first games after them. */
const BREAK_DAYS = 14;

const dayOf = (week: number): number => WEEK_DAYS * week + (week >= FIRST_PLAYOFF_WEEK ? BREAK_DAYS : 0);

/** The first week after `from` whose games are at least `days` days after the games of week `from`. */
export function backAfter(from: number, days: number): number {
  let week = from + 1;
  while (week <= LATEST_WEEK && dayOf(week) - dayOf(from) <= days) week += 1;
  return week;
}
