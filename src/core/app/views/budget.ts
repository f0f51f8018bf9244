import { z } from 'zod';
import { BUDGET_USES, WHOLE_BUDGET } from '../../model/budget.ts';
import { page, whole } from './shared.ts';

const share = whole.max(WHOLE_BUDGET);
const split = z.strictObject({ keep: share, portal: share, recruits: share }).meta({ id: 'BudgetSplit' });
const millions = z.number().min(0);

const budgetUse = z
  .strictObject({
    use: z.enum(BUDGET_USES),
    /** Whole percent of the budget, and what the staff would spend. */
    share,
    staff_share: share,
    /** Million dollars, and what the average program spends. */
    amount: millions,
    average: millions,
    /** Place in the nation by what is spent on it, and with the staff's split. */
    rank: whole,
    staff_rank: whole,
    /** What it is worth beside the average program's, log odds: to stay, or to choose the program; the same with the staff's split. */
    worth: z.number(),
    staff_worth: z.number(),
    /** What ten percent of the budget more would add. */
    ten_more: z.number(),
    /** The chance to leave of somebody who leaves the average program with a chance of one in four; null for other uses. */
    leaves: z.number().min(0).max(1).nullable(),
    staff_leaves: z.number().min(0).max(1).nullable(),
  })
  .meta({ id: 'BudgetUse' });
export type BudgetUseRow = z.infer<typeof budgetUse>;

export const budgetPage = z.strictObject({
  ...page,
  /** The season of the budget. */
  year: whole,
  /** Why there is no budget; null where there is one. */
  closed: z.string().nullable(),
  /** Million dollars: all of it, the part that is shared revenue, and what boosters give. */
  total: millions,
  shared: millions,
  boosters: millions,
  /** The most that may be shared with football players; null before revenue was. */
  cap: millions.nullable(),
  /** Place in the nation by the total, of so many programs. */
  rank: whole,
  programs: whole,
  /** False: the staff splits it. */
  own: z.boolean(),
  /** The season from which a decision made now holds. */
  from: whole,
  /** How that season's will be split, if that is decided and differs; null otherwise. */
  later: split.nullable(),
  /** What it is spent on; empty without a budget. */
  uses: z.array(budgetUse),
});
export type BudgetPage = z.infer<typeof budgetPage>;
