import type {
  PortalMove,
  PortalPage,
  PortalPlayer,
  PortalTarget,
} from '../../core/contract/views/recruiting/portal.ts';
import { positionNamed } from '../../core/model/positions.ts';
import {
  HEADINGS,
  owedText,
  PORTAL_EMPTY,
  PORTAL_MARKET,
  PORTAL_MOVES,
  PORTAL_OURS,
  portalCounts,
  portalLines,
  portalTitles,
} from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { namesIn } from '../shell/input.ts';
import { column } from '../text/described.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

/** Action words, each applied to the named players. */
const VERBS = ['keep', 'release', 'offer', 'withdraw', 'pass'] as const;
type PortalVerb = (typeof VERBS)[number];

function isVerb(word: string | undefined): word is PortalVerb {
  return VERBS.some((verb) => verb === word);
}

async function change(cli: Cli, verb: PortalVerb, players: readonly string[]): Promise<void> {
  if (players.length === 0) {
    throw new CliFailure(EXIT.refused, 'Which players? Name one or more.', [
      `For example: dynasty portal ${verb} "Joe Moore".`,
    ]);
  }
  // A withdrawn call returns the player to the staff.
  await cli.ask('setPortal', { [verb === 'withdraw' ? 'staff' : verb]: namesIn(players) });
}

const MOVES = [
  column(PORTAL_MOVES.name),
  column(PORTAL_MOVES.pos),
  column(PORTAL_MOVES.class, { drop: 2 }),
  column(PORTAL_MOVES.rating),
  column(PORTAL_MOVES.from),
  column(PORTAL_MOVES.to),
  column(PORTAL_MOVES.reason, { drop: 1 }),
  column(PORTAL_MOVES.you, { drop: 4 }),
  column(PORTAL_MOVES.id, { drop: 3 }),
];

const ours = (answer: PortalPage) =>
  table<PortalPlayer>({
    name: 'ours',
    title: portalTitles(answer).ours,
    columns: [
      column(PORTAL_OURS.name),
      column(PORTAL_OURS.pos),
      column(PORTAL_OURS.class, { drop: 1 }),
      column(PORTAL_OURS.rating),
      column(PORTAL_OURS.role, { drop: 4 }),
      column(PORTAL_OURS.next_up, { drop: 3 }),
      column(PORTAL_OURS.chance),
      column(PORTAL_OURS.declares),
      column(PORTAL_OURS.reason),
      column(PORTAL_OURS.with_promise),
      column(PORTAL_OURS.promised, { drop: 5 }),
      column(PORTAL_OURS.id, { drop: 2 }),
    ],
    rows: answer.ours,
    empty: answer.can_offer ? PORTAL_EMPTY.left : PORTAL_EMPTY.ours,
  });

const market = (answer: PortalPage) =>
  table<PortalTarget>({
    name: 'market',
    title: portalTitles(answer).market,
    columns: [
      column(PORTAL_MARKET.name),
      column(PORTAL_MARKET.pos),
      column(PORTAL_MARKET.class, { drop: 2 }),
      column(PORTAL_MARKET.rating),
      column(PORTAL_MARKET.stars, { drop: 1 }),
      column(PORTAL_MARKET.team),
      column(PORTAL_MARKET.role),
      column(PORTAL_MARKET.fit, { drop: 9 }),
      column(PORTAL_MARKET.last_starter, { drop: 6 }),
      column(PORTAL_MARKET.places, { drop: 3 }),
      column(PORTAL_MARKET.odds),
      column(PORTAL_MARKET.odds_called, { drop: 5 }),
      column(PORTAL_MARKET.rival, { drop: 7 }),
      column(PORTAL_MARKET.price, { drop: 8 }),
      column(PORTAL_MARKET.said),
      column(PORTAL_MARKET.id, { drop: 4 }),
    ],
    rows: answer.market,
    empty: PORTAL_EMPTY.market,
  });

/** Transfers, unsuccessful calls, and last year's promises. */
function moved(answer: PortalPage) {
  const titles = portalTitles(answer);
  return [
    table<PortalMove>({
      name: 'came',
      title: titles.came,
      columns: MOVES,
      rows: answer.came,
      empty: PORTAL_EMPTY.came,
    }),
    table<PortalMove>({
      name: 'went',
      title: titles.went,
      columns: MOVES,
      rows: answer.went,
      empty: PORTAL_EMPTY.went,
    }),
    ...(answer.missed.length === 0
      ? []
      : [table<PortalMove>({ name: 'missed', title: titles.missed, columns: MOVES, rows: answer.missed })]),
    ...(answer.owed.length === 0 ? [] : [text(...answer.owed.map(owedText))]),
  ];
}

/** Shows the portal; `keep`, `release`, `offer`, `withdraw`, `pass` and `auto` (back to the staff) decide first. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const [verb, ...rest] = args;
  if (isVerb(verb)) await change(cli, verb, rest);
  else if (verb === 'auto') await cli.ask('setPortal', { staff: rest.length === 0 ? true : namesIn(rest) });
  const position = isVerb(verb) || verb === 'auto' ? undefined : positionNamed(verb);
  if (verb !== undefined && !isVerb(verb) && verb !== 'auto' && position === undefined) {
    throw new CliFailure(EXIT.refused, `Give a position or ${VERBS.join(', ')} or auto, not "${verb}".`);
  }
  const answer = await cli.ask('portal', {
    ...(position !== undefined && { position }),
    ...(options.all === true && { all: true }),
  });
  await cli.show({
    json: answer,
    parts: [
      text(
        cli.style.paint(HEADINGS.transferPortalAfter(answer.year), 'title'),
        ...portalCounts(answer),
        ...portalLines(answer),
      ),
      ours(answer),
      market(answer),
      ...moved(answer),
    ],
  });
}
