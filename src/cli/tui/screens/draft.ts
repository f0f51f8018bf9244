import type { DraftedFrom, DraftPage, DraftPick } from '../../../core/app/views/draft.ts';
import { DRAFT_PICKS, DRAFT_PROGRAMS, draftLines, draftTitle, EMPTY, HEADINGS } from '../../../core/present/index.ts';
import type { Route } from '../play/route.ts';
import { neighbors, shown, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The professional draft after a season. */
export const draft = screen<'draft', DraftPage>({
  load: ({ ask }, { year }) => ask('draft', year === undefined ? {} : { year }),
  view: (page) => {
    const drafts = page.years.map((year): Route => ({ name: 'draft', year }));
    const mark = ({ team }: { team: string }) => (team === page.info.team.name ? ('own' as const) : null);
    return view({
      title: page.year === null ? 'Draft' : draftTitle(page.year),
      note: draftLines(page).at(-1)!,
      layout: 'beside',
      keys: neighbors(drafts, page.years.indexOf(page.year ?? 0), 'draft'),
      panes: [
        tablePane<DraftPick>({
          key: 'picks',
          title: 'Selections',
          columns: [
            shown(DRAFT_PICKS.round),
            shown(DRAFT_PICKS.pick),
            shown(DRAFT_PICKS.name),
            shown(DRAFT_PICKS.pos),
            shown(DRAFT_PICKS.team),
            shown(DRAFT_PICKS.class, { drop: 2 }),
            shown(DRAFT_PICKS.rating, { drop: 1 }),
            shown(DRAFT_PICKS.stars, { drop: 3 }),
          ],
          rows: page.picks,
          mark,
          route: ({ id }) => ({ name: 'player', id }),
          empty: EMPTY.draft,
          min: 60,
          grow: 2,
        }),
        tablePane<DraftedFrom>({
          key: 'programs',
          title: HEADINGS.byProgram,
          columns: [
            shown(DRAFT_PROGRAMS.team),
            shown(DRAFT_PROGRAMS.picks),
            shown(DRAFT_PROGRAMS.first_round, { drop: 1 }),
            shown(DRAFT_PROGRAMS.best, { drop: 2 }),
          ],
          rows: page.programs,
          mark,
          route: ({ team }) => ({ name: 'program', team }),
          empty: EMPTY.none,
          min: 30,
        }),
      ],
    });
  },
});
