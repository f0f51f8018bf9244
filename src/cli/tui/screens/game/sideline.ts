import type { Nation, ScoreLine } from '../../../../core/contract/views/season/nation.ts';
import type { CallWorth, SidelineChoice, SidelinePage } from '../../../../core/contract/views/season/sideline.ts';
import { itemAt } from '../../../../core/model/lists.ts';
import { type SidelineCall, STAFF_CALL, TEMPOS } from '../../../../core/model/plays/sideline.ts';
import {
  ASK_TITLES,
  AVAILABILITY,
  aftermathLines,
  availabilityLines,
  byWorth,
  CALL_KEYS,
  CALL_NAMES,
  CALL_TRADES,
  choiceNote,
  clockLine,
  coordinatorLine,
  downLine,
  driveUnderway,
  FILM_STUDY,
  filmLines,
  gameLogNumbers,
  HANDOVER_NAMES,
  HEADINGS,
  halftimeLines,
  handoverKey,
  handoversNow,
  hotLines,
  insteadText,
  isLive,
  type LivePage,
  lastPlay,
  NO_OTHER_GAMES,
  NOT_NOW,
  oddsLine,
  onFieldHead,
  onFieldLines,
  rootingText,
  STAFF_SPEEDS,
  STAFF_WATCH,
  STAFF_WATCH_KEY,
  scoreText,
  scoutedLines,
  scoutedTeam,
  setsTempo,
  staffCallsIn,
  standingText,
  TEMPO_NAMES,
  takesOver,
  tendencyLines,
  tickerScore,
  timeText,
  type WatchMove,
  type WatchState,
  workedLines,
  worthText,
} from '../../../../core/present/index.ts';
import { wrap } from '../../../text/width.ts';
import { drawField, type FieldSight } from '../../components/field.ts';
import { sparkline } from '../../components/sparkline.ts';
import type { Event } from '../../play/event.ts';
import type { Item, Pane, ScreenKey, ScreenView, Span } from '../../play/view.ts';
import { wrapped } from '../described.ts';
import { BLANK, heading, line, tablePane, textPane, view } from '../parts.ts';
import { screen } from '../screen.ts';

function calls({ game, at }: SidelinePage, call: SidelineCall): Event {
  const input = { game: game.id, at, calls: [call] };
  return { type: 'do', effect: { do: 'decide', command: 'callPlay', input, said: '' } };
}

function sightOf(page: LivePage): FieldSight {
  const { game, situation: at } = page;
  const drive = driveUnderway(page);
  const right = at.offense === game.teamA.name;
  const place = (yard: number) => (right ? yard : 100 - yard);
  const toGo = at.down === null ? null : at.yard_line + (at.distance ?? 0);
  return {
    left: game.teamA.abbreviation,
    right: game.teamB.abbreviation,
    ball: place(at.yard_line),
    direction: right ? 1 : -1,
    gain: toGo === null || toGo >= 100 ? null : place(toGo),
    start: drive === null ? null : place(drive.start_yard),
  };
}

/** The latest plays, newest first. */
function latest({ drives }: SidelinePage, width: number, rows: number): Item[] {
  const plays = drives.flatMap((drive) => drive.plays).reverse();
  return plays
    .slice(0, rows)
    .flatMap((play, index) =>
      wrap(play.text, Math.max(20, width - 10)).map((text, row) =>
        line([
          [(row === 0 ? timeText(play.quarter, play.clock) : '').padStart(9), 'faint'],
          [` ${text}`, play.scoringPlay ? 'win' : index === 0 ? 'strong' : null],
        ]),
      ),
    )
    .slice(0, rows);
}

/** Lines of the field, borders included. */
const FIELD_ROWS = 7;

function picture(page: LivePage, width: number, height: number): Item[] {
  const field = drawField(sightOf(page), width).map((spans) => line(spans));
  const chances = [page.game.winProbA, ...page.drives.flatMap(({ plays }) => plays.map(({ winProbA }) => winProbA))];
  const chart = sparkline(chances, Math.max(10, Math.min(width - 10, chances.length)), 1);
  const rows = Math.max(1, height - FIELD_ROWS - chart.length);
  return [
    ...field,
    ...chart.map((row) =>
      line([
        [`${page.game.teamA.abbreviation} `, 'faint'],
        [row, 'accent'],
      ]),
    ),
    ...latest(page, width, rows),
  ];
}

/** Returns the event of the coach's own call: while his staff calls, he takes over with it. */
function ownCall(page: SidelinePage, call: SidelineCall, { playing }: WatchState): Event {
  const event = calls(page, call);
  return playing && takesOver(page, call) ? { type: 'watch', move: { to: 'pause' }, call: event } : event;
}

const moves = (move: WatchMove): Event => ({ type: 'watch', move });

/** Keys to start, stop and pace watching the staff. */
function watchKeys({ playing, speed }: WatchState): ScreenKey[] {
  const toggle = moves({ to: 'toggle' });
  const paces: ScreenKey[] = [
    {
      key: '+',
      label: playing ? `speed ${itemAt(STAFF_SPEEDS, speed).toLowerCase()}` : '',
      about: 'faster',
      event: moves({ to: 'faster' }),
    },
    { key: '=', label: '', event: moves({ to: 'faster' }) },
    { key: '-', label: '', about: 'slower', event: moves({ to: 'slower' }) },
  ];
  const label = (playing ? STAFF_WATCH.takeOver : STAFF_WATCH.watch).toLowerCase();
  return [{ key: STAFF_WATCH_KEY, label, about: STAFF_WATCH.about, event: toggle }, ...paces];
}

/** Makes a letter typed a snap too late do nothing: it must not open another page. */
function lateKeys({ choices }: SidelinePage): ScreenKey[] {
  const now = new Set(choices.map(({ call }) => CALL_KEYS[call]));
  const letters = [...new Set(Object.values(CALL_KEYS))].filter((key) => !now.has(key));
  return letters.map((key) => ({ key, label: '', about: '', event: { type: 'say', text: NOT_NOW, tone: 'plain' } }));
}

function callKeys(page: SidelinePage, watch: WatchState): ScreenKey[] {
  const key = (letter: string, label: string, call: SidelineCall, about = label): ScreenKey => ({
    key: letter,
    label,
    about,
    event: ownCall(page, call, watch),
  });
  const pause: ScreenKey = { key: ' ', label: '', about: STAFF_WATCH.takeOver, event: moves({ to: 'toggle' }) };
  const isWatching = watch.playing && page.ask !== 'halftime';
  return [
    isWatching ? pause : key(' ', 'staff', STAFF_CALL, 'your staff’s call'),
    ...watchKeys(watch),
    ...page.choices.map(({ call }) => key(CALL_KEYS[call], '', call, CALL_NAMES[call])),
    ...lateKeys(page),
    ...handoversNow(page).map((until) =>
      key(handoverKey(until), '', until, `${HEADINGS.handOver}: ${HANDOVER_NAMES[until]}`),
    ),
    ...(setsTempo(page) ? [tempoKey(page)] : []),
    {
      key: 'j',
      label: 'hand over',
      event: {
        type: 'dialog',
        title: HEADINGS.handOver,
        choices: handoversNow(page).map((until) => ({
          label: HANDOVER_NAMES[until],
          key: handoverKey(until),
          event: calls(page, until),
        })),
      },
    },
  ];
}

function tempoKey(page: SidelinePage): ScreenKey {
  return {
    key: 'p',
    label: 'tempo',
    event: {
      type: 'dialog',
      title: 'Tempo',
      choices: TEMPOS.map((tempo) => ({ label: TEMPO_NAMES[tempo], event: calls(page, tempo) })),
    },
  };
}

/** Scores of the biggest games in one line, like a broadcast's ticker. */
function tickerLine({ games }: Nation): Span[] {
  const begun = games.filter(({ state }) => state !== 'later').slice(0, TICKER);
  return begun.flatMap((each, index): Span[] => [
    [index === 0 ? '' : '   ', 'faint'],
    [tickerScore(each), each.close ? 'strong' : 'faint'],
    [` ${standingText(each)}`, 'faint'],
  ]);
}

/** Games that fit the line on the widest terminal. */
const TICKER = 8;

/** Returns the event that cuts to a game in its fourth quarter, to its end. */
function cutTo(own: number, { id, watchable, from, state }: ScoreLine): Event | null {
  const route = { name: 'watch' as const, id, from: state === 'final' ? 0 : from, during: own };
  return watchable ? { type: 'open', route } : null;
}

function nationPane(own: number, { games }: Nation): Pane {
  return tablePane<ScoreLine>({
    key: 'nation',
    title: HEADINGS.aroundNation,
    columns: [
      {
        key: 'score',
        title: 'Game',
        value: tickerScore,
        tone: ({ close, state }) => (close ? 'strong' : state === 'later' ? 'faint' : null),
      },
      { key: 'when', title: '', value: standingText },
      { key: 'why', title: '', value: rootingText, drop: 1 },
    ],
    rows: games,
    act: (each) => cutTo(own, each),
    id: ({ id }) => id,
    sortable: false,
    empty: NO_OTHER_GAMES,
    min: 40,
  });
}

/** First-half numbers and hot players. */
function halftimePane(page: SidelinePage): Pane {
  const { teamA, teamB } = page.game;
  const hot = (team: string) => hotLines(page, team).map((log) => `${log.first} ${log.last}: ${gameLogNumbers(log)}`);
  return textPane({
    key: 'halftime',
    title: HEADINGS.halftime,
    lines: (width) => [
      ...wrapped(halftimeLines(page), width),
      BLANK,
      heading(teamB.name),
      ...wrapped(hot(teamB.name), width),
      BLANK,
      heading(teamA.name),
      ...wrapped(hot(teamA.name), width),
    ],
    cursor: false,
    min: 40,
  });
}

/** Both teams' calls in this game, once there are any, and what each knew of the other. */
function tendencyItems(page: SidelinePage, width: number): Item[] {
  const { tendencies, game, own } = page;
  const opponent = (own === 'A' ? game.teamB : game.teamA).abbreviation;
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['They', tendencyLines(tendencies.opponent)],
    ['You', tendencyLines(tendencies.own)],
    [onFieldHead(page), onFieldLines(page)],
    [AVAILABILITY, availabilityLines(page)],
    [HEADINGS.worked, workedLines(page)],
    [`${FILM_STUDY.report}: ${scoutedTeam(page, opponent)}`, scoutedLines(page)],
    [FILM_STUDY.onYou, filmLines(page)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .flatMap(([head, lines], index) => [...(index === 0 ? [] : [BLANK]), heading(head), ...wrapped([...lines], width)]);
}

function liveView(page: LivePage, nation: Nation, watch: WatchState): ScreenView {
  const at = page.situation;
  const after = staffCallsIn(page, watch);
  const mine = coordinatorLine(page);
  return view({
    title: `${page.game.teamB.name} ${page.game.homeTeam === null ? 'vs' : 'at'} ${page.game.teamA.name}`,
    note: after === null ? HEADINGS.sideline : STAFF_WATCH.on,
    next: after === null ? null : { after, event: calls(page, STAFF_CALL) },
    head: [
      [[clockLine(page, at), 'strong'], `   ${downLine(page, at)}`],
      [[oddsLine(page, at), 'faint']],
      ...(mine === null ? [] : [[[mine, 'faint']] satisfies Span[]]),
      ...(nation.games.length === 0 ? [] : [tickerLine(nation)]),
    ],
    layout: 'grid',
    keys: callKeys(page, watch),
    panes: [
      tablePane<SidelineChoice>({
        key: 'calls',
        title: ASK_TITLES[page.ask],
        columns: [
          { key: 'key', title: '', value: ({ call }) => CALL_KEYS[call] },
          { key: 'call', title: '', value: ({ call }) => CALL_NAMES[call] },
          { key: 'notes', title: '', value: choiceNote },
          { key: 'trade', title: '', value: ({ call }) => CALL_TRADES[call], drop: 1 },
        ],
        rows: page.choices,
        mark: ({ staff }) => (staff ? 'own' : null),
        act: ({ call }) => ownCall(page, call, watch),
        id: ({ call }) => call,
        sortable: false,
        min: 26,
      }),
      // At halftime the numbers come first, before the field.
      ...(page.halftime === null ? [] : [halftimePane(page)]),
      textPane({
        key: 'live',
        // Names the pane for the Tab hint when it is not shown.
        title: page.halftime === null ? '' : HEADINGS.playByPlay,
        lines: (width, height) => picture(page, width, height),
        cursor: false,
        min: 50,
        grow: 2,
      }),
      textPane({
        key: 'tendencies',
        title: HEADINGS.tendencies,
        lines: (width) => tendencyItems(page, width),
        cursor: false,
        min: 40,
      }),
      nationPane(page.game.id, nation),
    ],
  });
}

function overView(page: SidelinePage): ScreenView {
  const last = lastPlay(page);
  return view({
    title: `Final: ${scoreText(page, last?.scoreA ?? 0, last?.scoreB ?? 0)}`,
    note: HEADINGS.sideline,
    head: aftermathLines(page).map((text) => [text]),
    keys: [{ key: 'enter', label: 'summary', event: { type: 'swap', route: { name: 'game', id: page.game.id } } }],
    panes: [page.aftermath?.worths.length === 0 ? lastPlays(page) : worthPane(page)],
  });
}

/** The plays of a finished game that the staff called. */
function lastPlays(page: SidelinePage): Pane {
  return textPane({
    key: 'plays',
    title: HEADINGS.playByPlay,
    lines: (width, height) => latest(page, width, height),
    cursor: false,
    min: 40,
  });
}

function worthPane(page: SidelinePage): Pane {
  return tablePane<CallWorth>({
    key: 'worth',
    title: HEADINGS.callsWorth,
    columns: [
      { key: 'when', title: 'When', value: ({ quarter, clock }) => timeText(quarter, clock) },
      { key: 'call', title: 'Call', value: insteadText },
      { key: 'worth', title: 'Worth', value: ({ worth }) => worth, text: ({ worth }) => worthText(worth) },
      { key: 'play', title: HEADINGS.feed, value: ({ text }) => text, drop: 1 },
    ],
    rows: byWorth(page.aftermath?.worths ?? []),
    empty: '',
  });
}

interface Data {
  page: SidelinePage;
  /** Null once the game is over. */
  nation: Nation | null;
}

/** The user's game of the week, coached play by play. */
export const sideline = screen<'sideline', Data>({
  load: async ({ ask }, { id }) => {
    const page = await ask('sideline', { id });
    return { page, nation: page.over ? null : await ask('nation', { id }) };
  },
  view: ({ page, nation }, _route, { visit }) =>
    nation !== null && isLive(page) ? liveView(page, nation, visit.watch) : overView(page),
});
