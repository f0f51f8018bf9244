import type { Venues } from '../model/conditions.ts';
import type { BowlSides, HomeState, OwnPostseason, Prestige, RealignmentRule, Rivalry } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import type { TieRule } from '../model/program/tie-rules.ts';
import type { TeamFacts, TeamYears } from '../model/team.ts';
import type { Universe } from './universe/types.ts';

/** A conference's facts besides its id. */
export interface ConferenceFacts {
  name: string;
  fullName: string;
  /** Conference games each member plays. */
  games: number;
  titleGame: boolean;
  /** The last season of its television contract; absent: unknown. */
  contractEnds?: number;
}

/** Destinations of moving teams besides conference ids: independence, or out of FBS. */
export const INDEPENDENT = 'independent';
export const OUT_OF_FBS = 'out';

/** Complete facts of the first season. */
interface SeasonBase {
  year: number;
  conferences: Readonly<Record<ConferenceId, ConferenceFacts>>;
  /** Teams by conference; teams without one are under `independent`. */
  members: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff: PlayoffFormat;
  /** Games each team plays before the championships (NCAA bylaw 17.9.5); absent: twelve. */
  games?: number;
}

/** Changes from the previous season; a missing field means no change. A conference left without members disbands. */
export interface SeasonChange {
  year: number;
  /** A new conference in full, or an existing one's changed facts. */
  conferences?: Readonly<Record<ConferenceId, Partial<ConferenceFacts>>>;
  /** Teams by destination: a conference id, `independent` or `out`. */
  moves?: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff?: PlayoffFormat;
  games?: number;
}

/** A conference's divisions over a span of seasons. */
export interface DivisionYears {
  first: number;
  /** Null if still in force in the last known season. */
  last: number | null;
  /** Teams by division. A team that is not in the conference in a given season is ignored. */
  divisions: Readonly<Record<string, readonly TeamId[]>>;
}

/** A conference's tiebreaker policy over a span of seasons. */
export interface TiebreakerYears {
  first: number;
  /** Null if still in force in the last known season. */
  last: number | null;
  steps: readonly TieRule[];
}

/** A bowl over the years it kept one name and one site. */
export interface BowlYears {
  name: string;
  place: string;
  first: number;
  /** Null if still played in the last known season. */
  last: number | null;
}

/** A conference's plan for a season shortened by a pandemic; see `ConferenceSeason` for the fields. */
interface ShortConference {
  games: number;
  outside: number;
  firstWeek: number;
  championsWeek: boolean;
  seats: number;
  /** Whether it keeps its divisions. */
  divisions: boolean;
}

/** Differences between a season shortened by a pandemic and the season as planned. */
export interface ShortSeason {
  /** Games an independent plays. */
  games: number;
  /** Share of seats that may be sold where no conference sets a limit. */
  seats: number;
  /** Programs that opt out of the season. */
  sitOut: readonly TeamId[];
  conferences: Readonly<Record<ConferenceId, ShortConference>>;
  /** Games against FCS opponents, and the programs that play any. */
  fcs: { games: number; programs: readonly TeamId[] };
  bowlsNotPlayed: readonly string[];
}

/** An FCS program that visits FBS stadiums. */
export interface FcsProgram {
  id: TeamId;
  /** Facts of the program; absent if it is among the teams because it plays in FBS in other seasons. */
  facts?: Omit<TeamFacts, 'id' | 'stadium'> & Partial<Pick<TeamFacts, 'stadium'>>;
  /** Strength from 1 (often beats FBS hosts) to 0 (never does). */
  standing: number;
  first: number;
  last: number | null;
}

/** A bowl's tie-ins over a span of seasons. */
export interface TieInYears {
  first: number;
  last: number | null;
  sides: BowlSides;
}

/** An independent that shares a conference's bowl tie-ins over a span of seasons. */
interface BowlPartner {
  team: TeamId;
  first: number;
  last: number | null;
  conference: ConferenceId;
}

/** Family names that are more common among players from some states. */
export interface NameRegion {
  /** Separated by spaces; each name is also in the national list. */
  names: string;
  /** Share of a state's players with one of these names, by postal code. */
  shares: Readonly<Record<string, number>>;
  /** The same share in every other state. */
  elsewhere: number;
}

/** Names of similar frequency, separated by spaces. */
export interface NameBand {
  /** People with each of these names per 100,000. */
  frequency: number;
  names: string;
}

/**
 * All facts about the real world, as plain data that survives JSON. A save keeps its own copy so that a later release
 * never changes a running dynasty.
 */
export interface ReferenceData {
  teams: readonly TeamFacts[];
  /** Absent in a save of an earlier release. */
  teamYears?: readonly TeamYears[];
  seasons: { base: SeasonBase; changes: readonly SeasonChange[]; lastYear: number };
  /** By conference; one that never had divisions is left out. */
  divisions: Readonly<Record<ConferenceId, readonly DivisionYears[]>>;
  /** By conference; absent in saves of earlier releases, and for conferences whose policy is unknown. */
  tiebreakers?: Readonly<Record<ConferenceId, readonly TiebreakerYears[]>>;
  /** FCS programs. */
  fcs: {
    programs: readonly FcsProgram[];
    /** FCS opponents played by FBS teams, keyed by the first season with that number. */
    games: Readonly<Record<string, number>>;
  };
  /** One list per bowl covering its names over the years; best bowl first. */
  bowls: readonly (readonly BowlYears[])[];
  /** Keyed by each bowl's original name. */
  tieIns: Readonly<Record<string, readonly TieInYears[]>>;
  /** Absent in a save of the first release: none. */
  bowlPartners?: readonly BowlPartner[];
  /** Names of the bowls that were playoff games, by season. They are not separate bowls that season. */
  playoffBowls: Readonly<Record<string, readonly string[]>>;
  rivalries: readonly Rivalry[];
  /** By season: every team from first to last as `OU 13-0 MIA 11-1 ...` (abbreviation, wins-losses). */
  results: Readonly<Record<string, string>>;
  /** Strength of programs before the first season with results, from 1 (best) to 0. */
  standingBefore: Readonly<Record<TeamId, number>>;
  givenNames: readonly NameBand[];
  familyNames: readonly NameBand[];
  /**
   * Family names that are more common in some states; absent in saves of earlier releases, where every state uses the
   * same list.
   */
  nameRegions?: readonly NameRegion[];
  /** Where games are played. */
  venues: Venues;
  /** Home states of recruits; if absent, the built-in table is used. */
  homeStates?: readonly HomeState[];
  /** Starting prestige by team; if absent, it follows from past seasons. */
  prestige?: Readonly<Record<TeamId, Prestige>>;
  /** Seasons shortened by a pandemic, by year; if absent, every season is played in full. */
  shortened?: Readonly<Record<string, ShortSeason>>;
  /** If absent, the real-world postseason is used. */
  postseason?: OwnPostseason;
  /** How conferences realign after the last known season; if absent, as television contracts expire. */
  realignment?: RealignmentRule;
  /** The universe file these facts came from; absent for the real world. */
  universe?: Universe;
}
