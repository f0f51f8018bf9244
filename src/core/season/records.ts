import type { Game, GameResult, ScheduledGame } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { addTo } from '../model/lists.ts';
import type { TeamRecord } from '../model/team.ts';

/** A game with or without a result, as records and standings need it. */
export type PlayedGame = ScheduledGame & Pick<Game, 'result'>;

/** A game with a final score. */
export type FinishedGame = ScheduledGame & { result: GameResult };

export function isFinished<T extends PlayedGame>(game: T): game is T & { result: GameResult } {
  return game.result !== null;
}

/** Returns the winner of a finished game; null while it is unplayed. College football has had no ties since 1996. */
export function winnerOf(game: FinishedGame): TeamId;
export function winnerOf(game: PlayedGame): TeamId | null;
export function winnerOf(game: PlayedGame): TeamId | null {
  if (game.result === null) return null;
  return game.result.homeScore > game.result.awayScore ? game.home : game.away;
}

/** Returns a team's opponent in a game. */
export function opponentOf(game: ScheduledGame, team: TeamId): TeamId {
  return game.home === team ? game.away : game.home;
}

/** Whether a game counts in the conference standings: the title game does not. */
export function countsInConference(game: ScheduledGame): boolean {
  return game.kind === 'regular' && game.conference !== null;
}

const NO_GAMES: Readonly<TeamRecord> = { wins: 0, losses: 0, confWins: 0, confLosses: 0 };

/** Returns a team's record, 0-0 (0-0) if it has not played. */
export function recordOf(all: ReadonlyMap<TeamId, TeamRecord>, team: TeamId): TeamRecord {
  return all.get(team) ?? { ...NO_GAMES };
}

/**
 * Returns the records of every team on the schedule from all finished games, bowls and playoff included. Conference
 * records count regular-season conference games only.
 */
export function records(games: readonly PlayedGame[]): Map<TeamId, TeamRecord> {
  const out = new Map<TeamId, TeamRecord>();
  const row = (team: TeamId) => {
    const known = out.get(team);
    if (known) return known;
    const fresh = { ...NO_GAMES };
    out.set(team, fresh);
    return fresh;
  };
  for (const game of games) {
    const home = row(game.home);
    const away = row(game.away);
    if (!isFinished(game)) continue;
    const homeWon = winnerOf(game) === game.home;
    const winner = homeWon ? home : away;
    const loser = homeWon ? away : home;
    winner.wins += 1;
    loser.losses += 1;
    if (!countsInConference(game)) continue;
    winner.confWins += 1;
    loser.confLosses += 1;
  }
  return out;
}

/** Returns the win percentage, 0 to 1; 0.5 before the first game. */
export function winShare(wins: number, losses: number): number {
  return wins + losses === 0 ? 0.5 : wins / (wins + losses);
}

/** Groups games by team, earliest first. */
export function gamesByTeam<Played extends Game>(games: readonly Played[]): Map<TeamId, Played[]> {
  const teams = new Map<TeamId, Played[]>();
  for (const game of games) {
    addTo(teams, game.home, game);
    addTo(teams, game.away, game);
  }
  for (const list of teams.values()) list.sort((a, b) => a.week - b.week || a.id - b.id);
  return teams;
}
