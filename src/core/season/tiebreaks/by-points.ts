import type { TeamId } from '../../model/ids.ts';
import { type FinishedGame, opponentOf } from '../records.ts';
import { type Comparison, type Crosstable, gamesOf } from './crosstable.ts';

/** Tiebreakers that compare points. */

/** Points beyond which a game's score is capped, for offense and defense (SEC policy of 2024). */
const CAP = { scored: 42, allowed: 48 } as const;

function pointsIn({ home, result }: FinishedGame, team: TeamId): { scored: number; allowed: number } {
  const { homeScore, awayScore } = result;
  return home === team ? { scored: homeScore, allowed: awayScore } : { scored: awayScore, allowed: homeScore };
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

export const marginAmongTied: Comparison = (table, tied) =>
  tied.map((team) => {
    const among = gamesOf(table, team).filter((game) => tied.includes(opponentOf(game, team)));
    return among.reduce((sum, game) => sum + pointsIn(game, team).scored - pointsIn(game, team).allowed, 0);
  });

/** Returns a team's points per conference game. */
const usual = (table: Crosstable, team: TeamId, of: 'scored' | 'allowed'): number =>
  Math.max(1, meanOf(gamesOf(table, team).map((game) => pointsIn(game, team)[of])));

/**
 * Compares points relative to opponents' averages: points scored as a share of what each opponent usually allows, minus
 * points allowed as a share of what each usually scores.
 */
export const cappedMargin: Comparison = (table, tied) =>
  tied.map((team) =>
    meanOf(
      gamesOf(table, team).map((game) => {
        const [{ scored, allowed }, opponent] = [pointsIn(game, team), opponentOf(game, team)];
        const offense = Math.min(CAP.scored, scored) / usual(table, opponent, 'allowed');
        return offense - Math.min(CAP.allowed, allowed) / usual(table, opponent, 'scored');
      }),
    ),
  );
