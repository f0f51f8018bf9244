import type { Rivalry } from '../../model/facts.ts';
import { REGULAR_WEEKS, type ScheduledGame } from '../../model/game.ts';
import { GAME_IDS_PER_YEAR, type TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { trophyIn } from '../../model/trophy.ts';
import { crossDivisionGames } from './division-pairs.ts';
import {
  isYearly,
  type League,
  leagueOf,
  pairKey,
  type ScheduleInput,
  type Settled,
  sameConference,
  settle,
  settledOf,
} from './league.ts';

/** Rivalries traditionally played at a neutral site (public records). */
const NEUTRAL_SITES: readonly { teams: readonly [TeamId, TeamId]; place: string }[] = [
  { teams: ['army', 'navy'], place: 'Philadelphia, PA' },
  { teams: ['florida', 'georgia'], place: 'Jacksonville, FL' },
  { teams: ['oklahoma', 'texas'], place: 'Dallas, TX' },
];

/** Returns the first free game number of a season. */
export function nextGameId(year: number, games: readonly { id: number }[]): number {
  return games.reduce((id, game) => Math.max(id, game.id + 1), year * GAME_IDS_PER_YEAR + 1);
}

/** Builds a regular-season game of two teams, with its kind, site and name. */
export function regularGame(league: League, id: number, week: number, home: number, away: number): ScheduledGame {
  const rivalry = league.rivalries.get(pairKey(home, away));
  const conference = sameConference(league, home, away) ? league.conference[home]! : -1;
  const [homeId, awayId] = [itemAt(league.teams, home), itemAt(league.teams, away)];
  const site = rivalry && NEUTRAL_SITES.find(({ teams }) => teams.includes(homeId) && teams.includes(awayId));
  return {
    id,
    year: league.input.year,
    week,
    kind: 'regular',
    home: homeId,
    away: awayId,
    neutral: site !== undefined,
    conference: league.input.facts.conferences[conference]?.id ?? null,
    name: rivalry ? trophyIn(rivalry, league.input.year) : null,
    place: site?.place ?? null,
    rivalry: rivalry !== undefined,
    bracketSlot: null,
  };
}

/** Builds a home game against an FCS visitor. */
export function visitGame(league: League, id: number, week: number, home: number, visitor: TeamId): ScheduledGame {
  return {
    id,
    year: league.input.year,
    week,
    kind: 'regular',
    home: itemAt(league.teams, home),
    away: visitor,
    neutral: false,
    conference: null,
    name: null,
    place: null,
    rivalry: false,
    bracketSlot: null,
  };
}

/**
 * Returns the host of each rivalry in even years. Computed once over all rivalries, so conference changes do not affect
 * it; each next game goes to the team with fewer, so no team has all its rivals at home in the same year.
 */
export function evenYearHosts(rivalries: readonly Rivalry[]): ReadonlyMap<string, TeamId> {
  const homes = new Map<TeamId, number>();
  const hosts = new Map<string, TeamId>();
  const weekly = rivalries.filter((r) => r.week !== null);
  for (const rivalry of [...sortedRivalries(weekly), ...sortedRivalries(rivalries.filter((r) => r.week === null))]) {
    const [a, b] = rivalry.teams;
    const host = (homes.get(a) ?? 0) <= (homes.get(b) ?? 0) ? a : b;
    const guest = host === a ? b : a;
    homes.set(host, (homes.get(host) ?? 0) + 1);
    homes.set(guest, (homes.get(guest) ?? 0) - 1);
    hosts.set(`${a} ${b}`, host);
  }
  return hosts;
}

function sortedRivalries(rivalries: readonly Rivalry[]): Rivalry[] {
  return [...rivalries].sort((x, y) => (x.teams.join(' ') < y.teams.join(' ') ? -1 : 1));
}

/** Returns the host of a rivalry in a year: the two teams alternate. */
export function rivalryHost(hosts: ReadonlyMap<string, TeamId>, rivalry: Rivalry, year: number): TeamId {
  const [a, b] = rivalry.teams;
  const even = hosts.get(`${a} ${b}`) ?? a;
  return year % 2 === 0 ? even : even === a ? b : a;
}

/** Returns the common free week nearest to the usual one, the later of two; null if there is none. */
function nearestWeek(settled: Settled, a: number, b: number, usual: number): number | null {
  const taken = settled.weeks[a]! | settled.weeks[b]!;
  for (let step = 0; step < REGULAR_WEEKS; step++) {
    for (const week of [usual + step, usual - step]) {
      if (week >= 1 && week <= REGULAR_WEEKS && (taken & (1 << week)) === 0) return week;
    }
  }
  return null;
}

function hasRoom(league: League, settled: Settled, team: number, inConference: boolean): boolean {
  return inConference
    ? settled.inConference[team]! < league.games[team]! - league.limit[team]!
    : settled.nonConference[team]! < league.limit[team]!;
}

/** Whether two rivals of different divisions still have a crossover game left for each other. */
function mayCross(league: League, crossings: Int8Array, a: number, b: number): boolean {
  if (league.division[a] === league.division[b] || !sameConference(league, a, b)) return true;
  if ([a, b].some((team) => crossings[team]! >= crossDivisionGames(league, team))) return false;
  for (const team of [a, b]) crossings[team]! += 1;
  return true;
}

/**
 * Returns the games set before any team schedules its own: every rivalry with a usual week whose teams are both in FBS,
 * in
 * conference or not, in that week (or the nearest both have free). The teams alternate as hosts. Leaves out a rivalry
 * that does not fit a team's schedule, or that was not yearly that season.
 */
export function preseasonSchedule(input: ScheduleInput): ScheduledGame[] {
  const league = leagueOf(input);
  const settled = settledOf(league, []);
  const hosts = evenYearHosts(input.rivalries);
  const crossings = new Int8Array(league.teams.length);
  const games: ScheduledGame[] = [];
  for (const rivalry of sortedRivalries(input.rivalries)) {
    const a = league.index.get(rivalry.teams[0]);
    const b = league.index.get(rivalry.teams[1]);
    if (rivalry.week === null || !isYearly(rivalry, input.year) || a === undefined || b === undefined) continue;
    const mates = sameConference(league, a, b);
    if (!hasRoom(league, settled, a, mates) || !hasRoom(league, settled, b, mates)) continue;
    const week = nearestWeek(settled, a, b, rivalry.week);
    if (week === null || !mayCross(league, crossings, a, b)) continue;
    const host = rivalryHost(hosts, rivalry, input.year) === league.teams[a] ? a : b;
    games.push(regularGame(league, nextGameId(input.year, games), week, host, host === a ? b : a));
    settle(league, settled, a, b, week);
  }
  return games;
}
