import type { CoachEnd, HeadCoach } from '../model/coaches.ts';
import type { NameTable } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamSeason } from '../model/season.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { drawFullName } from './names.ts';

/**
 * The head coaches of a program. They follow from the dynasty's seed and from how its seasons ended, and are never stored:
 * whoever asks works them out again. They draw from streams of their own.
 */

/** What they follow from. */
export interface CoachSource {
  seed: Seed;
  givenNames: NameTable;
  familyNames: NameTable;
  tuning: Pick<Tuning, 'coaches'>;
}

type Result = Pick<TeamSeason, 'year' | 'wins' | 'losses'>;

/** The share of its games that a team won. */
export const shareOf = ({ wins, losses }: Pick<Result, 'wins' | 'losses'>): number => wins / Math.max(1, wins + losses);

/** The share of its games that a program is expected to win, by its seasons before, earliest first. */
export function expectedShare(before: readonly Result[], { coaches }: Pick<Tuning, 'coaches'>): number {
  const { seasons, share } = coaches.expectation;
  const known = before.slice(-seasons);
  if (known.length === 0) return 0.5;
  const mean = known.reduce((sum, each) => sum + shareOf(each), 0) / known.length;
  return 0.5 + share * (mean - 0.5);
}

/** What is known of a coach when a season is over. */
export interface Man {
  tenure: number;
  age: number;
  expected: number;
}

/**
 * Chances that a coach has left after a season: fired or not wanted; that or hired away; one of these or too old.
 * @param tenure his seasons there, this one included
 * @param expected the share of games that was expected
 */
function chancesToLeave(
  season: Pick<Result, 'wins' | 'losses'>,
  { tenure, age, expected }: Man,
  { coaches: { leave: k } }: Pick<Tuning, 'coaches'>,
): readonly (readonly [CoachEnd, number])[] {
  const won = shareOf(season);
  const odds =
    k.base -
    k.expected * k.games * (won - expected) -
    k.losing * k.games * (won - 0.5) +
    k.season * Math.min(tenure, k.seasons) -
    (tenure <= k.newcomerSeasons ? k.newcomer : 0);
  const out = 1 / (1 + Math.exp(-odds));
  const away = tenure < k.hiredAwayFrom ? 0 : Math.min(1, k.hiredAway * Math.max(0, won - 0.5) * (1 - expected));
  const old = age >= k.oldAge ? k.retires : 0;
  const here = (1 - out) * (1 - away);
  return [
    ['fired', out],
    ['hired_away', 1 - here],
    ['retired', 1 - here * (1 - old)],
  ];
}

/** Chance that a coach leaves after a season, for whatever reason. */
export function chanceToLeave(
  season: Pick<Result, 'wins' | 'losses'>,
  man: Man,
  tuning: Pick<Tuning, 'coaches'>,
): number {
  return chancesToLeave(season, man, tuning).at(-1)![1];
}

/** Chance that a coach is let go after a season, or leaves because he is not wanted. */
export function chanceOfFiring(season: Pick<Result, 'wins' | 'losses'>, man: Man, tuning: Pick<Tuning, 'coaches'>) {
  return chancesToLeave(season, man, tuning)[0]![1];
}

/** What decides after a season whether the coach of a program leaves it, 0 to 1. */
export function leavingRoll(seed: Seed, team: TeamId, year: number): number {
  return stream(seed, 'head coach', team, 'leaves', year).float();
}

/** Why a coach leaves after a season; null: he stays. */
export function endOf(
  season: Pick<Result, 'wins' | 'losses'>,
  man: Man,
  roll: number,
  tuning: Pick<Tuning, 'coaches'>,
): CoachEnd | null {
  return chancesToLeave(season, man, tuning).find(([, chance]) => roll < chance)?.[0] ?? null;
}

/** At what age coaches are hired. */
type HiringAges = Pick<Tuning['coaches'], 'age' | 'ageSd' | 'youngest' | 'oldest'>;

/** Who comes: his name and age, by a stream of his own. */
export function drawHired(
  dice: Stream,
  since: number,
  { age, ageSd, youngest, oldest }: HiringAges,
  { givenNames, familyNames }: CoachSource,
) {
  const { first, last } = drawFullName(givenNames, familyNames, dice, new Set());
  const years = Math.min(oldest, Math.max(youngest, Math.round(dice.normal(age, ageSd))));
  return { first, last, born: since - years };
}

function hired(team: TeamId, spell: number, since: number, source: CoachSource): HeadCoach {
  const dice = stream(source.seed, 'head coach', team, spell);
  const { first, last, born } = drawHired(dice, since, source.tuning.coaches, source);
  return { team, spell, first, last, born, since, until: null, end: null, wins: 0, losses: 0 };
}

/** Seasons that the first one who is known had been there before; `onceMore`: the chance of each. */
export function seasonsBefore(who: readonly string[], onceMore: number, { seed, tuning }: CoachSource): number {
  const dice = stream(seed, ...who, 'seasons before');
  let seasons = 0;
  while (seasons < tuning.coaches.longestBefore && dice.chance(onceMore)) seasons += 1;
  return seasons;
}

/**
 * Whoever leads a program in the first of its seasons that is known: the same man whether that season is over or not, since a
 * program that joins FBS has no other.
 */
function firstKnown(team: TeamId, seasons: readonly Result[], year: number, source: CoachSource): HeadCoach {
  const begin = seasons[0]?.year ?? year;
  const { firstTenure } = source.tuning.coaches;
  const before = seasonsBefore(['head coach', team], firstTenure, source);
  return hired(team, 0, begin - before, source);
}

function withResult(coach: HeadCoach, { wins, losses }: Result): HeadCoach {
  const { team, spell, first, last, born, since, until, end } = coach;
  return { team, spell, first, last, born, since, until, end, wins: coach.wins + wins, losses: coach.losses + losses };
}

/** Why a coach leaves after a season in which a share of the games was expected; null: he stays. */
function endAfter(coach: HeadCoach, season: Result, expected: number, source: CoachSource): CoachEnd | null {
  const man = { tenure: season.year - coach.since + 1, age: season.year - coach.born, expected };
  return endOf(season, man, leavingRoll(source.seed, coach.team, season.year), source.tuning);
}

/**
 * Every head coach of a program, the first that is known first; the last one leads it in `year`.
 * @param seasons its seasons that are over, earliest first
 * @param past `known`: who they were before the last of these was over, when there was one before it; `more`: the share of a
 * season's games that is expected beyond what the seasons before it let expect
 */
export function headCoaches(
  team: TeamId,
  seasons: readonly Result[],
  year: number,
  source: CoachSource,
  { known, more }: { known?: readonly HeadCoach[] | undefined; more?: (year: number) => number } = {},
): HeadCoach[] {
  const all = known === undefined ? [firstKnown(team, seasons, year, source)] : known.slice();
  for (let at = known === undefined ? 0 : seasons.length - 1; at < seasons.length; at++) {
    const season = seasons[at]!;
    if (season.year > year) break;
    const coach = withResult(all.at(-1)!, season);
    all[all.length - 1] = coach;
    if (season.year === year) break;
    const expected = expectedShare(seasons.slice(0, at), source.tuning) + (more?.(season.year) ?? 0);
    const end = endAfter(coach, season, expected, source);
    if (end === null) continue;
    coach.until = season.year;
    coach.end = end;
    all.push(hired(team, all.length, season.year + 1, source));
  }
  return all;
}
