import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { leaveChances } from '../../dynasty/portal.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { POSITIONS, type Position, STARTER_SLOTS } from '../../model/positions.ts';
import { diceOf, portal } from './bot.ts';
import type { Sight } from './sight.ts';

/** Rating below which losing a player does not matter. */
const NO_LOSS = 55;

/** Promises a bigger role to as many of the listed players as allowed. */
function promise(dynasty: DynastyState, players: readonly PlayerId[]): void {
  const { promises } = dynasty.tuning.portal.coach;
  if (players.length > 0) portal(dynasty, { keep: players.slice(0, promises) });
}

/** Promises a bigger role to the players whose loss would hurt most. */
export function keepTheBest(sight: Pick<Sight, 'leaving'>) {
  return (dynasty: DynastyState): void => {
    const players = sight
      .leaving(dynasty)
      .map(({ player, chance }) => ({
        id: player.id,
        loss: chance * Math.max(0, player.rating - NO_LOSS) * (player.starter ? 1 : 1 / 2),
      }))
      .filter(({ loss }) => loss > 0)
      .sort((a, b) => b.loss - a.loss || a.id - b.id);
    promise(
      dynasty,
      players.map(({ id }) => id),
    );
  };
}

export function keepAtRandom(dynasty: DynastyState): void {
  const dice = diceOf(dynasty, 'promises');
  const players = leaveChances(dynasty).map(({ player }) => ({ id: player.id, roll: dice.float() }));
  promise(
    dynasty,
    players.sort((a, b) => a.roll - b.roll).map(({ id }) => id),
  );
}

/** Returns other teams' players in the portal. */
function inPortal({ transfers, settings, players }: DynastyState): Player[] {
  const ids = new Set(
    transfers.filter(({ end, from }) => end === 'open' && from !== settings.team).map(({ player }) => player),
  );
  return players.filter(({ id }) => ids.has(id));
}

/** Returns our returning players' ratings by position, best first. */
function returning({ players, departures, settings }: DynastyState): Record<Position, number[]> {
  const gone = new Set(departures.map(({ player }) => player));
  const own = players.filter(({ team, id }) => team === settings.team && !gone.has(id));
  const ratingsAt = (position: Position) =>
    own.filter((player) => player.position === position).map(({ rating }) => rating);
  return Object.fromEntries(
    POSITIONS.map((position) => [position, ratingsAt(position).sort((a, b) => b - a)]),
  ) as Record<Position, number[]>;
}

function call(dynasty: DynastyState, players: readonly PlayerId[]): void {
  const { offers } = dynasty.tuning.portal.coach;
  if (players.length > 0) portal(dynasty, { offer: players.slice(0, offers) });
}

/** Calls the portal players who would improve our lineup most. */
export function callStarters(dynasty: DynastyState): void {
  const here = returning(dynasty);
  const better = ({ position, rating }: Player) => rating - (here[position][STARTER_SLOTS[position] - 1] ?? 0);
  const transfers = inPortal(dynasty)
    .filter((player) => better(player) > 0)
    .sort((a, b) => better(b) - better(a) || a.id - b.id);
  call(
    dynasty,
    transfers.map(({ id }) => id),
  );
}

export function callAtRandom(dynasty: DynastyState): void {
  const dice = diceOf(dynasty, 'calls');
  const transfers = inPortal(dynasty).map(({ id }) => ({ id, roll: dice.float() }));
  call(
    dynasty,
    transfers.sort((a, b) => a.roll - b.roll).map(({ id }) => id),
  );
}
