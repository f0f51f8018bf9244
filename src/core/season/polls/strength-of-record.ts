import { expectation } from '../../football/chances/expectation.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { TeamRatings } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';
import { isFinished, type PlayedGame, winnerOf } from '../records.ts';

/** A team with its ratings; `Program` fits. */
export type RatedTeam = TeamRatings & { team: TeamId };

/** The mean ratings of some teams. */
export function averageOf(programs: readonly RatedTeam[]): TeamRatings {
  const mean = (of: (t: RatedTeam) => number) =>
    programs.reduce((sum, t) => sum + of(t), 0) / Math.max(1, programs.length);
  return { rating: mean((t) => t.rating), offense: mean((t) => t.offense), defense: mean((t) => t.defense) };
}

/** The average of the best teams by rating: the measure of records. */
export function averageRankedTeam(programs: readonly RatedTeam[], tuning: Tuning): TeamRatings {
  const best = [...programs]
    .sort((a, b) => b.rating - a.rating || (a.team < b.team ? -1 : 1))
    .slice(0, tuning.strengthOfRecord.field);
  return averageOf(best);
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

/** A team's record against its schedule. */
export interface Resume {
  wins: number;
  losses: number;
  /** Chances that the average ranked team would have had in each of its games. */
  chances: readonly number[];
}

/** The wins that the average ranked team would expect against a schedule. */
export function parOf({ chances }: Resume): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}

/** What records are measured from. */
interface RecordInput {
  programs: readonly RatedTeam[];
  /** The season's games so far. */
  games: readonly PlayedGame[];
  /** Teams from below FBS on the schedule: games against them count, they have no record of their own. */
  visitors?: readonly RatedTeam[];
  tuning: Tuning;
}

interface Played {
  rated: RatedTeam;
  wins: number;
  chances: number[];
}

/** Every program's record against its schedule, those without a game left out. Margins do not matter. */
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
 * Strength of record, 0 to 100: how unlikely it is that an average ranked team would do as well against the same opponents
 * at the same sites. 100 x (1 - chance of more wins - half the chance of as many), so such a team stands at about 50, an
 * unbeaten team with a hard schedule near 100.
 */
export function strengthOf({ wins, chances }: Resume): number {
  const distribution = winDistribution(chances);
  const fewer = distribution.slice(0, wins).reduce((sum, p) => sum + p, 0);
  return 100 * Math.min(1, Math.max(0, fewer + (distribution[wins] ?? 0) / 2));
}

/** Strength of record of every program that has played. */
export function strengthOfRecord(input: RecordInput): Map<TeamId, number> {
  return new Map([...resumes(input)].map(([team, resume]) => [team, strengthOf(resume)]));
}
