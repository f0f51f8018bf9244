import { ASKS } from '../../model/program/budget.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    budget: object;
  }
}

/** The NIL budget. */
export const budget = handMade({
  name: 'budget',
  query: 'budget',
  input: () => ({}),
  place: {
    label: 'Budget',
    note: 'NIL and revenue sharing',
    help: 'budget: how your NIL money is split',
    finds: 'NIL money pay boosters collective payroll revenue sharing',
    paths: ['/budget'],
    menu: 'RECRUITING',
    key: 'M',
  },
  verb: {
    group: 'Decide',
    summary: 'the NIL budget: how it is split, and what each share buys',
    tables: ['budget', 'asking'],
    examples: [
      ['dynasty budget', 'the total, the split, and what your staff would do'],
      ['dynasty budget --keep 60', '60% for retention; the other two keep their proportion'],
      ['dynasty budget --keep 40 --portal 40 --recruits 20', 'all three shares, until you change them'],
      ['dynasty budget --staff', 'let your staff set the split again'],
      ['dynasty budget --ask hard', 'push the boosters for more in preseason; they give less later and expect more'],
    ],
    options: [
      { flags: '--keep <percent>', description: 'for retention, 0 to 100' },
      { flags: '--portal <percent>', description: 'for transfers, 0 to 100' },
      { flags: '--recruits <percent>', description: 'for recruits, 0 to 100' },
      { flags: '--staff', description: 'your staff sets the split' },
      { flags: '--ask <how>', description: 'how hard to push the boosters, in preseason', takes: ASKS },
    ],
  },
});
