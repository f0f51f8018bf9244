import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    plan: object;
  }
}

/** The game plan, with the scouting report of the next opponent. */
export const plan = handMade({
  name: 'plan',
  query: 'plan',
  input: () => ({}),
  place: {
    label: HEADINGS.gamePlan,
    note: 'run or pass, tempo, pressure',
    help: 'game plan for the next opponent',
    finds: 'scouting report opponent playcalling strategy',
    paths: ['/plan'],
    menu: 'TEAM',
    key: 'P',
  },
  verb: {
    group: 'Decide',
    summary: 'the game plan and the scouting report',
    tables: ['plan', 'scouting'],
    examples: [
      ['dynasty plan', 'your plan, your staff’s, and what the opponent does and allows'],
      ['dynasty plan --run-pass=-2 --coverage zone', 'run more and play zone, until you change it'],
      ['dynasty plan --tempo staff', 'give tempo back to your staff; --staff: the whole plan'],
    ],
    options: [
      { flags: '--run-pass <step>', description: 'more passes (+) or runs (-), -3 to 3, or staff' },
      { flags: '--tempo <step>', description: 'faster (+) or slower (-), -3 to 3, or staff' },
      { flags: '--deep <step>', description: 'deeper (+) or shorter (-) throws, -3 to 3, or staff' },
      { flags: '--fourth <step>', description: 'bolder (+) or more careful (-) on fourth down, -3 to 3, or staff' },
      { flags: '--pressure <step>', description: 'blitz more (+) or less (-), -3 to 3, or staff' },
      {
        flags: '--coverage <kind>',
        description: 'man, mixed, zone or staff',
        takes: ['man', 'mixed', 'zone', 'staff'],
      },
      { flags: '--staff', description: 'your staff plans each game' },
    ],
  },
});
