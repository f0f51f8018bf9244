import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { inSeason, type Player } from '../model/player.ts';
import type { Transfer } from '../model/portal.ts';
import { transferStars } from '../offseason/portal/quality.ts';
import type { ByPlayer } from './by-player.ts';

/** A transfer as a batch reports it. */
export interface TransferLine {
  transfer: Transfer;
  /** As he was in the season before. */
  player: Player;
  /** As a transfer. */
  stars: number;
  /** What he is paid, million dollars; null where he has not moved, or nobody is paid. */
  pay: number | null;
  /** He was a walk-on where he comes from. */
  walkOn: boolean;
}

/** Everybody who looked for another team before a season. */
export interface PortalClosed {
  lines: readonly TransferLine[];
  /** How many walk-ons of each program entered, those with a line among them. */
  walkOns: ReadonlyMap<TeamId, number>;
}

/** Those of some numbers, by number. */
function playersOf(players: readonly Player[], ids: ReadonlySet<PlayerId>): Map<PlayerId, Player> {
  const out = new Map<PlayerId, Player>();
  for (const player of players) if (ids.has(player.id)) out.set(player.id, player);
  return out;
}

/** The portal of the season that a dynasty has left; `before` are the players of that season by number. */
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
    const known = then ?? now.get(transfer.player)!;
    // Who had no scholarship in FBS is known as he is a season later.
    const player = inSeason(known, known.seasons - (then === undefined ? 1 : 0));
    const walkOn = then === undefined && transfer.from !== null;
    const stars = transferStars(now.get(transfer.player) ?? inSeason(known, player.seasons + 1), tuning);
    return { transfer, player, stars, pay: pay.get(transfer.player) ?? null, walkOn };
  });
  return { lines, walkOns };
}
