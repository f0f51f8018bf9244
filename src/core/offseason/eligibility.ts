import type { PlayerId } from '../model/ids.ts';
import { type Eligibility, hasKept, type KeptReason } from '../model/people/eligibility.ts';
import type { GameRules } from '../model/rules.ts';
import { type Seed, stream } from '../random/stream.ts';
import { portalYear } from './portal/years.ts';
import type { OffseasonTuning } from './types.ts';

/** How a season went for somebody, as far as his eligibility is concerned. */
export interface SeasonSpent {
  /** Games in which he appeared, those left out that the season's rule leaves out. */
  games: number;
  /** Lost for the season early in it. */
  lost: boolean;
  /** A senior who may play one beyond his four; left out: he may not. */
  mayPlayOn?: boolean;
}

/**
 * Why a season does not count against a player's four, or null if it does: he appeared in no more games than a redshirt may and
 * has not redshirted before, he was lost early in it, or it makes up for one that counted for nobody (2020).
 */
export function keptSeason(
  player: Eligibility,
  { games, lost, mayPlayOn = false }: SeasonSpent,
  { redshirtGames, seasonCounts }: Pick<GameRules, 'redshirtGames' | 'seasonCounts'>,
): KeptReason | null {
  if (!seasonCounts) return 'nobody';
  if (games <= redshirtGames && !hasKept(player, 'redshirt')) return 'redshirt';
  if (lost && !hasKept(player, 'medical')) return 'medical';
  return mayPlayOn ? 'nobody' : null;
}

/** The number for a recruit's stars; those of one star are like those of two. */
function byStars(
  stars: number,
  { others, threeStars, fourStars, fiveStars }: Record<'others' | 'threeStars' | 'fourStars' | 'fiveStars', number>,
): number {
  return [others, others, threeStars, fourStars, fiveStars][stars - 1] ?? 0;
}

/**
 * Whether the staff of a new man saves him until somebody is needed, in a season in which a single snap costs a redshirt (before
 * 2018). The more was expected of a recruit, the seldomer.
 */
export function isSaved(
  { id, stars }: Pick<Reserve, 'id' | 'stars'>,
  year: number,
  seed: Seed,
  { eligibility: { saved } }: Pick<OffseasonTuning, 'eligibility'>,
): boolean {
  const share = byStars(stars, saved);
  return share > 0 && stream(seed, 'saved', year, id).chance(share);
}

/**
 * Whether a senior who hardly played is given another season: illness, or an injury that no list of the injured knows of (bylaw
 * 12.8.4).
 */
export function hasWaiver(id: PlayerId, year: number, seed: Seed, tuning: Pick<OffseasonTuning, 'portal'>): boolean {
  const { waivers } = portalYear(year, tuning);
  return waivers > 0 && stream(seed, 'waiver', year, id).chance(waivers);
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
  const share = seasons === 0 ? byStars(stars, specialTeams) : specialTeams.later;
  return share > 0 && stream(seed, 'special teams', year, id).chance(share);
}
