import { mkdtempSync, rmdirSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { mustHave } from '../../model/lists.ts';
import { makeFolder } from '../../save/writing.ts';
import { partsFolder, readSummary, removeAlone } from '../parts.ts';
import { PlanError } from '../plan.ts';
import { startThreads, type Threads } from '../pool.ts';
import { tablesOf } from '../tables.ts';
import { connect, connectionOptions, type QueueAddress } from './address.ts';
import { programFingerprint } from './fingerprint.ts';
import {
  CARD_EVERY,
  CARD_LASTS,
  cardKey,
  type Order,
  PREFIX,
  queueName,
  type Result,
  readCards,
  readOrder,
  type WorkerCard,
} from './messages.ts';
import { sendParts } from './transfer.ts';

/** Milliseconds a silent worker keeps a dynasty; after that another worker plays it. */
const BELONGS = 20_000;
/** Times a dynasty may lose its worker before it is considered the cause. */
const MOST_LOST = 2;
/** Milliseconds between two progress reports on a dynasty. */
const TELL_EVERY = 1000;

export interface ServeOptions {
  address: QueueAddress;
  /** Dynasties played at once. */
  jobs: number;
  version: string;
  /** Stops taking dynasties; serving ends once those in progress are done. */
  signal: AbortSignal;
  /** Receives a sentence for every event. */
  onNote?: (sentence: string) => void;
  /** As `BELONGS`, milliseconds. */
  belongs?: number;
}

/** A worker that plays dynasties from a queue. */
class Server {
  private readonly options: ServeOptions;
  private readonly redis: Redis;
  private readonly card: WorkerCard;
  private readonly threads: Threads;
  private readonly folder = mkdtempSync(join(tmpdir(), 'dynasty-worker-'));
  private readonly free: number[];

  constructor(options: ServeOptions, redis: Redis, fingerprint: string) {
    this.options = options;
    this.redis = redis;
    const name = `${hostname()}:${process.pid}`;
    this.card = { name, version: options.version, fingerprint, slots: options.jobs, dynasties: 0, games: 0 };
    this.threads = startThreads(options.jobs);
    this.free = Array.from({ length: options.jobs }, (_, i) => i);
  }

  /** Serves until the signal, then until everything started is done. */
  async serve(): Promise<WorkerCard> {
    const { address, jobs, signal, belongs = BELONGS } = this.options;
    await this.show();
    const showing = setInterval(() => void this.show().catch(() => undefined), CARD_EVERY);
    const worker = new Worker(queueName(this.card.fingerprint), (job) => this.play(job), {
      connection: connectionOptions(address),
      prefix: PREFIX,
      concurrency: jobs,
      lockDuration: belongs,
      stalledInterval: belongs / 2,
      maxStalledCount: MOST_LOST,
    });
    worker.on('error', () => undefined);
    try {
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      await worker.close();
    } finally {
      clearInterval(showing);
      await this.end();
    }
    return this.card;
  }

  private async end(): Promise<void> {
    await this.threads.stop();
    rmdirSync(this.folder);
    await this.redis.del(cardKey('worker', this.card.name)).catch(() => undefined);
    this.redis.disconnect();
  }

  private async show(): Promise<void> {
    await this.redis.set(cardKey('worker', this.card.name), JSON.stringify(this.card), 'PX', CARD_LASTS);
  }

  private async play(job: Job): Promise<Result> {
    const order = understood(job);
    const counter = mustHave(this.free.pop(), 'free thread');
    this.threads.reset(counter);
    const telling = setInterval(
      () => void job.updateProgress(this.threads.weeksOf(counter)).catch(() => undefined),
      TELL_EVERY,
    );
    const dir = mkdtempSync(join(this.folder, 'dynasty-'));
    makeFolder(partsFolder(dir));
    try {
      return await this.playIn(dir, order, counter);
    } finally {
      clearInterval(telling);
      this.free.push(counter);
      removeAlone(dir, order.dynasty, tablesOf(order.plan));
    }
  }

  private async playIn(dir: string, { plan, dynasty }: Order, counter: number): Promise<Result> {
    const began = performance.now();
    const played = await this.threads.play({ plan, dynasty, dir, counter });
    if ('failed' in played) return { failed: played.failed, year: played.year };
    const { games } = readSummary(dir, dynasty);
    const sent = await sendParts(this.redis, dir, dynasty, tablesOf(plan));
    this.card.dynasties += 1;
    this.card.games += games;
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
    this.options.onNote?.(`Dynasty ${dynasty}: ${games} games in ${seconds} seconds.`);
    return { ...sent, worker: this.card.name, games, seconds };
  }
}

function understood(job: Job): Order {
  try {
    return readOrder(job.data);
  } catch (error) {
    // A retry would not help.
    throw new UnrecoverableError((error as Error).message);
  }
}

/** Throws `PlanError` if all runs in progress come from other versions of the program. */
async function checkWanted(redis: Redis, fingerprint: string, version: string): Promise<void> {
  const runs = await readCards(redis, 'run');
  if (runs.length === 0 || runs.some((run) => run.fingerprint === fingerprint)) return;
  const theirs = [...new Set(runs.map((run) => run.version))].join(', ');
  const same = theirs === version ? 'of the same version but a different build' : `of version ${theirs}`;
  throw new PlanError(
    `The run in this queue was started by a build ${same}; this one is ${version}, so its games would differ. Install the same build on both.`,
  );
}

/**
 * Plays dynasties from a queue until the signal; returns the totals. Throws `RunError` if no server answers,
 * `PlanError` if the queue's run was started by another version.
 */
export async function serveQueue(options: ServeOptions): Promise<WorkerCard> {
  const fingerprint = programFingerprint(options.version);
  const redis = await connect(options.address);
  try {
    await checkWanted(redis, fingerprint, options.version);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return new Server(options, redis, fingerprint).serve();
}
