import type { ConferenceSeason, Rivalry, SeasonFacts } from '../../model/facts.ts';
import { GAMES_PER_TEAM, type ScheduledGame } from '../../model/game.ts';
import { distanceMiles } from '../../model/geography.ts';
import type { ConferenceId, TeamId } from '../../model/ids.ts';
import { itemAt, mustGet } from '../../model/lists.ts';
import { FEWEST_FOR_A_TITLE } from '../../model/rules.ts';
import type { TeamFacts } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';
import { divisionsOf } from '../divisions.ts';

/** A program as the scheduler sees it. */
export interface ScheduleProgram {
  team: TeamId;
  conference: ConferenceId | null;
  /** Tier 1 to 7. */
  prestige: number;
  /** Rating this season. */
  rating: number;
}

/** Everything a season's schedule depends on. */
export interface ScheduleInput {
  year: number;
  facts: SeasonFacts;
  programs: readonly ScheduleProgram[];
  /** For distances; programs missing here count as far from every team. */
  teams: readonly TeamFacts[];
  rivalries: readonly Rivalry[];
  /** The host of the last meeting of two conference mates; absent: unknown. */
  lastHosts?: LastHosts;
  tuning: Tuning;
}

/** Two teams, as indexes into the league. */
export type Pair = readonly [number, number];

/** Returns one key for two teams, in either order. */
export function meetingKey(a: TeamId, b: TeamId): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** The host of the last meeting of two conference mates, by `meetingKey`. */
export type LastHosts = ReadonlyMap<string, { host: TeamId; year: number }>;

/** Seasons for which hosts are remembered; conference mates meet again within that time. */
export const HOSTS_REMEMBERED = 4;

/** Updates the last hosts with the games of a season. Neutral sites and title games count for neither team. */
export function hostsAfter(before: LastHosts, games: readonly ScheduledGame[], year: number): LastHosts {
  const hosts = new Map([...before].filter(([, last]) => last.year > year - HOSTS_REMEMBERED));
  for (const game of games) {
    if (game.kind === 'regular' && game.conference !== null && !game.neutral) {
      hosts.set(meetingKey(game.home, game.away), { host: game.home, year });
    }
  }
  return hosts;
}

type Dates = Pick<SeasonFacts, 'games' | 'members' | 'conferences' | 'shortened'>;

/** Whether a program sits out a season. */
export function sitsOutSeason({ shortened }: Pick<SeasonFacts, 'shortened'>, team: TeamId): boolean {
  return shortened?.sitOut.includes(team) ?? false;
}

/** Returns the conference and other games that members play before the championships; undefined: independents. */
function gamesIn(facts: Dates, conference: ConferenceSeason | undefined): { inside: number; outside: number } {
  const inside = conference?.games ?? 0;
  return { inside, outside: conference?.outside ?? (facts.games ?? GAMES_PER_TEAM) - inside };
}

function gamesOf(facts: Dates, team: TeamId): { inside: number; outside: number } {
  if (sitsOutSeason(facts, team)) return { inside: 0, outside: 0 };
  const id = facts.members[team] ?? null;
  return gamesIn(facts, id === null ? undefined : facts.conferences.find((c) => c.id === id));
}

/** Returns the games a team plays before the championships. */
export function gamesPerTeam(facts: Dates, team: TeamId): number {
  const { inside, outside } = gamesOf(facts, team);
  return inside + outside;
}

/** Returns the same including championship week, when the other teams of some conferences also play. */
export function mostGames(facts: Dates, team: TeamId): number {
  const conference = facts.conferences.find(({ id }) => id === facts.members[team]);
  return gamesPerTeam(facts, team) + (conference?.championsWeek && !sitsOutSeason(facts, team) ? 1 : 0);
}

/** Returns the non-conference games a team plays: all games its conference does not use, or all of an independent's. */
export function nonConferenceLimit(facts: SeasonFacts, team: TeamId): number {
  return gamesOf(facts, team).outside;
}

/** Whether a series is played every year in this season, conference or not. */
export function isYearly({ week, seasons }: Rivalry, year: number): boolean {
  if (week === null) return false;
  return seasons?.some(([first, last]) => first <= year && (last === null || year <= last)) ?? true;
}

/** A season's teams as numbers, so that the search can use arrays. Teams are in id order. */
export interface League {
  input: ScheduleInput;
  teams: readonly TeamId[];
  index: ReadonlyMap<TeamId, number>;
  /** Index into `facts.conferences`, -1 for an independent. */
  conference: Int8Array;
  /** Index into the conference's divisions, -1 where there are none. */
  division: Int8Array;
  /** Games each team plays. */
  games: Int8Array;
  /** Weeks before each team's first, as bits. */
  early: Int32Array;
  /** Conference mates who meet in a non-conference game, by `pairKey`. */
  outside: ReadonlySet<number>;
  prestige: Float64Array;
  rating: Float64Array;
  /** Whether the team counts as a power program, by its conference's mean prestige or its own. */
  power: Uint8Array;
  /** Non-conference games each team plays. */
  limit: Int8Array;
  /** Rivalries by `pairKey`. */
  rivalries: ReadonlyMap<number, Rivalry>;
  place: readonly (TeamFacts | undefined)[];
  /** Miles between two teams' stadiums, one row after another; NaN until looked up. */
  miles: Float64Array;
}

const PAIR_BASE = 1024;

/** Returns one number for two teams, in either order. */
export function pairKey(a: number, b: number): number {
  return a < b ? a * PAIR_BASE + b : b * PAIR_BASE + a;
}

export function leagueOf(input: ScheduleInput): League {
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const teams = programs.map((p) => p.team);
  const index = new Map(teams.map((team, i) => [team, i]));
  const conferences = new Map(input.facts.conferences.map((c, i) => [c.id, i]));
  const conference = Int8Array.from(programs, (p) =>
    p.conference === null ? -1 : (conferences.get(p.conference) ?? -1),
  );
  const prestige = Float64Array.from(programs, (p) => p.prestige);
  const facts = new Map(input.teams.map((t) => [t.id, t]));
  const games = Array.from(conference, (c) => gamesIn(input.facts, input.facts.conferences[c]));
  return {
    input,
    teams,
    index,
    conference,
    division: divisionOf(input.facts, index),
    games: Int8Array.from(games, ({ inside, outside }) => inside + outside),
    early: Int32Array.from(conference, (c) => weeksBefore(input.facts.conferences[c]?.firstWeek ?? 1)),
    outside: outsidePairs(input, index, conference),
    prestige,
    rating: Float64Array.from(programs, (p) => p.rating),
    power: powerOf(conference, prestige, input.facts.conferences.length, input.tuning.schedule.powerPrestige),
    limit: Int8Array.from(games, ({ outside }) => outside),
    rivalries: rivalryIndex(input.rivalries, index),
    place: teams.map((team) => facts.get(team)),
    miles: new Float64Array(teams.length ** 2).fill(Number.NaN),
  };
}

/** Returns the weeks before a week, as bits. */
function weeksBefore(week: number): number {
  return (1 << week) - 2;
}

function powerOf(conference: Int8Array, prestige: Float64Array, conferences: number, threshold: number): Uint8Array {
  const sum = new Float64Array(conferences);
  const size = new Float64Array(conferences);
  conference.forEach((c, i) => {
    if (c < 0) return;
    sum[c]! += prestige[i]!;
    size[c]! += 1;
  });
  const alone = (c: number) => c < 0 || size[c]! < FEWEST_FOR_A_TITLE;
  return Uint8Array.from(conference, (c, i) => ((alone(c) ? prestige[i]! : sum[c]! / size[c]!) >= threshold ? 1 : 0));
}

function rivalryIndex(rivalries: readonly Rivalry[], index: ReadonlyMap<TeamId, number>): Map<number, Rivalry> {
  const out = new Map<number, Rivalry>();
  for (const rivalry of rivalries) {
    const a = index.get(rivalry.teams[0]);
    const b = index.get(rivalry.teams[1]);
    if (a !== undefined && b !== undefined) out.set(pairKey(a, b), rivalry);
  }
  return out;
}

/** Returns each team's division as an index into the conference's list; -1 where there are none. */
function divisionOf(facts: SeasonFacts, index: ReadonlyMap<TeamId, number>): Int8Array {
  const out = new Int8Array(index.size).fill(-1);
  for (const { id } of facts.conferences) {
    divisionsOf(facts, id)?.forEach(({ teams }, division) => {
      for (const team of teams) if (index.has(team)) out[mustGet(index, team)] = division;
    });
  }
  return out;
}

/** Returns the conference mates that also meet outside it; in a full round robin they cannot. */
function outsidePairs(input: ScheduleInput, index: ReadonlyMap<TeamId, number>, conference: Int8Array): Set<number> {
  const out = new Set<number>();
  for (const { teams, outsideConference } of input.rivalries) {
    const [a, b] = teams.map((team) => index.get(team));
    if (!outsideConference || a === undefined || b === undefined) continue;
    const c = conference[a]!;
    const size = conference.filter((other) => other === c).length;
    if (c < 0 || itemAt(input.facts.conferences, c).games < size - 1) out.add(pairKey(a, b));
  }
  return out;
}

/** Whether two teams are mates whose games count in their conference. */
export function sameConference(league: League, a: number, b: number): boolean {
  return (
    league.conference[a]! >= 0 &&
    league.conference[a] === league.conference[b] &&
    (league.outside.size === 0 || !league.outside.has(pairKey(a, b)))
  );
}

/** Returns the miles between two teams' stadiums. */
export function miles(league: League, a: number, b: number): number {
  const at = a * league.teams.length + b;
  if (Number.isNaN(league.miles[at]!)) {
    const [from, to] = [league.place[a], league.place[b]];
    league.miles[at] = from && to ? distanceMiles(from, to) : league.input.tuning.schedule.unknownMiles;
  }
  return league.miles[at]!;
}

/** The games settled so far, as numbers. */
export interface Settled {
  /** Weeks each team has a game or has not started its season: bit w for week w. */
  weeks: Int32Array;
  /** Pairs that already meet. */
  pairs: Set<number>;
  /** Non-conference and conference games each team already has. */
  nonConference: Int8Array;
  inConference: Int8Array;
}

export function settledOf(league: League, games: readonly ScheduledGame[]): Settled {
  const n = league.teams.length;
  const settled: Settled = {
    weeks: league.early.slice(),
    pairs: new Set(),
    nonConference: new Int8Array(n),
    inConference: new Int8Array(n),
  };
  for (const game of games) {
    const a = league.index.get(game.home);
    const b = league.index.get(game.away);
    if (a !== undefined && b !== undefined) settle(league, settled, a, b, game.week);
    else settleVisit(settled, a ?? b, game);
  }
  return settled;
}

/** Settles a game against an FCS team. */
function settleVisit(settled: Settled, team: number | undefined, { id, week }: ScheduledGame): void {
  if (team === undefined) throw new Error(`game ${id} has no team from the season`);
  settled.weeks[team]! |= 1 << week;
  settled.nonConference[team]! += 1;
}

export function settle(league: League, settled: Settled, a: number, b: number, week: number): void {
  settled.pairs.add(pairKey(a, b));
  const count = sameConference(league, a, b) ? settled.inConference : settled.nonConference;
  for (const team of [a, b]) {
    settled.weeks[team]! |= 1 << week;
    count[team]! += 1;
  }
}
