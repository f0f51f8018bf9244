import type { HomeState, Rivalry } from '../model/facts.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import type { TeamFacts } from '../model/team.ts';

/** What does not go by its id about a conference. */
export interface ConferenceFacts {
  name: string;
  fullName: string;
  /** Conference games each member plays. */
  games: number;
  titleGame: boolean;
}

/** Where teams move to, as a key beside the conference ids: no conference, or out of FBS. */
export const INDEPENDENT = 'independent';
export const OUT_OF_FBS = 'out';

/** The first season in full. */
export interface SeasonBase {
  year: number;
  conferences: Readonly<Record<ConferenceId, ConferenceFacts>>;
  /** Teams by conference, `independent` for those without. */
  members: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff: PlayoffFormat;
}

/** What changed from the season before; nothing said means no change. A conference without members is gone. */
export interface SeasonChange {
  year: number;
  /** A new conference in full, or what is new about an old one. */
  conferences?: Readonly<Record<ConferenceId, Partial<ConferenceFacts>>>;
  /** Teams by where they went: a conference id, `independent` or `out`. */
  moves?: Readonly<Record<ConferenceId, readonly TeamId[]>>;
  playoff?: PlayoffFormat;
}

/** A bowl over the years it had one name and one place. */
export interface BowlYears {
  name: string;
  place: string;
  first: number;
  /** null: still played in the last known season. */
  last: number | null;
}

/** A state with its centre of population and its share of all recruits. */
export interface StateFacts {
  code: string;
  name: string;
  latitude: number;
  longitude: number;
  recruitShare: number;
}

/** Names of about one frequency, separated by blanks. */
export interface NameBand {
  /** Bearers of each of these names among 100,000 people. */
  frequency: number;
  names: string;
}

/**
 * Everything that is known about the real world, as plain data: it goes through JSON unharmed, so a save keeps its own
 * copy and a later release never changes a running dynasty.
 */
export interface ReferenceData {
  teams: readonly TeamFacts[];
  seasons: { base: SeasonBase; changes: readonly SeasonChange[]; lastYear: number };
  /** One list a bowl, over the years of its names; best bowl first. */
  bowls: readonly (readonly BowlYears[])[];
  /** By season: the names of the bowls that were part of the playoff that season, so no bowls of their own. */
  playoffBowls: Readonly<Record<string, readonly string[]>>;
  rivalries: readonly Rivalry[];
  /** By season: every team from first to last as `OU 13-0 MIA 11-1 ...` (abbreviation, wins-losses). */
  results: Readonly<Record<string, string>>;
  /** What programs were before the first season with results: 1 (best) to 0, by team. */
  standingBefore: Readonly<Record<TeamId, number>>;
  givenNames: readonly NameBand[];
  familyNames: readonly NameBand[];
  /**
   * Asked by nobody. Saves of the first release hold it, though their recruits come from the program's own `homeStates`,
   * and a dynasty's digest begins with its facts: it goes when the facts next change.
   */
  states: readonly StateFacts[];
  /** Where recruits come from; absent: from the program's own table, as in every dynasty of the first release. */
  homeStates?: readonly HomeState[];
}
