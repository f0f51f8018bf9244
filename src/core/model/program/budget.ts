/** Uses of a program's NIL budget: retention, transfers, recruits. */
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

/** How hard a coach asks the boosters before a season; a staff asks as usual. */
export const ASKS = ['none', 'usual', 'hard'] as const;
export type Ask = (typeof ASKS)[number];

/** How a program's boosters were asked, by season; as usual in every other. */
export type Asks = ReadonlyMap<number, Ask>;
export const NO_ASKS: Asks = new Map();

/**
 * A decision about the budget: how it is split from a season on (null: by the staff), how the boosters are asked before that
 * season alone, or both; what is left out stays as it was.
 */
export interface BudgetChoice {
  from: number;
  split?: BudgetSplit | null;
  ask?: Ask;
}

/** A decision as it is written down and sent. */
type WrittenBudget = { from: number; ask?: Ask; staff?: true } & Partial<BudgetSplit>;

export function writtenBudget({ from, split, ask }: BudgetChoice): WrittenBudget {
  const asked = ask === undefined ? {} : { ask };
  if (split === undefined) return { from, ...asked };
  return split === null ? { from, staff: true, ...asked } : { from, ...split, ...asked };
}

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= WHOLE_BUDGET;

/** The split of a stored decision; undefined where it has none, or none that adds up. */
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

/** The decisions that were written down, earliest first. */
export function budgetFrom(written: readonly unknown[]): BudgetChoice[] {
  return written.map(choiceFrom).filter((choice) => choice !== null);
}

/** The split that a coach's decisions, earliest first, put in force for a season; null: his staff's. */
export function splitIn(choices: readonly BudgetChoice[], year: number): BudgetSplit | null {
  return choices.findLast(({ from, split }) => split !== undefined && from <= year)?.split ?? null;
}

/** How a coach asked the boosters, by season, by his decisions, earliest first. */
export function asksOf(choices: readonly BudgetChoice[]): Asks {
  const asked = choices.flatMap(({ from, ask }) => (ask === undefined ? [] : [[from, ask] as const]));
  return asked.length === 0 ? NO_ASKS : new Map(asked);
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
