import type { Selected, Selection } from '../contract/views/season/selection.ts';
import { SELECTION } from '../present/columns/selection.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { definePage, type Picker } from './parts/page.ts';
import { col, table } from './parts/sections.ts';
import { given, LIST_OPTIONS, type Listed, listed, usualRows, YEAR } from './parts/verb.ts';
import { teamPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    selection: { week?: number; year?: number } & Listed;
  }
}

/** Picker for the rankings of a season's weeks. */
function weekPicker({ first_week, week, past_season }: Selection, latest: number): Picker {
  const year = past_season?.year;
  const choices = Array.from({ length: latest - first_week + 1 }, (_, at) => ({
    label: String(first_week + at),
    link: { name: 'selection', week: first_week + at, ...(year !== undefined && { year }) } as const,
  }));
  return { label: 'Week', chosen: String(week), choices, key: 'f', of: HEADINGS.rankingOfWeek, step: 'week' };
}

/** An opponent, with its rank in this ranking. */
const metPiece = (met: Selected['best_win']) => (met === null ? '' : teamPiece(met.name, met.place));

/** Returns the last week with a ranking. */
function latestWeek({ info, week, past_season }: Selection): number {
  const asked = week ?? 0;
  return past_season === undefined ? Math.min(LAST, Math.max(asked, info.currentWeek)) : LAST;
}
const LAST = 16;

/**
 * The ranking that selects the playoff field: the committee's, or the BCS standings when two teams play for the title.
 */
export const selection = definePage({
  name: 'selection',
  query: 'selection',
  input: ({ week, year }) => given({ week, year }),
  view: (page, { params }) => {
    const { body, week, first_week, teams, info, past_season } = page;
    const year = past_season?.year ?? info.currentYear;
    const title = HEADINGS.selection[body](year);
    if (week === null) return { title, empty: EMPTY.selection(first_week) };
    return {
      title,
      note: HEADINGS.enteringWeek(week),
      lines: [HEADINGS.howSelected[body]],
      pickers: [weekPicker(page, latestWeek(page))],
      links: [{ label: 'Playoff', key: 'v', link: { name: 'playoff' } }],
      sections: [
        table<Selected>({
          name: 'selection',
          title: HEADINGS.allTeams,
          caption: title,
          main: true,
          columns: [
            col(SELECTION.place),
            col(SELECTION.team, { names: true, cell: ({ name }) => teamPiece(name) }),
            col(SELECTION.movement, { drop: 5 }),
            col(SELECTION.conference, { drop: 6 }),
            col(SELECTION.record, { leads: true }),
            col(SELECTION.champion, { drop: 3 }),
            col(SELECTION.poll, { drop: 7 }),
            col(SELECTION.strength_of_record, { drop: 4 }),
            col(SELECTION.ranked_wins, { drop: 8 }),
            col(SELECTION.best_win, { drop: 1, least: 14, cell: ({ best_win }) => metPiece(best_win) }),
            col(SELECTION.worst_loss, { drop: 2, least: 14, cell: ({ worst_loss }) => metPiece(worst_loss) }),
          ],
          rows: teams,
          link: ({ name }) => ({ name: 'team', team: name }),
          mark: ({ name }) => (name === info.team.name ? 'own' : null),
          first: { rows: 25, label: HEADINGS.allTeams },
          ...usualRows(params),
        }),
      ],
    };
  },
  place: {
    label: 'CFP Rankings',
    note: "the committee's, from week 10; BCS standings before 2014",
    subject: 'the playoff rankings',
    finds: 'CFP committee BCS computers rankings',
    paths: ['/selection'],
    menu: 'LEAGUE',
    from: 'season',
  },
  verb: {
    group: 'Teams and games',
    summary: 'the rankings that set the playoff field',
    examples: [
      ['dynasty selection', 'the latest ranking of the committee, or of the BCS'],
      ['dynasty selection --week 12', 'as of week 12'],
      ['dynasty selection --year 2025 --all', 'every team of another season'],
    ],
    options: [
      { flags: '--week <n>', description: 'the ranking entering this week', takes: 'week' },
      ...LIST_OPTIONS,
      YEAR,
    ],
    read: (typed) => ({ ...given({ week: typed.number('week'), year: typed.number('year') }), ...listed(typed) }),
  },
});
