import type { Rivalry, Series, SeriesGame } from '../../../core/app/views/remembered.ts';
import { EMPTY, HEADINGS, SERIES, seriesText } from '../../../core/present/index.ts';
import type { Item, Pane } from '../play/view.ts';
import { line, resultTone, shown, tablePane, textPane, view } from './parts.ts';
import { screen } from './screen.ts';
import { otherTeams, teamHead, teamTabs } from './team-pages.ts';
import { rivalryPane } from './trophies.ts';

function games({ games: rows }: Series): Pane {
  return tablePane<SeriesGame>({
    key: 'games',
    title: HEADINGS.series,
    columns: [
      shown(SERIES.year),
      shown(SERIES.site),
      shown(SERIES.result, { tone: ({ result }) => resultTone(result) }),
      shown(SERIES.label, { drop: 1, least: 12 }),
    ],
    rows,
    route: ({ id }) => ({ name: 'game', id }),
    empty: EMPTY.series,
    min: 44,
  });
}

function moments({ moments: told }: Series): Pane {
  const lines: Item[] = told.map(({ year, id, text }) => line([[`${year}  `, 'faint'], text], { name: 'game', id }));
  return textPane({ key: 'moments', title: HEADINGS.gamesToRemember, lines, empty: EMPTY.memorable, min: 60, grow: 2 });
}

export const rivalry = screen<'rivalry', Rivalry>({
  load: ({ ask }, { team, opponent }) => ask('rivalry', opponent === undefined ? { team } : { team, opponent }),
  view: (page) => {
    const { team, series, rivalries } = page;
    const base = { tabs: teamTabs('rivalry', team.name), keys: otherTeams('rivalry', team.name, page.teams) };
    if (series === null) {
      return view({
        ...base,
        title: HEADINGS.rivalriesOf(team.name),
        head: teamHead(team),
        panes: [rivalryPane(team.name, rivalries)],
      });
    }
    const { opponent, trophy, next_game } = series;
    return view({
      ...base,
      title: `${team.name} and ${opponent}`,
      note: trophy ?? '',
      head: [
        [[seriesText(team.name, opponent, series), 'strong']],
        ...(next_game === null ? [] : [[`They meet in week ${next_game.weekPlayed}.`]]),
      ],
      panes: [games(series), moments(series)],
    });
  },
});
