import type { DraftedFrom, DraftPick } from '../contract/views/people/draft.ts';
import { DRAFT_PICKS, DRAFT_PROGRAMS } from '../present/columns/draft.ts';
import { draftLines, draftTitle } from '../present/draft.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { definePage } from './parts/page.ts';
import { col, ownTeam, table } from './parts/sections.ts';
import { given, YEAR } from './parts/verb.ts';
import { playerPiece, teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    draft: { year?: number };
  }
}

/** The draft after a season: every pick, by round and program. */
export const draft = definePage({
  name: 'draft',
  query: 'draft',
  input: (params) => params,
  view: (page) => {
    const title = page.year === null ? 'Draft' : draftTitle(page.year);
    return {
      title,
      lines: draftLines(page),
      pickers: [
        {
          label: 'Draft',
          chosen: title,
          key: 'y',
          step: 'draft',
          choices: page.years.map((year) => ({ label: draftTitle(year), link: { name: 'draft', year } })),
        },
      ],
      sections: [
        table<DraftPick>({
          name: 'picks',
          title: 'Selections',
          caption: `${title}, selections`,
          columns: [
            col(DRAFT_PICKS.round),
            col(DRAFT_PICKS.pick, { names: true }),
            col(DRAFT_PICKS.name, { names: true, cell: playerPiece }),
            col(DRAFT_PICKS.pos),
            col(DRAFT_PICKS.team, { cell: ({ team }) => teamPiece(team) }),
            col(DRAFT_PICKS.class, { drop: 2 }),
            col(DRAFT_PICKS.rating, { leads: true }),
            col(DRAFT_PICKS.stars, { drop: 3 }),
          ],
          rows: page.picks,
          link: ({ id }) => ({ name: 'player', id }),
          mark: ownTeam(page),
          empty: EMPTY.draft,
          optional: page.year === null,
        }),
        table<DraftedFrom>({
          name: 'programs',
          title: HEADINGS.byProgram,
          caption: `${title}, selections by program`,
          side: true,
          columns: [
            col(DRAFT_PROGRAMS.team, { cell: ({ team }) => teamPiece(team) }),
            col(DRAFT_PROGRAMS.conference, { drop: 3 }),
            col(DRAFT_PROGRAMS.picks, { leads: true }),
            col(DRAFT_PROGRAMS.first_round, { drop: 1 }),
            col(DRAFT_PROGRAMS.best, { drop: 2 }),
          ],
          rows: page.programs,
          link: ({ team }) => ({ name: 'team', team }),
          mark: ownTeam(page),
          empty: EMPTY.none,
          optional: page.year === null,
        }),
      ],
    };
  },
  place: {
    label: 'Draft',
    note: 'every pick, by round and program',
    finds: 'NFL picks rounds selections',
    paths: ['/draft', '/draft/:year'],
    menu: 'LEAGUE',
  },
  verb: {
    group: 'History',
    summary: 'the NFL draft after a season',
    tables: ['picks', 'programs'],
    examples: [
      ['dynasty draft', 'the latest'],
      ['dynasty draft --year 2027', 'the one after the 2027 season'],
      ['dynasty draft --table programs --csv', 'selections by program, as CSV'],
    ],
    options: [YEAR],
    read: (typed) => given({ year: typed.number('year') }),
  },
});
