import type { Tuning } from '../tuning/index.ts';

/**
 * What a team of a real season would have been rated, from its place in the season's final order: 1 for the best of
 * `teams`. rating = average + perLogit x ln(share of teams below / share above).
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
