import type { ClassState } from '../../model/class-state.ts';
import type { Book } from './book.ts';
import type { Recruit } from './draw.ts';
import type { Opinions } from './opinion.ts';
import type { Suit } from './suits.ts';
import { placesFor } from './turns.ts';

/** A class in the middle of a year, with what every recruit thinks. */
interface ClassThinking {
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
 * Who is after a recruit and has a place for him, whom he seems to like best first. `errors`: how far what he lets on of each
 * program is off (`errorsOf`); null for what he really thinks, which nobody can see.
 */
export function standingsOf(
  { book, state, opinions, commits }: ClassThinking,
  recruit: Recruit,
  errors: Float64Array | null,
): Standing[] {
  const usual = opinions.usual(recruit);
  const here = state.commitmentOf(recruit.number) ?? -1;
  return opinions
    .suitors(recruit)
    .flatMap((suit): Standing[] => {
      const places = placesFor(book, state, commits, recruit, suit.team, here);
      if (places === null) return [];
      const value = opinions.of(recruit, suit, places, usual, 0) + (errors?.[suit.team] ?? 0);
      return [{ suit, value, parts: Array.from(opinions.parts) }];
    })
    .sort((a, b) => b.value - a.value || a.suit.team - b.suit.team);
}
