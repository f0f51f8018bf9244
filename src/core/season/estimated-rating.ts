import type { Tuning } from '../tuning/index.ts';

/**
 * Estimates the rating of a team from a real season by its final rank among `teams`. rating = average + perLogit x
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
