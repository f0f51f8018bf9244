import { HIGHEST_NUMBER, type NumberRange, WORN, ZERO_SINCE } from '../model/people/uniforms.ts';
import { DEFENSE_POSITIONS, OFFENSE_POSITIONS, type Position } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';

/*
 * Numbers on the backs of a team, not stored: they follow from who is on it. Two men may wear the same number if they are
 * never on the field together, so each side of the ball has its own. Quarterbacks choose first, then who has been in college
 * longest.
 */

/** Somebody on a roster. `key` says who he is among all players, from year to year. */
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

/** The numbers of a position in the order in which somebody would like them. */
function wishes(position: Position, year: number, dice: Stream): number[] {
  return WORN[position].flatMap((range) => dice.shuffle(within(range, year)));
}

/** The lowest number beyond the usual ones that nobody wears; linemen keep to theirs and share one. */
function leftOver(position: Position, year: number, worn: ReadonlySet<number>, wished: readonly number[]): number {
  if (position === 'ol') return wished[0]!;
  return within([0, HIGHEST_NUMBER], year).find((number) => !worn.has(number)) ?? wished[0]!;
}

/**
 * The uniform number of everybody on a team in a season, 0 to 99, by key. Independent of the order of `men`.
 */
export function uniformNumbers(men: readonly Numbered[], year: number, seed: Seed): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const side of SIDES) {
    const worn = new Set<number>();
    const order = men
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
