import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ClassState, type HomeRecruiting, type RecruitDecision } from '../../model/class-state.ts';
import { itemAt } from '../../model/lists.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { type Board, CARES, type PastStanding, PERIODS } from '../../model/recruiting.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import {
  damaged,
  MOST_RECRUITS,
  readChosen,
  readDay,
  readList,
  readRanks,
  type TeamNumbers,
  within,
  writeChosen,
  writeDay,
  writeList,
  writeRanks,
} from './remembered-recruits.ts';

/**
 * Record layout, stored in the first byte. A board with positions on autopilot has its own layout, and so does a class
 * with home-state recruiting, with such a board or without.
 */
const LAYOUT = 3;
const WITH_AUTO = 4;
const WITH_HOME = 5;
const WITH_AUTO_AND_HOME = 6;
/** Every position, as a bit mask. */
const EVERY_POSITION = 2 ** POSITIONS.length - 1;
/** Layout 1 lacked past standings; layouts 1 and 2 lacked class ranks and signing days. */
const [WITHOUT_PAST, WITHOUT_DAYS] = [1, 2];
/** Larger than any class: a record that unpacks to more has been tampered with. */
const MOST_BYTES = 1_000_000;
/** Highest interest, in points. */
const MOST_INTEREST = 100;

function writeBoard(out: ByteWriter, board: Board | null): void {
  out.byte(board === null ? 0 : board.staff ? 1 : 2);
  if (board === null) return;
  out.float(board.idle);
  if (board.auto.length > 0) out.unsigned(board.auto.reduce((bits, position) => bits | (1 << PLACE_OF[position]), 0));
  out.unsigned(board.targets.size);
  for (const [number, target] of [...board.targets].sort(([a], [b]) => a - b)) {
    out.unsigned(number);
    out.byte(target.offered ? 1 : 0);
    out.byte(target.hours);
    out.byte(target.scouting);
    out.byte(target.pitch === null ? 0 : CARES.indexOf(target.pitch) + 1);
    out.byte(target.visit === null ? 0 : target.visit + 1);
    out.float(target.spent);
    out.float(target.scouted);
  }
}

/** Reads a total of weekly hours. */
function readHours(reader: ByteReader): number {
  const value = reader.float();
  if (!(value >= 0 && value < 1e6)) throw damaged();
  return value;
}

function readAuto(reader: ByteReader): Board['auto'] {
  const bits = within(reader.unsigned(), EVERY_POSITION);
  return POSITIONS.filter((position) => (bits >> PLACE_OF[position]) % 2 === 1);
}

function readBoard(reader: ByteReader, recruits: number, hasAuto: boolean): Board | null {
  const kind = within(reader.byte(), 2);
  if (kind === 0) return null;
  const idle = readHours(reader);
  const auto = hasAuto ? readAuto(reader) : [];
  const targets: Board['targets'] = new Map();
  for (let left = within(reader.unsigned(), recruits); left > 0; left--) {
    const number = within(reader.unsigned(), recruits);
    if (number === 0 || targets.has(number)) throw damaged();
    const offered = within(reader.byte(), 1) === 1;
    const hours = reader.byte();
    const scouting = within(reader.byte(), hours);
    const pitch = within(reader.byte(), CARES.length);
    const visit = within(reader.byte(), PERIODS);
    targets.set(number, {
      offered,
      hours,
      scouting,
      pitch: pitch === 0 ? null : itemAt(CARES, pitch - 1),
      visit: visit === 0 ? null : visit - 1,
      spent: readHours(reader),
      scouted: readHours(reader),
    });
  }
  return { staff: kind === 1, auto, targets, idle };
}

/** Writes past standings by recruit; empty once the class has signed. */
function writePast(out: ByteWriter, past: ReadonlyMap<number, readonly PastStanding[]>): void {
  out.unsigned(past.size);
  for (const [number, standings] of [...past].sort(([a], [b]) => a - b)) {
    out.unsigned(number);
    out.byte(standings.length);
    for (const { period, place, interest } of standings) {
      out.byte(period);
      out.byte(place);
      out.byte(interest);
    }
  }
}

function readPast(reader: ByteReader, recruits: number): Map<number, PastStanding[]> {
  const past = new Map<number, PastStanding[]>();
  for (let left = within(reader.unsigned(), recruits); left > 0; left--) {
    const number = within(reader.unsigned(), recruits);
    const count = within(reader.byte(), PERIODS);
    const read = (): PastStanding => ({
      period: within(reader.byte(), PERIODS),
      place: reader.byte(),
      interest: within(reader.byte(), MOST_INTEREST),
    });
    past.set(number, Array.from({ length: count }, read));
  }
  return past;
}

function writeHome(out: ByteWriter, { usual, commits }: HomeRecruiting): void {
  out.unsigned(usual);
  writeList(
    out,
    [...commits].sort(([a], [b]) => a - b),
    ([period, count]) => {
      out.byte(period);
      out.unsigned(count);
    },
  );
}

function readHome(reader: ByteReader): HomeRecruiting {
  const usual = within(reader.unsigned(), MOST_RECRUITS);
  const read = (): [number, number] => [within(reader.byte(), PERIODS), within(reader.unsigned(), MOST_RECRUITS)];
  return { usual, commits: new Map(readList(reader, read)) };
}

/** Returns the layout of a class; see `LAYOUT`. */
function layoutOf(board: Board | null, home: HomeRecruiting | null): number {
  const hasAuto = (board?.auto.length ?? 0) > 0;
  if (home === null) return hasAuto ? WITH_AUTO : LAYOUT;
  return hasAuto ? WITH_AUTO_AND_HOME : WITH_HOME;
}

/** Codes of signed and released recruits; all others have 0. */
const SIGNED = 1;
const RELEASED = 2;

function markOf({ status }: RecruitDecision): number {
  if (status === 'signed') return SIGNED;
  return status === 'released' ? RELEASED : 0;
}

/** Four columns of bytes: program plus 1 (0 if uncommitted), period, flips, status code. */
function writeDecisions(out: ByteWriter, decisions: readonly RecruitDecision[]): void {
  const column = (byte: (decision: RecruitDecision) => number) => out.bytes(Uint8Array.from(decisions, byte));
  column(({ program }) => (program === null ? 0 : program + 1));
  column(({ period }) => period);
  column(({ flips }) => flips);
  column(markOf);
}

function statusOf(program: number, mark: number): RecruitDecision['status'] {
  if (mark === RELEASED) return 'released';
  if (mark === SIGNED) return 'signed';
  return program === 0 ? 'uncommitted' : 'committed';
}

function readDecisions(reader: ByteReader, recruits: number): RecruitDecision[] {
  const column = () => reader.take(recruits);
  const [programs, periods, flips, marks] = [column(), column(), column(), column()];
  return Array.from(programs, (program, index) => ({
    status: statusOf(program, within(marks[index]!, RELEASED)),
    program: program === 0 ? null : program - 1,
    period: periods[index]!,
    flips: flips[index]!,
  }));
}

/**
 * Packs a class. Once it has signed, only the recruits the player's program pursued, its ranks and its signing days are
 * kept.
 */
export function encodeClass(state: ClassState, teams: TeamNumbers): Uint8Array {
  const out = new ByteWriter();
  const over = state.period >= PERIODS;
  const board = over ? null : state.board;
  const home = over ? null : state.home;
  out.byte(layoutOf(board, home));
  out.unsigned(state.classOf);
  out.byte(state.period);
  const { decisions, hoursPerWorth } = state.record();
  out.unsigned(over ? 0 : decisions.length);
  out.unsigned(over ? 0 : hoursPerWorth.length);
  if (!over) {
    writeDecisions(out, decisions);
    out.bytes(new Uint8Array(hoursPerWorth.slice().buffer));
  }
  writeBoard(out, board);
  writeChosen(out, state.chosen, teams);
  writePast(out, over ? new Map() : state.past);
  writeRanks(out, state.ranks);
  writeList(out, state.days, (day) => writeDay(out, day, teams));
  if (home !== null) writeHome(out, home);
  return brotliCompressSync(out.take(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function unpacked(packed: Uint8Array): ByteReader {
  try {
    // A plain array, because slices of a Buffer share its memory.
    return new ByteReader(Uint8Array.from(brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES })));
  } catch {
    throw damaged();
  }
}

/** Unpacks a class. Throws `SaveError` `corrupt`. */
export function decodeClass(packed: Uint8Array, teams: TeamNumbers): ClassState {
  const reader = unpacked(packed);
  const layout = reader.byte();
  if (layout < WITHOUT_PAST || layout > WITH_AUTO_AND_HOME) throw damaged();
  const classOf = reader.unsigned();
  const period = within(reader.byte(), PERIODS);
  const recruits = within(reader.unsigned(), MOST_RECRUITS);
  const spots = within(reader.unsigned(), MOST_RECRUITS);
  const decisions = readDecisions(reader, recruits);
  const hoursPerWorth = new Float32Array(reader.take(spots * 4).slice().buffer);
  if (hoursPerWorth.some((hours) => !(hours >= 0 && Number.isFinite(hours)))) throw damaged();
  const board = readBoard(reader, recruits, layout === WITH_AUTO || layout === WITH_AUTO_AND_HOME);
  const chosen = readChosen(reader, teams);
  const past = layout === WITHOUT_PAST ? new Map() : readPast(reader, recruits);
  const ranks: Map<number, Uint8Array> = layout <= WITHOUT_DAYS ? new Map() : readRanks(reader);
  const days = layout <= WITHOUT_DAYS ? [] : readList(reader, () => readDay(reader, teams));
  const home = layout >= WITH_HOME ? readHome(reader) : null;
  return new ClassState({ classOf, period, decisions, hoursPerWorth, board, chosen, past, ranks, days, home });
}
