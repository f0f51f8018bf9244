import type { PlayerSeason } from '../../model/season.ts';
import { TEAM_STAT_COUNT } from '../../model/stats.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import type { QueryContext } from '../context.ts';
import { findTeam } from '../names.ts';
import { done, type Result } from '../result.ts';
import { type SeasonView, teamFacts } from '../season-view.ts';
import { reader, TABLES } from '../shape/player-stats.ts';
import { shapePage } from '../shape/team.ts';
import { rankLines, shapeTeamLine, shapeTeamLines } from '../shape/team-stats.ts';
import type { IndividualStats, IndividualTable, TeamStatLine, TeamStats, TeamStatsTable } from '../views/index.ts';

const LEADERS = 3;
/** The line of a team that has not played yet. */
const NOT_PLAYED = shapeTeamLine(new Int32Array(TEAM_STAT_COUNT), 0);

type Entry = { id: number; first: string; last: string; pos: StoredPlayer['position']; team: string };

/** One table of individual numbers: everybody with something to show in it, by player id. */
function individualTable(
  season: SeasonView,
  table: IndividualTable,
  seasons: readonly PlayerSeason[],
  playerOf: ReadonlyMap<number, StoredPlayer>,
) {
  const { has, columns } = TABLES[table];
  const out: Record<string, Entry & { gamesPlayed: number; stats: Record<string, number> }> = {};
  for (const line of seasons) {
    const read = reader(line.counts);
    const player = playerOf.get(line.player);
    if (!player || !has(read)) continue;
    out[line.player] = {
      id: line.player,
      first: player.first,
      last: player.last,
      pos: player.position,
      team: teamFacts(season, line.team).name,
      gamesPlayed: line.games,
      stats: columns(read, line.games),
    };
  }
  return out;
}

function tablesOf(context: QueryContext, seasons: readonly PlayerSeason[]): IndividualStats['stats'] {
  const players = context.save.players.byIds(seasons.map((s) => s.player));
  const playerOf = new Map(players.map((p) => [p.id, p]));
  const tables = Object.keys(TABLES) as IndividualTable[];
  return Object.fromEntries(
    tables.map((table) => [table, individualTable(context.season, table, seasons, playerOf)]),
  ) as IndividualStats['stats'];
}

/** All players' numbers of the season, by kind. */
export function individualStats(context: QueryContext): Result<IndividualStats> {
  const stats = context.memo('individual stats', () =>
    tablesOf(context, context.save.playerSeasons.ofYear(context.season.year)),
  );
  return done({ ...shapePage(context.season), stats });
}

function byName(season: SeasonView, lines: ReadonlyMap<string, TeamStatLine>): Record<string, TeamStatLine> {
  return Object.fromEntries([...lines].map(([team, line]) => [teamFacts(season, team).name, line]));
}

/** The season's lines of all teams; a team that has not played yet has a line of zeros. */
export function seasonLines({ season, save, memo }: QueryContext, side: 'offense' | 'defense') {
  return memo(`team lines ${side}`, () => {
    const played = shapeTeamLines(save.teamStats.ofYear(season.year), side);
    return new Map(season.programs.map((p) => [p.team, played.get(p.team) ?? NOT_PLAYED]));
  });
}

/** All teams' numbers of the season. */
export function teamStatsTable(context: QueryContext): Result<TeamStatsTable> {
  const { season } = context;
  return done({
    ...shapePage(season),
    offense: byName(season, seasonLines(context, 'offense')),
    defense: byName(season, seasonLines(context, 'defense')),
  });
}

/** Ranks of all teams in every column. */
export function seasonRanks(context: QueryContext, side: 'offense' | 'defense') {
  return context.memo(`team ranks ${side}`, () => rankLines(seasonLines(context, side), side));
}

function best<T extends { stats: Record<string, number> }>(table: Record<string, T>, column: string): T[] {
  return Object.values(table)
    .sort((a, b) => b.stats[column]! - a.stats[column]!)
    .slice(0, LEADERS);
}

/** One team's numbers with its places among all teams, and its leaders. */
export function teamStats(context: QueryContext, input: { team: string }): Result<TeamStats> {
  const { season, save } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const lines = (side: 'offense' | 'defense') => seasonLines(context, side).get(team.value) ?? NOT_PLAYED;
  const places = (side: 'offense' | 'defense') => seasonRanks(context, side).get(team.value)!;
  const tables = tablesOf(context, save.playerSeasons.ofTeam(season.year, team.value));
  return done({
    ...shapePage(season, team.value),
    offense: lines('offense'),
    defense: lines('defense'),
    ranks: { offense: places('offense'), defense: places('defense') },
    leaders: {
      passing: best(tables.passing, 'yards'),
      rushing: best(tables.rushing, 'yards'),
      receiving: best(tables.receiving, 'yards'),
    },
  });
}
