import { type Eligibility, hasKept, type KeptReason } from '../model/eligibility.ts';
import type { PlayerId } from '../model/ids.ts';
import type { GameRules } from '../model/rules.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { OffseasonTuning } from './types.ts';

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

/** A season of somebody who had no part in his team's offense or defense. */
interface Reserve {
  id: PlayerId;
  stars: number;
  seasons: number;
}

/**
 * Whether a reserve covers kicks and blocks for returns in too many games to redshirt. Box scores do not count those men. The more
 * was expected of a recruit, the sooner he is used; from his second season on nearly every reserve is.
 */
export function onSpecialTeams(
  { id, stars, seasons }: Reserve,
  year: number,
  seed: Seed,
  { eligibility: { specialTeams } }: OffseasonTuning,
): boolean {
  const { others, threeStars, fourStars, fiveStars, later } = specialTeams;
  const first = [others, others, threeStars, fourStars, fiveStars][stars - 1] ?? 0;
  const share = seasons === 0 ? first : later;
  return share > 0 && stream(seed, 'special teams', year, id).chance(share);
}
