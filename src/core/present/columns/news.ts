import type { Arc } from '../../app/views/arcs.ts';
import type { Game } from '../../app/views/shared.ts';
import { plural } from '../numbers.ts';
import { isUpset, upsetBy } from '../week-face.ts';
import { COMMON, words } from './common.ts';
import { tableColumn as col } from './descriptor.ts';

/** The columns of the news. */

/** The points by which the winner was the underdog, where it was an upset. */
function upsetText(game: Game): string {
  return isUpset(game) ? plural(upsetBy(game), 'point') : '';
}

export const STORIES = {
  headline: col<Game>('headline', words('Headline', 'What happened, in one line.'), (game) => game.headline),
  upset: col<Game>('upset', words('Upset', 'By how many points the winner was the underdog.'), upsetText),
  game: col<Game>('game_id', COMMON.game_id, (game) => game.id),
};

export const ARCS = {
  story: col<Arc>('text', words('Story', 'A storyline that lasts longer than a week.'), ({ text }) => text),
};
