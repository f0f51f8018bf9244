import type { Conditions } from '../../model/conditions.ts';
import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import type { GameLine, SeasonData } from './season-data.ts';
import {
  column,
  mean,
  pooledMean,
  present,
  quantile,
  type Ratio,
  seasonValue,
  share,
  slope,
  type Values,
} from './values.ts';

/** A game with known weather. */
type Known = Pick<GameLine, 'game' | 'teams'> & { conditions: Conditions };

const COLD = 40;
const WET = 0.1;
const POURED = 1;

const chill = ({ conditions }: Known): number => Math.max(0, COLD - conditions.temperature) / 10;
const wet = ({ conditions }: Known): boolean => conditions.rain >= WET;
const total = ({ game }: Known): number => game.result.homeScore + game.result.awayScore;

/** Measures the weather at kickoff. */
function kickoffs(games: readonly Known[]): Record<string, Ratio | null> {
  const outside = games.filter(({ conditions }) => !conditions.venue.roof);
  const temperatures = outside.map(({ conditions }) => conditions.temperature).sort((a, b) => a - b);
  const winds = outside.map(({ conditions }) => conditions.wind).sort((a, b) => a - b);
  return {
    we_indoor_share: share(games, ({ conditions }) => conditions.venue.roof),
    we_wind_p05: seasonValue(quantile(winds, 0.05)),
    we_temp_p25: seasonValue(quantile(temperatures, 0.25)),
    we_temp_p50: seasonValue(quantile(temperatures, 0.5)),
    we_temp_p75: seasonValue(quantile(temperatures, 0.75)),
    we_wind_p75: seasonValue(quantile(winds, 0.75)),
    we_temp_below40: share(outside, ({ conditions }) => conditions.temperature < COLD),
    we_temp_above90: share(outside, ({ conditions }) => conditions.temperature >= 90),
    we_wind_above20: share(outside, ({ conditions }) => conditions.wind >= 20),
    we_heavy_rain_share: share(outside, ({ conditions }) => conditions.rain >= POURED),
  };
}

/** Teams' usual points and statistics, for and against, by team number. */
class Means {
  private readonly sums: Float64Array;
  private readonly games: Float64Array;

  constructor(teams: number) {
    this.sums = new Float64Array(teams);
    this.games = new Float64Array(teams);
  }

  add(team: number, value: number): void {
    this.sums[team]! += value;
    this.games[team]! += 1;
  }

  of(team: number): number {
    return this.sums[team]! / this.games[team]!;
  }
}

/** Games with their teams' numbers, looked up once. */
class Sides {
  readonly teams: number;
  readonly home: Int32Array;
  readonly away: Int32Array;
  private readonly games: readonly Known[];

  constructor(games: readonly Known[]) {
    const numbers = new Map<TeamId, number>();
    const numberOf = (team: TeamId): number => {
      const number = numbers.get(team) ?? numbers.size;
      numbers.set(team, number);
      return number;
    };
    this.games = games;
    this.home = Int32Array.from(games, ({ game }) => numberOf(game.home));
    this.away = Int32Array.from(games, ({ game }) => numberOf(game.away));
    this.teams = numbers.size;
  }

  /** Returns each game's total points minus what both teams' games usually have. */
  totals(): Float64Array {
    const points = column(this.games, total);
    const usual = mean(points);
    const each = new Means(this.teams);
    for (let g = 0; g < points.length; g++) {
      each.add(this.home[g]!, points[g]!);
      each.add(this.away[g]!, points[g]!);
    }
    return points.map((value, g) => value + usual - each.of(this.home[g]!) - each.of(this.away[g]!));
  }

  /**
   * Returns a statistic for each team-game, home first, minus what the team usually has and the opponent usually
   * allows.
   */
  lines(stat: TeamStat): Float64Array {
    const { games, home, away } = this;
    const index = TEAM_STAT[stat];
    const [has, allows] = [new Means(this.teams), new Means(this.teams)];
    const values = new Float64Array(2 * games.length);
    for (let g = 0; g < games.length; g++) {
      for (const side of [0, 1] as const) {
        const value = itemAt(games, g).teams[side][index]!;
        values[2 * g + side] = value;
        has.add(side === 0 ? home[g]! : away[g]!, value);
        allows.add(side === 0 ? away[g]! : home[g]!, value);
      }
    }
    const usual = mean(values);
    for (let g = 0; g < games.length; g++) {
      values[2 * g] = values[2 * g]! + usual - has.of(home[g]!) - allows.of(away[g]!);
      values[2 * g + 1] = values[2 * g + 1]! + usual - has.of(away[g]!) - allows.of(home[g]!);
    }
    return values;
  }
}

const byWind = ({ conditions }: Known): number => conditions.wind / 10;
const byRain = (line: Known): number => (wet(line) ? 1 : 0);

function points(games: readonly Known[], sides: Sides): Record<string, Ratio | null> {
  const all = sides.totals();
  const when = (fits: (conditions: Conditions) => boolean) =>
    pooledMean(all.filter((_, g) => fits(itemAt(games, g).conditions)));
  const wind = (from: number, to: number) => when((conditions) => conditions.wind > from && conditions.wind <= to);
  const warm = (from: number, to: number) =>
    when((conditions) => conditions.temperature > from && conditions.temperature <= to);
  const cause = (of: (line: Known) => number) => column(games, of);
  const rainy = all.filter((_, g) => wet(itemAt(games, g)));
  const pours = column(games.filter(wet), ({ conditions }) => (conditions.rain >= POURED ? 1 : 0));
  return {
    we_total_cold10: slope(cause(chill), all),
    we_total_rain: slope(cause(byRain), all),
    we_total_heavy_rain: slope(pours, rainy),
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

/** Repeats a game's value for both of its team-games. */
function twice(games: readonly Known[], cause: (line: Known) => number): Float64Array {
  const out = new Float64Array(2 * games.length);
  for (let g = 0; g < games.length; g++) out.fill(cause(itemAt(games, g)), 2 * g, 2 * g + 2);
  return out;
}

function box(games: readonly Known[], sides: Sides): Record<string, Ratio | null> {
  const [cold, rain, wind] = [twice(games, chill), twice(games, byRain), twice(games, byWind)];
  const passed = sides.lines('pass_yards');
  const rushed = sides.lines('rush_yards');
  const carried = sides.lines('rush_attempts');
  const intercepted = sides.lines('interceptions_thrown');
  return {
    we_pass_yds_cold10: slope(cold, passed),
    we_pass_yds_rain: slope(rain, passed),
    we_rush_yds_wind10: slope(wind, rushed),
    we_rush_yds_cold10: slope(cold, rushed),
    we_rush_att_wind10: slope(wind, carried),
    we_rush_att_cold10: slope(cold, carried),
    we_fumlost_rain: slope(rain, sides.lines('fumbles_lost')),
    we_int_wind10: slope(wind, intercepted),
    we_int_cold10: slope(cold, intercepted),
    we_int_rain: slope(rain, intercepted),
  };
}

/** Measures the weather at kickoff and its effects. */
export function weatherMetrics({ games }: SeasonData): Values {
  const known: Known[] = [];
  for (const { game, teams, setting } of games)
    if (setting !== null) known.push({ conditions: setting.conditions, game, teams });
  if (known.length === 0) return {};
  const sides = new Sides(known);
  return present({ ...kickoffs(known), ...points(known, sides), ...box(known, sides) });
}
