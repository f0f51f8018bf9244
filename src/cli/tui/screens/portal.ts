import type { InputOf } from '../../../core/contract/registry.ts';
import type {
  PortalMove,
  PortalPage,
  PortalPlayer,
  PortalTarget,
} from '../../../core/contract/views/recruiting/portal.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import {
  fullName,
  HEADINGS,
  MARKET_KEYS,
  moveLines,
  OWN_KEYS,
  owedText,
  PORTAL_EMPTY,
  PORTAL_MARKET,
  PORTAL_MOVES,
  PORTAL_OURS,
  type PortalKey,
  portalCounts,
  portalDecided,
  portalLines,
  portalTitles,
} from '../../../core/present/index.ts';
import type { Event } from '../play/event.ts';
import type { Route, RouteOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey } from '../play/view.ts';
import { wrapped } from './described.ts';
import { rowKey, tablePane, textPane, toneColumn, view } from './parts.ts';
import { positionKey } from './roster.ts';
import { screen } from './screen.ts';

const decide = (input: InputOf<'setPortal'>, player: PortalPlayer | PortalTarget | null): Event => ({
  type: 'do',
  effect: { do: 'decide', command: 'setPortal', input, said: portalDecided(input, player) },
});
const whyChosen = ({ id }: { id: number }): Event => ({
  type: 'open',
  route: { name: 'why', what: 'transfer', player: String(id) },
});
const playerPage = ({ id }: { id: number }): Route => ({ name: 'player', id });

/** Returns the actions of some keys on a row. */
function keysFor<Row extends PortalPlayer | PortalTarget>(keys: readonly PortalKey<Row>[]): (row: Row) => Item['keys'] {
  return (row) => Object.fromEntries(keys.map(({ key, change }) => [key, decide(change(row), row)]));
}

function oursPane(page: PortalPage): Pane {
  return tablePane<PortalPlayer>({
    key: 'ours',
    title: portalTitles(page).ours,
    columns: [
      toneColumn(PORTAL_OURS.name, { tone: ({ promised }) => (promised ? 'accent' : 'strong') }),
      toneColumn(PORTAL_OURS.pos),
      toneColumn(PORTAL_OURS.class, { drop: 1 }),
      toneColumn(PORTAL_OURS.rating),
      toneColumn(PORTAL_OURS.next_up, { drop: 3 }),
      toneColumn(PORTAL_OURS.chance),
      toneColumn(PORTAL_OURS.declares, { drop: 4 }),
      toneColumn(PORTAL_OURS.reason),
      toneColumn(PORTAL_OURS.with_promise, { drop: 3 }),
      toneColumn(PORTAL_OURS.promised, { drop: 2 }),
    ],
    rows: page.ours,
    route: playerPage,
    keys: keysFor(OWN_KEYS),
    empty: page.can_offer ? PORTAL_EMPTY.left : PORTAL_EMPTY.ours,
    min: 60,
  });
}

function marketPane(page: PortalPage): Pane {
  return tablePane<PortalTarget>({
    key: 'market',
    title: portalTitles(page).market,
    columns: [
      toneColumn(PORTAL_MARKET.name, { tone: ({ said }) => (said === 'pass' ? 'faint' : 'strong') }),
      toneColumn(PORTAL_MARKET.pos),
      toneColumn(PORTAL_MARKET.class, { drop: 2 }),
      toneColumn(PORTAL_MARKET.rating),
      toneColumn(PORTAL_MARKET.team),
      toneColumn(PORTAL_MARKET.role, { drop: 5 }),
      toneColumn(PORTAL_MARKET.fit, { drop: 6 }),
      toneColumn(PORTAL_MARKET.places, { drop: 1 }),
      toneColumn(PORTAL_MARKET.odds),
      toneColumn(PORTAL_MARKET.odds_called, { drop: 4 }),
      toneColumn(PORTAL_MARKET.price, { drop: 3 }),
      toneColumn(PORTAL_MARKET.said, { tone: ({ said }) => (said === 'offer' ? 'accent' : 'faint') }),
    ],
    rows: page.market,
    route: playerPage,
    keys: keysFor(MARKET_KEYS),
    empty: PORTAL_EMPTY.market,
    min: 72,
  });
}

/** The latest transfers in and out, and below them the finalists of the player chosen with Enter. */
function movesPanes(page: PortalPage, route: RouteOf<'portal'>, list: 'came' | 'went' | 'missed'): Pane[] {
  const chosen = page[list].find(({ id }) => id === route.player);
  const moves = tablePane<PortalMove>({
    key: list,
    title: portalTitles(page)[list],
    columns: [
      toneColumn(PORTAL_MOVES.name, { tone: () => 'strong' }),
      toneColumn(PORTAL_MOVES.pos),
      toneColumn(PORTAL_MOVES.class, { drop: 1 }),
      toneColumn(PORTAL_MOVES.rating),
      toneColumn(list === 'came' ? PORTAL_MOVES.from : PORTAL_MOVES.to),
      toneColumn(PORTAL_MOVES.reason),
      toneColumn(PORTAL_MOVES.you, { drop: 2 }),
    ],
    rows: page[list],
    mark: ({ id }) => (id === route.player ? 'open' : null),
    id: ({ id }) => id,
    act: ({ id }) => ({ type: 'swap', route: { ...route, player: id }, keep: true, reads: 'choice' }),
    keys: (row) => (row.finalists.length > 0 ? { y: whyChosen(row) } : {}),
    empty: PORTAL_EMPTY[list],
    min: 60,
  });
  return chosen === undefined ? [moves] : [moves, choicePane(chosen)];
}

function choicePane(move: PortalMove): Pane {
  return textPane({
    key: 'choice',
    title: `${fullName(move)}’s finalists`,
    lines: (width) => wrapped(moveLines(move), width, playerPage(move)),
  });
}

/** Last year's promises, which are due this season. */
function owedPanes(page: PortalPage): Pane[] {
  if (page.owed.length === 0) return [];
  return [
    textPane({
      key: 'owed',
      title: portalTitles(page).owed,
      lines: (width) => wrapped(page.owed.map(owedText), width),
    }),
  ];
}

const shownKey = ({ key, label, about }: PortalKey<never>): ScreenKey => rowKey(key, label, about);

function keysOf({ can_keep, can_offer, came, went, missed }: PortalPage): ScreenKey[] {
  return [
    ...(can_keep ? OWN_KEYS.map(shownKey) : []),
    ...(can_offer
      ? [
          ...MARKET_KEYS.map(shownKey),
          positionKey(POSITIONS, (position) => ({ name: 'portal', ...(position && { position }) })),
        ]
      : []),
    ...([...came, ...went, ...missed].some(({ finalists }) => finalists.length > 0)
      ? [rowKey('y', 'why', 'why he picked his school')]
      : []),
    ...(can_keep ? [{ key: 'Z', label: 'give it all to staff', event: decide({ staff: true }, null) } as const] : []),
  ];
}

/** The transfer portal: our players who may leave, portal targets, and the latest transfers in and out. */
export const portal = screen<'portal', PortalPage>({
  load: ({ ask }, { position }) => ask('portal', position === undefined ? {} : { position }),
  view: (page, route) => {
    const [first, ...spent] = [...portalCounts(page), ...portalLines(page)];
    const moves = (['came', 'went', 'missed'] as const).filter(
      (list) => page.moved_after !== null && (list !== 'missed' || page.missed.length > 0),
    );
    return view({
      title: HEADINGS.transferPortalAfter(page.year),
      head: [
        ...(first === undefined ? [] : [[first]]),
        ...(spent.length > 0 ? [[[spent.join(' '), 'faint'] as const]] : []),
      ],
      panes: [
        ...(page.can_offer ? [marketPane(page)] : []),
        ...(page.can_keep ? [oursPane(page)] : []),
        ...owedPanes(page),
        ...moves.flatMap((list) => movesPanes(page, route, list)),
      ],
      layout: 'grid',
      keys: keysOf(page),
    });
  },
});
