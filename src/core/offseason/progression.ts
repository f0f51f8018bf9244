import { byDepth } from '../football/team-sheet.ts';
import { type DepthChart, inOrder, STAFF_CHART } from '../model/depth-chart.ts';
import { sitsOut } from '../model/eligibility.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import { ORDINARY, type Personnel } from '../model/personnel.ts';
import { copyOfPlayer, type Player, putInSeason, ratingIn } from '../model/player.ts';
import { PLACE_OF, POSITIONS } from '../model/positions.ts';
import type { Departure } from '../model/season.ts';

/** What a player is worth this season and will be next season. */
export interface Progress {
  player: Player;
  from: number;
  to: number;
}

/** Who stays, and what each will be worth next year, by id. */
export function progress(players: readonly Player[], departures: readonly Departure[]): Progress[] {
  const leaving = new Set(departures.map((d) => d.player));
  return players
    .filter((p) => !leaving.has(p.id))
    .map((player) => ({ player, from: player.rating, to: ratingIn(player.ratings, player.seasons + 1) }))
    .sort((a, b) => a.player.id - b.player.id);
}

/**
 * Everybody who stays, a year older, and a class unless the season did not count. Nobody is a starter until `withStarters`
 * has seen the whole roster.
 */
export function advanceClasses(players: readonly Player[], departures: readonly Departure[]): Player[] {
  const leaving = new Set(departures.map((departure) => departure.player));
  const all: Player[] = [];
  for (const player of players) {
    if (leaving.has(player.id)) continue;
    const older = copyOfPlayer(player);
    putInSeason(older, player.seasons + 1);
    older.starter = false;
    all.push(older);
  }
  return all.sort((a, b) => a.id - b.id);
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
  for (let at = 0; at < groups.length; at++) {
    const position = POSITIONS[at]!;
    const order = inOrder(groups[at]!.sort(byDepth), own[position]);
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
