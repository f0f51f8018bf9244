import { done, type Result } from '../../contract/result.ts';
import type { Noncon } from '../../contract/views/index.ts';
import { REGULAR_WEEKS } from '../../model/game.ts';
import { datesKept, NONE_KEPT, weeksToSchedule } from '../../season/schedule/index.ts';
import type { QueryContext } from '../reading/context.ts';
import { scheduleGameView } from '../views/game.ts';
import { pageView } from '../views/team.ts';
import { scheduleInput } from './free-opponents.ts';

/** The player's regular-season schedule by week, with open dates. */
export function noncon({ season }: QueryContext): Result<Noncon> {
  const team = season.settings.team;
  const games = season.gamesOf.get(team) ?? [];
  const schedule = Array.from({ length: REGULAR_WEEKS }, (_, i) => {
    const game = games.find((g) => g.week === i + 1);
    return game ? scheduleGameView(season, game, team) : { weekPlayed: i + 1, opponent: null };
  });
  const preseason = season.row.stage === 'preseason';
  return done({
    ...pageView(season),
    schedule,
    weeks_to_schedule: preseason ? weeksToSchedule(scheduleInput(season), season.games, team) : [],
    kept_for_power: preseason ? datesKept(scheduleInput(season), season.games, team) : NONE_KEPT,
    conference_play_from: season.tuning.schedule.firstConferenceWeek,
  });
}
