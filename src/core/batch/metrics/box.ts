import { itemAt } from '../../model/lists.ts';
import { statOf, TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import type { GameLine, SeasonData } from './season-data.ts';
import { deviation, present, seasonValue, share, type Values } from './values.ts';

/** A team's line in a game, with its opponent's. */
interface TeamGame {
  own: Int32Array;
  other: Int32Array;
  best: readonly [passing: number, rushing: number, receiving: number];
}

function teamGames(games: readonly GameLine[]): TeamGame[] {
  return games.flatMap(({ teams, best }) =>
    ([0, 1] as const).map((side) => ({
      own: teams[side],
      other: teams[(1 - side) as 0 | 1],
      best: [best.passing[side], best.rushing[side], best.receiving[side]] as const,
    })),
  );
}

/** Sums of all team lines. */
class Totals {
  readonly games: number;
  private readonly line: Float64Array;

  constructor(lines: readonly TeamGame[]) {
    this.games = lines.length;
    this.line = new Float64Array(Object.keys(TEAM_STAT).length);
    for (const { own } of lines) for (let i = 0; i < this.line.length; i++) this.line[i]! += own[i]!;
  }

  of(stat: TeamStat): number {
    return this.line[TEAM_STAT[stat]]!;
  }

  /** Returns a sum of counts per team-game. */
  perGame(...stats: TeamStat[]) {
    return seasonValue(
      stats.reduce((sum, stat) => sum + this.of(stat), 0),
      this.games,
    );
  }

  ratio(of: TeamStat, by: TeamStat) {
    return seasonValue(this.of(of), this.of(by));
  }
}

function offense(t: Totals): Values {
  return present({
    plays_tg: t.perGame('plays'),
    yards_tg: t.perGame('total_yards'),
    ypp: t.ratio('total_yards', 'plays'),
    first_downs: t.perGame('first_downs'),
    first_downs_pen: t.perGame('first_downs_penalty'),
    pts_per_100yds: seasonValue(100 * t.of('points'), t.of('total_yards')),
    pass_att: t.perGame('pass_attempts'),
    cmp_pct: t.ratio('pass_completions', 'pass_attempts'),
    pass_yds: t.perGame('pass_yards'),
    ypa: t.ratio('pass_yards', 'pass_attempts'),
    ypc: t.ratio('pass_yards', 'pass_completions'),
    pass_td: t.perGame('pass_touchdowns'),
    int_tg: t.perGame('interceptions_thrown'),
    int_rate: t.ratio('interceptions_thrown', 'pass_attempts'),
    rush_att: t.perGame('rush_attempts'),
    rush_yds: t.perGame('rush_yards'),
    ypr: t.ratio('rush_yards', 'rush_attempts'),
    rush_td: t.perGame('rush_touchdowns'),
    net_yards_dropback: seasonValue(
      t.of('pass_yards') - t.of('sack_yards'),
      t.of('pass_attempts') + t.of('sacks_allowed'),
    ),
  });
}

function downsAndTurnovers(t: Totals): Values {
  return present({
    third_att: t.perGame('third_down_attempts'),
    third_pct: t.ratio('third_down_conversions', 'third_down_attempts'),
    fourth_att: t.perGame('fourth_down_attempts'),
    fourth_pct: t.ratio('fourth_down_conversions', 'fourth_down_attempts'),
    fum_lost: t.perGame('fumbles_lost'),
    turnovers: t.perGame('fumbles_lost', 'interceptions_thrown'),
    penalties: t.perGame('penalties'),
    pen_yds: t.perGame('penalty_yards'),
    sacks_tg: t.perGame('sacks_allowed'),
    tfl_tg: seasonValue(t.of('half_tackles_for_loss') / 2, t.games),
    poss_seconds: t.perGame('possession_seconds'),
    int_td_tg: t.perGame('interception_touchdowns'),
    fum_td_tg: t.perGame('fumble_return_touchdowns'),
    safeties_tg: t.perGame('safeties'),
  });
}

function kicking(t: Totals): Values {
  return present({
    fg_att_tg: t.perGame('field_goals_attempted'),
    fg_made_tg: t.perGame('field_goals_made'),
    fg_pct: t.ratio('field_goals_made', 'field_goals_attempted'),
    xp_pct: t.ratio('extra_points_made', 'extra_points_attempted'),
    two_pt_pct: t.ratio('two_point_made', 'two_point_attempted'),
    punts_tg: t.perGame('punts'),
    punt_gross: t.ratio('punt_yards', 'punts'),
    punt_tb: t.ratio('punt_touchbacks', 'punts'),
    punt_fc: t.ratio('punts_fair_caught', 'punts'),
    punt_block: t.ratio('punts_blocked', 'punts'),
    ko_tg: t.perGame('kickoffs'),
    ko_tb: t.ratio('kickoff_touchbacks', 'kickoffs'),
    ko_onside: t.ratio('onside_kicks', 'kickoffs'),
    ko_ret_yds: t.ratio('kick_return_yards', 'kick_returns'),
    kr_tg: t.perGame('kick_returns'),
    kr_td_tg: t.perGame('kick_return_touchdowns'),
    pr_tg: t.perGame('punt_returns'),
    pr_avg: t.ratio('punt_return_yards', 'punt_returns'),
    pr_td_tg: t.perGame('punt_return_touchdowns'),
    rz_trips_tg: t.perGame('red_zone_trips'),
    rz_trips_season: t.perGame('red_zone_trips'),
    rz_score_season: seasonValue(t.of('red_zone_touchdowns') + t.of('red_zone_field_goals'), t.of('red_zone_trips')),
    rz_td_season: t.ratio('red_zone_touchdowns', 'red_zone_trips'),
  });
}

function spreadOfLines(lines: readonly TeamGame[]): Values {
  const values = (stat: TeamStat): number[] => lines.map(({ own }) => own[TEAM_STAT[stat]]!);
  return present({
    plays_sd_tg: seasonValue(deviation(values('plays'))),
    yards_sd_tg: seasonValue(deviation(values('total_yards'))),
    pass_yds_sd: seasonValue(deviation(values('pass_yards'))),
    rush_yds_sd: seasonValue(deviation(values('rush_yards'))),
  });
}

const turnoversOf = (line: Int32Array): number =>
  statOf(line, TEAM_STAT.interceptions_thrown) + statOf(line, TEAM_STAT.fumbles_lost);

function relations(lines: readonly TeamGame[]): Values {
  const won = ({ own, other }: TeamGame): boolean => statOf(own, TEAM_STAT.points) > statOf(other, TEAM_STAT.points);
  const more = (stat: TeamStat) => lines.filter(({ own, other }) => own[TEAM_STAT[stat]]! > other[TEAM_STAT[stat]]!);
  const turnoverMargin = (least: number, most: number) =>
    lines.filter(({ own, other }) => {
      const margin = turnoversOf(other) - turnoversOf(own);
      return margin >= least && margin <= most;
    });
  return present({
    outgain_win: share(more('total_yards'), won),
    outrush_win: share(more('rush_yards'), won),
    to_plus1_win: share(turnoverMargin(1, 1), won),
    to_plus2_win: share(turnoverMargin(2, 2), won),
    to_plus3_win: share(turnoverMargin(3, 99), won),
  });
}

function bestOfGame(lines: readonly TeamGame[]): Values {
  const mean = (which: number) =>
    seasonValue(
      lines.reduce((sum, { best }) => sum + itemAt(best, which), 0),
      lines.length,
    );
  const reach = (which: number, yards: number) => share(lines, ({ best }) => itemAt(best, which) >= yards);
  return present({
    top_passer_yards_per_game_mean: mean(0),
    top_passer_yards_per_game_300plus: reach(0, 300),
    top_passer_yards_per_game_400plus: reach(0, 400),
    top_rusher_yards_per_game_mean: mean(1),
    top_rusher_yards_per_game_100plus: reach(1, 100),
    top_rusher_yards_per_game_200plus: reach(1, 200),
    top_receiver_yards_per_game_mean: mean(2),
    top_receiver_yards_per_game_100plus: reach(2, 100),
    top_receiver_yards_per_game_150plus: reach(2, 150),
    top_receiver_yards_per_game_200plus: reach(2, 200),
  });
}

/** Measures the team lines of box scores. */
export function boxMetrics({ games }: SeasonData): Values {
  const lines = teamGames(games);
  const totals = new Totals(lines);
  return {
    ...offense(totals),
    ...downsAndTurnovers(totals),
    ...kicking(totals),
    ...spreadOfLines(lines),
    ...relations(lines),
    ...bestOfGame(lines),
  };
}
