import type { GamePage } from '../../../core/app/views/game.ts';
import { previewView } from './game-preview.ts';
import { summaryView } from './game-summary.ts';
import { screen } from './screen.ts';

/** Preview before, summary after. */
export const game = screen<'game', GamePage>({
  load: ({ ask }, { id }) => ask('game', { id }),
  view: (page, { part = 'summary' }) => ('drives' in page ? summaryView(page, part) : previewView(page)),
});
