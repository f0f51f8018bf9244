import { FIRST_SEASON, LAST_SEASON } from '../model/facts.ts';
import type { TeamId } from '../model/ids.ts';
import type { CareerMode } from '../model/own-coach.ts';
import { derivedSeed, type Seed, seedFrom } from '../random/stream.ts';
import type { Policy } from './policies/names.ts';
import type { TableName } from './tables.ts';

export const FORMATS = ['csv', 'parquet'] as const;
export type Format = (typeof FORMATS)[number];

/** Everything that determines a run's contents: the same plan gives the same files. */
export interface Plan {
  dynasties: number;
  seasons: number;
  year: number;
  /** As typed: a short number, any text, or a full seed. */
  seed: string;
  /** Tuning values that differ from the defaults, by dotted name. */
  set: Readonly<Record<string, number>>;
  policy: Policy;
  /** The user's program; null: the first by id. */
  team: TeamId | null;
  /** How a policy's coach may change programs over his career; null: the policy stays with the program. */
  career: CareerMode | null;
  /** Whether to write `plays.csv`. */
  plays: boolean;
  /** Whether to write `rosters.csv`. */
  rosters: boolean;
  format: Format;
  /** Whether to check every game instead of a sample. */
  verify: boolean;
  /** The single dynasty to play, counted from 1; null: all. */
  only: number | null;
  /** The share of the dynasties to play, for a run divided among machines; null: all. */
  shard: Shard | null;
  /** The tables to write; null: all (plays and rosters only on request). */
  tables: readonly TableName[] | null;
}

/** One of several equal shares of a run; dynasty d is in share 1 + (d - 1) mod `of`. */
export interface Shard {
  /** Counted from 1. */
  index: number;
  of: number;
}

/** The default plan. */
export const USUAL_PLAN: Plan = {
  dynasties: 4,
  seasons: 10,
  year: LAST_SEASON,
  seed: '1',
  set: {},
  policy: 'auto',
  team: null,
  career: null,
  plays: false,
  rosters: false,
  format: 'csv',
  verify: false,
  only: null,
  shard: null,
  tables: null,
};

/** A plan that cannot be carried out; the message is a sentence for the user. */
export class PlanError extends Error {}

/** A run that failed; the message is one line, with the command that replays the dynasty alone. */
export class RunError extends Error {}

/** Checks a plan. Throws `PlanError` if it makes no sense. */
export function checkPlan(plan: Plan): Plan {
  if (plan.dynasties < 1 || plan.dynasties > 9999) throw new PlanError('A run has 1 to 9999 dynasties.');
  if (plan.seasons < 1 || plan.seasons > 1000) throw new PlanError('A dynasty lasts 1 to 1000 seasons.');
  if (plan.year < FIRST_SEASON || plan.year > LAST_SEASON) {
    throw new PlanError(`A dynasty can start in any season from ${FIRST_SEASON} to ${LAST_SEASON}, not ${plan.year}.`);
  }
  if (plan.only !== null && (plan.only < 1 || plan.only > 9999)) {
    throw new PlanError('Dynasties are numbered 1 to 9999.');
  }
  checkShard(plan);
  return plan;
}

function checkShard({ shard, only, dynasties }: Plan): void {
  if (shard === null) return;
  if (only !== null) throw new PlanError('A run plays one dynasty (--only) or one share (--shard), not both.');
  if (shard.of < 1 || shard.index < 1 || shard.index > shard.of) {
    throw new PlanError(`Shares are numbered from 1: --shard 1/${Math.max(1, shard.of)} is the first.`);
  }
  if (shard.of > dynasties) {
    throw new PlanError(`${dynasties} dynasties cannot be split into ${shard.of} shares; use ${dynasties} or fewer.`);
  }
}

/** Returns the dynasties of a plan, counted from 1. */
export function dynastiesOf({ only, shard, dynasties }: Plan): number[] {
  if (only !== null) return [only];
  const all = Array.from({ length: dynasties }, (_, i) => i + 1);
  return shard === null ? all : all.filter((dynasty) => (dynasty - shard.index) % shard.of === 0);
}

/** Returns a dynasty's seed, which depends only on the run's seed and the dynasty's number. */
export function seedOf(plan: Plan, dynasty: number): Seed {
  return derivedSeed(seedFrom(plan.seed), 'dynasty', dynasty);
}

/** Quotes a text as one word of a command line, if a shell needs it. */
export function shellWord(text: string): string {
  return /^[\w./:=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Returns a plan as a command line that can be typed again. `over` replaces parts of it. */
export function commandLine(plan: Plan, dir: string, over: Partial<Plan> = {}): string {
  const p = { ...plan, ...over };
  const words = ['dynasty batch'];
  words.push(p.only !== null ? `--only ${p.only}` : `--dynasties ${p.dynasties}`);
  words.push(`--seasons ${p.seasons} --year ${p.year} --seed ${shellWord(p.seed)}`);
  for (const name of Object.keys(p.set).sort()) words.push(`--set ${name}=${p.set[name]}`);
  if (p.policy !== 'auto') words.push(`--policy ${p.policy}`);
  if (p.team !== null) words.push(`--team ${shellWord(p.team)}`);
  if (p.career !== null) words.push(`--career ${p.career.replace('_', '-')}`);
  if (p.plays) words.push('--plays');
  if (p.rosters) words.push('--rosters');
  if (p.format !== 'csv') words.push(`--format ${p.format}`);
  if (p.tables !== null) words.push(`--only-tables ${p.tables.join(',')}`);
  if (p.verify) words.push('--verify');
  if (p.shard !== null) words.push(`--shard ${p.shard.index}/${p.shard.of}`);
  words.push(`--out ${shellWord(dir)}`);
  return words.join(' ');
}
