import { done, type ErrorCode, type Result, refuse } from '../contract/result.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { addGame, possibleGame, scheduleInput } from '../dynasty/preseason.ts';
import { seasonFacts } from '../dynasty/season-facts.ts';
import { everyTeam } from '../model/facts.ts';
import { type Game, REGULAR_WEEKS } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { datesKept, nonConferenceLimit, type ScheduleProblem } from '../season/schedule/index.ts';
import { keptFor } from '../words/noncon.ts';
import type { Decision } from './decision.ts';
import { SCHEDULING, wrongStage } from './stages.ts';

/** A game to add to the player's schedule. */
interface ScheduleChoice {
  opponent: TeamId;
  week: number;
}

interface Words {
  team: string;
  opponent: string;
  week: number;
  limit: number;
  /** Dates reserved for power programs. */
  kept: ReturnType<typeof datesKept>;
}

/** Error code and message of each scheduling problem. */
const PROBLEMS: Record<ScheduleProblem, { code: ErrorCode; say: (w: Words) => string }> = {
  unknown_team: { code: 'not_found', say: (w) => `${w.opponent} does not play in FBS this season.` },
  yourself: { code: 'wrong_stage', say: (w) => `${w.team} cannot play itself.` },
  week_out_of_range: {
    code: 'malformed',
    say: (w) => `Week ${w.week} is not in the regular season; choose a week from 1 to ${REGULAR_WEEKS}.`,
  },
  same_conference: {
    code: 'wrong_stage',
    say: (w) => `${w.opponent} is in ${w.team}’s conference; choose a non-conference team.`,
  },
  already_scheduled: { code: 'wrong_stage', say: (w) => `${w.opponent} is already on the schedule.` },
  week_taken: { code: 'wrong_stage', say: (w) => `${w.team} already has a game in week ${w.week}.` },
  opponent_busy: { code: 'wrong_stage', say: (w) => `${w.opponent} already has a game in week ${w.week}.` },
  limit_reached: {
    code: 'wrong_stage',
    say: (w) => `${w.team} already has ${w.limit} non-conference games.`,
  },
  opponent_limit_reached: {
    code: 'wrong_stage',
    say: (w) => `${w.opponent} already has all its non-conference games.`,
  },
  date_kept: {
    code: 'wrong_stage',
    say: (w) =>
      `${w.team} is saving its remaining open dates for ${keptFor(2, w.kept)}; choose one of those, or let your staff fill them.`,
  },
  leaves_no_room: {
    code: 'wrong_stage',
    say: (w) =>
      `With ${w.opponent} in week ${w.week} the schedule would not work out; choose another week or opponent.`,
  },
};

/** Name of a team, or its id if it has no name. */
function nameIn({ reference }: DynastyState, team: TeamId): string {
  const all = everyTeam(reference);
  return all.find(({ id }) => id === team)?.name ?? team;
}

function refused(dynasty: DynastyState, problem: ScheduleProblem, { opponent, week }: ScheduleChoice) {
  const { team } = dynasty.settings;
  const { code, say } = PROBLEMS[problem];
  const limit = nonConferenceLimit(seasonFacts(dynasty), team);
  const kept = datesKept(scheduleInput(dynasty), dynasty.games, team);
  return refuse(code, say({ team: nameIn(dynasty, team), opponent: nameIn(dynasty, opponent), week, limit, kept }));
}

/** Puts a non-conference game on the player's schedule. */
export function decideSchedule(dynasty: DynastyState, { opponent, week }: ScheduleChoice): Result<Decision<Game>> {
  const closed = wrongStage(dynasty.stage, 'preseason', SCHEDULING);
  if (closed) return closed;
  const possible = possibleGame(dynasty, opponent, week);
  if (!possible.ok) return refused(dynasty, possible.problem, { opponent, week });
  const { game } = possible;
  return done({
    logged: { opponent, week },
    take: (changing) => {
      addGame(changing, game);
      return game;
    },
  });
}
