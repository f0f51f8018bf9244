import type { BudgetUseRow } from '../../app/views/budget.ts';
import { buysText, moreText, placeText, shareText, useName } from '../budget.ts';
import { words } from './common.ts';
import { tableColumn as col } from './descriptor.ts';

/** The columns of a budget. */
export const BUDGET = {
  use: col<BudgetUseRow>('use', words('Spent on', 'What the money is spent on.'), useName),
  share: col<BudgetUseRow>(
    'share',
    words('Share', 'Its share of the budget, and million dollars.'),
    (row) => row.share,
    shareText,
  ),
  staff: col<BudgetUseRow>(
    'staff',
    words('Staff', 'The share that the staff would spend on it.'),
    (row) => row.staff_share,
    (row) => `${row.staff_share}%`,
  ),
  rank: col<BudgetUseRow>(
    'rank',
    words('Place', 'Place in the nation by what is spent on it.'),
    (row) => row.rank,
    placeText,
  ),
  buys: col<BudgetUseRow>(
    'buys',
    words('What it buys', 'What it is worth beside the average program’s.'),
    (row) => row.worth,
    buysText,
  ),
  more: col<BudgetUseRow>(
    'more',
    words('10% more', 'What another tenth of the budget would add.'),
    (row) => row.ten_more,
    moreText,
  ),
};
