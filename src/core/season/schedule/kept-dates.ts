import { type League, pairKey, type Settled, sameConference } from './league.ts';

/** No date of anybody. */
export const NONE_KEPT: Readonly<{ dates: number; prestige: number }> = { dates: 0, prestige: 1 };

/** Games outside the conference that a team has against power programs: of so much prestige, or rivals; all unless told. */
export function powerGames(league: League, settled: Settled, team: number, least = NONE_KEPT.prestige): number {
  let count = 0;
  for (let other = 0; other < league.teams.length; other++) {
    const key = pairKey(team, other);
    if (!league.power[other] || sameConference(league, team, other) || !settled.pairs.has(key)) continue;
    if (league.prestige[other]! >= least || league.rivalries.has(key)) count++;
  }
  return count;
}

/**
 * Dates that a team's athletic department still keeps for power programs: one each season for a power program, whose
 * ticket holders want to see a peer; two for the others, who live on what such games pay. Habits of public records.
 */
export function keptDates(league: League, settled: Settled, team: number): number {
  const { keptPeers, keptMoneyGames } = league.input.tuning.schedule;
  const kept = league.power[team] ? keptPeers : keptMoneyGames;
  const found = powerGames(league, settled, team, keptFrom(league, team));
  return Math.max(0, Math.min(kept, league.limit[team]!) - found);
}

/** The least prestige tier of the power programs for whom a team's dates are kept: of a power program its own, almost. */
export function keptFrom(league: League, team: number): number {
  return league.power[team] ? league.prestige[team]! - league.input.tuning.schedule.keptPeerGap : NONE_KEPT.prestige;
}

/** Whether a game would take one of those dates. */
export function takesKeptDate(league: League, settled: Settled, team: number, opponent: number): boolean {
  if (league.power[opponent] && league.prestige[opponent]! >= keptFrom(league, team)) return false;
  return league.limit[team]! - settled.nonConference[team]! <= keptDates(league, settled, team);
}
