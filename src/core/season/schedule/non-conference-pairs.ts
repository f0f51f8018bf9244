import { REGULAR_WEEKS } from '../../model/game.ts';
import { itemAt } from '../../model/lists.ts';
import type { Stream } from '../../random/stream.ts';
import { powerGames } from './kept-dates.ts';
import { type League, miles, type Pair, pairKey, type Settled, sameConference } from './league.ts';

/** The distance that `distanceAppeal` refers to. */
const THOUSAND_MILES = 1000;
const ALL_WEEKS = ((1 << REGULAR_WEEKS) - 1) << 1;

/** The search for non-conference opponents. */
interface Market {
  league: League;
  settled: Settled;
  dice: Stream;
  /** Games each team still needs. */
  need: Int8Array;
  /** Pairs that already meet, settled ones included. */
  met: Set<number>;
  pairs: Pair[];
  /** Paid road games each team has agreed to. */
  paid: Int8Array;
  /** False on a last attempt, which accepts any legal opponent. */
  choosy: boolean;
}

type Score = (candidate: number) => number;

/** Whether two teams may meet at all: not conference mates, no rematch, and a common open week. */
function mayMeet(market: Market, a: number, b: number): boolean {
  const { league, settled, met } = market;
  if (a === b || sameConference(league, a, b) || met.has(pairKey(a, b))) return false;
  return (~(settled.weeks[a]! | settled.weeks[b]!) & ALL_WEEKS) !== 0;
}

function agree(market: Market, a: number, b: number): void {
  market.pairs.push([a, b]);
  market.met.add(pairKey(a, b));
  market.need[a]! -= 1;
  market.need[b]! -= 1;
}

/** Returns the wanted opponent with the best score, or -1. */
function bestOpponent(market: Market, team: number, wanted: (other: number) => boolean, score: Score): number {
  let best = -1;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < market.need.length; other++) {
    if (market.need[other]! <= 0 || !wanted(other) || !mayMeet(market, team, other)) continue;
    const value = market.choosy ? score(other) : market.dice.float();
    if (value > bestScore) {
      bestScore = value;
      best = other;
    }
  }
  return best;
}

function appeal(market: Market, a: number, b: number): number {
  const knobs = market.league.input.tuning.schedule;
  const rivals = market.league.rivalries.has(pairKey(a, b)) ? knobs.rivalryAppeal : 0;
  return (
    rivals +
    knobs.opponentNoise * market.dice.float() -
    (knobs.distanceAppeal * miles(market.league, a, b)) / THOUSAND_MILES
  );
}

function shuffled(market: Market, keep: (team: number) => boolean): number[] {
  return market.dice.shuffle(market.league.teams.map((_, i) => i).filter(keep));
}

/**
 * Schedules games between strong teams: about one per conference member, most of the schedule for a strong independent.
 */
function playPeers(market: Market): void {
  const { league, need } = market;
  const knobs = league.input.tuning.schedule;
  const wish = Int8Array.from(league.teams, (_, i) => {
    if (!league.power[i]) return 0;
    const wished =
      league.limit[i]! > knobs.independentGames
        ? Math.round(league.limit[i]! * knobs.independentPeerShare)
        : knobs.peerGames;
    return Math.max(0, Math.min(need[i]!, wished - powerGames(league, market.settled, i)));
  });
  const order = shuffled(market, (i) => wish[i]! > 0).sort((a, b) => wish[b]! - wish[a]!);
  for (const team of order) {
    while (wish[team]! > 0) {
      const gap = (other: number) => Math.abs(league.prestige[other]! - league.prestige[team]!);
      const other = bestOpponent(
        market,
        team,
        (o) => wish[o]! > 0,
        (o) => appeal(market, team, o) - knobs.peerGapDislike * gap(o),
      );
      if (other < 0) break;
      agree(market, team, other);
      wish[team]! -= 1;
      wish[other]! -= 1;
    }
  }
}

/** Has strong teams buy home games from weaker ones, one each in turn until all have what they need. */
function buyGames(market: Market): void {
  const { league, need, paid } = market;
  const knobs = league.input.tuning.schedule;
  for (let round = 0; round < Math.max(...league.limit); round++) {
    for (const team of shuffled(market, (i) => league.power[i] === 1 && need[i]! > 0)) {
      if (need[team]! <= 0) continue;
      const score = (o: number) =>
        appeal(market, team, o) +
        knobs.paidGapAppeal * Math.min(knobs.paidGapMost, league.prestige[team]! - league.prestige[o]!) +
        knobs.openDatesAppeal * need[o]! -
        knobs.paidRepeatDislike * paid[o]!;
      const other = bestOpponent(market, team, (o) => !league.power[o], score);
      if (other < 0) return;
      agree(market, team, other);
      paid[other]! += 1;
    }
  }
}

/**
 * Schedules all other games: the team with the most left to find goes first, and close, equal opponents are preferred.
 */
function playTheRest(market: Market): void {
  const { league, need } = market;
  const knobs = league.input.tuning.schedule;
  const stuck = new Set<number>();
  const order = shuffled(market, () => true);
  for (;;) {
    let team = -1;
    for (const i of order) if (need[i]! > 0 && !stuck.has(i) && (team < 0 || need[i]! > need[team]!)) team = i;
    if (team < 0) return;
    const other = bestOpponent(
      market,
      team,
      (o) => o !== team,
      (o) =>
        appeal(market, team, o) +
        knobs.openDatesAppeal * need[o]! -
        knobs.peerGapDislike * Math.abs(league.prestige[o]! - league.prestige[team]!),
    );
    if (other < 0) stuck.add(team);
    else agree(market, team, other);
  }
}

/** Splits the pair (c, d) into u-c and v-d, so that two teams without an opponent (or one that needs two) have one. */
function splitPair(market: Market, u: number, v: number): boolean {
  const { pairs, dice, met, need } = market;
  const start = pairs.length > 0 ? dice.int(pairs.length) : 0;
  for (let step = 0; step < pairs.length; step++) {
    const at = (start + step) % pairs.length;
    const [x, y] = itemAt(pairs, at);
    for (const [c, d] of [
      [x, y],
      [y, x],
    ] as const) {
      if (c === u || d === u || c === v || d === v || !mayMeet(market, u, c) || !mayMeet(market, v, d)) continue;
      pairs.splice(at, 1);
      met.delete(pairKey(x, y));
      need[x]! += 1;
      need[y]! += 1;
      agree(market, u, c);
      agree(market, v, d);
      return true;
    }
  }
  return false;
}

/** Places the games that could not be paired. Returns false if that fails too. */
function repair(market: Market): boolean {
  for (;;) {
    const left = market.league.teams.flatMap((_, i) => Array.from({ length: market.need[i]! }, () => i));
    const [u, v] = left;
    if (u === undefined) return true;
    if (v === undefined || !splitPair(market, u, v)) return false;
  }
}

/**
 * Returns the non-conference pairings beyond those settled: strong teams meet about one peer and buy home games from
 * weaker ones, the others play near equals; then trades, until every team has exactly the games it needs. `hosts` have
 * one fewer game to find because they play an FCS visitor. With `choosy` off, accepts any legal opponents. Null if
 * these dice find no complete list.
 */
export function nonConferencePairs(
  league: League,
  settled: Settled,
  hosts: readonly number[],
  dice: Stream,
  choosy: boolean,
): Pair[] | null {
  const market: Market = {
    league,
    settled,
    dice,
    need: Int8Array.from(league.limit, (limit, i) => limit - settled.nonConference[i]!),
    met: new Set(settled.pairs),
    pairs: [],
    paid: new Int8Array(league.teams.length),
    choosy,
  };
  for (const host of hosts) market.need[host]! -= 1;
  playPeers(market);
  buyGames(market);
  playTheRest(market);
  return repair(market) ? market.pairs : null;
}
