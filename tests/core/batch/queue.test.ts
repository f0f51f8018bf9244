import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { finishPart, partPath, partsFolder } from '../../../src/core/batch/parts.ts';
import { type Plan, USUAL_PLAN } from '../../../src/core/batch/plan.ts';
import { connectionOptions, readAddress } from '../../../src/core/batch/queue/address.ts';
import { startCollector } from '../../../src/core/batch/queue/collector.ts';
import { programFingerprint } from '../../../src/core/batch/queue/fingerprint.ts';
import { cardKey, PREFIX, queueName, type Result } from '../../../src/core/batch/queue/messages.ts';
import { serveQueue } from '../../../src/core/batch/queue/serve.ts';
import { sendParts } from '../../../src/core/batch/queue/transfer.ts';
import { runBatch } from '../../../src/core/batch/run.ts';
import { run as command } from '../../cli/helper.ts';
import { RedisServer } from '../../redis.ts';
import { summary } from './hand-made.ts';
import { here, played } from './here.ts';

const VERSION = '1.0';
const PLAN: Plan = { ...USUAL_PLAN, dynasties: 3, seasons: 1, year: 2013, seed: 'queue', tables: ['polls', 'games'] };

/** The plan of the test that plays a real dynasty. */
const ONE: Plan = { ...PLAN, dynasties: 1 };

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
const pathOf = (name: string) => join(folder, name);
const server = new RedisServer();
let fingerprint = '';
let redis: Redis;

beforeAll(async () => {
  await server.start();
  fingerprint = programFingerprint(VERSION);
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
});
afterAll(async () => {
  redis.disconnect();
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const notes: string[] = [];
async function throughQueue(dir: string, plan: Plan, signal = new AbortController().signal, lookEvery = 200) {
  const address = readAddress(server.url);
  const onNote = (sentence: string) => void notes.push(sentence);
  const workers = () => startCollector({ address, plan, dir, version: VERSION, onNote, lookEvery });
  return runBatch({ plan, dir, jobs: 1, version: VERSION, workers, signal });
}

/** A queue worker that handles each job as the test wants. */
function fakeWorker(process: (job: Job) => Promise<unknown>, lockDuration = 30_000): Worker {
  const worker = new Worker(queueName(fingerprint), process, {
    connection: connectionOptions(readAddress(server.url)),
    prefix: PREFIX,
    concurrency: 4,
    lockDuration,
    lockRenewTime: 3_600_000,
    stalledInterval: 300,
    maxStalledCount: 2,
  });
  worker.on('error', () => undefined);
  // A failing test would not close it, and the next ones would wait forever.
  onTestFinished(() => worker.close(true));
  return worker;
}

/** Returns a worker's result for a dynasty with a single line. */
async function delivered(dynasty: number): Promise<Result> {
  const dir = mkdtempSync(pathOf('fake-'));
  mkdirSync(partsFolder(dir));
  for (const table of ['polls', 'games'] as const)
    writeFileSync(partPath(dir, dynasty, table), `${dynasty},${table}\n`);
  finishPart(dir, dynasty, JSON.stringify(summary(dynasty, [{ pts_tg: [28, 1] }])));
  const sent = await sendParts(redis, dir, dynasty, ['polls', 'games']);
  return { ...sent, worker: 'fake', games: 858, seconds: 1 };
}

const dynastyOf = (job: Job): number => (job.data as { dynasty: number }).dynasty;

describe('a run through a queue', () => {
  it('produces the same files as one machine, also if a worker dies during a dynasty', async () => {
    await runBatch({ plan: ONE, dir: pathOf('alone'), jobs: 1, version: VERSION, workers: () => here(played) });
    // Takes jobs and never finishes them.
    const dead = fakeWorker(() => new Promise(() => undefined), 500);
    const run = throughQueue(pathOf('queued'), ONE);
    while ((await redis.llen(`${PREFIX}:${queueName(fingerprint)}:active`)) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await dead.close(true);
    const end = new AbortController();
    const serving = serveQueue({
      address: readAddress(server.url),
      jobs: 1,
      version: VERSION,
      signal: end.signal,
      belongs: 3000,
    });
    const manifest = await run;
    end.abort();
    const { dynasties } = await serving;
    expect(dynasties).toBe(1);
    for (const file of ['polls.csv', 'games.csv', 'parts/0001.json']) {
      expect(readFileSync(join(pathOf('queued'), file)).equals(readFileSync(join(pathOf('alone'), file))), file).toBe(
        true,
      );
    }
    const [share] = Object.values(manifest.speed.workers!);
    expect(share).toMatchObject({ dynasties: 1, games: manifest.speed.games });
    expect(await redis.keys(`${PREFIX}:parts:*`)).toEqual([]);
  });

  it('plays the rest if one dynasty fails, and says which and how to play it alone', async () => {
    const worker = fakeWorker(async (job) => {
      if (dynastyOf(job) === 2) return { failed: 'game 7: a down that is no down', year: 2013 };
      return delivered(dynastyOf(job));
    });
    await expect(throughQueue(pathOf('broken'), PLAN)).rejects.toThrow(
      /Dynasty 2 crashed in 2013: game 7.*\nAlone: dynasty batch --only 2 --seasons 1 --year 2013 --seed queue/,
    );
    await worker.close();
    expect(
      readFileSync(join(pathOf('broken'), 'polls.csv'), 'utf8')
        .split('\n')
        .slice(1),
    ).toEqual(['1,polls', '3,polls', '']);
  });

  it('gives up on a dynasty that kills every worker, and plays the rest', async () => {
    const worker = fakeWorker(
      (job) => (dynastyOf(job) === 3 ? new Promise(() => undefined) : delivered(dynastyOf(job))),
      400,
    );
    await expect(throughQueue(pathOf('poison'), PLAN)).rejects.toThrow(
      /Dynasty 3 was not finished: .*\nAlone: .*--only 3/,
    );
    await worker.close(true);
    expect(readdirSync(partsFolder(pathOf('poison'))).filter((name) => name.endsWith('.json'))).toEqual([
      '0001.json',
      '0002.json',
    ]);
  });

  it('continues when the queue server restarts without its memory', async () => {
    let held = true;
    const worker = fakeWorker(async (job) => {
      while (held) await new Promise((resolve) => setTimeout(resolve, 20));
      return delivered(dynastyOf(job));
    });
    const run = throughQueue(pathOf('restarted'), PLAN);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.stop();
    await server.start();
    held = false;
    expect((await run).complete).toBe(true);
    await worker.close(true);
  });

  it('plays a dynasty again if its parts arrive damaged', async () => {
    let times = 0;
    const worker = fakeWorker(async (job) => {
      const result = (await delivered(dynastyOf(job))) as Exclude<Result, { failed: string }>;
      if (dynastyOf(job) === 1 && times++ === 0) await redis.rpush(`${result.key}:polls`, 'more');
      return result;
    });
    expect((await throughQueue(pathOf('damaged'), PLAN)).complete).toBe(true);
    await worker.close();
    expect(times).toBe(2);
    expect(notes.join('\n')).toContain('Replaying dynasty 1');
  });

  it('stops when interrupted, and withdraws the orders not yet started', async () => {
    const waiting = `${PREFIX}:${queueName(fingerprint)}:wait`;
    const stop = new AbortController();
    // The run polls the queue all the time, even while it is being stopped: it must not queue anything again.
    const run = throughQueue(pathOf('interrupted'), PLAN, stop.signal, 1);
    while ((await redis.llen(waiting)) < PLAN.dynasties) await new Promise((resolve) => setTimeout(resolve, 20));
    stop.abort();
    expect(await run).toMatchObject({ complete: false, finished: 0 });
    expect(await redis.llen(waiting)).toBe(0);
  });

  it('credits a replayed dynasty to the worker whose parts arrived intact', async () => {
    let times = 0;
    const worker = fakeWorker(async (job) => {
      const result = (await delivered(dynastyOf(job))) as Exclude<Result, { failed: string }>;
      if (dynastyOf(job) !== 1) return result;
      times += 1;
      if (times === 1) await redis.rpush(`${result.key}:polls`, 'more');
      return { ...result, worker: times === 1 ? 'first' : 'second' };
    });
    const { speed } = await throughQueue(pathOf('credited'), PLAN);
    await worker.close();
    expect(Object.keys(speed.workers!).sort()).toEqual(['fake', 'second']);
  });

  it('says right away that there is no worker and how to start one, waits, and says when the first one comes', async () => {
    notes.length = 0;
    const run = throughQueue(pathOf('waiting'), ONE);
    let read = 0;
    const nextNote = async () => {
      while (notes.length <= read) await new Promise((resolve) => setTimeout(resolve, 20));
      return notes[read++];
    };
    expect(await nextNote()).toMatch(
      /^No workers yet; the run will start when one joins\. Start some: dynasty batch worker --queue redis:/,
    );
    const card = { name: 'first:1', version: VERSION, fingerprint, slots: 1, dynasties: 0, games: 0 };
    await redis.set(cardKey('worker', 'first:1'), JSON.stringify(card), 'PX', 60_000);
    expect(await nextNote()).toBe('first:1 joined the run.');
    const worker = fakeWorker((job) => delivered(dynastyOf(job)));
    expect((await run).complete).toBe(true);
    await worker.close();
    await redis.del(cardKey('worker', 'first:1'));
    expect(notes.filter((note) => note.startsWith('No worker'))).toHaveLength(1);
  });

  it('stops when no worker comes within the time limit, takes the order back and can continue later', async () => {
    const address = readAddress(server.url);
    const dir = pathOf('patient');
    const workers = () => startCollector({ address, plan: ONE, dir, version: VERSION, lookEvery: 50, patience: 300 });
    const run = runBatch({ plan: ONE, dir, jobs: 1, version: VERSION, workers });
    await expect(run).rejects.toThrow(/^No worker joined the run\.\nStart some: dynasty batch worker --queue/);
    expect(await redis.llen(`${PREFIX}:${queueName(fingerprint)}:wait`)).toBe(0);
    const worker = fakeWorker((job) => delivered(dynastyOf(job)));
    expect((await throughQueue(dir, ONE)).complete).toBe(true);
    await worker.close();
  });

  it('exits with 1 and says what to do, if it may not wait for a worker', async () => {
    const words = [
      'batch',
      '--dynasties',
      '1',
      '--seasons',
      '1',
      '--queue',
      server.url,
      '--wait',
      '0',
      '--out',
      pathOf('shell'),
    ];
    const { code, err, out } = await command(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^No workers yet; the run will start when one joins\..*\nNo worker joined the run\.\nStart some: .*\nThen run the same/,
    );
  });

  it('refuses anything that is not a result', async () => {
    const worker = fakeWorker(async (job) => {
      const result = (await delivered(dynastyOf(job))) as Exclude<Result, { failed: string }>;
      return dynastyOf(job) === 2 ? { ...result, key: '../../etc', extra: 1 } : result;
    });
    await expect(throughQueue(pathOf('strange'), PLAN)).rejects.toThrow(/Dynasty 2 was not finished: A worker sent/);
    await worker.close();
  });
});

describe('a worker', () => {
  it('refuses the run of another program', async () => {
    await redis.set(cardKey('run', 'x'), JSON.stringify({ version: '0.9', fingerprint: 'other' }), 'PX', 60_000);
    const signal = new AbortController().signal;
    const serving = serveQueue({ address: readAddress(server.url), jobs: 1, version: VERSION, signal });
    await expect(serving).rejects.toThrow(/started by a build of version 0\.9; this one is 1\.0/);
    await redis.del(cardKey('run', 'x'));
  });

  it('skips an invalid order and keeps running', async () => {
    const { Queue } = await import('bullmq');
    const queue = new Queue(queueName(fingerprint), {
      connection: connectionOptions(readAddress(server.url)),
      prefix: PREFIX,
    });
    const strange = [
      {},
      { plan: { ...PLAN, year: 1e9 }, dynasty: 1 },
      { plan: { ...PLAN, set: { nonsense: 1 } }, dynasty: 1 },
    ];
    const jobs = await Promise.all(
      strange.map((data, i) => queue.add('dynasty', data, { jobId: `strange-${i}`, attempts: 3 })),
    );
    const end = new AbortController();
    const serving = serveQueue({ address: readAddress(server.url), jobs: 1, version: VERSION, signal: end.signal });
    const states = async () => Promise.all(jobs.map((job) => job.getState()));
    while ((await states()).some((state) => state !== 'failed'))
      await new Promise((resolve) => setTimeout(resolve, 50));
    end.abort();
    expect((await serving).dynasties).toBe(0);
    await queue.close();
  });

  it('says so when no server answers, without showing the password', async () => {
    const address = readAddress('redis://someone:secret@127.0.0.1:1/0');
    const serving = serveQueue({ address, jobs: 1, version: VERSION, signal: new AbortController().signal });
    await expect(serving).rejects.toThrow(/No Redis or Valkey server answers at redis:\/\/127\.0\.0\.1:1\/0 \(/);
    await expect(serving).rejects.not.toThrow(/secret/);
    expect(existsSync(pathOf('nowhere'))).toBe(false);
  });

  it.each(['', 'localhost', 'http://x', 'redis://', 'redis://x/a', 'file:///etc'])(
    'needs an address: %j is none',
    (text) => {
      expect(() => readAddress(text)).toThrow(/redis:\/\/HOST:PORT\/DATABASE/);
    },
  );
});
