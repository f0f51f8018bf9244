import { groupBy } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { CLASS_YEARS } from '../../model/positions.ts';
import type { SeasonData } from './season-data.ts';
import { column, deviation, mean, present, seasonValue, type Values } from './values.ts';

/** Metrics that must not drift over the decades, with their descriptions. */
export const LEVELS: Readonly<Record<string, string>> = {
  pts_tg: 'Points per team per game',
  run_rating_mean: 'Mean team rating',
  run_rating_sd: 'Spread of team ratings',
  run_rating_best: 'Best team rating',
  run_offense_mean: 'Mean offense rating',
  run_defense_mean: 'Mean defense rating',
  run_roster_fr: 'Mean freshman rating',
  run_roster_so: 'Mean sophomore rating',
  run_roster_jr: 'Mean junior rating',
  run_roster_sr: 'Mean senior rating',
  run_roster_sd: 'Spread of player ratings',
  run_stars: 'Mean recruiting stars on the roster',
  run_prestige_mean: 'Mean prestige',
  run_prestige_sd: 'Spread of prestige',
  srs_sd: 'Spread of on-field team strength',
};

function levels(players: readonly Player[]): Values {
  const classes = groupBy(players, ({ classYear }) => classYear);
  const ratings = (list: readonly Player[]) => column(list, ({ rating }) => rating);
  const rows = CLASS_YEARS.map((classYear) => {
    return [`run_roster_${classYear}`, seasonValue(mean(ratings(classes.get(classYear) ?? [])))] as const;
  });
  return present({
    ...Object.fromEntries(rows),
    run_roster_sd: seasonValue(deviation(ratings(players))),
    run_stars: seasonValue(mean(column(players, ({ stars }) => stars))),
  });
}

/** Measures talent and prestige, for detecting drift over decades. */
export function levelMetrics({ teams, players }: SeasonData): Values {
  const of = (read: (team: (typeof teams)[number]) => number | null) =>
    teams.map(read).filter((value) => value !== null);
  const ratings = of((team) => team.rating);
  return {
    ...levels(players),
    ...present({
      run_rating_mean: seasonValue(mean(ratings)),
      run_rating_sd: seasonValue(deviation(ratings)),
      run_rating_best: seasonValue(Math.max(...ratings)),
      run_offense_mean: seasonValue(mean(of((team) => team.offense))),
      run_defense_mean: seasonValue(mean(of((team) => team.defense))),
      run_prestige_mean: seasonValue(mean(of((team) => team.prestige))),
      run_prestige_sd: seasonValue(deviation(of((team) => team.prestige))),
    }),
  };
}
