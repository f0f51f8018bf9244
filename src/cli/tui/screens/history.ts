import type { History, HistoryYear } from '../../../core/app/views/history.ts';
import { winLoss } from '../../../core/present/index.ts';
import { stars, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

export const history = screen<'history', History>({
  load: ({ ask }, { team }) => ask('history', { team }),
  view: ({ team, years, teams }) => {
    const wins = years.reduce((sum, year) => sum + year.wins, 0);
    const losses = years.reduce((sum, year) => sum + year.losses, 0);
    return view({
      title: `${team.name} History`,
      note: `all-time ${winLoss(wins, losses)} since ${years.at(-1)?.year ?? ''}`,
      tabs: teamTabs('history', team.name),
      head: teamHead(team),
      keys: otherTeams('history', team.name, teams),
      panes: [
        tablePane<HistoryYear>({
          key: 'years',
          columns: [
            { key: 'year', title: 'Year', value: (y) => y.year },
            {
              key: 'record',
              title: 'Record',
              value: (y) => y.wins - y.losses / 100,
              text: (y) => `${winLoss(y.wins, y.losses)}${y.rank === 1 ? ' champion' : ''}`,
              align: 'left',
            },
            {
              key: 'rank',
              title: 'Rank',
              align: 'right',
              value: (y) => (y.rank === 0 ? null : -y.rank),
              text: (y) => (y.rank === 0 ? 'N/A' : `#${y.rank}`),
              tone: (y) => (y.rank > 0 && y.rank <= 25 ? 'accent' : null),
            },
            {
              key: 'prestige',
              title: 'Prestige',
              value: (y) => y.prestige,
              text: (y) => stars(Math.max(1, y.prestige), 7),
              align: 'left',
            },
            {
              key: 'rating',
              title: 'Rating',
              align: 'right',
              value: (y) => y.rating,
              text: (y) => y.rating?.toFixed(1) ?? '-',
            },
            { key: 'conference', title: 'Conference', value: (y) => y.conference, least: 8 },
            { key: 'games', title: 'Games', value: (y) => (y.has_games ? 'Enter' : ''), tone: () => 'faint' },
          ],
          rows: years,
          mark: (y) => (y.rank === 1 ? 'strong' : null),
          act: (y) =>
            y.has_games
              ? { type: 'open', route: { name: 'schedule', team: team.name, year: y.year } }
              : { type: 'say', text: `The games of ${y.year} were played before this dynasty began.`, tone: 'plain' },
          empty: 'No history data available',
        }),
      ],
    });
  },
});
