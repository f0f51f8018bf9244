import type { BudgetUseRow } from '../../contract/views/recruiting/budget.ts';
import { ASKS } from '../../model/budget.ts';
import { words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { placeOrder } from '../../words/columns/order.ts';
import { oneDecimal } from '../../words/numbers.ts';
import { type AskRow, askName, firedText, gainText, laterText } from '../decisions/boosters.ts';
import { buysText, moreText, placeText, shareText, useName } from '../decisions/budget.ts';

const leastAsked = placeOrder(ASKS);

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
  rank: col<BudgetUseRow>('rank', words('Rank', 'National rank by what is spent on it.'), (row) => row.rank, placeText),
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

/** The columns of what the ways to ask the boosters do. */
export const ASKING = {
  ask: col<AskRow>(
    'ask',
    words('Asking', 'How the boosters are asked before the season.'),
    (row) => row.ask,
    askName,
    (row) => leastAsked(row.ask),
  ),
  now: col<AskRow>(
    'now',
    words('This season', 'What they give beside what they would if asked as usual, at least and at most.'),
    (row) => row.high,
    gainText,
  ),
  later: col<AskRow>(
    'later',
    words('Later', 'The same of all later seasons together, by the money of this one.'),
    (row) => row.later,
    laterText,
  ),
  expected: col<AskRow>(
    'expected',
    words('They expect', 'Wins of 12 that they expect this season.'),
    (row) => row.expected_wins,
    (row) => `${oneDecimal(row.expected_wins)} wins`,
  ),
  fired: col<AskRow>(
    'fired',
    words('Firing risk', 'How likely after a season two wins better than the program’s usual, and two worse.'),
    (row) => row.fired_high,
    firedText,
  ),
};
