import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import { ByteReader, ByteWriter } from '../../../src/core/save/codecs/bytes.ts';
import { decodeCounts, decodeLines } from '../../../src/core/save/codecs/lines.ts';
import { readNumbers } from '../../../src/core/save/codecs/numbers.ts';
import { decodePoll } from '../../../src/core/save/codecs/poll.ts';
import { readRoster } from '../../../src/core/save/codecs/rosters.ts';
import { WeekLogs } from '../../../src/core/save/codecs/week-logs.ts';
import { SaveError } from '../../../src/core/save/errors.ts';

function written(...numbers: number[]): Uint8Array {
  const writer = new ByteWriter();
  for (const number of numbers) writer.unsigned(number);
  return writer.take();
}

/** A week's logs whose plays have no columns: as many games as entries in `plays`, plus `more`. */
function weekOf(plays: readonly number[], more = 0): Uint8Array {
  const games = plays.flatMap((count, i) => [i, count, 0]);
  return brotliCompressSync(written(0, plays.length + more, ...games, 1));
}

/** A week without games and with these columns. */
function weekWith(text: string): Uint8Array {
  const names = Buffer.from(text);
  const columns = Buffer.alloc(text.split(' ').length, 1);
  return brotliCompressSync(Buffer.concat([written(names.length), names, written(0), columns]));
}

/** A packed record's claimed length is trusted only up to realistic limits. */
describe('a packed record that claims an impossible length', () => {
  it('is not a week of games', () => {
    expect(new WeekLogs(weekOf([0, 0])).games).toEqual([0, 1]);
    expect(() => new WeekLogs(weekOf([0, 0], 1))).toThrow(SaveError);
    expect(() => new WeekLogs(weekOf(Array(1001).fill(0)))).toThrow(/damaged/);
    expect(
      () => new WeekLogs(brotliCompressSync(Buffer.concat([written(0, 1, 7, 5001, 0, 1), Buffer.alloc(5001)]))),
    ).toThrow(/damaged/);
  });

  it('is not a week whose columns cannot be sorted back', () => {
    const columns = (text: string) => new WeekLogs(weekWith(text)).columns;
    expect(columns('down:kind kind')).toEqual(['down', 'kind']);
    expect(() => columns('down:kind,kind,kind,kind,kind kind')).toThrow(/columns .* damaged/);
    expect(() => columns('down:kind')).toThrow(/columns .* damaged/);
    expect(() => columns('down:kind kind:down')).toThrow(/columns .* damaged/);
    expect(() => columns('down:down')).toThrow(/columns .* damaged/);
    expect(() => columns(Array(101).fill('down').join(' '))).toThrow(/columns .* damaged/);
    expect(() => columns(' '.repeat(500_000))).toThrow(/columns .* damaged/);
  });

  it('is not a list of players', () => {
    expect(() => readRoster(new ByteReader(written(10_001, ...Array(10_001).fill(0))))).toThrow(/damaged/);
  });

  it('is not a poll', () => {
    const rows = Array.from({ length: 10_001 }, () => [0, 0, 0]).flat();
    const numbers = [0, 0, ...Array(10_001).fill(0)];
    expect(() => decodePoll(written(10_001, ...rows, ...numbers, ...numbers), String)).toThrow(/damaged/);
  });

  it('is not a team’s lines', () => {
    const lines = Array.from({ length: 10_001 }, () => [1, 0, 0, 0, 0, 0]).flat();
    expect(() => decodeLines(written(10_001, ...lines), STAT_COUNT)).toThrow(/damaged/);
  });

  it('is not a line with more statistics than exist', () => {
    expect(() => decodeCounts(written(STAT_COUNT, 2), STAT_COUNT)).toThrow(/damaged/);
    expect(decodeCounts(written(STAT_COUNT - 1, 2), STAT_COUNT)[STAT_COUNT - 1]).toBe(1);
  });

  it('is not a column of numbers with more digits than are kept', () => {
    expect(() => readNumbers(new ByteReader(Uint8Array.of(7, 0, 2)), 1)).toThrow(/damaged/);
  });

  it('fails where its bytes end', () => {
    expect(() => new ByteReader(Uint8Array.of(128)).unsigned()).toThrow(/is cut off/);
    expect(() => new ByteReader(Uint8Array.of(1, 2, 3)).float()).toThrow(/is cut off/);
  });
});
