import { SIGNING_DAYS, type SigningDayName } from '../../model/program/signing-day.ts';
import { HEADINGS } from '../../present/headings.ts';
import { handMade } from '../parts/page.ts';
import { YEAR } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface HandMadeParams {
    signing: { year?: number; day?: SigningDayName };
  }
}

/** A class's signing day, one announcement at a time. */
export const signing = handMade({
  name: 'signing',
  query: 'signingDay',
  input: ({ year, day }) => ({ ...(year !== undefined && { year }), ...(day !== undefined && { day }) }),
  place: {
    label: HEADINGS.signingDay,
    note: 'your targets pick a hat, one at a time',
    finds: 'signing day hats announcements letters of intent december february early national',
    paths: ['/signing-day'],
    menu: 'RECRUITING',
  },
  verb: {
    name: 'signing-day',
    group: 'Teams and games',
    summary: 'a signing day: which of your targets picked you, why, and what it did to your class rank',
    tables: ['announcements'],
    examples: [
      ['dynasty signing-day', 'the latest one, from first announcement to last'],
      ['dynasty signing-day --reveal 3', 'only the first three, one at a time'],
      ['dynasty signing-day --year 2025 --day december', 'an older one'],
    ],
    options: [
      { flags: '--day <day>', description: 'december (since the class of 2018) or february', takes: SIGNING_DAYS },
      { flags: '--reveal <n>', description: 'stop after this many announcements; 0 gives nothing away' },
      YEAR,
    ],
  },
});
