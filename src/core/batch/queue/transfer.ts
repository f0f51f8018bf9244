import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Redis } from 'ioredis';
import { OutputFile } from '../../save/output.ts';
import { finishPart, partPath, summaryPath } from '../parts.ts';
import { PlanError } from '../plan.ts';
import type { TableName } from '../tables.ts';
import { checkSummary, type Delivery, PREFIX } from './messages.ts';

/** Compressed bytes sent to the server per piece. */
const PIECE = 1 << 19;
/** Seconds until unfetched parts are deleted. */
const KEPT = 3600;
/** Upper limit on a dynasty's lines in one table, in bytes. */
const MOST_BYTES = 8 * 2 ** 30;
/** Name of the report summary alongside the tables. */
const SUMMARY = 'summary';

type Parts = Delivery['parts'];

/** Counts and hashes bytes passing through, and fails beyond a size limit. */
class Meter extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');
  private readonly most: number;

  constructor(most: number) {
    super();
    this.most = most;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, data?: Buffer) => void): void {
    this.bytes += chunk.length;
    if (this.bytes <= this.most) {
      this.hash.update(chunk);
      done(null, chunk);
    } else done(new PlanError('A file is larger than announced.'));
  }

  sum(): Parts[string] {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(gathered);
}

async function sendFile(redis: Redis, key: string, path: string): Promise<Parts[string]> {
  const meter = new Meter(MOST_BYTES);
  await pipeline(createReadStream(path), meter, createGzip({ level: 3 }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of inPieces(source)) {
      await redis.rpush(key, piece);
      await redis.expire(key, KEPT);
    }
  });
  return meter.sum();
}

/** Uploads the finished parts of a dynasty to the server, compressed, piece by piece; returns their location. */
export async function sendParts(
  redis: Redis,
  dir: string,
  dynasty: number,
  tables: readonly TableName[],
): Promise<{ key: string; parts: Parts }> {
  const key = `${PREFIX}:parts:${randomUUID()}`;
  const parts: Parts = {};
  for (const table of tables) parts[table] = await sendFile(redis, `${key}:${table}`, partPath(dir, dynasty, table));
  parts[SUMMARY] = await sendFile(redis, `${key}:${SUMMARY}`, summaryPath(dir, dynasty));
  return { key, parts };
}

async function* piecesOf(redis: Redis, key: string): AsyncGenerator<Buffer> {
  for (let index = 0; ; index++) {
    const [piece] = await redis.lrangeBuffer(key, index, index);
    if (piece === undefined) return;
    yield piece;
  }
}

/** Downloads a part from the server, piece by piece. Throws if it does not match its sender's description. */
async function fetchPart(redis: Redis, key: string, said: Parts[string], take: (bytes: Buffer) => void): Promise<void> {
  const meter = new Meter(said.bytes);
  await pipeline(Readable.from(piecesOf(redis, key)), createGunzip(), meter, async (source: AsyncIterable<Buffer>) => {
    for await (const bytes of source) take(bytes);
  });
  const { bytes, sha256 } = meter.sum();
  if (bytes !== said.bytes || sha256 !== said.sha256) throw new PlanError('A file arrived damaged.');
}

async function fetchFile(redis: Redis, key: string, said: Parts[string], path: string): Promise<void> {
  const out = new OutputFile(path, { replace: true });
  try {
    await fetchPart(redis, key, said, (bytes) => out.write(bytes));
  } catch (error) {
    out.abandon();
    throw error;
  }
  out.finish();
}

async function fetchText(redis: Redis, key: string, said: Parts[string]): Promise<string> {
  const gathered: Buffer[] = [];
  await fetchPart(redis, key, said, (bytes) => gathered.push(bytes));
  return Buffer.concat(gathered).toString();
}

/**
 * Downloads a dynasty's parts into a run's folder, piece by piece so that memory does not grow with them, and deletes
 * them on the server. Throws if they are gone or do not match their sender's description; then nothing counts as
 * finished.
 */
export async function fetchParts(
  redis: Redis,
  delivery: Delivery,
  dir: string,
  dynasty: number,
  tables: readonly TableName[],
): Promise<void> {
  const { key, parts } = delivery;
  if (!key.startsWith(`${PREFIX}:parts:`))
    throw new PlanError('A worker listed files that do not belong to a dynasty.');
  const wanted = [...tables, SUMMARY] as const;
  for (const name of wanted) if (!parts[name]) throw new PlanError(`The file ${name} is missing.`);
  for (const table of tables) await fetchFile(redis, `${key}:${table}`, parts[table]!, partPath(dir, dynasty, table));
  const text = await fetchText(redis, `${key}:${SUMMARY}`, parts[SUMMARY]!);
  checkSummary(text, dynasty);
  finishPart(dir, dynasty, text);
  await redis.unlink(wanted.map((name) => `${key}:${name}`));
}
