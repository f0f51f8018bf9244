import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import type { Transfer } from '../model/portal.ts';
import { CLASS_YEARS } from '../model/positions.ts';
import { transferStars } from '../offseason/portal/quality.ts';
import { newStaff } from '../offseason/staffs.ts';

/** A transfer as a batch reports it. */
export interface TransferLine {
  transfer: Transfer;
  /** As he was in the season before. */
  player: Player;
  /** As a transfer. */
  stars: number;
}

/** Everybody who looked for another team before a season. */
export interface PortalClosed {
  lines: readonly TransferLine[];
  /** Programs with a new staff that season. */
  newStaffs: ReadonlySet<TeamId>;
}

function inClass(player: Player, at: number): Player {
  return { ...player, classYear: CLASS_YEARS[at]!, rating: player.ratings[at]! };
}

/** The portal of the season that a dynasty has left; `before` are the players of that season. */
export function portalClosed(
  dynasty: DynastyState,
  transfers: readonly Transfer[],
  before: readonly Player[],
): PortalClosed {
  const { settings, tuning, year, programs } = dynasty;
  const people = new Map([...dynasty.players, ...before].map((player) => [player.id, player]));
  const lines = transfers.map((transfer): TransferLine => {
    const known = people.get(transfer.player)!;
    const at = CLASS_YEARS.indexOf(known.classYear);
    const [then, next] = transfer.from === null ? [at - 1, at] : [at, at + 1];
    return { transfer, player: inClass(known, then), stars: transferStars(inClass(known, next), tuning) };
  });
  const changed = programs.filter(({ team }) => newStaff(settings.seed, team, year, tuning)).map(({ team }) => team);
  return { lines, newStaffs: new Set(changed) };
}
