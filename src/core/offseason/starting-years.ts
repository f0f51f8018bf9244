import { classOfSeason, KEPT_REASONS, seasonsPlayed, withKept } from '../model/eligibility.ts';
import { CLASS_YEARS } from '../model/positions.ts';
import { type RuleBook, rulesOf } from '../model/rules.ts';
import { leaveChance } from './departures.ts';
import type { OffseasonTuning } from './types.ts';

/** Years in college beyond which nobody plays. */
const MOST_YEARS = CLASS_YEARS.length + KEPT_REASONS.length;

/** What the years of those on a roster made from nothing depend on. */
export interface StartingYears {
  /** The season the rosters are for. */
  year: number;
  rules: RuleBook;
  tuning: OffseasonTuning;
}

/** Whether a year in college can be kept at all: a dynasty that began before it could goes on without. */
export function hasRedshirts({ year, rules }: Pick<StartingYears, 'year' | 'rules'>): boolean {
  return rulesOf(year, rules).redshirtGames !== null;
}

/**
 * The years of somebody who came `age` seasons before: the season that counted for nobody, and the redshirt of his first
 * season that counted, if he has one. Null if he has no season left to play.
 */
export function yearsOf(
  age: number,
  redshirt: boolean,
  { year, rules }: Pick<StartingYears, 'year' | 'rules'>,
): number | null {
  let kept = 0;
  let open = redshirt;
  for (let season = 0; season < age; season++) {
    if (!rulesOf(year - age + season, rules).seasonCounts) kept = withKept(kept, season, 'nobody');
    else if (open) {
      kept = withKept(kept, season, 'redshirt');
      open = false;
    }
  }
  return seasonsPlayed({ kept }, age) < CLASS_YEARS.length ? kept : null;
}

/** How much less likely a redshirt is where it allows no snap. */
function strictness({ year, rules, tuning }: StartingYears): number {
  return rulesOf(year, rules).redshirtGames === 0 ? tuning.eligibility.redshirts.noSnap : 1;
}

/** How likely recruits are to redshirt in their first season, those of one star first. */
export function redshirtShares(input: StartingYears): number[] {
  const { fiveStars, fourStars, threeStars, others } = input.tuning.eligibility.redshirts;
  const strict = strictness(input);
  return [others, others, threeStars, fourStars, fiveStars].map((share) => strict * share);
}

/** How many of those with such years are still there, as a share of those who came. */
function stillThere(age: number, kept: number, { tuning }: StartingYears): number {
  const { departures, eligibility } = tuning;
  let share = 1;
  for (let season = 0; season < age; season++) {
    const classYear = classOfSeason({ kept }, season);
    // A senior who is still there has played the season that counted for nobody.
    if (classYear === 'sr') share *= eligibility.seniors.everybody;
    else share *= 1 - departures.reserves * leaveChance(classYear, tuning);
  }
  return share;
}

/** Whether the season that counted for nobody is so short ago that more men than usual are in their fifth year or later. */
function isCrowded({ year, rules, tuning }: StartingYears): boolean {
  const { seasons } = tuning.eligibility.starting;
  for (let ago = 1; ago <= seasons; ago++) if (!rulesOf(year - ago, rules).seasonCounts) return true;
  return false;
}

/** Shares of a roster by seasons in college, the newest first, when as many have left every year as leave now. */
export function ageShares(input: StartingYears): number[] {
  const redshirts = hasRedshirts(input) ? strictness(input) * input.tuning.eligibility.redshirts.threeStars : 0;
  const fifth = isCrowded(input) ? input.tuning.eligibility.starting.fifthYears : 1;
  const sizes: number[] = [];
  for (let age = 0; age < MOST_YEARS; age++) {
    const there = [redshirts, 1 - redshirts].map((share, i) => {
      const kept = yearsOf(age, i === 0, input);
      return kept === null ? 0 : share * stillThere(age, kept, input);
    });
    const size = (age < CLASS_YEARS.length ? 1 : fifth) * (there[0]! + there[1]!);
    if (size > 0) sizes.push(size);
  }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / all);
}
