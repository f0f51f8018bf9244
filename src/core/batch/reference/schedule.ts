import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * How schedules are made, from public schedules and results. Visitors are teams from below FBS; a team's games are those
 * of the regular season.
 */
const ROWS: TargetRows = {
  '2006-2025': [
    ['visits', 'Games against teams from below FBS', 'games', 117, 114, 121],
    ['visits_won', 'Share of games against teams from below FBS that are won', 'share', 0.92, 0.9, 0.94],
    ['visits_margin', 'Mean margin of victory over teams from below FBS', 'points', 27, 24, 30],
    ['byes_in_a_row', 'Share of teams with two open dates in a row', 'share', 0, 0, 0.03],
    ['byes_busiest', 'Largest share of teams with an open date in one week', 'share', 0.25, 0.15, 0.3],
    ['road_four', 'Share of teams with four road games in a row', 'share', 0.01, 0, 0.02],
    ['host_twice', 'Share of conference opponents who go where they went the year before', 'share', 0, 0, 0.06],
  ],
};

export const SCHEDULE_TARGETS: readonly Target[] = targetsOf('schedule', ROWS);
