import type { Game } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { winnerOf } from '../season/records.ts';

/** A team's current streak: games won (positive) or lost (negative) in a row. */
export function streakOf(team: TeamId, games: readonly Game[]): number {
  let streak = 0;
  for (const game of [...games].reverse()) {
    const won = winnerOf(game) === team;
    if (streak !== 0 && won !== streak > 0) break;
    streak += won ? 1 : -1;
  }
  return streak;
}
