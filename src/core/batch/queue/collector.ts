import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Plan, PlanError, RunError } from '../plan.ts';
import type { WorkerShare, Workers } from '../pool.ts';
import { tablesOf } from '../tables.ts';
import type { Played, Task } from '../worker.ts';
import { connect, connectionOptions, type QueueAddress } from './address.ts';
import { programFingerprint } from './fingerprint.ts';
import {
  CARD_EVERY,
  CARD_LASTS,
  cardKey,
  type Delivery,
  type Order,
  PREFIX,
  queueName,
  type Result,
  type RunCard,
  readCards,
  readResult,
} from './messages.ts';
import { fetchParts } from './transfer.ts';

/** Most dynasties out with workers at once, however many workers there are. */
const MOST_LANES = 2048;
/** Dynasties handed out in advance for workers that finish. */
const AHEAD = 4;
/** Parts fetched from the server at once. */
const MOST_FETCHES = 4;
/** Attempts at a dynasty whose worker runs into trouble (a full disk, a lost server) before giving up. */
const ATTEMPTS = 3;
/** Milliseconds between two attempts. */
const PAUSE = 2000;
/** Seconds the server remembers a finished dynasty. */
const REMEMBERED = 3600;

interface CollectorOptions {
  address: QueueAddress;
  plan: Plan;
  dir: string;
  version: string;
  /** Receives a sentence whenever a worker arrives, leaves or is refused. */
  onNote?: (sentence: string) => void;
  /** Milliseconds between two checks for workers and results. */
  lookEvery?: number;
  /** Milliseconds without any worker after which the run ends; omitted: never. */
  patience?: number;
}

interface Outstanding {
  task: Task;
  settle: (result: Result) => void;
  weeks: number;
}

/** Limits the number of tasks that run at once. */
class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];
  limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  async enter(): Promise<void> {
    while (this.inside >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.inside += 1;
  }

  leave(): void {
    this.inside -= 1;
    this.wake();
  }

  /** Starts waiting tasks if there is room. */
  wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** Hands out the dynasties of a run through a queue and collects the results. */
class Collector implements Workers {
  readonly lanes = MOST_LANES;
  readonly goOn = true;
  private readonly options: CollectorOptions;
  private readonly redis: Redis;
  private readonly card: RunCard;
  private readonly run: string;
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly outstanding = new Map<string, Outstanding>();
  private readonly handedOut = new Gate(AHEAD);
  private readonly fetching = new Gate(MOST_FETCHES);
  private readonly done: Record<string, WorkerShare> = {};
  private readonly looking: NodeJS.Timeout;
  private readonly seen = new Map<string, string>();
  private halt!: (reason: Error) => void;
  /** Ends every wait for a dynasty when the run is stopped. */
  private readonly halted = new Promise<never>((_, reject) => {
    this.halt = reject;
  });
  private weeksDone = 0;
  /** When the last worker left; null while there is one. */
  private aloneSince: number | null = null;
  private stopped = false;
  /** Pending queue operations, which must finish before orders are withdrawn. */
  private readonly busy = new Set<Promise<unknown>>();

  constructor(options: CollectorOptions, redis: Redis) {
    this.options = options;
    this.redis = redis;
    this.card = { version: options.version, fingerprint: programFingerprint(options.version) };
    this.run = createHash('sha256')
      .update(JSON.stringify([hostname(), options.dir, options.plan]))
      .digest('hex')
      .slice(0, 24);
    const shared = { connection: connectionOptions(options.address), prefix: PREFIX };
    const name = queueName(this.card.fingerprint);
    this.queue = new Queue(name, shared);
    this.events = new QueueEvents(name, shared);
    // In a run that ended on its own nothing is waiting.
    this.halted.catch(() => undefined);
    this.queue.on('error', () => undefined);
    this.events.on('error', () => undefined);
    this.events.on('completed', ({ jobId, returnvalue }) => this.settle(jobId, returnvalue));
    this.events.on('failed', ({ jobId, failedReason }) => this.settle(jobId, { failed: failedReason, year: 0 }));
    this.events.on('progress', ({ jobId, data }) => this.note(jobId, data));
    this.looking = setInterval(() => {
      void this.tracked(this.look()).catch(() => undefined);
    }, options.lookEvery ?? CARD_EVERY);
  }

  async begin(): Promise<this> {
    await this.events.waitUntilReady();
    await this.look();
    return this;
  }

  async play(task: Task): Promise<Played> {
    await this.handedOut.enter();
    try {
      return await Promise.race([this.gathered(task), this.halted]);
    } finally {
      this.handedOut.leave();
    }
  }

  weeks(): number {
    let weeks = this.weeksDone;
    for (const each of this.outstanding.values()) weeks += each.weeks;
    return weeks;
  }

  shares(): Record<string, WorkerShare> {
    return this.done;
  }

  /** Withdraws orders that have not started; the others finish with their workers and are dropped. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.looking);
    this.halt(new Error('The run was stopped.'));
    if (this.redis.status === 'ready') {
      await Promise.allSettled(this.busy);
      const ids = [...this.outstanding.keys()];
      await Promise.allSettled(ids.map((id) => this.queue.remove(id)));
      await this.redis.del(cardKey('run', this.run));
    }
    await Promise.allSettled([this.events.close(), this.queue.close()]);
    this.redis.disconnect();
  }

  private async tracked<T>(work: Promise<T>): Promise<T> {
    this.busy.add(work);
    try {
      return await work;
    } finally {
      this.busy.delete(work);
    }
  }

  private id({ dynasty }: Task): string {
    return `${this.run}-${dynasty}`;
  }

  private async ordered(task: Task): Promise<Result> {
    const settled = new Promise<Result>((settle) => {
      this.outstanding.set(this.id(task), { task, settle, weeks: 0 });
    });
    await this.order(task);
    return settled;
  }

  /** Queues a dynasty unless the run was stopped; does nothing if it is already queued. */
  private async order(task: Task): Promise<void> {
    if (this.stopped) return;
    const order: Order = { plan: task.plan, dynasty: task.dynasty };
    const added = this.queue.add('dynasty', order, {
      jobId: this.id(task),
      attempts: ATTEMPTS,
      backoff: PAUSE,
      removeOnComplete: { age: REMEMBERED },
      removeOnFail: { age: REMEMBERED },
    });
    await this.tracked(added);
  }

  /** Orders a dynasty and fetches its parts; retries once if they were forgotten or came damaged. */
  private async gathered(task: Task, again = false): Promise<Played> {
    const { dynasty } = task;
    const result = await this.ordered(task);
    if ('failed' in result) return { dynasty, ...result };
    try {
      await this.fetch(task, result);
    } catch (error) {
      if (again) throw error;
      this.options.onNote?.(`Replaying dynasty ${dynasty}: ${(error as Error).message}`);
      await this.queue.remove(this.id(task));
      return this.gathered(task, true);
    }
    await this.queue.remove(this.id(task));
    this.count(result);
    return { dynasty, games: result.games };
  }

  private async fetch({ plan, dynasty, dir }: Task, delivery: Delivery): Promise<void> {
    await this.fetching.enter();
    try {
      await fetchParts(this.redis, delivery, dir, dynasty, tablesOf(plan));
    } finally {
      this.fetching.leave();
    }
  }

  private count({ worker, games, seconds }: Delivery): void {
    const share = this.done[worker] ?? { dynasties: 0, games: 0, seconds: 0 };
    this.done[worker] = {
      dynasties: share.dynasties + 1,
      games: share.games + games,
      seconds: Number((share.seconds + seconds).toFixed(1)),
    };
  }

  private settle(id: string, value: unknown): void {
    const waiting = this.outstanding.get(id);
    if (!waiting) return;
    this.outstanding.delete(id);
    this.weeksDone += waiting.weeks;
    try {
      waiting.settle(readResult(typeof value === 'string' ? JSON.parse(value) : value));
    } catch (error) {
      waiting.settle({ failed: (error as Error).message, year: 0 });
    }
  }

  private note(id: string, weeks: unknown): void {
    const waiting = this.outstanding.get(id);
    if (waiting && typeof weeks === 'number' && Number.isFinite(weeks)) waiting.weeks = weeks;
  }

  /** Announces the run, looks for workers, and polls for results whose event was missed. */
  private async look(): Promise<void> {
    await this.redis.set(cardKey('run', this.run), JSON.stringify(this.card), 'PX', CARD_LASTS);
    const cards = await readCards(this.redis, 'worker');
    const ours = cards.filter((card) => card.fingerprint === this.card.fingerprint);
    this.tellWho(cards);
    this.endAlone(ours.length === 0);
    this.handedOut.limit = Math.min(
      MOST_LANES,
      ours.reduce((sum, { slots }) => sum + 2 * slots, AHEAD),
    );
    this.handedOut.wake();
    for (const [id, { task }] of [...this.outstanding]) await this.ask(id, task);
  }

  private async ask(id: string, task: Task): Promise<void> {
    const job = await this.queue.getJob(id);
    // A restarted server may have forgotten the job.
    if (!job) return this.outstanding.has(id) ? this.order(task) : undefined;
    if (job.finishedOn === undefined) return;
    this.settle(id, (await job.isFailed()) ? { failed: job.failedReason ?? 'it failed', year: 0 } : job.returnvalue);
  }

  private tellWho(cards: readonly { name: string; version: string; fingerprint: string }[]): void {
    const tell = this.options.onNote ?? (() => undefined);
    for (const { name, version, fingerprint } of cards) {
      if (this.seen.get(name) === fingerprint) continue;
      this.seen.set(name, fingerprint);
      const same = fingerprint === this.card.fingerprint;
      tell(same ? `${name} joined the run.` : `${name} runs a different build (${version}) and sits this run out.`);
    }
    for (const name of [...this.seen.keys()].filter((each) => !cards.some((card) => card.name === each))) {
      this.seen.delete(name);
      tell(`Lost ${name}; other workers will play its dynasties.`);
    }
  }

  /** Reports once that there are no workers, and ends the run if that lasts too long. */
  private endAlone(alone: boolean): void {
    const { address, onNote, patience = Number.POSITIVE_INFINITY } = this.options;
    if (!alone) {
      this.aloneSince = null;
      return;
    }
    const start = `Start some: dynasty batch worker --queue ${address.withoutPassword}`;
    if (this.aloneSince === null) onNote?.(`No workers yet; the run will start when one joins. ${start}`);
    this.aloneSince ??= performance.now();
    if (performance.now() - this.aloneSince < patience) return;
    this.halt(new RunError(`No worker joined the run.\n${start}\nThen run the same command again to continue.`));
  }
}

/**
 * Plays a run through a queue: workers anywhere (`dynasty batch worker`) play its dynasties, and their parts come to
 * the run's folder. Throws `RunError` if no server answers.
 */
export async function startCollector(options: CollectorOptions): Promise<Workers> {
  if (options.plan.shard !== null) throw new PlanError('A run goes through a queue or in shares, not both.');
  return new Collector(options, await connect(options.address)).begin();
}
