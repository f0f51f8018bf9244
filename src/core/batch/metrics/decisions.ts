import type { Rate } from './counts/decision-counts.ts';
import { marginOf } from './games.ts';
import type { SeasonData } from './season-data.ts';
import { pooled, present, seasonValue, share, type Values } from './values.ts';

const rate = ({ hits, tries }: Rate) => pooled(hits, tries);

/** Measures how many games end with each common endgame margin. */
function margins({ games }: SeasonData): Values {
  const exactly = (points: number) => share(games, ({ game }) => Math.abs(marginOf(game)) === points);
  return present({
    margin_3: exactly(3),
    margin_7: exactly(7),
    margin_14: exactly(14),
    margin_16: exactly(16),
    margin_17: exactly(17),
  });
}

/** Measures how often coaches get widely known decisions right in a season. */
export function decisionMetrics(season: SeasonData): Values {
  const { decisions: d } = season;
  return {
    ...margins(season),
    ...present({
      fourth_one_deep: rate(d.fourthAndOneDeep),
      fourth_one_own: rate(d.fourthAndOneOwn),
      fourth_far_ahead: rate(d.fourthFarAhead),
      last_drive_runs: rate(d.lastDriveRuns),
      drill_seconds: pooled(d.drillSeconds, d.drillPlays),
      two_far_ahead: seasonValue(d.twoFarAhead),
      leader_snaps: seasonValue(d.leaderSnaps),
      leader_passes: seasonValue(d.leaderPasses),
      far_behind_kicks: seasonValue(d.farBehindKicks),
      punt_timeouts: seasonValue(d.puntTimeouts),
      kneels_game: seasonValue(d.kneels, season.games.length),
      eighty_points: seasonValue(d.eighty),
    }),
  };
}
