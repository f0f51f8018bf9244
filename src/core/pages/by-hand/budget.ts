import { ASKS } from '../../model/budget.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    budget: object;
  }
}

/** Money for players. */
export const budget = handMade({
  name: 'budget',
  query: 'budget',
  input: () => ({}),
  place: {
    label: 'Budget',
    note: 'money for players',
    help: 'budget: what your money for players is spent on',
    finds: 'NIL money boosters collective payroll revenue sharing',
    paths: ['/budget'],
    menu: 'RECRUITING',
    key: 'M',
  },
  verb: {
    group: 'Play',
    summary: 'money for players: what it is spent on, and what that buys',
    tables: ['budget', 'asking'],
    examples: [
      ['dynasty budget', 'what there is, how it is split, what the staff would do'],
      ['dynasty budget --keep 60', 'three fifths for retention; the rest keeps its proportion'],
      ['dynasty budget --keep 40 --portal 40 --recruits 20', 'all of it, until you change it'],
      ['dynasty budget --staff', 'let the staff split it again'],
      [
        'dynasty budget --ask hard',
        'ask the boosters for more before the season; they give less later and expect more',
      ],
    ],
    options: [
      { flags: '--keep <percent>', description: 'for retention, 0 to 100' },
      { flags: '--portal <percent>', description: 'for transfers, 0 to 100' },
      { flags: '--recruits <percent>', description: 'for recruits, 0 to 100' },
      { flags: '--staff', description: 'the staff splits it' },
      { flags: '--ask <how>', description: 'how the boosters are asked, in preseason', takes: ASKS },
    ],
  },
});
