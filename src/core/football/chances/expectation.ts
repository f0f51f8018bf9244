import type { TeamRatings } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';

/** The engine's expected result for two teams. */
interface Expectation {
  /** Expected home margin in points. */
  margin: number;
  /** Expected combined points. */
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

/** Parts of an expected home margin, in points, which add up to it. */
export interface MarginParts {
  /** The home offense against the visiting defense. */
  attack: number;
  /** The home defense against the visiting offense. */
  resist: number;
  site: number;
  /** Points by which starters sitting out a rout make it smaller than the ratings suggest. */
  flattening: number;
}

/** Returns the rating points between two teams, and the margin they are worth before large ones are flattened. */
function differenceOf(home: TeamRatings, away: TeamRatings, neutral: boolean, tuning: Tuning) {
  const { marginPerPoint } = tuning.expectation;
  const site = neutral ? 0 : tuning.homeFieldAdvance;
  const attack = home.offense - away.defense;
  const resist = home.defense - away.offense;
  return { attack, resist, site, difference: (attack + resist) / 2 + site / marginPerPoint };
}

/**
 * Converts a gap in rating points to a margin in points. Small gaps count in full; large ones less and less, as
 * starters sit earlier and the clock runs.
 */
export function marginOf(gap: number, perPoint: number, curve: number): number {
  const bend = curve * gap;
  return (perPoint * gap) / Math.sqrt(1 + bend * bend);
}

/** Returns the parts of a game's expected margin, and the margin. */
export function marginParts(
  home: TeamRatings,
  away: TeamRatings,
  neutral: boolean,
  tuning: Tuning,
): { margin: number; parts: MarginParts } {
  const { attack, resist, site, difference } = differenceOf(home, away, neutral, tuning);
  const { marginPerPoint, marginCurve } = tuning.expectation;
  const worth = marginPerPoint / 2;
  const margin = marginOf(difference, marginPerPoint, marginCurve);
  const full = worth * attack + worth * resist + site;
  return { margin, parts: { attack: worth * attack, resist: worth * resist, site, flattening: margin - full } };
}

/** Returns the home team's win probability at an expected home margin, 0 to 1. */
export function winProbability(margin: number, { expectation: knobs }: Tuning): number {
  return normalCdf(margin / knobs.marginSd);
}

/**
 * Returns the engine's expected home margin, total and win probability from the two teams' ratings and the site. The
 * coefficients (`tuning.expectation`) are fitted to the engine's own games between teams of graded strength.
 */
export function expectation(home: TeamRatings, away: TeamRatings, neutral: boolean, tuning: Tuning): Expectation {
  const knobs = tuning.expectation;
  const { attack, resist, difference } = differenceOf(home, away, neutral, tuning);
  const margin = marginOf(difference, knobs.marginPerPoint, knobs.marginCurve);
  const total =
    knobs.totalBase + knobs.totalPerPoint * (attack - resist) + knobs.totalMismatch * difference * difference;
  return { margin, total, homeWinProbability: winProbability(margin, tuning) };
}
