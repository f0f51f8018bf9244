import { moneyIn, staffMoney } from '../../dynasty/winter/money.ts';
import type { Money } from '../../offseason/budget.ts';
import type { QueryContext } from './context.ts';

/** The current season's budgets: as all staffs split them, and with the player's decisions; null if there are none. */
export function budgetsNow(context: QueryContext): { staff: Money; coach: Money } | null {
  return context.memo('budgets', () => {
    const [staff, coach] = [staffMoney(context.season), moneyIn(context.season)];
    return staff && coach && { staff, coach };
  });
}
