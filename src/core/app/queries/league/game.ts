import { done, type Result, refuse } from '../../../contract/result.ts';
import type { GamePage, Injured, PlayedGame, UnplayedGame } from '../../../contract/views/index.ts';
import { seasonWith } from '../../../dynasty/dynasty-state.ts';
import { visitingTeam } from '../../../dynasty/gameday/visitors.ts';
import type { Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import type { Player } from '../../../model/player.ts';
import { type ByPosition, STARTER_SLOTS } from '../../../model/positions.ts';
import { SaveError } from '../../../save/errors.ts';
import type { Tuning } from '../../../tuning/index.ts';
import { missedIn } from '../../reading/absences.ts';
import type { QueryContext } from '../../reading/context.ts';
import { recordsBefore, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { comparisonView, type FinishedGame, flowView, gameLogsView, readFinished } from '../../views/box.ts';
import { conditionsView } from '../../views/conditions.ts';
import { conferenceOf, gameView, isEarlyLine, rankAtGame } from '../../views/game.ts';
import { injuredOf } from '../../views/injuries.ts';
import { infoView, pageView, teamRecord } from '../../views/team.ts';
import { seasonLines, seasonRanks } from './stats.ts';
import { gameOfWeek } from './week.ts';

const KEY_PLAYERS = 5;

/** A team on a game's page, with its record after the game's week. */
export function sideView(season: SeasonView, game: Game, side: 'home' | 'away') {
  const id = game[side];
  const { name, abbreviation, colorPrimary, colorSecondary } = teamFacts(season, id);
  return {
    name,
    abbreviation,
    ranking: rankAtGame(season, game, side),
    conference: conferenceOf(season, id),
    ...teamRecord(seasonWith(season, { records: recordsBefore(season, game.week + 1, id) }), id),
    colorPrimary,
    colorSecondary,
  };
}

function page(context: QueryContext, season: SeasonView) {
  return { ...pageView(season, context.season.settings.team), info: infoView(context.season) };
}

/** A team's players who could not play, by position. */
function absentOf(
  { save }: QueryContext,
  season: SeasonView,
  { game, box, player }: FinishedGame,
  side: 'home' | 'away',
) {
  const absent = missedIn(save, game);
  const team = teamFacts(season, game[side]).name;
  return box.rosters[side === 'home' ? 0 : 1]
    .filter((id) => absent.has(id))
    .flatMap((id) => player.get(id) ?? [])
    .map(({ id, first, last, position: pos }) => ({ id, first, last, pos, team }));
}

function played(context: QueryContext, season: SeasonView, game: Game): PlayedGame | null {
  const finished = readFinished(context, game);
  if (!finished || !game.result) return null;
  return {
    ...page(context, season),
    game: {
      ...gameView(season, game, gameOfWeek(season, game.week) === game.id),
      teamA: sideView(season, game, 'home'),
      teamB: sideView(season, game, 'away'),
    },
    conditions: conditionsView(season, game),
    quarters: { teamA: game.result.homeQuarters, teamB: game.result.awayQuarters },
    ...flowView(season, finished),
    stats: comparisonView(finished.box),
    game_logs: gameLogsView(season, finished),
    absent: [...absentOf(context, season, finished, 'away'), ...absentOf(context, season, finished, 'home')],
  };
}

/** FCS visitors have no statistics. */
const NOT_COUNTED = {} as const;

function previewStats(context: QueryContext, team: TeamId) {
  if (!context.season.program.has(team)) {
    return { offensive_ypg: NOT_COUNTED, defensive_ypg: NOT_COUNTED, points_per_game: NOT_COUNTED };
  }
  const offense = mustGet(seasonLines(context, 'offense'), team);
  const defense = mustGet(seasonLines(context, 'defense'), team);
  const own = mustGet(seasonRanks(context, 'offense'), team);
  const theirs = mustGet(seasonRanks(context, 'defense'), team);
  return {
    offensive_ypg: { value: offense.yardspg, rank: own.yardspg },
    defensive_ypg: { value: defense.yardspg, rank: theirs.yardspg },
    points_per_game: { value: offense.ppg, rank: own.ppg },
  };
}

/**
 * The starters who matter most to a team, best first: rating above the average starter, times the weight of the
 * position in the team's rating. Kickers and punters weigh too little to be listed.
 */
export function keyPlayers<P extends Pick<Player, 'id' | 'position' | 'rating' | 'starter'>>(
  players: readonly P[],
  { ratings, strength }: Pick<Tuning, 'ratings' | 'strength'>,
): P[] {
  const shares: Partial<ByPosition<number>> = ratings;
  const worth = ({ position, rating }: P) =>
    ((rating - strength.average) * (shares[position] ?? 0)) / STARTER_SLOTS[position];
  return players
    .filter(({ position, starter }) => starter && shares[position] !== undefined)
    .sort((a, b) => worth(b) - worth(a) || b.rating - a.rating || a.id - b.id)
    .slice(0, KEY_PLAYERS);
}

/** A team's key players, leaving out injured ones who cannot play. */
function topPlayers({ save, season }: QueryContext, team: TeamId, injured: readonly Injured[]) {
  const out = new Set(injured.filter(({ status }) => status === 'out' || status === 'doubtful').map(({ id }) => id));
  const players = season.program.has(team)
    ? save.players.ofTeam(team)
    : visitingTeam(season, season.year, team).players;
  const fit = players.filter(({ id }) => !out.has(id));
  return keyPlayers(fit, season.tuning).map(({ id, first, last, position, rating }) => ({
    id,
    first,
    last,
    pos: position,
    rating,
  }));
}

function preview(context: QueryContext, season: SeasonView, game: Game): UnplayedGame {
  const side = (which: 'home' | 'away') => ({
    ...sideView(season, game, which),
    stats: previewStats(context, game[which]),
  });
  const coming = !isEarlyLine(season, game);
  const [homeHurt, awayHurt] = coming ? [injuredOf(context, [game.home]), injuredOf(context, [game.away])] : [[], []];
  return {
    ...page(context, season),
    game: {
      ...gameView(season, game, gameOfWeek(season, game.week) === game.id),
      teamA: side('home'),
      teamB: side('away'),
    },
    conditions: conditionsView(season, game),
    top_players: [topPlayers(context, game.home, homeHurt), topPlayers(context, game.away, awayHurt)],
    injured: [homeHurt, awayHurt],
    early_line: isEarlyLine(season, game),
  };
}

/** A game of any season in the dynasty: its preview, or its full summary. */
export function game(context: QueryContext, { id }: { id: number }): Result<GamePage> {
  const found = context.save.games.byId(id);
  if (!found) return refuse('not_found', `No game has the id ${id}.`);
  const season = context.seasonOf(found.year);
  if (!found.result) return done(preview(context, season, found));
  const full = played(context, season, found);
  if (!full) throw new SaveError('corrupt', `Game ${id} has a result and no plays.`);
  return done(full);
}
