import type { Reference } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { itemAt } from '../model/lists.ts';
import { classOfSeason, type Eligibility } from '../model/people/eligibility.ts';
import {
  CLASS_YEARS,
  type ClassYear,
  LIMITED_SINCE,
  POSITIONS,
  type Position,
  ROSTER_SLOTS,
  rosterLimit,
} from '../model/positions.ts';
import type { RuleBook } from '../model/rules.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { drawFullName, type FullName } from './names.ts';
import { portalYear } from './portal/years.ts';
import { yearsOf } from './starting/years.ts';

/*
 * Walk-ons: players without a scholarship. They fill a roster to its real size and do not play, so nothing about them
 * is stored: the same seed, team and season always give the same players. A class of them arrives every year; some
 * leave every year, and none plays more than four seasons plus a redshirt.
 */

export interface WalkOn extends Eligibility {
  /** His arrival year and his number within that class: together they identify him. */
  arrived: number;
  place: number;
  position: Position;
  /** His class by eligibility. */
  classYear: ClassYear;
}

/** Inputs to drawing walk-ons. */
interface WalkOnInput {
  seed: Seed;
  rules: RuleBook;
  tuning: Pick<Tuning, 'walkOns' | 'portal'>;
}

/** The most seasons on a roster: four, a redshirt, and the season that did not count (2020). */
const LONGEST = CLASS_YEARS.length + 2;
const SLOTS = POSITIONS.map((position) => ROSTER_SLOTS[position]);

/** The number of walk-ons who arrive at a program in a year. */
function arrivals(team: TeamId, year: number, { seed, tuning }: WalkOnInput): number {
  const knobs = tuning.walkOns;
  const usual = Number.isFinite(rosterLimit(year)) ? knobs.arrivalsLimited : knobs.arrivals;
  const program = knobs.programSd * stream(seed, 'walk-ons', team).normal();
  const now = knobs.yearSd * stream(seed, 'walk-ons', team, year).normal();
  return Math.round(usual * Math.exp(Math.max(0 - knobs.widest, Math.min(knobs.widest, program + now))));
}

/** The eligibility of a class's redshirts, or of its others, and their chances of returning for each season. */
interface Course {
  kept: number;
  classYear: ClassYear;
  stay: number[];
}

/** Returns a class's course after some seasons; no one returns without eligibility. */
function courseOf(seasons: number, redshirt: boolean, year: number, { tuning, rules }: WalkOnInput): Course {
  const { freshmen: fr, sophomores: so, juniors } = tuning.walkOns.stay;
  const shares = { fr, so, jr: juniors, sr: juniors };
  const years = yearsOf(seasons, redshirt, { year, rules });
  const kept = years ?? 0;
  const arrived = year - seasons;
  const stay = Array.from({ length: seasons }, (_, season) =>
    years === null ? 0 : portalYear(arrived + season, tuning).walkOns * shares[classOfSeason({ kept }, season)],
  );
  return { kept, classYear: classOfSeason({ kept }, seasons), stay };
}

/** Whether a walk-on is still on the team. Always draws the same number of rolls, so later draws stay his own. */
function isBack({ stay }: Course, dice: Stream): boolean {
  let back = true;
  for (let season = 0; season < LONGEST; season++) {
    const roll = dice.float();
    if (season < stay.length && roll >= itemAt(stay, season)) back = false;
  }
  return back;
}

/** Adds the players of the class of `arrived` who are on the team in `year`. */
function addClass(all: WalkOn[], team: TeamId, arrived: number, year: number, input: WalkOnInput): void {
  const seasons = year - arrived;
  const [usual, redshirted] = [courseOf(seasons, false, year, input), courseOf(seasons, true, year, input)];
  const dice = stream(input.seed, 'walk-on', team, arrived);
  for (let place = arrivals(team, arrived, input); place > 0; place--) {
    const position = itemAt(POSITIONS, dice.weighted(SLOTS));
    const course = dice.chance(input.tuning.walkOns.redshirts) ? redshirted : usual;
    if (!isBack(course, dice)) continue;
    all.push({ arrived, place, position, seasons, kept: course.kept, classYear: course.classYear });
  }
}

/**
 * Returns a team's walk-ons in a season, the longest-serving first.
 * @param scholarships scholarship players: under a roster limit they leave no spot for the latest walk-ons who arrived
 * since
 */
export function walkOnsOf(team: TeamId, year: number, scholarships: number, input: WalkOnInput): WalkOn[] {
  const all: WalkOn[] = [];
  for (let arrived = year - LONGEST + 1; arrived <= year; arrived++) addClass(all, team, arrived, year, input);
  const before = all.filter(({ arrived }) => arrived < LIMITED_SINCE);
  return all.slice(0, before.length + Math.max(0, rosterLimit(year) - scholarships));
}

/** Returns the walk-ons who leave a team after a season with eligibility left. `scholarships`: as in `walkOnsOf`. */
export function walkOnsLeaving(team: TeamId, year: number, scholarships: number, input: WalkOnInput): WalkOn[] {
  const next: WalkOn[] = [];
  for (let arrived = year - LONGEST + 2; arrived <= year; arrived++) addClass(next, team, arrived, year + 1, input);
  const back = new Set(next.map(keyOf));
  const walkOns = walkOnsOf(team, year, scholarships, input);
  return walkOns.filter((each) => each.classYear !== 'sr' && !back.has(keyOf(each)));
}

const keyOf = ({ arrived, place }: WalkOn): string => `${arrived} ${place}`;

type WalkOnFacts = Pick<Reference, 'givenNames' | 'familyNames' | 'homeStates' | 'teams'>;

/** Returns a walk-on's name and home state (postal code), most often the program's own. */
export function whoIs(
  team: TeamId,
  { arrived, place }: WalkOn,
  facts: WalkOnFacts,
  { seed, tuning }: Omit<WalkOnInput, 'rules'>,
): FullName & { homeState: string } {
  const dice = stream(seed, 'walk-on', team, arrived, place);
  const { first, last } = drawFullName(facts.givenNames, facts.familyNames, dice, new Set());
  const own = facts.teams.find(({ id }) => id === team)?.state;
  const { code } = itemAt(facts.homeStates, dice.weighted(facts.homeStates.map(({ share }) => share)));
  return { first, last, homeState: own !== undefined && dice.chance(tuning.walkOns.home) ? own : code };
}
