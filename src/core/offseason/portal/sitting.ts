import type { PlayerId } from '../../model/ids.ts';
import { firstOf, groupBy } from '../../model/lists.ts';
import { withSeasonOut } from '../../model/people/eligibility.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import type { Transfer } from '../../model/portal.ts';
import { CLASS_YEARS, STARTER_SLOTS } from '../../model/positions.ts';
import type { GameRules } from '../../model/rules.ts';

/** Seasons in college after which a player has graduated. */
const GRADUATED = CLASS_YEARS.length;

/**
 * Marks the players who must sit out this season: transfers from another FBS team who have not graduated. If the others
 * cannot fill a position's starting spots, the best transfers get a waiver.
 */
export function sitTransfersOut(
  players: readonly Player[],
  transfers: readonly Transfer[],
  { transfersSit }: Pick<GameRules, 'transfersSit'>,
): Player[] {
  if (!transfersSit) return [...players];
  const came = new Set(
    transfers.filter(({ end, from }) => end === 'moved' && from !== null).map((each) => each.player),
  );
  const sitters = new Set<PlayerId>();
  for (const [, group] of groupBy(players, ({ team, position }) => `${team} ${position}`)) {
    const must = group.filter(({ id, seasons }) => came.has(id) && seasons < GRADUATED);
    const waivers = Math.max(0, STARTER_SLOTS[firstOf(group).position] - (group.length - must.length));
    must.sort((a, b) => b.rating - a.rating || a.id - b.id);
    for (const { id } of must.slice(waivers)) sitters.add(id);
  }
  return players.map((player) => {
    if (!sitters.has(player.id)) return player;
    const out = copyOfPlayer(player);
    out.kept = withSeasonOut(player);
    return out;
  });
}
