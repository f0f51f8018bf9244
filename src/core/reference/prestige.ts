import type { PastSeason, Prestige } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { power } from '../model/program/power.ts';
import { PRESTIGE_TIER_SHARES } from '../model/team.ts';

/**
 * Prestige of programs at the start of a dynasty, from the seasons before it.
 *
 * The value of a season is the team's rank in the year-end order of all teams, from 1 (first) to 0 (last), plus a bonus
 * for the very best. Ranks already account for schedules, so records and conferences need no correction. Seasons before
 * the first one with results count as the program's reputation at that time; a season outside FBS counts as a
 * newcomer's.
 *
 *   fame(memory) = sum of worth(year - k) x memory^k over k = 1, 2, ... without end, divided by the sum of memory^k
 *   standing     = 0.6 x fame(recent memory) + 0.4 x fame(long memory)
 *
 * Teams are ordered by standing and divided into tiers of fixed sizes. A program's usual tier comes from its long fame
 * alone; its best and worst tiers are those it held over the last 20 seasons. Then
 *
 *   ceiling = (best + usual + 1) / 2, but not below best
 *   floor   = (worst + usual - 2) / 2, but not above worst
 */

/** Weight a season keeps one year later; half is left after 4 seasons. */
const RECENT_MEMORY = 0.84;
/** The same for a program's long record; half is left after 14 seasons. */
const LONG_MEMORY = 0.952;
const RECENT_SHARE = 0.6;
/** Bonus for elite finishes: worth = place + this x place^8. */
const ELITE_BONUS = 0.5;
const ELITE_POWER = 8;
/** Value of a season before a program was in FBS, or while it was out of it. */
const NEWCOMER_WORTH = 0.05;
/** Seasons searched for a program's best and worst tiers, including the current one. */
const RECORD_SEASONS = 20;
/** Added to a ceiling, and subtracted from a floor, before averaging; see the formula above. */
const CEILING_REACH = 1;
const FLOOR_REACH = 2;
/** The highest floor a program can have. */
const HIGHEST_FLOOR = 5;
/** The lowest ceiling of a newcomer. */
const LOWEST_CEILING = 3;

export interface PrestigeInput {
  /** The teams of the season, sorted by id. */
  teams: readonly TeamId[];
  results: readonly PastSeason[];
  /** Reputation before `firstYear`, the first season with results, from 1 (best) to 0. */
  standingBefore: Readonly<Record<TeamId, number>>;
  /** The same for programs' seasons outside FBS; a program left out counts as a newcomer. */
  standingOutside?: Readonly<Record<TeamId, number>>;
  firstYear: number;
  year: number;
}

/** Value of one season, given its rank from 1 (first) to 0 (last). */
function worthOf(place: number): number {
  return place + ELITE_BONUS * power(place, ELITE_POWER);
}

/** Values of each team's seasons, indexed by year - firstYear. */
function worths(input: PrestigeInput): Map<TeamId, number[]> {
  const count = new Map<number, number>();
  for (const r of input.results) count.set(r.year, (count.get(r.year) ?? 0) + 1);
  const seasons = input.year - input.firstYear;
  const outside = (team: TeamId) => worthOf(input.standingOutside?.[team] ?? NEWCOMER_WORTH);
  const out = new Map(input.teams.map((team) => [team, new Array<number>(seasons).fill(outside(team))]));
  for (const r of input.results) {
    const seasons = out.get(r.team);
    if (seasons) seasons[r.year - input.firstYear] = worthOf(1 - (r.rank - 1) / ((count.get(r.year) as number) - 1));
  }
  return out;
}

/** Fame entering season number `upTo`; `before` stands in for every season before number 0. */
function fame(seasons: readonly number[], upTo: number, before: number, memory: number): number {
  let value = before;
  for (let i = 0; i < upTo; i++) value = memory * value + (1 - memory) * (seasons[i] as number);
  return value;
}

/** Prestige scores (tier plus position within it) of the teams, ordered by any measure where more is better. */
function scores(teams: readonly TeamId[], value: (team: TeamId) => number): Map<TeamId, number> {
  const values = new Map(teams.map((team) => [team, value(team)]));
  const order = teams.toSorted((a, b) => (values.get(b) as number) - (values.get(a) as number) || (a < b ? -1 : 1));
  const out = new Map<TeamId, number>();
  let share = 0;
  let start = 0;
  PRESTIGE_TIER_SHARES.toReversed().forEach((size, i) => {
    share += size;
    const end = Math.round(share * order.length);
    for (let at = start; at < end; at++) {
      const within = (end - at - 0.5) / (end - start);
      out.set(order[at] as TeamId, Math.round((7 - i + 0.99 * within) * 1000) / 1000);
    }
    start = end;
  });
  return out;
}

/**
 * Scores entering each season that still counts toward best and worst tiers, oldest first; the last are the current
 * scores.
 */
function record(input: PrestigeInput, seasons: Map<TeamId, number[]>, before: (team: TeamId) => number) {
  const now = input.year - input.firstYear;
  const standing = (at: number) => (team: TeamId) => {
    const list = seasons.get(team) as number[];
    const recent = fame(list, at, before(team), RECENT_MEMORY);
    return RECENT_SHARE * recent + (1 - RECENT_SHARE) * fame(list, at, before(team), LONG_MEMORY);
  };
  const from = Math.max(0, now - RECORD_SEASONS + 1);
  return Array.from({ length: now - from + 1 }, (_, i) => scores(input.teams, standing(from + i)));
}

const clamp = (x: number, low: number, high: number) => Math.max(low, Math.min(high, x));

/** Prestige, ceiling and floor of the teams at the start of a season, by the formula above. */
export function startingPrestige(input: PrestigeInput): ReadonlyMap<TeamId, Prestige> {
  const seasons = worths(input);
  const before = (team: TeamId) =>
    worthOf(input.standingBefore[team] ?? input.standingOutside?.[team] ?? NEWCOMER_WORTH);
  const history = record(input, seasons, before);
  const now = input.year - input.firstYear;
  const long = scores(input.teams, (team) => fame(seasons.get(team) as number[], now, before(team), LONG_MEMORY));
  const today = history.at(-1) as Map<TeamId, number>;
  return new Map(
    input.teams.map((team) => {
      const score = today.get(team) as number;
      const prestige = Math.floor(score);
      const tiers = history.map((then) => Math.floor(then.get(team) as number));
      const usual = Math.floor(long.get(team) as number);
      const best = Math.max(...tiers);
      const worst = Math.min(...tiers);
      const ceiling = clamp(Math.max(best, Math.round((best + usual + CEILING_REACH) / 2)), LOWEST_CEILING, 7);
      const floor = clamp(Math.min(worst, Math.round((worst + usual - FLOOR_REACH) / 2)), 1, HIGHEST_FLOOR);
      return [team, { prestige, ceiling, floor: Math.min(floor, prestige), score }];
    }),
  );
}
