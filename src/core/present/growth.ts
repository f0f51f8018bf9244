import type { PlayerPage } from '../contract/views/people/player.ts';
import type { Growth } from '../model/player.ts';
import { plural, span } from '../words/numbers.ts';
import { PORTAL_REASON_WORDS } from '../words/portal.ts';

/** Text for a player's growth: his staff's estimate, since the truth is hidden. */

const WORDS: Readonly<Record<Growth, string>> = {
  hardly: 'hardly',
  little: 'little',
  slowly: 'slowly',
  steadily: 'steadily',
  fast: 'fast',
  very_fast: 'very fast',
};

/** The single word used in lists: `steadily`. */
export function growthWord({ growth }: { growth: Growth }): string {
  return WORDS[growth];
}

/** `Grows steadily`; `Hardly grows`. */
function growsText({ growth }: { growth: Growth }): string {
  return growth === 'hardly' ? 'Hardly grows' : `Grows ${WORDS[growth]}`;
}

/** The basis of the estimate: `staff estimate after 2 seasons`. */
function seenText({ seasons_seen }: Pick<PlayerPage, 'seasons_seen'>): string {
  return seasons_seen === 1 ? 'first staff estimate' : `staff estimate after ${plural(seasons_seen, 'season')}`;
}

/** A player's size as rosters list it: `6-3, 225`. */
export function sizeText({ height, weight }: { height: number; weight: number }): string {
  return `${Math.floor(height / INCHES)}-${height % INCHES}, ${weight}`;
}
/** Inches in a foot. */
const INCHES = 12;

/** `6-3, 225 pounds, from TX`. */
export function homeText(page: Pick<PlayerPage, 'home_state' | 'height' | 'weight'>): string {
  return `${sizeText(page)} pounds, from ${page.home_state}`;
}

type GrowthSeen = Pick<PlayerPage, 'seasons_seen' | 'outlook'> & { player: { growth: Growth } };

/** Describes his growth, his ceiling and the basis of the estimate; no staff has seen a player from the FCS. */
export function growthText(page: GrowthSeen): string {
  if (page.seasons_seen === 0) return 'Known only from his games against FBS teams';
  const { outlook } = page;
  const best = outlook === undefined ? '' : `, at his best ${span(outlook.low, outlook.high)}`;
  return `${growsText(page.player)}${best} (${seenText(page)})`;
}

/** `Came to Michigan from Toledo after the 2018 season: a step up. He sat out 2019.` */
export function cameFromLines({ moves }: Pick<PlayerPage, 'moves'>): string[] {
  return moves.map(({ year, from, to, reason, sat_out }) => {
    const why = reason === null ? '' : `: ${PORTAL_REASON_WORDS[reason].toLowerCase()}`;
    return `Came to ${to} from ${from ?? 'below FBS'} after the ${year} season${why}.${sat_out ? ` He sat out ${year + 1}.` : ''}`;
  });
}
