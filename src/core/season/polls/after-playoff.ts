import type { TeamId } from '../../model/ids.ts';
import { mustFind, mustGet } from '../../model/lists.ts';
import { nationalChampion } from '../playoff.ts';
import { type FinishedGame, opponentOf } from '../records.ts';
import { type Opinion, withScoresOf } from './places.ts';
import { playoffBeaters } from './results.ts';

/**
 * Returns the top teams of the final poll: the champion, then the team it beat, if that team had to win its way there.
 */
function finalists(games: readonly FinishedGame[], beaters: ReadonlyMap<TeamId, TeamId>): TeamId[] {
  const champion = nationalChampion(games);
  if (champion === null) return [];
  const title = mustFind(games, ({ bracketSlot }) => bracketSlot === 'championship');
  // In a two-team playoff the loser has not beaten anyone in it.
  return beaters.size > 1 ? [champion, opponentOf(title, champion)] : [champion];
}

/**
 * Reorders a poll by the playoff so far: no team is ahead of the one that beat it there, and after the title game the
 * champion is first. Scores stay with their ranks.
 */
export function afterPlayoff(order: readonly Opinion[], games: readonly FinishedGame[]): Opinion[] {
  const beaters = playoffBeaters(games);
  if (beaters.size === 0) return [...order];
  const opinions = new Map(order.map((opinion) => [opinion.team, opinion]));
  const placed = new Set<TeamId>();
  const place = (team: TeamId): void => {
    if (placed.has(team) || !opinions.has(team)) return;
    const beater = beaters.get(team);
    if (beater !== undefined) place(beater);
    placed.add(team);
  };
  for (const team of finalists(games, beaters)) place(team);
  for (const { team } of order) place(team);
  return withScoresOf(
    [...placed].map((team) => mustGet(opinions, team)),
    order,
  );
}
