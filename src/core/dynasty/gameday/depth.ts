import type { TeamId } from '../../model/ids.ts';
import { type DepthChart, STAFF_CHART } from '../../model/program/depth-chart.ts';
import { type Stream, stream } from '../../random/stream.ts';
import type { DynastyState, Season } from '../dynasty-state.ts';

/** Returns a team's depth chart: the player's for his own team, the staff's for all others. */
export function depthOf({ settings, depth }: Pick<DynastyState, 'settings' | 'depth'>, team: TeamId): DepthChart {
  return team === settings.team ? depth : STAFF_CHART;
}

/** Stream for a staff's quarterback changes during the season. */
export function quarterbackContest({ settings, year }: Pick<Season, 'settings' | 'year'>, team: TeamId): Stream {
  return stream(settings.seed, 'season', year, 'quarterbacks', team);
}
