import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_STRIDE } from '../../../src/core/model/play.ts';
import { packPlays } from '../../../src/core/save/codecs/box.ts';
import type { GameLog } from '../../../src/core/save/contracts.ts';
import { packAhead, startPackThread } from '../../../src/core/save/pack-ahead.ts';
import { boardMemory, PackBoard } from '../../../src/core/save/pack-board.ts';
import { someLog } from './small-dynasty.ts';

const logOf = (plays: Int16Array): GameLog => ({ game: 1, plays, rosters: [[], []] });

/** Too long for its place on a board, as no real game is. */
function wildLog(): Int16Array {
  return Int16Array.from({ length: 400 * PLAY_STRIDE }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >> 16);
}

describe('logs packed while the next week is played', () => {
  it('are packed as they would have been without another thread, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 70 }), (games) => {
        const logs = games.map((game) => logOf(someLog(game)));
        packAhead(logs)();
        for (const { plays, bits } of logs) expect(bits).toEqual(packPlays(plays));
      }),
      { seed: 1, numRuns: 10 },
    );
  });

  it('are packed whatever their length', () => {
    const log = logOf(wildLog());
    packAhead([log])();
    expect(log.bits).toEqual(packPlays(log.plays));
  });

  it('are packed by the other thread when it comes to them first', async () => {
    const thread = startPackThread();
    const logs = [someLog(1), someLog(2)];
    const memory = boardMemory(logs.length);
    thread.postMessage({ logs, memory });
    const board = new PackBoard(memory, logs.length);
    const packed = await until(() => board.find(0) && board.find(1));
    await thread.terminate();
    expect(packed).toEqual(packPlays(logs[1]!));
    expect(board.find(0)).toEqual(packPlays(logs[0]!));
  }, 30_000);
});

async function until<T>(look: () => T | null): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== null) return seen;
    await new Promise((later) => setTimeout(later, 10));
  }
}

describe('a board', () => {
  it('gives each log to one of two who take', () => {
    const memory = boardMemory(40);
    const boards = [new PackBoard(memory, 40), new PackBoard(memory, 40)] as const;
    for (let log = 0; log < 40; log++) {
      const taken = [boards[log % 2]!.take(log), boards[1 - (log % 2)]!.take(log)];
      expect(taken).toEqual([true, false]);
    }
  });

  it('shows what was put down, and only that', () => {
    const memory = boardMemory(3);
    const [one, other] = [new PackBoard(memory, 3), new PackBoard(memory, 3)];
    one.take(1);
    expect(other.find(1)).toBeNull();
    one.put(1, Uint8Array.of(4, 5, 6));
    expect(other.find(1)).toEqual(Uint8Array.of(4, 5, 6));
  });

  it('has no place for what is too long: who needs it packs it again', () => {
    const memory = boardMemory(2);
    const board = new PackBoard(memory, 2);
    board.take(0);
    board.put(0, new Uint8Array(100_000));
    board.take(1);
    board.put(1, Uint8Array.of(9));
    expect(board.find(0)).toBeNull();
    expect(board.find(1)).toEqual(Uint8Array.of(9));
  });
});
