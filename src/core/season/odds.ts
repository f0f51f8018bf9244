import type { Odds } from '../model/game.ts';
import type { Tuning } from '../tuning/index.ts';

/** The engine's expected result of a game, as returned by `expectation`. */
export interface Expected {
  /** Expected home margin in points. */
  margin: number;
  /** Expected combined points. */
  total: number;
  /** Chance that the home team wins, 0 to 1. */
  homeWinProbability: number;
}

function toHalf(points: number): number {
  return Math.round(points * 2) / 2 + 0;
}

/**
 * Returns the favorite's market-implied chance from the spread: logistic in the spread, a little flatter for big
 * favorites. Fitted to closing lines (7 points .698, 14 .816, 21 .899).
 */
export function marketProbability(margin: number, tuning: Tuning): number {
  const knobs = tuning.odds;
  const logit = (knobs.logitPerPoint * Math.abs(margin)) / (1 + knobs.logitCurve * Math.abs(margin));
  const favorite = 1 / (1 + Math.exp(-logit));
  return margin >= 0 ? favorite : 1 - favorite;
}

/**
 * The rounding steps of sportsbook prices, and the price below which each is used (public records, closing moneylines).
 */
const BOOK_STEPS = [
  { below: 200, step: 5 },
  { below: 1000, step: 10 },
  { below: 2500, step: 50 },
  { below: Number.POSITIVE_INFINITY, step: 100 },
] as const;

/**
 * Converts a probability that includes the vig to American odds: -110 means bet 110 to win 100, +195 bet 100 to win
 * 195.
 */
export function moneylineOf(probability: number): number {
  const favored = probability >= 0.5;
  const price = favored ? (100 * probability) / (1 - probability) : (100 * (1 - probability)) / probability;
  const { step } = BOOK_STEPS.find(({ below }) => price < below) ?? BOOK_STEPS[0];
  const rounded = Math.max(100, Math.round(price / step) * step);
  return favored ? -rounded : rounded;
}

/**
 * Returns a sportsbook's American odds on a team. The house takes a smaller cut on a near-certain game, or no one would
 * bet the favorite.
 */
export function priceOf(chance: number, { odds: knobs }: Tuning): number {
  const house = Math.min(knobs.overround - 1, knobs.sureMargin * Math.min(chance, 1 - chance));
  return moneylineOf(Math.min(knobs.highestPrice, Math.max(knobs.lowestPrice, chance * (1 + house))));
}

/** Returns the odds on one of many contenders in a race; `lowest` is the price floor. */
export function racePriceOf(chance: number, { odds: knobs }: Tuning, lowest: number): number {
  return moneylineOf(Math.min(knobs.highestPrice, Math.max(lowest, chance * knobs.overround)));
}

/**
 * Returns the line on a game: spread and total to the half point, both moneylines including the vig, and the matching
 * win
 * probability.
 */
export function oddsFor(expected: Expected, tuning: Tuning): Odds {
  const home = marketProbability(expected.margin, tuning);
  return {
    homeMargin: toHalf(expected.margin),
    total: toHalf(expected.total),
    homeWinProbability: expected.homeWinProbability,
    moneylineHome: priceOf(home, tuning),
    moneylineAway: priceOf(1 - home, tuning),
  };
}
