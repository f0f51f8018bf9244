import type { GameId, PlayerId } from '../ids.ts';

/** When a changed fact first matters: the first week played with it. */
interface Changed {
  year: number;
  week: number;
  /** The change in one sentence: `Iowa beats Ohio State.` */
  said: string;
}

/** A fact of a dynasty that differs from its own draws. */
export type ChangedFact = Changed &
  (
    | /** A game played with dice of its own: 32 hexadecimal digits. */ { kind: 'winner'; game: GameId; dice: string }
    | /** A field goal or an extra point, by its place in the game's log. */ {
        kind: 'kick';
        game: GameId;
        play: number;
        good: boolean;
      }
    | /** A player hurt in the week's games, or in practice after them, is healthy the week after. */ {
        kind: 'injury';
        player: PlayerId;
      }
  );

export type ChangedKick = Extract<ChangedFact, { kind: 'kick' }>;

/** Longest sentence about a change, in characters. */
export const MOST_SAID = 200;

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

const MOST_ID = 1e9;
/** Upper bound on the rows of a game's log. */
const MOST_PLAYS = 2000;

function isKnown({ kind, game, dice, play, good, player }: Record<string, unknown>): boolean {
  switch (kind) {
    case 'winner':
      return isWhole(game, 1, MOST_ID) && /^[0-9a-f]{32}$/.test(String(dice));
    case 'kick':
      return isWhole(game, 1, MOST_ID) && isWhole(play, 0, MOST_PLAYS) && typeof good === 'boolean';
    case 'injury':
      return isWhole(player, 1, MOST_ID);
    default:
      return false;
  }
}

function isChangedFact(value: unknown): value is ChangedFact {
  if (typeof value !== 'object' || value === null) return false;
  const { year, week, said } = value as Record<string, unknown>;
  const isDated = isWhole(year, 2000, 9999) && isWhole(week, 1, 20);
  return isDated && typeof said === 'string' && said.length <= MOST_SAID && isKnown(value as Record<string, unknown>);
}

/** Reads stored changed facts; null if invalid. Nothing is stored when nothing has changed. */
export function changedFactsFrom(stored: unknown): ChangedFact[] | null {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) && stored.every(isChangedFact) ? stored : null;
}
