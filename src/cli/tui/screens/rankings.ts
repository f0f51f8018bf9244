import type { Ranking, Rankings } from '../../../core/contract/views/season/rankings.ts';
import { HEADINGS, RANKINGS, weekName } from '../../../core/present/index.ts';
import { gamesAround } from './game/game-words.ts';
import { tablePane, tabsOf, toneColumn, view } from './parts.ts';
import { type Context, screen } from './screen.ts';
import { whyKey } from './why.ts';

function when({ info }: Rankings): string {
  if (info.stage === 'preseason') return 'Preseason';
  if (info.stage !== 'season' || info.currentWeek > info.lastWeek) return HEADINGS.endOfSeason;
  return weekName(info.currentWeek, info.playoff.teams);
}

function table(page: Rankings, all: boolean, context: Context) {
  const { info, rankings } = page;
  return tablePane<Ranking>({
    key: 'poll',
    columns: [
      toneColumn(RANKINGS.rank),
      toneColumn(RANKINGS.team),
      toneColumn(RANKINGS.movement, { tone: (r) => (r.movement > 0 ? 'win' : r.movement < 0 ? 'loss' : null) }),
      toneColumn(RANKINGS.record),
      toneColumn(RANKINGS.poll_score),
      toneColumn(RANKINGS.strength_of_record),
      ...gamesAround(RANKINGS, context, info.currentYear),
    ],
    rows: all ? rankings : rankings.slice(0, 25),
    fixed: 2,
    mark: (r) => (r.name === info.team.name ? 'own' : null),
    route: (r) => ({ name: 'team', team: r.name }),
  });
}

export const rankings = screen<'rankings', Rankings>({
  load: ({ ask }) => ask('rankings', {}),
  view: (page, { all = false }, context) =>
    view({
      title: all ? HEADINGS.rankings : 'AP Top 25',
      note: when(page),
      tabs: tabsOf(all ? 'all' : 'top', [
        ['top', 'Top 25', { name: 'rankings' }],
        ['all', `All ${page.rankings.length} teams`, { name: 'rankings', all: true }],
      ]),
      panes: [table(page, all, context)],
      keys: [whyKey('why your rank', { what: 'rank' })],
      card: true,
    }),
});
