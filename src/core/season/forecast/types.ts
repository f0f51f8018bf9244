import type { SeasonFacts } from '../../model/facts.ts';
import type { GameId, TeamId } from '../../model/ids.ts';
import type { PlayoffFormat, PlayoffSeed } from '../../model/playoff.ts';
import type { Poll } from '../../model/season.ts';
import type { Stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { RatedTeam } from '../polls/strength-of-record.ts';
import type { PlayedGame } from '../records.ts';

/** Inputs to simulating the rest of a season: everything known at one moment, and nothing later. */
export interface ForecastInput {
  facts: SeasonFacts;
  format: PlayoffFormat;
  programs: readonly RatedTeam[];
  /** FCS teams on the schedule. */
  visitors: readonly RatedTeam[];
  /** All scheduled games of the season; those without a result are simulated. */
  games: readonly PlayedGame[];
  /** The latest poll. */
  poll: Poll;
  /** The playoff field once selected, else null. */
  field: readonly PlayoffSeed[] | null;
  tuning: Tuning;
}

export interface ForecastRequest {
  dice: Stream;
  /** Number of simulated finishes; each is played twice, once per outcome of the focus game. */
  runs: number;
  /** The game whose outcomes are reported separately; null: none. */
  focus: GameId | null;
}

/** A team's chances to reach each goal this season, each 0 to 1. */
export interface Chances {
  /** Wins its conference; 0 for an independent. */
  conference: number;
  /** Makes the playoff. */
  playoff: number;
  /** Makes a bowl or the playoff. */
  bowl: number;
  /** Wins the national title. */
  title: number;
  /** Expected wins by the end of the season; not a chance. */
  wins: number;
}

/** Every program's chances, now and after either outcome of the focus game. */
export interface Forecast {
  now: ReadonlyMap<TeamId, Chances>;
  /** Null unless there is a focus game still to be played. */
  focus: {
    /** Chance that its home team wins. */
    homeWins: number;
    /** Chances if the home team wins, and if it loses. */
    home: ReadonlyMap<TeamId, Chances>;
    away: ReadonlyMap<TeamId, Chances>;
  } | null;
}
