import type { WhatIf, WhatIfChoice } from '../../contract/views/season/what-if.ts';
import { HEADINGS } from '../../present/headings.ts';
import { CHOICES } from '../../present/what-if/columns.ts';
import { changedGame, gameEnded, happened, KEEP_FORK } from '../../present/what-if/sentences.ts';
import type { PageAct } from '../parts/acts.ts';
import type { LinkTo } from '../parts/links.ts';
import { definePage, type PageLink } from '../parts/page.ts';
import { cols, list, type Section } from '../parts/sections.ts';
import { answered, RUNS } from '../parts/what-if.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    'what-if': { game: number; kick?: number; player?: number; runs?: number };
  }
}

type Linked = LinkTo<'what-if'>;

/** Returns the page of a question, without the simulated seasons. */
function asked({ game, kick, player }: Pick<WhatIf, 'game' | 'kick' | 'player'>): Linked {
  return {
    name: 'what-if',
    game: game.id,
    ...(kick !== undefined && { kick }),
    ...(player !== undefined && { player }),
  };
}

function links(page: WhatIf, runs: number | undefined): PageLink[] {
  const offered = RUNS.filter((each) => each.runs !== runs);
  return [
    ...offered.map(({ runs: more, label, key }) => ({ label, key, link: { ...asked(page), runs: more } })),
    { label: 'Game summary', key: 'z', link: { name: 'game', id: page.game.id } },
  ];
}

/** Saves the fork as a separate dynasty. */
function keeping({ game, kick, player }: WhatIf): PageAct {
  return {
    label: KEEP_FORK.label,
    key: 'K',
    notes: KEEP_FORK.notes,
    busy: KEEP_FORK.busy,
    choices: [
      {
        label: KEEP_FORK.choice,
        command: 'keepFork',
        input: { game: game.id, ...(kick !== undefined && { kick }), ...(player !== undefined && { player }) },
        said: KEEP_FORK.said,
      },
    ],
  };
}

/** Returns the page of a choice. */
function linkTo({ game }: WhatIf, { kick, player }: WhatIfChoice): Linked {
  return asked({ game, ...(kick !== undefined && { kick }), ...(player !== undefined && { player }) });
}

/** Lists everything in the game that can be changed. */
function others(page: WhatIf): Section {
  return list<WhatIfChoice>({
    name: 'choices',
    title: HEADINGS.couldHaveBeen,
    caption: 'What you can change in this game',
    columns: cols(CHOICES),
    rows: page.choices,
    sentence: (row) => [{ text: row.question, link: linkTo(page, row) }, ` ${row.text}.`],
    link: (row) => linkTo(page, row),
  });
}

/** The game, and how it ends with the change. */
function gameLines(page: WhatIf): string[] {
  const said = happened(page);
  return [
    ...(said === null ? [] : [`${said}.`]),
    gameEnded(page),
    ...(page.outcome === null ? [] : changedGame(page, page.outcome)),
  ];
}

/** A season replayed with a game, a kick or an injury gone the other way. */
export const whatIf = definePage({
  name: 'what-if',
  query: 'whatIf',
  input: (params) => params,
  view: (page, { params }) => ({
    title: page.question,
    lines: gameLines(page),
    acts: [keeping(page)],
    links: links(page, page.outcome === null ? undefined : params.runs),
    ...(page.progress !== null && { waits: { share: page.progress, said: 'Playing the season again.' } }),
    sections: [...answered(page), others(page)],
  }),
  place: {
    label: HEADINGS.whatIf,
    note: 'replay a season with one change',
    subject: 'the seasons',
    paths: ['/what-if/:game'],
    unlisted: true,
  },
});
