import type { Dashboard } from '../../../core/app/views/dashboard.ts';
import type { ScheduleGame, Team } from '../../../core/app/views/shared.ts';
import { labelText, opponentText, rankPrefix, TEAMS, weekName } from '../../../core/present/index.ts';
import { lineText } from '../../text/games.ts';
import type { Item, Pane } from '../play/view.ts';
import {
  BLANK,
  chip,
  dots,
  heading,
  line,
  ratingBar,
  recordValue,
  resultTone,
  shown,
  tablePane,
  teamTitle,
  textPane,
  view,
} from './parts.ts';
import { type Context, keptBack, screen } from './screen.ts';

function previous(page: Dashboard): Item[] {
  const { latest_game: game, info } = page;
  if (game === null) return [];
  const route = { name: 'game', id: game.id } as const;
  const week = weekName(game.weekPlayed, info.playoff.teams);
  return [
    heading(`Last: ${week}`),
    line(
      [[`${game.result} ${game.score}`, resultTone(game.result)], ` ${opponentText(game)}`],
      route,
      game.result === 'W' ? 'win' : 'loss',
    ),
    line([['  Game Summary', 'accent']], route),
    BLANK,
  ];
}

function upcoming(page: Dashboard, context: Context): Item[] {
  const { upcoming_game: game, info, team } = page;
  if (game === null) return [];
  const route = { name: 'game', id: game.id } as const;
  const week = weekName(game.weekPlayed, info.playoff.teams);
  if (keptBack(context, game, info.currentYear)) {
    return [
      heading(`Played: ${week}`),
      line([[opponentText(game), 'strong']], route),
      line([['  Enter shows the result, x all results', 'faint']], route),
    ];
  }
  return [
    heading(`Next: ${week}${game.weekPlayed === info.currentWeek ? '' : ' (a week off first)'}`),
    line([[opponentText(game), 'strong']], route),
    line([`  ${game.opponent.record}, rating ${game.opponent.rating.toFixed(1)}`], route),
    line([`  ${lineText(team.name, game.opponent.name, game.spread)}`], route),
    line([`  Moneyline ${game.moneyline}`], route),
    line([['  Game Preview', 'accent'], `   ${labelText(game.label)}`], route),
  ];
}

function games(page: Dashboard, context: Context): Pane {
  const lines = [...previous(page), ...upcoming(page, context)];
  const none = line(['No recent or upcoming games available']);
  return textPane({ key: 'games', title: 'Games', lines: lines.length === 0 ? [none] : lines, min: 36, grow: 1 });
}

/** Conference table, shared with nothing: the dashboard's own short form. */
function conference({ confTeams, team }: Dashboard): Pane {
  const independent = team.conference === 'Independent';
  return tablePane<Team>({
    key: 'conference',
    title: independent ? 'Independent Teams' : `${team.conference} Standings`,
    columns: [
      shown(TEAMS.team, { text: (t) => rankPrefix(t.name, t.ranking), least: 12 }),
      shown(TEAMS.rating),
      ...(independent
        ? []
        : [shown(TEAMS.conf, { align: 'right', value: (t) => recordValue(t.confWins, t.confLosses) })]),
      shown(TEAMS.overall, { align: 'right', value: (t) => recordValue(t.totalWins, t.totalLosses) }),
    ],
    rows: confTeams,
    mark: (t) => (t.name === team.name ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    min: 40,
    grow: 2,
  });
}

function topTen({ top_10, team }: Dashboard): Pane {
  return tablePane<Team>({
    key: 'top',
    title: 'AP Top 10',
    columns: [shown(TEAMS.rank), shown(TEAMS.team, { least: 10 }), shown(TEAMS.record)],
    rows: top_10,
    mark: (t) => (t.name === team.name ? 'own' : null),
    route: (t) => ({ name: 'team', team: t.name }),
    min: 36,
    grow: 1,
  });
}

function watchKey({ curr_game, info, team }: Dashboard) {
  if (curr_game === null || curr_game.weekPlayed !== info.currentWeek || info.stage !== 'season') return [];
  return [{ key: 'v', label: 'watch live', event: watchSheet(curr_game, info.currentWeek, team.name) }];
}

/** Asks before the week is played to watch a game of it. */
export function watchSheet(game: Pick<ScheduleGame, 'id' | 'opponent' | 'home'>, week: number, team: string) {
  return {
    type: 'sheet' as const,
    title: `Watch ${team} ${opponentText(game)} live?`,
    notes: [`Week ${week} is played; the results of the other games stay hidden until you look.`],
    choices: [
      {
        label: 'Kick off',
        key: 'y',
        event: { type: 'do' as const, effect: { do: 'play' as const, until: week + 1, watch: game.id } },
      },
      { label: 'Not now', key: 'n', event: { type: 'say' as const, text: '', tone: 'plain' as const } },
    ],
  };
}

export const dashboard = screen<'dashboard', Dashboard>({
  load: ({ ask }) => ask('dashboard', {}),
  view: (page, _route, context) => {
    const { team } = page;
    return view({
      title: `${team.name} Dashboard`,
      note: team.conference,
      head: [
        [chip(team), ' ', [teamTitle(team), 'strong'], `  ${team.record}  Prestige `, [dots(team.prestige), 'accent']],
        [
          `Rating ${team.rating.toFixed(1)}   Offense ${team.offense.toFixed(0)} `,
          [ratingBar(team.offense), 'accent'],
          `   Defense ${team.defense.toFixed(0)} `,
          [ratingBar(team.defense), 'accent'],
        ],
      ],
      panes: [games(page, context), conference(page), topTen(page)],
      keys: watchKey(page),
    });
  },
});
