import { REGULAR_WEEKS, type ScheduledGame } from '../../model/game.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import type { Stream } from '../../random/stream.ts';
import { Calendar } from './calendar.ts';
import { conferencePairs } from './conference-pairs.ts';
import type { CalendarGame } from './fixtures.ts';
import { balanceHomes, type HomeBounds, type Hosting } from './homes.ts';
import type { Pair } from './league.ts';
import {
  type League,
  leagueOf,
  meetingKey,
  pairKey,
  type ScheduleInput,
  type Settled,
  sameConference,
  settledOf,
} from './league.ts';
import { nonConferencePairs } from './non-conference-pairs.ts';
import { KEEPS_THE_RULE, rhythmOf } from './rhythm.ts';
import { evenYearHosts, nextGameId, regularGame, rivalryHost, visitGame } from './rivalries.ts';
import { findVisitors, hostsOfVisitors } from './visits.ts';

/** Attempts with preferences, then without; each uses its own dice. */
const CHOOSY_ATTEMPTS = 8;
const ATTEMPTS = 40;
const PATIENCE = 4000;
const IMPROVING_PASSES = 2;
const MENDING_PASSES = 5;

/** All unscheduled games of the season, with hosts. */
interface Hosted {
  conference: Hosting[];
  nonConference: Hosting[];
  /** Teams that host an FCS opponent. */
  visits: number[];
}

/**
 * Returns all games of the fourteen regular weeks: the `fixed` ones unchanged, and enough others to give every team its
 * exact number of games and conference games, at most one a week and no opponent twice. Home and away are balanced
 * (conference games to within one). Non-conference games are early, conference games late. New games are numbered after
 * the fixed ones. Sorted by id.
 *
 * It always ends: every step is bounded, an attempt that leaves a game without a week is followed by one with other
 * dice, and attempts after the first few give up preferences (non-conference matchups), never rules. Throws only for
 * facts that no schedule can satisfy.
 */
export function completeSchedule(input: ScheduleInput, fixed: readonly ScheduledGame[], dice: Stream): ScheduledGame[] {
  const league = leagueOf(input);
  const settled = settledOf(league, fixed);
  const conference = input.facts.conferences.flatMap((_, c) =>
    conferencePairs(league, c, settled).filter(([a, b]) => !settled.pairs.has(pairKey(a, b))),
  );
  const conferenceHosts = hostConference(league, fixed, conference);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const visits = hostsOfVisitors(league, settled, dice);
    const nonConference = nonConferencePairs(league, settled, visits, dice, attempt < CHOOSY_ATTEMPTS);
    if (nonConference === null) continue;
    const hosted: Hosted = {
      conference: conferenceHosts,
      nonConference: hostNonConference(league, settled, fixed, nonConference, conferenceHosts, visits),
      visits,
    };
    const weeks = assignWeeks(league, fixed, hosted, dice, attempt < CHOOSY_ATTEMPTS);
    const games = weeks === null ? null : withNewGames(league, fixed, hosted, weeks, dice);
    if (games !== null) return games;
  }
  throw new Error(`no schedule for ${input.year} found in ${ATTEMPTS} attempts`);
}

/** Returns the cost of each week for conference and non-conference games, from the tuning. */
function weekCosts(league: League): Record<'conference' | 'nonConference' | 'lateVisit', Float64Array> {
  const knobs = league.input.tuning.schedule;
  const weeks = Array.from({ length: REGULAR_WEEKS + 1 }, (_, week) => week);
  return {
    conference: Float64Array.from(weeks, (week) => Math.max(0, knobs.firstConferenceWeek - week) * knobs.earlyDislike),
    nonConference: Float64Array.from(
      weeks,
      (week) => Math.max(0, week - knobs.lastNonConferenceWeek) * knobs.lateDislike,
    ),
    lateVisit: Float64Array.from(weeks, (week) => Math.abs(week - knobs.lateVisitWeek) * knobs.lateDislike),
  };
}

/** Returns costs that spread FCS visits evenly over the weeks, since no program can be in two stadiums in one week. */
function inTurn(visit: number): Float64Array {
  const own = 1 + (visit % REGULAR_WEEKS);
  return Float64Array.from({ length: REGULAR_WEEKS + 1 }, (_, week) => Math.abs(week - own));
}

/**
 * Returns the weeks before a team's first as immovable games against a dummy opponent; `beyond` is the first free team
 * number.
 */
function earlyWeeks({ early }: League, beyond: number, cost: Float64Array): CalendarGame[] {
  return [...early].flatMap((weeks, team) =>
    Array.from({ length: REGULAR_WEEKS }, (_, i) => i + 1)
      .filter((week) => (weeks & (1 << week)) !== 0)
      .map((week): CalendarGame => ({ a: team, b: beyond + team, settled: week, cost, visitor: -1 })),
  );
}

/**
 * Assigns weeks to the new games, conference games first; null if these dice found none. `choosy`: preferences may
 * override the rule against back-to-back open dates, since tuning can make them outweigh it.
 */
function assignWeeks(
  league: League,
  fixed: readonly ScheduledGame[],
  hosted: Hosted,
  dice: Stream,
  choosy: boolean,
): Int8Array | null {
  const cost = weekCosts(league);
  const movable = (kind: 'conference' | 'nonConference') =>
    hosted[kind].map(
      ({ home, away }): CalendarGame => ({ a: home, b: away, settled: 0, cost: cost[kind], visitor: away }),
    );
  const { length: teams } = league.teams;
  // A visitor takes any week; it gets its own team number after the season's teams.
  const visits = hosted.visits.map((home, i): CalendarGame => {
    const late = dice.chance(league.input.tuning.schedule.lateVisits);
    const welcome = late ? cost.lateVisit : cost.nonConference;
    return { a: home, b: teams + i, settled: 0, cost: choosy ? welcome : inTurn(i), visitor: -1 };
  });
  const standing = fixed.map((game): CalendarGame => {
    const away = mustGet(league.index, game.away);
    return {
      a: mustGet(league.index, game.home),
      b: away,
      settled: game.week,
      cost: cost.conference,
      visitor: game.neutral ? -1 : away,
    };
  });
  const early = earlyWeeks(league, teams + visits.length, cost.conference);
  const games = [...movable('conference'), ...movable('nonConference'), ...visits, ...standing, ...early];
  const calendar = new Calendar(2 * teams + visits.length, games);
  const total = hosted.conference.length + hosted.nonConference.length + visits.length;
  const numbers = Array.from({ length: total }, (_, i) => i);
  const first = dice.shuffle(numbers.slice(hosted.conference.length));
  const last = dice.shuffle(numbers.slice(0, hosted.conference.length));
  if (!calendar.fill([...first, ...last], dice, PATIENCE)) return null;
  calendar.improve(IMPROVING_PASSES);
  const rhythm = rhythmOf(league.input.tuning, teams);
  const kept =
    calendar.repair(rhythm, teams, MENDING_PASSES) ||
    (!choosy && calendar.repair(KEEPS_THE_RULE, teams, MENDING_PASSES));
  return kept ? calendar.weeks().slice(0, total) : null;
}

/** Returns the finished schedule: FCS visitors found, games named and numbered by week. */
function withNewGames(
  league: League,
  fixed: readonly ScheduledGame[],
  hosted: Hosted,
  weeks: Int8Array,
  dice: Stream,
): ScheduledGame[] | null {
  const among = [...hosted.conference, ...hosted.nonConference].map(({ home, away }, i) => ({
    home,
    week: weeks[i]!,
    game: (id: number) => regularGame(league, id, weeks[i]!, home, away),
  }));
  const visits = hosted.visits.map((home, i) => ({ home, week: weeks[among.length + i]! }));
  const visitors = findVisitors(league, visits, dice);
  if (visitors === null) return null;
  const visited = visits.map(({ home, week }, i) => ({
    home,
    week,
    game: (id: number) => visitGame(league, id, week, home, itemAt(visitors, i)),
  }));
  const order = [...among, ...visited].sort((x, y) => x.week - y.week || x.home - y.home);
  const first = nextGameId(league.input.year, fixed);
  return [...fixed, ...order.map(({ game }, i) => game(first + i))].sort((x, y) => x.id - y.id);
}

function homesOf(league: League, games: readonly Hosting[]): Int8Array {
  const homes = new Int8Array(league.teams.length);
  for (const game of games) homes[game.home]! += 1;
  return homes;
}

function fixedHostings(league: League, fixed: readonly ScheduledGame[], inConference: boolean): Hosting[] {
  return fixed
    .map((game) => ({
      home: mustGet(league.index, game.home),
      away: mustGet(league.index, game.away),
      settled: true,
      reluctance: 1,
      turned: false,
    }))
    .filter(({ home, away }) => sameConference(league, home, away) === inConference);
}

/** Picks hosts for the new conference games: last time's visitor, where that keeps every team balanced. */
function hostConference(league: League, fixed: readonly ScheduledGame[], pairs: readonly Pair[]): Hosting[] {
  const knobs = league.input.tuning.schedule;
  const hosts = evenYearHosts(league.input.rivalries);
  const games = pairs.map(([a, b]): Hosting => {
    const rivalry = league.rivalries.get(pairKey(a, b));
    const [one, other] = [itemAt(league.teams, a), itemAt(league.teams, b)];
    const last = league.input.lastHosts?.get(meetingKey(one, other))?.host;
    const byRule = rivalry
      ? rivalryHost(hosts, rivalry, league.input.year) === one
      : (a + b + league.input.year) % 2 === 0;
    const first = last === undefined ? byRule : last !== one;
    return {
      home: first ? a : b,
      away: first ? b : a,
      settled: false,
      reluctance: last !== undefined || rivalry ? knobs.rivalryReluctance : 1,
      turned: false,
    };
  });
  const inConference = league.limit.map((limit, team) => league.games[team]! - limit);
  const bounds = {
    least: inConference.map((count) => Math.floor(count / 2)),
    most: inConference.map((count) => Math.ceil(count / 2)),
  };
  balanceHomes(league.teams.length, [...games, ...fixedHostings(league, fixed, true)], bounds, knobs.turnBack);
  return games;
}

/** Picks hosts for the other new games: the stronger program, as long as home games stay balanced. */
function hostNonConference(
  league: League,
  settled: Settled,
  fixed: readonly ScheduledGame[],
  pairs: readonly Pair[],
  conference: readonly Hosting[],
  visits: readonly number[],
): Hosting[] {
  const games = pairs.map(([a, b]): Hosting => {
    const difference = league.prestige[a]! - league.prestige[b]!;
    const first = difference === 0 ? (a + b + league.input.year) % 2 === 0 : difference > 0;
    const reluctance = 1 + difference * difference;
    return { home: first ? a : b, away: first ? b : a, settled: false, reluctance, turned: false };
  });
  const conferenceHomes = homesOf(league, [...fixedHostings(league, fixed, true), ...conference]);
  const standing = fixedHostings(league, fixed, false);
  const standingHomes = homesOf(league, standing);
  for (const home of visits) standingHomes[home]! += 1;
  const bounds = nonConferenceBounds(league, settled, standingHomes, conferenceHomes, visits);
  balanceHomes(league.teams.length, [...games, ...standing], bounds, league.input.tuning.schedule.turnBack);
  return games;
}

/** Returns the home games a program may have in a season: five to seven, or six to eight for a strong one. */
export function homeGameBounds(league: League, team: number): readonly [least: number, most: number] {
  const knobs = league.input.tuning.schedule;
  return league.prestige[team]! >= knobs.strongPrestige
    ? [knobs.homeGamesLeast + 1, knobs.homeGamesMost + 1]
    : [knobs.homeGamesLeast, knobs.homeGamesMost];
}

function nonConferenceBounds(
  league: League,
  settled: Settled,
  standingHomes: Int8Array,
  conferenceHomes: Int8Array,
  visits: readonly number[],
): HomeBounds {
  const visited = new Set(visits);
  const least = new Int8Array(league.teams.length);
  const most = new Int8Array(league.teams.length);
  for (let team = 0; team < league.teams.length; team++) {
    const [low, high] = homeGameBounds(league, team);
    const open = league.limit[team]! - settled.nonConference[team]! - (visited.has(team) ? 1 : 0);
    const standing = standingHomes[team]!;
    const within = (homes: number) => Math.max(standing, Math.min(standing + open, homes - conferenceHomes[team]!));
    // The FCS visit cannot be swapped to the road.
    const visit = visited.has(team) ? 1 : 0;
    least[team] = within(low) - visit;
    most[team] = within(high) - visit;
  }
  return { least, most };
}
