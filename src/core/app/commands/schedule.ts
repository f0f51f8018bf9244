import { type ErrorCode, type Result, refuse } from '../../contract/result.ts';
import { schedule } from '../../dynasty/preseason.ts';
import { REGULAR_WEEKS } from '../../model/game.ts';
import type { SaveSession } from '../../save/contracts.ts';
import { datesKept, nonConferenceLimit, type ScheduleProblem } from '../../season/schedule/index.ts';
import { keptFor } from '../../words/noncon.ts';
import { decide, taken } from '../deciding/decide.ts';
import { SCHEDULING, wrongStage } from '../deciding/stages.ts';
import { scheduleInput } from '../queries/free-opponents.ts';
import { withContext } from '../reading/context.ts';
import { findTeam } from '../reading/names.ts';
import { readSeason, type SeasonView, teamFacts } from '../reading/season-view.ts';

interface Words {
  team: string;
  opponent: string;
  week: number;
  limit: number;
  /** For whom dates are kept. */
  kept: ReturnType<typeof datesKept>;
}

/** The sentence and error code of each problem. */
const PROBLEMS: Record<ScheduleProblem, { code: ErrorCode; say: (w: Words) => string }> = {
  unknown_team: { code: 'not_found', say: (w) => `${w.opponent} does not play in FBS this season.` },
  yourself: { code: 'wrong_stage', say: (w) => `${w.team} cannot play itself.` },
  week_out_of_range: {
    code: 'malformed',
    say: (w) => `Week ${w.week} is not in the regular season; choose a week from 1 to ${REGULAR_WEEKS}.`,
  },
  same_conference: {
    code: 'wrong_stage',
    say: (w) => `${w.opponent} is in ${w.team}'s own conference; choose a team from outside it.`,
  },
  already_scheduled: { code: 'wrong_stage', say: (w) => `${w.opponent} is already on the schedule.` },
  week_taken: { code: 'wrong_stage', say: (w) => `${w.team} already has a game in week ${w.week}.` },
  opponent_busy: { code: 'wrong_stage', say: (w) => `${w.opponent} already has a game in week ${w.week}.` },
  limit_reached: {
    code: 'wrong_stage',
    say: (w) => `${w.team} already has its ${w.limit} non-conference games.`,
  },
  opponent_limit_reached: {
    code: 'wrong_stage',
    say: (w) => `${w.opponent} already has all the non-conference games it may play.`,
  },
  date_kept: {
    code: 'wrong_stage',
    say: (w) =>
      `${w.team} keeps the open dates that it has left for ${keptFor(2, w.kept)}; choose one of those, or leave the dates to the staff.`,
  },
  leaves_no_room: {
    code: 'wrong_stage',
    say: (w) =>
      `With ${w.opponent} in week ${w.week} the schedule could not be completed; choose another week or opponent.`,
  },
};

function sayProblem(season: SeasonView, problem: ScheduleProblem, opponent: string, week: number) {
  const { settings } = season.row;
  const team = teamFacts(season, settings.team).name;
  const limit = nonConferenceLimit(season.facts, settings.team);
  const { code, say } = PROBLEMS[problem];
  const kept = datesKept(scheduleInput(season), season.games, settings.team);
  return refuse(code, say({ team, opponent: teamFacts(season, opponent).name, week, limit, kept }));
}

/** Puts a non-conference game on the player's schedule. */
export async function scheduleNonConference(
  session: SaveSession,
  input: { opponent: string; week: number },
): Promise<Result<null>> {
  const found = withContext(
    session,
    ({ season }) => wrongStage(season.row.stage, 'preseason', SCHEDULING) ?? findTeam(season, input.opponent),
  );
  if (!found.ok) return found;
  const opponent = found.value;
  return decide(session, 'scheduleNonConference', (dynasty, save) => {
    const refused = wrongStage(dynasty.stage, 'preseason', SCHEDULING);
    if (refused) return refused;
    const scheduled = schedule(dynasty, opponent, input.week);
    if (!scheduled.ok) return sayProblem(readSeason(save, dynasty.year), scheduled.problem, opponent, input.week);
    save.games.write([scheduled.game]);
    return taken({ opponent, week: input.week });
  });
}
