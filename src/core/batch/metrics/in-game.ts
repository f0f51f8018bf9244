import { leadAfter, marginOf } from './games.ts';
import type { FinishedGame, GameLine, SeasonData } from './season-data.ts';
import { mean, pooled, present, quantile, type Ratio, seasonValue, share, type Values } from './values.ts';

const BREAKS = [1, 2, 3] as const;

function excitement(lines: readonly GameLine[]): Record<string, Ratio | null> {
  const all = lines.map(({ swing }) => swing.excitement).sort((a, b) => a - b);
  const decidedBy = (least: number, most: number) => {
    const some = lines.filter(({ game }) => Math.abs(marginOf(game)) >= least && Math.abs(marginOf(game)) <= most);
    return seasonValue(mean(some.map(({ swing }) => swing.excitement)));
  };
  return {
    ex_mean: seasonValue(mean(all)),
    ex_p10: seasonValue(quantile(all, 0.1)),
    ex_p50: seasonValue(quantile(all, 0.5)),
    ex_p90: seasonValue(quantile(all, 0.9)),
    ex_margin_4_8: decidedBy(4, 8),
    ex_margin_9_16: decidedBy(9, 16),
    ex_margin_17_27: decidedBy(17, 27),
    ex_margin_28up: decidedBy(28, 99),
  };
}

/** Returns the share of games with a lead of `least` to `most` points after a quarter that the leader won. */
function held(games: readonly FinishedGame[], quarter: number, least: number, most: number): Ratio | null {
  const led = games.filter((game) => {
    const lead = Math.abs(leadAfter(game, quarter));
    return lead >= least && lead <= most;
  });
  return pooled(led.filter((game) => leadAfter(game, quarter) * marginOf(game) > 0).length, led.length);
}

/** Returns the winner's largest deficit at the end of a quarter. */
function mostBehind(game: FinishedGame): number {
  const side = Math.sign(marginOf(game));
  return Math.max(...BREAKS.map((quarter) => -side * leadAfter(game, quarter)));
}

function leads(games: readonly FinishedGame[]): Record<string, Ratio | null> {
  return {
    lead_q1_wins: held(games, 1, 1, 99),
    wp_q1_lead_1_3: held(games, 1, 1, 3),
    wp_q1_lead_8_10: held(games, 1, 8, 10),
    tied_q2: share(games, (game) => leadAfter(game, 2) === 0),
    wp_q2_lead_4_7: held(games, 2, 4, 7),
    wp_q2_lead_8_10: held(games, 2, 8, 10),
    wp_q2_lead_11_14: held(games, 2, 11, 14),
    wp_q2_lead_15_21: held(games, 2, 15, 21),
    wp_q2_lead_22up: held(games, 2, 22, 99),
    lead_q3_wins: held(games, 3, 1, 99),
    tied_q3: share(games, (game) => leadAfter(game, 3) === 0),
    wp_q3_lead_4_7: held(games, 3, 4, 7),
    wp_q3_lead_8_10: held(games, 3, 8, 10),
    wp_q3_lead_15_21: held(games, 3, 15, 21),
    wp_q3_lead_22up: held(games, 3, 22, 99),
    comeback_14: share(games, (game) => mostBehind(game) >= 14),
    comeback_17: share(games, (game) => mostBehind(game) >= 17),
  };
}

/** Measures how games swing: excitement, leads that held, comebacks. */
export function inGameMetrics({ games }: SeasonData): Values {
  return present({ ...excitement(games), ...leads(games.map(({ game }) => game)) });
}
