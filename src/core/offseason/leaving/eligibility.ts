import type { PlayerId } from '../../model/ids.ts';
import { type Eligibility, hasKept, type KeptReason } from '../../model/people/eligibility.ts';
import type { GameRules } from '../../model/rules.ts';
import { type Seed, stream } from '../../random/stream.ts';
import { portalYear } from '../portal/years.ts';
import type { OffseasonTuning } from '../types.ts';

/** A player's season as it affects his eligibility. */
export interface SeasonSpent {
  /** Games in which he appeared, by the season's rule. */
  games: number;
  /** Lost the season to an early injury. */
  lost: boolean;
  /** A senior who may play one more season. */
  mayPlayOn?: boolean;
}

/**
 * Returns why a season does not use up one of a player's four, or null if it does: a redshirt (few enough games, and
 * his first), a medical redshirt, or a season that did not count (2020) or makes up for it.
 */
export function keptSeason(
  player: Eligibility,
  { games, lost, mayPlayOn = false }: SeasonSpent,
  { redshirtGames, seasonCounts }: Pick<GameRules, 'redshirtGames' | 'seasonCounts'>,
): KeptReason | null {
  if (!seasonCounts) return 'free_year';
  if (games <= redshirtGames && !hasKept(player, 'redshirt')) return 'redshirt';
  if (lost && !hasKept(player, 'medical')) return 'medical';
  return mayPlayOn ? 'free_year' : null;
}

/** Picks the value for a recruit's stars; one-stars count as two-stars. */
function byStars(
  stars: number,
  { others, threeStars, fourStars, fiveStars }: Record<'others' | 'threeStars' | 'fourStars' | 'fiveStars', number>,
): number {
  return [others, others, threeStars, fourStars, fiveStars][stars - 1] ?? 0;
}

/**
 * Whether a staff saves a newcomer's redshirt until he is needed, in the years when a single snap burned it (before
 * 2018). Less likely for top recruits.
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
 * Whether a senior who hardly played gets a hardship waiver for illness or an injury outside the reports (bylaw 12.8.4).
 */
export function hasWaiver(id: PlayerId, year: number, seed: Seed, tuning: Pick<OffseasonTuning, 'portal'>): boolean {
  const { waivers } = portalYear(year, tuning);
  return waivers > 0 && stream(seed, 'waiver', year, id).chance(waivers);
}

/** A player who saw no snaps on offense or defense in a season. */
interface Reserve {
  id: PlayerId;
  stars: number;
  seasons: number;
}

/**
 * Whether a backup plays special teams, which box scores do not show, in too many games to redshirt. Top recruits play
 * sooner, and from the second season on nearly every backup does.
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
