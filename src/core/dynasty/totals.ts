import type { BoxScore } from '../model/box.ts';
import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import type { PlayerSeason, TeamSeasonStats } from '../model/season.ts';
import { STAT_COUNT, TEAM_STAT_COUNT } from '../model/stats.ts';

/** Most counts of a line are 0. One function for each width of line: a loop that meets both kinds is four times slower. */
function addLine(total: Int32Array, counts: Int16Array): void {
  for (let i = 0; i < STAT_COUNT; i++) {
    const count = counts[i]!;
    if (count !== 0) total[i]! += count;
  }
}

function addTeamLine(total: Int32Array, counts: Int32Array): void {
  for (let i = 0; i < TEAM_STAT_COUNT; i++) total[i]! += counts[i]!;
}

function emptyPlayerSeason(year: number, player: Player): PlayerSeason {
  return {
    year,
    player: player.id,
    team: player.team,
    position: player.position,
    classYear: player.classYear,
    rating: player.rating,
    games: 0,
    counts: new Int32Array(STAT_COUNT),
  };
}

/** Adds the lines of a finished game to the players' season totals. Everybody with a line has played one game more. */
export function addPlayerLines(
  totals: Map<PlayerId, PlayerSeason>,
  box: BoxScore,
  year: number,
  playerOf: (id: PlayerId) => Player,
): void {
  for (const line of box.players) {
    let season = totals.get(line.player);
    if (!season) {
      season = emptyPlayerSeason(year, playerOf(line.player));
      totals.set(line.player, season);
    }
    season.games += 1;
    addLine(season.counts, line.counts);
  }
}

/** A season in which nothing has been played yet. */
export function emptyTeamStats(year: number, team: TeamId): TeamSeasonStats {
  return {
    year,
    team,
    games: 0,
    offense: new Int32Array(TEAM_STAT_COUNT),
    defense: new Int32Array(TEAM_STAT_COUNT),
  };
}

/** Adds a finished game to both teams' season totals. */
export function addTeamLines(totals: Map<TeamId, TeamSeasonStats>, box: BoxScore, year: number): void {
  [box.home, box.away].forEach((team, side) => {
    const stats = totals.get(team) ?? emptyTeamStats(year, team);
    totals.set(team, stats);
    stats.games += 1;
    addTeamLine(stats.offense, box.teams[side]!);
    addTeamLine(stats.defense, box.teams[1 - side]!);
  });
}
