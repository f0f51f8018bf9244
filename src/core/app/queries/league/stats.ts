import { done, type Result } from '../../../contract/result.ts';
import type { IndividualTable } from '../../../contract/views/columns.ts';
import type { IndividualStats, TeamStatLine, TeamStats, TeamStatsTable } from '../../../contract/views/index.ts';
import type { TeamId } from '../../../model/ids.ts';
import { itemAt, mustHave } from '../../../model/lists.ts';
import { TEAM_STAT_COUNT } from '../../../model/plays/stats.ts';
import type { Position } from '../../../model/positions.ts';
import type { PlayerSeason } from '../../../model/season.ts';
import type { PlayerNames, StoredPlayer } from '../../../save/contracts.ts';
import { ledBy } from '../../coaches.ts';
import type { QueryContext } from '../../reading/context.ts';
import { findTeam } from '../../reading/names.ts';
import { type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { HAS_LINE, reader, tableLine } from '../../views/player-stats.ts';
import { pageView } from '../../views/team.ts';
import { rankLines, teamLinesView, teamLineView } from '../../views/team-stats.ts';

const LEADERS = 3;
/** Statistics of a team that has not played yet. */
const NOT_PLAYED = teamLineView(new Int32Array(TEAM_STAT_COUNT), 0);

interface Entry {
  id: number;
  first: string;
  last: string;
  pos: Position;
  team: string;
  gamesPlayed: number;
  stats: Record<string, number>;
}

type Tables = IndividualStats['stats'];

type Name = Pick<StoredPlayer, 'first' | 'last'>;

/**
 * Names of a range of players; ids must be looked up in ascending order, so that each search continues from the last.
 */
function namesInTurn({ ids, first, last }: PlayerNames): (id: number) => Name | null {
  let at = 0;
  return (id) => {
    while (at < ids.length && itemAt(ids, at) < id) at += 1;
    return ids[at] === id ? { first: itemAt(first, at), last: itemAt(last, at) } : null;
  };
}

/** Individual tables of some season lines: every player with something to show, by id. */
function tablesOf<Kind extends IndividualTable>(
  season: SeasonView,
  kinds: readonly Kind[],
  lines: readonly PlayerSeason[],
  nameOf: (id: number) => Name | null,
): Pick<Tables, Kind> {
  const tables = new Map(kinds.map((kind) => [kind, {} as Record<string, Entry>]));
  for (const line of lines) {
    const name = nameOf(line.player);
    if (name === null) continue;
    const read = reader(line.counts);
    const { player: id, position: pos, games: gamesPlayed } = line;
    const team = teamFacts(season, line.team).name;
    for (const [kind, table] of tables) {
      if (!HAS_LINE[kind](read)) continue;
      const stats = tableLine(kind, read, gamesPlayed);
      table[id] = { id, first: name.first, last: name.last, pos, team, gamesPlayed, stats };
    }
  }
  return Object.fromEntries(tables) as Pick<Tables, Kind>;
}

const KINDS = Object.keys(HAS_LINE) as IndividualTable[];
const NO_PLAYERS = Object.fromEntries(KINDS.map((kind) => [kind, {}])) as Tables;

/** Season lines of all players with their names, read once for all tables. */
function seasonPlayers({ season, save, memo, rosterMemo }: QueryContext) {
  const lines = memo('player lines', () => save.playerSeasons.ofYear(season.year));
  const [from, to] = [lines[0]?.player ?? 0, lines.at(-1)?.player ?? 0];
  return { lines, names: rosterMemo(`names ${from} ${to}`, () => save.players.names(from, to)) };
}

/**
 * All players' statistics of the season by table, or one table with the others empty. Returns the same object until
 * something changes, because it is large.
 */
export function individualStats(
  context: QueryContext,
  { table }: { table?: IndividualTable | undefined },
): Result<IndividualStats> {
  const { season, memo } = context;
  const answer = memo(`individual stats ${table ?? 'all'}`, () => {
    const { lines, names } = seasonPlayers(context);
    const stats = tablesOf(season, table ? [table] : KINDS, lines, namesInTurn(names));
    return { ...pageView(season), stats: { ...NO_PLAYERS, ...stats } };
  });
  return done(answer);
}

function byName(season: SeasonView, lines: ReadonlyMap<string, TeamStatLine>): Record<string, TeamStatLine> {
  return Object.fromEntries([...lines].map(([team, line]) => [teamFacts(season, team).name, line]));
}

/** Season lines of all teams, with zeros for a team that has not played yet. */
export function seasonLines({ season, save, memo }: QueryContext, side: 'offense' | 'defense') {
  return memo(`team lines ${side}`, () => {
    const played = teamLinesView(save.teamStats.ofYear(season.year), side);
    return new Map(season.programs.map((p) => [p.team, played.get(p.team) ?? NOT_PLAYED]));
  });
}

/** All teams' statistics of the season. */
export function teamStatsTable(context: QueryContext): Result<TeamStatsTable> {
  const { season } = context;
  return done({
    ...pageView(season),
    offense: byName(season, seasonLines(context, 'offense')),
    defense: byName(season, seasonLines(context, 'defense')),
  });
}

/** Ranks of all teams in every column. */
export function seasonRanks(context: QueryContext, side: 'offense' | 'defense') {
  return context.memo(`team ranks ${side}`, () => rankLines(seasonLines(context, side), side));
}

function best<T extends { stats: Record<string, number> }>(table: Record<string, T>, column: string): T[] {
  const number = ({ stats }: T) => mustHave(stats[column], column);
  return Object.values(table)
    .sort((a, b) => number(b) - number(a))
    .slice(0, LEADERS);
}

/** Tables of one team's players in the current season. */
export function teamTables<Kind extends IndividualTable>(
  { season, save }: QueryContext,
  team: TeamId,
  kinds: readonly Kind[],
): Pick<Tables, Kind> {
  const totals = save.playerSeasons.ofTeam(season.year, team);
  const players = new Map(save.players.byIds(totals.map((line) => line.player)).map((p) => [p.id, p]));
  return tablesOf(season, kinds, totals, (id) => players.get(id) ?? null);
}

/** One team's statistics with its national ranks, and its leaders. */
export function teamStats(context: QueryContext, input: { team: string }): Result<TeamStats> {
  const { season } = context;
  const team = findTeam(season, input.team);
  if (!team.ok) return team;
  const lines = (side: 'offense' | 'defense') => seasonLines(context, side).get(team.value) ?? NOT_PLAYED;
  const places = (side: 'offense' | 'defense') => seasonRanks(context, side).get(team.value) ?? {};
  const tables = teamTables(context, team.value, ['passing', 'rushing', 'receiving']);
  return done({
    ...pageView(season, team.value),
    ...ledBy({ ...context, season }, team.value),
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
