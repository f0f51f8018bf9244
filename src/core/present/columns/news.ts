import type { Arc } from '../../contract/views/season/arcs.ts';
import type { Game } from '../../contract/views/shared.ts';
import { COMMON, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { plural } from '../../words/numbers.ts';
import { isUpset, upsetBy } from '../../words/week-news.ts';

/** News columns. */

/** The points by which the winner of an upset was the underdog. */
function upsetText(game: Game): string {
  return isUpset(game) ? plural(upsetBy(game), 'point') : '';
}

export const STORIES = {
  headline: col<Game>('headline', words('Headline', 'What happened, in one line.'), (game) => game.headline),
  upset: col<Game>('upset', words('Upset', 'How big an underdog the winner was, in points.'), upsetText),
  game: col<Game>('game_id', COMMON.game_id, (game) => game.id),
};

export const ARCS = {
  story: col<Arc>('text', words('Story', 'A storyline that runs longer than a week.'), ({ text }) => text),
};
