import type { Game as GameView, ScheduleGame } from '../../contract/views/index.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { BELOW_FBS, baseLabel, gameLabel, labelFor } from '../../season/labels.ts';
import { type FinishedGame, isFinished } from '../../season/records.ts';
import { moneyline, spread } from '../../words/numbers.ts';
import { conferenceName, type SeasonView, teamFacts } from '../reading/season-view.ts';
import { rankOrNone, teamRecord } from './team.ts';

/** A team's rank at the time of a finished game; before the game, its current one. Undefined for a team outside FBS. */
export function rankAtGame(season: SeasonView, game: Game, side: 'home' | 'away'): number | undefined {
  const then = side === 'home' ? game.homeRank : game.awayRank;
  return game.result && then !== null ? then : rankOrNone(season, game[side]);
}

/** Odds are set when a game is created; a game without any is even. */
function oddsOf(game: Game) {
  return game.odds ?? { homeMargin: 0, total: 0, homeWinProbability: 0.5, moneylineHome: 100, moneylineAway: 100 };
}

/** Whether the home team won; null while unplayed. */
function homeWon(game: Game): boolean | null {
  return game.result ? game.result.homeScore > game.result.awayScore : null;
}

/** Whether a game's line is early, made before its week, when it was unknown who would play. */
export function isEarlyLine({ row, week }: Pick<SeasonView, 'row' | 'week'>, game: Game): boolean {
  return game.result === null && (row.stage !== 'season' || game.week !== week);
}

/** A finished game's score from a team's point of view, its own points first: as text and as numbers. */
export function scoreFrom({ home, result: { homeScore, awayScore } }: FinishedGame, team: TeamId) {
  const [points, opponent_points] = home === team ? [homeScore, awayScore] : [awayScore, homeScore];
  return { score: `${points}-${opponent_points}`, points, opponent_points };
}

/** A game from the point of view of one of its teams. */
export function scheduleGameView(season: SeasonView, game: Game, team: TeamId): ScheduleGame {
  const atHome = game.home === team;
  const opponent = atHome ? game.away : game.home;
  const odds = oddsOf(game);
  const margin = atHome ? odds.homeMargin : 0 - odds.homeMargin;
  const won = homeWon(game);
  return {
    id: game.id,
    weekPlayed: game.week,
    opponent: {
      name: teamFacts(season, opponent).name,
      ranking: rankAtGame(season, game, atHome ? 'away' : 'home'),
      rating: season.program.get(opponent)?.rating,
      ...teamRecord(season, opponent),
    },
    label: labelFor(game, team, season.facts),
    result: won === null ? null : won === atHome ? 'W' : 'L',
    spread: spread(margin),
    spread_value: 0 - margin,
    moneyline: moneyline(atHome ? odds.moneylineHome : odds.moneylineAway),
    ...(isEarlyLine(season, game) && { early_line: true }),
    ...(isFinished(game) ? scoreFrom(game, team) : { score: null }),
    home: game.neutral ? null : atHome,
  };
}

/** A game for its own page and the week's page; team A is the home (or designated home) team. */
export function gameView(season: SeasonView, game: Game, gameOfWeek: boolean): GameView {
  const odds = oddsOf(game);
  const won = homeWon(game);
  const name = (id: TeamId) => ({ name: teamFacts(season, id).name });
  return {
    id: game.id,
    year: game.year,
    weekPlayed: game.week,
    label: gameLabel(game, season.facts),
    base_label: baseLabel(game, season.facts),
    name: game.name,
    teamA: name(game.home),
    teamB: name(game.away),
    rankATOG: rankAtGame(season, game, 'home'),
    rankBTOG: rankAtGame(season, game, 'away'),
    ...(game.result && { scoreA: game.result.homeScore, scoreB: game.result.awayScore }),
    resultA: won === null ? null : won ? 'W' : 'L',
    resultB: won === null ? null : won ? 'L' : 'W',
    winner: won === null ? null : name(won ? game.home : game.away),
    spreadA: spread(odds.homeMargin),
    spreadB: spread(-odds.homeMargin),
    spread_valueA: 0 - odds.homeMargin,
    spread_valueB: odds.homeMargin,
    moneylineA: moneyline(odds.moneylineHome),
    moneylineB: moneyline(odds.moneylineAway),
    ...(isEarlyLine(season, game) && { early_line: true }),
    winProbA: odds.homeWinProbability,
    winProbB: 1 - odds.homeWinProbability,
    overtime: game.result?.overtime ?? 0,
    headline: game.headline,
    homeTeam: game.neutral ? null : 'A',
    game_of_week: gameOfWeek,
  };
}

interface GamesAround {
  /** The previous week's game; null for a bye. */
  last_game: ScheduleGame | null;
  /** The week's own game; null for a bye and after the last week. */
  next_game: ScheduleGame | null;
  /** The last game played, and the first unplayed one. */
  latest_game: ScheduleGame | null;
  upcoming_game: ScheduleGame | null;
}

/** A team's games around the current week, or around an earlier one as known when it began. */
export function gamesAround(season: SeasonView, team: TeamId, then?: number): GamesAround {
  const games = season.gamesOf.get(team) ?? [];
  const week = then ?? season.week;
  const played = (game: Game) => (then === undefined ? game.result !== null : game.week < then);
  const shape = (game: Game | undefined) => (game ? scheduleGameView(season, game, team) : null);
  return {
    last_game: shape(games.find((game) => game.week === week - 1)),
    next_game: shape(games.find((game) => game.week === week)),
    latest_game: shape(games.findLast(played)),
    upcoming_game: shape(games.find((game) => !played(game))),
  };
}

/** Display name of a team's conference this season. */
export function conferenceOf(season: SeasonView, team: TeamId): string {
  const program = season.program.get(team);
  return program ? conferenceName(season, program.conference) : BELOW_FBS;
}
