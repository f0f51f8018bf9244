import type { Tuning } from '../tuning/index.ts';

/**
 * An estimated rating for a team of a real season, from its final rank among `teams`. rating = average + perLogit x
 * ln(share of teams below / share above).
 */
export function estimatedRating(
  rank: number,
  teams: number,
  { estimatedRating: { average, perLogit } }: Tuning,
): number {
  const place = Math.min(Math.max(rank, 1), teams) - 0.5;
  if (teams < 1) return average;
  return average + perLogit * Math.log((teams - place) / place);
}
