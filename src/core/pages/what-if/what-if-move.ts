import type { MoveChoice, WhatIfMove } from '../../contract/views/season/what-if.ts';
import { MOVE_KINDS, type MoveKind } from '../../model/what-if/measures.ts';
import { HEADINGS } from '../../present/headings.ts';
import { MOVES } from '../../present/what-if/columns.ts';
import { KEEP_FORK, MOVE_TITLES, moveLines } from '../../present/what-if/sentences.ts';
import { EMPTY } from '../../words/empty.ts';
import type { PageAct } from '../parts/acts.ts';
import type { LinkTo } from '../parts/links.ts';
import { definePage, type PageLink, type PageTab } from '../parts/page.ts';
import { yearPicker } from '../parts/pickers.ts';
import { col, list, type Section } from '../parts/sections.ts';
import { given } from '../parts/verb.ts';
import { answered, RUNS } from '../parts/what-if.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    'what-if-move': {
      kind: MoveKind;
      year?: number;
      recruit?: number;
      coach?: number;
      week?: number;
      team?: string;
      runs?: number;
    };
  }
}

type Linked = LinkTo<'what-if-move'>;

/** Returns the page of a question, without the simulated seasons. */
function linkTo({ kind, year }: WhatIfMove, { recruit, coach, week, team }: MoveChoice): Linked {
  return given({ name: 'what-if-move', kind, year, recruit, coach, week, team: team ?? undefined } as const);
}

function links(page: WhatIfMove, runs: number | undefined): PageLink[] {
  const { asked } = page;
  if (asked === null) return [];
  const offered = RUNS.filter((each) => each.runs !== runs);
  return offered.map(({ runs: more, label, key }) => ({ label, key, link: { ...linkTo(page, asked), runs: more } }));
}

/** Saves the fork as a separate dynasty. */
function keeping({ kind, year, asked }: WhatIfMove): PageAct[] {
  if (asked === null) return [];
  const { recruit, coach, week, team } = asked;
  const input = given({ kind, year, recruit, coach, week, team: team ?? undefined });
  const { label, notes, busy, choice, said } = KEEP_FORK;
  return [{ label, key: 'K', notes, busy, choices: [{ label: choice, command: 'keepFork', input, said }] }];
}

const KIND_LABELS: Readonly<Record<MoveKind, string>> = {
  signing: 'Signings',
  hire: 'Coaches',
  opponent: 'Opponents',
};

/** The column that names a move to the command, by kind. */
const NAMED_BY = { signing: 'recruit', hire: 'coach', opponent: 'week' } as const satisfies Record<MoveKind, string>;

/** Lists the moves of the season that can be changed. */
function others(page: WhatIfMove): Section {
  return list<MoveChoice>({
    name: 'choices',
    title: HEADINGS.couldHaveBeen,
    caption: MOVE_TITLES[page.kind](page.year),
    columns: [col(MOVES.question), col(MOVES.text), col(MOVES.team), col(MOVES[NAMED_BY[page.kind]])],
    rows: page.choices,
    sentence: (row) => [{ text: row.question, link: linkTo(page, row) }, ` ${row.text}.`],
    link: (row) => linkTo(page, row),
    empty: EMPTY.moves,
  });
}

function tabs({ year }: WhatIfMove): PageTab[] {
  return MOVE_KINDS.map((kind) => {
    return { name: kind, label: KIND_LABELS[kind], link: { name: 'what-if-move', kind, year } };
  });
}

/** Seasons replayed with another signing, hire or opponent. */
export const whatIfMove = definePage({
  name: 'what-if-move',
  query: 'whatIfMove',
  input: (params) => params,
  view: (page, { params }) => ({
    title: page.asked?.question ?? MOVE_TITLES[page.kind](page.year),
    lines: moveLines(page),
    acts: keeping(page),
    links: links(page, page.outcome === null ? undefined : params.runs),
    pickers: [yearPicker('Season', page, (year) => ({ name: 'what-if-move', kind: page.kind, year }))],
    ...(page.progress !== null && { waits: { share: page.progress, said: 'Playing the seasons again.' } }),
    tabs: tabs(page),
    sections: [...answered(page), others(page)],
    openTab: page.kind,
  }),
  place: {
    label: 'What if (moves)',
    note: 'another signing, hire or opponent',
    subject: 'the seasons',
    paths: ['/what-if-move/:kind'],
    unlisted: true,
  },
});
