import type { Venues } from './conditions.ts';
import type { ConferenceId, TeamId } from './ids.ts';
import type { PlayoffFormat } from './playoff.ts';
import type { TieRule } from './program/tie-rules.ts';
import type { TeamFacts, TeamYears } from './team.ts';

/** The first season with facts, and the last; later seasons keep the last one's. */
export const FIRST_SEASON = 2000;
export const LAST_SEASON = 2026;

/** A conference in one season. */
export interface ConferenceSeason {
  id: ConferenceId;
  /** Short name as used everywhere (`SEC`). */
  name: string;
  fullName: string;
  /** Conference games each member plays. */
  games: number;
  /** Whether its champion is decided by a title game; without one the best record is champion. */
  titleGame: boolean;
  /** Non-conference games each member plays; absent: as many as its conference leaves of the season's games. */
  outside?: number;
  /** The first week in which its members play; absent: 1. */
  firstWeek?: number;
  /** Teams that miss its title game play each other that week; absent: they are off. */
  championsWeek?: boolean;
  /** Share of the seats in its members' stadiums that may be sold; absent: all of them. */
  seats?: number;
  /** The last season of its television contract; absent: unknown. */
  contractEnds?: number;
  /** How it breaks ties, step by step; absent: unknown, so it does as most conferences do. */
  tiebreakers?: readonly TieRule[];
  /** Its divisions that season; absent: it has none. */
  divisions?: readonly Division[];
}

/** A division of a conference. Who is in the conference and in none of its divisions belongs to the smallest. */
export interface Division {
  /** `East`. */
  name: string;
  teams: readonly TeamId[];
}

export interface Bowl {
  name: string;
  /** `Pasadena, CA`. */
  place: string;
  /** Rank of its prestige among the season's bowls, 1 best: better teams are sent to better bowls. */
  tier: number;
}

/**
 * Tie-ins of the two sides of a bowl, each in order of preference, separated by slashes: `sec 2` the conference's second
 * choice, `sec champion`, `best sec big-ten notre-dame` the best-ranked team of these, `major` one of the best teams
 * remaining, `open` any team without a bowl.
 */
export type BowlSides = readonly [one: string, other: string];

/** How the postseason of an invented league is played: no bowl of the real world, playoff games at the better seed's. */
export interface OwnPostseason {
  /** Where the title game is played; null: at the better seed's. */
  titleSite: string | null;
}

/**
 * How conferences change after the last season that is known. `contracts`: as television contracts end; `none`: never;
 * `promotion`: teams go up and down the rungs of ladders, best conference first, by the standings.
 */
export type RealignmentRule =
  | { rule: 'contracts' | 'none' }
  | { rule: 'promotion'; teams: number; ladders: readonly (readonly ConferenceId[])[] };

/** Everything that is given about a season. */
export interface SeasonFacts {
  year: number;
  /** Sorted by id. */
  conferences: ConferenceSeason[];
  /** Every FBS team of the season; null for an independent. */
  members: Readonly<Record<TeamId, ConferenceId | null>>;
  playoff: PlayoffFormat;
  bowls: Bowl[];
  /** Games each team plays before the championships; absent: `GAMES_PER_TEAM`. */
  games?: number;
  /** FCS opponents; absent: none. */
  visitors?: Visitors;
  /** What bowls ask for, by name, the great ones always among them; absent: the best teams go to the best bowls. */
  tieIns?: Readonly<Record<string, BowlSides>>;
  /** Absent: as in the real world. */
  postseason?: OwnPostseason;
  /** Independents that take a conference's bowl invitations as if they were members; absent: none. */
  bowlPartners?: Readonly<Record<TeamId, ConferenceId>>;
  /** A season that a pandemic cuts short; absent: an ordinary one. */
  shortened?: ShortenedSeason;
}

/** What a pandemic does to a season besides what conferences make of it. Games are called off as it goes. */
interface ShortenedSeason {
  /** Programs that do not play, sorted. */
  sitOut: readonly TeamId[];
  /** Share of the seats that may be sold in the stadiums of independents and at neutral sites. */
  seats: number;
}

/** A program below FBS in one season. */
interface Visitor {
  team: TeamId;
  /** 1 (often wins at FBS stadiums) to 0 (never does). */
  standing: number;
}

/** The games of a season against teams below FBS. */
export interface Visitors {
  /** Sorted by id. */
  programs: readonly Visitor[];
  /** How many games there are. */
  games: number;
}

/** Seasons from the first to the last, both included; null: to this day. */
export type Span = readonly [first: number, last: number | null];

export interface Rivalry {
  /** Sorted. */
  teams: readonly [TeamId, TeamId];
  /** The week it is usually played, 1 to 14; null: it has none. */
  week: number | null;
  trophy: string | null;
  /** The season in which its trophy was first played for; absent: before the first season. */
  trophySince?: number;
  /** The seasons in which the two meet every year; absent: all. In others they meet when it so happens. */
  seasons?: readonly Span[];
  /** The two meet outside their conference even when they are mates (Army and Navy). */
  outsideConference?: true;
}

/** A real team-season from before a dynasty began. */
export interface PastSeason {
  year: number;
  team: TeamId;
  conference: ConferenceId | null;
  wins: number;
  losses: number;
  /** End-of-season order of all teams; 1 is the champion. */
  rank: number;
}

export interface Prestige {
  prestige: number;
  ceiling: number;
  floor: number;
  /** See `Program.prestigeScore`. */
  score: number;
}

/** A list of names with how often each is used, as running totals for quick drawing. */
export interface NameTable {
  names: readonly string[];
  /** Running totals of the frequencies, as long as `names`. */
  cumulative: readonly number[];
}

/** Where recruits come from: a state or region. */
export interface HomeState {
  /** Postal code. */
  code: string;
  /** Of the center of population, degrees north and east. */
  latitude: number;
  longitude: number;
  /** Weight beside the others': about its share of FBS signees. */
  share: number;
}

/** Every team that plays, those that are never in FBS too. */
export const everyTeam = ({ teams, visitors }: Pick<Reference, 'teams' | 'visitors'>): TeamFacts[] => [
  ...teams,
  ...visitors,
];

/** What holds in a year of some spans of seasons; undefined: nothing does. */
export function inForce<Years extends { first: number; last: number | null }>(
  spans: readonly Years[] | undefined,
  year: number,
): Years | undefined {
  return spans?.find(({ first, last }) => first <= year && (last === null || year <= last));
}

/** Every team that plays as it was in a year: by the name and at the stadium of that season. */
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

/** The name of a program, of one that is or began below FBS too; empty for null and for an id that no program has. */
export const teamNameIn = (reference: Pick<Reference, 'teams' | 'visitors'>, id: TeamId | null): string =>
  everyTeam(reference).find((team) => team.id === id)?.name ?? '';

/** All the facts the game is built from, handed to the engine. */
export interface Reference {
  /** Every program that is in FBS in any season from 2000 on, sorted by id. */
  teams: readonly TeamFacts[];
  /** Programs that are never in FBS but play its teams, sorted by id. */
  visitors: readonly TeamFacts[];
  /** What programs were called in other seasons, by team. */
  teamYears: Readonly<Record<TeamId, readonly TeamYears[]>>;
  /** The name of the universe; absent: the real world. */
  universe?: string;
  /** The first season that is known. */
  firstSeason: number;
  /** The last season whose conferences are known; what becomes of them then is the dynasty's own story. */
  lastSeason: number;
  /** Facts of a season; after the last known one its conferences and format continue. Throws before the first. */
  season(year: number): SeasonFacts;
  /** How conferences change from then on. */
  realignment: RealignmentRule;
  rivalries: readonly Rivalry[];
  /** Real results before `year` (that year excluded), newest first. */
  resultsBefore(year: number): PastSeason[];
  /** Prestige, ceiling and floor of every team of the season that starts in `year`. */
  startingPrestige(year: number): ReadonlyMap<TeamId, Prestige>;
  givenNames: NameTable;
  familyNames: NameTable;
  /** The family names of a state's players, by postal code. */
  familyNamesIn(state: string): NameTable;
  /** In the order in which recruits are drawn from them. */
  homeStates: readonly HomeState[];
  /** Where games are played. */
  venues: Venues;
}
