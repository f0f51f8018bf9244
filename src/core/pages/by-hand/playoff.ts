import { handMade } from '../parts/page.ts';
import { YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    playoff: object;
  }
}

/** The bracket, projected or real. */
export const playoff = handMade({
  name: 'playoff',
  query: 'playoff',
  input: () => ({}),
  place: {
    label: 'Playoff',
    help: 'playoff bracket',
    finds: 'CFP bracket bowl seeds bubble championship field',
    paths: ['/playoff'],
    menu: 'bar',
    key: 'p',
  },
  verb: {
    group: 'Teams and games',
    summary: 'the bracket, projected or real',
    tables: ['field', 'bubble', 'champions'],
    examples: [
      ['dynasty playoff', 'drawn as a bracket'],
      ['dynasty playoff --year 2025', 'of another season'],
    ],
    options: [{ flags: '--all', description: 'every team left out, not just the first few' }, YEAR],
  },
});
