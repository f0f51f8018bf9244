import type { PlayerId, TeamId } from '../ids.ts';
import type { Drive } from './play.ts';

/** A player's statistics in one game: `counts[STAT.rush_yards]` and so on. */
export interface PlayerLine {
  player: PlayerId;
  /** 0 home, 1 away. */
  side: 0 | 1;
  /** Slot in the team's sheet of the game, as used by the play log. */
  slot: number;
  counts: Int16Array;
}

/** The complete record of a finished game: the play log and its statistics. */
export interface BoxScore {
  home: TeamId;
  away: TeamId;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  drives: Drive[];
  /** `TEAM_STATS` of home and away. */
  teams: readonly [Int32Array, Int32Array];
  /** Every player who played (a starter, or anyone with a statistic), home first, by slot. */
  players: PlayerLine[];
  /** Players of both team sheets by slot, needed to read the log. */
  rosters: readonly [PlayerId[], PlayerId[]];
}
