import { done, type Result } from '../../../contract/result.ts';
import type { PlayerPage } from '../../../contract/views/index.ts';
import { buildVisitor, visitorTeamOf } from '../../../dynasty/gameday/visitors.ts';
import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { GROWTHS, type Player } from '../../../model/player.ts';
import { STAT_COUNT } from '../../../model/plays/stats.ts';
import { buildOf } from '../../../offseason/build.ts';
import type { QueryContext } from '../../reading/context.ts';
import { linesOf, numbersOfGame } from '../../reading/game-lines.ts';
import { dynastyYears, refuseYear } from '../../reading/names.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { scheduleGameView } from '../../views/game.ts';
import { foundView } from '../../views/player.ts';
import { playerStatsView } from '../../views/player-stats.ts';
import { infoView, pageView } from '../../views/team.ts';

/** A team's games in a season it spent outside FBS. */
function gamesOf({ save, seasonOf }: QueryContext, team: TeamId, year: number): Game[] {
  const games = save.games.ofTeam(year, team);
  return games.length > 0 && seasonOf(year).program.has(team) ? [] : games;
}

function playerOf({ season }: QueryContext, team: TeamId, year: number, id: number): Player | undefined {
  return buildVisitor(season, year, team).players.find((player) => player.id === id);
}

/** His statistics in the finished games he played, in total and game by game. */
function numbersOf(context: QueryContext, { id, team, position }: Player, games: readonly Game[]) {
  const total = new Int32Array(STAT_COUNT);
  const logs = games.flatMap((game) => {
    const counts = linesOf(context, game).find((line) => line.player === id)?.counts;
    if (counts === undefined) return [];
    for (const [stat, count] of counts.entries()) total[stat]! += count;
    const seen = scheduleGameView(context.seasonOf(game.year), game, team);
    return [{ game: seen, ...numbersOfGame(position, counts) }];
  });
  return { logs, season: { games: logs.length, ...playerStatsView(position, total) } };
}

/**
 * An FCS player, as far as he is known from his team's games against FBS teams in one season. An FCS team brings
 * different players under the same ids every season, so the year is part of his identity; without one, the latest is
 * meant.
 */
export function visitor(
  context: QueryContext,
  { id, year }: { id: number; year?: number | undefined },
): Result<PlayerPage> {
  const { season } = context;
  const team = visitorTeamOf(season, id);
  const came = (each: number) => team !== null && gamesOf(context, team, each).length > 0;
  const known = dynastyYears(season).find(
    (each) => came(each) && (each === year || year === undefined || year === season.year),
  );
  const player = team === null || known === undefined ? undefined : playerOf(context, team, known, id);
  if (team === null || known === undefined || player === undefined) {
    const when = year === undefined ? '' : ` in ${year}`;
    return refuseYear(
      year ?? season.year,
      `No player has the id ${id}${when}: no FCS player with it has faced an FBS team.`,
    );
  }
  const games = gamesOf(context, team, known).filter((game) => game.result !== null);
  const { logs, season: counted } = numbersOf(context, player, games);
  const { rating } = player;
  return done({
    ...pageView(season, team),
    info: infoView(season),
    roster_year: known,
    player: {
      ...foundView(player),
      [`rating_${player.classYear}`]: rating,
      stars: player.stars,
      development_trait: 0,
      growth: GROWTHS[0],
      starter: player.starter,
      team: teamFacts(season, team).name,
    },
    ...buildOf(season.settings.seed, player),
    home_state: player.homeState,
    seasons_seen: 0,
    winter: false,
    years: [...new Set([season.year, known])],
    redshirts: [],
    yearly_cumulative_stats: { [known]: { class: player.classYear, rating, ...counted } },
    game_logs: year === undefined || year === known ? logs : [],
    awards: [],
    records: [],
    halls: [],
    moves: [],
    drafted: null,
    missed: [],
    injury: null,
  });
}
