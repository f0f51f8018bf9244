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
    /** The chance to leave of a starter who leaves the average program with a chance of one in four; null for other uses. */
    leaves: z.number().min(0).max(1).nullable(),
    staff_leaves: z.number().min(0).max(1).nullable(),
    /** What every share from 0 to 100 percent would buy, in steps of five. */
    steps: z.array(
      z.strictObject({ share, amount: millions, rank: whole, worth: z.number(), leaves: chance.nullable() }),
    ),
  })
  .meta({ id: 'BudgetUse' });
export type BudgetUseRow = z.infer<typeof budgetUse>;

/** A way to ask the boosters, and what it does as far as anybody can know. */
const askChoice = z
  .strictObject({
    ask: z.enum(ASKS),
    /** Million dollars beside asking as usual, this season: at least and at most; the same once it is known. */
    low: z.number(),
    high: z.number(),
    /** The same of all later seasons together, by this season's money and if they are asked as usual then. */
    later: z.number(),
    /** What they give next season beside that, and in the one after: shares, below 0 for less. */
    next_year: z.number(),
    year_after: z.number(),
    /** Wins of 12 that they expect. */
    expected_wins: z.number(),
    /** Chance that the head coach is let go after a season two wins better, and two worse, than the program's usual. */
    fired_low: chance,
    fired_high: chance,
  })
  .meta({ id: 'AskChoice' });
export type AskChoice = z.infer<typeof askChoice>;

/** What a part of the boosters' money comes from: the usual, what they were asked before, how they are asked this season. */
export const GIFT_PARTS = ['usual', 'before', 'asked'] as const;

const asking = z
  .strictObject({
    /** How they are asked for the season; `own` is false while the coach leaves it to his staff, which asks as usual. */
    ask: z.enum(ASKS),
    own: z.boolean(),
    /** Whether it can still be said: until the season begins. */
    open: z.boolean(),
    /** The season for which it can be said next, or now. */
    next: whole,
    /** Wins of 12 by which last season was better than they expected; null without a last season. */
    surprise: z.number().nullable(),
    /** How much asking hard brings beside a year after a season as expected, which is 1. */
    mood: z.number(),
    /** What the boosters' money is made of, million dollars: it adds up to `boosters`. */
    parts: z.array(z.strictObject({ part: z.enum(GIFT_PARTS), amount: z.number() })),
    /** Million dollars that the program will have in all, at least and at most; the same once it is known. */
    total_low: millions,
    total_high: millions,
    /** Every way to ask, the least first; when the season has begun, the one that was chosen. */
    choices: z.array(askChoice),
  })
  .meta({ id: 'Asking' });
export type Asking = z.infer<typeof asking>;

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
  /** How the boosters are asked, and what that does; null without a budget. */
  asking: asking.nullable(),
});
export type BudgetPage = z.infer<typeof budgetPage>;
