import type { ScheduleGame } from '../app/views/shared.ts';
import { NOT_KNOWN, rankPrefix } from './numbers.ts';

/** A game seen from one of its teams, in a few words. */

/** `vs #4 Ohio State`, `at Indiana`, `vs Georgia (neutral)`. */
export function opponentText(game: Pick<ScheduleGame, 'opponent' | 'home'>): string {
  const name = rankPrefix(game.opponent.name, game.opponent.ranking);
  if (game.home === null) return `vs ${name} (neutral)`;
  return `${game.home ? 'vs' : 'at'} ${name}`;
}

/** `W 31-24`, or nothing before the game. */
export function resultText(game: Pick<ScheduleGame, 'result' | 'score'>): string {
  return game.result === null ? '' : `${game.result} ${game.score ?? ''}`;
}

/** `W 31-24 vs #4 Ohio State`; `-` without a game, and for one whose result is kept back. */
export function lastGameText(game: ScheduleGame | null): string {
  return game === null || game.result === null ? NOT_KNOWN : `${resultText(game)} ${opponentText(game)}`;
}

/** `at Indiana (-6.5)`; `-` without a game. */
export function nextGameText(game: ScheduleGame | null): string {
  return game === null ? NOT_KNOWN : `${opponentText(game)} (${game.spread})`;
}
