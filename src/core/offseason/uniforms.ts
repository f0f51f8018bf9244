import { HIGHEST_NUMBER, type NumberRange, WORN, ZERO_SINCE } from '../model/people/uniforms.ts';
import { DEFENSE_POSITIONS, OFFENSE_POSITIONS, type Position } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';

/*
 * Uniform numbers, which follow from the roster and are not stored. Two players may share a number if they are never on the
 * field together, so each side of the ball has its own set. Quarterbacks choose first, then the players longest in college.
 */

/** A player on a roster. `key` identifies him among all players, from year to year. */
export interface Numbered {
  key: string;
  position: Position;
  /** Seasons in college before this one. */
  seasons: number;
}

const SIDES: readonly (readonly Position[])[] = [OFFENSE_POSITIONS, DEFENSE_POSITIONS, ['k', 'p']];

function within([from, to]: NumberRange, year: number): number[] {
  const first = year < ZERO_SINCE ? Math.max(1, from) : from;
  return Array.from({ length: to - first + 1 }, (_, i) => first + i);
}

const passes = ({ position }: Numbered): number => Number(position === 'qb');

/** The numbers of a position in a player's order of preference. */
function wishes(position: Position, year: number, dice: Stream): number[] {
  return WORN[position].flatMap((range) => dice.shuffle(within(range, year)));
}

/** The lowest free number outside the position's own; linemen share one of theirs instead. */
function leftOver(position: Position, year: number, worn: ReadonlySet<number>, wished: readonly number[]): number {
  if (position === 'ol') return wished[0]!;
  return within([0, HIGHEST_NUMBER], year).find((number) => !worn.has(number)) ?? wished[0]!;
}

/**
 * Every player's uniform number in a season, 0 to 99, by key. Independent of the order of `players`.
 */
export function uniformNumbers(players: readonly Numbered[], year: number, seed: Seed): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const side of SIDES) {
    const worn = new Set<number>();
    const order = players
      .filter(({ position }) => side.includes(position))
      .sort((a, b) => passes(b) - passes(a) || b.seasons - a.seasons || (a.key < b.key ? -1 : 1));
    for (const { key, position } of order) {
      const wished = wishes(position, year, stream(seed, 'number', key));
      const number = wished.find((each) => !worn.has(each)) ?? leftOver(position, year, worn, wished);
      worn.add(number);
      numbers.set(key, number);
    }
  }
  return numbers;
}
