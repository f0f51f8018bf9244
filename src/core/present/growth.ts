import type { PlayerPage } from '../app/views/player.ts';
import type { Growth } from '../model/player.ts';
import { plural } from './numbers.ts';

/** How a player grows, in words: what his staff thinks, which nobody can know. */

const WORDS: Readonly<Record<Growth, string>> = {
  hardly: 'hardly',
  little: 'little',
  slowly: 'slowly',
  steadily: 'steadily',
  fast: 'fast',
  very_fast: 'very fast',
};

/** The word alone, as lists have it: `steadily`. */
export function growthWord({ growth }: { growth: Growth }): string {
  return WORDS[growth];
}

/** `Grows steadily`; `Hardly grows`. */
export function growsText({ growth }: { growth: Growth }): string {
  return growth === 'hardly' ? 'Hardly grows' : `Grows ${WORDS[growth]}`;
}

/** How good the estimate is: `his staff’s estimate after 2 seasons`. */
export function seenText({ seasons_seen }: Pick<PlayerPage, 'seasons_seen'>): string {
  return seasons_seen === 1
    ? 'his staff’s first estimate'
    : `his staff’s estimate after ${plural(seasons_seen, 'season')}`;
}

/** `From TX`. */
export function homeText({ home_state }: Pick<PlayerPage, 'home_state'>): string {
  return `From ${home_state}`;
}
