import type { InputOf } from '../../../core/contract/registry.ts';
import type { DepthPage, DepthPosition } from '../../../core/contract/views/people/depth.ts';
import { mustFind } from '../../../core/model/lists.ts';
import type { Position } from '../../../core/model/positions.ts';
import {
  aheadText,
  askRedshirt,
  DEPTH,
  DEPTH_POSITIONS,
  type DepthRow,
  depthDecided,
  depthReturned,
  depthRows,
  effectText,
  HEADINGS,
  ordererText,
  personnelLines,
  positionTitle,
  redshirtChange,
  redshirtDecided,
} from '../../../core/present/index.ts';
import type { Event } from '../play/event.ts';
import type { RouteOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey, Span } from '../play/view.ts';
import { neighbors, rowKey, tablePane, toneColumn, view } from './parts.ts';
import { positionKey } from './roster.ts';
import { screen } from './screen.ts';

type DepthRoute = RouteOf<'depth'>;

const FIRST: Position = 'qb';

/** Changes a position's depth order, then shows it. */
function decide(input: InputOf<'setDepth'>, said: string): Event {
  const { position } = input;
  const show: DepthRoute = { name: 'depth', ...(position !== undefined && { position }) };
  return { type: 'do', effect: { do: 'decide', command: 'setDepth', input, said, show } };
}

/** Returns the page of a position; the team stays the same. */
function at({ team }: DepthRoute, position: Position): DepthRoute {
  return { name: 'depth', position, ...(team !== undefined && { team }) };
}

/** Returns the page with a player moved up or down a spot; null at the end of the list. */
function shifted(
  route: DepthRoute,
  ids: readonly number[],
  from: number,
  to: number,
  position: Position,
): Event | null {
  const moved = ids[from];
  if (moved === undefined || to < 0 || to >= ids.length) return null;
  const others = ids.filter((id) => id !== moved);
  const order = [...others.slice(0, to), moved, ...others.slice(to)];
  return { type: 'swap', route: { ...route, position, order }, keep: true };
}

function ownKeys(route: DepthRoute, page: DepthPage, now: DepthPosition): ScreenKey[] {
  const { position, own } = now;
  if (!page.can_change) return [];
  const { order } = route;
  return [
    { key: 'J', label: 'move him down', event: { type: 'shift', by: 1 } },
    { key: 'K', label: 'move him up', event: { type: 'shift', by: -1 } },
    ...(order === undefined && now.players.some((player) => player.redshirt_choice !== null)
      ? [rowKey('R', 'redshirt', 'redshirt him, or end his redshirt')]
      : []),
    ...(order === undefined
      ? []
      : [
          {
            key: 'v',
            label: 'discard changes',
            event: { type: 'swap', route: at(route, position), keep: true },
          } as const,
        ]),
    ...(own && order === undefined
      ? [{ key: 'a', label: 'the staff’s order', event: decide({ position, staff: true }, depthReturned(position)) }]
      : []),
    ...(page.own && order === undefined
      ? [{ key: 'Z', label: 'give it all to staff', event: decide({ staff: true }, depthReturned()) }]
      : []),
  ];
}

/** Returns the key actions for a player: redshirt him, with a confirmation if he starts, or end his redshirt. */
function playerKeys(row: DepthRow): Item['keys'] {
  // If there is nothing to decide, the refusal explains why.
  const input = redshirtChange(row) ?? { players: [String(row.id)] };
  const off = input.off === true;
  const said = redshirtDecided(row, off);
  const redshirt: Event = { type: 'do', effect: { do: 'decide', command: 'setRedshirt', input, said } };
  const asks = row.starts && row.redshirt_choice === 'open';
  return { R: asks ? asked(row, redshirt) : redshirt };
}

/** Asks before a starter is redshirted. */
function asked(row: DepthRow, redshirt: Event): Event {
  const { title, note, yes, no } = askRedshirt(row);
  const keep: Event = { type: 'say', text: '', tone: 'plain' };
  return {
    type: 'dialog',
    title,
    notes: [note],
    choices: [
      { label: no, key: 'n', event: keep },
      { label: yes, key: 'y', event: redshirt },
    ],
  };
}

/** A position's players in the order shown, which applies unless it still has to be saved. */
function playersPane(route: DepthRoute, one: DepthPosition, mine: boolean, save: Event | null): Pane {
  const { position } = one;
  const ids = one.players.map(({ id }) => id);
  return tablePane<DepthRow>({
    key: 'men',
    title: positionTitle(one),
    columns: [
      toneColumn(DEPTH.place),
      toneColumn(DEPTH.name, {
        least: 14,
        tone: ({ starts }) => (starts ? 'strong' : null),
      }),
      toneColumn(DEPTH.class),
      toneColumn(DEPTH.rating),
      toneColumn(DEPTH.staff, { tone: (row) => (row.place === row.staff_place ? 'faint' : 'accent') }),
      toneColumn(DEPTH.status, {
        least: 24,
        tone: ({ injury }) => (injury === null || injury.status === 'held_back' ? null : 'loss'),
      }),
    ],
    rows: depthRows(one),
    id: ({ id }) => id,
    route: (row) => (save === null ? { name: 'player', id: row.id } : null),
    act: () => save,
    keys: (row) => (mine && save === null ? playerKeys(row) : {}),
    moves: ({ place }) =>
      mine
        ? [shifted(route, ids, place - 1, place - 2, position), shifted(route, ids, place - 1, place, position)]
        : [null, null],
    sortable: false,
    min: 52,
  });
}

const positionsPane = (route: DepthRoute, page: DepthPage, position: DepthPosition['position']): Pane =>
  tablePane<DepthPosition>({
    key: 'positions',
    title: 'Positions',
    columns: [
      toneColumn(DEPTH_POSITIONS.position),
      toneColumn(DEPTH_POSITIONS.rating),
      toneColumn(DEPTH_POSITIONS.staff),
      toneColumn(DEPTH_POSITIONS.win),
      toneColumn(DEPTH_POSITIONS.staffWin),
      toneColumn(DEPTH_POSITIONS.by),
    ],
    rows: page.positions,
    mark: (row) => (row.position === position ? 'open' : null),
    id: (row) => row.position,
    act: (row) => ({ type: 'swap', route: at(route, row.position), keep: true }),
    min: 50,
    grow: 0,
  });

/** The depth chart: one position's order, which keys change, and all positions. */
export const depth = screen<'depth', { page: DepthPage; asIf: DepthPage | null }>({
  load: async ({ ask }, { team, position, order }) => {
    const asIf = order === undefined ? null : ask('depth', { position: position ?? FIRST, players: [...order] });
    return { page: await ask('depth', team === undefined ? {} : { team }), asIf: await asIf };
  },
  view: ({ page, asIf }, route) => {
    const now = mustFind(page.positions, ({ position }) => position === (route.position ?? FIRST));
    const one = asIf?.positions[0] ?? now;
    const { position } = one;
    const places = page.positions.map((each) => at(route, each.position));
    const save = route.order === undefined ? null : decide({ position, players: [...route.order] }, depthDecided(one));
    return view({
      title: HEADINGS.depthChartOf(page.team.name),
      note: aheadText(page),
      head: [
        [[effectText(one), null]],
        [save === null ? [ordererText(page), 'faint'] : ['Not saved yet: Enter saves it, v discards it.', 'warn']],
        ...personnelLines(page).map((line): Span[] => [[line, 'faint']]),
      ],
      panes: [playersPane(route, one, page.can_change, save), positionsPane(route, page, position)],
      keys: [
        ...ownKeys(route, page, now),
        positionKey(
          page.positions.map((each) => each.position),
          (each) => at(route, each ?? FIRST),
        ),
        ...neighbors(places, page.positions.indexOf(now), 'position'),
      ],
    });
  },
});
