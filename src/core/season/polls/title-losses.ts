import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type FinishedGame, opponentOf, winnerOf } from '../records.ts';

/** Points by which each loser of a conference title game lost it. */
export function titleLosses(games: readonly FinishedGame[]): Map<TeamId, number> {
  const played = games.filter(({ kind }) => kind === 'conference_championship');
  return new Map(
    played.map((game) => [opponentOf(game, winnerOf(game)!), Math.abs(game.result.homeScore - game.result.awayScore)]),
  );
}

/**
 * Points of a case that a team gets back whose loss in a conference title game was first counted as any other: it was a
 * thirteenth game against one of the best, which the rest were spared. A close one costs little, a rout up to a loss.
 *
 * @param margin points it was lost by
 */
export function titleLossRelief(margin: number, { selection: k }: Tuning): number {
  const rout = k.titleRout * Math.max(0, margin - k.titleRoutMargin);
  return Math.max(0, k.loss - k.titleLoss - rout);
}
