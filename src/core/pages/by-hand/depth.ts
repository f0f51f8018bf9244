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
    note: 'who starts',
    help: 'depth chart: who starts and plays how much',
    finds: 'redshirts starters lineup backups first string two-deep',
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
    group: 'Play',
    summary: 'the depth chart: who starts, and what your order changes',
    examples: [
      ['dynasty depth', 'who starts at every position, with the staff’s order beside yours'],
      ['dynasty depth Georgia qb', "another team's quarterbacks"],
      ['dynasty depth set qb "Joe Moore"', 'he comes first, the others after him in the staff’s order'],
      ['dynasty depth auto', 'let the staff set the whole chart again; auto qb: the quarterbacks'],
    ],
  },
});
