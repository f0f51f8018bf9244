import type { Conditions } from '../../model/conditions.ts';
import type { TeamId } from '../../model/ids.ts';
import { TEAM_STAT, type TeamStat } from '../../model/stats.ts';
import type { GameLine, SeasonData } from './season-data.ts';
import { mean, pooledMean, present, quantile, type Ratio, seasonValue, share, slope, type Values } from './values.ts';

/** A game whose weather is known. */
type Known = GameLine & { at: Conditions };

const COLD = 40;
const WET = 0.1;
const POURED = 1;

const chill = ({ at }: Known): number => Math.max(0, COLD - at.temperature) / 10;
const wet = ({ at }: Known): boolean => at.rain >= WET;
const total = ({ game }: GameLine): number => game.result.homeScore + game.result.awayScore;

/** How kickoffs are. */
function kickoffs(games: readonly Known[]): Record<string, Ratio | null> {
  const outside = games.filter(({ at }) => !at.venue.roof);
  const temperatures = outside.map(({ at }) => at.temperature).sort((a, b) => a - b);
  const winds = outside.map(({ at }) => at.wind).sort((a, b) => a - b);
  return {
    we_indoor_share: share(games, ({ at }) => at.venue.roof),
    we_wind_p05: seasonValue(quantile(winds, 0.05)),
    we_temp_p25: seasonValue(quantile(temperatures, 0.25)),
    we_temp_p50: seasonValue(quantile(temperatures, 0.5)),
    we_temp_p75: seasonValue(quantile(temperatures, 0.75)),
    we_wind_p75: seasonValue(quantile(winds, 0.75)),
    we_temp_below40: share(outside, ({ at }) => at.temperature < COLD),
    we_temp_above90: share(outside, ({ at }) => at.temperature >= 90),
    we_wind_above20: share(outside, ({ at }) => at.wind >= 20),
    we_heavy_rain_share: share(outside, ({ at }) => at.rain >= POURED),
  };
}

/** What happens to a team in its games, on average. */
class Means {
  private readonly sums = new Map<TeamId, { all: number; games: number }>();

  add(team: TeamId, value: number): void {
    const own = this.sums.get(team);
    if (own) {
      own.all += value;
      own.games += 1;
    } else this.sums.set(team, { all: value, games: 1 });
  }

  of(team: TeamId): number {
    const { all, games } = this.sums.get(team)!;
    return all / games;
  }
}

interface Surprise {
  line: Known;
  value: number;
}

/** Total points less those that both teams' games usually have. */
function totals(games: readonly Known[]): Surprise[] {
  const usual = mean(games.map(total));
  const each = new Means();
  for (const line of games) {
    each.add(line.game.home, total(line));
    each.add(line.game.away, total(line));
  }
  return games.map((line) => ({
    line,
    value: total(line) + usual - each.of(line.game.home) - each.of(line.game.away),
  }));
}

/** A statistic of each team-game less what the team usually has and the opponent usually allows. */
function lines(games: readonly Known[], stat: TeamStat): Surprise[] {
  const at = TEAM_STAT[stat];
  const [has, allows] = [new Means(), new Means()];
  let all = 0;
  for (const { game, teams } of games) {
    for (const side of [0, 1] as const) {
      const value = teams[side][at]!;
      all += value;
      has.add(side === 0 ? game.home : game.away, value);
      allows.add(side === 0 ? game.away : game.home, value);
    }
  }
  const usual = all / (2 * games.length);
  return games.flatMap((line) => {
    const { game, teams } = line;
    return [
      { line, value: teams[0][at]! + usual - has.of(game.home) - allows.of(game.away) },
      { line, value: teams[1][at]! + usual - has.of(game.away) - allows.of(game.home) },
    ];
  });
}

const against = (list: readonly Surprise[], cause: (line: Known) => number): Ratio | null =>
  slope(list.map(({ line, value }) => [cause(line), value] as const));

const byWind = ({ at }: Known): number => at.wind / 10;
const byRain = (line: Known): number => (wet(line) ? 1 : 0);

function points(games: readonly Known[]): Record<string, Ratio | null> {
  const all = totals(games);
  const when = (fits: (at: Conditions) => boolean) =>
    pooledMean(all.filter(({ line }) => fits(line.at)).map(({ value }) => value));
  const wind = (from: number, to: number) => when((at) => at.wind > from && at.wind <= to);
  const warm = (from: number, to: number) => when((at) => at.temperature > from && at.temperature <= to);
  const rainy = all.filter(({ line }) => wet(line));
  return {
    we_total_cold10: against(all, chill),
    we_total_rain: against(all, byRain),
    we_total_heavy_rain: against(rainy, ({ at }) => (at.rain >= POURED ? 1 : 0)),
    we_total_wind_0_5: wind(-1, 5),
    we_total_wind_15_20: wind(15, 20),
    we_total_wind_20up: wind(20, 60),
    we_total_temp_32_45: warm(32, 45),
    we_total_temp_45_60: warm(45, 60),
    we_total_temp_60_75: warm(60, 75),
    we_total_temp_75_90: warm(75, 90),
    we_total_temp_90up: warm(90, 120),
  };
}

function box(games: readonly Known[]): Record<string, Ratio | null> {
  const passed = lines(games, 'pass_yards');
  const rushed = lines(games, 'rush_yards');
  const carried = lines(games, 'rush_attempts');
  const intercepted = lines(games, 'interceptions_thrown');
  return {
    we_pass_yds_cold10: against(passed, chill),
    we_pass_yds_rain: against(passed, byRain),
    we_rush_yds_wind10: against(rushed, byWind),
    we_rush_yds_cold10: against(rushed, chill),
    we_rush_att_wind10: against(carried, byWind),
    we_rush_att_cold10: against(carried, chill),
    we_fumlost_rain: against(lines(games, 'fumbles_lost'), byRain),
    we_int_wind10: against(intercepted, byWind),
    we_int_cold10: against(intercepted, chill),
    we_int_rain: against(intercepted, byRain),
  };
}

/** Weather at kickoff and what it does. */
export function weatherMetrics({ games }: SeasonData): Values {
  const known = games.flatMap((line) =>
    line.setting === null ? [] : [{ at: line.setting.conditions, ...line } satisfies Known],
  );
  if (known.length === 0) return {};
  return present({ ...kickoffs(known), ...points(known), ...box(known) });
}
