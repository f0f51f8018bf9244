import { done, type Result } from '../../contract/result.ts';
import type { LastDecisions, Status } from '../../contract/views/index.ts';
import { nextStage, type Stage, stageFacts } from '../../model/stages.ts';
import { lastInWords, TOLD } from '../deciding/decision-words.ts';
import { openDecisions } from '../deciding/open-decisions.ts';
import type { QueryContext } from '../reading/context.ts';
import type { SeasonView } from '../reading/season-view.ts';
import { shapeInfo } from '../shape/team.ts';

type Step = Status['next'][number];

function moveOn(stage: Stage): Step {
  const next = nextStage(stage);
  return { command: 'dynasty advance', description: `go on to ${stageFacts(next).label}` };
}

/** The possible next steps, the natural one first. */
function nextSteps({ row, lastWeek }: SeasonView): Step[] {
  if (row.stage === 'preseason') {
    return [
      { command: 'dynasty noncon', description: 'see and fill the open weeks of your schedule' },
      { command: 'dynasty advance', description: 'fill every schedule and start the season' },
    ];
  }
  if (row.stage !== 'season' || row.week > lastWeek) return [moveOn(row.stage)];
  return [
    { command: 'dynasty sim', description: `play week ${row.week}` },
    { command: 'dynasty sim --to end', description: 'play the rest of the season' },
  ];
}

/** Where the dynasty stands, what can be done next and is yours to decide, and the digest of its whole state. */
export function status(context: QueryContext): Result<Status> {
  const { season, save } = context;
  // Every decision is logged with the digest of the state it led to; nothing changes without one.
  const digest = save.decisions.last()?.digest ?? save.digest();
  return done({ info: shapeInfo(season), next: nextSteps(season), open: openDecisions(context), digest });
}

/** What one undo would take back. */
export function lastDecisions(context: QueryContext): Result<LastDecisions> {
  const count = Math.min(TOLD, context.takenBack());
  return done({ info: shapeInfo(context.season), decisions: lastInWords(context, count) });
}
