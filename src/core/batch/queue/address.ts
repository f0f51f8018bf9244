import type { ConnectionOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { PlanError, RunError } from '../plan.ts';

/** Where the queue is. */
export interface QueueAddress {
  url: string;
  /** The address without user and password, for messages. */
  withoutPassword: string;
}

/** Milliseconds until a server that does not answer is given up, at the start. */
const FIRST_ANSWER = 5000;
/** Milliseconds between two attempts to reach a server that went away. */
const RETRY = 2000;

/**
 * Reads `redis://[user:password@]host[:port][/database]`, or `rediss://` for an encrypted connection.
 * Throws `PlanError` for anything else.
 */
export function readAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const database = url?.pathname.replace(/^\//, '') ?? '';
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^\d{0,4}$/.test(database)) {
    throw new PlanError('--queue takes the address of a Redis or Valkey server: redis://HOST:PORT/DATABASE.');
  }
  return { url: text, withoutPassword: `${url.protocol}//${url.host}${url.pathname}` };
}

/** How every connection of the queue is made: it waits for a server that went away, and goes on with it. */
export function connectionOptions({ url }: QueueAddress): ConnectionOptions {
  return { url, maxRetriesPerRequest: null, retryStrategy: () => RETRY, connectTimeout: FIRST_ANSWER };
}

/** A connection that has answered once. Throws `RunError` with what to do when no server answers. */
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
  // Failed reconnects end up here too; pending requests keep waiting.
  redis.on('error', () => undefined);
  return redis;
}
