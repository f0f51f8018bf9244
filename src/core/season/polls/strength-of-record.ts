import { expectation } from '../../football/chances/expectation.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';
import { isFinished, type PlayedGame, winnerOf } from '../records.ts';

/** A team with its ratings; `Program` fits. */
export type RatedTeam = TeamRatings & { team: TeamId };

/** Returns the mean ratings of some teams. */
export function averageOf(programs: readonly RatedTeam[]): TeamRatings {
  const mean = (of: (t: RatedTeam) => number) =>
    programs.reduce((sum, t) => sum + of(t), 0) / Math.max(1, programs.length);
  return { rating: mean((t) => t.rating), offense: mean((t) => t.offense), defense: mean((t) => t.defense) };
}

/** Returns the average of the top teams by rating, the benchmark for records. */
export function averageRankedTeam(programs: readonly RatedTeam[], tuning: Tuning): TeamRatings {
  const best = [...programs]
    .sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1))
    .slice(0, tuning.strengthOfRecord.field);
  return averageOf(best);
}

/**
 * Returns the chances of exactly 0, 1, 2, ... wins in games with the given win chances (the Poisson binomial
 * distribution).
 */
export function winDistribution(chances: readonly number[]): number[] {
  const wins = [1];
  for (const chance of chances) {
    wins.push(wins[wins.length - 1]! * chance);
    for (let k = wins.length - 2; k > 0; k--) wins[k] = wins[k - 1]! * chance + wins[k]! * (1 - chance);
    wins[0]! *= 1 - chance;
  }
  return wins;
}

/** A team's record against its schedule. */
export interface Resume {
  wins: number;
  losses: number;
  /** The average ranked team's win chance in each of its games. */
  chances: readonly number[];
}

/** Returns the wins the average ranked team would expect against a schedule. */
export function parOf({ chances }: Resume): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** Inputs to measuring records. */
interface RecordInput {
  programs: readonly RatedTeam[];
  /** The season's games so far. */
  games: readonly PlayedGame[];
  /** FCS teams on the schedule: games against them count, but they get no record of their own. */
  visitors?: readonly RatedTeam[];
  tuning: Tuning;
}

interface Played {
  rated: RatedTeam;
  wins: number;
  chances: number[];
}

/** Returns every program's record against its schedule, leaving out those without a game. Margins do not matter. */
export function resumes({ programs, games, visitors = [], tuning }: RecordInput): Map<TeamId, Resume> {
  const measure = averageRankedTeam(programs, tuning);
  const teams = new Map(
    [...visitors, ...programs].map((rated): [TeamId, Played] => [rated.team, { rated, wins: 0, chances: [] }]),
  );
  for (const game of [...games].sort((a, b) => a.id - b.id)) {
    const [home, away] = [teams.get(game.home), teams.get(game.away)];
    if (!isFinished(game) || !home || !away) continue;
    (winnerOf(game) === game.home ? home : away).wins += 1;
    home.chances.push(expectation(measure, away.rated, game.neutral, tuning).homeWinProbability);
    away.chances.push(1 - expectation(home.rated, measure, game.neutral, tuning).homeWinProbability);
  }
  const out = new Map<TeamId, Resume>();
  for (const { team } of programs) {
    const { wins, chances } = mustGet(teams, team);
    if (chances.length > 0) out.set(team, { wins, losses: chances.length - wins, chances });
  }
  return out;
}

/**
 * Returns strength of record, 0 to 100: how unlikely an average ranked team would be to do as well against the same
 * opponents at the same sites. 100 x (1 - chance of more wins - half the chance of as many), so such a team scores
 * about 50 and an
 * unbeaten team with a hard schedule near 100.
 */
export function strengthOf({ wins, chances }: Resume): number {
  const distribution = winDistribution(chances);
  const fewer = distribution.slice(0, wins).reduce((sum, p) => sum + p, 0);
  return 100 * Math.min(1, Math.max(0, fewer + (distribution[wins] ?? 0) / 2));
}

/** Returns the strength of record of every program that has played. */
export function strengthOfRecord(input: RecordInput): Map<TeamId, number> {
  return new Map([...resumes(input)].map(([team, resume]) => [team, strengthOf(resume)]));
}
