import type { CareerSeat, SeatWeek } from '../../contract/views/index.ts';
import { type Outcome, type SeasonFacts, seasonAfter } from '../../dynasty/career/season.ts';
import { hardOdds, levelOf, securityOf, securityParts, winsToSafety } from '../../dynasty/career/seat.ts';
import { type CoachJob, isInterim } from '../../model/coaches.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import { firstOf, lastOf, zip } from '../../model/lists.ts';
import { isBetweenRosters, stageFacts } from '../../model/stages.ts';
import { isFinished, opponentOf, winnerOf } from '../../season/records.ts';
import { gamesPerTeam } from '../../season/schedule/index.ts';
import { SEAT_NOTES, SEAT_WORDS } from '../../words/coaching/career.ts';
import { LAST_SPOKEN_RANK, roundedParts } from '../../words/numbers.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';
import { scoreFrom } from '../views/game.ts';

/** Job security of the head coach of the player's team, for the pages. */

/** Players who entered the portal or quit after the season; null before it has closed. */
function goneIn({ save, season }: QueryContext): ReadonlySet<PlayerId> | null {
  if (!isBetweenRosters(season.row.stage)) return null;
  const early = save.players.departures().filter(({ reason }) => reason === 'portal' || reason === 'left');
  return new Set(early.map(({ player }) => player));
}

function outcomeOf(context: QueryContext, team: string): Outcome {
  const { season } = context;
  const over = season.week > season.lastWeek;
  return {
    finalRank: over ? (season.rankOf.get(team) ?? 0) : null,
    ranked: LAST_SPOKEN_RANK,
    field: season.format.teams,
    gone: goneIn(context),
  };
}

function weekOf({ season }: QueryContext, game: Game, team: string): Omit<SeatWeek, 'security' | 'change'> {
  return {
    game: game.id,
    week: game.week,
    opponent: teamFacts(season, opponentOf(game, team)).name,
    result: winnerOf(game) === team ? 'W' : 'L',
    score: isFinished(game) ? scoreFrom(game, team).score : '',
  };
}

/** Whether a head coach can be judged: he stays, and the rosters are still this season's. */
export const isJudged = ({ season }: QueryContext, job: CoachJob): boolean =>
  job.until === null && !isInterim(job) && !stageFacts(season.row.stage).nextRosters;

/** A head coach's season after each of the given weeks. The player's own coach has goals once schedules are full. */
export function factsAfter(context: QueryContext, job: CoachJob, weeks: readonly number[]): SeasonFacts[] {
  const after = seasonAfter(context.season, job, weeks, outcomeOf(context, job.team));
  const { season } = context;
  const { ownCoach, stage, settings } = season.row;
  if (job.coach !== ownCoach) return after.map((facts) => ({ ...facts, goals: [] }));
  const hard = hardOdds(settings.coach?.mode, season.tuning);
  return after.map((facts) => ({ ...facts, hard, ...(stage === 'preseason' && { goals: [] }) }));
}

/** A head coach's job security; null once he is leaving, and while next season's rosters are not judged yet. */
export function seatOf(context: QueryContext, job: CoachJob): CareerSeat | null {
  const { season } = context;
  const { team } = job;
  if (!isJudged(context, job)) return null;
  const tuning = season.tuning;
  const played = (season.gamesOf.get(team) ?? []).filter(isFinished);
  const weeks = [0, ...played.map(({ week }) => week), season.week - 1];
  const after = factsAfter(context, job, weeks);
  const points = after.map((facts) => securityOf(facts, tuning));
  const now = lastOf(after);
  const games = (season.gamesOf.get(team) ?? []).filter(({ kind }) => kind === 'regular');
  const scheduled = season.row.stage === 'preseason' ? gamesPerTeam(season.facts, team) : games.length;
  const parts = securityParts(now, tuning);
  const rounded = roundedParts(
    parts.map(({ value }) => value),
    1,
  );
  return {
    security: rounded.total,
    level: levelOf(rounded.total, tuning),
    parts: zip(parts, rounded.parts).map(([{ part }, value]) => ({
      label: SEAT_WORDS[part],
      value,
      note: SEAT_NOTES[part],
    })),
    expected_wins: (now.expected + now.more) * scheduled,
    games: scheduled,
    wins: now.wins,
    losses: now.losses,
    wins_to_safety: winsToSafety(now, games.filter((game) => !isFinished(game)).length, tuning),
    goals: now.goals.map(({ opponent, ...goal }) => ({
      ...goal,
      opponent: opponent === null ? null : teamFacts(season, opponent).name,
    })),
    august: firstOf(points),
    trend: zip(played, zip(points.slice(1), points)).map(([game, [security, before]]) => ({
      ...weekOf(context, game, team),
      security,
      change: security - before,
    })),
  };
}
