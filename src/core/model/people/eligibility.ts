import { CLASS_YEARS, type ClassYear } from '../positions.ts';

/**
 * Why a season in college does not count against a player's four: he redshirted, he was lost for the season early in it
 * (a medical redshirt), or the season was 2020 or makes up for it. Saves store the index in this list: new ones come last.
 */
export const KEPT_REASONS = ['redshirt', 'medical', 'nobody'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** What says how a player's years went: his seasons in college and those of them that did not count. */
export interface Eligibility {
  /** Seasons in college before this one: 0 in his first. */
  seasons: number;
  /**
   * The seasons that did not count against his four, this one included once it is known: two bits a season, the first
   * one lowest, 0 for a season that counted and else the reason's place in `KEPT_REASONS` and one more. Above them a bit
   * for each season that he sat out as a transfer.
   */
  kept: number;
}

const BITS = 2;
/** The first of the bits of seasons that a player sat out. */
const SAT_OUT = 16;
const MASK = 3;

/** The last place of a class. */
const LAST_CLASS = CLASS_YEARS.length - 1;

/** Why a season of his did not count, or null: it counted, or is not over. `season`: 0 is his first in college. */
export function keptIn({ kept }: Pick<Eligibility, 'kept'>, season: number): KeptReason | null {
  return KEPT_REASONS[((kept >> (BITS * season)) & MASK) - 1] ?? null;
}

/** What stands for a reason in `Eligibility.kept`. */
export function keptCode(reason: KeptReason): number {
  return KEPT_REASONS.indexOf(reason) + 1;
}

/** The same player's years with one season that does not count. */
export function withKept(kept: number, season: number, reason: KeptReason): number {
  return kept | (keptCode(reason) << (BITS * season));
}

/** Whether he sits out his present season, since he has come from another team. */
export function sitsOut({ kept, seasons }: Eligibility): boolean {
  return ((kept >> (SAT_OUT + seasons)) & 1) === 1;
}

/** The same player's years with the present season sat out. Whether it counts is settled when it is over. */
export function withSeasonOut({ kept, seasons }: Eligibility): number {
  return kept | (1 << (SAT_OUT + seasons));
}

/** How many of his four seasons he has played before one of his seasons in college. */
export function seasonsPlayed({ kept }: Pick<Eligibility, 'kept'>, season: number): number {
  let counted = 0;
  for (let each = 0; each < season; each++) if (((kept >> (BITS * each)) & MASK) === 0) counted += 1;
  return counted;
}

/** His class by eligibility in one of his seasons. `season`: 0 is his first in college. */
export function classOfSeason(player: Pick<Eligibility, 'kept'>, season: number): ClassYear {
  return CLASS_YEARS[Math.min(LAST_CLASS, seasonsPlayed(player, season))]!;
}

/** Whether he redshirted in one of his seasons, for whatever reason of his own. */
export function isRedshirtSeason(player: Pick<Eligibility, 'kept'>, season: number): boolean {
  const reason = keptIn(player, season);
  return reason === 'redshirt' || reason === 'medical';
}

/** Whether he had redshirted before a season, for whatever reason of his own. */
export function redshirtedBefore(player: Pick<Eligibility, 'kept'>, season: number): boolean {
  for (let each = 0; each < season; each++) if (isRedshirtSeason(player, each)) return true;
  return false;
}

/** Whether he has redshirted in an earlier season: the `RS` before his class. */
export function isRedshirt(player: Eligibility): boolean {
  return redshirtedBefore(player, player.seasons);
}

/** Whether a season of the kind is among his. */
export function hasKept(player: Eligibility, reason: KeptReason): boolean {
  for (let each = 0; each <= player.seasons; each++) if (keptIn(player, each) === reason) return true;
  return false;
}

/** Why the present season does not count for him; null until it is over, and if it does. */
export function keepsThisSeason(player: Eligibility): KeptReason | null {
  return keptIn(player, player.seasons);
}

/**
 * Whether he may play a season beyond his four: he played in the season that gave every player one more, and has not used
 * it. A player who redshirted then lost nothing. How his present season goes makes no difference.
 * @param year the season he is in
 * @param extraFor the season that gave every player one more; null: there is none
 */
export function mayPlayOn(player: Eligibility, year: number, extraFor: number | null): boolean {
  if (extraFor === null) return false;
  const then = player.seasons - (year - extraFor);
  if (then < 0 || then > player.seasons) return false;
  for (let season = 0; season < player.seasons; season++) {
    const reason = keptIn(player, season);
    if (reason === 'nobody' || (season === then && reason !== null)) return false;
  }
  return true;
}

/** Whether he plays the season that makes up for the one that did not count (2020). */
export function playsOn(player: Eligibility): boolean {
  return player.seasons > 0 && keptIn(player, player.seasons - 1) === 'nobody';
}
