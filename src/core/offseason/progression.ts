import { byDepth } from '../football/team-sheet.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { sitsOut } from '../model/people/eligibility.ts';
import { ORDINARY, type Personnel } from '../model/people/personnel.ts';
import { beginSeason, copyOfPlayer, type Player, type Winter } from '../model/player.ts';
import { PLACE_OF, POSITIONS } from '../model/positions.ts';
import { type DepthChart, inOrder, STAFF_CHART } from '../model/program/depth-chart.ts';
import type { Departure } from '../model/season.ts';

/** Returns a returning player's winter. */
export type Winters = (player: Player) => Winter;

/** Returns a player after his winter: in his next season, and not a starter yet. */
export function afterWinter(player: Player, winters: Winters): Player {
  const older = copyOfPlayer(player);
  beginSeason(older, winters(player));
  older.starter = false;
  return older;
}

/**
 * Returns the returning players, by id: a season older, and a class up unless the season did not count. `withStarters`
 * picks the starters once the whole roster is known.
 */
export function advanceClasses(
  players: readonly Player[],
  departures: readonly Departure[],
  winters: Winters,
): Player[] {
  const leaving = new Set(departures.map((departure) => departure.player));
  return players
    .filter(({ id }) => !leaving.has(id))
    .map((player) => afterWinter(player, winters))
    .sort((a, b) => a.id - b.id);
}

function marked(player: Player, starter: boolean): Player {
  if (player.starter === starter) return player;
  const other = copyOfPlayer(player);
  other.starter = starter;
  return other;
}

/** Groups each team's available players by position. */
function groupsByTeam(players: readonly Player[]): Map<TeamId, Player[][]> {
  const teams = new Map<TeamId, Player[][]>();
  for (const player of players) {
    let groups = teams.get(player.team);
    if (!groups) {
      groups = POSITIONS.map(() => []);
      teams.set(player.team, groups);
    }
    if (!sitsOut(player)) groups[PLACE_OF[player.position]]!.push(player);
  }
  return teams;
}

/** Adds a team's starters: the first players at each position in its own depth chart, or the best. */
function addStarters(
  starters: Set<PlayerId>,
  groups: readonly Player[][],
  own: DepthChart,
  { starters: slots }: Personnel,
): void {
  for (let index = 0; index < groups.length; index++) {
    const position = POSITIONS[index]!;
    const order = inOrder(groups[index]!.sort(byDepth), own[position]);
    const count = Math.min(order.length, slots[position]);
    for (let place = 0; place < count; place++) starters.add(order[place]!.id);
  }
}

/**
 * Returns the same players by id with starters marked: the best at each position, or the first in a team's own depth
 * chart, as many as its personnel calls for. A player who sits out the season does not start.
 */
export function withStarters(
  players: readonly Player[],
  ownOrder: (team: TeamId) => DepthChart = () => STAFF_CHART,
  fieldOf: (team: TeamId) => Personnel = () => ORDINARY,
): Player[] {
  const starters = new Set<PlayerId>();
  for (const [team, groups] of groupsByTeam(players)) addStarters(starters, groups, ownOrder(team), fieldOf(team));
  return players.map((player) => marked(player, starters.has(player.id))).sort((a, b) => a.id - b.id);
}

/** Sorts one team's players by position and depth. */
export function byPosition(a: Player, b: Player): number {
  return PLACE_OF[a.position] - PLACE_OF[b.position] || byDepth(a, b);
}
