import type { PlayerId, TeamId } from '../ids.ts';
import type { Drive } from './play.ts';

/** What one player did in one game: `counts[STAT.rush_yards]` and so on. */
export interface PlayerLine {
  player: PlayerId;
  /** 0 home, 1 away. */
  side: 0 | 1;
  /** Slot in the team's sheet of the game, as used by the play log. */
  slot: number;
  counts: Int16Array;
}

/** A finished game in full: the log and what is counted from it. */
export interface BoxScore {
  home: TeamId;
  away: TeamId;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  drives: Drive[];
  /** `TEAM_STATS` of home and away. */
  teams: readonly [Int32Array, Int32Array];
  /** Every player who played (a starter, or with any count), home first, by slot. */
  players: PlayerLine[];
  /** The players of both sheets by slot, so that the log can be read. */
  rosters: readonly [PlayerId[], PlayerId[]];
}
