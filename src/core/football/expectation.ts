import type { TeamRatings } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';

/** The engine's expected result for two teams. */
interface Expectation {
  /** Expected home margin in points. */
  margin: number;
  /** Expected points of both teams. */
  total: number;
  /** Chance that the home team wins, 0 to 1. */
  homeWinProbability: number;
}

/**
 * Normal distribution function: Zelen and Severo's approximation (Handbook of Mathematical Functions 26.2.17),
 * good to 7.5e-8.
 */
export function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - density * poly : density * poly;
}

/**
 * The engine's expected home margin, total and win probability from the two teams' ratings and the site. The
 * coefficients (`tuning.expectation`) are fitted to games of the engine itself between a ladder of teams.
 */
export function expectation(home: TeamRatings, away: TeamRatings, neutral: boolean, tuning: Tuning): Expectation {
  const k = tuning.expectation;
  const site = neutral ? 0 : tuning.homeFieldAdvance;
  const attack = home.offense - away.defense;
  const resist = home.defense - away.offense;
  const difference = (attack + resist) / 2 + site / k.marginPerPoint;
  const margin = (k.marginPerPoint * difference) / (1 + k.marginCurve * Math.abs(difference));
  const total = k.totalBase + k.totalPerPoint * (attack - resist) + k.totalMismatch * difference * difference;
  return { margin, total, homeWinProbability: normalCdf(margin / k.marginSd) };
}
