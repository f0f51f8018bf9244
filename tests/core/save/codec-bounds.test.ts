import { describe, expect, it } from 'vitest';
import { STAT_COUNT } from '../../../src/core/model/stats.ts';
import { BitCoder, codeNumber, NUMBER_CONTEXTS } from '../../../src/core/save/codecs/arithmetic.ts';
import { readRoster } from '../../../src/core/save/codecs/box.ts';
import { ByteReader, ByteWriter } from '../../../src/core/save/codecs/bytes.ts';
import { decodeCounts, decodeLines } from '../../../src/core/save/codecs/lines.ts';
import { readNumbers } from '../../../src/core/save/codecs/numbers.ts';
import { decodePlays, LOG_CONTEXTS } from '../../../src/core/save/codecs/play-log.ts';
import { decodePoll } from '../../../src/core/save/codecs/poll.ts';

function written(...numbers: number[]): Uint8Array {
  const writer = new ByteWriter();
  for (const number of numbers) writer.unsigned(number);
  return writer.take();
}

/** The bits of a log that says how many plays it has, and then has none. */
function logOf(plays: number): Uint8Array {
  const coder = new BitCoder(Math.max(LOG_CONTEXTS, NUMBER_CONTEXTS));
  coder.write(null);
  codeNumber(coder, 0, plays);
  return coder.finish();
}

/** What a forged record says of its length is believed only as far as real ones go. */
describe('a packed record that says it is too long', () => {
  it('is no log of plays', () => {
    expect(decodePlays(logOf(5001), null)).toBeNull();
    expect(decodePlays(logOf(-1), null)).toBeNull();
  });

  it('is no list of players', () => {
    expect(() => readRoster(new ByteReader(written(10_001, ...Array(10_001).fill(0))))).toThrow(/damaged/);
  });

  it('is no poll', () => {
    const rows = Array.from({ length: 10_001 }, () => [0, 0, 0]).flat();
    const numbers = [0, 0, ...Array(10_001).fill(0)];
    expect(() => decodePoll(written(10_001, ...rows, ...numbers, ...numbers), String)).toThrow(/damaged/);
  });

  it('is no team’s lines', () => {
    const lines = Array.from({ length: 10_001 }, () => [1, 0, 0, 0, 0, 0]).flat();
    expect(() => decodeLines(written(10_001, ...lines), STAT_COUNT)).toThrow(/damaged/);
  });

  it('is no line of more statistics than there are', () => {
    expect(() => decodeCounts(written(STAT_COUNT, 2), STAT_COUNT)).toThrow(/damaged/);
    expect(decodeCounts(written(STAT_COUNT - 1, 2), STAT_COUNT)[STAT_COUNT - 1]).toBe(1);
  });

  it('is no column of numbers with more digits than are kept', () => {
    expect(() => readNumbers(new ByteReader(Uint8Array.of(7, 0, 2)), 1)).toThrow(/damaged/);
  });

  it('ends with an error where its bytes end', () => {
    expect(() => new ByteReader(Uint8Array.of(128)).unsigned()).toThrow(/ends too early/);
    expect(() => new ByteReader(Uint8Array.of(1, 2, 3)).float()).toThrow(/ends too early/);
  });
});
