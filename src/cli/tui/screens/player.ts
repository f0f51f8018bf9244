import type { PlayerPageStat } from '../../../core/app/views/columns.ts';
import type { PlayerGameLog, PlayerPage, PlayerYear } from '../../../core/app/views/player.ts';
import { CLASS_YEAR_WORDS, playerStatText } from '../../../core/present/index.ts';
import { opponentText, resultText, weekCell } from '../../text/games.ts';
import { playerStatTitle, shownStats } from '../../text/stat-words.ts';
import type { Item } from '../play/view.ts';
import { BLANK, line, picker, ratingBar, resultTone, stars, type ToneColumn, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

interface CareerRow extends PlayerYear {
  season: number;
}

function career({ yearly_cumulative_stats: years }: PlayerPage): CareerRow[] {
  return Object.entries(years)
    .map(([season, line]) => ({ ...line, season: Number(season) }))
    .sort((a, b) => b.season - a.season);
}

function statColumns<Row>(
  keys: readonly PlayerPageStat[],
  read: (row: Row, key: PlayerPageStat) => number | undefined,
) {
  return keys.map(
    (key): ToneColumn<Row> => ({
      key,
      title: playerStatTitle(key),
      align: 'right',
      value: (row) => read(row, key) ?? null,
      text: (row) => playerStatText(key, read(row, key)),
    }),
  );
}

function logStat(log: PlayerGameLog, key: PlayerPageStat): number | undefined {
  return key === 'completion_percentage' ? (log.completion_percent ?? log[key]) : log[key];
}

/** A receiver's or runner's games without a touch are not told. */
function told(log: PlayerGameLog): boolean {
  const touches = [log.receiving_catches, log.receiving_yards, log.receiving_touchdowns, log.rush_attempts];
  return touches.every((each) => each === undefined) || touches.some((each) => (each ?? 0) !== 0);
}

function logs(page: PlayerPage, year: number) {
  return tablePane<PlayerGameLog>({
    key: 'logs',
    title: `Game Logs ${year}`,
    columns: [
      {
        key: 'week',
        title: 'Week',
        value: ({ game }) => game.weekPlayed,
        text: ({ game }) => weekCell(game.weekPlayed, page.info.playoff.teams),
        least: 6,
      },
      {
        key: 'opponent',
        title: 'Opponent',
        value: ({ game }) => game.opponent.name,
        text: ({ game }) => opponentText(game),
        least: 14,
      },
      {
        key: 'result',
        title: 'Result',
        value: ({ game }) => game.result,
        text: (log) => resultText(log.game),
        tone: (log) => resultTone(log.game.result),
      },
      ...statColumns<PlayerGameLog>(shownStats(page.player.pos), logStat),
    ],
    rows: page.game_logs.filter(told),
    fixed: 2,
    route: ({ game }) => ({ name: 'game', id: game.id }),
    empty: 'No games with numbers.',
    min: 60,
    grow: 2,
  });
}

function seasons(page: PlayerPage) {
  return tablePane<CareerRow>({
    key: 'career',
    title: 'Career Statistics',
    columns: [
      { key: 'year', title: 'Year', value: (row) => row.season },
      { key: 'class', title: 'Class', value: (row) => row.class.toUpperCase() },
      { key: 'rating', title: 'Ovr', value: (row) => row.rating },
      { key: 'games', title: 'G', value: (row) => row.games },
      ...statColumns<CareerRow>(shownStats(page.player.pos), (row, key) => row[key]),
    ],
    rows: career(page),
    act: ({ season }) => ({ type: 'swap', route: { name: 'player', id: page.player.id, year: season } }),
    empty: 'No seasons played yet.',
    min: 60,
    grow: 2,
  });
}

/** A player in a few lines, for the side of wide lists. */
export function playerCard(page: PlayerPage): Item[] {
  const { player } = page;
  const ladder = `${player.rating_fr} ${player.rating_so} ${player.rating_jr} ${player.rating_sr}`;
  const [latest] = career(page);
  const numbers = shownStats(player.pos).filter((key) => latest?.[key] !== undefined);
  return [
    line([[`${player.first} ${player.last}`, 'title']]),
    line([`${player.pos.toUpperCase()}, ${player.team}`]),
    line([`${CLASS_YEAR_WORDS[player.year]}${player.starter ? ', starter' : ''}`]),
    BLANK,
    line([`Rating       ${player.rating} `, [ratingBar(player.rating), 'accent']]),
    line(['Stars        ', [stars(player.stars), 'accent']]),
    line(['Development  ', [stars(player.development_trait), 'accent']]),
    line([`FR to SR     ${ladder}`]),
    BLANK,
    ...(latest === undefined ? [] : [line([[`${latest.season}, ${latest.games} games`, 'header']])]),
    ...numbers.map((key) => line([`${playerStatTitle(key).padEnd(12)} ${playerStatText(key, latest?.[key])}`])),
  ];
}

export const player = screen<'player', PlayerPage>({
  load: ({ ask }, { id, year }) => ask('player', year === undefined ? { id } : { id, year }),
  view: (page, route) => {
    const { player: own, years } = page;
    const year = route.year ?? years[0] ?? page.info.currentYear;
    return view({
      title: `${own.first} ${own.last}`,
      note: `${own.pos.toUpperCase()}, ${own.team}`,
      head: [
        [
          [`${CLASS_YEAR_WORDS[own.year]}${own.starter ? ', starter' : ''}`, 'strong'],
          `   Overall ${own.rating} `,
          [ratingBar(own.rating), 'accent'],
          `   Stars `,
          [stars(own.stars), 'accent'],
          `   Development `,
          [stars(own.development_trait), 'accent'],
        ],
      ],
      panes: [logs(page, year), seasons(page)],
      stacked: true,
      keys: [
        picker(
          'y',
          'year',
          'Game logs of',
          years.map((each) => ({ label: String(each), route: { name: 'player', id: own.id, year: each } })),
        ),
        { key: 'f', label: 'his team', event: { type: 'open', route: { name: 'team', team: own.team } } },
      ],
    });
  },
});
