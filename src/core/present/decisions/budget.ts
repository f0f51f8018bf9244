import type { BudgetPage, BudgetUseRow } from '../../contract/views/recruiting/budget.ts';
import { BUDGET_USES, type BudgetUse } from '../../model/budget.ts';
import { millionsText } from '../../words/boosters.ts';
import { ordinal, percent, signedTo } from '../../words/numbers.ts';

/** Money for players in words. */

export const BUDGET_WORDS: Readonly<Record<BudgetUse, { name: string; buys: string }>> = {
  keep: { name: 'Retention', buys: 'Fewer of your players enter the portal.' },
  portal: {
    name: 'Transfers',
    buys: 'Transfers like you more; what the first are paid is not there for the next.',
  },
  recruits: { name: 'Recruits', buys: 'Recruits like you more, above all those who care about money.' },
};

export const useName = ({ use }: BudgetUseRow): string => BUDGET_WORDS[use].name;

/** `60% ($4.2M)`. */
export const shareText = ({ share, amount }: BudgetUseRow): string => `${share}% (${millionsText(amount)})`;

/** `8th (staff: 12th)`. */
export function placeText({ rank, staff_rank }: BudgetUseRow): string {
  return rank === staff_rank ? ordinal(rank) : `${ordinal(rank)} (staff: ${ordinal(staff_rank)})`;
}

/** `22% leave instead of 25% (staff: 24%)`; `+0.31 on his opinion (staff: +0.20)`. */
export function buysText({ leaves, staff_leaves, worth, staff_worth }: BudgetUseRow): string {
  if (leaves !== null && staff_leaves !== null) {
    const staff = leaves === staff_leaves ? '' : ` (staff: ${percent(staff_leaves)})`;
    return `starters: ${percent(leaves)} leave, usually 25%${staff}`;
  }
  const staff = worth === staff_worth ? '' : ` (staff: ${signedTo(staff_worth, 2)})`;
  return `${signedTo(worth, 2)} on his opinion${staff}`;
}

/** `10% more of the budget: +0.08`. */
export function moreText({ ten_more }: BudgetUseRow): string {
  return signedTo(ten_more, 2);
}

const splitText = (split: NonNullable<BudgetPage['later']>): string =>
  BUDGET_USES.map((use) => `${BUDGET_WORDS[use].name.toLowerCase()} ${split[use]}%`).join(', ');

/** `$17.8M`; `$16.2M to $19.9M` while nobody knows. */
function totalText({ total, asking }: BudgetPage): string {
  if (asking === null || asking.total_low === asking.total_high) return millionsText(total);
  return `${millionsText(asking.total_low)} to ${millionsText(asking.total_high)}`;
}

/** The lines over the table. */
export function budgetLines(page: BudgetPage): string[] {
  const { closed, shared, cap, rank, programs, own, from, year, later } = page;
  const when =
    from === year
      ? 'It can be changed until the season begins.'
      : `It is fixed; what you decide now holds from ${from} on.`;
  if (closed !== null) return [closed];
  const parts =
    cap === null
      ? ', all from boosters.'
      : `: ${millionsText(shared)} shared revenue (at most ${millionsText(cap)}), the rest from boosters.`;
  return [
    `${totalText(page)} for players in ${year}, ${ordinal(rank)} of ${programs}${parts}`,
    `${own ? 'You split it.' : 'The staff splits it.'} ${when}`,
    ...(later === null ? [] : [`From ${from} on: ${splitText(later)}.`]),
  ];
}
