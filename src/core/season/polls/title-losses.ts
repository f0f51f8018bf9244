import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type FinishedGame, opponentOf, winnerOf } from '../records.ts';

/** Returns the losing margin of each conference title game, by loser. */
export function titleLosses(games: readonly FinishedGame[]): Map<TeamId, number> {
  const played = games.filter(({ kind }) => kind === 'conference_championship');
  return new Map(
    played.map((game) => [opponentOf(game, winnerOf(game)), Math.abs(game.result.homeScore - game.result.awayScore)]),
  );
}

/**
 * Returns the points a team gets back for losing a conference title game, which was first counted like any other loss:
 * it was a thirteenth game against a top team that others did not have to play. A close loss costs little; a rout can
 * cost as much as any loss.
 *
 * @param margin points it was lost by
 */
export function titleLossRelief(margin: number, { selection: knobs }: Tuning): number {
  const rout = knobs.titleRout * Math.max(0, margin - knobs.titleRoutMargin);
  return Math.max(0, knobs.loss - knobs.titleLoss - rout);
}
