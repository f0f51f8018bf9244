import { mustGet } from '../../model/lists.ts';
/** A game whose home team can still be swapped, unless it is `settled`. */
export interface Hosting {
  home: number;
  away: number;
  settled: boolean;
  /** The cost of moving it to the other team's field, above 0. */
  reluctance: number;
  /** Whether it has moved to the other team's field. */
  turned: boolean;
}

/** Fewest and most home games each team may have, by team. */
export interface HomeBounds {
  least: Int8Array;
  most: Int8Array;
}

/**
 * Swaps home and away until every team's home games are within bounds, at the lowest cost: a team with too many passes
 * one along the cheapest path of games to a team that can take one more, and the reverse for too few. Teams whose
 * bounds no swap can reach get as close as possible. `turnBackCost` is the cost of returning a game to its preferred
 * host.
 */
export function balanceHomes(teams: number, games: Hosting[], bounds: HomeBounds, turnBackCost: number): void {
  const homes = new Int8Array(teams);
  for (const game of games) homes[game.home]! += 1;
  const byTeam: Hosting[][] = Array.from({ length: teams }, () => []);
  for (const game of games) {
    if (game.settled) continue;
    byTeam[game.home]!.push(game);
    byTeam[game.away]!.push(game);
  }
  const network = { homes, byTeam, bounds, turnBackCost };
  for (let team = 0; team < teams; team++) {
    while (homes[team]! > bounds.most[team]! && passOn(network, team, true));
    while (homes[team]! < bounds.least[team]! && passOn(network, team, false));
  }
  for (const game of games) if (game.turned) turnBack(network, game);
}

interface Network {
  homes: Int8Array;
  byTeam: Hosting[][];
  bounds: HomeBounds;
  turnBackCost: number;
}

/** Returns a swapped game to its preferred host if both teams stay within bounds. */
function turnBack({ homes, bounds }: Network, game: Hosting): void {
  const { home, away } = game;
  if (homes[home]! <= bounds.least[home]! || homes[away]! >= bounds.most[away]!) return;
  homes[home]! -= 1;
  homes[away]! += 1;
  Object.assign(game, { home: away, away: home, turned: false });
}

/** Whether a team can take (`give`) or spare a home game. `needed`: only if that brings it into its bounds. */
function accepts({ homes, bounds }: Network, team: number, give: boolean, needed: boolean): boolean {
  if (give) return homes[team]! < (needed ? bounds.least : bounds.most)[team]!;
  return homes[team]! > (needed ? bounds.most : bounds.least)[team]!;
}

/**
 * Moves one home game from `start` to another team (`give`) or the reverse, along a cheapest path. Returns false if
 * there is none.
 */
function passOn(network: Network, start: number, give: boolean): boolean {
  for (const needed of [true, false]) {
    const path = findPath(network, start, give, needed);
    if (path === null) continue;
    for (const game of path) {
      network.homes[game.home]! -= 1;
      network.homes[game.away]! += 1;
      [game.home, game.away] = [game.away, game.home];
      game.turned = !game.turned;
    }
    return true;
  }
  return false;
}

/**
 * Finds the cheapest path by Dijkstra's algorithm; there are few teams, so it finds the nearest by checking them all.
 */
function findPath(network: Network, start: number, give: boolean, needed: boolean): Hosting[] | null {
  const teams = network.byTeam.length;
  const cost = new Float64Array(teams).fill(Number.POSITIVE_INFINITY);
  const from = new Map<number, Hosting>();
  const done = new Uint8Array(teams);
  cost[start] = 0;
  for (;;) {
    let team = -1;
    for (let i = 0; i < teams; i++)
      if (!done[i] && cost[i]! < (team < 0 ? Number.POSITIVE_INFINITY : cost[team]!)) team = i;
    if (team < 0) return null;
    if (team !== start && accepts(network, team, give, needed)) return trace(from, start, team, give);
    done[team] = 1;
    for (const game of network.byTeam[team]!) {
      if ((give ? game.home : game.away) !== team) continue;
      const other = give ? game.away : game.home;
      const total = cost[team]! + (game.turned ? network.turnBackCost : game.reluctance);
      if (done[other] || total >= cost[other]!) continue;
      cost[other] = total;
      from.set(other, game);
    }
  }
}

function trace(from: ReadonlyMap<number, Hosting>, start: number, end: number, give: boolean): Hosting[] {
  const path: Hosting[] = [];
  for (let team = end; team !== start; ) {
    const game = mustGet(from, team);
    path.push(game);
    team = give ? game.home : game.away;
  }
  return path;
}
