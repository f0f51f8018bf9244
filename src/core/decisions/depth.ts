import { done, type Failure, type Result, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { type Reordered, reorder } from '../dynasty/reorder.ts';
import { changedChart, type DepthChange } from '../model/program/depth-chart.ts';
import { isBetweenRosters, type Stage } from '../model/stages.ts';
import type { Decision } from './decision.ts';

/** Refuses a depth chart between seasons: departures are known by then, newcomers are not. */
export function nobodyToOrder(stage: Stage): { ok: false; error: Failure } | null {
  if (!isBetweenRosters(stage)) return null;
  return refuse(
    'wrong_stage',
    'The season is over. You can change the depth chart once the freshmen arrive.',
    stagePage(stage).page,
  );
}

/** A change as the log keeps it. */
function written({ position, players }: DepthChange): object {
  const given = players === null ? { staff: true } : { players };
  return position === null ? given : { position, ...given };
}

/**
 * Orders the players of a position until that is changed, or gives orders back to the staff. The log keeps the whole order of
 * the position.
 */
export function decideDepth(
  { stage, depth }: Pick<DynastyState, 'stage' | 'depth'>,
  change: DepthChange,
): Result<Decision<Reordered>> {
  const refused = nobodyToOrder(stage);
  if (refused) return refused;
  const chart = changedChart(depth, change);
  return done({ logged: written(change), take: (dynasty) => reorder(dynasty, chart) });
}
