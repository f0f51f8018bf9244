import type { BudgetUseRow } from '../../contract/views/recruiting/budget.ts';
import { ASKS } from '../../model/program/budget.ts';
import { words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { oneDecimal } from '../../words/numbers.ts';
import { type AskRow, askName, firedText, gainText, laterText } from '../decisions/boosters.ts';
import { buysText, moreText, placeText, shareText, useName } from '../decisions/budget.ts';

const leastAsked = placeOrder(ASKS);

/** Budget columns. */
export const BUDGET = {
  use: col<BudgetUseRow>('use', words('Spent on', 'Where the money goes.'), useName),
  share: col<BudgetUseRow>(
    'share',
    words('Share', 'Its share of the budget, and millions of dollars.'),
    (row) => row.share,
    shareText,
  ),
  staff: col<BudgetUseRow>(
    'staff',
    words('Staff', 'The share your staff would spend on it.'),
    (row) => row.staff_share,
    (row) => `${row.staff_share}%`,
  ),
  rank: col<BudgetUseRow>('rank', words('Rank', 'National rank in spending on it.'), (row) => row.rank, placeText),
  buys: col<BudgetUseRow>(
    'buys',
    words('What it buys', 'What it buys compared with the average program.'),
    (row) => row.worth,
    buysText,
  ),
  more: col<BudgetUseRow>(
    'more',
    words('10% more', 'What another 10% of the budget would add.'),
    (row) => row.ten_more,
    moreText,
  ),
};

/** Columns for the ways to ask boosters and their effects. */
export const ASKING = {
  ask: col<AskRow>(
    'ask',
    words('Asking', 'How hard the boosters are pushed before the season.'),
    (row) => row.ask,
    askName,
    (row) => leastAsked(row.ask),
  ),
  now: col<AskRow>(
    'now',
    words('This season', 'What they give compared with a normal ask, low to high.'),
    (row) => row.high,
    gainText,
  ),
  later: col<AskRow>(
    'later',
    words('Later', 'The same for all later seasons combined, in today’s dollars.'),
    (row) => row.later,
    laterText,
  ),
  expected: col<AskRow>(
    'expected',
    words('They expect', 'Wins out of 12 that they expect this season.'),
    (row) => row.expected_wins,
    (row) => `${oneDecimal(row.expected_wins)} wins`,
  ),
  fired: col<AskRow>(
    'fired',
    words('Firing risk', 'Firing risk after a season two wins better than usual, and two wins worse.'),
    (row) => row.fired_high,
    firedText,
  ),
};
