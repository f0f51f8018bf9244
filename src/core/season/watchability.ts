import type { Game } from '../model/game.ts';
import { power } from '../model/program/power.ts';
import type { Tuning } from '../tuning/index.ts';

/**
 * How much a rank draws viewers: 1 for the first, halved every `rankHalving` places; almost nothing for unranked teams.
 */
function rankPull(rank: number | null, halving: number): number {
  return rank === null ? 0 : power(2, -(rank - 1) / halving);
}

/** The stakes of the game. */
function stakes(game: Game, tuning: Tuning): number {
  const k = tuning.watchability;
  if (game.kind === 'playoff') return game.bracketSlot === 'championship' ? k.championship * k.playoff : k.playoff;
  if (game.kind === 'conference_championship') return k.titleGame;
  return game.conference === null ? 0 : k.conference;
}

/**
 * How worth watching a game is, larger is better: the two teams' ranks (the weaker one counts more: a good game needs
 * two), how close it is expected to be, rivalry, and what is at stake. Needs ranks and odds; without them only the rest
 * counts.
 */
export function watchability(game: Game, tuning: Tuning): number {
  const k = tuning.watchability;
  const pulls = [rankPull(game.homeRank, k.rankHalving), rankPull(game.awayRank, k.rankHalving)];
  const quality = k.betterTeam * Math.max(...pulls) + k.worseTeam * Math.min(...pulls);
  const margin = Math.abs(game.odds?.homeMargin ?? k.closeMargin);
  const closeness = 1 / (1 + (margin / k.closeMargin) ** 2);
  const rivalry = game.rivalry ? k.rivalry : 0;
  return quality * (1 + k.closeness * closeness) + rivalry * (1 + Math.max(...pulls)) + stakes(game, tuning);
}
