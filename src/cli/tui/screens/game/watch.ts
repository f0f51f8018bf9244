import type { GamePage, PlayedGame } from '../../../../core/contract/views/season/game.ts';
import type { NationGame } from '../../../../core/contract/views/season/nation.ts';
import { itemAt } from '../../../../core/model/lists.ts';
import { rememberedOf } from '../../../../core/model/memory/remembered.ts';
import {
  chancesText,
  downText,
  HEADINGS,
  type Moment,
  momentOf,
  playsOf,
  quarterName,
  SPEEDS,
  sidesOf,
  type TimedPlay,
  timeText,
  type WatchMove,
  type WatchState,
  weekName,
} from '../../../../core/present/index.ts';
import { occasionText } from '../../../text/games.ts';
import { wrap } from '../../../text/width.ts';
import { drawField, type FieldSight } from '../../components/field.ts';
import { sparkline } from '../../components/sparkline.ts';
import type { RouteOf } from '../../play/route.ts';
import type { Item, ScreenKey, Span } from '../../play/view.ts';
import { BLANK, chip, line, textPane, view } from '../parts.ts';
import { type Ports, screen } from '../screen.ts';

/** A game to watch: a finished one, or another of the day next to the user's own. */
type WatchedPage = PlayedGame | NationGame;

/** The state of the game drawn. */
interface Drawn extends Moment {
  page: WatchedPage;
  plays: readonly TimedPlay[];
  at: number;
}

/** Name, score and clock as on a broadcast; the team with the ball is marked. */
function scoreBug({ page, next, over, time, down, scoreA, scoreB, chanceA }: Drawn): Span[][] {
  const { teamA, teamB } = page.game;
  const ball = (name: string): Span => [next?.offense === name ? ' ●' : '  ', 'ball'];
  const score = (points: number): Span => [` ${String(points).padStart(2)}`, 'strong'];
  return [
    [
      chip(teamB),
      score(scoreB),
      ball(teamB.name),
      '   ',
      chip(teamA),
      score(scoreA),
      ball(teamA.name),
      `    ${clockWord(next, over ? time.toUpperCase() : time).padEnd(10)}`,
      [down, 'strong'],
    ],
    [[chancesText(page, chanceA), 'faint']],
  ];
}

/** The time with the quarter first, like an on-screen clock: `2nd 7:32`. */
function clockWord(next: TimedPlay | undefined, time: string): string {
  return next === undefined || next.quarter > 4 ? time : `${quarterName(next.quarter)} ${next.clock}`;
}

function sightOf({ page, next }: Drawn): FieldSight {
  const { teamA, teamB } = page.game;
  const names = { left: teamA.abbreviation, right: teamB.abbreviation };
  if (next === undefined) return { ...names, ball: null, direction: 1, gain: null, start: null };
  const right = next.offense === teamA.name;
  const place = (yard: number) => (right ? yard : 100 - yard);
  const gain =
    next.down === null || next.yardLine + (next.distance ?? 0) >= 100
      ? null
      : place(next.yardLine + (next.distance ?? 0));
  const own = next.drive.offense === next.offense && next.down !== null;
  return {
    ...names,
    ball: place(next.yardLine),
    direction: right ? 1 : -1,
    gain,
    start: own ? place(next.drive.start_yard) : null,
  };
}

/** Team A's win probability after every play. */
function chart({ page, plays, at }: Drawn, width: number, rows: number): Item[] {
  const values = [page.game.winProbA, ...plays.slice(0, at).map((play) => play.winProbA)];
  // Labels of the chart's upper and lower edge.
  const [most, least] = [`${page.game.teamA.abbreviation} 100%`, '0%'];
  const room = Math.max(10, width - most.length - 1);
  // The rest of the game stays empty.
  const used = Math.max(1, Math.round((room * values.length) / (plays.length + 1)));
  return sparkline(values, used, rows).map((row, index) => {
    const edge = index === 0 ? most : index === rows - 1 ? least : '';
    return line([
      [`${edge.padStart(most.length)} `, 'faint'],
      [row, 'accent'],
    ]);
  });
}

/** The latest plays as text, the newest last and bold. */
function playItems({ page, plays, at }: Drawn, width: number, rows: number): Item[] {
  const lines: Item[] = [];
  for (let index = at - 1; index >= 0 && lines.length < rows; index--) {
    const play = itemAt(plays, index);
    const time = timeText(play.quarter, play.clock);
    const down = downText(play, sidesOf(page, play.offense));
    const tone = play.scoringPlay ? 'win' : index === at - 1 ? 'strong' : null;
    const [first = '', ...rest] = wrap(play.text, Math.max(20, width - 36));
    // A play whose first line does not fit is left out, unless it is the only one.
    if (index < at - 1 && lines.length + 1 + rest.length > rows) break;
    lines.unshift(
      line([
        [time.padStart(9), 'faint'],
        [` ${down.padEnd(24)} `, 'faint'],
        [first, tone],
      ]),
      ...rest.map((text) => line([' '.repeat(35), [text, tone]])),
    );
  }
  return lines.slice(0, rows);
}

function picture(moment: Drawn, width: number, height: number): Item[] {
  const field = drawField(sightOf(moment), width).map((spans) => line(spans));
  const rows = height >= 26 ? 4 : height >= 18 ? 2 : 1;
  const top = [...field, ...chart(moment, width, rows), BLANK];
  const room = Math.max(1, height - top.length);
  return [...top, ...playItems(moment, width, room)].slice(0, Math.max(height, 1));
}

function move(key: string, label: string, to: WatchMove, about = label): ScreenKey {
  return { key, label, about, event: { type: 'watch', move: to } };
}

function watchKeys(during: number | undefined, page: WatchedPage, watch: WatchState, over: boolean): ScreenKey[] {
  const summary: ScreenKey =
    during === undefined
      ? { key: 'enter', label: 'summary', event: { type: 'swap', route: { name: 'game', id: page.game.id } } }
      : { key: 'enter', label: HEADINGS.backToGame.toLowerCase(), event: { type: 'back' } };
  const again = [
    move('left', over ? 'previous play' : '', { to: 'back' }, 'previous play'),
    move('b', over ? 'from kickoff' : 'restart', { to: 'start' }, 'from kickoff'),
  ];
  // After the end only going back is useful; the other keys do nothing.
  const on = [
    move(' ', watch.playing ? 'pause' : 'play', { to: 'toggle' }),
    move('right', 'step', { to: 'next' }, 'next play'),
    move('d', 'drive', { to: 'drive' }, 'to the end of the drive'),
    move('n', 'score', { to: 'score' }, 'to the next score'),
    move('e', 'end', { to: 'end' }, 'to the end of the game'),
    move('+', 'speed', { to: 'faster' }, 'faster'),
    move('-', 'slower', { to: 'slower' }),
  ];
  const quiet = (key: ScreenKey): ScreenKey => ({ key: key.key, label: '', event: key.event });
  return [
    ...(over ? [summary, ...again, ...on.map(quiet)] : [...on, ...again]),
    move('l', '', { to: 'next' }),
    move('h', '', { to: 'back' }),
    move('=', '', { to: 'faster' }),
    ...SPEEDS.map((_, speed) => move(String(speed + 1), '', { to: 'speed', speed })),
  ];
}

const playsIn = rememberedOf((page: WatchedPage): readonly TimedPlay[] => playsOf(page));

/** The plays of a page, flattened once. */
export function watchedPlays(page: GamePage | NationGame): readonly TimedPlay[] {
  if (!('drives' in page)) return [];
  return playsIn(page);
}

function load({ id, during }: RouteOf<'watch'>, ask: Ports['ask']): Promise<GamePage | NationGame> {
  return during === undefined ? ask('game', { id }) : ask('nationGame', { id: during, other: id });
}

/** A game, shown play by play. */
export const watch = screen<'watch', GamePage | NationGame>({
  load: ({ ask }, route) => load(route, ask),
  view: (page, { during }, { visit }) => {
    if (!('drives' in page)) {
      return view({
        title: 'Live',
        panes: [
          textPane({ key: 'none', lines: [line(['This game has not been played yet; press v on its preview.'])] }),
        ],
      });
    }
    const plays = watchedPlays(page);
    const { at, playing, speed } = visit.watch;
    const shown = Math.min(at, plays.length);
    const drawn = { ...momentOf(page, plays, shown), page, plays, at: shown };
    const { over } = drawn;
    return view({
      title: `${page.game.teamB.name} ${page.game.homeTeam === null ? 'vs' : 'at'} ${page.game.teamA.name}`,
      note: over
        ? occasionText(page)
        : `${playing ? 'live' : 'paused'}, speed ${speed + 1} of ${SPEEDS.length}, ${weekName(page.game.weekPlayed, page.info.playoff.teams)}`,
      head: scoreBug(drawn),
      keys: watchKeys(during, page, visit.watch, over),
      panes: [
        textPane({ key: 'live', lines: (width, height) => picture(drawn, width, height), cursor: false, min: 50 }),
      ],
    });
  },
});
