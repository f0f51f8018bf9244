import { type Market, marketOf } from '../../dynasty/career/market.ts';
import type { QueryContext } from '../reading/context.ts';

/** The coach's job market, as pages read it. */

/** The openings after this season; only valid while `isMarketOpen`. */
export function marketNow(context: QueryContext): Market {
  return context.memo('job market', () => marketOf(context.season));
}
