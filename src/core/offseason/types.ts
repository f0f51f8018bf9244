import type { Reference } from '../model/facts.ts';
import type { ConferenceId, PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import type { GameRules, RuleBook } from '../model/rules.ts';
import type { Program } from '../model/team.ts';
import type { coachesKnobs } from '../tuning/coaches.ts';
import type { Resolved } from '../tuning/knob.ts';
import type { moneyKnobs } from '../tuning/money.ts';
import type { offseasonKnobs } from '../tuning/offseason.ts';
import type { portalKnobs } from '../tuning/portal.ts';
import type { recruitsKnobs } from '../tuning/recruits.ts';

/** The balance numbers this folder reads; the whole `Tuning` of a dynasty fits. */
export type OffseasonTuning = Resolved<
  typeof offseasonKnobs & typeof recruitsKnobs & typeof portalKnobs & typeof moneyKnobs & typeof coachesKnobs
>;

/** A program as recruits see it. */
export type Suitor = Pick<Program, 'team' | 'conference' | 'prestigeScore'>;

/** The facts needed to fill rosters; the whole `Reference` of a dynasty fits. */
export type RosterReference = Pick<
  Reference,
  'teams' | 'visitors' | 'homeStates' | 'givenNames' | 'familyNames' | 'familyNamesIn'
>;

export interface RosterInput {
  /** The season the rosters are for. */
  year: number;
  /** Every program of that season. */
  programs: readonly Suitor[];
  reference: RosterReference;
  rules: RuleBook;
  tuning: OffseasonTuning;
  /** Create the rosters of these teams only (they enter FBS); absent: of all programs. */
  only?: readonly TeamId[];
}

export interface ClassInput {
  /** The first season the freshmen play in. */
  year: number;
  /** Every program of that season, with its updated prestige. */
  programs: readonly Suitor[];
  /** Returning players; the class fills the rest of each roster. */
  returning: readonly Player[];
  reference: RosterReference;
  /** Rules of the season before. */
  rules: Pick<GameRules, 'extraSeniors'>;
  tuning: OffseasonTuning;
}

export interface NewPlayers {
  /** Sorted by id. */
  players: Player[];
  nextPlayerId: PlayerId;
}

/** A program that joins FBS with the next season. */
export interface Entrant {
  team: TeamId;
  conference: ConferenceId | null;
}
