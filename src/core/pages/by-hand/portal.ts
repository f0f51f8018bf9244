import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    portal: object;
  }
}

/** The transfer portal. */
export const portal = handMade({
  name: 'portal',
  query: 'portal',
  input: () => ({}),
  place: {
    label: HEADINGS.transferPortal,
    note: 'transfer risk and targets',
    help: 'transfer portal: who might leave, targets, and moves in and out',
    finds: 'transfer transfers leaving entering promises role retention calls',
    paths: ['/portal'],
    menu: 'RECRUITING',
    key: 'T',
  },
  verb: {
    args: '[what|position] [player...]',
    takes: ['keep', 'release', 'offer', 'withdraw', 'pass', 'auto'],
    thenTakesAfter: { keep: 'own-player', release: 'own-player', auto: 'own-player' },
    restTakesAfter: { keep: 'own-player', release: 'own-player', auto: 'own-player' },
    group: 'Decide',
    summary: 'the transfer portal: who might leave, your targets, and moves in and out',
    tables: ['ours', 'market', 'came', 'went', 'missed'],
    examples: [
      ['dynasty portal', 'who might leave and why; once the season is over, who is in the portal'],
      ['dynasty portal wr', 'receivers in the portal'],
      ['dynasty portal keep "Joe Moore"', 'promise him a role; release takes it back'],
      ['dynasty portal offer 4711', 'call him yourself; withdraw cancels the call, pass takes him off the list'],
      ['dynasty portal auto 4711', 'give him back to your staff; auto alone: everyone'],
    ],
    options: [{ flags: '--all', description: 'every player, not just the first thirty' }],
  },
});
