import type { Game } from '../model/game.ts';
import { power } from '../model/program/power.ts';
import type { Tuning } from '../tuning/index.ts';

/**
 * Returns how much a rank draws viewers: 1 for No. 1, halved every `rankHalving` spots, near 0 for low ranks, 0
 * unranked.
 */
function rankPull(rank: number | null, halving: number): number {
  return rank === null ? 0 : power(2, -(rank - 1) / halving);
}

/** Returns what is at stake in a game. */
function stakes(game: Game, tuning: Tuning): number {
  const knobs = tuning.watchability;
  if (game.kind === 'playoff')
    return game.bracketSlot === 'championship' ? knobs.championship * knobs.playoff : knobs.playoff;
  if (game.kind === 'conference_championship') return knobs.titleGame;
  return game.conference === null ? 0 : knobs.conference;
}

/**
 * Returns how watchable a game is, larger is better: both teams' ranks (the lower one counts more, since a good game
 * needs two good teams), expected closeness, rivalry and stakes. Ranks and odds that are missing do not count.
 */
export function watchability(game: Game, tuning: Tuning): number {
  const knobs = tuning.watchability;
  const pulls = [rankPull(game.homeRank, knobs.rankHalving), rankPull(game.awayRank, knobs.rankHalving)];
  const quality = knobs.betterTeam * Math.max(...pulls) + knobs.worseTeam * Math.min(...pulls);
  const margin = Math.abs(game.odds?.homeMargin ?? knobs.closeMargin);
  const closeness = 1 / (1 + (margin / knobs.closeMargin) ** 2);
  const rivalry = game.rivalry ? knobs.rivalry : 0;
  return quality * (1 + knobs.closeness * closeness) + rivalry * (1 + Math.max(...pulls)) + stakes(game, tuning);
}
