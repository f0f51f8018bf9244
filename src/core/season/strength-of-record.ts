import { expectation } from '../football/chances/expectation.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamRatings } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';
import { isFinished, type PlayedGame, winnerOf } from './records.ts';

/** A team with its ratings; `Program` fits. */
export type RatedTeam = TeamRatings & { team: TeamId };

/** The average of the best teams by rating. */
export function averageRankedTeam(programs: readonly RatedTeam[], tuning: Tuning): TeamRatings {
  const best = [...programs]
    .sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1))
    .slice(0, tuning.strengthOfRecord.field);
  const mean = (of: (t: RatedTeam) => number) => best.reduce((sum, t) => sum + of(t), 0) / Math.max(1, best.length);
  return { rating: mean((t) => t.rating), offense: mean((t) => t.offense), defense: mean((t) => t.defense) };
}

/** Chances of exactly 0, 1, 2, ... wins in games won with the given chances (the Poisson binomial distribution). */
export function winDistribution(chances: readonly number[]): number[] {
  const wins = [1];
  for (const chance of chances) {
    wins.push(wins[wins.length - 1]! * chance);
    for (let k = wins.length - 2; k > 0; k--) wins[k] = wins[k - 1]! * chance + wins[k]! * (1 - chance);
    wins[0]! *= 1 - chance;
  }
  return wins;
}

/** A team with the games that it has played. */
interface Played {
  rated: RatedTeam;
  /** Those of the average top team in its place; null: a visitor, who has no record of its own. */
  chances: number[] | null;
  wins: number;
}

/**
 * Strength of record of every team that has played, 0 to 100: how unlikely it is that an average top team would do as
 * well against the same opponents at the same sites. 100 x (1 - chance of more wins - half the chance of as many), so
 * such a team stands at about 50, an unbeaten team with a hard schedule near 100. Margins do not matter. Games against `visitors`, teams from below FBS,
 * count; they have no record of their own.
 */
export function strengthOfRecord(
  programs: readonly RatedTeam[],
  games: readonly PlayedGame[],
  tuning: Tuning,
  visitors: readonly RatedTeam[] = [],
): Map<TeamId, number> {
  const teams = new Map<TeamId, Played>();
  for (const rated of visitors) teams.set(rated.team, { rated, chances: null, wins: 0 });
  for (const rated of programs) teams.set(rated.team, { rated, chances: [], wins: 0 });
  const stick = averageRankedTeam(programs, tuning);
  for (const game of [...games].sort((a, b) => a.id - b.id)) {
    if (!isFinished(game)) continue;
    const home = teams.get(game.home);
    const away = teams.get(game.away);
    if (!home || !away) continue;
    (winnerOf(game) === game.home ? home : away).wins += 1;
    home.chances?.push(expectation(stick, away.rated, game.neutral, tuning).homeWinProbability);
    away.chances?.push(1 - expectation(home.rated, stick, game.neutral, tuning).homeWinProbability);
  }
  const strengths = new Map<TeamId, number>();
  for (const [team, { chances, wins }] of teams) {
    if (chances !== null && chances.length > 0) strengths.set(team, shareBelow(winDistribution(chances), wins));
  }
  return strengths;
}

function shareBelow(distribution: readonly number[], wins: number): number {
  const fewer = distribution.slice(0, wins).reduce((sum, p) => sum + p, 0);
  return 100 * Math.min(1, Math.max(0, fewer + (distribution[wins] ?? 0) / 2));
}
