import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { CheckAside } from '../../save/index.ts';
import { threadFile } from '../hosting/thread-file.ts';

/** Size from which a second thread is worth starting: about three seasons. */
const LARGE_BYTES = 8 * 1024 * 1024;

/** Checks a span of a large save on another thread, if the machine has the capacity. */
export const checkAside: CheckAside = (bytes, span, signal) =>
  bytes.length >= LARGE_BYTES && availableParallelism() > 1 ? onThread(bytes, span, signal) : null;

async function onThread(...[bytes, span, signal]: Parameters<CheckAside>): Promise<string[]> {
  const pool = new Piscina({ ...threadFile(import.meta.url, 'check-thread'), maxThreads: 1 });
  try {
    return await pool.run({ bytes, span }, { signal });
  } finally {
    await pool.destroy();
  }
}
