import type { History, HistoryYear } from '../../../core/app/views/history.ts';
import { EMPTY, HEADINGS, HISTORY, isRanked, winLoss } from '../../../core/present/index.ts';
import { shown, stars, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';

export const history = screen<'history', History>({
  load: ({ ask }, { team }) => ask('history', { team }),
  view: ({ team, years, teams }) => {
    const wins = years.reduce((sum, year) => sum + year.wins, 0);
    const losses = years.reduce((sum, year) => sum + year.losses, 0);
    return view({
      title: HEADINGS.history(team.name),
      note: `all-time ${winLoss(wins, losses)} since ${years.at(-1)?.year ?? ''}`,
      tabs: teamTabs('history', team.name),
      head: teamHead(team),
      keys: [
        ...otherTeams('history', team.name, teams),
        { key: 'p', label: 'program', event: { type: 'open', route: { name: 'program', team: team.name } } },
      ],
      panes: [
        tablePane<HistoryYear>({
          key: 'years',
          columns: [
            shown(HISTORY.year),
            shown(HISTORY.record, {
              text: (y) => `${HISTORY.record.text(y)}${y.rank === 1 ? ' champion' : ''}`,
            }),
            shown(HISTORY.rank, {
              tone: (y) => (isRanked(y.rank) ? 'accent' : null),
            }),
            shown(HISTORY.prestige, { text: (y) => stars(Math.max(1, y.prestige), 7), align: 'left' }),
            shown(HISTORY.rating),
            shown(HISTORY.conference, { least: 8 }),
            { key: 'games', title: 'Games', value: (y) => (y.has_games ? 'Enter' : ''), tone: () => 'faint' },
          ],
          rows: years,
          mark: (y) => (y.rank === 1 ? 'strong' : null),
          act: (y) =>
            y.has_games
              ? { type: 'open', route: { name: 'schedule', team: team.name, year: y.year } }
              : { type: 'say', text: `The games of ${y.year} were played before this dynasty began.`, tone: 'plain' },
          empty: EMPTY.history,
        }),
      ],
    });
  },
});
