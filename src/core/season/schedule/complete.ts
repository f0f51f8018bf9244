import { GAMES_PER_TEAM, REGULAR_WEEKS, type ScheduledGame } from '../../model/game.ts';
import type { Stream } from '../../random/stream.ts';
import { Calendar, type CalendarGame } from './calendar.ts';
import { conferencePairs, type Pair } from './conference-pairs.ts';
import { balanceHomes, type HomeBounds, type Hosting } from './homes.ts';
import {
  type League,
  leagueOf,
  pairKey,
  type ScheduleInput,
  type Settled,
  sameConference,
  settledOf,
} from './league.ts';
import { nonConferencePairs } from './non-conference-pairs.ts';
import { evenYearHosts, nextGameId, regularGame, rivalryHost } from './rivalries.ts';

/** Attempts with preferences, then without; each has its own dice. */
const CHOOSY_ATTEMPTS = 8;
const ATTEMPTS = 40;
const PATIENCE = 4000;
const IMPROVING_PASSES = 3;

/** All pairs of the season that are not settled, those of conferences first. */
interface Pairing {
  conference: Pair[];
  nonConference: Pair[];
}

/**
 * All games of the fourteen regular weeks: the `fixed` ones unchanged, and as many more as give every team exactly
 * twelve, at most one a week, exactly its conference's number against mates and nobody twice. Home and away are
 * balanced (conference games to within one). Non-conference games are early, conference games late. New games are
 * numbered after the fixed ones. The result is sorted by id.
 *
 * It ends: every step is bounded, an attempt that leaves a game without a week is followed by one with other dice, and attempts after the first few give up preferences (who plays whom outside conferences), never rules. Throws only for facts that no schedule can satisfy.
 */
export function completeSchedule(input: ScheduleInput, fixed: readonly ScheduledGame[], dice: Stream): ScheduledGame[] {
  const league = leagueOf(input);
  const settled = settledOf(league, fixed);
  const conference = input.facts.conferences.flatMap((_, c) =>
    conferencePairs(league, c, settled).filter(([a, b]) => !settled.pairs.has(pairKey(a, b))),
  );
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const nonConference = nonConferencePairs(league, settled, dice, attempt < CHOOSY_ATTEMPTS);
    if (nonConference === null) continue;
    const pairing = { conference, nonConference };
    const weeks = assignWeeks(league, fixed, pairing, dice);
    if (weeks !== null) return withNewGames(league, settled, fixed, pairing, weeks);
  }
  throw new Error(`no schedule of ${input.year} was found in ${ATTEMPTS} attempts`);
}

/** The cost of each week for a conference game and for other games, from the tuning. */
function weekCosts(league: League): { conference: Float64Array; nonConference: Float64Array } {
  const k = league.input.tuning.schedule;
  const weeks = Array.from({ length: REGULAR_WEEKS + 1 }, (_, week) => week);
  return {
    conference: Float64Array.from(weeks, (week) =>
      week < k.firstConferenceWeek
        ? (k.firstConferenceWeek - week) * k.earlyDislike
        : -k.fullWeekAppeal * Math.min(1, Math.max(0, week - k.openDatesUntil) / k.fullWeeksAfter),
    ),
    nonConference: Float64Array.from(weeks, (week) => Math.max(0, week - k.lastNonConferenceWeek) * k.lateDislike),
  };
}

/** Weeks of the new games, conference ones first, or null if these dice found none. */
function assignWeeks(
  league: League,
  fixed: readonly ScheduledGame[],
  pairing: Pairing,
  dice: Stream,
): Int8Array | null {
  const cost = weekCosts(league);
  const movable = (kind: keyof Pairing) =>
    pairing[kind].map(([a, b]): CalendarGame => ({ a, b, settled: 0, cost: cost[kind] }));
  const standing = fixed.map(
    (game): CalendarGame => ({
      a: league.index.get(game.home)!,
      b: league.index.get(game.away)!,
      settled: game.week,
      cost: cost.conference,
    }),
  );
  const games = [...movable('conference'), ...movable('nonConference'), ...standing];
  const calendar = new Calendar(league.teams.length, games);
  const total = pairing.conference.length + pairing.nonConference.length;
  const numbers = Array.from({ length: total }, (_, i) => i);
  const early = dice.shuffle(numbers.slice(pairing.conference.length));
  const late = dice.shuffle(numbers.slice(0, pairing.conference.length));
  if (!calendar.fill([...early, ...late], dice, PATIENCE)) return null;
  calendar.improve(IMPROVING_PASSES);
  return calendar.week.slice(0, total);
}

/** The finished schedule: hosts found, games named and numbered by week. */
function withNewGames(
  league: League,
  settled: Settled,
  fixed: readonly ScheduledGame[],
  pairing: Pairing,
  weeks: Int8Array,
): ScheduledGame[] {
  const hosted = [...hostConference(league, fixed, pairing.conference)];
  const conferenceHomes = homesOf(league, [...fixedHostings(league, fixed, true), ...hosted]);
  hosted.push(...hostNonConference(league, settled, fixed, pairing.nonConference, conferenceHomes));
  const order = hosted.map((game, i) => ({ ...game, week: weeks[i]! }));
  order.sort((x, y) => x.week - y.week || x.home - y.home);
  const first = nextGameId(league.input.year, fixed);
  const games = order.map(({ week, home, away }, i) => regularGame(league, first + i, week, home, away));
  return [...fixed, ...games].sort((x, y) => x.id - y.id);
}

function homesOf(league: League, games: readonly Hosting[]): Int8Array {
  const homes = new Int8Array(league.teams.length);
  for (const game of games) homes[game.home]! += 1;
  return homes;
}

function fixedHostings(league: League, fixed: readonly ScheduledGame[], inConference: boolean): Hosting[] {
  return fixed
    .map((game) => ({
      home: league.index.get(game.home)!,
      away: league.index.get(game.away)!,
      settled: true,
      reluctance: 1,
      turned: false,
    }))
    .filter(({ home, away }) => sameConference(league, home, away) === inConference);
}

/** Hosts of the new conference games: alternating by year where that keeps everybody balanced. */
function hostConference(league: League, fixed: readonly ScheduledGame[], pairs: readonly Pair[]): Hosting[] {
  const k = league.input.tuning.schedule;
  const hosts = evenYearHosts(league.input.rivalries);
  const games = pairs.map(([a, b]): Hosting => {
    const rivalry = league.rivalries.get(pairKey(a, b));
    const first = rivalry
      ? rivalryHost(hosts, rivalry, league.input.year) === league.teams[a]
      : (a + b + league.input.year) % 2 === 0;
    return {
      home: first ? a : b,
      away: first ? b : a,
      settled: false,
      reluctance: rivalry ? k.rivalryReluctance : 1,
      turned: false,
    };
  });
  const inConference = league.limit.map((limit) => GAMES_PER_TEAM - limit);
  const bounds = {
    least: inConference.map((count) => Math.floor(count / 2)),
    most: inConference.map((count) => Math.ceil(count / 2)),
  };
  balanceHomes(league.teams.length, [...games, ...fixedHostings(league, fixed, true)], bounds, k.turnBack);
  return games;
}

/** Hosts of the other new games: the stronger program, as far as home games stay balanced. */
function hostNonConference(
  league: League,
  settled: Settled,
  fixed: readonly ScheduledGame[],
  pairs: readonly Pair[],
  conferenceHomes: Int8Array,
): Hosting[] {
  const games = pairs.map(([a, b]): Hosting => {
    const difference = league.prestige[a]! - league.prestige[b]!;
    const first = difference === 0 ? (a + b + league.input.year) % 2 === 0 : difference > 0;
    const reluctance = 1 + difference * difference;
    return { home: first ? a : b, away: first ? b : a, settled: false, reluctance, turned: false };
  });
  const standing = fixedHostings(league, fixed, false);
  const bounds = nonConferenceBounds(league, settled, homesOf(league, standing), conferenceHomes);
  balanceHomes(league.teams.length, [...games, ...standing], bounds, league.input.tuning.schedule.turnBack);
  return games;
}

/** Home games a program may have in a season: five to seven, six to eight for a strong one. */
export function homeGameBounds(league: League, team: number): readonly [least: number, most: number] {
  const k = league.input.tuning.schedule;
  return league.prestige[team]! >= k.strongPrestige
    ? [k.homeGamesLeast + 1, k.homeGamesMost + 1]
    : [k.homeGamesLeast, k.homeGamesMost];
}

function nonConferenceBounds(
  league: League,
  settled: Settled,
  standingHomes: Int8Array,
  conferenceHomes: Int8Array,
): HomeBounds {
  const least = new Int8Array(league.teams.length);
  const most = new Int8Array(league.teams.length);
  for (let team = 0; team < league.teams.length; team++) {
    const [low, high] = homeGameBounds(league, team);
    const open = league.limit[team]! - settled.nonConference[team]!;
    const standing = standingHomes[team]!;
    const within = (homes: number) => Math.max(standing, Math.min(standing + open, homes - conferenceHomes[team]!));
    least[team] = within(low);
    most[team] = within(high);
  }
  return { least, most };
}
