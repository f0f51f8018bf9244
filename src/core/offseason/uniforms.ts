import { firstOf, mustGet } from '../model/lists.ts';
import { HIGHEST_NUMBER, type NumberRange, WORN, ZERO_SINCE } from '../model/people/uniforms.ts';
import { DEFENSE_POSITIONS, OFFENSE_POSITIONS, type Position } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';

/*
 * Uniform numbers, which are not stored: they follow from a team's rosters, season by season. A player keeps the number
 * he took when he arrived. At most two may wear the same if they are never on the field together, so each side of the
 * ball has its own. Among newcomers quarterbacks choose first, then the players longest in college.
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

/** Returns a position's numbers in a player's order of preference. */
function wishes(position: Position, year: number, dice: Stream): number[] {
  return WORN[position].flatMap((range) => dice.shuffle(within(range, year)));
}

/** Returns the lowest free number outside the position's own; linemen share one of theirs instead. */
function leftOver(
  position: Position,
  year: number,
  isFree: (number: number) => boolean,
  wished: readonly number[],
): number {
  if (position === 'ol') return firstOf(wished);
  return within([0, HIGHEST_NUMBER], year).find(isFree) ?? firstOf(wished);
}

/** How many players may share a number. */
const SHARERS = ['offense', 'defense or kicks'].length;

/** Uniform numbers by player key. */
export type Numbers = ReadonlyMap<string, number>;
const NONE: Numbers = new Map();

/**
 * Returns every player's uniform number in a season, 0 to 99, by key. Independent of the order of `players`.
 * @param before last season's numbers: returning players keep theirs
 */
export function uniformNumbers(
  players: readonly Numbered[],
  year: number,
  seed: Seed,
  before: Numbers = NONE,
): Numbers {
  const numbers = new Map<string, number>();
  /** How many players wear each number: two at most, one on offense and one on defense or kicking. */
  const wearers = new Map<number, number>();
  const wear = (key: string, number: number) => {
    numbers.set(key, number);
    wearers.set(number, (wearers.get(number) ?? 0) + 1);
  };
  for (const { key } of players) if (before.has(key)) wear(key, mustGet(before, key));
  for (const side of SIDES) {
    const own = players.filter(({ position }) => side.includes(position));
    const worn = new Set(own.flatMap(({ key }) => numbers.get(key) ?? []));
    const isFree = (number: number) => !worn.has(number) && (wearers.get(number) ?? 0) < SHARERS;
    const order = own
      .filter(({ key }) => !numbers.has(key))
      .sort((a, b) => passes(b) - passes(a) || b.seasons - a.seasons || (a.key < b.key ? -1 : 1));
    for (const { key, position } of order) {
      const wished = wishes(position, year, stream(seed, 'number', key));
      const number = wished.find(isFree) ?? leftOver(position, year, isFree, wished);
      worn.add(number);
      wear(key, number);
    }
  }
  return numbers;
}
