import type { SaveSession } from '../save/index.ts';
import type { SaveCommand } from './commands/index.ts';
import type { OnWeek } from './commands/sim.ts';
import { type QueryContext, withContext } from './context.ts';
import { dashboard } from './queries/dashboard.ts';
import { freeOpponents, opponents } from './queries/free-opponents.ts';
import { game } from './queries/game.ts';
import { history } from './queries/history.ts';
import { lastDecisions } from './queries/last-decisions.ts';
import { noncon } from './queries/noncon.ts';
import { recruitingSummary, rosterProgression, summary } from './queries/offseason.ts';
import { player } from './queries/player.ts';
import { playerSearch } from './queries/player-search.ts';
import { playoff } from './queries/playoff.ts';
import { pollHistory, rankings } from './queries/rankings.ts';
import { ratingsStats } from './queries/ratings-stats.ts';
import { roster } from './queries/roster.ts';
import { standings } from './queries/standings.ts';
import { individualStats, teamStats, teamStatsTable } from './queries/stats.ts';
import { status } from './queries/status.ts';
import { teamInfo } from './queries/team-info.ts';
import { teamSchedule } from './queries/team-schedule.ts';
import { week } from './queries/week.ts';
import type { AnswerOf, InputOf, QueryName } from './registry.ts';
import type { Result } from './result.ts';

export type SaveQuery = Exclude<QueryName, 'home'>;
/** Everything that can be asked of one dynasty or done to it. */
export type DynastyOperation = SaveQuery | SaveCommand;

/** Everything that can be asked of a dynasty. */
export const queries: { [Name in SaveQuery]: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>> } =
  {
    noncon,
    freeOpponents,
    opponents,
    dashboard,
    rankings,
    pollHistory,
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
    lastDecisions,
  };

function isQuery(name: DynastyOperation): name is SaveQuery {
  return name in queries;
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
  // What plays football is loaded when it is needed: most command lines only ask.
  const { commands } = await import('./commands/index.ts');
  const command = commands[name as SaveCommand] as unknown as (
    session: SaveSession,
    input: InputOf<Name>,
    onWeek: OnWeek,
  ) => Promise<Answer>;
  return command(session, input, onWeek);
}
