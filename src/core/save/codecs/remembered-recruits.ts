import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import type { Announcement, Remembered, SigningDay } from '../../model/program/signing-day.ts';
import {
  type Chosen,
  DECEMBER_PERIOD,
  FEBRUARY_PERIOD,
  MOST_FINALISTS,
  OPINION_PARTS,
  PERIODS,
} from '../../model/recruiting.ts';
import { SaveError } from '../errors.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

/** Parts of a packed recruiting class that are kept after it has signed: choices, class ranks and signing days. */

/** More than any class has. */
export const MOST_RECRUITS = 100_000;
const HUNDREDTHS = 100;

/** Converts between a save's teams and their numbers. */
export interface TeamNumbers {
  number(team: TeamId): number;
  id(number: number): TeamId;
}

export function damaged(): SaveError {
  return new SaveError('corrupt', 'A packed recruiting class in the save is damaged.');
}

function writeText(out: ByteWriter, text: string): void {
  const bytes = new TextEncoder().encode(text);
  out.unsigned(bytes.length);
  out.bytes(bytes);
}

function readText(reader: ByteReader): string {
  return new TextDecoder().decode(reader.take(reader.unsigned()));
}

/** Checks that a number is from 0 to `most`. */
export function within(value: number, most: number): number {
  if (!(value <= most)) throw damaged();
  return value;
}

function writeRemembered(out: ByteWriter, { number, first, last, position, stars }: Remembered): void {
  out.unsigned(number);
  writeText(out, first);
  writeText(out, last);
  out.byte(PLACE_OF[position]);
  out.byte(stars);
}

function readRemembered(reader: ByteReader): Remembered {
  const number = within(reader.unsigned(), MOST_RECRUITS);
  const [first, last] = [readText(reader), readText(reader)];
  const position = itemAt(POSITIONS, within(reader.byte(), POSITIONS.length - 1));
  return { number, first, last, position, stars: within(reader.byte(), 5) };
}

function writeChoice(out: ByteWriter, choice: Chosen, teams: TeamNumbers): void {
  writeRemembered(out, choice);
  out.byte(choice.finalists.length);
  for (const { team, parts } of choice.finalists) {
    out.unsigned(teams.number(team));
    for (const part of parts) out.signed(Math.round(part * HUNDREDTHS));
  }
}

function readChoice(reader: ByteReader, teams: TeamNumbers): Chosen {
  const recruit = readRemembered(reader);
  const finalists = Array.from({ length: within(reader.byte(), MOST_FINALISTS) }, () => ({
    team: teams.id(reader.unsigned()),
    parts: OPINION_PARTS.map(() => reader.signed() / HUNDREDTHS),
  }));
  return { ...recruit, finalists };
}

export function writeChosen(out: ByteWriter, chosen: ReadonlyMap<number, Chosen>, teams: TeamNumbers): void {
  writeList(
    out,
    [...chosen.values()].sort((a, b) => a.number - b.number),
    (each) => writeChoice(out, each, teams),
  );
}

export function readChosen(reader: ByteReader, teams: TeamNumbers): Map<number, Chosen> {
  return new Map(readList(reader, () => readChoice(reader, teams)).map((choice) => [choice.number, choice]));
}

export function writeList<Each>(out: ByteWriter, list: readonly Each[], write: (each: Each) => void): void {
  out.unsigned(list.length);
  for (const each of list) write(each);
}

export function readList<Each>(reader: ByteReader, read: () => Each): Each[] {
  return Array.from({ length: within(reader.unsigned(), MOST_RECRUITS) }, read);
}

/** Class ranks by period, one byte per program. */
export function writeRanks(out: ByteWriter, ranks: ReadonlyMap<number, Uint8Array>): void {
  writeList(
    out,
    [...ranks].sort(([a], [b]) => a - b),
    ([period, of]) => {
      out.byte(period);
      out.unsigned(of.length);
      out.bytes(of);
    },
  );
}

export function readRanks(reader: ByteReader): Map<number, Uint8Array> {
  const read = (): [number, Uint8Array] => {
    const period = within(reader.byte(), PERIODS);
    const ranks = reader.take(reader.unsigned()).slice();
    if (ranks.some((rank) => rank === 0 || rank > ranks.length)) throw damaged();
    return [period, ranks];
  };
  return new Map(readList(reader, read));
}

function writeAnnouncement(out: ByteWriter, { recruit, from, rank }: Announcement, teams: TeamNumbers): void {
  writeChoice(out, recruit, teams);
  out.unsigned(from === null ? 0 : teams.number(from) + 1);
  out.byte(rank);
}

function readAnnouncement(reader: ByteReader, teams: TeamNumbers): Announcement {
  const recruit = readChoice(reader, teams);
  if (recruit.finalists.length === 0) throw damaged();
  const from = reader.unsigned();
  return { recruit, from: from === 0 ? null : teams.id(from - 1), rank: reader.byte() };
}

export function writeDay(out: ByteWriter, day: SigningDay, teams: TeamNumbers): void {
  out.byte(day.period);
  out.byte(day.before);
  out.byte(day.after);
  for (const list of [day.letters, day.waiting, day.released])
    writeList(out, list, (each) => writeRemembered(out, each));
  writeList(out, day.announcements, (each) => writeAnnouncement(out, each, teams));
}

export function readDay(reader: ByteReader, teams: TeamNumbers): SigningDay {
  const period = within(reader.byte(), FEBRUARY_PERIOD);
  if (period < DECEMBER_PERIOD) throw damaged();
  const [before, after] = [reader.byte(), reader.byte()];
  const people = () => readList(reader, () => readRemembered(reader));
  const [letters, waiting, released] = [people(), people(), people()];
  const announcements = readList(reader, () => readAnnouncement(reader, teams));
  return { period, before, after, letters, waiting, released, announcements };
}
