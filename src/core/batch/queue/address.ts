import type { ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { PlanError, RunError } from '../plan.ts';

/** Address of the queue. */
export interface QueueAddress {
  url: string;
  /** The address without user and password, for messages. */
  withoutPassword: string;
}

/** Milliseconds to wait for a server's first answer. */
const FIRST_ANSWER = 5000;
/** Milliseconds between attempts to reach a lost server. */
const RETRY = 2000;

/**
 * Parses `redis://[user:password@]host[:port][/database]`, or `rediss://` for an encrypted connection. Throws
 * `PlanError` for anything else.
 */
export function readAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const database = url?.pathname.replace(/^\//, '') ?? '';
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^\d{0,4}$/.test(database)) {
    throw new PlanError('--queue takes the address of a Redis or Valkey server: redis://HOST:PORT/DATABASE.');
  }
  return { url: text, withoutPassword: `${url.protocol}//${url.host}${url.pathname}` };
}

/** Returns the options of every queue connection: it waits for a lost server, and continues with it. */
export function connectionOptions({ url }: QueueAddress): ConnectionOptions {
  return { url, maxRetriesPerRequest: null, retryStrategy: () => RETRY, connectTimeout: FIRST_ANSWER };
}

/** Connects, once the server has answered. Throws `RunError` with advice if none answers. */
export async function connect(address: QueueAddress): Promise<Redis> {
  const trial = new Redis(address.url, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = '';
  trial.on('error', (error) => {
    reason = error.message;
  });
  try {
    await trial.connect();
    await trial.ping();
  } catch (error) {
    const why = reason || (error instanceof Error ? error.message : String(error));
    throw new RunError(
      `No Redis or Valkey server answers at ${address.withoutPassword} (${why}).\nStart one there (redis-server), or give another address with --queue.`,
      { cause: error },
    );
  } finally {
    trial.disconnect();
  }
  const redis = new Redis(address.url, { maxRetriesPerRequest: null, retryStrategy: () => RETRY });
  // Failed reconnects also end up here; pending requests keep waiting.
  redis.on('error', () => undefined);
  return redis;
}
