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
  /** Teams from below FBS on the schedule. */
  visitors: readonly RatedTeam[];
  /** All games of the season that are on the schedule; those without a result are played out. */
  games: readonly PlayedGame[];
  /** The latest poll. */
  poll: Poll;
  /** The playoff field once it is chosen, else null. */
  field: readonly PlayoffSeed[] | null;
  tuning: Tuning;
}

export interface ForecastRequest {
  dice: Stream;
  /** How often the rest of the season is played out; each time twice, once with either outcome of the focus game. */
  runs: number;
  /** The game whose two outcomes are reported separately; null: none. */
  focus: GameId | null;
}

/** How likely a team is to get somewhere this season, each 0 to 1. */
export interface Chances {
  /** Champion of its conference; 0 for an independent. */
  conference: number;
  /** In the playoff field. */
  playoff: number;
  /** In a bowl or the playoff. */
  bowl: number;
  /** National champion. */
  title: number;
  /** Games it is expected to have won by the end of the season, not a chance. */
  wins: number;
}

/** Chances of every program, and what they become with either outcome of the focus game. */
export interface Forecast {
  now: ReadonlyMap<TeamId, Chances>;
  /** Null without a focus game that is still to be played. */
  focus: {
    /** Chance that its home team wins. */
    homeWins: number;
    /** Chances if the home team wins, and if it loses. */
    home: ReadonlyMap<TeamId, Chances>;
    away: ReadonlyMap<TeamId, Chances>;
  } | null;
}
