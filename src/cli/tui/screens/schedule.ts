import type { TeamSchedule } from '../../../core/contract/views/season/schedule.ts';
import type { ScheduleGame } from '../../../core/contract/views/shared.ts';
import { EMPTY, earlyLegend, HEADINGS, SCHEDULE } from '../../../core/present/index.ts';
import type { ScreenKey } from '../play/view.ts';
import { calledOffPane, picker, resultTone, tablePane, toneColumn, view } from './parts.ts';
import { type Context, keptBack, screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

function games(page: TeamSchedule, year: number, context: Context) {
  const kept = (g: ScheduleGame) => keptBack(context, g, year);
  return tablePane<ScheduleGame>({
    key: 'games',
    columns: [
      toneColumn(SCHEDULE.week(page.info.playoff.teams), { least: 8 }),
      toneColumn(SCHEDULE.opponent),
      toneColumn(SCHEDULE.result, {
        text: (g) => (kept(g) ? 'hidden' : g.result === null ? 'Preview' : SCHEDULE.result.text(g)),
        tone: (g) => resultTone(g.result) ?? 'faint',
      }),
      toneColumn(SCHEDULE.spread, { align: 'right' }),
      toneColumn(SCHEDULE.record),
      toneColumn(SCHEDULE.rating),
      toneColumn(SCHEDULE.notes, { least: 10 }),
    ],
    rows: page.games,
    fixed: 2,
    mark: (g) => resultTone(g.result),
    route: (g) => ({ name: 'game', id: g.id }),
    empty: EMPTY.schedule,
  });
}

/** Key for another opponent of the user's own team, once its schedule is full. */
function whatIf({ team, info }: TeamSchedule, year: number): ScreenKey[] {
  const isFull = year < info.currentYear || info.stage !== 'preseason';
  if (team.name !== info.team.name || !isFull) return [];
  return [
    { key: 'o', label: 'what if?', event: { type: 'open', route: { name: 'what-if-move', kind: 'opponent', year } } },
  ];
}

export const schedule = screen<'schedule', TeamSchedule>({
  load: ({ ask }, { team, year }) => ask('teamSchedule', year === undefined ? { team } : { team, year }),
  view: (page, route, context) => {
    const { team, years, teams, info } = page;
    const year = route.year ?? info.currentYear;
    return view({
      title: HEADINGS.teamSchedule(team.name),
      note: [String(year), ...earlyLegend(page.games)].join('  '),
      tabs: teamTabs('schedule', team.name, route.year),
      head: teamHead({ team, info, year, led: page }),
      keys: [
        picker(
          'y',
          'year',
          'Season',
          years.map((each) => ({ label: String(each), route: { name: 'schedule', team: team.name, year: each } })),
        ),
        ...whatIf(page, year),
        ...otherTeams('schedule', team.name, teams, route.year),
      ],
      panes: [
        games(page, year, context),
        ...calledOffPane(page.called_off?.map(({ week, text }) => ({ text: `Week ${week}: ${text}` }))),
      ],
      card: true,
    });
  },
});
