import type { PlayerGameLog } from '../../contract/views/index.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { BoxScore, PlayerLine } from '../../model/plays/box.ts';
import { TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import type { Position } from '../../model/positions.ts';
import { readFinished } from '../views/box.ts';
import { playerStatsView } from '../views/player-stats.ts';
import { type QueryContext, recent } from './context.ts';

/** Returns a finished game's statistics, cached for teammates' pages because unpacking a log takes a while. */
function countsIn(context: QueryContext, game: Game): Partial<Pick<BoxScore, 'players' | 'teams'>> {
  // Whether a player counts as having played depends on the positions of those on the field.
  return recent(context.memo, 'lines', game.id, () => {
    const box = readFinished(context, game)?.box;
    return box === undefined ? {} : { players: box.players, teams: box.teams };
  });
}

/** All player lines of a finished game. */
export function linesOf(context: QueryContext, game: Game): readonly PlayerLine[] {
  return countsIn(context, game).players ?? [];
}

/** One of a team's counts in a finished game. */
export function teamCountIn(context: QueryContext, game: Game, team: TeamId, stat: TeamStat): number {
  return countsIn(context, game).teams?.[game.home === team ? 0 : 1][TEAM_STAT[stat]] ?? 0;
}

/** A player's statistics in one game. */
export function numbersOfGame(position: Position, counts: ArrayLike<number>): Omit<PlayerGameLog, 'game'> {
  const { completion_percentage, ...stats } = playerStatsView(position, counts);
  return completion_percentage === undefined ? stats : { ...stats, completion_percent: completion_percentage };
}
