import { done, type Result, refuse } from '../../contract/result.ts';
import type { Aftermath } from '../../contract/views/index.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { type CoachedGame, gamesToWatch, type LiveGameInputs } from '../../dynasty/gameday/games.ts';
import { sheetsOf } from '../../dynasty/gameday/sheets.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { SIDELINE_CALLS, type SidelineCall } from '../../model/plays/sideline.ts';

/** A game of the coming week with its inputs: the player's own, or another one. */
export interface OwnGame {
  game: Game;
  inputs: LiveGameInputs;
  playerOf(id: PlayerId): Player;
}

/** The player's game of the coming week; null if there is none, or no season in progress. */
export function comingGame({ games, week, stage, settings: { team } }: DynastyState): Game | null {
  if (stage !== 'season') return null;
  return games.find((game) => game.week === week && (game.home === team || game.away === team)) ?? null;
}

/** Returns the coming week's games ready to play; the function is expensive to create and cheap to call. */
export function weekToPlay(dynasty: DynastyState): (game: Game) => OwnGame {
  const sheets = sheetsOf(dynasty);
  const inputsOf = gamesToWatch(dynasty, sheets);
  return (game) => ({ game, inputs: inputsOf(game), playerOf: (id) => sheets.playerOf(id) });
}

export function ownGame(dynasty: DynastyState, game: Game): OwnGame {
  return weekToPlay(dynasty)(game);
}

/** A game left in progress, or finished with the last decision. */
export interface Underway extends CoachedGame {
  aftermath: Aftermath | null;
}

/** Reads a save's work in progress as a game of this program; null if it is not one. */
export function underwayFrom(kept: unknown): Underway | null {
  if (kept === null || typeof kept !== 'object') return null;
  const { game, calls, aftermath = null } = kept as Readonly<Record<string, unknown>>;
  if (typeof game !== 'number' || !Array.isArray(calls)) return null;
  const known: readonly unknown[] = SIDELINE_CALLS;
  if (!calls.every((call) => known.includes(call))) return null;
  return { game, calls: calls as SidelineCall[], aftermath: aftermath as Aftermath | null };
}

/** Checks that a game is the one the player can coach now. */
export function coachable(dynasty: DynastyState, id: number): Result<Game> {
  const closed = closedToCoach(dynasty, 'callPlay');
  if (closed !== null) return refuse('wrong_stage', closed);
  const coming = comingGame(dynasty);
  if (coming?.id === id) return done(coming);
  const known = dynasty.games.find((game) => game.id === id);
  if (known?.result) return refuse('wrong_stage', 'This game has been played.', `/game/${id}`);
  if (coming === null) return refuse('wrong_stage', 'Your team has no game this week.');
  return refuse('wrong_stage', `You coach your own team’s game of this week, which is game ${coming.id}.`);
}
