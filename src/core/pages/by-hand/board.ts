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
    note: 'who is wanted',
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
    ],
    group: 'Play',
    summary: 'the recruiting board: who is worked on, and what is known of them',
    tables: ['recruits', 'needs', 'classes'],
    examples: [
      ['dynasty board', 'your targets, their hours, and class needs'],
      ['dynasty board 12', 'all about the 12th best recruit, and what each action would change'],
      ['dynasty board find --pos qb --stars 4 --open', 'uncommitted quarterbacks'],
      ['dynasty board offer 12 40 --hours 6', 'an offer and six hours a week, until you change it'],
      [
        'dynasty board auto',
        'let the staff recruit again; clear: take all hours back; rest: spend as it would what is left or is on who chose others',
      ],
    ],
    options: [
      { flags: '--hours <n>', description: 'hours a week for each' },
      { flags: '--week <n>', description: 'the week of an official visit; 0 takes it back', takes: 'week' },
      { flags: '--about <what>', description: 'what the staff talks about', takes: [...CARES, 'staff'] },
      { flags: '--pos <position>', description: 'recruits of a position' },
      { flags: '--stars <n>', description: 'recruits with so many stars' },
      { flags: '--state <code>', description: 'recruits from a state' },
      { flags: '--open', description: 'uncommitted recruits' },
      { flags: '--from <n>', description: 'the list from its nth row on, thirty at a time' },
      { flags: '--all', description: 'the whole list' },
      { ...YEAR, description: 'the running season alone: class --year has who signed in an earlier one' },
    ],
  },
});
