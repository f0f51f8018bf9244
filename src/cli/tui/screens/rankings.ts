import type { Ranking, Rankings } from '../../../core/app/views/rankings.ts';
import { signed, weekName } from '../../../core/present/index.ts';
import { gamesAround } from './game-words.ts';
import { tablePane, tabsOf, view } from './parts.ts';
import { type Context, screen } from './screen.ts';

function when({ info }: Rankings): string {
  if (info.stage === 'preseason') return 'Preseason';
  if (info.stage !== 'season' || info.currentWeek > info.lastWeek) return 'End of season';
  return weekName(info.currentWeek, info.playoff.teams);
}

function table(page: Rankings, all: boolean, context: Context) {
  const { info, rankings } = page;
  return tablePane<Ranking>({
    key: 'poll',
    columns: [
      { key: 'rank', title: '#', value: (r) => r.ranking },
      {
        key: 'team',
        title: 'Team',
        value: (r) => r.name,
        least: 20,
      },
      {
        key: 'movement',
        title: '+/-',
        align: 'right',
        value: (r) => r.movement,
        text: (r) => (r.movement === 0 ? '' : signed(r.movement)),
        tone: (r) => (r.movement > 0 ? 'win' : r.movement < 0 ? 'loss' : null),
      },
      { key: 'record', title: 'Record', value: (r) => r.record },
      { key: 'poll', title: 'Poll', align: 'right', value: (r) => r.poll_score, text: (r) => decimal(r.poll_score) },
      {
        key: 'sor',
        title: 'SOR',
        align: 'right',
        value: (r) => r.strength_of_record,
        text: (r) => decimal(r.strength_of_record),
      },
      ...gamesAround(context, info.currentYear),
    ],
    rows: all ? rankings : rankings.slice(0, 25),
    fixed: 2,
    mark: (r) => (r.name === info.team.name ? 'own' : null),
    route: (r) => ({ name: 'team', team: r.name }),
  });
}

function decimal(value: number | null): string {
  return value === null ? 'N/A' : value.toFixed(1);
}

export const rankings = screen<'rankings', Rankings>({
  load: ({ ask }) => ask('rankings', {}),
  view: (page, { all = false }, context) =>
    view({
      title: all ? 'AP Rankings' : 'AP Top 25',
      note: when(page),
      tabs: tabsOf(all ? 'all' : 'top', [
        ['top', 'Top 25', { name: 'rankings' }],
        ['all', `All ${page.rankings.length} teams`, { name: 'rankings', all: true }],
      ]),
      panes: [table(page, all, context)],
      card: true,
    }),
});
