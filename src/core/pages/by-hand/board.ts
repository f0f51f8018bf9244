import { CARES } from '../../model/recruiting.ts';
import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';
import { YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    board: { show?: 'ours'; recruit?: number };
  }
}

/** The recruiting board. */
export const board = handMade({
  name: 'board',
  place: {
    label: HEADINGS.recruitingBoard,
    note: 'your targets',
    help: 'recruiting board: your targets and what you are doing about them',
    finds: 'recruits targets offers visits hours recruiting battles scout',
    paths: ['/board'],
    menu: 'RECRUITING',
    key: 'B',
  },
  verb: {
    args: '[what|recruit] [recruit...]',
    takes: [
      'add',
      'drop',
      'offer',
      'withdraw',
      'hours',
      'call',
      'scout',
      'visit',
      'pitch',
      'find',
      'ours',
      'classes',
      'clear',
      'rest',
      'auto',
      'manual',
    ],
    group: 'Decide',
    summary: 'the recruiting board: your targets, your hours and what you know',
    tables: ['recruits', 'needs', 'classes'],
    examples: [
      ['dynasty board', 'your targets, their hours, and class needs'],
      ['dynasty board 12', 'everything about the No. 12 recruit, and what each action would change'],
      ['dynasty board find --pos qb --stars 4 --open', 'uncommitted quarterbacks'],
      ['dynasty board offer 12 40 --hours 6', 'an offer and six hours a week, until you change it'],
      [
        'dynasty board auto qb k',
        'your staff recruits quarterbacks and kickers with the hours you leave; manual takes them back',
      ],
      [
        'dynasty board auto',
        'turn recruiting over to your staff; clear frees all hours; rest lets your staff assign hours that are free or on players committed elsewhere',
      ],
    ],
    options: [
      { flags: '--hours <n>', description: 'hours a week for each' },
      { flags: '--week <n>', description: 'week of an official visit; 0 cancels it', takes: 'week' },
      { flags: '--about <what>', description: 'what to pitch', takes: [...CARES, 'staff'] },
      { flags: '--pos <position>', description: 'recruits at a position' },
      { flags: '--stars <n>', description: 'recruits with this many stars' },
      { flags: '--state <code>', description: 'recruits from a state' },
      { flags: '--open', description: 'uncommitted recruits' },
      { flags: '--from <n>', description: 'start at row n, thirty rows at a time' },
      { flags: '--all', description: 'the whole list' },
      { ...YEAR, description: 'this season only; class --year has the signees of earlier ones' },
    ],
  },
});
