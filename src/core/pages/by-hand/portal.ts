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
    note: 'who may leave, who could come',
    help: 'transfer portal: who may leave, who is in it, who came and went',
    finds: 'transfers leaving entering promises role retention calls',
    paths: ['/portal'],
    menu: 'RECRUITING',
    key: 'T',
  },
  verb: {
    args: '[what|position] [player...]',
    takes: ['keep', 'release', 'offer', 'withdraw', 'pass', 'auto'],
    thenTakesAfter: { keep: 'own-player', release: 'own-player', auto: 'own-player' },
    restTakesAfter: { keep: 'own-player', release: 'own-player', auto: 'own-player' },
    group: 'Play',
    summary: 'the transfer portal: who may leave, who could come, who came and went',
    tables: ['ours', 'market', 'came', 'went', 'missed'],
    examples: [
      ['dynasty portal', 'who may leave and why; once the season is closed, who is in the portal'],
      ['dynasty portal wr', 'receivers in the portal'],
      ['dynasty portal keep "Joe Moore"', 'promise him a role; release withdraws it'],
      ['dynasty portal offer 4711', 'call him yourself; withdraw takes it back, pass leaves him alone'],
      ['dynasty portal auto 4711', 'leave him to your staff again; auto alone: all of whom you have said something'],
    ],
    options: [{ flags: '--all', description: 'every player, not only the first thirty' }],
  },
});
