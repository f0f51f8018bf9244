import type { Ledger, LedgerOutcome } from '../contract/views/season/ledger.ts';
import { HEADINGS } from '../present/headings.ts';
import { winLoss } from '../words/numbers.ts';
import { decidedSection, leftLines, worthSection } from './parts/ledger.ts';
import { definePage, type PageLink } from './parts/page.ts';
import { yearPicker } from './parts/pickers.ts';

declare module './parts/links.ts' {
  interface PageParams {
    ledger: { year?: number; runs?: number };
  }
}

/** Numbers of replays a page offers, besides the one with the same dice. */
const RUNS = [
  { runs: 0, label: 'Same dice only', key: 's' },
  { runs: 8, label: 'Replay with your staff', key: 'o' },
  { runs: 40, label: '40 seasons each', key: 'h' },
] as const;

function links({ year, decided }: Ledger, runs: number | undefined): PageLink[] {
  const offered = decided.length === 0 ? [] : RUNS.filter((each) => each.runs !== runs);
  return [
    ...offered.map(({ runs: more, label, key }) => {
      return { label, key, link: { name: 'ledger', year, runs: more } } as const;
    }),
    { label: HEADINGS.seasonInReview, key: 'z', link: { name: 'review', year } },
  ];
}

/** Result of the season with the same dice. */
function sameDice({ own, staff }: LedgerOutcome): string {
  const [with_, without] = [own, staff].map(({ wins, losses }) => winLoss(wins, losses));
  return `Same dice: ${with_} with your decisions, ${without} with your staff’s.`;
}

function worthLines({ outcome, decided }: Ledger): string[] {
  if (outcome !== null) return [sameDice(outcome), HEADINGS.ledgerRange];
  return decided.length === 0 ? [] : [HEADINGS.ledgerAsk];
}

/** The user's decisions of a season, and their value compared with his staff's. */
export const ledger = definePage({
  name: 'ledger',
  query: 'ledger',
  input: (params) => params,
  view: (page, { params }) => ({
    title: HEADINGS.ledger(page.year),
    lines: [...worthLines(page), ...(page.decided.length === 0 ? [] : leftLines(page, page.year))],
    pickers: [yearPicker('Season', page, (year) => ({ name: 'ledger', year }))],
    links: links(page, page.outcome === null ? undefined : params.runs),
    ...(page.progress !== null && { waits: { share: page.progress, said: 'Playing the season again.' } }),
    sections: [
      ...(page.outcome === null ? [] : [worthSection(page.outcome)]),
      decidedSection(page, page.year, page.team.name),
    ],
  }),
  place: {
    label: 'Season ledger',
    note: 'what your decisions were worth',
    finds: 'decisions worth staff compare value',
    paths: ['/ledger', '/ledger/:year'],
    unlisted: true,
  },
});
