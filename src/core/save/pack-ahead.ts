import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { packPlays } from './codecs/box.ts';
import type { GameLog } from './contracts.ts';
import { boardMemory, PackBoard } from './pack-board.ts';

/** Logs that the other thread is asked to pack. */
export interface PackTask {
  logs: Int16Array[];
  memory: SharedArrayBuffer;
}

/** Starts a thread that packs what it is told to; from the sources with tsx, from the build as it is. */
export function startPackThread(): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(join(dirname(fileURLToPath(here)), 'pack-thread.js'));
  const tsx = createRequire(here).resolve('tsx/cjs/api');
  const source = join(dirname(fileURLToPath(here)), 'pack-thread.ts');
  return new Worker(`require(${JSON.stringify(tsx)}).require(${JSON.stringify(source)}, __filename)`, { eval: true });
}

/** The other thread: not started yet, or gone for good. */
let helper: Worker | 'later' | 'gone' = 'later';

function startHelper(): Worker | 'gone' {
  try {
    const started = startPackThread();
    const gone = () => {
      helper = 'gone';
    };
    // Nobody is kept from ending by it.
    started.on('error', gone).on('exit', gone).unref();
    return started;
  } catch {
    return 'gone';
  }
}

function ask(task: PackTask): void {
  if (helper === 'later') helper = startHelper();
  if (helper !== 'gone') helper.postMessage(task);
}

/**
 * Has another thread begin to pack logs, which takes a third of a season's time, while this one goes on. The answer,
 * once called, packs what is still to be packed and puts all bits with their logs (`GameLog.bits`).
 */
export function packAhead(logs: readonly GameLog[]): () => void {
  const memory = boardMemory(logs.length);
  const board = new PackBoard(memory, logs.length);
  ask({ logs: logs.map(({ plays }) => plays), memory });
  return () => {
    // The other thread takes them from the first on.
    for (let i = logs.length - 1; i >= 0; i--) {
      const log = logs[i]!;
      log.bits = (board.take(i) ? null : board.find(i)) ?? packPlays(log.plays);
    }
  };
}
