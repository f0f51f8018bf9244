import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    depth: { team?: string };
  }
}

/** A team's depth chart. */
export const depth = handMade({
  name: 'depth',
  query: 'depth',
  input: ({ team }) => ({ team }),
  place: {
    label: HEADINGS.depthChart,
    note: 'starters and backups',
    help: 'depth chart: who starts and how much he plays',
    finds: 'redshirt redshirts starters lineup backups first string two-deep',
    paths: ['/depth', '/depth/:team'],
    menu: 'TEAM',
    key: 'D',
    ofTeam: true,
  },
  verb: {
    args: '[team|set|auto] [position] [player...]',
    takes: ['set', 'auto'],
    thenTakesAfter: { set: 'position', auto: 'position' },
    restTakesAfter: { set: 'own-player' },
    group: 'Decide',
    summary: 'the depth chart, and what your changes are worth',
    examples: [
      ['dynasty depth', 'every position, with your staff’s order next to yours'],
      ['dynasty depth Georgia qb', "another team's quarterbacks"],
      ['dynasty depth set qb "Joe Moore"', 'make him the starter; the others follow in your staff’s order'],
      ['dynasty depth auto', 'turn the whole chart over to your staff; auto qb: only the quarterbacks'],
    ],
  },
});
