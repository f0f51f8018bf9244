import { FIRST_SEASON, LAST_SEASON } from '../model/facts.ts';
import { derivedSeed, type Seed, seedFrom } from '../random/stream.ts';

export const FORMATS = ['csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** How the player's team is run; `auto`: as every other team. */
export const POLICIES = ['auto'] as const;
export type Policy = (typeof POLICIES)[number];

/** Everything that decides what a run contains: the same plan gives the same files. */
export interface Plan {
  dynasties: number;
  seasons: number;
  year: number;
  /** As typed: a short number, any text, or a full seed. */
  seed: string;
  /** Tuning values other than the usual, by dotted name. */
  set: Readonly<Record<string, number>>;
  policy: Policy;
  /** With `plays.csv`. */
  plays: boolean;
  format: Format;
  /** Every game is held against the laws of football, not only a sample. */
  verify: boolean;
  /** The one dynasty to play, counted from 1; null: all of them. */
  only: number | null;
}

/** A plan that cannot be carried out; the message is a sentence for the user. */
export class PlanError extends Error {}

/** A run that stopped; the message is one line that plays the dynasty alone. */
export class RunError extends Error {}

/** Throws `PlanError` when the plan makes no sense. */
export function checkPlan(plan: Plan): Plan {
  if (plan.dynasties < 1 || plan.dynasties > 9999) throw new PlanError('A run has 1 to 9999 dynasties.');
  if (plan.seasons < 1 || plan.seasons > 1000) throw new PlanError('A dynasty is played for 1 to 1000 seasons.');
  if (plan.year < FIRST_SEASON || plan.year > LAST_SEASON) {
    throw new PlanError(`A dynasty can start in any season from ${FIRST_SEASON} to ${LAST_SEASON}, not ${plan.year}.`);
  }
  if (plan.only !== null && (plan.only < 1 || plan.only > 9999)) {
    throw new PlanError('Dynasties are counted from 1 to 9999.');
  }
  return plan;
}

/** The dynasties of a plan, counted from 1. */
export function dynastiesOf(plan: Plan): number[] {
  return plan.only !== null ? [plan.only] : Array.from({ length: plan.dynasties }, (_, i) => i + 1);
}

/** The seed of a dynasty: of the run's seed and its number alone. */
export function seedOf(plan: Plan, dynasty: number): Seed {
  return derivedSeed(seedFrom(plan.seed), 'dynasty', dynasty);
}

function quoted(text: string): string {
  return /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The command line of a plan, as it can be typed again. `over` replaces parts of it. */
export function commandLine(plan: Plan, dir: string, over: Partial<Plan> = {}): string {
  const p = { ...plan, ...over };
  const words = ['dynasty batch'];
  words.push(p.only !== null ? `--only ${p.only}` : `--dynasties ${p.dynasties}`);
  words.push(`--seasons ${p.seasons} --year ${p.year} --seed ${quoted(p.seed)}`);
  for (const name of Object.keys(p.set).sort()) words.push(`--set ${name}=${p.set[name]}`);
  if (p.plays) words.push('--plays');
  if (p.format !== 'csv') words.push(`--format ${p.format}`);
  if (p.verify) words.push('--verify');
  words.push(`--out ${quoted(dir)}`);
  return words.join(' ');
}
