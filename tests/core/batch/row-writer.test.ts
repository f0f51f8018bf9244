import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RowWriter } from '../../../src/core/batch/row-writer.ts';

function written(write: (rows: RowWriter) => void): string {
  const parts: Uint8Array[] = [];
  const rows = new RowWriter((bytes) => void parts.push(bytes.slice()));
  write(rows);
  rows.flush();
  return Buffer.concat(parts).toString('utf8');
}

const value = fc.oneof(
  fc.integer(),
  fc.integer({ min: -2000, max: 100_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 2147483647, -2147483648, 2147483648, 0.1, -7.5, 9, 10, 99, 100),
  fc.constantFrom('Texas A&M', 'San José State', "Hawai'i", 'Miami (OH)', '', 'Ohio State'),
);

describe('lines written as bytes', () => {
  it('equal joined strings, for numbers of every size and names with accents', () => {
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 1 })), (lines) => {
        const text = written((rows) => {
          for (const line of lines) {
            for (const one of line) typeof one === 'number' ? rows.number(one) : rows.text(one);
            rows.end();
          }
        });
        expect(text).toBe(lines.map((line) => `${line.map((one) => `${one}`).join(',')}\n`).join(''));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('leave unknown values empty', () => {
    expect(written((rows) => rows.number(1).optional(null).optional(7).text('').end())).toBe('1,,7,\n');
  });

  it('are passed on completely and in order when the buffer overflows', () => {
    const line = `${'x'.repeat(996)},17\n`;
    const text = written((rows) => {
      for (let i = 0; i < 3000; i++) rows.text('x'.repeat(996)).number(17).end();
    });
    expect(text.length).toBe(3000 * line.length);
    expect(text).toBe(line.repeat(3000));
  });
});
