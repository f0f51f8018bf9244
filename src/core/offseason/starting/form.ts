import { teamRatings } from '../../football/team-sheet.ts';
import type { PastSeason } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { mustGet, zip } from '../../model/lists.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { spreadOf } from '../../model/spread.ts';
import type { Program } from '../../model/team.ts';
import type { Tuning } from '../../tuning/index.ts';
import { onScale } from '../development.ts';
import { tenths } from '../rounded.ts';

/** Returns standard scores of the values; all 0 if they do not differ. */
function standardized(values: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const { mean, sd } = spreadOf([...values.values()]);
  return new Map([...values].map(([team, v]) => [team, sd > 0 ? (v - mean) / sd : 0]));
}

/** Returns the value of a final rank, as log odds of finishing ahead of another team. */
function rankWorth(rank: number, teams: number): number {
  const share = (rank - 0.5) / teams;
  return Math.log((1 - share) / share);
}

/**
 * Returns how strong a program should be at the start of a dynasty: by its prestige and its last finishes (a season
 * outside FBS or before the records counts as its prestige suggests).
 */
function formOf(
  programs: readonly Program[],
  results: readonly PastSeason[],
  year: number,
  tuning: Tuning,
): Map<TeamId, number> {
  const prestige = standardized(new Map(programs.map((p) => [p.team, p.prestigeScore])));
  const { prestigeShare, lastSeason, secondLast, thirdLast } = tuning.startingForm;
  const weights = [lastSeason, secondLast, thirdLast];
  const seasons = weights.map((weight, i) => {
    const rows = results.filter((row) => row.year === year - 1 - i);
    return { weight, worths: standardized(new Map(rows.map((row) => [row.team, rankWorth(row.rank, rows.length)]))) };
  });
  return new Map(
    programs.map(({ team }) => {
      const own = mustGet(prestige, team);
      const recent = seasons.reduce((sum, { weight, worths }) => sum + weight * (worths.get(team) ?? own), 0);
      return [team, prestigeShare * own + (1 - prestigeShare) * recent];
    }),
  );
}

function shifted(player: Player, points: number): Player {
  const copy = copyOfPlayer(player);
  const shift = (rating: number) => onScale(rating + points);
  copy.ratings = player.ratings.map(shift);
  copy.rating = shift(player.rating);
  copy.potential = tenths(player.potential + points);
  return copy;
}

/**
 * Puts a dynasty's first rosters in real-world order: teams are ranked by prestige, recent finishes and, for the rest,
 * their drawn rosters, and each gets the strength that belongs to its rank. The set of strengths nationwide stays the
 * same.
 */
export function inForm(
  players: readonly Player[],
  programs: readonly Program[],
  results: readonly PastSeason[],
  year: number,
  tuning: Tuning,
): Player[] {
  const rosters = new Map<TeamId, Player[]>(programs.map((p) => [p.team, []]));
  for (const player of players) mustGet(rosters, player.team).push(player);
  const made = new Map([...rosters].map(([team, roster]) => [team, teamRatings(roster, tuning).rating]));
  const own = standardized(made);
  const form = standardized(formOf(programs, results, year, tuning));
  const share = tuning.startingForm.share;
  const worth = (team: TeamId) => share * mustGet(form, team) + (1 - share) * mustGet(own, team);
  const order = [...made.keys()].sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
  const strengths = [...made.values()].sort((a, b) => b - a);
  const points = new Map(zip(order, strengths).map(([team, strength]) => [team, strength - mustGet(made, team)]));
  return players.map((player) => shifted(player, mustGet(points, player.team)));
}
