import { itemAt } from '../../model/lists.ts';
import { divisionPairs } from './division-pairs.ts';
import { type League, type Pair, pairKey, type Settled } from './league.ts';

/**
 * Builds a round robin by the circle method: with an even number of members n, n - 1 rounds in which every team plays
 * once; with an odd number, (n - 1) / 2 rounds in which every team plays twice. Together they cover every pair once.
 */
function roundRobin(members: readonly number[]): Pair[][] {
  const n = members.length;
  const at = (i: number) => itemAt(members, i);
  if (n % 2 === 1) {
    return Array.from({ length: (n - 1) / 2 }, (_, d) => members.map((team, i): Pair => [team, at((i + d + 1) % n)]));
  }
  const ring = n - 1;
  return Array.from({ length: ring }, (_, round) => {
    const games: Pair[] = [[at(round), at(ring)]];
    for (let k = 1; k < n / 2; k++) games.push([at((round + k) % ring), at((round - k + ring) % ring)]);
    return games;
  });
}

/** A conference's pairs under construction. */
interface Arrangement {
  members: readonly number[];
  pairs: Set<number>;
  /** Pairs that must be kept: rivals. */
  kept: Set<number>;
  /** Pairs not allowed: conference mates who meet in a non-conference game. */
  barred: ReadonlySet<number>;
}

/**
 * Returns the first pair (c, d) for which a-c, b-d and c-d can become a-b and c-d: every team plays as often as before.
 */
function switchPartner(arrangement: Arrangement, a: number, b: number): Pair | null {
  const { members, pairs, kept, barred } = arrangement;
  const movable = (x: number, y: number) => pairs.has(pairKey(x, y)) && !kept.has(pairKey(x, y));
  for (const c of members) {
    if (c === a || c === b || !movable(a, c)) continue;
    for (const d of members) {
      if (d === a || d === b || d === c || !movable(b, d) || pairs.has(pairKey(c, d))) continue;
      if (!barred.has(pairKey(c, d))) return [c, d];
    }
  }
  return null;
}

/** Breaks up every barred pair: a-b and c-d become a-c and b-d, with two other teams that lose nothing. */
function partBarred(arrangement: Arrangement): void {
  const { members, pairs, kept, barred } = arrangement;
  const open = (x: number, y: number) => x !== y && !pairs.has(pairKey(x, y)) && !barred.has(pairKey(x, y));
  for (const a of members) {
    for (const b of members) {
      if (a >= b || !barred.has(pairKey(a, b)) || !pairs.has(pairKey(a, b))) continue;
      const others = members.flatMap((c) => members.map((d) => [c, d] as const));
      const found = others.find(
        ([c, d]) => pairs.has(pairKey(c, d)) && !kept.has(pairKey(c, d)) && c !== d && open(a, c) && open(b, d),
      );
      if (!found) throw new Error(`no room to separate teams ${a} and ${b}`);
      const [c, d] = found;
      for (const key of [pairKey(a, b), pairKey(c, d)]) pairs.delete(key);
      for (const key of [pairKey(a, c), pairKey(b, d)]) pairs.add(key);
    }
  }
}

/** Makes two rivals meet by trading opponents with two others. Returns false if no trade works. */
function bringTogether(arrangement: Arrangement, a: number, b: number): boolean {
  const { pairs, kept } = arrangement;
  const key = pairKey(a, b);
  if (!pairs.has(key)) {
    const partners = switchPartner(arrangement, a, b);
    if (partners === null) return false;
    const [c, d] = partners;
    pairs.delete(pairKey(a, c));
    pairs.delete(pairKey(b, d));
    pairs.add(key);
    pairs.add(pairKey(c, d));
  }
  kept.add(key);
  return true;
}

/**
 * Returns a conference's pairings this season. Every team plays the conference's number of games: in divisions as
 * `divisionPairs` says, else the rounds left out of a round robin rotate each year so that all teams meet equally
 * often. Rivals meet every year: always if their game is already scheduled, otherwise wherever possible. Throws if the
 * number of games is impossible.
 */
export function conferencePairs(league: League, conference: number, settled: Settled): Pair[] {
  const facts = itemAt(league.input.facts.conferences, conference);
  const members = league.teams.map((_, i) => i).filter((i) => league.conference[i] === conference);
  const n = members.length;
  if (facts.games > n - 1 || (n * facts.games) % 2 === 1) {
    throw new Error(`${facts.name} cannot play ${facts.games} games with ${n} members`);
  }
  const inDivisions = divisionPairs(league, members, facts.games, settled);
  if (inDivisions !== null) return inDivisions;
  const rounds = roundRobin(members);
  const played = n % 2 === 1 ? facts.games / 2 : facts.games;
  const first = (league.input.year * played) % Math.max(1, rounds.length);
  const pairs = new Set<number>();
  for (let i = 0; i < played; i++) {
    for (const [a, b] of itemAt(rounds, (first + i) % rounds.length)) pairs.add(pairKey(a, b));
  }
  // The teams that trade opponents rotate every year too.
  const turned = members.map((_, i) => itemAt(members, (i + league.input.year) % n));
  const arrangement: Arrangement = { members: turned, pairs, kept: new Set(), barred: league.outside };
  protectRivals(league, arrangement, settled);
  partBarred(arrangement);
  return members.flatMap((a) => members.filter((b) => a < b && pairs.has(pairKey(a, b))).map((b): Pair => [a, b]));
}

function protectRivals(league: League, arrangement: Arrangement, settled: Settled): void {
  const all = arrangement.members.flatMap((a) =>
    arrangement.members
      .filter((b) => a < b && !arrangement.barred.has(pairKey(a, b)))
      .map((b) => ({ a, b, key: pairKey(a, b) })),
  );
  for (const { a, b, key } of all.filter(({ key }) => settled.pairs.has(key))) {
    if (!bringTogether(arrangement, a, b)) {
      throw new Error(`no room for ${league.teams[a]} against ${league.teams[b]} (${key})`);
    }
  }
  for (const { a, b } of all.filter(({ key }) => league.rivalries.has(key))) bringTogether(arrangement, a, b);
}
