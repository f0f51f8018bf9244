import type { UnplayedGame } from '../../../../core/contract/views/season/game.ts';
import type { Stakes } from '../../../../core/contract/views/season/stakes.ts';
import {
  COMMON,
  conditionsText,
  earlyText,
  HEADINGS,
  injuredLines,
  isOfThisWeek,
  nameColumn,
  PREVIEW_NUMBERS,
  PREVIEW_STATS,
  percent,
  positionColumn,
  previewText,
  rankPrefix,
} from '../../../../core/present/index.ts';
import { lineText, occasionText } from '../../../text/games.ts';
import type { Item, ScreenKey, ScreenView } from '../../play/view.ts';
import { watchDialog } from '../dashboard.ts';
import { wrapped } from '../described.ts';
import { BLANK, chip, heading, line, metIn, tablePane, textPane, toneColumn, view } from '../parts.ts';
import { stakeLines } from '../sentences.ts';
import { whyKey } from '../why.ts';

/** Draws the win probability as a bar, the first team's part filled. */
function chances(share: number, width: number): string {
  const full = Math.max(1, Math.min(width - 1, Math.round(share * width)));
  return '█'.repeat(full) + '░'.repeat(width - full);
}

/** The two teams side by side. */
export function previewLines(page: UnplayedGame, width: number): Item[] {
  const { game } = page;
  const [a, b] = [game.teamA, game.teamB];
  const column = Math.max(10, Math.min(20, Math.floor((width - 16) / 2)));
  const row = (name: string, ofB: string, ofA: string) =>
    line([`${ofB.padStart(column)}  `, [name.padEnd(14), 'faint'], ofA]);
  const bar = Math.max(6, Math.min(40, width - 31));
  return [
    line([chip(b), ` ${rankPrefix(b.name, game.rankBTOG)}, ${b.record}`], { name: 'team', team: b.name }),
    line([chip(a), ` ${rankPrefix(a.name, game.rankATOG)}, ${a.record}`], { name: 'team', team: a.name }),
    BLANK,
    line([['Line       ', 'faint'], `${lineText(a.name, b.name, game.spreadA)}${earlyText(page)}`]),
    line([['Moneyline  ', 'faint'], `${b.abbreviation} ${game.moneylineB}, ${a.abbreviation} ${game.moneylineA}`]),
    line([
      ['Chance     ', 'faint'],
      `${b.abbreviation} ${percent(game.winProbB)} `,
      [chances(game.winProbB, bar), 'accent'],
      ` ${percent(game.winProbA)} ${a.abbreviation}`,
    ]),
    ...(page.conditions === null ? [] : wrapped([conditionsText(page.conditions)], width)),
    BLANK,
    row('', b.abbreviation, a.abbreviation),
    row('Conference', b.conference, a.conference),
    ...PREVIEW_STATS.map((stat) =>
      row(PREVIEW_NUMBERS[stat].short, previewText(b.stats, stat), previewText(a.stats, stat)),
    ),
    ...injuredLines(page).flatMap((text) => [BLANK, ...wrapped([text], width)]),
  ];
}

interface KeyPlayer {
  team: string;
  player: UnplayedGame['top_players'][0][number];
}

/** The effects of the game on each of its teams. */
function stakesOfBoth(stakes: readonly Stakes[], width: number): Item[] {
  return stakes.flatMap((each, index) => [
    ...(index === 0 ? [] : [BLANK]),
    heading(each.team.name),
    ...stakeLines(each),
    ...wrapped(each.on_the_line, width),
  ]);
}

/** Key to coach the user's own game. */
function coachKey({ game, info: { team } }: UnplayedGame): ScreenKey[] {
  if (![game.teamA.name, game.teamB.name].includes(team.name)) return [];
  return [
    {
      key: 'c',
      label: 'coach it',
      about: HEADINGS.coachGame,
      event: { type: 'open', route: { name: 'sideline', id: game.id } },
    },
  ];
}

export function previewView(page: UnplayedGame, stakes: readonly Stakes[]): ScreenView {
  const { game, info, top_players } = page;
  const joint = game.homeTeam === null ? 'vs' : 'at';
  const players: KeyPlayer[] = [
    ...top_players[1].map((player) => ({ team: game.teamB.name, player })),
    ...top_players[0].map((player) => ({ team: game.teamA.name, player })),
  ];
  const opponent = {
    id: game.id,
    opponent: { name: game.teamA.name, ranking: game.rankATOG, rating: 0, record: '0-0 (0-0)' },
    home: game.homeTeam === null ? null : false,
  };
  return view({
    title: `${rankPrefix(game.teamB.name, game.rankBTOG)} ${joint} ${rankPrefix(game.teamA.name, game.rankATOG)}`,
    note: occasionText(page),
    keys: [
      ...(isOfThisWeek(page)
        ? [
            ...coachKey(page),
            { key: 'v', label: 'watch live', event: watchDialog(opponent, info.currentWeek, game.teamB.name) },
          ]
        : []),
      whyKey('why this line', { what: 'line', game: game.id }),
    ],
    panes: [
      textPane({ key: 'preview', title: 'Preview', lines: (width) => previewLines(page, width), min: 42, grow: 2 }),
      tablePane<KeyPlayer>({
        key: 'players',
        title: HEADINGS.keyPlayers,
        columns: [
          toneColumn(nameColumn<KeyPlayer>('name', COMMON.player, ({ player }) => player)),
          toneColumn(positionColumn<KeyPlayer>('pos', ({ player }) => player.pos)),
          { key: 'rating', title: COMMON.player_rating.short, value: ({ player }) => player.rating },
        ],
        rows: players,
        group: ({ team }) => team,
        route: ({ player }) => metIn(page.game, player.id),
        min: 35,
      }),
      ...(stakes.length === 0
        ? []
        : [
            textPane({
              key: 'stakes',
              title: HEADINGS.atStake,
              lines: (width) => stakesOfBoth(stakes, width),
              min: 38,
            }),
          ]),
    ],
  });
}
