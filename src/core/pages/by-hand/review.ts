import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';
import { FORCE, YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    review: { year: number };
  }
}

/** A finished season of the user's team, with files to share. */
export const review = handMade({
  name: 'review',
  place: {
    label: HEADINGS.seasonInReview,
    paths: ['/review', '/review/:year'],
    unlisted: true,
  },
  verb: {
    group: 'Offseason',
    summary: 'your season: games, leaders, awards, your decisions, prestige, who leaves',
    tables: ['games', 'leaders', 'awards', 'poll', 'decisions', 'prestige', 'leaving'],
    examples: [
      ['dynasty review', 'once the season is over'],
      ['dynasty review --year 2025', 'an earlier season'],
      ['dynasty review --csv --table games', 'for a spreadsheet'],
      ['dynasty review --html season.html', 'a page to send to a friend'],
    ],
    options: [
      YEAR,
      { flags: '--html <file>', description: 'write a web page of it too' },
      { flags: '--picture <file>', description: 'draw a picture of it too (SVG)' },
      FORCE,
    ],
  },
});
