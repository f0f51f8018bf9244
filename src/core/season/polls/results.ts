import type { TeamId } from '../../model/ids.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type FinishedGame, opponentOf, winnerOf } from '../records.ts';
import { recordWorth } from './record-worth.ts';
import type { Resume } from './strength-of-record.ts';

/** A team's result in a week's game, as voters see it. */
export interface Result {
  /** Change of its poll score. */
  change: number;
  lost: boolean;
  /** Points it won or lost by. */
  margin: number;
  /** Points it was expected to win by. */
  promised: number;
  playoff: boolean;
}

/**
 * Returns the change in a team's poll score after one game: the win or loss counts as its record will (`recordWorth`),
 * and beating the expected margin only a little, up to a limit. A win never costs and a loss never gains.
 */
function changeBy(margin: number, promised: number, resume: Resume, tuning: Tuning): number {
  const knobs = tuning.voters;
  const beyond = Math.max(-knobs.marginLimit, Math.min(knobs.marginLimit, margin - promised)) / knobs.marginLimit;
  const moved =
    recordWorth(resume, knobs) - recordWorth(before(resume, margin > 0), knobs) + knobs.marginWorth * beyond;
  return margin > 0 ? Math.max(0, moved) : Math.min(-knobs.leastCost, moved);
}

/** Returns a record before its last game. */
function before({ wins, losses, chances }: Resume, won: boolean): Resume {
  return { wins: wins - Number(won), losses: losses - Number(!won), chances: chances.slice(0, -1) };
}

/**
 * Returns the week's results by team. @param points each team's margin over an average program; teams without one are
 * not judged
 */
export function resultsOf(
  games: readonly FinishedGame[],
  points: ReadonlyMap<TeamId, number>,
  resumes: ReadonlyMap<TeamId, Resume>,
  tuning: Tuning,
): Map<TeamId, Result> {
  const out = new Map<TeamId, Result>();
  const judge = (team: TeamId, margin: number, promised: number, playoff: boolean) => {
    const resume = resumes.get(team);
    if (resume)
      out.set(team, {
        change: changeBy(margin, promised, resume, tuning),
        lost: margin < 0,
        margin,
        promised,
        playoff,
      });
  };
  for (const game of games) {
    const [home, away] = [points.get(game.home), points.get(game.away)];
    if (home === undefined || away === undefined) continue;
    const promised = home - away + (game.neutral ? 0 : tuning.homeFieldAdvance);
    const margin = game.result.homeScore - game.result.awayScore;
    const playoff = game.kind === 'playoff';
    judge(game.home, margin, promised, playoff);
    judge(game.away, -margin, -promised, playoff);
  }
  return out;
}

/** Returns the winner of each playoff game so far, keyed by loser. */
export function playoffBeaters(games: readonly FinishedGame[]): Map<TeamId, TeamId> {
  const playoff = games.filter(({ kind }) => kind === 'playoff');
  return new Map(
    playoff.map((game) => {
      const winner = winnerOf(game);
      return [opponentOf(game, winner), winner];
    }),
  );
}
