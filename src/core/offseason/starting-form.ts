import { teamRatings } from '../football/team-sheet.ts';
import type { PastSeason } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import { copyOfPlayer, type Player } from '../model/player.ts';
import { spreadOf } from '../model/spread.ts';
import type { Program } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';
import { onScale } from './development.ts';
import { tenths } from './rounded.ts';

/** Values brought to mean 0 and spread 1; all 0 if they do not differ. */
function standardized(values: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const { mean, sd } = spreadOf([...values.values()]);
  return new Map([...values].map(([team, v]) => [team, sd > 0 ? (v - mean) / sd : 0]));
}

/** How good a place in the final order of a season is, as log odds of finishing ahead. */
function placeWorth(rank: number, teams: number): number {
  const place = (rank - 0.5) / teams;
  return Math.log((1 - place) / place);
}

/**
 * What a program should be at the start of a dynasty: its prestige, and how it finished in the last seasons before it as
 * far as they are known (a season outside FBS or before the records counts as its prestige says).
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
  const seasons = weights.map((_, i) => {
    const rows = results.filter((row) => row.year === year - 1 - i);
    return standardized(new Map(rows.map((row) => [row.team, placeWorth(row.rank, rows.length)])));
  });
  return new Map(
    programs.map(({ team }) => {
      const own = prestige.get(team)!;
      const recent = weights.reduce((sum, weight, i) => sum + weight * (seasons[i]!.get(team) ?? own), 0);
      return [team, prestigeShare * own + (1 - prestigeShare) * recent];
    }),
  );
}

function moved(player: Player, points: number): Player {
  const copy = copyOfPlayer(player);
  const shift = (rating: number) => onScale(rating + points);
  copy.ratings = player.ratings.map(shift);
  copy.rating = shift(player.rating);
  copy.potential = tenths(player.potential + points);
  return copy;
}

/**
 * The first rosters of a dynasty brought into the order of the real world: every team gets the strength that belongs to
 * its place among all, by what programs are and how they finished and, for the rest, by the rosters as they were made.
 * The nation's strengths stay as they are, they only change hands.
 */
export function inForm(
  players: readonly Player[],
  programs: readonly Program[],
  results: readonly PastSeason[],
  year: number,
  tuning: Tuning,
): Player[] {
  const rosters = new Map<TeamId, Player[]>(programs.map((p) => [p.team, []]));
  for (const player of players) rosters.get(player.team)!.push(player);
  const made = new Map([...rosters].map(([team, roster]) => [team, teamRatings(roster, tuning).rating]));
  const own = standardized(made);
  const form = standardized(formOf(programs, results, year, tuning));
  const share = tuning.startingForm.share;
  const worth = (team: TeamId) => share * form.get(team)! + (1 - share) * own.get(team)!;
  const order = [...made.keys()].sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
  const strengths = [...made.values()].sort((a, b) => b - a);
  const points = new Map(order.map((team, place) => [team, strengths[place]! - made.get(team)!]));
  return players.map((player) => moved(player, points.get(player.team)!));
}
