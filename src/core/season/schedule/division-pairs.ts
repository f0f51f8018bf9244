import { mapEach, mustGet } from '../../model/lists.ts';
import { type League, type Pair, pairKey, type Settled } from './league.ts';

/** Cost of a crossover game already on the schedule: far below any other, so it is always kept. */
const SETTLED = -10_000;

/** Returns the size of a team's division, itself included. */
function divisionSize(league: League, team: number): number {
  return league.teams.filter((_, i) => sharesDivision(league, team, i)).length;
}

function sharesDivision(league: League, a: number, b: number): boolean {
  return league.conference[a] === league.conference[b] && league.division[a] === league.division[b];
}

/** Returns the conference games a team's own division leaves for crossovers; 0 if it has no division. */
export function crossDivisionGames(league: League, team: number): number {
  const conference = league.input.facts.conferences[league.conference[team]!];
  if (!conference || league.division[team]! < 0) return 0;
  return conference.games - (divisionSize(league, team) - 1);
}

/** A possible game between the divisions; the lower its `cost`, the more it is wanted. */
interface Crossing {
  from: number;
  to: number;
  cost: number;
  played: boolean;
}

/**
 * Picks as many crossovers as the teams have room for, at the lowest cost: each step adds one along the cheapest path
 * that alternately adds and drops crossovers (Bellman and Ford).
 */
function cheapest(crossings: Crossing[], room: Map<number, number>): void {
  for (;;) {
    const cost = new Map<number, number>();
    const by = new Map<number, Crossing>();
    const starts = new Set(crossings.map(({ from }) => from));
    for (const team of starts) if (mustGet(room, team) > 0) cost.set(team, 0);
    for (let changed = true; changed; ) {
      changed = false;
      for (const crossing of crossings) {
        const [from, to, step] = crossing.played
          ? [crossing.to, crossing.from, -crossing.cost]
          : [crossing.from, crossing.to, crossing.cost];
        const reached = cost.get(from);
        if (reached === undefined || reached + step >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        cost.set(to, reached + step);
        by.set(to, crossing);
        changed = true;
      }
    }
    const ends = crossings.map(({ to }) => to).filter((team) => mustGet(room, team) > 0 && cost.has(team));
    if (ends.length === 0) return;
    let team = ends.reduce((best, each) => (mustGet(cost, each) < mustGet(cost, best) ? each : best));
    room.set(team, mustGet(room, team) - 1);
    for (let crossing = by.get(team); crossing; crossing = by.get(team)) {
      crossing.played = !crossing.played;
      team = crossing.from === team ? crossing.to : crossing.from;
    }
    room.set(team, mustGet(room, team) - 1);
  }
}

/**
 * Returns how soon two teams of different divisions are due to meet, by their index in each: the lowest values play
 * this year.
 */
function due(year: number, games: number, i: number, j: number, size: number): number {
  return (((j - i - year * games) % size) + size) % size;
}

/**
 * Returns the intra-division pairs that divisions of unequal size give up, so that crossover games balance on both
 * sides. Disjoint, never rivals, and different each year.
 */
function givenUp(
  league: League,
  members: readonly number[],
  count: number,
  kept: (key: number) => boolean,
): Set<number> {
  const out = new Set<number>();
  const used = new Set<number>();
  const { year } = league.input;
  const turned = members.map((_, i) => members[(i + year) % members.length]!);
  for (let apart = 1; apart < turned.length; apart++) {
    for (let i = 0; i + apart < turned.length; i++) {
      const [a, b] = [turned[i]!, turned[i + apart]!];
      if (out.size === count) return out;
      if (used.has(a) || used.has(b) || kept(pairKey(a, b))) continue;
      used.add(a).add(b);
      out.add(pairKey(a, b));
    }
  }
  return out;
}

const within = (team: readonly number[]): Pair[] =>
  team.flatMap((a, i) => team.slice(i + 1).map((b): Pair => (a < b ? [a, b] : [b, a])));

/**
 * Returns the pairings of a two-division conference: every team plays its own division, then rotating opponents from
 * the other, always including those already scheduled. Divisions of unequal size give up a few of their own
 * pairs, so that all play the same number of games. Null without two divisions, or if there are too few games for them.
 */
export function divisionPairs(
  league: League,
  members: readonly number[],
  games: number,
  settled: Settled,
): Pair[] | null {
  const [first, second] = mapEach([0, 1], (d) => members.filter((i) => league.division[i] === d));
  if (first.length + second.length < members.length || first.length === 0 || second.length === 0) return null;
  const open = mapEach([first, second], (own) => own.length * (games - own.length + 1));
  if (games < Math.max(first.length, second.length) - 1) return null;
  const kept = (key: number) => settled.pairs.has(key) || league.rivalries.has(key);
  const short = open[0] < open[1] ? first : second;
  const apart = givenUp(league, short, Math.abs(open[0] - open[1]) / 2, kept);
  const own = [...within(first), ...within(second)].filter(([a, b]) => !apart.has(pairKey(a, b)));
  const room = new Map(members.map((team) => [team, games]));
  for (const pair of own) for (const team of pair) room.set(team, mustGet(room, team) - 1);
  const most = Math.max(...room.values());
  const crossings = first.flatMap((from, i) =>
    second.map((to, j): Crossing => {
      const key = pairKey(from, to);
      const offset = due(league.input.year, most, i, j, Math.max(first.length, second.length));
      const cost = settled.pairs.has(key) ? SETTLED : offset;
      return { from, to, cost, played: false };
    }),
  );
  cheapest(crossings, room);
  if ([...room.values()].some((left) => left !== 0)) return null;
  const across = crossings
    .filter(({ played }) => played)
    .map(({ from, to }): Pair => (from < to ? [from, to] : [to, from]));
  const pairs = [...own, ...across].sort((x, y) => x[0] - y[0] || x[1] - y[1]);
  return settledAreIn(pairs, members, settled) ? pairs : null;
}

/** Whether all scheduled games among the members are in the pairs. */
function settledAreIn(pairs: readonly Pair[], members: readonly number[], settled: Settled): boolean {
  const made = new Set(pairs.map(([a, b]) => pairKey(a, b)));
  return within(members).every(([a, b]) => !settled.pairs.has(pairKey(a, b)) || made.has(pairKey(a, b)));
}
