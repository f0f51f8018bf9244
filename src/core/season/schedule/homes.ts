/** A game whose home team may still be exchanged, or not (`settled`). */
export interface Hosting {
  home: number;
  away: number;
  settled: boolean;
}

/** How many of the games a team may have at home, least and most, by team. */
export interface HomeBounds {
  least: Int8Array;
  most: Int8Array;
}

/**
 * Exchanges home and away until every team's home games are within bounds, changing few games: a team with too many
 * passes one on along the shortest path of games to a team that can take one more (and the same the other way round).
 * Teams whose bounds no exchange can reach stay as near as they are.
 */
export function balanceHomes(teams: number, games: Hosting[], bounds: HomeBounds): void {
  const homes = new Int8Array(teams);
  for (const game of games) homes[game.home]! += 1;
  const byTeam: Hosting[][] = Array.from({ length: teams }, () => []);
  for (const game of games) {
    if (game.settled) continue;
    byTeam[game.home]!.push(game);
    byTeam[game.away]!.push(game);
  }
  const network = { homes, byTeam, bounds };
  for (let team = 0; team < teams; team++) {
    while (homes[team]! > bounds.most[team]! && passOn(network, team, true));
    while (homes[team]! < bounds.least[team]! && passOn(network, team, false));
  }
}

interface Network {
  homes: Int8Array;
  byTeam: Hosting[][];
  bounds: HomeBounds;
}

/** Whether a team can take (`give`) or spare a home game: at best one it needs, else one within bounds. */
function accepts({ homes, bounds }: Network, team: number, give: boolean, needed: boolean): boolean {
  if (give) return homes[team]! < (needed ? bounds.least : bounds.most)[team]!;
  return homes[team]! > (needed ? bounds.most : bounds.least)[team]!;
}

/** Moves one home game from `start` to another team (`give`) or to it, along a shortest path. False if there is none. */
function passOn(network: Network, start: number, give: boolean): boolean {
  for (const needed of [true, false]) {
    const path = findPath(network, start, give, needed);
    if (path === null) continue;
    for (const game of path) {
      network.homes[game.home]! -= 1;
      network.homes[game.away]! += 1;
      [game.home, game.away] = [game.away, game.home];
    }
    return true;
  }
  return false;
}

function findPath(network: Network, start: number, give: boolean, needed: boolean): Hosting[] | null {
  const reached = new Map<number, Hosting | null>([[start, null]]);
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const team = queue[at]!;
    if (team !== start && accepts(network, team, give, needed)) return trace(reached, team, give);
    for (const game of network.byTeam[team]!) {
      if ((give ? game.home : game.away) !== team) continue;
      const other = give ? game.away : game.home;
      if (reached.has(other)) continue;
      reached.set(other, game);
      queue.push(other);
    }
  }
  return null;
}

function trace(reached: ReadonlyMap<number, Hosting | null>, end: number, give: boolean): Hosting[] {
  const path: Hosting[] = [];
  for (let game = reached.get(end); game; game = reached.get(give ? game.home : game.away)) path.push(game);
  return path;
}
