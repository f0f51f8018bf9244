import { z } from 'zod';
import { ASKS, BUDGET_USES, WHOLE_BUDGET } from '../../../model/program/budget.ts';
import { page, whole } from '../shared.ts';

const share = whole.max(WHOLE_BUDGET);
const split = z.strictObject({ keep: share, portal: share, recruits: share }).meta({ id: 'BudgetSplit' });
const millions = z.number().min(0);
const chance = z.number().min(0).max(1);

const budgetUse = z
  .strictObject({
    use: z.enum(BUDGET_USES),
    /** Share of the budget in whole percent, and the staff's choice. */
    share,
    staff_share: share,
    /** Million dollars, and the average program's amount. */
    amount: millions,
    average: millions,
    /** National rank by amount, and with the staff's split. */
    rank: whole,
    staff_rank: whole,
    /**
     * Value compared with the average program's, as log odds of staying or of choosing the program; the same with the
     * staff's split.
     */
    worth: z.number(),
    staff_worth: z.number(),
    /** Added value of another 10% of the budget. */
    ten_more: z.number(),
    /** Transfer chance of a starter who would leave the average program one time in four; null for other uses. */
    leaves: z.number().min(0).max(1).nullable(),
    staff_leaves: z.number().min(0).max(1).nullable(),
    /** Effect of every share from 0 to 100 percent, in steps of five. */
    steps: z.array(
      z.strictObject({ share, amount: millions, rank: whole, worth: z.number(), leaves: chance.nullable() }),
    ),
  })
  .meta({ id: 'BudgetUse' });
export type BudgetUseRow = z.infer<typeof budgetUse>;

/** A way of asking the boosters, with its expected effects. */
const askChoice = z
  .strictObject({
    ask: z.enum(ASKS),
    /** Extra money this season over the usual ask, lowest and highest, in million dollars; both the same once known. */
    low: z.number(),
    high: z.number(),
    /** Extra money in all later seasons combined, in this season's dollars, assuming the usual ask from then on. */
    later: z.number(),
    /** Change in next season's gifts, and in those of the season after, as shares; negative for less. */
    next_year: z.number(),
    year_after: z.number(),
    /** Wins they expect, per 12 games. */
    expected_wins: z.number(),
    /** Chance that the head coach is fired after a season two wins above the program's usual, and two wins below. */
    fired_low: chance,
    fired_high: chance,
  })
  .meta({ id: 'AskChoice' });
export type AskChoice = z.infer<typeof askChoice>;

/** Sources of the boosters' money: the usual, the effect of past asks, and the effect of this season's ask. */
export const GIFT_PARTS = ['usual', 'before', 'asked'] as const;

const asking = z
  .strictObject({
    /** How hard they are pushed for the season; `own` is false while the staff decides, which uses the usual ask. */
    ask: z.enum(ASKS),
    own: z.boolean(),
    /** Whether it can still be changed, until the season begins. */
    open: z.boolean(),
    /** The season it can be decided for. */
    next: whole,
    /** How far last season beat their expectations, in wins per 12 games; null without a last season. */
    surprise: z.number().nullable(),
    /** Effect of pushing hard, relative to a year after a season that met expectations (1). */
    mood: z.number(),
    /** Parts of the boosters' money in million dollars; they add up to `boosters`. */
    parts: z.array(z.strictObject({ part: z.enum(GIFT_PARTS), amount: z.number() })),
    /** The program's expected total in million dollars, lowest and highest; both the same once known. */
    total_low: millions,
    total_high: millions,
    /** Every way to ask, from the least to the most pressure; once the season has begun, only the chosen one. */
    choices: z.array(askChoice),
  })
  .meta({ id: 'Asking' });
export type Asking = z.infer<typeof asking>;

export const budgetPage = z.strictObject({
  ...page,
  /** The season of the budget. */
  year: whole,
  /** Why there is no budget; null if there is one. */
  closed: z.string().nullable(),
  /** Million dollars: the total, the shared revenue, and boosters' gifts. */
  total: millions,
  shared: millions,
  boosters: millions,
  /** Cap on revenue shared with football players; null before revenue sharing. */
  cap: millions.nullable(),
  /** National rank by total, and the number of programs. */
  rank: whole,
  programs: whole,
  /** False if the staff splits it. */
  own: z.boolean(),
  /** The first season a decision made now applies to. */
  from: whole,
  /** Split decided for that season, if different; otherwise null. */
  later: split.nullable(),
  /** Uses of the budget; empty without one. */
  uses: z.array(budgetUse),
  /** The ask of the boosters and its effects; null without a budget. */
  asking: asking.nullable(),
});
export type BudgetPage = z.infer<typeof budgetPage>;
