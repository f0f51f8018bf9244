import { parentPort } from 'node:worker_threads';
import { packPlays } from './codecs/box.ts';
import type { PackTask } from './pack-ahead.ts';
import { PackBoard } from './pack-board.ts';

/** The thread that packs logs while the next games are played. */
parentPort!.on('message', ({ logs, memory }: PackTask) => {
  const board = new PackBoard(memory, logs.length);
  logs.forEach((plays, log) => {
    if (board.take(log)) board.put(log, packPlays(plays));
  });
});
