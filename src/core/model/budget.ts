/** What a program's money for players is spent on: keeping its own men, men in the portal, recruits. */
export const BUDGET_USES = ['keep', 'portal', 'recruits'] as const;
export type BudgetUse = (typeof BUDGET_USES)[number];

/** How a year's budget is split: whole percent, which add up to `WHOLE_BUDGET`. */
export type BudgetSplit = Readonly<Record<BudgetUse, number>>;

export const WHOLE_BUDGET = 100;

/** The first season with money for players: name, image and likeness, since July 2021. */
const FIRST_BUDGET = 2021;
/** The first season in which schools share revenue with players, up to a cap (the House settlement). */
const FIRST_SHARED = 2025;

export function hasBudget(year: number): boolean {
  return year >= FIRST_BUDGET;
}

/** Seasons since schools began to share revenue; negative before. */
export function yearsShared(year: number): number {
  return year - FIRST_SHARED;
}

/** A decision about the budget: how it is split from a season on; null: by the staff. */
export interface BudgetChoice {
  from: number;
  split: BudgetSplit | null;
}

/** A decision as it is written down and sent. */
type WrittenBudget = { from: number } & (BudgetSplit | { staff: true });

export function writtenBudget({ from, split }: BudgetChoice): WrittenBudget {
  return split === null ? { from, staff: true } : { from, ...split };
}

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WHOLE_BUDGET;

/** The decision that somebody wrote down; null for anything else. */
function choiceFrom(written: unknown): BudgetChoice | null {
  if (written === null || typeof written !== 'object') return null;
  const { from, keep, portal, recruits, staff } = written as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(from)) return null;
  if (staff === true) return { from: Number(from), split: null };
  if (!isShare(keep) || !isShare(portal) || !isShare(recruits)) return null;
  return keep + portal + recruits === WHOLE_BUDGET ? { from: Number(from), split: { keep, portal, recruits } } : null;
}

/** The decisions that were written down, earliest first. */
export function budgetFrom(written: readonly unknown[]): BudgetChoice[] {
  return written.map(choiceFrom).filter((choice) => choice !== null);
}

/** The split that a coach's decisions, earliest first, put in force for a season; null: his staff's. */
export function splitIn(choices: readonly BudgetChoice[], year: number): BudgetSplit | null {
  return choices.findLast(({ from }) => from <= year)?.split ?? null;
}

/** Some shares of a split changed; the others keep their proportion. Null if that cannot add up to a whole budget. */
export function changedSplit(before: BudgetSplit, change: Partial<BudgetSplit>): BudgetSplit | null {
  const named = BUDGET_USES.filter((use) => change[use] !== undefined);
  const others = BUDGET_USES.filter((use) => change[use] === undefined);
  if (named.some((use) => !isShare(change[use]))) return null;
  let left = WHOLE_BUDGET - named.reduce((sum, use) => sum + change[use]!, 0);
  if (left < 0 || (others.length === 0 && left !== 0)) return null;
  const split = { ...before, ...change } as Record<BudgetUse, number>;
  let weight = others.reduce((sum, use) => sum + before[use], 0);
  for (const [at, use] of others.entries()) {
    const share = weight > 0 ? before[use] / weight : 1 / (others.length - at);
    weight -= before[use];
    split[use] = Math.round(left * share);
    left -= split[use];
  }
  return split;
}
