/** Uses of a program's NIL budget: retention, transfers, recruits. */
export const BUDGET_USES = ['keep', 'portal', 'recruits'] as const;
export type BudgetUse = (typeof BUDGET_USES)[number];

/** How a year's budget is split: whole percentages that add up to `WHOLE_BUDGET`. */
export type BudgetSplit = Readonly<Record<BudgetUse, number>>;

export const WHOLE_BUDGET = 100;

/** The first season with NIL money (name, image and likeness), which began in July 2021. */
const FIRST_BUDGET = 2021;
/** The first season in which schools share revenue with players, up to a cap (House settlement). */
const FIRST_SHARED = 2025;

export function hasBudget(year: number): boolean {
  return year >= FIRST_BUDGET;
}

/** Seasons since schools began sharing revenue; negative before. */
export function yearsShared(year: number): number {
  return year - FIRST_SHARED;
}

/** How hard a coach pushes the boosters before a season; a staff uses `usual`. */
export const ASKS = ['none', 'usual', 'hard'] as const;
export type Ask = (typeof ASKS)[number];

/** How hard a program's boosters were pushed, by season; `usual` for seasons left out. */
export type Asks = ReadonlyMap<number, Ask>;
export const NO_ASKS: Asks = new Map();

/**
 * A budget decision: the split from a season on (null for the staff's), how hard to push the boosters before that one
 * season, or both. What is left out stays the same.
 */
export interface BudgetChoice {
  from: number;
  split?: BudgetSplit | null;
  ask?: Ask;
}

/** A decision as stored and sent. */
type WrittenBudget = { from: number; ask?: Ask; staff?: true } & Partial<BudgetSplit>;

export function writtenBudget({ from, split, ask }: BudgetChoice): WrittenBudget {
  const asked = ask === undefined ? {} : { ask };
  if (split === undefined) return { from, ...asked };
  return split === null ? { from, staff: true, ...asked } : { from, ...split, ...asked };
}

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WHOLE_BUDGET;

/** The split in a stored decision; undefined if there is none, or if it does not add up. */
function splitFrom({ keep, portal, recruits, staff }: Readonly<Record<string, unknown>>): BudgetChoice['split'] {
  if (staff === true) return null;
  if (!isShare(keep) || !isShare(portal) || !isShare(recruits)) return undefined;
  return keep + portal + recruits === WHOLE_BUDGET ? { keep, portal, recruits } : undefined;
}

/** Reads a stored decision; null for anything else. */
function choiceFrom(written: unknown): BudgetChoice | null {
  if (written === null || typeof written !== 'object') return null;
  const given = written as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(given.from)) return null;
  const split = splitFrom(given);
  const ask = ASKS.find((each) => each === given.ask);
  if (split === undefined && ask === undefined) return null;
  return { from: Number(given.from), ...(split !== undefined && { split }), ...(ask !== undefined && { ask }) };
}

/** Reads stored decisions, earliest first. */
export function budgetFrom(written: readonly unknown[]): BudgetChoice[] {
  return written.map(choiceFrom).filter((choice) => choice !== null);
}

/** The split in force in a season, from decisions listed earliest first; null for the staff's. */
export function splitIn(choices: readonly BudgetChoice[], year: number): BudgetSplit | null {
  return choices.findLast(({ from, split }) => split !== undefined && from <= year)?.split ?? null;
}

/** How hard the boosters were pushed by season, from decisions listed earliest first. */
export function asksOf(choices: readonly BudgetChoice[]): Asks {
  const asked = choices.flatMap(({ from, ask }) => (ask === undefined ? [] : [[from, ask] as const]));
  return asked.length === 0 ? NO_ASKS : new Map(asked);
}

/**
 * Changes some shares of a split; the others keep their proportions. Null if the result cannot add up to a whole
 * budget.
 */
export function changedSplit(before: BudgetSplit, change: Partial<BudgetSplit>): BudgetSplit | null {
  const named = BUDGET_USES.flatMap((use) => change[use] ?? []);
  const others = BUDGET_USES.filter((use) => change[use] === undefined);
  if (!named.every(isShare)) return null;
  let left = WHOLE_BUDGET - named.reduce((sum, share) => sum + share, 0);
  if (left < 0 || (others.length === 0 && left !== 0)) return null;
  const split = { ...before, ...change } as Record<BudgetUse, number>;
  let weight = others.reduce((sum, use) => sum + before[use], 0);
  for (const [index, use] of others.entries()) {
    const share = weight > 0 ? before[use] / weight : 1 / (others.length - index);
    weight -= before[use];
    split[use] = Math.round(left * share);
    left -= split[use];
  }
  return split;
}
