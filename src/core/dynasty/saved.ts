import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';
import { rulesOf } from '../model/rules.ts';
import { isSaved } from '../offseason/eligibility.ts';
import type { DynastyState } from './dynasty-state.ts';

/** What says whom staffs save. */
type SavedSource = Pick<
  DynastyState,
  'year' | 'settings' | 'rules' | 'tuning' | 'programs' | 'players' | 'playerSeasons'
>;

/** New men of the season whom their staffs would save: none where a redshirt may play a few games. */
export function savedIn({ year, settings, rules, tuning, players }: SavedSource): Set<PlayerId> {
  if (rulesOf(year, rules).redshirtGames !== 0) return new Set();
  const isNew = (player: Player) => player.seasons === 0 && isSaved(player, year, settings.seed, tuning);
  return new Set(players.filter(isNew).map(({ id }) => id));
}

/**
 * Who of them is kept off the field this week: he has not played yet and stands behind those who do at his position.
 * @param out who cannot play
 * @param chartOf a team's men by position, in the order in which they play
 */
export function keptOff(
  dynasty: SavedSource,
  out: ReadonlySet<PlayerId>,
  chartOf: (team: TeamId) => readonly { id: PlayerId; position: Position }[],
): PlayerId[] {
  const saved = savedIn(dynasty);
  if (saved.size === 0) return [];
  const { strings } = dynasty.tuning.eligibility.saved;
  const off: PlayerId[] = [];
  for (const { team } of dynasty.programs) {
    let at: Position | null = null;
    let ahead = 0;
    for (const { id, position } of chartOf(team)) {
      if (position !== at) ahead = 0;
      at = position;
      if (out.has(id)) continue;
      const waits = saved.has(id) && !dynasty.playerSeasons.has(id) && ahead >= strings * STARTER_SLOTS[position];
      if (waits) off.push(id);
      else ahead += 1;
    }
  }
  return off;
}
