import type {
  Hall,
  HallInductee,
  HallMember,
  Program,
  ProgramHonor,
  ProgramSeason,
  RecordHeld,
  RecordsPage,
} from '../../../core/app/views/record-book.ts';
import { RECORD_SPANS, type RecordSpan } from '../../../core/model/record-book.ts';
import {
  EMPTY,
  fullName,
  HALL_CLASS,
  HALL_MEMBERS,
  HEADINGS,
  noRecords,
  PROGRAM_HONORS,
  PROGRAM_SEASONS,
  plural,
  programLines,
  recordColumns,
  spanTitle,
} from '../../../core/present/index.ts';
import type { Route, RouteOf } from '../play/route.ts';
import type { Pane, ScreenKey, ScreenTab } from '../play/view.ts';
import { neighbors, picker, shown, tablePane, tabsOf, textPane, view } from './parts.ts';
import { screen } from './screen.ts';
import { wrapped } from './stakes.ts';
import { teamHead } from './team-pages.ts';
import { rivalryPane } from './trophies.ts';

/** The screens of records, halls of fame and programs. */

const player = ({ id }: { id: number }): Route => ({ name: 'player', id });

/** The same page of another program, of the nation or of a conference. */
function others(
  page: { teams: readonly { name: string }[] },
  more: { label: string; route: Route }[],
  of: (team: string) => Route,
): ScreenKey {
  const teams = page.teams.map(({ name }) => ({ label: name, route: of(name) }));
  return picker('f', 'whose', 'The same page of', [...more, ...teams]);
}

function recordTabs(active: RecordSpan, route: RouteOf<'records'>): ScreenTab[] {
  return tabsOf<RecordSpan>(
    active,
    RECORD_SPANS.map((span) => [span, spanTitle(span), { ...route, span }]),
  );
}

export const records = screen<'records', RecordsPage>({
  load: ({ ask }, { team, conference }) =>
    ask('records', { ...(team !== undefined && { team }), ...(conference !== undefined && { conference }) }),
  view: (page, route) => {
    const { span = 'season' } = route;
    const columns = recordColumns(page.scope !== 'program');
    const nation: Route = { name: 'records', span };
    return view({
      title: page.whose === null ? HEADINGS.nationalRecords : HEADINGS.recordsOf(page.whose),
      note: span === 'game' && page.games_since !== null ? `since ${page.games_since}` : '',
      tabs: recordTabs(span, route),
      keys: [
        others(
          page,
          [
            { label: HEADINGS.nation, route: nation },
            ...page.conferences.map(({ confName }) => ({
              label: confName,
              route: { name: 'records', span, conference: confName } as const,
            })),
          ],
          (team) => ({ name: 'records', span, team }),
        ),
      ],
      panes: [
        tablePane<RecordHeld>({
          key: 'records',
          columns: [
            shown(columns.record),
            shown(columns.value),
            shown(columns.holder, { least: 30 }),
            shown(columns.when, { drop: 1 }),
            shown(columns.before, { drop: 2 }),
          ],
          rows: page.records.filter((each) => each.span === span),
          mark: ({ team }) => (page.scope !== 'program' && team === page.info.team.name ? 'own' : null),
          route: (row) =>
            row.player === null ? (row.game === null ? null : { name: 'game', id: row.game.id }) : player(row.player),
          empty: noRecords(span),
        }),
      ],
    });
  },
});

function classPane(page: Hall): Pane {
  return tablePane<HallInductee>({
    key: 'class',
    title: page.year === null ? 'The first class' : HEADINGS.classOf(page.year),
    columns: [
      shown(HALL_CLASS.name),
      shown(HALL_CLASS.pos),
      shown(HALL_CLASS.team),
      shown(HALL_CLASS.points),
      shown(HALL_CLASS.case, { drop: 1, least: 24 }),
    ],
    rows: page.class,
    mark: ({ team }) => (page.whose === null && team === page.info.team.name ? 'own' : null),
    route: player,
    empty: `Nobody has been inducted yet: ${plural(page.seasons_waited, 'season')} must pass after the last one.`,
    min: 60,
    grow: 2,
  });
}

function membersPane(page: Pick<Hall, 'members' | 'info' | 'whose'>): Pane {
  return tablePane<HallMember>({
    key: 'members',
    title: HEADINGS.members(page.members.length),
    columns: [
      shown(HALL_MEMBERS.inducted),
      shown(HALL_MEMBERS.name),
      shown(HALL_MEMBERS.pos),
      shown(HALL_MEMBERS.team),
      shown(HALL_MEMBERS.years, { drop: 1 }),
    ],
    rows: page.members,
    mark: ({ team }) => (page.whose === null && team === page.info.team.name ? 'own' : null),
    route: player,
    empty: EMPTY.none,
    min: 44,
  });
}

export const hall = screen<'hall', Hall>({
  load: ({ ask }, { team, year }) =>
    ask('hall', { ...(team !== undefined && { team }), ...(year !== undefined && { year }) }),
  view: (page, route) => {
    const classes = page.years.map((year): Route => ({ ...route, year }));
    return view({
      title: page.whose === null ? HEADINGS.hallOfFame : HEADINGS.hallOfFameOf(page.whose),
      note: `open from ${plural(page.points_needed, 'point')} on`,
      layout: 'stacked',
      keys: [
        ...neighbors(classes, page.years.indexOf(page.year ?? 0), 'class'),
        others(page, [{ label: HEADINGS.nation, route: { name: 'hall' } }], (team) => ({ name: 'hall', team })),
      ],
      panes: [classPane(page), membersPane(page)],
    });
  },
});

function aboutPane(page: Program): Pane {
  const { heisman } = page;
  const winners = heisman.map((each) => `${fullName(each)} ${each.year}`).join(', ');
  const told = [...programLines(page), ...(heisman.length === 0 ? [] : [HEADINGS.heismanWinners(winners)])];
  return textPane({ key: 'about', title: 'The program', lines: (width) => wrapped(told, width), min: 40 });
}

function seasonsPane(page: Program): Pane {
  return tablePane<ProgramSeason>({
    key: 'seasons',
    title: HEADINGS.bestSeasons,
    columns: Object.values(PROGRAM_SEASONS).map((each) => shown(each)),
    rows: page.best_seasons,
    mark: ({ champion }) => (champion ? 'strong' : null),
    route: ({ year }) => ({ name: 'season', year }),
    min: 40,
  });
}

function honorsPane(page: Program): Pane {
  return tablePane<ProgramHonor>({
    key: 'all_america',
    title: HEADINGS.allAmericaTeams,
    columns: Object.values(PROGRAM_HONORS).map((each) => shown(each)),
    rows: page.all_america,
    route: player,
    empty: EMPTY.honorsInDynasty,
    min: 40,
  });
}

export const program = screen<'program', Program>({
  load: ({ ask }, { team }) => ask('program', { team }),
  view: (page) => {
    const { name } = page.team;
    return view({
      title: HEADINGS.program(name),
      note: '',
      head: teamHead(page.team),
      keys: [
        others(page, [], (team) => ({ name: 'program', team })),
        { key: 'r', label: 'records', event: { type: 'open', route: { name: 'records', team: name } } },
        { key: 'h', label: 'hall of fame', event: { type: 'open', route: { name: 'hall', team: name } } },
      ],
      panes: [
        aboutPane(page),
        seasonsPane(page),
        honorsPane(page),
        membersPane({ members: page.hall, info: page.info, whose: name }),
        rivalryPane(name, page.rivalries),
      ],
      layout: 'grid',
    });
  },
});
