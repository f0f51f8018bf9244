import { POSITIONS } from '../../core/model/positions.ts';
import type { Verb } from './verb.ts';

/** Decision commands of a coach that have no page in `core/pages`. */
export const DECIDE_VERBS: readonly Verb[] = [
  {
    name: 'redshirt',
    args: '[hold|release] [player...]',
    takes: 'own-player',
    thenTakes: 'own-player',
    group: 'Decide',
    summary: 'redshirts: who is taking one, and who still can',
    options: [{ flags: '--off', description: 'end the redshirts' }],
    examples: [
      ['dynasty redshirt', 'the season’s rule, who is redshirting, and who can still keep the year'],
      ['dynasty redshirt "Joe Moore"', 'he sits out the rest of the season'],
      ['dynasty redshirt "Joe Moore" --off', 'he plays again'],
    ],
    load: () => import('../commands/redshirt.ts'),
  },
  {
    name: 'edit',
    args: '<player>',
    takes: 'player',
    group: 'Decide',
    summary: 'edit a player, in a dynasty begun with new --editable',
    tableless: true,
    options: [
      { flags: '--first <name>', description: 'his first name' },
      { flags: '--last <name>', description: 'his last name' },
      { flags: '--rating <n>', description: 'his rating, 30 to 99; his projected ceiling moves with it' },
      { flags: '--development <n>', description: 'how much he develops, 0 to 5' },
      { flags: '--state <code>', description: 'his home state, such as OH' },
      { flags: '--position <position>', description: 'his position, in the preseason', takes: POSITIONS },
    ],
    examples: [
      ['dynasty edit "Joe Moore" --rating 92', 'your own players first, then everyone on a roster'],
      ['dynasty edit 10482 --first Jalen --last Carter', 'by number'],
    ],
    load: () => import('../commands/edit.ts'),
  },
  {
    name: 'job',
    args: '[take|stay|year-out|retire] [team]',
    thenTakes: 'team',
    group: 'Decide',
    summary: 'your next job: take one, stay, sit a year out or retire',
    examples: [
      ['dynasty job take Iowa', 'take the offer; you start there next season'],
      ['dynasty job stay', 'turn down every offer'],
      ['dynasty job retire', 'stop coaching for good'],
    ],
    options: [{ flags: '--coordinator', description: 'take the coordinator’s job of a program that offers both' }],
    load: () => import('../commands/coaching/job.ts'),
  },
  {
    name: 'contract',
    args: '[sign|decline]',
    takes: ['sign', 'decline'],
    group: 'Decide',
    summary: 'your contract, and an extension when your program offers one',
    examples: [
      ['dynasty contract', 'years, pay, buyout, and what an extension would change'],
      ['dynasty contract sign', 'sign the extension'],
      ['dynasty contract decline', 'keep the contract you have'],
    ],
    load: () => import('../commands/coaching/contract.ts'),
  },
  {
    name: 'staff',
    args: '[keep|release|hire|auto] [coach...]',
    takes: ['keep', 'release', 'hire', 'auto'],
    group: 'Decide',
    summary: 'your coordinators: contracts, skills, and coaches you could hire',
    tables: ['coordinators', 'candidates'],
    examples: [
      ['dynasty staff', 'your coordinators, the staff budget, and after the title games who is available'],
      ['dynasty staff hire "Jim Hill"', 'in place of your coordinator on his side of the ball'],
      ['dynasty staff keep "Al Bell"', 'a new contract, so no program hires him away for the same job'],
      ['dynasty staff release "Al Bell"', 'fire him; staff auto leaves both jobs to the staff again'],
    ],
    load: () => import('../commands/coaching/staff.ts'),
  },
];
