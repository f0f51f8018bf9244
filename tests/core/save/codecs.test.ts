import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import { ByteReader, ByteWriter } from '../../../src/core/save/codecs/bytes.ts';
import { decodeCounts, decodeLines, encodeCounts, encodeLines } from '../../../src/core/save/codecs/lines.ts';
import { readNumbers, writeNumbers } from '../../../src/core/save/codecs/numbers.ts';
import { decodePoll, encodePoll } from '../../../src/core/save/codecs/poll.ts';
import { type PackedLog, packWeek, WeekLogs } from '../../../src/core/save/codecs/week-logs.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { playedTo } from '../app/played.ts';
import { poll, someLog, TEAMS } from './small-dynasty.ts';

const int16 = fc.integer({ min: -32768, max: 32767 });
/** Mostly realistic values, now and then anything. */
const cell = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -2, max: 30 }) }, { weight: 1, arbitrary: int16 });
const wildRows = (value: fc.Arbitrary<number>) =>
  fc
    .array(fc.array(value, { minLength: PLAY_STRIDE, maxLength: PLAY_STRIDE }), { maxLength: 30 })
    .map((rows) => Int16Array.from(rows.flat()));

describe('a week’s play logs', () => {
  const logs = (plays: readonly Int16Array[]): PackedLog[] =>
    plays.map((rows, i) => ({ game: 20_240_001 + 7 * i, plays: rows, rosters: [null, null] }));
  const back = (packed: Uint8Array): (PackedLog | null)[] => {
    const week = new WeekLogs(packed);
    return week.games.map((game) => week.log(game));
  };

  it('round-trip whatever their numbers', () => {
    for (const value of [int16, cell, fc.constantFrom(-32768, 32767, 0)]) {
      fc.assert(
        fc.property(fc.array(wildRows(value), { maxLength: 4 }), (plays) => {
          expect(back(packWeek(logs(plays)))).toEqual(logs(plays));
        }),
        { seed: 1, numRuns: 100 },
      );
    }
  });

  it('keep the players of a side that differs from the season’s sheet', () => {
    const rosters = [[5, 3, 9, 200_000], null] as const;
    const [log] = logs([someLog(2)]);
    expect(back(packWeek([{ ...log!, rosters: [[...rosters[0]], null] }]))).toEqual([{ ...log, rosters }]);
  });

  it('are refused if one has a partial play', () => {
    expect(() => packWeek(logs([new Int16Array(PLAY_STRIDE + 1)]))).toThrow('not a log');
  });

  it('are short: five bytes or fewer per play in real games', async () => {
    const session = await playedTo(2);
    const played = session.read((save) => {
      const games = save.games.ofYear(2024).filter(({ result }) => result !== null);
      return games.map(({ id }) => save.boxes.byGame(id)!.plays);
    });
    session.close();
    const plays = played.reduce((sum, rows) => sum + rows.length / PLAY_STRIDE, 0);
    expect(played.length).toBeGreaterThan(50);
    expect(packWeek(logs(played)).length / plays).toBeLessThan(5);
    expect(back(packWeek(logs(played)))).toEqual(logs(played));
  });

  it('read any bytes without hanging, as damaged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => back(bytes)).toThrow(SaveError);
        expect(() => back(brotliCompressSync(bytes))).toThrow(SaveError);
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('are read by a release whose plays have more columns, fewer, or new ones in between', () => {
    const then = ['drive', 'secondsLeft', 'secondsUsed', 'yards'];
    const plays = Int16Array.of(0, 900, 6, 4, 0, 894, 31, -2, 1, 863, 5, 70);
    const week = new WeekLogs(packWeek(logs([plays]), then));
    const [game] = week.games;
    expect(week.log(game!, then)!.plays).toEqual(plays);
    const now = ['drive', 'wind', 'yards', 'secondsUsed', 'secondsLeft', 'weather'];
    expect([...week.log(game!, now)!.plays]).toEqual([0, 0, 4, 6, 900, 0, 0, 0, -2, 31, 894, 0, 1, 0, 70, 5, 863, 0]);
    expect([...week.log(game!, ['yards'])!.plays]).toEqual([4, -2, 70]);
  });

  it('are read from earlier saves, whose columns were not sorted', () => {
    const plays = Int16Array.of(1, 4, 0, 12, 1, -3);
    const names = Buffer.from('kind yards');
    const head = Buffer.of(names.length, ...names, 1, 7, 3, 0);
    const week = new WeekLogs(brotliCompressSync(Buffer.concat([head, Buffer.of(1, 2, 0, 2, 1, 8, 24, 5)])));
    expect(week.log(7, ['kind', 'yards'])!.plays).toEqual(plays);
  });
});

describe('packed numbers', () => {
  it('round-trip with either sign and any size', () => {
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

  it('fail at the end instead of reading zeros', () => {
    expect(() => new ByteReader(new Uint8Array(0)).byte()).toThrow(SaveError);
  });

  it('keep every decimal, rounded or not, and missing values', () => {
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

  it('take two bytes per rounded number', () => {
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

  it('round-trips', () => {
    fc.assert(
      fc.property(line, (counts) => {
        expect(decodeCounts(encodeCounts(counts), STAT_COUNT)).toEqual(counts);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it('with fewer statistics is read by a release with more', () => {
    expect([...decodeCounts(encodeCounts(Int32Array.of(0, 7)), 4)]).toEqual([0, 7, 0, 0]);
    expect(() => decodeCounts(encodeCounts(Int32Array.of(0, 0, 7)), 2)).toThrow(SaveError);
  });

  it('of a whole team round-trips in order', () => {
    const lines = [3, 4, 900].map((player) => ({
      player,
      position: 2,
      classYear: 3,
      rating: 88,
      games: 13,
      freeGames: player % 3,
      counts: Int32Array.from({ length: STAT_COUNT }, (_, i) => (i % 5 ? 0 : i * player)),
    }));
    expect(decodeLines(encodeLines(lines), STAT_COUNT)).toEqual(lines);
  });
});

describe('a poll', () => {
  it('round-trips, with scores to the last digit', () => {
    for (const week of [1, 2]) {
      const { rows } = poll(2030, week);
      const packed = encodePoll(rows, (team) => TEAMS.indexOf(team));
      expect(decodePoll(packed, (number) => TEAMS[number]!)).toEqual(rows);
    }
  });
});
