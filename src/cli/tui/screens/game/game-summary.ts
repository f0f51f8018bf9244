import { GAME_LOG_KINDS, GAME_STATS, type GameStat } from '../../../../core/contract/views/columns.ts';
import type { Drive, GameLog, PlayedGame } from '../../../../core/contract/views/season/game.ts';
import {
  COMMON,
  clock,
  conditionsText,
  downText,
  driveFacts,
  finalLabel,
  gameLogNumbers,
  HEADINGS,
  isEmptyLine,
  nameColumn,
  plural,
  rankPrefix,
  scoreAfter,
  scoreText,
  sidesOf,
  swingTexts,
  timeText,
} from '../../../../core/present/index.ts';
import { gameStatColumns, occasionText, type ScoreLine, scoreLines } from '../../../text/games.ts';
import { wrap } from '../../../text/width.ts';
import type { GamePart, Route } from '../../play/route.ts';
import type { Item, Pane, ScreenView, Span, Tone } from '../../play/view.ts';
import { BLANK, chip, heading, line, metIn, tablePane, tabsOf, textPane, toneColumn, view } from '../parts.ts';

/** The score by quarters, one line a team. */
export function lineScore(page: PlayedGame): Span[][] {
  const titles = page.quarters.teamA.map((_, index) => (index < 4 ? String(index + 1) : 'OT').padStart(4)).join('');
  const row = ({ team, rank, quarters, points, won }: ScoreLine): Span[] => [
    chip({ ...team, abbreviation: team.abbreviation.padEnd(4) }),
    [` ${rankPrefix(team.name, rank).padEnd(24)}`, won ? 'strong' : null],
    quarters.map((n) => String(n).padStart(4)).join(''),
    [`${String(points).padStart(6)}${won ? ' W' : ' L'}`, won ? 'win' : 'loss'],
  ];
  const head = `${finalLabel(page.game.overtime).toUpperCase().padEnd(31)}${titles}     T`;
  return [[[head, 'header']], ...scoreLines(page).map(row)];
}

function comparison(page: PlayedGame): Pane {
  return tablePane<GameStat>({
    key: 'stats',
    title: HEADINGS.teamStatistics,
    columns: gameStatColumns(page),
    rows: GAME_STATS,
    sortable: false,
    min: 40,
  });
}

/** Each team's leaders in a line: passing, rushing and receiving. */
function leaders(page: PlayedGame): Pane {
  const kinds = ['Passing', 'Rushing', 'Receiving'] as const;
  const rows = kinds.flatMap((kind) =>
    [page.game.teamB.name, page.game.teamA.name].flatMap((team) => {
      const best = page.game_logs[kind].filter((log) => log.team_name === team)[0];
      return best === undefined ? [] : [{ kind, log: best }];
    }),
  );
  return textPane({
    key: 'leaders',
    title: 'Leaders',
    min: 36,
    lines: (width) => [
      ...rows.flatMap(({ kind, log }, index) => [
        ...(index % 2 === 0 ? [heading(kind)] : []),
        ...playerLines(page, log, width),
      ]),
      ...absentLines(page),
      ...swingLines(page, width),
    ],
  });
}

/** Describes how the game swung. */
function swingLines(page: PlayedGame, width: number): Item[] {
  const lines = [...swingTexts(page), ...(page.conditions === null ? [] : [conditionsText(page.conditions)])];
  return [heading('Flow'), ...lines.flatMap((sentence) => wrap(sentence, width).map((text) => line([text])))];
}

/** Lists the players who were out, one line each. */
function absentLines(page: PlayedGame): Item[] {
  if (page.absent.length === 0) return [];
  return [
    heading('Did not play'),
    ...page.absent.map(({ id, first, last, pos, team }) =>
      line([`${sidesOf(page, team)[0]} ${pos.toUpperCase()} ${first} ${last}`], { name: 'player', id }),
    ),
  ];
}

function playerLines(page: PlayedGame, log: GameLog, width: number): Item[] {
  const [side] = sidesOf(page, log.team_name);
  const numbers = gameLogNumbers(log);
  const name = `${side} ${log.first} ${log.last}`;
  const route = metIn(page.game, log.player_id);
  if (name.length + numbers.length + 2 <= width) return [line([[name, 'strong'], `  ${numbers}`], route)];
  return [line([[name, 'strong']], route), ...wrap(numbers, width - 2).map((text) => line([`  ${text}`], route))];
}

function drivesPane(page: PlayedGame): Pane {
  const { game } = page;
  return tablePane<Drive>({
    key: 'drives',
    title: `Drive Summary: ${plural(page.drives.length, 'drive')}`,
    columns: [
      { key: 'number', title: '#', value: (d) => d.number, first: 'asc' },
      { key: 'team', title: 'Team', value: (d) => sidesOf(page, d.offense)[0] },
      {
        key: 'result',
        title: 'Result',
        value: (d) => d.result,
        tone: (d) => (d.points > 0 ? 'win' : d.points_against > 0 ? 'loss' : null),
        least: 18,
      },
      { key: 'plays', title: 'Plays', value: (d) => d.play_count },
      { key: 'yards', title: 'Yards', value: (d) => d.yards },
      { key: 'time', title: 'Time', align: 'right', value: (d) => d.seconds, text: (d) => clock(d.seconds) },
      {
        key: 'began',
        title: 'Began',
        align: 'right',
        value: (d) => timeText(d.quarter, d.clock),
        sort: (d) => d.number,
      },
      {
        key: 'score',
        title: 'Score',
        value: (d) => scoreAfter(page, d),
        sort: (d) => d.number,
      },
    ],
    rows: page.drives,
    mark: (d) => (d.points > 0 || d.points_against > 0 ? 'strong' : null),
    act: () => ({ type: 'swap', route: { name: 'game', id: game.id, part: 'plays' } }),
    min: 56,
  });
}

/** Below this width a play's text goes under its time and down, not next to them. */
const WORDS_BESIDE = 76;

/** Enter on a play watches the game from there. */
function playLines(
  [time, down]: readonly [string, string],
  words: string,
  tone: Tone | null,
  width: number,
  route: Route,
): Item[] {
  const when: Span[] = [[time.padStart(9), 'faint'], ` ${down.padEnd(24)} `];
  if (width < WORDS_BESIDE) {
    return [line(when, route), ...wrap(words, width - 12).map((text) => line([' '.repeat(10), [text, tone]], route))];
  }
  const [first = '', ...rest] = wrap(words, width - 36);
  return [line([...when, [first, tone]], route), ...rest.map((text) => line([' '.repeat(35), [text, tone]], route))];
}

/** Every play as text, drive by drive. */
function playsPane(page: PlayedGame): Pane {
  return textPane({
    key: 'plays',
    title: HEADINGS.playByPlay,
    lines: (width) => {
      let from = 0;
      return page.drives.flatMap((drive, index) => {
        const [own, other] = sidesOf(page, drive.offense);
        const text = `${drive.result}: ${driveFacts(drive)}`;
        const plays = drive.plays.flatMap((play) => {
          const time = timeText(play.quarter, play.clock);
          const down = downText(play, play.offense === drive.offense ? [own, other] : [other, own]);
          const score = play.scoringPlay ? ` [${scoreText(page, play.scoreA, play.scoreB)}]` : '';
          const tone = play.scoringPlay ? 'strong' : null;
          const route = { name: 'watch', id: page.game.id, from: from++ } as const;
          return playLines([time, down], play.text + score, tone, width, route);
        });
        return [...(index === 0 ? [] : [BLANK]), heading(`${drive.number}. ${drive.offense}  ${text}`), ...plays];
      });
    },
  });
}

interface Performance {
  kind: string;
  log: GameLog;
}

/** Every player with a statistic, the two teams side by side. */
function performances(page: PlayedGame, team: string): Pane {
  const rows = GAME_LOG_KINDS.flatMap((kind) =>
    page.game_logs[kind]
      .filter((log) => log.team_name === team && !isEmptyLine(log))
      .map((log): Performance => ({ kind, log })),
  );
  return tablePane<Performance>({
    key: team,
    title: team,
    columns: [
      toneColumn(nameColumn<Performance>('name', COMMON.player, ({ log }) => log)),
      {
        key: 'line',
        title: 'Line',
        value: ({ log }) => gameLogNumbers(log),
        // Passers and tacklers share no number to sort by.
        sort: () => null,
        least: 20,
      },
    ],
    rows,
    group: ({ kind }) => kind,
    route: ({ log }) => metIn(page.game, log.player_id),
    min: 58,
  });
}

export function summaryView(page: PlayedGame, part: GamePart): ScreenView {
  const { game } = page;
  const { id } = game;
  const panes: Record<GamePart, () => Pane[]> = {
    summary: () => [comparison(page), leaders(page), drivesPane(page)],
    drives: () => [drivesPane(page), playsPane(page)],
    plays: () => [playsPane(page)],
    players: () => [performances(page, game.teamB.name), performances(page, game.teamA.name)],
  };
  return view({
    title: `${game.teamB.name} ${game.homeTeam === null ? 'vs' : 'at'} ${game.teamA.name}`,
    note: occasionText(page),
    tabs: tabsOf(part, [
      ['summary', 'Summary', { name: 'game', id }],
      ['drives', 'Drives', { name: 'game', id, part: 'drives' }],
      ['plays', 'Plays', { name: 'game', id, part: 'plays' }],
      ['players', 'Players', { name: 'game', id, part: 'players' }],
    ]),
    head: [...(game.headline === null ? [] : [[[game.headline, 'title'] as const]]), ...lineScore(page)],
    panes: panes[part](),
    keys: [
      { key: 'v', label: 'watch again', event: { type: 'open', route: { name: 'watch', id } } },
      { key: 'o', label: 'what if?', event: { type: 'open', route: { name: 'what-if', game: id } } },
      { key: 'f', label: 'teams', event: teamDialog(game.teamB.name, game.teamA.name) },
    ],
  });
}

function teamDialog(b: string, a: string) {
  const choice = (team: string) => ({
    label: team,
    event: { type: 'open' as const, route: { name: 'team' as const, team } },
  });
  return { type: 'dialog' as const, title: 'Go to', choices: [choice(b), choice(a)] };
}
