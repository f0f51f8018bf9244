import type { PlayerLine } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import { CLASS_YEARS, type ClassYear } from '../../model/positions.ts';
import { STAT_COUNT } from '../../model/stats.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { type QueryContext, recent } from '../context.ts';
import { done, type Result, refuse } from '../result.ts';
import { rosterYear, teamFacts } from '../season-view.ts';
import { readFinished } from '../shape/box.ts';
import { shapeScheduleGame } from '../shape/game.ts';
import { shapePlayer } from '../shape/player.ts';
import { shapePlayerStats } from '../shape/player-stats.ts';
import { shapeInfo, shapePage } from '../shape/team.ts';
import type { PlayerGameLog, PlayerPage, PlayerYear } from '../views/index.ts';

/** His last season on a roster that has started. */
function lastSeason({ season }: QueryContext, player: StoredPlayer): number {
  return Math.min(player.lastYear ?? season.year, season.year);
}

/** The season his stored class belongs to: rosters turn over before the year changes. */
function classSeason({ season }: QueryContext, player: StoredPlayer): number {
  if (!player.onRoster && player.lastYear !== null) return player.lastYear;
  return rosterYear(season);
}

/** Seasons he has been on a roster, newest first. */
function seasonsOf(context: QueryContext, player: StoredPlayer): number[] {
  const last = lastSeason(context, player);
  return Array.from({ length: Math.max(0, last - player.joined + 1) }, (_, i) => last - i);
}

function classIn(context: QueryContext, player: StoredPlayer, year: number): ClassYear {
  const index = CLASS_YEARS.indexOf(player.classYear) - (classSeason(context, player) - year);
  return CLASS_YEARS[Math.max(0, Math.min(CLASS_YEARS.length - 1, index))]!;
}

function careerOf(context: QueryContext, player: StoredPlayer): Record<string, PlayerYear> {
  const played = new Map(context.save.playerSeasons.ofPlayer(player.id).map((s) => [s.year, s]));
  return Object.fromEntries(
    seasonsOf(context, player).map((year) => {
      const classYear = classIn(context, player, year);
      const season = played.get(year);
      const counts = season?.counts ?? new Int32Array(STAT_COUNT);
      return [
        String(year),
        {
          class: classYear,
          rating: player.ratings[CLASS_YEARS.indexOf(classYear)]!,
          games: season?.games ?? 0,
          ...shapePlayerStats(player.position, counts),
        },
      ];
    }),
  );
}

/** Everybody's line in a finished game, cached for teammates' pages, since unpacking a log takes a while. */
function linesOf({ save, memo }: QueryContext, game: Game): readonly PlayerLine[] {
  // Whether somebody counts as having played depends on his position.
  return recent(memo, 'lines', game.id, () => readFinished(save, game)?.box.players ?? []);
}

/** His line in a game; null when he did not play. */
function lineIn(context: QueryContext, player: StoredPlayer, game: Game): Int16Array | null {
  return linesOf(context, game).find((line) => line.player === player.id)?.counts ?? null;
}

function gameLogs(context: QueryContext, player: StoredPlayer, year: number): PlayerGameLog[] {
  const then = context.seasonOf(year);
  const games = (then.gamesOf.get(player.team) ?? []).filter((g) => g.result !== null);
  return games.flatMap((game) => {
    const counts = lineIn(context, player, game);
    if (!counts) return [];
    const { completion_percentage, ...stats } = shapePlayerStats(player.position, counts);
    const single = completion_percentage === undefined ? {} : { completion_percent: completion_percentage };
    return [{ game: shapeScheduleGame(then, game, player.team), ...stats, ...single }];
  });
}

/** A player's career and the games of one year; works for players who have left. */
export function player(context: QueryContext, input: { id: number; year?: number | undefined }): Result<PlayerPage> {
  const found = context.save.players.byId(input.id);
  if (!found) return refuse('not_found', `No player has the id ${input.id}.`);
  const played = seasonsOf(context, found);
  const years = [...new Set([context.season.year, ...played])];
  if (input.year !== undefined && !years.includes(input.year)) {
    const seen = played.length === 0 ? 'he has not played a season yet' : `only in ${[...played].reverse().join(', ')}`;
    return refuse('not_found', `${found.first} ${found.last} was on no roster in ${input.year}, ${seen}.`);
  }
  const year = input.year ?? played[0];
  const { season } = context;
  return done({
    ...shapePage(season, found.team),
    info: shapeInfo(season),
    roster_year: rosterYear(season),
    player: shapePlayer(found, teamFacts(season, found.team).name),
    years,
    yearly_cumulative_stats: careerOf(context, found),
    game_logs: year !== undefined && played.includes(year) ? gameLogs(context, found, year) : [],
  });
}
