import type { InputOf } from '../../../core/contract/registry.ts';
import type { BoardPage, BoardRecruit } from '../../../core/contract/views/recruiting/board.ts';
import { POSITIONS, type Position } from '../../../core/model/positions.ts';
import {
  autopilotAt,
  BOARD,
  BOARD_LISTS,
  BOARD_NEEDS,
  BOARD_ROWS,
  boardDecided,
  boardSpent,
  boardStaff,
  boardTitle,
  CLASS_RANKS,
  detailLines,
  HEADINGS,
  RECRUIT_KEYS,
  recruiterText,
  STAFF_REST,
  shownRecruits,
  topUpBattles,
} from '../../../core/present/index.ts';
import type { Event } from '../play/event.ts';
import type { RouteOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey } from '../play/view.ts';
import { wrapped } from './described.ts';
import { neighbors, rowKey, tablePane, textPane, toneColumn, view } from './parts.ts';
import { positionKey } from './roster.ts';
import { screen } from './screen.ts';

type BoardRoute = RouteOf<'board'>;

const decide = ({ recruits }: BoardPage, input: InputOf<'setBoard'>): Event => ({
  type: 'do',
  effect: { do: 'decide', command: 'setBoard', input, said: boardDecided(recruits, input) },
});

const refused = (text: string): Event => ({ type: 'say', text, tone: 'error' });

/** Hours assigned by each digit. */
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Returns the same list from its first row on. */
function listed({ name, show }: BoardRoute, position: Position | undefined, open: true | undefined): BoardRoute {
  return { name, ...(show && { show }), ...(position && { position }), ...(open && { open }) };
}

/** Returns the same list from another row on, without its choice. */
function listedFrom(route: BoardRoute, from: number): BoardRoute {
  return { ...listed(route, route.position, route.open), ...(from > 0 && { from }) };
}

/** Returns the page with a recruit's tag toggled. */
function toggled(route: BoardRoute, number: number): BoardRoute {
  const marked = route.marked ?? [];
  const now = marked.includes(number) ? marked.filter((each) => each !== number) : [...marked, number];
  return { ...route, marked: now };
}

/** Returns the key actions for a recruit, or for all tagged ones. */
function rowKeys(route: BoardRoute, page: BoardPage, row: BoardRecruit): Item['keys'] {
  const recruits = route.marked && route.marked.length > 0 ? [...route.marked] : [row.number];
  const asked = RECRUIT_KEYS.flatMap(({ key, change, whyNot }): [string, Event][] => {
    const of = change(page, row);
    if (of !== null) return [[key, decide(page, { recruits, ...of })]];
    return whyNot === null ? [] : [[key, refused(whyNot(page, row))]];
  });
  return {
    ...Object.fromEntries(DIGITS.map((digit) => [digit, decide(page, { recruits, hours: Number(digit) })])),
    ...Object.fromEntries(asked),
    A: decide(page, autopilotAt(page, row.pos)),
    ' ': { type: 'swap', route: toggled(route, row.number), keep: true },
  };
}

/** Shown if no hour is free, or no battle is close. */
const NOTHING_TO_TOP_UP = 'No free hour would go to a close battle. Free some hours first.';

function keysOf(page: BoardPage): ScreenKey[] {
  const topUp = topUpBattles(page);
  return [
    rowKey('5', 'hours', '0 to 9: hours a week for the selected recruit, or all tagged ones'),
    ...DIGITS.filter((digit) => digit !== '5').map((digit) => rowKey(digit, '')),
    rowKey(' ', 'tag', 'tag for a group change'),
    ...RECRUIT_KEYS.map(({ key, label, about }) => rowKey(key, label, about)),
    rowKey('A', 'auto', 'hand his position to your staff, or take it back'),
    {
      key: 'R',
      label: 'assign',
      about: 'your staff assigns the remaining hours',
      event: decide(page, STAFF_REST),
    },
    {
      key: 'H',
      label: 'top up',
      about: 'free hours go to the closest battles, an hour each in turn',
      event: topUp === null ? refused(NOTHING_TO_TOP_UP) : decide(page, topUp),
    },
    { key: 'C', label: 'clear', about: 'clear all hours', event: decide(page, { clear: true }) },
    ...(page.staff
      ? []
      : [
          {
            key: 'Z',
            label: 'staff',
            about: 'turn recruiting over to your staff',
            event: decide(page, { staff: true }),
          } as const,
        ]),
  ];
}

/** Keys that filter the list: a position, uncommitted recruits only, the previous 30 and the next 30. */
function listKeys(route: BoardRoute, { found }: BoardPage): ScreenKey[] {
  const { position, open, from = 0 } = route;
  const to = (at: number): Event => ({ type: 'swap', route: listedFrom(route, at) });
  const toggled = listed(route, position, open ? undefined : true);
  return [
    positionKey(POSITIONS, (each) => listed(route, each, open)),
    {
      key: 'O',
      label: open ? 'all' : 'open',
      about: open ? 'all recruits' : 'uncommitted recruits only',
      event: { type: 'swap', route: toggled },
    },
    ...(from > 0 ? [{ key: '<', label: '', about: 'previous 30', event: to(Math.max(0, from - BOARD_ROWS)) }] : []),
    ...(from + BOARD_ROWS < found ? [{ key: '>', label: 'next 30', event: to(from + BOARD_ROWS) }] : []),
  ];
}

/** The list: recruits on the board, or all of them. */
function recruitsPane(route: BoardRoute, page: BoardPage): Pane {
  const tagged = new Set(route.marked);
  const list = `${(route.position ?? '').toUpperCase()} ${shownRecruits(page, route.from)}`.trim();
  return tablePane<BoardRecruit>({
    key: 'recruits',
    title: tagged.size === 0 ? list : `${list}, ${tagged.size} tagged`,
    columns: [
      toneColumn(BOARD.number, { tone: ({ number }) => (tagged.has(number) ? 'accent' : 'faint') }),
      toneColumn(BOARD.name, { tone: ({ number }) => (tagged.has(number) ? 'accent' : 'strong') }),
      toneColumn(BOARD.pos),
      toneColumn(BOARD.stars),
      toneColumn(BOARD.stand),
      toneColumn(BOARD.trend),
      toneColumn(BOARD.interest),
      toneColumn(BOARD.lead),
      toneColumn(BOARD.hours),
      toneColumn(BOARD.gap, { drop: 3 }),
      toneColumn(BOARD.visit, { drop: 4 }),
      toneColumn(BOARD.estimate, { drop: 1 }),
      toneColumn(BOARD.shortCares, { drop: 2 }),
      toneColumn(BOARD.decides, { drop: 5 }),
    ],
    rows: page.recruits,
    mark: ({ number }) => (tagged.has(number) ? 'tagged' : number === route.recruit ? 'open' : null),
    id: ({ number }) => number,
    act: ({ number }) => ({ type: 'swap', route: { ...route, recruit: number }, keep: true, reads: 'recruit' }),
    keys: (row) => rowKeys(route, page, row),
    sortable: false,
    min: 92,
  });
}

const needsPane = (page: BoardPage): Pane =>
  tablePane<BoardPage['needs'][number]>({
    key: 'needs',
    title: HEADINGS.classNeeds,
    columns: [
      toneColumn(BOARD_NEEDS.position),
      toneColumn(BOARD_NEEDS.places),
      toneColumn(BOARD_NEEDS.committed),
      toneColumn(BOARD_NEEDS.targets),
    ],
    rows: page.needs,
    keys: ({ position }) => ({ A: decide(page, autopilotAt(page, position)) }),
    min: 26,
  });

/** Everything about a recruit; his row's keys work here too. */
function recruitPane(route: BoardRoute, page: BoardPage, detail: NonNullable<BoardPage['detail']>): Pane {
  const { recruit } = detail;
  const tag: Event = { type: 'swap', route: toggled(route, recruit.number), keep: true };
  const keys = { ...rowKeys({ ...route, marked: [] }, page, recruit), ' ': tag };
  return textPane({
    key: 'recruit',
    title: 'Recruit',
    lines: (width) => wrapped(detailLines(detail), width).map((item) => ({ ...item, keys })),
  });
}

const classesPane = (page: BoardPage): Pane =>
  tablePane<BoardPage['classes'][number]>({
    key: 'classes',
    title: HEADINGS.classesSoFar,
    columns: [
      toneColumn(CLASS_RANKS.rank),
      toneColumn(CLASS_RANKS.team),
      toneColumn(CLASS_RANKS.points),
      toneColumn(CLASS_RANKS.commits),
      toneColumn(CLASS_RANKS.chips),
    ],
    rows: page.classes,
    mark: ({ team }) => (team === page.team.name ? 'own' : null),
    min: 36,
  });

/** The source of the hours, and the head coach's appeal; none if staffs make no difference. */
function staffPane(page: BoardPage): Pane[] {
  const said = boardStaff(page);
  if (said.length === 0) return [];
  return [textPane({ key: 'staff', title: 'Staff', lines: (width) => wrapped(said, width) })];
}

/** The recruiting board: the list, one recruit in full, position needs and class rankings. */
export const board = screen<'board', BoardPage>({
  load: ({ ask }, { show, position, open, from, recruit }) =>
    ask('board', {
      ...(show && { show }),
      ...(position && { position }),
      ...(open && { open }),
      ...(from !== undefined && { from }),
      ...(recruit !== undefined && { recruit }),
    }),
  view: (page, route) => {
    const { detail } = page;
    const lists = BOARD_LISTS.map((each): BoardRoute => ({ name: 'board', show: each }));
    return view({
      title: `Recruiting class of ${page.class_of}`,
      ...(page.open && { note: recruiterText(page) }),
      head: [[page.open ? [boardSpent(page), null] : [boardTitle(page), 'faint']]],
      panes: [
        recruitsPane(route, page),
        detail === null ? needsPane(page) : recruitPane(route, page, detail),
        classesPane(page),
        ...staffPane(page),
      ],
      layout: 'grid',
      keys: page.open
        ? [
            ...keysOf(page),
            ...neighbors(lists, BOARD_LISTS.indexOf(route.show ?? 'board'), 'list'),
            ...listKeys(route, page),
          ]
        : [],
    });
  },
});
