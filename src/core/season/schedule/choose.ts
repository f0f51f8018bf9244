import { REGULAR_WEEKS, type ScheduledGame } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { homeGameBounds } from './complete.ts';
import { conferencePairs } from './conference-pairs.ts';
import { keptDates, keptFor, NONE_KEPT, takesKeptDate } from './kept-dates.ts';
import type { Pair } from './league.ts';
import {
  type League,
  leagueOf,
  pairKey,
  type ScheduleInput,
  type Settled,
  sameConference,
  settle,
  settledOf,
} from './league.ts';
import { mostApart } from './rhythm.ts';
import { nextGameId, regularGame } from './rivalries.ts';

/** Why a game cannot be scheduled. */
export const SCHEDULE_PROBLEMS = [
  'unknown_team',
  'yourself',
  'week_out_of_range',
  'same_conference',
  'already_scheduled',
  'week_taken',
  'opponent_busy',
  'limit_reached',
  'opponent_limit_reached',
  'date_kept',
  'leaves_no_room',
] as const;
export type ScheduleProblem = (typeof SCHEDULE_PROBLEMS)[number];

export type ScheduleAnswer = { ok: true; game: ScheduledGame } | { ok: false; problem: ScheduleProblem };

/** A bit for each week of the regular season. */
const ALL_WEEKS = (1 << (REGULAR_WEEKS + 1)) - 2;

/** Returns why a game between two teams in a week would break the current schedule, or null. */
function problemWith(league: League, settled: Settled, team: number, opponent: number, week: number) {
  if (team === opponent) return 'yourself';
  if (!Number.isInteger(week) || week < 1 || week > REGULAR_WEEKS) return 'week_out_of_range';
  if (sameConference(league, team, opponent)) return 'same_conference';
  if (settled.pairs.has(pairKey(team, opponent))) return 'already_scheduled';
  if (settled.nonConference[team]! >= league.limit[team]!) return 'limit_reached';
  if ((settled.weeks[team]! & (1 << week)) !== 0) return 'week_taken';
  if ((settled.weeks[opponent]! & (1 << week)) !== 0) return 'opponent_busy';
  if (settled.nonConference[opponent]! >= league.limit[opponent]!) return 'opponent_limit_reached';
  if (takesKeptDate(league, settled, team, opponent)) return 'date_kept';
  return null;
}

/** Returns a team's open dates between its first week and the championships. */
function openDates(league: League, team: number): number {
  let weeks = REGULAR_WEEKS;
  for (let early = league.early[team]!; early !== 0; early &= early - 1) weeks -= 1;
  return weeks - league.games[team]!;
}

/**
 * Whether a team can still play all of its games without back-to-back open dates: matches its unscheduled conference
 * games, and the outside games it still has to find, to weeks when it and the opponent (or enough others) are free.
 */
function canFinish(league: League, settled: Settled, mates: Mates, team: number): boolean {
  if (mostApart(~settled.weeks[team]! & ALL_WEEKS) < openDates(league, team)) return false;
  const options = [...mateWeeks(league, settled, mates, team), ...openWeeks(league, settled, team)];
  const held = new Int16Array(REGULAR_WEEKS + 1).fill(-1);
  const seat = (game: number, tried: Set<number>): boolean => {
    for (let week = 1; week <= REGULAR_WEEKS; week++) {
      if ((options[game]! & (1 << week)) === 0 || tried.has(week)) continue;
      tried.add(week);
      if (held[week]! < 0 || seat(held[week]!, tried)) {
        held[week] = game;
        return true;
      }
    }
    return false;
  };
  return options.every((_, game) => seat(game, new Set()));
}

/** Returns a conference's pairings, which games outside the conference do not change. */
type Mates = (conference: number) => readonly Pair[];

function matesOf(league: League, settled: Settled): Mates {
  const known = new Map<number, Pair[]>([[-1, []]]);
  return (conference) => {
    const pairs = known.get(conference) ?? conferencePairs(league, conference, settled);
    known.set(conference, pairs);
    return pairs;
  };
}

/** Returns, for each of the team's unscheduled conference games, the weeks both teams have free, as bits. */
function mateWeeks(league: League, settled: Settled, mates: Mates, team: number): number[] {
  return mates(league.conference[team]!)
    .filter(([a, b]) => (a === team || b === team) && !settled.pairs.has(pairKey(a, b)))
    .map(([a, b]) => ~(settled.weeks[a]! | settled.weeks[b]!));
}

/**
 * Returns, for each opponent the team still has to find, the free weeks in which at least that many others can play it.
 */
function openWeeks(league: League, settled: Settled, team: number): number[] {
  const missing = league.limit[team]! - settled.nonConference[team]!;
  if (missing === 0) return [];
  const own = ~settled.weeks[team]! & ALL_WEEKS;
  const free = new Int16Array(REGULAR_WEEKS + 1);
  let weeks = 0;
  // For most weeks a look at a few teams finds enough of them.
  for (let other = 0; other < league.teams.length && weeks !== own; other++) {
    if (other === team || settled.nonConference[other]! >= league.limit[other]!) continue;
    if (sameConference(league, team, other) || settled.pairs.has(pairKey(team, other))) continue;
    for (let left = own & ~weeks & ~settled.weeks[other]!; left !== 0; left &= left - 1) {
      const week = 31 - Math.clz32(left & -left);
      free[week]! += 1;
      if (free[week]! >= league.games[team]!) weeks |= 1 << week;
    }
  }
  return Array.from({ length: missing }, () => weeks);
}

function copyOf(settled: Settled): Settled {
  return {
    weeks: settled.weeks.slice(),
    pairs: new Set(settled.pairs),
    nonConference: settled.nonConference.slice(),
    inConference: settled.inConference.slice(),
  };
}

/** Whether both teams can still complete their schedules once this game is settled. */
function leavesRoom(
  league: League,
  settled: Settled,
  mates: Mates,
  team: number,
  opponent: number,
  week: number,
): boolean {
  const after = copyOf(settled);
  settle(league, after, team, opponent, week);
  return canFinish(league, after, mates, team) && canFinish(league, after, mates, opponent);
}

/**
 * Returns a team's possible opponents in a week, sorted: teams outside its conference that are free that week, below
 * their own
 * limit and not yet on its schedule, and where the game leaves a schedule that can be completed. Empty if the week does
 * not exist, or if the team is unknown, busy or at its limit.
 */
export function freeOpponents(
  input: ScheduleInput,
  games: readonly ScheduledGame[],
  team: TeamId,
  week: number,
): TeamId[] {
  const { league, fits } = fittings(input, games, team);
  return league.teams.filter((_, other) => fits(other, week));
}

/** Returns the games a team can schedule in a week, one per available opponent, in order of opponent id. */
export function possibleGames(
  input: ScheduleInput,
  games: readonly ScheduledGame[],
  team: TeamId,
  week: number,
): ScheduledGame[] {
  const { league, own, fits } = fittings(input, games, team);
  return league.teams.flatMap((_, other) => (fits(other, week) ? [gameOf(league, games, own, other, week)] : []));
}

/** Returns the weeks in which a team can still schedule an opponent. */
export function weeksToSchedule(input: ScheduleInput, games: readonly ScheduledGame[], team: TeamId): number[] {
  const { league, fits } = fittings(input, games, team);
  const weeks = Array.from({ length: REGULAR_WEEKS }, (_, i) => i + 1);
  return weeks.filter((week) => league.teams.some((_, other) => fits(other, week)));
}

/**
 * Returns a team's open dates reserved for power programs, and the minimum prestige tier and rating of those programs.
 */
export function datesKept(input: ScheduleInput, games: readonly ScheduledGame[], team: TeamId) {
  const league = leagueOf(input);
  const own = league.index.get(team);
  if (own === undefined) return NONE_KEPT;
  return { dates: keptDates(league, settledOf(league, games), own), ...keptFor(league, own) };
}

/**
 * Returns a function that tells whether a team can schedule an opponent in a week; an unknown team can schedule no one.
 */
function fittings(input: ScheduleInput, games: readonly ScheduledGame[], team: TeamId) {
  const league = leagueOf(input);
  const settled = settledOf(league, games);
  const mates = matesOf(league, settled);
  const own = league.index.get(team) ?? -1;
  const fits = (other: number, week: number): boolean =>
    own >= 0 &&
    problemWith(league, settled, own, other, week) === null &&
    leavesRoom(league, settled, mates, own, other, week);
  return { league, own, fits };
}

/** Returns a team's non-conference games at home and away, and how many of each its season has room for. */
function homeRoom(league: League, games: readonly ScheduledGame[], team: number) {
  const id = league.teams[team]!;
  const outside = games.filter((g) => g.conference === null && (g.home === id || g.away === id));
  const homes = outside.filter((g) => g.home === id).length;
  const inConference = league.games[team]! - league.limit[team]!;
  const [least, most] = homeGameBounds(league, team);
  return {
    homes,
    aways: outside.length - homes,
    homesMost: most - Math.ceil(inConference / 2),
    awaysMost: league.games[team]! - least - Math.ceil(inConference / 2),
  };
}

/**
 * Whether `team` hosts: the stronger program does and equals alternate, unless that would give it (or then its
 * opponent) too many or too few home games.
 */
function hosts(league: League, games: readonly ScheduledGame[], team: number, opponent: number): boolean {
  const own = homeRoom(league, games, team);
  const other = homeRoom(league, games, opponent);
  const difference = league.prestige[team]! - league.prestige[opponent]!;
  const wanted = difference === 0 ? own.homes <= own.aways : difference > 0;
  if (own.homes >= own.homesMost || own.aways >= own.awaysMost) return own.homes < own.homesMost;
  if (other.homes >= other.homesMost || other.aways >= other.awaysMost) return other.homes >= other.homesMost;
  return wanted;
}

/** Returns a non-conference game of `team` against `opponent` in `week`, or why it is impossible. Changes nothing. */
export function scheduleNonConference(
  input: ScheduleInput,
  games: readonly ScheduledGame[],
  team: TeamId,
  opponent: TeamId,
  week: number,
): ScheduleAnswer {
  const league = leagueOf(input);
  const settled = settledOf(league, games);
  const own = league.index.get(team);
  const other = league.index.get(opponent);
  if (own === undefined || other === undefined) return { ok: false, problem: 'unknown_team' };
  const problem = problemWith(league, settled, own, other, week);
  if (problem !== null) return { ok: false, problem };
  if (!leavesRoom(league, settled, matesOf(league, settled), own, other, week))
    return { ok: false, problem: 'leaves_no_room' };
  return { ok: true, game: gameOf(league, games, own, other, week) };
}

/** Builds the game of `team` against `opponent` in a week, with the right host. */
function gameOf(league: League, games: readonly ScheduledGame[], team: number, opponent: number, week: number) {
  const [home, away] = hosts(league, games, team, opponent) ? [team, opponent] : [opponent, team];
  return regularGame(league, nextGameId(league.input.year, games), week, home, away);
}
