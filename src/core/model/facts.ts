import type { Venues } from './conditions.ts';
import type { ConferenceId, TeamId } from './ids.ts';
import type { PlayoffFormat } from './playoff.ts';
import type { ClassYear, Position } from './positions.ts';
import type { TieRule } from './program/tie-rules.ts';
import type { TeamFacts, TeamYears } from './team.ts';

/** First and last seasons with facts; later seasons keep the last one's. */
export const FIRST_SEASON = 2000;
export const LAST_SEASON = 2026;

export interface ConferenceSeason {
  id: ConferenceId;
  /** Short name as used everywhere (`SEC`). */
  name: string;
  fullName: string;
  /** Conference games each member plays. */
  games: number;
  /** Whether a title game decides its champion; without one, the best record wins the title. */
  titleGame: boolean;
  /** Non-conference games each member plays; if absent, the rest of the season's games. */
  outside?: number;
  /** First week its members play; if absent, week 1. */
  firstWeek?: number;
  /** Whether teams that miss its title game play each other that week; if absent, they are off. */
  championsWeek?: boolean;
  /** Share of its members' stadium seats that may be sold; if absent, all. */
  seats?: number;
  /** The last season of its television contract; absent: unknown. */
  contractEnds?: number;
  /** Its tiebreakers, step by step; if absent, unknown, so it uses the common ones. */
  tiebreakers?: readonly TieRule[];
  /** Its divisions that season; absent if it has none. */
  divisions?: readonly Division[];
}

/** A division of a conference. A member that is in none of the divisions joins the smallest. */
export interface Division {
  /** `East`. */
  name: string;
  teams: readonly TeamId[];
}

export interface Bowl {
  name: string;
  /** `Pasadena, CA`. */
  place: string;
  /** Rank of its prestige among the season's bowls, 1 for the best: better bowls pick better teams. */
  tier: number;
}

/**
 * Tie-ins of the two sides of a bowl, each in order of preference, separated by slashes: `sec 2` the conference's second
 * choice, `sec champion`, `best sec big-ten notre-dame` the best-ranked team of these, `major` one of the best teams
 * remaining, `open` any team without a bowl.
 */
export type BowlSides = readonly [one: string, other: string];

/** Postseason of an invented league: no real-world bowls, and the better seed hosts playoff games. */
export interface OwnPostseason {
  /** Site of the title game; null if the better seed hosts. */
  titleSite: string | null;
}

/**
 * How conferences realign after the last known season. `contracts`: as television contracts end; `none`: never;
 * `promotion`: teams move up and down ladders of conferences, best first, by the standings.
 */
export type RealignmentRule =
  | { rule: 'contracts' | 'none' }
  | { rule: 'promotion'; teams: number; ladders: readonly (readonly ConferenceId[])[] };

export interface SeasonFacts {
  year: number;
  /** Sorted by id. */
  conferences: ConferenceSeason[];
  /** Conference of every FBS team of the season; null for an independent. */
  members: Readonly<Record<TeamId, ConferenceId | null>>;
  playoff: PlayoffFormat;
  bowls: Bowl[];
  /** Games each team plays before the championships; if absent, `GAMES_PER_TEAM`. */
  games?: number;
  /** FCS opponents; absent if there are none. */
  visitors?: Visitors;
  /** Bowl tie-ins by name, always including the major bowls; if absent, the best teams go to the best bowls. */
  tieIns?: Readonly<Record<string, BowlSides>>;
  /** If absent, the real-world postseason. */
  postseason?: OwnPostseason;
  /** Independents that share a conference's bowl tie-ins as if they were members; absent if there are none. */
  bowlPartners?: Readonly<Record<TeamId, ConferenceId>>;
  /** Set for a season shortened by a pandemic. */
  shortened?: ShortenedSeason;
}

/** Effects of a pandemic on a season besides the conferences' own plans. Games are called off during the season. */
interface ShortenedSeason {
  /** Programs that opt out, sorted. */
  sitOut: readonly TeamId[];
  /** Share of seats that may be sold at independents' stadiums and neutral sites. */
  seats: number;
}

/** An FCS program in one season. */
interface Visitor {
  team: TeamId;
  /** Strength from 1 (often wins at FBS stadiums) to 0 (never does). */
  standing: number;
}

/** A season's games against FCS teams. */
export interface Visitors {
  /** Sorted by id. */
  programs: readonly Visitor[];
  games: number;
}

/** First and last season, inclusive; null for a span still open. */
export type Span = readonly [first: number, last: number | null];

export interface Rivalry {
  /** Sorted. */
  teams: readonly [TeamId, TeamId];
  /** The usual week of the game, 1 to 14; null if it has none. */
  week: number | null;
  trophy: string | null;
  /** The season its trophy was first played for; absent if before the first season. */
  trophySince?: number;
  /**
   * Seasons in which the teams meet every year; if absent, all. In other seasons they meet only if the schedule pairs
   * them.
   */
  seasons?: readonly Span[];
  /** Played as a non-conference game even if the teams share a conference (Army and Navy). */
  outsideConference?: true;
}

/** A real team-season from before a dynasty began. */
export interface PastSeason {
  year: number;
  team: TeamId;
  conference: ConferenceId | null;
  wins: number;
  losses: number;
  /** Rank in the year-end order of all teams; 1 is the champion. */
  rank: number;
}

export interface Prestige {
  prestige: number;
  ceiling: number;
  floor: number;
  /** See `Program.prestigeScore`. */
  score: number;
}

/** Names with their frequencies, as running totals for quick drawing. */
export interface NameTable {
  names: readonly string[];
  /** Running totals of the frequencies, as long as `names`. */
  cumulative: readonly number[];
}

/** A state or region that recruits come from. */
export interface HomeState {
  /** Postal code. */
  code: string;
  /** Center of population, degrees north and east. */
  latitude: number;
  longitude: number;
  /** Relative weight: roughly its share of FBS signees. */
  share: number;
}

/** Returns every team, including those never in FBS. */
export const everyTeam = ({ teams, visitors }: Pick<Reference, 'teams' | 'visitors'>): TeamFacts[] => [
  ...teams,
  ...visitors,
];

/** Returns the entry in force in a year; undefined if none is. */
export function inForce<Years extends { first: number; last: number | null }>(
  spans: readonly Years[] | undefined,
  year: number,
): Years | undefined {
  return spans?.find(({ first, last }) => first <= year && (last === null || year <= last));
}

/** Returns every team as it was in a year, with that season's name and stadium. */
export function teamsIn(
  reference: Pick<Reference, 'teams' | 'visitors' | 'teamYears' | 'venues'>,
  year: number,
): TeamFacts[] {
  const { teamYears, venues } = reference;
  return everyTeam(reference).map((facts) => {
    const named = inForce(teamYears[facts.id], year);
    const home = inForce(venues.homeYears?.[facts.id], year);
    if (named === undefined && home === undefined) return facts;
    const { name = facts.name, mascot = facts.mascot, abbreviation = facts.abbreviation } = named ?? {};
    return { ...facts, name, mascot, abbreviation, stadium: home?.stadium ?? facts.stadium, ...home?.place };
  });
}

/** Returns the name of a program, FCS ones included; empty for null or an unknown id. */
export const teamNameIn = (reference: Pick<Reference, 'teams' | 'visitors'>, id: TeamId | null): string =>
  everyTeam(reference).find((team) => team.id === id)?.name ?? '';

/** Fewest and most teams of a universe. */
export const UNIVERSE_TEAMS = { least: 10, most: 150 } as const;

/** A named player on a first roster. */
export interface StartingPlayer {
  team: TeamId;
  first: string;
  last: string;
  position: Position;
  classYear: ClassYear;
  /** On the scale of all ratings, 30 to 99. */
  rating: number;
  /** Whether he has redshirted. */
  redshirt: boolean;
  /** Recruiting stars, 1 to 5; drawn if absent. */
  stars?: number;
  /** Postal code of his home state; if absent, a drawn one. */
  homeState?: string;
}

/** All the facts the game is built on, as the engine receives them. */
export interface Reference {
  /** Every program in FBS in any season since 2000, sorted by id. */
  teams: readonly TeamFacts[];
  /** Programs never in FBS that play its teams, sorted by id. */
  visitors: readonly TeamFacts[];
  /** Former names of programs, by team. */
  teamYears: Readonly<Record<TeamId, readonly TeamYears[]>>;
  /** Name of the universe; absent for the real world. */
  universe?: string;
  /** Players a universe puts on its first rosters; absent if it names none. */
  startingPlayers?: readonly StartingPlayer[];
  /** The first known season. */
  firstSeason: number;
  /** The last season with known conferences; after it, realignment is up to the dynasty. */
  lastSeason: number;
  /**
   * Returns the facts of a season; after the last known one, its conferences and format continue. Throws before the
   * first.
   */
  season(year: number): SeasonFacts;
  /** How conferences realign after that. */
  realignment: RealignmentRule;
  rivalries: readonly Rivalry[];
  /** Real results before `year` (that year excluded), newest first. */
  resultsBefore(year: number): PastSeason[];
  /** Prestige, ceiling and floor of every team in the season that starts in `year`. */
  startingPrestige(year: number): ReadonlyMap<TeamId, Prestige>;
  givenNames: NameTable;
  familyNames: NameTable;
  /** Family names of players from a state, by postal code. */
  familyNamesIn(state: string): NameTable;
  /** In the order recruits are drawn from them. */
  homeStates: readonly HomeState[];
  /** Where games are played. */
  venues: Venues;
}
