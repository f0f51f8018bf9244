import { buildSheet, type TeamSheet } from '../../../src/core/football/team-sheet.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { CLASS_YEARS, POSITIONS, ROSTER_SLOTS, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import type { TeamStyle } from '../../../src/core/model/team.ts';
import { type Seed, type Stream, seedFrom, stream } from '../../../src/core/random/stream.ts';
import type { Tuning } from '../../../src/core/tuning/index.ts';

/** Standard deviation of team quality across FBS, in rating points. */
const TEAM_SD = 6;
const WEEKS = 12;

export const AVERAGE_STYLE: TeamStyle = { passLean: 0, tempo: 0, boldness: 0, depth: 0 };

export interface LeagueGame {
  home: number;
  away: number;
}

/** FBS for one season: teams with rosters, and a schedule of nearly even and uneven games. */
export interface League {
  teams: TeamSheet[];
  games: LeagueGame[];
}

const clampRating = (rating: number): number => Math.max(30, Math.min(99, Math.round(rating)));

/**
 * Returns a roster of 85 whose starters average `offense` and `defense`; without `dice`, every player gets the mean of
 * his spot.
 */
export function roster(firstId: number, offense: number, defense: number, dice: Stream | null): Player[] {
  const players: Player[] = [];
  const noise = (sd: number): number => (dice === null ? 0 : dice.normal(0, sd));
  for (const position of POSITIONS) {
    const level = ['dl', 'lb', 'cb', 's', 'p'].includes(position) ? defense : offense;
    for (let depth = 0; depth < ROSTER_SLOTS[position]; depth++) {
      const bench = depth - STARTER_SLOTS[position];
      const rating = clampRating(bench < 0 ? level + noise(5) : level - 8 - 1.6 * bench + noise(3.5));
      players.push({
        id: firstId + players.length,
        team: 'team',
        first: 'First',
        last: `Last${players.length}`,
        position,
        classYear: CLASS_YEARS[depth % 4]!,
        rating,
        ratings: Array.from({ length: (depth % 4) + 1 }, () => rating),
        potential: rating,
        composite: 0.85,
        winter: null,
        seasons: depth % 4,
        kept: 0,
        stars: 3,
        developmentTrait: 2,
        starter: bench < 0,
        homeState: 'TX',
      });
    }
  }
  return players;
}

/** Returns a team whose starters all have the given ratings. */
export function evenTeam(
  name: string,
  offense: number,
  defense: number,
  tuning: Tuning,
  style = AVERAGE_STYLE,
): TeamSheet {
  return buildSheet(name, roster(1, offense, defense, null), style, tuning);
}

/** Builds the league of one season from a seed. */
export function buildLeague(seed: Seed, season: number, tuning: Tuning): League {
  const dice = stream(seed, 'league', season);
  const teams: TeamSheet[] = [];
  for (let i = 0; i < 134; i++) {
    const level = dice.normal(69.7, TEAM_SD - 0.05);
    const lean = dice.normal(0, 2.2);
    const style = { passLean: dice.normal(), tempo: dice.normal(), boldness: dice.normal(), depth: dice.normal() };
    const players = roster(season * 100_000 + i * 100, level + lean, level - lean, dice);
    teams.push(buildSheet(`team-${String(i).padStart(3, '0')}`, players, style, tuning));
  }
  return { teams, games: schedule(teams, dice) };
}

/** Matches teams of similar strength every week, with enough noise to spread closing lines as widely as real ones. */
function schedule(teams: readonly TeamSheet[], dice: Stream): LeagueGame[] {
  const games: LeagueGame[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const order = teams
      .map((team, index) => ({ index, key: team.ratings.rating + dice.normal(0, TEAM_SD) }))
      .sort((a, b) => a.key - b.key)
      .map(({ index }) => index);
    for (let i = 0; i < order.length; i += 2) {
      const swap = dice.chance(0.5);
      games.push({ home: order[swap ? i + 1 : i]!, away: order[swap ? i : i + 1]! });
    }
  }
  return games;
}

export const LEAGUE_SEED = seedFrom('league');
