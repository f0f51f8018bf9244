import type { BudgetPage, BudgetUseRow } from '../app/views/budget.ts';
import { BUDGET_USES, type BudgetUse } from '../model/budget.ts';
import { ordinal, percent } from './numbers.ts';

/** Money for players in words. */

export const BUDGET_WORDS: Readonly<Record<BudgetUse, { name: string; buys: string }>> = {
  keep: { name: 'Keeping your men', buys: 'Fewer of your men look for another team.' },
  portal: {
    name: 'The portal',
    buys: 'Men in the portal think more of you; what the first are paid is not there for the next.',
  },
  recruits: { name: 'Recruits', buys: 'Recruits think more of you, most of all those who care about money.' },
};

/** `$12.4M`. */
const millionsText = (millions: number): string => `$${millions.toFixed(1)}M`;

const signedText = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;

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
    return `${percent(leaves)} leave where 25% do elsewhere${staff}`;
  }
  const staff = worth === staff_worth ? '' : ` (staff: ${signedText(staff_worth)})`;
  return `${signedText(worth)} on his opinion${staff}`;
}

/** `10% more of the budget: +0.08`. */
export function moreText({ ten_more }: BudgetUseRow): string {
  return signedText(ten_more);
}

const splitText = (split: NonNullable<BudgetPage['later']>): string =>
  BUDGET_USES.map((use) => `${BUDGET_WORDS[use].name.toLowerCase()} ${split[use]}%`).join(', ');

/** The lines over the table. */
export function budgetLines(page: BudgetPage): string[] {
  const { closed, total, shared, boosters, cap, rank, programs, own, from, year, later } = page;
  const when =
    from === year
      ? 'It can be changed until the season begins.'
      : `It is fixed; what you decide now holds from ${from} on.`;
  if (closed !== null) return [closed];
  const parts =
    cap === null
      ? 'All of it comes from boosters.'
      : `${millionsText(shared)} is shared revenue (at most ${millionsText(cap)}), ${millionsText(boosters)} comes from boosters.`;
  return [
    `${millionsText(total)} for players in ${year}, ${ordinal(rank)} of ${programs}. ${parts}`,
    `${own ? 'You split it.' : 'The staff splits it.'} ${when}`,
    ...(later === null ? [] : [`From ${from} on: ${splitText(later)}.`]),
  ];
}
