import type { PlayerId } from '../ids.ts';
import { copyOfPlayer, type Player, withEditedRating } from '../player.ts';
import { POSITIONS, type Position } from '../positions.ts';

/** Players changed by hand, in a dynasty that was begun with editing allowed. */

/** What can be changed about a player besides his rating. */
export interface Editable {
  first: string;
  last: string;
  position: Position;
  /** How much he develops, 0 to 5. */
  developmentTrait: number;
  /** Postal code of his home state. */
  homeState: string;
}

/** New values of a player; those left out stay. */
export type PlayerChange = { [Key in keyof Editable]?: Editable[Key] | undefined } & { rating?: number | undefined };

/** One edit, with what the player was before it. */
export interface PlayerEdit {
  player: PlayerId;
  was: Editable & { potential: number };
}

const KEYS = ['first', 'last', 'position', 'developmentTrait', 'homeState'] as const;

/** Returns a player's values before an edit, which the log stores. */
export function editableIn(player: Player): PlayerEdit['was'] {
  const { first, last, position, developmentTrait, homeState, potential } = player;
  return { first, last, position, developmentTrait, homeState, potential };
}

/** Returns a player with new values. */
export function withChange(player: Player, { rating = player.rating, ...change }: PlayerChange): Player {
  const changed = copyOfPlayer(withEditedRating(player, rating));
  for (const key of KEYS) if (change[key] !== undefined) Object.assign(changed, { [key]: change[key] });
  return changed;
}

/** Reads a log entry as an edit; empty if it is not one. */
function editIn(written: unknown): PlayerEdit[] {
  if (typeof written !== 'object' || written === null) return [];
  const { player, was } = written as { player?: unknown; was?: Partial<PlayerEdit['was']> | null };
  if (typeof player !== 'number' || typeof was !== 'object' || was === null) return [];
  const { first, last, position, developmentTrait, homeState, potential } = was;
  const texts = [first, last, homeState].every((each) => typeof each === 'string');
  const numbers = [developmentTrait, potential].every((each) => typeof each === 'number');
  if (!texts || !numbers || !POSITIONS.includes(position as Position)) return [];
  return [{ player, was: was as PlayerEdit['was'] }];
}

/** Reads edits from the log, earliest first. */
export function playerEditsFrom(written: readonly unknown[]): PlayerEdit[] {
  return written.flatMap(editIn);
}

/** Returns the players as they were before a season's edits, ratings excepted, which `asInPreseason` takes back. */
export function beforeEdits(players: readonly Player[], edits: readonly PlayerEdit[]): readonly Player[] {
  if (edits.length === 0) return players;
  const first = new Map([...edits].reverse().map(({ player, was }) => [player, was]));
  return players.map((player) => {
    const was = first.get(player.id);
    return was === undefined ? player : Object.assign(copyOfPlayer(player), was);
  });
}
