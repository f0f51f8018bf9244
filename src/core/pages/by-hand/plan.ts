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
    help: 'game plan: what to do against the next opponent',
    finds: 'scouting report opponent playcalling strategy',
    paths: ['/plan'],
    menu: 'TEAM',
    key: 'P',
  },
  verb: {
    group: 'Play',
    summary: 'the game plan, with the opponent’s scouting report',
    tables: ['plan', 'scouting'],
    examples: [
      ['dynasty plan', 'what is planned, what the staff would do, and what the opponent does and allows'],
      ['dynasty plan --run-pass=-2 --coverage zone', 'more runs and zone coverage, until you change it'],
      ['dynasty plan --tempo staff', 'the tempo follows the staff again; --staff: everything does'],
    ],
    options: [
      { flags: '--run-pass <step>', description: 'more passes (+) or runs (-), -3 to 3, or staff' },
      { flags: '--tempo <step>', description: 'faster (+) or slower (-), -3 to 3, or staff' },
      { flags: '--deep <step>', description: 'deeper (+) or shorter (-) throws, -3 to 3, or staff' },
      { flags: '--fourth <step>', description: 'bolder (+) or more careful (-) on fourth down, -3 to 3, or staff' },
      { flags: '--pressure <step>', description: 'more (+) or fewer (-) rushers, -3 to 3, or staff' },
      {
        flags: '--coverage <kind>',
        description: 'man, mixed, zone or staff',
        takes: ['man', 'mixed', 'zone', 'staff'],
      },
      { flags: '--staff', description: 'the staff plans each game' },
    ],
  },
});
