import type { Venues } from '../model/conditions.ts';
import type { BowlSides, HomeState, OwnPostseason, Prestige, RealignmentRule, Rivalry } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import type { TeamFacts } from '../model/team.ts';
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

/** A bowl over the years it had one name and one place. */
export interface BowlYears {
  name: string;
  place: string;
  first: number;
  /** null: still played in the last known season. */
  last: number | null;
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
  seasons: { base: SeasonBase; changes: readonly SeasonChange[]; lastYear: number };
  /** By conference; one that never had divisions is left out. */
  divisions: Readonly<Record<ConferenceId, readonly DivisionYears[]>>;
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
  /** Where games are played. */
  venues: Venues;
  /** Where recruits come from; absent: from the program's own table. */
  homeStates?: readonly HomeState[];
  /** Prestige of teams when they come in, by team; absent: by the seasons before. */
  prestige?: Readonly<Record<TeamId, Prestige>>;
  /** Absent: as in the real world. */
  postseason?: OwnPostseason;
  /** How conferences change after the last known season; absent: as television contracts end. */
  realignment?: RealignmentRule;
  /** The universe file that all of this was made from; absent: the real world. */
  universe?: Universe;
}
