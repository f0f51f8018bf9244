import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { mustGet } from '../model/lists.ts';
import { inSeason, type Player } from '../model/player.ts';
import type { Transfer } from '../model/portal.ts';
import { transferStars } from '../offseason/portal/quality.ts';
import type { ByPlayer } from './by-player.ts';

/** A portal entry as a batch reports it. */
export interface TransferLine {
  transfer: Transfer;
  /** The player in the season before. */
  player: Player;
  /** His stars as a transfer. */
  stars: number;
  /** NIL money, million dollars; null if he has not moved, or before NIL. */
  pay: number | null;
  /** Whether he was a walk-on at his old team. */
  walkOn: boolean;
}

/** The portal before a season. */
export interface PortalClosed {
  lines: readonly TransferLine[];
  /** Walk-on entries by program, including those listed as transfers. */
  walkOns: ReadonlyMap<TeamId, number>;
}

/** Looks up players by number. */
function playersOf(players: readonly Player[], ids: ReadonlySet<PlayerId>): Map<PlayerId, Player> {
  const out = new Map<PlayerId, Player>();
  for (const player of players) if (ids.has(player.id)) out.set(player.id, player);
  return out;
}

/** Returns the portal after the last season; `before`: that season's players by id. */
export function portalClosed(
  dynasty: DynastyState,
  transfers: readonly Transfer[],
  pay: ReadonlyMap<PlayerId, number>,
  before: ByPlayer<Player>,
  walkOns: PortalClosed['walkOns'],
): PortalClosed {
  const { tuning } = dynasty;
  const now = playersOf(dynasty.players, new Set(transfers.map(({ player }) => player)));
  const lines = transfers.map((transfer): TransferLine => {
    const then = before.get(transfer.player);
    const known = then ?? mustGet(now, transfer.player);
    // Walk-ons and FCS arrivals are only known with next season's facts.
    const player = inSeason(known, known.seasons - (then === undefined ? 1 : 0));
    const walkOn = then === undefined && transfer.from !== null;
    const stars = transferStars(now.get(transfer.player) ?? inSeason(known, player.seasons + 1), tuning);
    return { transfer, player, stars, pay: pay.get(transfer.player) ?? null, walkOn };
  });
  return { lines, walkOns };
}
