import type { BudgetPage, BudgetUseRow } from '../../contract/views/recruiting/budget.ts';
import { BUDGET_USES, type BudgetUse, WHOLE_BUDGET } from '../../model/program/budget.ts';
import { millionsText } from '../../words/boosters.ts';
import { ordinal, percent, signedPlural } from '../../words/numbers.ts';

/** Text for the NIL budget. */

export const BUDGET_WORDS: Readonly<Record<BudgetUse, { name: string; buys: string }>> = {
  keep: { name: 'Retention', buys: 'Fewer of your players enter the portal.' },
  portal: {
    name: 'Transfers',
    buys: 'Transfers like you more. What you pay the first ones is gone for the next.',
  },
  recruits: { name: 'Recruits', buys: 'Recruits like you more, especially those who care about NIL.' },
};

export const useName = ({ use }: BudgetUseRow): string => BUDGET_WORDS[use].name;

/** `60% ($4.2M)`. */
export const shareText = ({ share, amount }: BudgetUseRow): string => `${share}% (${millionsText(amount)})`;

/** `8th (staff: 12th)`. */
export function placeText({ rank, staff_rank }: BudgetUseRow): string {
  return rank === staff_rank ? ordinal(rank) : `${ordinal(rank)} (staff: ${ordinal(staff_rank)})`;
}

/** Points of interest per unit of opinion, as on the board. */
const POINTS = 10;

/** Interest, out of 100, that money adds over the average program: `+3 points`. */
const pointsText = (worth: number): string => signedPlural(Math.round(worth * POINTS), 'point');

/** The effect of a share: `19% of starters transfer (average: 25%)`, `+3 points of interest with every transfer`. */
export function effectOf({ use, worth, leaves }: Pick<BudgetUseRow, 'use' | 'worth' | 'leaves'>): string {
  if (leaves !== null) return `${percent(leaves)} of starters transfer (average: 25%)`;
  return use === 'portal'
    ? `${pointsText(worth)} of interest with transfers`
    : `${pointsText(worth)} of interest with recruits who weigh NIL`;
}

/** The same, with the staff's split next to it if that differs. */
export function buysText(row: BudgetUseRow): string {
  const { use, worth, leaves, staff_worth, staff_leaves } = row;
  const own = effectOf(row);
  const staff = effectOf({ use, worth: staff_worth, leaves: staff_leaves });
  if (own === staff || worth === staff_worth) return own;
  return `${own} (staff: ${leaves === null ? pointsText(staff_worth) : percent(staff_leaves ?? 0)})`;
}

/** The effect of spending 10% more of the budget: `+1 point`, `2% fewer leave`. */
export function moreText({ share, leaves, ten_more, steps }: BudgetUseRow): string {
  if (leaves === null) return pointsText(ten_more);
  const after = steps.find((step) => step.share >= Math.min(WHOLE_BUDGET, share + TENTH))?.leaves ?? leaves;
  const fewer = Math.round((leaves - after) * 100);
  return fewer <= 0 ? 'no change' : `${fewer}% fewer leave`;
}

/** The step, in percent of the budget, that the effect of spending more is shown for. */
const TENTH = 10;

const splitText = (split: NonNullable<BudgetPage['later']>): string =>
  BUDGET_USES.map((use) => `${BUDGET_WORDS[use].name.toLowerCase()} ${split[use]}%`).join(', ');

/** `$17.8M`; `$16.2M to $19.9M` while it is uncertain. */
function totalText({ total, asking }: BudgetPage): string {
  if (asking === null || asking.total_low === asking.total_high) return millionsText(total);
  return `${millionsText(asking.total_low)} to ${millionsText(asking.total_high)}`;
}

/** Returns the lines above the table. */
export function budgetLines(page: BudgetPage): string[] {
  const { closed, shared, cap, rank, programs, own, from, year, later } = page;
  const when =
    from === year
      ? 'You can change it until the season kicks off.'
      : `This season’s is set. Changes apply from ${from} on.`;
  if (closed !== null) return [closed];
  const parts =
    cap === null
      ? ', all from boosters.'
      : `: ${millionsText(shared)} shared revenue (at most ${millionsText(cap)}), the rest from boosters.`;
  return [
    `${totalText(page)} for players in ${year}, ${ordinal(rank)} of ${programs}${parts}`,
    `${own ? 'You set the split.' : 'Your staff sets the split.'} ${when}`,
    ...(later === null ? [] : [`From ${from} on: ${splitText(later)}.`]),
  ];
}
