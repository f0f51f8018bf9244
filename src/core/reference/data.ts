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

/** Where teams move to, as a key beside the conference ids: no conference, or out of FBS. */
export const INDEPENDENT = 'independent';
export const OUT_OF_FBS = 'out';

/** The first season in full. */
interface SeasonBase {
  year: number;
  conferences: Readonly<Record<ConferenceId, ConferenceFacts>>;
  /** Teams by conference, `independent` for those without. */
  members: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff: PlayoffFormat;
  /** Games each team plays before the championships (NCAA bylaw 17.9.5); absent: twelve. */
  games?: number;
}

/** Changes from the season before; missing fields mean no change. A conference without members is gone. */
export interface SeasonChange {
  year: number;
  /** A new conference in full, or what is new about an old one. */
  conferences?: Readonly<Record<ConferenceId, Partial<ConferenceFacts>>>;
  /** Teams by destination: a conference id, `independent` or `out`. */
  moves?: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff?: PlayoffFormat;
  games?: number;
}

/** A conference's divisions over the seasons in which they were these. */
export interface DivisionYears {
  first: number;
  /** null: still so in the last known season. */
  last: number | null;
  /** Teams by division; those that are not in the conference in a season count for nothing in it. */
  divisions: Readonly<Record<string, readonly TeamId[]>>;
}

/** How a conference breaks ties over some seasons. */
export interface TiebreakerYears {
  first: number;
  /** null: still so in the last known season. */
  last: number | null;
  steps: readonly TieRule[];
}

/** A bowl over the years it had one name and one place. */
export interface BowlYears {
  name: string;
  place: string;
  first: number;
  /** null: still played in the last known season. */
  last: number | null;
}

/** What a conference makes of a season that a pandemic cuts short: `ConferenceSeason` has the fields. */
interface ShortConference {
  games: number;
  outside: number;
  firstWeek: number;
  championsWeek: boolean;
  seats: number;
  /** Whether it keeps its divisions. */
  divisions: boolean;
}

/** A season that a pandemic cuts short, beside what it was meant to be. */
export interface ShortSeason {
  /** Games of an independent. */
  games: number;
  /** Share of the seats that may be sold where no conference says. */
  seats: number;
  /** Programs that play no games. */
  sitOut: readonly TeamId[];
  conferences: Readonly<Record<ConferenceId, ShortConference>>;
  /** Games against programs below FBS, and the programs that play any. */
  fcs: { games: number; programs: readonly TeamId[] };
  bowlsNotPlayed: readonly string[];
}

/** A program below FBS that comes to FBS stadiums. */
export interface FcsProgram {
  id: TeamId;
  /** Its facts; absent: it is listed among the teams, being in FBS in other seasons. */
  facts?: Omit<TeamFacts, 'id' | 'stadium'> & Partial<Pick<TeamFacts, 'stadium'>>;
  /** 1 (often wins there) to 0 (never does). */
  standing: number;
  first: number;
  last: number | null;
}

/** What a bowl asks for over some seasons. */
export interface TieInYears {
  first: number;
  last: number | null;
  sides: BowlSides;
}

/** An independent that takes a conference's bowl invitations over some seasons. */
interface BowlPartner {
  team: TeamId;
  first: number;
  last: number | null;
  conference: ConferenceId;
}

/** Family names that are commoner among the players of some states. */
export interface NameRegion {
  /** Separated by spaces; each is among the family names too. */
  names: string;
  /** Share of a state's players who have one of them, by postal code. */
  shares: Readonly<Record<string, number>>;
  /** The same in every other state. */
  elsewhere: number;
}

/** Names of similar frequency, separated by spaces. */
export interface NameBand {
  /** Bearers of each of these names among 100,000 people. */
  frequency: number;
  names: string;
}

/**
 * All facts about the real world, as plain data that survives JSON, so a save keeps its own copy and a later release
 * never changes a running dynasty.
 */
export interface ReferenceData {
  teams: readonly TeamFacts[];
  /** Absent in a save of an earlier release. */
  teamYears?: readonly TeamYears[];
  seasons: { base: SeasonBase; changes: readonly SeasonChange[]; lastYear: number };
  /** By conference; one that never had divisions is left out. */
  divisions: Readonly<Record<ConferenceId, readonly DivisionYears[]>>;
  /** By conference; absent in a save of an earlier release, and for one that nothing is known of. */
  tiebreakers?: Readonly<Record<ConferenceId, readonly TiebreakerYears[]>>;
  /** Programs from below FBS. */
  fcs: {
    programs: readonly FcsProgram[];
    /** Games against FBS teams by the season from which there were so many. */
    games: Readonly<Record<string, number>>;
  };
  /** One list a bowl, over the years of its names; best bowl first. */
  bowls: readonly (readonly BowlYears[])[];
  /** By the first name a bowl had. */
  tieIns: Readonly<Record<string, readonly TieInYears[]>>;
  /** Absent in a save of the first release: none. */
  bowlPartners?: readonly BowlPartner[];
  /** By season: the names of the bowls that were playoff games that season, and so not separate bowls. */
  playoffBowls: Readonly<Record<string, readonly string[]>>;
  rivalries: readonly Rivalry[];
  /** By season: every team from first to last as `OU 13-0 MIA 11-1 ...` (abbreviation, wins-losses). */
  results: Readonly<Record<string, string>>;
  /** The standing of programs before the first season with results: 1 (best) to 0, by team. */
  standingBefore: Readonly<Record<TeamId, number>>;
  givenNames: readonly NameBand[];
  familyNames: readonly NameBand[];
  /** Family names that some states have more of; absent in a save of an earlier release: all have the same. */
  nameRegions?: readonly NameRegion[];
  /** Where games are played. */
  venues: Venues;
  /** Where recruits come from; absent: from the program's own table. */
  homeStates?: readonly HomeState[];
  /** Prestige of teams when they come in, by team; absent: by the seasons before. */
  prestige?: Readonly<Record<TeamId, Prestige>>;
  /** Seasons played as a pandemic left them, by year; absent: all are played in full. */
  shortened?: Readonly<Record<string, ShortSeason>>;
  /** Absent: as in the real world. */
  postseason?: OwnPostseason;
  /** How conferences change after the last known season; absent: as television contracts end. */
  realignment?: RealignmentRule;
  /** The universe file that all of this was made from; absent: the real world. */
  universe?: Universe;
}
