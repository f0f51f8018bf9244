import type { GameId } from '../model/ids.ts';
import type { Seed } from '../random/stream.ts';
import type { DynastyState } from './dynasty-state.ts';

/** The seed that a game and who is hurt in it are drawn from: the dynasty's own, but in a fork with other dice. */
export function seedOfGame({ settings, otherDice }: Pick<DynastyState, 'settings' | 'otherDice'>, game: GameId): Seed {
  return otherDice?.games.get(game) ?? otherDice?.seed ?? settings.seed;
}
