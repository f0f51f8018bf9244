import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import type { PortalEnd, PortalFinalist, Transfer } from '../../model/portal.ts';
import { PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { OffseasonTuning } from '../types.ts';
import { drawArrivals } from './arrivals.ts';
import { type Entrant, promisedChance } from './entries.ts';
import { type MarketInput, TransferMarket } from './market.ts';
import { transferQuality } from './quality.ts';
import { type WalkOnEntrants, walkOnsWanted } from './walk-ons.ts';
import { portalYear } from './years.ts';

interface ResolveInput extends MarketInput {
  entrants: readonly Entrant[];
  /** The entrants as they will be next season. */
  older: ReadonlyMap<PlayerId, Player>;
  /** Players the user promised a bigger role. */
  promised: ReadonlySet<PlayerId>;
  walkOns: WalkOnEntrants;
  tuning: OffseasonTuning & Pick<Tuning, 'walkOns'>;
  takenNames: Set<string>;
  nextPlayerId: PlayerId;
}

/** The outcome of the portal. */
export interface Resolved {
  /** Next season's players from the portal: withdrawn entries, transfers, and arrivals from below FBS. */
  players: Player[];
  transfers: Transfer[];
  /** NIL money of the players who moved, million dollars; empty before NIL. */
  pay: ReadonlyMap<PlayerId, number>;
  nextPlayerId: PlayerId;
}

/** Whether an entrant withdraws: he was close to staying, or has been promised a bigger role since. */
export function withdraws(
  { player, roll, chance }: Entrant,
  { tuning, promised }: Pick<ResolveInput, 'tuning' | 'promised'>,
): boolean {
  if (promised.has(player.id)) return roll >= promisedChance(chance, tuning);
  return roll >= chance * (1 - tuning.portal.enter.withdrawn);
}

/** Returns the mean rating of starters by position, in the order of `POSITIONS`. */
function starterLevels(players: readonly Player[]): number[] {
  const ratings = POSITIONS.map((): number[] => []);
  const teams = POSITIONS.map(() => new Set<TeamId>());
  for (const { position, rating, team } of players) {
    ratings[PLACE_OF[position]]!.push(rating);
    teams[PLACE_OF[position]]!.add(team);
  }
  return ratings.map((list, index) => {
    const best = Float64Array.from(list).sort();
    const first = Math.max(0, best.length - teams[index]!.size * STARTER_SLOTS[POSITIONS[index]!]);
    let sum = 0;
    for (let place = first; place < best.length; place++) sum += best[place]!;
    return sum / Math.max(1, best.length - first);
  });
}

/** A player in the portal, and how much programs want him. */
interface Wanted {
  entrant: Entrant | null;
  player: Player;
  worth: number;
}

/** Ranks entrants by how much programs want them. */
function wantedOf(input: ResolveInput, entrants: readonly Entrant[]): Wanted[] {
  const { year, seed, tuning, programs, older } = input;
  const knobs = tuning.portal.find;
  const level = starterLevels(input.returning);
  const tiers = new Map<TeamId, number>(programs.map(({ team, prestigeScore }) => [team, prestigeScore]));
  return entrants
    .map((entrant): Wanted => {
      const player = mustGet(older, entrant.player.id);
      const luck = stream(seed, 'portal', year, player.id, 'film').normal(0, knobs.luck);
      const worth =
        knobs.rating * (player.rating - level[PLACE_OF[player.position]]!) +
        knobs.stars * player.stars +
        knobs.tier * (tiers.get(player.team) ?? 1) +
        luck;
      return { entrant, player, worth };
    })
    .sort((a, b) => b.worth - a.worth || a.player.id - b.player.id);
}

function transferOf(
  { player, reason, month }: Entrant,
  year: number,
  end: PortalEnd,
  to: TeamId | null = null,
  finalists: readonly PortalFinalist[] = [],
): Transfer {
  return { year, player: player.id, from: player.team, to, end, reason, month, finalists };
}

/** Returns an entry that is still unresolved. */
export function openTransfer(entrant: Entrant, year: number): Transfer {
  return transferOf(entrant, year, 'open');
}

/** Returns FCS players and walk-ons that programs would take. */
function newcomers(input: ResolveInput): Wanted[] {
  const { year, programs, reference, tuning, seed, takenNames } = input;
  const arrivals = drawArrivals({ year, programs: programs.length, reference, tuning, seed, takenNames });
  const walkOns = walkOnsWanted(input.walkOns, -(arrivals.length + 1), takenNames, input);
  return [...arrivals, ...walkOns].map((player) => ({ entrant: null, player, worth: 0 }));
}

/** Sorts transfers into the order in which they choose: best first. */
function bestFirst(wanted: readonly Wanted[], tuning: OffseasonTuning): Wanted[] {
  return wanted
    .map((each) => ({ each, quality: transferQuality(each.player, tuning) }))
    .sort((a, b) => b.quality - a.quality || a.each.player.id - b.each.player.id)
    .map(({ each }) => each);
}

/** Settles the portal: withdrawals, moves, and players who drop out of FBS. */
export function resolvePortal(input: ResolveInput): Resolved {
  const { year, seed, tuning } = input;
  const players: Player[] = [];
  const transfers: Transfer[] = [];
  const leaving: Entrant[] = [];
  for (const entrant of input.entrants) {
    if (!withdraws(entrant, input)) leaving.push(entrant);
    else {
      players.push(mustGet(input.older, entrant.player.id));
      transfers.push(transferOf(entrant, year, 'withdrawn'));
    }
  }
  const { found, below } = portalYear(year, tuning);
  const wanted = wantedOf(input, leaving);
  const count = Math.round(found * wanted.length);
  const leaveFbs = (entrant: Entrant): void => {
    const lower = stream(seed, 'portal', year, entrant.player.id, 'below').chance(below);
    transfers.push(transferOf(entrant, year, lower ? 'below' : 'none'));
  };
  for (const { entrant } of wanted.slice(count)) leaveFbs(entrant!);
  const market = new TransferMarket({
    ...input,
    returning: [...input.returning, ...players],
    room: roomLeft(input.room, players),
  });
  const pay = new Map<PlayerId, number>();
  let nextPlayerId = input.nextPlayerId;
  for (const { entrant, player } of bestFirst([...wanted.slice(0, count), ...newcomers(input)], tuning)) {
    const move = market.choose(player, stream(seed, 'portal', year, 'fit', player.id));
    if (move !== null) {
      const moved = copyOfPlayer(move.player);
      if (entrant === null) moved.id = nextPlayerId;
      if (entrant === null) nextPlayerId += 1;
      players.push(moved);
      if (input.money !== null) pay.set(moved.id, move.pay);
      const { finalists } = move;
      if (entrant !== null) transfers.push(transferOf(entrant, year, 'moved', moved.team, finalists));
      else transfers.push(arrivalOf(moved, player.team, year, finalists));
    } else if (entrant !== null) leaveFbs(entrant);
  }
  return { players, transfers: transfers.sort((a, b) => a.player - b.player), pay, nextPlayerId };
}

/** Returns the roster spots left after these players take theirs. */
function roomLeft(room: MarketInput['room'], players: readonly Player[]): MarketInput['room'] {
  const left = new Map([...room].map(([team, open]) => [team, { ...open }]));
  for (const { team, position } of players) mustGet(left, team)[position] -= 1;
  return left;
}

/** Returns the move of a player who was not on scholarship; `from` is empty if he comes from the FCS. */
function arrivalOf({ id, team }: Player, from: TeamId, year: number, finalists: readonly PortalFinalist[]): Transfer {
  const origin = from === '' ? null : from;
  return { year, player: id, from: origin, to: team, end: 'moved', reason: 'step_up', month: 1, finalists };
}
