import { type Eligibility, hasKept, type KeptReason } from '../model/eligibility.ts';
import type { GameRules } from '../model/rules.ts';

/** How a season went for somebody, as far as his eligibility is concerned. */
interface SeasonSpent {
  /** Games in which he appeared, those left out that the season's rule leaves out. */
  games: number;
  /** Lost for the season early in it. */
  lost: boolean;
}

/**
 * Why a season does not count against a player's four, or null if it does: it counts for nobody (2020), he appeared in no
 * more games than a redshirt may and has not redshirted before, or he was lost early in it.
 */
export function keptSeason(
  player: Eligibility,
  { games, lost }: SeasonSpent,
  { redshirtGames, seasonCounts }: Pick<GameRules, 'redshirtGames' | 'seasonCounts'>,
): KeptReason | null {
  if (redshirtGames === null) return null;
  if (!seasonCounts) return 'nobody';
  if (games <= redshirtGames && !hasKept(player, 'redshirt')) return 'redshirt';
  return lost && !hasKept(player, 'medical') ? 'medical' : null;
}
