import { byDepth } from '../football/team-sheet.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { sitsOut } from '../model/people/eligibility.ts';
import { ORDINARY, type Personnel } from '../model/people/personnel.ts';
import { beginSeason, copyOfPlayer, type Player, type Winter } from '../model/player.ts';
import { PLACE_OF, POSITIONS } from '../model/positions.ts';
import { type DepthChart, inOrder, STAFF_CHART } from '../model/program/depth-chart.ts';
import type { Departure } from '../model/season.ts';

/** The winter of every player who returns. */
export type Winters = (player: Player) => Winter;

/** A returning player as his winter leaves him: in his next season, and no starter yet. */
export function afterWinter(player: Player, winters: Winters): Player {
  const older = copyOfPlayer(player);
  beginSeason(older, winters(player));
  older.starter = false;
  return older;
}

/**
 * The players who return, by id: a year older, and a class unless the season did not count. `withStarters` picks the
 * starters once the whole roster is known.
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

/** Those who can play: of each team a list for every position. */
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

/** Adds the first of each of a team's groups: the best, or those whom its own order begins with. */
function addStarters(
  starters: Set<PlayerId>,
  groups: readonly Player[][],
  own: DepthChart,
  { starters: men }: Personnel,
): void {
  for (let index = 0; index < groups.length; index++) {
    const position = POSITIONS[index]!;
    const order = inOrder(groups[index]!.sort(byDepth), own[position]);
    const count = Math.min(order.length, men[position]);
    for (let place = 0; place < count; place++) starters.add(order[place]!.id);
  }
}

/**
 * The same players by id, the first of each team and position marked as starters: the best, or those a team's own order
 * begins with, as many as its personnel has. Who sits the season out starts nowhere. In parts: as one function with its loops,
 * V8 left what it had compiled of it at each call.
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

/** Players by team, each team's by position and depth. */
export function byPosition(a: Player, b: Player): number {
  return PLACE_OF[a.position] - PLACE_OF[b.position] || byDepth(a, b);
}
