import type { PlayerGameLog, PlayerPage } from '../../../core/contract/views/people/player.ts';
import { CLASS_YEARS } from '../../../core/model/positions.ts';
import {
  CAREER,
  type CareerRow,
  cameFromLines,
  careerRows,
  classWords,
  draftedText,
  GAME_LOG,
  growthText,
  growthWord,
  HEADINGS,
  hallLines,
  healthLines,
  homeText,
  honorLines,
  isEmptyLog,
  logColumns,
  numberText,
  PLAYER_NUMBERS,
  plural,
  positionText,
  seasonColumns,
  seasonNumber,
  shownStats,
  sizeText,
  standingRecordLines,
} from '../../../core/present/index.ts';
import { columns } from '../../text/described.ts';
import type { Item, Span } from '../play/view.ts';
import { editKeys } from './edit-player.ts';
import { BLANK, line, picker, ratingBar, resultTone, stars, tablePane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

function logs(page: PlayerPage, year: number) {
  return tablePane<PlayerGameLog>({
    key: 'logs',
    title: `Game Logs ${year}`,
    columns: [
      toneColumn(GAME_LOG.week(page.info.playoff.teams), { least: 6 }),
      toneColumn(GAME_LOG.opponent),
      toneColumn(GAME_LOG.result, { tone: ({ game }) => resultTone(game.result) }),
      ...columns(logColumns(shownStats(page.player.pos))),
    ],
    rows: page.game_logs.filter((log) => !isEmptyLog(log)),
    fixed: 2,
    route: ({ game }) => ({ name: 'game', id: game.id }),
    empty: 'No stats.',
    min: 60,
    grow: 2,
  });
}

function seasons(page: PlayerPage) {
  return tablePane<CareerRow>({
    key: 'career',
    title: HEADINGS.careerStatistics,
    columns: [...columns(Object.values(CAREER)), ...columns(seasonColumns<CareerRow>(shownStats(page.player.pos)))],
    rows: careerRows(page),
    id: ({ season }) => season,
    act: ({ season }) => ({ type: 'swap', route: { name: 'player', id: page.player.id, year: season }, keep: true }),
    empty: 'No seasons played yet.',
    min: 60,
    grow: 2,
  });
}

/** A player in a few lines, for the card next to wide lists. */
export function playerCard(page: PlayerPage): Item[] {
  const { player } = page;
  const ladder = CLASS_YEARS.flatMap((year) => player[`rating_${year}`] ?? []);
  const classes = CLASS_YEARS.slice(0, ladder.length).map((year) => year.toUpperCase());
  const [latest] = careerRows(page);
  const numbers = shownStats(player.pos).filter((key) => latest?.[key] !== undefined);
  return [
    line([[`${player.first} ${player.last}`, 'title']]),
    line([`${positionText(page)}, ${player.team}`]),
    line([`${classWords(player)}${player.starter ? ', starter' : ''}`]),
    BLANK,
    line([`Rating       ${player.rating} `, [ratingBar(player.rating), 'accent']]),
    line(['Stars        ', [stars(player.stars), 'accent']]),
    line([`Growth       ${growthWord(player)}`]),
    line([`Size         ${sizeText(page)}`]),
    line([`Home         ${page.home_state}`]),
    line([`${[...new Set([classes[0], classes.at(-1)])].join(' to ').padEnd(12)} ${ladder.join(' ')}`]),
    BLANK,
    ...(latest === undefined ? [] : [line([[`${latest.season}, ${plural(latest.games, 'game')}`, 'header']])]),
    ...numbers.map((key) =>
      line([
        `${PLAYER_NUMBERS[key].short.padEnd(12)} ${numberText(PLAYER_NUMBERS[key], latest && seasonNumber(latest, key))}`,
      ]),
    ),
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
          [`${classWords(own)}${own.starter ? ', starter' : ''}`, 'strong'],
          `   Overall ${own.rating} `,
          [ratingBar(own.rating), 'accent'],
          `   Stars `,
          [stars(own.stars), 'accent'],
        ],
        [`${homeText(page)}.`],
        [`${growthText(page)}.`],
        ...cameFromLines(page).map((text): Span[] => [text]),
        ...honorLines(page.awards).map((text): Span[] => [[text, 'accent']]),
        ...[draftedText(page)].flatMap((text): Span[][] => (text === null ? [] : [[[text, 'strong']]])),
        ...hallLines(page).map((text): Span[] => [[text, 'strong']]),
        ...standingRecordLines(page).map((text): Span[] => [text]),
        ...healthLines(page).map((text): Span[] => [text]),
      ],
      panes: [logs(page, year), seasons(page)],
      layout: 'stacked',
      keys: [
        picker(
          'y',
          'year',
          'Game logs of',
          years.map((each) => ({ label: String(each), route: { name: 'player', id: own.id, year: each } })),
        ),
        ...(page.winter
          ? [
              {
                key: 'v',
                label: 'why his rating',
                event: { type: 'open', route: { name: 'why', what: 'player', player: String(own.id) } },
              } as const,
            ]
          : []),
        ...editKeys(page),
        { key: 'f', label: 'his team', event: { type: 'open', route: { name: 'team', team: own.team } } },
      ],
    });
  },
});
