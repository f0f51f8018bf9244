import { done, type Result } from '../../contract/result.ts';
import type { LastDecisions, Status } from '../../contract/views/index.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import { mustChoose } from '../../dynasty/career/market.ts';
import { nextStage, type Stage, stageFacts } from '../../model/stages.ts';
import { lastInWords, MOST_DESCRIBED } from '../deciding/decision-words.ts';
import { openDecisions } from '../deciding/open-decisions.ts';
import type { QueryContext } from '../reading/context.ts';
import { infoView } from '../views/team.ts';

type Step = Status['next'][number];

function moveOn(stage: Stage): Step {
  const next = nextStage(stage);
  return { command: 'dynasty advance', description: `go on to ${stageFacts(next).label}` };
}

const SCHEDULE: Step = { command: 'dynasty noncon', description: 'see and fill the open weeks of your schedule' };

/** Possible next steps, the most natural one first. */
function nextSteps(context: QueryContext): Step[] {
  const { row, lastWeek } = context.season;
  if (row.stage === 'preseason') {
    const schedules = row.ownCoach === null || closedToCoach(context.season, 'scheduleNonConference') === null;
    return [
      ...(schedules ? [SCHEDULE] : []),
      { command: 'dynasty advance', description: 'fill every schedule and start the season' },
    ];
  }
  if (row.stage !== 'season' || row.week > lastWeek) {
    // A fired coach must decide his own future first.
    if (row.ownCoach !== null && mustChoose(context.season))
      return [{ command: 'dynasty jobs', description: 'find your next job: you have been fired' }];
    return [moveOn(row.stage)];
  }
  return [
    { command: 'dynasty sim', description: `play week ${row.week}` },
    { command: 'dynasty sim --to end', description: 'play the rest of the season' },
  ];
}

/** The dynasty's status, next steps, open decisions, and the digest of its state. */
export function status(context: QueryContext): Result<Status> {
  const { season, save } = context;
  // Every decision is logged with the digest of the resulting state, and nothing changes without a decision.
  const digest = save.decisions.last()?.digest ?? save.digest();
  return done({ info: infoView(season), next: nextSteps(context), open: openDecisions(context), digest });
}

/** Decisions that one undo would take back. */
export function lastDecisions(context: QueryContext): Result<LastDecisions> {
  const count = Math.min(MOST_DESCRIBED, context.takenBack());
  return done({ info: infoView(context.season), decisions: lastInWords(context, count) });
}
