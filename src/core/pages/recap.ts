import type { Recap, RecapChoice, RecapLine, RecapSigner } from '../contract/views/recruiting/recap.ts';
import { RECAP_PERIODS, type RecapPeriod } from '../model/recruiting.ts';
import { recapHeadline, recapOpen } from '../present/board/recap.ts';
import { RECAP_CHOICES, RECAP_SIGNERS } from '../present/columns/recap.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { RECAP_NAMES } from '../words/recruiting.ts';
import { definePage, type PageLink } from './parts/page.ts';
import { col, list, type Section, table } from './parts/sections.ts';
import { given } from './parts/verb.ts';

declare module './parts/links.ts' {
  interface PageParams {
    recap: { period?: RecapPeriod };
  }
}

function choices(name: 'committed' | 'lost', title: string, rows: readonly RecapChoice[]): Section {
  return list<RecapChoice>({
    name,
    title,
    columns: [
      col(RECAP_CHOICES.name),
      col(RECAP_CHOICES.pos),
      col(RECAP_CHOICES.stars),
      col(RECAP_CHOICES.team),
      col(RECAP_CHOICES.place),
      col(RECAP_CHOICES.text),
    ],
    rows,
    sentence: ({ number, text }) => [{ text, link: { name: 'board', recruit: number } }],
    link: ({ number }) => ({ name: 'board', recruit: number }),
    mark: () => (name === 'committed' ? 'win' : 'loss'),
    empty: EMPTY.none,
  });
}

/** Earlier commits on a signing day; the targets who announce have a page of their own. */
function signers({ signers: rows }: Recap): Section {
  return table<RecapSigner>({
    name: 'signers',
    title: HEADINGS.signedLetters,
    caption: 'Recruits committed to you before signing day',
    columns: [
      col(RECAP_SIGNERS.name, { names: true }),
      col(RECAP_SIGNERS.pos),
      col(RECAP_SIGNERS.stars, { look: 'stars' }),
      col(RECAP_SIGNERS.letter, { leads: true }),
    ],
    rows,
    link: ({ number }) => ({ name: 'board', recruit: number }),
    mark: ({ letter }) => (letter === 'signed' ? 'win' : letter === 'released' ? 'loss' : null),
    optional: true,
  });
}

function portal({ portal: rows }: Recap): Section[] {
  if (rows.length === 0) return [];
  return [
    list<RecapLine>({
      name: 'portal',
      title: HEADINGS.transferPortal,
      columns: [col(RECAP_CHOICES.portal)],
      rows,
      sentence: ({ text }) => text,
      link: () => ({ name: 'portal' }),
      mark: ({ tone }) => (tone === 'plain' ? null : tone === 'good' ? 'win' : 'loss'),
    }),
  ];
}

function links({ signing, period }: Recap): PageLink[] {
  return [
    ...(signing === null || period === 'spring' || period === 'summer'
      ? []
      : [{ label: HEADINGS.signingDay, key: 's', link: { name: 'signing', day: period } } as const]),
    { label: HEADINGS.recruitingBoard, key: 'o', link: { name: 'board' } },
  ];
}

/** The results of a long recruiting turn: spring, summer, December and February. */
export const recap = definePage({
  name: 'recap',
  query: 'recap',
  input: (params) => params,
  view: (page) => ({
    title: HEADINGS.recap(RECAP_NAMES[page.period]),
    lines: [recapHeadline(page), recapOpen(page)],
    pickers: [
      {
        label: 'Recap',
        chosen: RECAP_NAMES[page.period],
        key: 'y',
        step: 'recap',
        choices: page.periods.map((period) => ({ label: RECAP_NAMES[period], link: { name: 'recap', period } })),
      },
    ],
    links: links(page),
    sections: [
      ...portal(page),
      ...(page.signing === null
        ? [
            choices('committed', HEADINGS.committedToYou, page.committed),
            choices('lost', HEADINGS.choseOthers, page.lost),
          ]
        : [signers(page)]),
    ],
  }),
  place: {
    label: HEADINGS.recruitingRecap,
    note: 'what summer, December and February brought',
    finds: 'summer december february commitments lost targets resolved',
    paths: ['/recap'],
    menu: 'RECRUITING',
  },
  verb: {
    args: '[period]',
    takes: RECAP_PERIODS,
    group: 'News',
    summary: 'what summer, December and February brought your targets',
    tables: ['committed', 'lost', 'signers', 'portal'],
    examples: [
      ['dynasty recap', 'the latest of them'],
      ['dynasty recap summer', 'who committed over the summer, and who chose other schools'],
    ],
    options: [],
    read: (typed) => {
      const word = typed.words[0]?.toLowerCase();
      const period = RECAP_PERIODS.find((each) => each === word);
      if (word !== undefined && period === undefined) typed.noSuch(`There is no recap "${word}".`, word, RECAP_PERIODS);
      return given({ period });
    },
  },
});
