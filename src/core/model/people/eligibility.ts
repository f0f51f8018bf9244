import { itemAt } from '../lists.ts';
import { CLASS_YEARS, type ClassYear } from '../positions.ts';

/**
 * Why a season in college does not use up eligibility: he redshirted, he was lost for the season early on (a medical
 * redshirt), or the season was 2020 or replaces it. Saves store the index in this list: new ones come last.
 */
export const KEPT_REASONS = ['redshirt', 'medical', 'free_year'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** A player's eligibility: his seasons in college, and those that did not count. */
export interface Eligibility {
  /** Seasons in college before this one: 0 in his first. */
  seasons: number;
  /**
   * Seasons that did not use up eligibility, including the current one once settled: two bits per season, the first
   * season lowest; 0 for a season that counted, otherwise the reason's index in `KEPT_REASONS` plus 1. Higher bits mark
   * each season he sat out as a transfer.
   */
  kept: number;
}

const BITS = 2;
/** First of the bits that mark seasons sat out. */
const SAT_OUT = 16;
const MASK = 3;

/** Index of the last class. */
const LAST_CLASS = CLASS_YEARS.length - 1;

/** Why a season did not use up eligibility; null if it did, or is not over. `season` 0 is his first in college. */
export function keptIn({ kept }: Pick<Eligibility, 'kept'>, season: number): KeptReason | null {
  return KEPT_REASONS[((kept >> (BITS * season)) & MASK) - 1] ?? null;
}

/** Code of a reason in `Eligibility.kept`. */
export function keptCode(reason: KeptReason): number {
  return KEPT_REASONS.indexOf(reason) + 1;
}

/** Marks one season as not using up eligibility. */
export function withKept(kept: number, season: number, reason: KeptReason): number {
  return kept | (keptCode(reason) << (BITS * season));
}

/** Whether he sits out the current season as a transfer. */
export function sitsOut({ kept, seasons }: Eligibility): boolean {
  return ((kept >> (SAT_OUT + seasons)) & 1) === 1;
}

/** Marks the current season as sat out. Whether it uses up eligibility is settled when it ends. */
export function withSeasonOut({ kept, seasons }: Eligibility): number {
  return kept | (1 << (SAT_OUT + seasons));
}

/** Seasons of eligibility used before one of his seasons in college. */
export function seasonsPlayed({ kept }: Pick<Eligibility, 'kept'>, season: number): number {
  let counted = 0;
  for (let each = 0; each < season; each++) if (((kept >> (BITS * each)) & MASK) === 0) counted += 1;
  return counted;
}

/** His class by eligibility in one of his seasons. `season` 0 is his first in college. */
export function classOfSeason(player: Pick<Eligibility, 'kept'>, season: number): ClassYear {
  return itemAt(CLASS_YEARS, Math.min(LAST_CLASS, seasonsPlayed(player, season)));
}

/** Whether he redshirted in one of his seasons, medically or otherwise. */
export function isRedshirtSeason(player: Pick<Eligibility, 'kept'>, season: number): boolean {
  const reason = keptIn(player, season);
  return reason === 'redshirt' || reason === 'medical';
}

/** Whether he had redshirted before a season, medically or otherwise. */
export function redshirtedBefore(player: Pick<Eligibility, 'kept'>, season: number): boolean {
  for (let each = 0; each < season; each++) if (isRedshirtSeason(player, each)) return true;
  return false;
}

/** Whether he redshirted in an earlier season, shown as `RS` before his class. */
export function isRedshirt(player: Eligibility): boolean {
  return redshirtedBefore(player, player.seasons);
}

/** Whether any of his seasons was kept for this reason. */
export function hasKept(player: Eligibility, reason: KeptReason): boolean {
  for (let each = 0; each <= player.seasons; each++) if (keptIn(player, each) === reason) return true;
  return false;
}

/** Why the current season does not use up his eligibility; null if it does, or is not over. */
export function keepsThisSeason(player: Eligibility): KeptReason | null {
  return keptIn(player, player.seasons);
}

/**
 * Whether he may play beyond his four seasons: he played in the season that gave every player an extra year and has not
 * used it. A player who redshirted that season gets none. The current season makes no difference.
 * @param year the season he is in
 * @param extraFor the season that gave every player an extra year; null if there is none
 */
export function mayPlayOn(player: Eligibility, year: number, extraFor: number | null): boolean {
  if (extraFor === null) return false;
  const then = player.seasons - (year - extraFor);
  if (then < 0 || then > player.seasons) return false;
  for (let season = 0; season < player.seasons; season++) {
    const reason = keptIn(player, season);
    if (reason === 'free_year' || (season === then && reason !== null)) return false;
  }
  return true;
}

/** Whether he is playing the extra season granted for 2020. */
export function playsOn(player: Eligibility): boolean {
  return player.seasons > 0 && keptIn(player, player.seasons - 1) === 'free_year';
}
