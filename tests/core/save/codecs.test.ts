import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_STRIDE } from '../../../src/core/model/play.ts';
import { STAT_COUNT } from '../../../src/core/model/stats.ts';
import { decodeBox, encodeBox } from '../../../src/core/save/codecs/box.ts';
import { ByteReader, ByteWriter } from '../../../src/core/save/codecs/bytes.ts';
import { decodeCounts, decodeLines, encodeCounts, encodeLines } from '../../../src/core/save/codecs/lines.ts';
import { readNumbers, writeNumbers } from '../../../src/core/save/codecs/numbers.ts';
import { decodePlays, encodePlays } from '../../../src/core/save/codecs/play-log.ts';
import { decodePoll, encodePoll } from '../../../src/core/save/codecs/poll.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { poll, someLog, TEAMS } from './small-dynasty.ts';

const int16 = fc.integer({ min: -32768, max: 32767 });
/** Mostly what football uses, now and then anything. */
const cell = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -2, max: 30 }) }, { weight: 1, arbitrary: int16 });
const wildRows = (value: fc.Arbitrary<number>) =>
  fc
    .array(fc.array(value, { minLength: PLAY_STRIDE, maxLength: PLAY_STRIDE }), { maxLength: 30 })
    .map((rows) => Int16Array.from(rows.flat()));

describe('a play log', () => {
  it('comes back as it was, whatever numbers are in it', () => {
    for (const value of [int16, cell, fc.constantFrom(-32768, 32767, 0)]) {
      fc.assert(
        fc.property(wildRows(value), (plays) => {
          expect(decodePlays(encodePlays(plays, null), null)).toEqual(plays);
        }),
        { seed: 1, numRuns: 150 },
      );
    }
  });

  it('is refused when it is not whole plays', () => {
    expect(() => encodePlays(new Int16Array(PLAY_STRIDE + 1), null)).toThrow('not a log');
  });

  it('is short: most of a row follows from the row before', () => {
    expect(encodePlays(someLog(1), null).length).toBeLessThan((40 * PLAY_STRIDE * 2) / 6);
  });

  it('is read from any bytes without a hang, as some log or none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const plays = decodePlays(bytes, null);
        expect(plays === null || plays.length % PLAY_STRIDE === 0).toBe(true);
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

describe('a packed game', () => {
  const sheets = [
    [5, 3, 9, 200_000],
    [1, 2, 3],
  ] as [number[], number[]];

  it('leaves out the players when they are those of the stored sheets', () => {
    const game = { plays: someLog(2), rosters: sheets };
    const same = encodeBox(game, sheets);
    const other = encodeBox(game, [null, sheets[1]]);
    expect(other.length).toBeGreaterThan(same.length);
    expect(decodeBox(same, sheets)).toEqual(game);
    expect(decodeBox(other, [null, sheets[1]])).toEqual(game);
  });

  it('is never read wrong after a byte was changed: it is called damaged', () => {
    const game = { plays: someLog(3), rosters: sheets };
    const packed = encodeBox(game, sheets);
    for (let at = 0; at < packed.length; at++) {
      const flipped = packed.slice();
      flipped[at]! ^= 1 << (at % 8);
      let read: unknown = null;
      try {
        read = decodeBox(flipped, sheets);
      } catch (error) {
        expect(error).toBeInstanceOf(SaveError);
      }
      // The last byte may stand for the same bits after a change.
      if (read) expect(read).toEqual(game);
    }
  });
});

describe('packed numbers', () => {
  it('come back as they were, of either sign and any size', () => {
    const numbers = fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }));
    fc.assert(
      fc.property(numbers, (values) => {
        const writer = new ByteWriter();
        for (const value of values) {
          writer.signed(value);
          writer.unsigned(value);
        }
        const reader = new ByteReader(writer.take());
        for (const value of values) {
          expect(reader.signed()).toBe(value);
          expect(reader.unsigned()).toBe(value >>> 0);
        }
        expect(reader.done).toBe(true);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it('end with an error, not with zeros', () => {
    expect(() => new ByteReader(new Uint8Array(0)).byte()).toThrow(SaveError);
  });

  it('keep every decimal, rounded or not, and what is missing', () => {
    const values = fc.array(
      fc.option(
        fc.oneof(
          fc.double(),
          fc.integer({ min: -999, max: 999 }).map((n) => n / 100),
        ),
      ),
    );
    fc.assert(
      fc.property(values, (column) => {
        const writer = new ByteWriter();
        writeNumbers(writer, column);
        expect(readNumbers(new ByteReader(writer.take()), column.length)).toEqual(column);
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('take two bytes for a rounded number', () => {
    const writer = new ByteWriter();
    writeNumbers(writer, [0.25, 0.5, 0.75]);
    expect(writer.take().length).toBeLessThanOrEqual(2 + 3 * 2);
  });
});

describe('a line of statistics', () => {
  const line = fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: -5000, max: 5000 })), {
      minLength: STAT_COUNT,
      maxLength: STAT_COUNT,
    })
    .map((values) => Int32Array.from(values));

  it('comes back as it was', () => {
    fc.assert(
      fc.property(line, (counts) => {
        expect(decodeCounts(encodeCounts(counts), STAT_COUNT)).toEqual(counts);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it('of fewer statistics is read by a release with more', () => {
    expect([...decodeCounts(encodeCounts(Int32Array.of(0, 7)), 4)]).toEqual([0, 7, 0, 0]);
    expect(() => decodeCounts(encodeCounts(Int32Array.of(0, 0, 7)), 2)).toThrow(SaveError);
  });

  it('of a whole team comes back in order', () => {
    const lines = [3, 4, 900].map((player) => ({
      player,
      position: 2,
      classYear: 3,
      rating: 88,
      games: 13,
      counts: Int32Array.from({ length: STAT_COUNT }, (_, i) => (i % 5 ? 0 : i * player)),
    }));
    expect(decodeLines(encodeLines(lines), STAT_COUNT)).toEqual(lines);
  });
});

describe('a poll', () => {
  it('comes back as it was, scores to the last digit', () => {
    for (const week of [1, 2]) {
      const { rows } = poll(2030, week);
      const packed = encodePoll(rows, (team) => TEAMS.indexOf(team));
      expect(decodePoll(packed, (number) => TEAMS[number]!)).toEqual(rows);
    }
  });
});
