import type { ClassState } from '../../model/class-state.ts';
import { OPINION_PARTS } from '../../model/recruiting.ts';
import type { Book } from './book.ts';
import type { Recruit } from './draw.ts';
import type { Opinions } from './opinion.ts';
import type { Suit } from './suits.ts';
import { placesFor } from './turns.ts';

/** A class in the middle of a year, with what every recruit thinks. */
export interface ClassThinking {
  book: Book;
  state: ClassState;
  opinions: Opinions;
  /** Men of each position whose word every program has, `[position][team]`. */
  commits: readonly Float64Array[];
}

/** A program after a recruit, how highly he seems to think of it, and what is behind that. */
export interface Standing {
  suit: Suit;
  value: number;
  parts: readonly number[];
}

/**
 * The programs that recruit a player and have a roster spot for him, his favorite first. `suits`: what he thinks of those that
 * pursued him from the start. `errors`: how far what he lets on about each program is off; null for what he really thinks.
 */
export function standingsOf(
  { book, state, opinions, commits }: ClassThinking,
  recruit: Recruit,
  suits: readonly Suit[] = book.suits[recruit.number - 1]!,
  errors: Float64Array | null = null,
): Standing[] {
  const usual = opinions.usual(recruit, suits);
  const here = state.commitmentOf(recruit.number) ?? -1;
  return opinions
    .suitors(recruit, suits)
    .flatMap((suit): Standing[] => {
      const places = placesFor(book, state, commits, recruit, suit.team, here);
      if (places === null) return [];
      const { total, parts } = opinions.of(recruit, suit, places, usual, 0);
      const value = total + (errors?.[suit.team] ?? 0);
      return [{ suit, value, parts: OPINION_PARTS.map((part) => parts[part]) }];
    })
    .sort((a, b) => b.value - a.value || a.suit.team - b.suit.team);
}
