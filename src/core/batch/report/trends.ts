import { zip } from '../../model/lists.ts';
import type { DynastySummary } from '../metrics/collect.ts';
import { LEVELS } from '../metrics/long-run.ts';
import { correlation } from '../metrics/values.ts';
import { interval95 } from './student.ts';

/** Fewest seasons for long-run trends. */
export const LONG_RUN = 20;

/** A level's change over the decades. */
interface TrendRow {
  id: string;
  description: string;
  /** Mean over dynasties for each ten seasons. */
  decades: number[];
  /** Change per ten seasons: mean over dynasties with its 95% interval; null for too few dynasties. */
  slope: number;
  interval: readonly [number, number] | null;
  /** Whether the interval excludes zero. */
  trend: boolean;
}

export interface LongRun {
  seasons: number;
  levels: TrendRow[];
  /** Correlation of programs' prestige with its value this many seasons before. */
  prestige: { seasons: number; correlation: number }[];
  /**
   * Mean number of different champions, most titles by one program, and longest streak of titles, over whole dynasties.
   */
  champions: { different: number; most: number; longestRun: number };
}

/** Returns the least-squares slope of values against their index. */
export function slopeOf(values: readonly number[]): number {
  const n = values.length;
  const mx = (n - 1) / 2;
  const my = values.reduce((a, b) => a + b, 0) / n;
  let above = 0;
  let below = 0;
  for (const [i, value] of values.entries()) {
    above += (i - mx) * (value - my);
    below += (i - mx) ** 2;
  }
  return above / below;
}

function seriesOf(dynasty: DynastySummary, id: string): number[] {
  return dynasty.seasons.flatMap(({ values }) => {
    const ratio = values[id];
    return ratio ? [ratio[0] / ratio[1]] : [];
  });
}

function trendRow(id: string, description: string, dynasties: readonly DynastySummary[]): TrendRow {
  const series = dynasties.map((dynasty) => seriesOf(dynasty, id));
  const length = Math.min(...series.map((values) => values.length));
  const decades = Array.from({ length: Math.ceil(length / 10) }, (_, decade) => {
    const values = series.flatMap((each) => each.slice(decade * 10, Math.min(length, decade * 10 + 10)));
    return values.reduce((a, b) => a + b, 0) / values.length;
  });
  const slopes = series.map((values) => 10 * slopeOf(values));
  const { mean, interval } = interval95(slopes);
  const trend = interval !== null && (interval[0] > 0 || interval[1] < 0);
  return { id, description, decades, slope: mean, interval, trend };
}

function prestigeMemory(dynasties: readonly DynastySummary[], lag: number): number {
  const pairs = dynasties.flatMap(({ prestige }) =>
    zip(prestige.slice(lag), prestige).flatMap(([now, before]) =>
      Object.entries(now).flatMap(([team, after]) => {
        const then = before[team];
        return then === undefined ? [] : [[then, after] as const];
      }),
    ),
  );
  return correlation(pairs);
}

function titles(champions: readonly string[]): { different: number; most: number; longestRun: number } {
  const won = new Map<string, number>();
  let run = 0;
  let longestRun = 0;
  champions.forEach((team, i) => {
    won.set(team, (won.get(team) ?? 0) + 1);
    run = i > 0 && champions[i - 1] === team ? run + 1 : 1;
    longestRun = Math.max(longestRun, run);
  });
  return { different: won.size, most: Math.max(...won.values()), longestRun };
}

/** Returns the trends over decades; null if the run is too short. */
export function longRunOf(dynasties: readonly DynastySummary[]): LongRun | null {
  const seasons = Math.min(...dynasties.map((dynasty) => dynasty.seasons.length));
  if (seasons < LONG_RUN) return null;
  const won = dynasties.map(({ champions }) => titles(champions));
  const mean = (read: (one: (typeof won)[number]) => number) =>
    won.reduce((sum, one) => sum + read(one), 0) / won.length;
  return {
    seasons,
    levels: Object.entries(LEVELS).map(([id, description]) => trendRow(id, description, dynasties)),
    prestige: [1, 5, 10, 25, 50]
      .filter((lag) => lag < seasons)
      .map((lag) => ({ seasons: lag, correlation: prestigeMemory(dynasties, lag) })),
    champions: {
      different: mean((one) => one.different),
      most: mean((one) => one.most),
      longestRun: mean((one) => one.longestRun),
    },
  };
}
