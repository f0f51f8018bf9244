import type { TeamId } from '../model/ids.ts';
import { type DepthChart, STAFF_CHART } from '../model/program/depth-chart.ts';
import { type Stream, stream } from '../random/stream.ts';
import type { DynastyState } from './dynasty-state.ts';

/** A team's own order: the player's for his team; every other is in its staff's. */
export function depthOf({ settings, depth }: Pick<DynastyState, 'settings' | 'depth'>, team: TeamId): DepthChart {
  return team === settings.team ? depth : STAFF_CHART;
}

/** What a staff's change of quarterbacks during the season is drawn from. */
export function quarterbackContest({ settings, year }: Pick<DynastyState, 'settings' | 'year'>, team: TeamId): Stream {
  return stream(settings.seed, 'season', year, 'quarterbacks', team);
}
