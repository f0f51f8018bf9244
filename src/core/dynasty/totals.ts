import { isVisitor, type PlayerId, type TeamId } from '../model/ids.ts';
import { firstOf } from '../model/lists.ts';
import type { Player } from '../model/player.ts';
import type { BoxScore, PlayerLine } from '../model/plays/box.ts';
import { STAT_COUNT, TEAM_STAT_COUNT } from '../model/plays/stats.ts';
import type { PlayerSeason, TeamSeasonStats } from '../model/season.ts';

/**
 * Most counts of a line are 0. There is one function per line type, since a loop that sees both types is four times
 * slower.
 */
function addLine(total: Int32Array, counts: Int16Array): void {
  for (let i = 0; i < STAT_COUNT; i++) {
    const count = counts[i]!;
    if (count !== 0) total[i]! += count;
  }
}

function addTeamLine(total: Int32Array, counts: Int32Array): void {
  for (let i = 0; i < TEAM_STAT_COUNT; i++) total[i]! += counts[i]!;
}

/**
 * Starts season totals from a game's lines for players who have none. The counts are adjacent in memory, in the order
 * in which the team's later games visit them.
 */
function beginSeasons(
  totals: Map<PlayerId, PlayerSeason>,
  lines: readonly PlayerLine[],
  year: number,
  playerOf: (id: PlayerId) => Player,
  free: number,
): void {
  const memory = new Int32Array(lines.length * STAT_COUNT);
  lines.forEach((line, i) => {
    const { id: player, team, position, classYear, rating } = playerOf(line.player);
    const counts = memory.subarray(i * STAT_COUNT, (i + 1) * STAT_COUNT);
    addLine(counts, line.counts);
    totals.set(player, { year, player, team, position, classYear, rating, games: 1, freeGames: free, counts });
  });
}

/**
 * Adds the lines of a finished game to the players' season totals; each player with a line gets one more game played.
 * `free` marks a game that cannot cost a redshirt.
 */
export function addPlayerLines(
  totals: Map<PlayerId, PlayerSeason>,
  box: BoxScore,
  year: number,
  playerOf: (id: PlayerId) => Player,
  free = false,
): void {
  const more = Number(free);
  const first: PlayerLine[] = [];
  for (const line of box.players) {
    if (isVisitor(line.player)) continue;
    const season = totals.get(line.player);
    if (season) {
      season.games += 1;
      season.freeGames += more;
      addLine(season.counts, line.counts);
    } else first.push(line);
  }
  if (first.length > 0) beginSeasons(totals, first, year, playerOf, more);
}

/** Creates empty team season totals. */
function emptyTeamStats(year: number, team: TeamId): TeamSeasonStats {
  return {
    year,
    team,
    games: 0,
    offense: new Int32Array(TEAM_STAT_COUNT),
    defense: new Int32Array(TEAM_STAT_COUNT),
  };
}

/** Adds a finished game to its teams' season totals, except for an FCS visitor. */
export function addTeamLines(totals: Map<TeamId, TeamSeasonStats>, box: BoxScore, year: number): void {
  const sides = [
    { team: box.home, side: 0, other: 1 },
    { team: box.away, side: 1, other: 0 },
  ] as const;
  for (const { team, side, other } of sides) {
    if (isVisitor(firstOf(box.rosters[side]))) continue;
    let stats = totals.get(team);
    if (!stats) {
      stats = emptyTeamStats(year, team);
      totals.set(team, stats);
    }
    stats.games += 1;
    addTeamLine(stats.offense, box.teams[side]);
    addTeamLine(stats.defense, box.teams[other]);
  }
}
