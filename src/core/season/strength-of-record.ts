import { expectation } from '../football/expectation.ts';
import { addTo } from '../model/groups.ts';
import type { TeamId } from '../model/ids.ts';
import type { TeamRatings } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';
import { isFinished, opponentOf, type PlayedGame, winnerOf } from './records.ts';

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
  const own = new Set(programs.map((p) => p.team));
  const ratings = new Map([...programs, ...visitors].map((p) => [p.team, p]));
  const stick = averageRankedTeam(programs, tuning);
  const chances = new Map<TeamId, number[]>();
  const wins = new Map<TeamId, number>();
  for (const game of [...games].sort((a, b) => a.id - b.id)) {
    if (!isFinished(game)) continue;
    for (const team of [game.home, game.away]) {
      if (!own.has(team)) continue;
      const opponent = ratings.get(opponentOf(game, team));
      if (!opponent) continue;
      const chance =
        game.home === team
          ? expectation(stick, opponent, game.neutral, tuning).homeWinProbability
          : 1 - expectation(opponent, stick, game.neutral, tuning).homeWinProbability;
      addTo(chances, team, chance);
      if (winnerOf(game) === team) wins.set(team, (wins.get(team) ?? 0) + 1);
    }
  }
  return new Map([...chances].map(([team, list]) => [team, shareBelow(winDistribution(list), wins.get(team) ?? 0)]));
}

function shareBelow(distribution: readonly number[], wins: number): number {
  const fewer = distribution.slice(0, wins).reduce((sum, p) => sum + p, 0);
  return 100 * Math.min(1, Math.max(0, fewer + (distribution[wins] ?? 0) / 2));
}
