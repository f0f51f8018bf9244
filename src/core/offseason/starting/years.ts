import {
  classOfSeason,
  KEPT_REASONS,
  mayPlayOn,
  playsOn,
  seasonsPlayed,
  withKept,
} from '../../model/people/eligibility.ts';
import { CLASS_YEARS } from '../../model/positions.ts';
import { type RuleBook, rulesOf } from '../../model/rules.ts';
import { leaveChance } from '../leaving/departures.ts';
import type { OffseasonTuning } from '../types.ts';

/** The most years in college for any player. */
const MOST_YEARS = CLASS_YEARS.length + KEPT_REASONS.length;

/** Inputs to the eligibility of players on new rosters. */
export interface StartingYears {
  /** The season the rosters are for. */
  year: number;
  rules: RuleBook;
  tuning: OffseasonTuning;
}

/**
 * Returns the seasons that did not count for a player who enrolled `age` seasons ago, packed as in `Eligibility.kept`:
 * the one that did not count for anyone (or the last one, if it makes up for that), and a redshirt in his first season
 * that counted. Null if he is out of eligibility.
 */
export function yearsOf(
  age: number,
  redshirt: boolean,
  { year, rules }: Pick<StartingYears, 'year' | 'rules'>,
): number | null {
  let kept = 0;
  let open = redshirt;
  for (let season = 0; season < age; season++) {
    if (!rulesOf(year - age + season, rules).seasonCounts) kept = withKept(kept, season, 'free_year');
    else if (open) {
      kept = withKept(kept, season, 'redshirt');
      open = false;
    }
  }
  if (seasonsPlayed({ kept }, age) < CLASS_YEARS.length) return kept;
  const { extraFor } = rulesOf(year, rules);
  if (extraFor === null || extraFor === year || !mayPlayOn({ kept, seasons: age - 1 }, year - 1, extraFor)) return null;
  kept = withKept(kept, age - 1, 'free_year');
  return seasonsPlayed({ kept }, age) < CLASS_YEARS.length ? kept : null;
}

/** Returns the factor by which redshirts are rarer when a single snap burns one. */
function strictness({ year, rules, tuning }: StartingYears): number {
  return rulesOf(year, rules).redshirtGames === 0 ? tuning.eligibility.redshirts.noSnap : 1;
}

/** Returns recruits' chances of redshirting in their first season, one-stars first. */
export function redshirtShares(input: StartingYears): number[] {
  const { fiveStars, fourStars, threeStars, others } = input.tuning.eligibility.redshirts;
  const strict = strictness(input);
  return [others, others, threeStars, fourStars, fiveStars].map((share) => strict * share);
}

/** Returns the share of a class with such eligibility that is still on the team. */
export function shareLeft(age: number, kept: number, { year, rules, tuning }: StartingYears): number {
  const { departures, eligibility } = tuning;
  const { extraFor } = rulesOf(year, rules);
  let share = 1;
  for (let season = 0; season < age; season++) {
    const classYear = classOfSeason({ kept }, season);
    // A senior can only still be here because of the season that did not count (2020).
    if (classYear === 'sr') {
      const isLater = extraFor !== null && year - age + season > extraFor;
      share *= isLater ? eligibility.seniors.later : eligibility.seniors.freeYear;
    }
    if (classYear !== 'sr') share *= 1 - departures.reserves * leaveChance(classYear, tuning);
  }
  return share;
}

/** Whether the season that did not count (2020) is recent enough that rosters hold extra fifth-year players. */
function isCrowded({ year, rules, tuning }: StartingYears): boolean {
  const { seasons } = tuning.eligibility.starting;
  for (let ago = 1; ago <= seasons; ago++) {
    const { seasonCounts, extraFor } = rulesOf(year - ago, rules);
    if (!seasonCounts || extraFor === year - ago) return true;
  }
  return false;
}

/** Whether a player with such eligibility plays this season outside the scholarship limit. */
export function isOutsideLimit(
  age: number,
  kept: number,
  { year, rules }: Pick<StartingYears, 'year' | 'rules'>,
): boolean {
  return rulesOf(year - 1, rules).extraSeniors && playsOn({ kept, seasons: age });
}

/** Returns the scholarship shares by class, newest first, in a steady state. */
export function ageShares(input: StartingYears): number[] {
  const redshirts = strictness(input) * input.tuning.eligibility.redshirts.threeStars;
  const fifth = isCrowded(input) ? input.tuning.eligibility.starting.fifthYears : 1;
  const sizes: number[] = [];
  for (let age = 0; age < MOST_YEARS; age++) {
    const groups = [redshirts, 1 - redshirts].map((share, i) => ({ share, kept: yearsOf(age, i === 0, input) }));
    const eligible = groups.flatMap(({ share, kept }) => (kept !== null && share > 0 ? [{ share, kept }] : []));
    const counted = eligible.filter(({ kept }) => !isOutsideLimit(age, kept, input));
    const size = counted.reduce((sum, { share, kept }) => sum + share * shareLeft(age, kept, input), 0);
    if (eligible.length > 0) sizes.push((age < CLASS_YEARS.length ? 1 : fifth) * size);
  }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / all);
}
