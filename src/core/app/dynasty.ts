import { SaveError, type SaveSession } from '../save/index.ts';
import { advance } from './commands/advance.ts';
import { scheduleNonConference } from './commands/schedule.ts';
import { type OnWeek, sim } from './commands/sim.ts';
import { type QueryContext, withContext } from './context.ts';
import { dashboard } from './queries/dashboard.ts';
import { freeOpponents } from './queries/free-opponents.ts';
import { game } from './queries/game.ts';
import { history } from './queries/history.ts';
import { noncon } from './queries/noncon.ts';
import { recruitingSummary, rosterProgression, summary } from './queries/offseason.ts';
import { player } from './queries/player.ts';
import { playerSearch } from './queries/player-search.ts';
import { playoff } from './queries/playoff.ts';
import { rankings } from './queries/rankings.ts';
import { ratingsStats } from './queries/ratings-stats.ts';
import { roster } from './queries/roster.ts';
import { standings } from './queries/standings.ts';
import { individualStats, teamStats, teamStatsTable } from './queries/stats.ts';
import { status } from './queries/status.ts';
import { teamInfo } from './queries/team-info.ts';
import { teamSchedule } from './queries/team-schedule.ts';
import { week } from './queries/week.ts';
import type { AnswerOf, CommandName, InputOf, QueryName } from './registry.ts';
import { done, type ErrorCode, type Result, refuse } from './result.ts';
import { shapeInfo } from './shape/team.ts';
import type { Info } from './views/index.ts';

type SaveQuery = Exclude<QueryName, 'home'>;
type SaveCommand = Exclude<CommandName, 'newGame'>;
/** Everything that can be asked of one dynasty or done to it. */
export type DynastyOperation = SaveQuery | SaveCommand;

/** Everything that can be asked of a dynasty. */
export const queries: { [Name in SaveQuery]: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>> } =
  {
    noncon,
    freeOpponents,
    dashboard,
    rankings,
    teamSchedule,
    roster,
    history,
    teamStats,
    playoff,
    standings,
    player,
    playerSearch,
    week,
    game,
    teamStatsTable,
    individualStats,
    ratingsStats,
    summary,
    rosterProgression,
    recruitingSummary,
    teamInfo,
    status,
  };

type Commands = {
  [Name in SaveCommand]: (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Result<AnswerOf<Name>>>;
};

function present(session: SaveSession): Info {
  return withContext(session, ({ season }) => shapeInfo(season));
}

/** A command's answer once it is done: where the dynasty stands now. */
function success(session: SaveSession, result: Result<null>): Result<AnswerOf<'advance'>> {
  return result.ok ? done({ status: 'success', info: present(session) }) : result;
}

/** Everything that can be done to a dynasty. */
export const commands: Commands = {
  scheduleNonConference: async (session, input) => success(session, await scheduleNonConference(session, input)),
  advance: async (session, input) => success(session, await advance(session, input)),
  sim: async (session, input, onWeek) => {
    const result = await sim(session, input, onWeek);
    return result.ok
      ? done({ status: 'success', weeks_simulated: result.value.weeks, info: present(session) })
      : result;
  },
};

function isQuery(name: DynastyOperation): name is SaveQuery {
  return name in queries;
}

const SAVE_FAILURES: Partial<Record<SaveError['code'], ErrorCode>> = {
  busy: 'busy',
  not_found: 'unauthorized',
  nothing_to_undo: 'wrong_stage',
};

/** A failure of the save as a refusal with its own sentence. Anything else is a bug and is thrown on. */
export function asRefusal(error: unknown): { ok: false; error: { code: ErrorCode; message: string } } {
  if (error instanceof SaveError) return refuse(SAVE_FAILURES[error.code] ?? 'failed', error.message);
  throw error;
}

/**
 * Answers a query or carries out a command on an open save; `input` has been read by the operation's schema. Throws
 * `SaveError` when the save cannot be read or written.
 */
export async function runOperation<Name extends DynastyOperation>(
  session: SaveSession,
  name: Name,
  input: InputOf<Name>,
  onWeek: OnWeek = () => undefined,
): Promise<Result<AnswerOf<Name>>> {
  type Answer = Result<AnswerOf<Name>>;
  if (isQuery(name)) {
    const query = queries[name] as (context: QueryContext, input: InputOf<Name>) => Answer;
    return withContext(session, (context) => query(context, input));
  }
  const command = commands[name as SaveCommand] as unknown as (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Answer>;
  return command(session, input, onWeek);
}
