import type { PlayerId, TeamId } from '../../model/ids.ts';
import { groupBy } from '../../model/lists.ts';
import { isRedshirt } from '../../model/people/eligibility.ts';
import { asInPreseason, type Player } from '../../model/player.ts';
import { byPosition } from '../../offseason/progression.ts';
import type { UniversePlayer } from '../../reference/universe/types.ts';
import type { Save, StoredPlayer } from '../../save/contracts.ts';
import { asIn } from '../views/player.ts';

/** A season's rosters in the format of a universe file. */

/** Teams of players who have since transferred: the team each had in a season. */
function teamsBefore(save: Save, season: number, now: number): Map<PlayerId, TeamId> {
  const teams = new Map<PlayerId, TeamId>();
  for (let year = season; year <= now; year++) {
    for (const { player, from, to } of save.transfers.ofYear(year)) {
      if (from !== null && to !== null && !teams.has(player)) teams.set(player, from);
    }
  }
  return teams;
}

/** Whether a player was on a roster of a season. */
const wasThere = ({ joined, lastYear, onRoster }: StoredPlayer, season: number): boolean =>
  joined <= season && (onRoster || (lastYear ?? season) >= season);

function rowOf(player: Player, team: string): UniversePlayer {
  const { first, last, position, rating, stars, homeState } = player;
  return {
    ...{ team, first, last, position, class: player.classYear, rating },
    ...(isRedshirt(player) && { redshirt: true }),
    stars,
    state: homeState,
  };
}

/**
 * Returns every player on a season's rosters as he entered it, by team and position, best first. His potential stays
 * hidden, as on the pages.
 */
export function rostersOf(save: Save, season: number, nameOf: (team: TeamId) => string): UniversePlayer[] {
  const row = save.dynasty.read();
  const { startYear } = row.settings;
  const years = Array.from({ length: season - startYear + 1 }, (_, index) => startYear + index);
  const there = years.flatMap((year) => save.players.joinedIn(year)).filter((player) => wasThere(player, season));
  const teams = teamsBefore(save, season, row.year);
  const then = asInPreseason(there.map((player) => asIn(row, player, season)));
  const rosters = groupBy(then, ({ id, team }) => teams.get(id) ?? team);
  return [...rosters]
    .map(([team, players]) => ({ name: nameOf(team), players }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, players }) => players.sort(byPosition).map((player) => rowOf(player, name)));
}
