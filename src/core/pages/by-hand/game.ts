import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    game: { id: number };
  }
}

/** A game: a preview before it, a full report after it. */
export const game = handMade({
  name: 'game',
  query: 'game',
  input: ({ id }) => ({ id }),
  place: {
    label: HEADINGS.gamePreview,
    paths: ['/game/:id'],
    unlisted: true,
  },
  verb: {
    args: '<id>',
    takes: 'game',
    group: 'Teams and games',
    summary: 'preview or box score of a game',
    examples: [
      ['dynasty game 20240017', 'score by quarter, drives, team stats and leaders'],
      ['dynasty game 20240017 --plays', 'with every play; --csv gives them as a table'],
    ],
    options: [{ flags: '--plays', description: 'play by play' }],
  },
});
