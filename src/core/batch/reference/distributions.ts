import type { Distribution, RateTable } from '../targets.ts';
import file from './data/distributions.json' with { type: 'json' };

/** How often each value happened in real games. */
export const DISTRIBUTIONS: readonly Distribution[] = file.distributions;

/** Shares of real games by group. */
export const RATE_TABLES: readonly RateTable[] = file.rates.map(({ id, title, rows }) => ({
  id,
  title,
  rows: rows.map(([label, share, count]) => [String(label), Number(share), Number(count)] as const),
}));
