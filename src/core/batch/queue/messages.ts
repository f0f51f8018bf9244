import { z } from 'zod';
import { CAREER_MODES } from '../../model/own-coach.ts';
import type { DynastySummary } from '../metrics/collect.ts';
import { checkPlan, FORMATS, type Plan, PlanError } from '../plan.ts';
import { POLICIES } from '../policies/names.ts';
import { checkTuning } from '../run.ts';
import { TABLE_NAMES } from '../tables.ts';

/**
 * Messages in the queue. They come from untrusted machines: each is parsed as data of exactly this form, or refused.
 */

/** Prefix of all our keys on the server. */
export const PREFIX = 'dynasty-batch';

/** Returns the queue for one fingerprint: workers with another program never see its dynasties. */
export const queueName = (fingerprint: string): string => `plays-${fingerprint}`;

const count = z.number().int().min(0).max(1e12);
const share = z.strictObject({ index: z.number().int(), of: z.number().int() });

const plan = z.strictObject({
  dynasties: z.number().int(),
  seasons: z.number().int(),
  year: z.number().int(),
  seed: z.string().max(1000),
  set: z.record(z.string().max(100), z.number()),
  policy: z.enum(POLICIES),
  team: z.string().max(100).nullable(),
  career: z.enum(CAREER_MODES).nullable(),
  plays: z.boolean(),
  rosters: z.boolean(),
  format: z.enum(FORMATS),
  verify: z.boolean(),
  only: z.number().int().nullable(),
  shard: share.nullable(),
  tables: z.array(z.enum(TABLE_NAMES)).nullable(),
});

const order = z.strictObject({ plan, dynasty: z.number().int().min(1).max(9999) });

/** A dynasty to play. */
export interface Order {
  plan: Plan;
  dynasty: number;
}

/** Parses an order. Throws `PlanError` if it cannot be carried out. */
export function readOrder(data: unknown): Order {
  const read = order.safeParse(data);
  if (!read.success)
    throw new PlanError(`The queue holds a message that is not a batch order: ${z.prettifyError(read.error)}`);
  checkTuning(checkPlan(read.data.plan).set);
  return read.data;
}

const part = z.strictObject({ bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const result = z.union([
  z.strictObject({ failed: z.string().max(10_000), year: z.number().int() }),
  z.strictObject({
    /** Key of the parts on the server. */
    key: z.string().max(200),
    worker: z.string().max(200),
    games: count,
    seconds: z.number().min(0),
    parts: z.record(z.string(), part),
  }),
]);

/** The result of an order: the location of its parts on the server, or why there are none. */
export type Result = z.infer<typeof result>;
export type Delivery = Exclude<Result, { failed: string }>;

/** Parses a result. Throws `PlanError`. */
export function readResult(data: unknown): Result {
  const read = result.safeParse(data);
  if (!read.success) throw new PlanError(`A worker sent something other than a result: ${z.prettifyError(read.error)}`);
  return read.data;
}

const numbers = z.array(z.number());
const summary = z.object({
  dynasty: count,
  seed: z.string(),
  games: count,
  seasons: z.array(z.object({ year: z.number(), values: z.record(z.string(), z.tuple([z.number(), z.number()])) })),
  champions: z.array(z.string()),
  prestige: z.array(z.record(z.string(), z.number())),
  bins: z.record(z.string(), numbers),
  rates: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  favorites: z.object({ wins: numbers, games: numbers }),
}) satisfies z.ZodType<DynastySummary>;

/** Checks a finished dynasty's summary. Throws `PlanError` if it is not one. */
export function checkSummary(text: string, dynasty: number): void {
  const read = summary.safeParse(JSON.parse(text));
  if (!read.success || read.data.dynasty !== dynasty) {
    throw new PlanError(`The summary of dynasty ${dynasty} came back damaged.`);
  }
}

const worker = z.strictObject({
  name: z.string().max(200),
  version: z.string().max(100),
  fingerprint: z.string().max(64),
  /** Dynasties it plays at once. */
  slots: z.number().int().min(1).max(256),
  dynasties: count,
  games: count,
});
/** A worker's announcement. */
export type WorkerCard = z.infer<typeof worker>;

const run = z.strictObject({ version: z.string().max(100), fingerprint: z.string().max(64) });
/** A run's announcement. */
export type RunCard = z.infer<typeof run>;

/** Returns the key under which a worker or a run announces itself. */
export const cardKey = (kind: 'worker' | 'run', id: string): string => `${PREFIX}:${kind}:${id}`;

const CARDS = { worker, run } as const;
type Cards = { worker: WorkerCard; run: RunCard };

/** Milliseconds between repeated announcements; they expire after three times as long. */
export const CARD_EVERY = 5000;
export const CARD_LASTS = 3 * CARD_EVERY;

/** Redis commands used for announcements. */
interface CardStore {
  set(key: string, value: string, px: 'PX', milliseconds: number): Promise<unknown>;
  scan(cursor: string, match: 'MATCH', pattern: string, count: 'COUNT', n: number): Promise<[string, string[]]>;
  mget(keys: string[]): Promise<(string | null)[]>;
}

/** Returns all current announcements of a kind, skipping invalid ones. */
export async function readCards<K extends keyof Cards>(redis: CardStore, kind: K): Promise<Cards[K][]> {
  const keys = new Set<string>();
  let cursor = '0';
  do {
    const [next, found] = await redis.scan(cursor, 'MATCH', cardKey(kind, '*'), 'COUNT', 1000);
    for (const key of found) keys.add(key);
    cursor = next;
  } while (cursor !== '0');
  if (keys.size === 0) return [];
  const texts = await redis.mget([...keys].sort());
  return texts.flatMap((text) => {
    const read = CARDS[kind].safeParse(parsed(text));
    return read.success ? [read.data as Cards[K]] : [];
  });
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
