import { done, type Result, refuse } from '../../contract/result.ts';
import type { PlayerGameLog, PlayerPage, PlayerYear, ScheduleGame } from '../../contract/views/index.ts';
import type { Game } from '../../model/game.ts';
import { isVisitor, type TeamId } from '../../model/ids.ts';
import { isRedshirtSeason, sitsOut } from '../../model/people/eligibility.ts';
import { STAT_COUNT } from '../../model/plays/stats.ts';
import { buildOf } from '../../offseason/build.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { absentIn } from '../reading/absences.ts';
import type { QueryContext } from '../reading/context.ts';
import { draftAfter, draftYears } from '../reading/drafts.ts';
import { linesOf, numbersOfGame } from '../reading/game-lines.ts';
import { growthAt, outlookAt, seasonsSeen } from '../reading/growth.ts';
import { refuseYear } from '../reading/names.ts';
import { rosterYear, teamFacts } from '../reading/season-view.ts';
import { wholeRoster } from '../reading/walk-ons.ts';
import { playerAwards } from '../views/awards.ts';
import { scheduleGameView } from '../views/game.ts';
import { injuriesNow } from '../views/injuries.ts';
import { asIn, classSeason, playerView } from '../views/player.ts';
import { playerStatsView } from '../views/player-stats.ts';
import { infoView, pageView } from '../views/team.ts';
import { visitor } from './league/visitor.ts';
import { recordsOfPlayer } from './memory/records.ts';

/** His last season on a roster, among those that have started. */
function lastSeason({ season }: QueryContext, player: StoredPlayer): number {
  return Math.min(player.lastYear ?? season.year, season.year);
}

/** Seasons he has been on a roster, newest first. */
function seasonsOf(context: QueryContext, player: StoredPlayer): number[] {
  const last = lastSeason(context, player);
  return Array.from({ length: Math.max(0, last - player.joined + 1) }, (_, i) => last - i);
}

function careerOf(context: QueryContext, player: StoredPlayer): Record<string, PlayerYear> {
  const played = new Map(context.save.playerSeasons.ofPlayer(player.id).map((s) => [s.year, s]));
  return Object.fromEntries(
    seasonsOf(context, player).map((year) => {
      const then = asIn(context.season.row, player, year);
      const season = played.get(year);
      const counts = season?.counts ?? new Int32Array(STAT_COUNT);
      return [
        String(year),
        {
          class: then.classYear,
          rating: then.rating,
          games: season?.games ?? 0,
          ...playerStatsView(player.position, counts),
        },
      ];
    }),
  );
}

/** His statistics in a game; null if he did not play. */
function lineIn(context: QueryContext, player: StoredPlayer, game: Game): Int16Array | null {
  return linesOf(context, game).find((line) => line.player === player.id)?.counts ?? null;
}

/** His team in a season, which may differ from his current one. */
function teamThen({ save }: QueryContext, { id, team }: StoredPlayer, year: number): TeamId {
  const later = save.transfers.ofPlayer(id).find((move) => move.year >= year && move.end === 'moved');
  return later?.from ?? team;
}

/** His team's finished games in a year. */
function finishedGames(context: QueryContext, player: StoredPlayer, year: number): Game[] {
  return (context.seasonOf(year).gamesOf.get(teamThen(context, player, year)) ?? []).filter((g) => g.result !== null);
}

function gameLogs(context: QueryContext, player: StoredPlayer, year: number): PlayerGameLog[] {
  const then = context.seasonOf(year);
  const team = teamThen(context, player, year);
  return finishedGames(context, player, year).flatMap((game) => {
    const counts = lineIn(context, player, game);
    if (!counts) return [];
    return [{ game: scheduleGameView(then, game, team), ...numbersOfGame(player.position, counts) }];
  });
}

/** His redshirt seasons, newest first. */
function redshirtsOf({ season }: QueryContext, player: StoredPlayer): number[] {
  const first = classSeason(season.row, player) - player.seasons;
  return Array.from({ length: player.seasons + 1 }, (_, index) => player.seasons - index)
    .filter((each) => isRedshirtSeason(player, each))
    .map((each) => first + each);
}

/** Team games he missed. */
function missedGames(context: QueryContext, player: StoredPlayer, year: number): ScheduleGame[] {
  const team = teamThen(context, player, year);
  return finishedGames(context, player, year)
    .filter((game) => absentIn(context.save, game).has(player.id))
    .map((game) => scheduleGameView(context.seasonOf(year), game, team));
}

/** His transfers. */
function movesOf({ season, save }: QueryContext, player: StoredPlayer): PlayerPage['moves'] {
  const name = (team: TeamId) => teamFacts(season, team).name;
  return save.transfers.ofPlayer(player.id).flatMap(({ year, from, to, end, reason }) => {
    if (end !== 'moved' || to === null) return [];
    const left = from === null ? { from, reason: null } : { from: name(from), reason };
    return [{ year, to: name(to), ...left, sat_out: sitsOut(asIn(season.row, player, year + 1)) }];
  });
}

/** His draft selection. */
function draftedAs(context: QueryContext, { id, lastYear: year }: StoredPlayer): PlayerPage['drafted'] {
  if (year === null || !draftYears(context).includes(year)) return null;
  const selected = draftAfter(context, year).pickOf.get(id);
  return selected === undefined ? null : { year, round: selected.round, pick: selected.pick };
}

/** Jersey number of a rostered player. */
function numberOf({ season, save, rosterMemo }: QueryContext, player: StoredPlayer): number {
  const { team } = player;
  return rosterMemo(`wear ${team}`, () => wholeRoster(save, season, team, save.players.ofTeam(team))).numberOf(player);
}

/** A player's career and the games of one year; works for players who have left. */
export function player(context: QueryContext, input: { id: number; year?: number | undefined }): Result<PlayerPage> {
  const found = context.save.players.byId(input.id);
  if (isVisitor(input.id)) return visitor(context, input);
  if (!found) return refuse('not_found', `No player has the id ${input.id}.`);
  const played = seasonsOf(context, found);
  const years = found.onRoster ? [...new Set([context.season.year, ...played])] : played;
  if (input.year !== undefined && !years.includes(input.year)) {
    const seen = played.length === 0 ? 'he has not played a season yet' : `only in ${[...played].reverse().join(', ')}`;
    return refuseYear(input.year, `${found.first} ${found.last} was not on a roster in ${input.year}, ${seen}.`);
  }
  const year = input.year ?? played[0];
  const { season, save } = context;
  const latest = classSeason(season.row, found);
  const onRoster = year !== undefined && played.includes(year);
  return done({
    ...pageView(season, found.team),
    info: infoView(season),
    roster_year: rosterYear(season),
    player: playerView(found, teamFacts(season, found.team).name, growthAt(context, found.team, latest)(found)),
    ...buildOf(season.settings.seed, found),
    home_state: found.homeState,
    seasons_seen: seasonsSeen(context, found.team, latest, found),
    ...(found.onRoster && { outlook: outlookAt(context, found, latest) }),
    winter: found.onRoster && found.winter !== null,
    ...(found.onRoster && { number: numberOf(context, found) }),
    years,
    redshirts: redshirtsOf(context, found),
    yearly_cumulative_stats: careerOf(context, found),
    game_logs: onRoster ? gameLogs(context, found, year) : [],
    awards: playerAwards(context, found.id),
    records: recordsOfPlayer(context, found),
    halls: save.halls.ofPlayer(found.id).map((each) => ({
      inducted: each.year,
      whose: each.hall === null ? null : teamFacts(season, each.hall).name,
      points: each.points,
    })),
    moves: movesOf(context, found),
    drafted: draftedAs(context, found),
    missed: onRoster ? missedGames(context, found, year) : [],
    injury: found.onRoster ? (injuriesNow(context, found.team).get(found.id) ?? null) : null,
  });
}
