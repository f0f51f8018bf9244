import type { Conditions } from '../../model/conditions.ts';
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

/** Means by team of what happens in its games. */
function means(of: readonly (readonly [team: string, value: number])[]): Map<string, number> {
  const sums = new Map<string, [number, number]>();
  for (const [team, value] of of) {
    const entry = sums.get(team) ?? [0, 0];
    entry[0] += value;
    entry[1] += 1;
    sums.set(team, entry);
  }
  return new Map([...sums].map(([team, [all, games]]) => [team, all / games]));
}

interface Surprise {
  line: Known;
  value: number;
}

/** Total points less those that both teams' games usually have. */
function totals(games: readonly Known[]): Surprise[] {
  const usual = mean(games.map(total));
  const each = means(games.flatMap((line) => [[line.game.home, total(line)] as const, [line.game.away, total(line)]]));
  return games.map((line) => ({
    line,
    value: total(line) + usual - each.get(line.game.home)! - each.get(line.game.away)!,
  }));
}

/** A statistic of each team-game less what the team usually has and the opponent usually allows. */
function lines(games: readonly Known[], stat: TeamStat): Surprise[] {
  const sides = games.flatMap((line) =>
    ([0, 1] as const).map((side) => ({
      line,
      own: side === 0 ? line.game.home : line.game.away,
      other: side === 0 ? line.game.away : line.game.home,
      value: line.teams[side][TEAM_STAT[stat]]!,
    })),
  );
  const usual = mean(sides.map(({ value }) => value));
  const has = means(sides.map(({ own, value }) => [own, value] as const));
  const allows = means(sides.map(({ other, value }) => [other, value] as const));
  return sides.map(({ line, own, other, value }) => ({
    line,
    value: value + usual - has.get(own)! - allows.get(other)!,
  }));
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
