import { remembered, rememberedOf } from '../../model/memory/remembered.ts';
import { type League, pairKey, type Settled, sameConference } from './league.ts';

/** The power programs a date is reserved for: those at or above this prestige and rating. */
interface Peers {
  prestige: number;
  rating: number;
}

const ANY_TEAM: Peers = { prestige: 1, rating: 0 };

/** No dates reserved. */
export const NONE_KEPT: Readonly<Peers & { dates: number }> = { dates: 0, ...ANY_TEAM };

/** Whether a team is one of the peers. */
function isPeer(league: League, { prestige, rating }: Peers, other: number): boolean {
  return league.power[other] === 1 && league.prestige[other]! >= prestige && league.rating[other]! >= rating;
}

/**
 * Counts a team's non-conference games against power programs at or above `peers`, rivals included; all power programs
 * by default.
 */
export function powerGames(league: League, settled: Settled, team: number, peers = ANY_TEAM): number {
  let count = 0;
  for (let other = 0; other < league.teams.length; other++) {
    const key = pairKey(team, other);
    if (!league.power[other] || sameConference(league, team, other) || !settled.pairs.has(key)) continue;
    if (isPeer(league, peers, other) || league.rivalries.has(key)) count++;
  }
  return count;
}

/**
 * Returns the dates a team's athletic department still reserves for power programs: one a season for a power program,
 * whose ticket holders want to see a peer; two for the others, who depend on the paycheck. Habits from public records.
 */
export function keptDates(league: League, settled: Settled, team: number): number {
  const { keptPeers, keptMoneyGames } = league.input.tuning.schedule;
  const kept = league.power[team] ? keptPeers : keptMoneyGames;
  const found = powerGames(league, settled, team, keptFor(league, team));
  return Math.max(0, Math.min(kept, league.limit[team]!) - found);
}

/** Returns the power programs a team reserves dates for. */
export function keptFor(league: League, team: number): Peers {
  return peersBy(league)(team);
}

/**
 * Finds a team's peers. For a power program: those of nearly its own prestige that are at least as good this season as
 * the median of that tier. Its own rating does not count, since its coach picks the starters.
 */
function peersOf(league: League, team: number): Peers {
  if (!league.power[team]) return ANY_TEAM;
  const { keptPeerGap, keptPeerPlace } = league.input.tuning.schedule;
  const own = league.prestige[team]!;
  const like = league.teams.flatMap((_, other) =>
    other !== team && league.power[other] && league.prestige[other] === own ? [league.rating[other]!] : [],
  );
  const worse = Math.floor(keptPeerPlace * like.length);
  const rating = keptPeerPlace > 0 ? (like.sort((a, b) => a - b)[worse] ?? 0) : 0;
  return { prestige: own - keptPeerGap, rating };
}

/** Peers by league and team, remembered because a page asks for every opponent and week. */
const peersBy = rememberedOf((league: League) => remembered((team) => peersOf(league, team)));

/** Whether a game would use up one of those dates. */
export function takesKeptDate(league: League, settled: Settled, team: number, opponent: number): boolean {
  if (isPeer(league, keptFor(league, team), opponent)) return false;
  return league.limit[team]! - settled.nonConference[team]! <= keptDates(league, settled, team);
}
