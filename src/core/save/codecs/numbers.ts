import { SaveError } from '../errors.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

/**
 * A lossless column of decimals: one byte with the number of decimal places they all need (0 to 6), followed by whole
 * numbers; or 255, followed by eight bytes each. If some are null, each is preceded by a byte that says which.
 */
const RAW = 255;
const MOST_DIGITS = 6;

function fits(value: number, digits: number): boolean {
  const scaled = Math.round(value * 10 ** digits);
  return Math.abs(scaled) < 2 ** 31 && Object.is(scaled / 10 ** digits, value);
}

export function writeNumbers(writer: ByteWriter, values: readonly (number | null)[]): void {
  const present = values.filter((value) => value !== null);
  let digits = 0;
  while (digits <= MOST_DIGITS && !present.every((value) => fits(value, digits))) digits += 1;
  writer.byte(digits <= MOST_DIGITS ? digits : RAW);
  writer.byte(present.length === values.length ? 0 : 1);
  for (const value of values) {
    if (present.length < values.length) writer.byte(value === null ? 0 : 1);
    if (value === null) continue;
    if (digits <= MOST_DIGITS) writer.signed(Math.round(value * 10 ** digits));
    else writer.float(value);
  }
}

export function readNumbers(reader: ByteReader, count: number): (number | null)[] {
  const digits = reader.byte();
  if (digits > MOST_DIGITS && digits !== RAW) {
    throw new SaveError('corrupt', 'A packed column of numbers in the save is damaged.');
  }
  const nulls = reader.byte() === 1;
  const unit = 10 ** digits;
  const values: (number | null)[] = [];
  for (let i = 0; i < count; i++) {
    if (nulls && reader.byte() === 0) values.push(null);
    else values.push(digits === RAW ? reader.float() : reader.signed() / unit);
  }
  return values;
}
