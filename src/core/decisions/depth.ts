import { done, type Failure, type Result, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { type Reordered, reorder } from '../dynasty/reorder.ts';
import { changedChart, type DepthChange } from '../model/program/depth-chart.ts';
import { isBetweenRosters, type Stage } from '../model/stages.ts';
import type { Decision } from './decision.ts';

/** Refuses a depth chart between seasons, when departures are known but newcomers are not. */
export function noPlayersToOrder(stage: Stage): { ok: false; error: Failure } | null {
  if (!isBetweenRosters(stage)) return null;
  return refuse(
    'wrong_stage',
    'The season is over. You can change the depth chart once the freshmen arrive.',
    stagePage(stage).page,
  );
}

/** The change as it is logged. */
function written({ position, players }: DepthChange): object {
  const given = players === null ? { staff: true } : { players };
  return position === null ? given : { position, ...given };
}

/**
 * Orders the players at a position until the player changes it, or hands the depth chart back to the staff. The log
 * keeps the full order of the position.
 */
export function decideDepth(
  { stage, depth }: Pick<DynastyState, 'stage' | 'depth'>,
  change: DepthChange,
): Result<Decision<Reordered>> {
  const refused = noPlayersToOrder(stage);
  if (refused) return refused;
  const chart = changedChart(depth, change);
  return done({ logged: written(change), take: (dynasty) => reorder(dynasty, chart) });
}
