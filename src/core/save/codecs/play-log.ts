import {
  ACTOR_COLUMN,
  ASSIST_COLUMN,
  COMPLETE,
  DEFENDER_COLUMN,
  DOWN_COLUMN,
  FIELD_GOAL,
  FLAGS_COLUMN,
  FORCER_COLUMN,
  FUMBLE,
  FUMBLER_COLUMN,
  INCOMPLETE,
  KICK_OR_AIR_COLUMN,
  KICKOFF,
  KIND_COLUMN,
  KNEEL,
  OFFENSE_COLUMN,
  ONSIDE_FLAG,
  PASS,
  PENALTY,
  PENALTY_CALL_COLUMN,
  PENALTY_COLUMN,
  PENALTY_SLOT_COLUMN,
  PENALTY_YARDS_COLUMN,
  POINTS_DEFENSE_COLUMN,
  POINTS_OFFENSE_COLUMN,
  PUNT,
  QUARTER_COLUMN,
  RECOVERER_COLUMN,
  RESULT_COLUMN,
  RETURN_YARDS_COLUMN,
  RETURNER_COLUMN,
  RUN,
  SACK,
  SCRAMBLE,
  SECONDS_USED_COLUMN,
  STRIDE,
  TACKLER_COLUMN,
  TARGET_COLUMN,
  TWO_POINT_PASS,
  TWO_POINT_RUN,
  YARD_LINE_COLUMN,
  YARDS_COLUMN,
} from '../../model/play-codes.ts';
import { BitCoder, codeNumber, codeSymbol, NUMBER_CONTEXTS, type Start } from './arithmetic.ts';
import {
  ENDINGS,
  endingOf,
  expectFlags,
  expectPoints,
  expectSituation,
  rememberSpots,
  SITUATION,
  type Spots,
} from './situation.ts';

/**
 * The play log as bits. Row by row: the situation where it is not what the play before led to, the kind, the result,
 * then what happened, each column in contexts of those before it. Any array of rows comes back as it was; real
 * football comes back from few bytes.
 */

/** Contexts are handed out in order; the order is part of the codec's version. */
let contexts = 0;
function take(count: number): number {
  const base = contexts;
  contexts += count;
  return base;
}
const numbers = (count: number): number => take(count * NUMBER_CONTEXTS);

const KINDS = 16;
const RESULTS = 17;
const SLOT_BITS = 7;
const SLOT_ESCAPE = (1 << SLOT_BITS) - 1;

const rowCount = numbers(1);
const asExpected = take(ENDINGS);
const situationSame = take(ENDINGS * SITUATION.length);
const situationOff = numbers(SITUATION.length);
const kindSymbol = take(11 * 16);
const kindEscape = numbers(1);
const resultSymbol = take(KINDS * 32);
const resultEscape = numbers(1);
const used = take(8 * 64);
const usedEscape = numbers(1);
const yardsOf = numbers(KINDS * 2);
const airSame = take(KINDS);
const airOf = numbers(KINDS * 2);
const actorSame = take(KINDS);
const slotOf = take(2 * 6 * 128);
const slotEscape = numbers(1);
const hasReturn = take(KINDS * RESULTS);
const returnYards = numbers(4);
const hasAssist = take(KINDS);
const hasDefender = take(KINDS * RESULTS);
const hasFumble = take(KINDS * 2);
const fumbles = numbers(3);
const hasPenalty = take(KINDS * 2);
const penaltySymbol = take(2 * 32);
const penaltyEscape = numbers(1);
const penaltyCalls = numbers(2);
const penaltyYards = numbers(2);
const pointsSame = take(KINDS);
const points = numbers(KINDS * 2);
const flagsSame = take(KINDS * RESULTS);
const flagBits = take(12 * KINDS * 3);
const moreFlags = numbers(1);

export const LOG_CONTEXTS = contexts;

/** Slots are learned by what they do: carriers, passers and kickers, targets, tacklers, returners, guilty ones. */
const ROLE = { actor: 0, kicker: 1, target: 2, tackler: 3, returner: 4, guilty: 5 } as const;

const inRange = (value: number, end: number): number => (value >= 0 && value < end ? value : end);
const side = (value: number): number => (value === 1 ? 1 : 0);

/** A symbol of `bits` bits whose last value means "another number", in the contexts of `others`. */
function symbolOr(io: BitCoder, base: number, bits: number, others: number, value: number): number {
  const last = (1 << bits) - 1;
  const symbol = codeSymbol(io, base, bits, inRange(value, last));
  return symbol < last ? symbol : codeNumber(io, others, value);
}

/** One slot of a team (-1 nobody). */
function codeSlot(io: BitCoder, team: number, role: number, value: number): number {
  const base = slotOf + (team * 6 + role) * (SLOT_ESCAPE + 1);
  return symbolOr(io, base, SLOT_BITS, slotEscape, value + 1) - 1;
}

/** One walk over a log: coding it when it is full, filling it when `io` reads. */
class Walk {
  declare private readonly io: BitCoder;
  declare private readonly plays: Int16Array;
  private readonly spots: Spots = { kickoff: 35, touchback: 25, try: 97 };
  private readonly expected = new Int16Array(SITUATION.length);
  /** The last actor and kick length by side and kind. */
  private readonly lastActor = new Int16Array(2 * KINDS).fill(-1);
  private readonly lastAir = new Int16Array(KINDS);
  private row = 0;
  private kind = 0;
  private result = 0;
  private offense = 0;

  constructor(io: BitCoder, plays: Int16Array) {
    this.io = io;
    this.plays = plays;
  }

  all(): void {
    for (this.row = 0; this.row < this.plays.length; this.row += STRIDE) {
      this.situation();
      this.kindAndResult();
      this.ball();
      this.people();
      this.accidents();
      this.score();
      rememberSpots(this.plays, this.row, this.spots);
    }
  }

  private get(column: number): number {
    return this.plays[this.row + column]!;
  }

  private set(column: number, value: number): void {
    this.plays[this.row + column] = value;
  }

  private situation(): void {
    const before = this.row - STRIDE;
    expectSituation(this.plays, before, this.spots, this.expected);
    const ending = endingOf(this.plays, before);
    let same = true;
    for (let i = 0; i < SITUATION.length; i++) same = same && this.get(SITUATION[i]!) === this.expected[i];
    const known = this.io.bit(asExpected + ending, same ? 1 : 0) === 1;
    for (let i = 0; i < SITUATION.length; i++) {
      const column = SITUATION[i]!;
      const guess = this.expected[i]!;
      if (known || this.io.bit(situationSame + ending * SITUATION.length + i, this.get(column) === guess ? 1 : 0)) {
        this.set(column, guess);
      } else {
        const base = situationOff + i * NUMBER_CONTEXTS;
        this.set(column, guess + codeNumber(this.io, base, this.get(column) - guess));
      }
    }
    this.offense = side(this.get(OFFENSE_COLUMN));
  }

  private kindAndResult(): void {
    const { io } = this;
    const kind = symbolOr(io, kindSymbol + this.kindContext() * 16, 4, kindEscape, this.get(KIND_COLUMN));
    this.set(KIND_COLUMN, kind);
    this.kind = inRange(kind, KINDS - 1);
    const result = symbolOr(io, resultSymbol + this.kind * 32, 5, resultEscape, this.get(RESULT_COLUMN));
    this.set(RESULT_COLUMN, result);
    this.result = inRange(result, RESULTS - 1);
  }

  /** Kinds depend on the down; on fourth down also on the field, before a kickoff or try also on the play before. */
  private kindContext(): number {
    const down = this.get(DOWN_COLUMN);
    if (down >= 1 && down <= 3) return down;
    if (down === 4) {
      const yard = this.get(YARD_LINE_COLUMN);
      return yard < 50 ? 4 : yard < 65 ? 5 : 6;
    }
    if (down !== 0) return 0;
    return 7 + Math.min(3, this.row === 0 ? 0 : endingOf(this.plays, this.row - STRIDE));
  }

  /** How the ball moved, and the clock. */
  private ball(): void {
    const { io, kind } = this;
    const complete = this.result === COMPLETE ? 1 : 0;
    this.codeAir();
    const base = yardsOf + (kind * 2 + complete) * NUMBER_CONTEXTS;
    const guess = complete ? this.get(KICK_OR_AIR_COLUMN) : 0;
    this.set(YARDS_COLUMN, guess + codeNumber(io, base, this.get(YARDS_COLUMN) - guess));
    this.set(
      SECONDS_USED_COLUMN,
      symbolOr(io, used + this.clockContext() * 64, 6, usedEscape, this.get(SECONDS_USED_COLUMN)),
    );
  }

  private codeAir(): void {
    const { io, kind } = this;
    const guess = this.guessAir();
    if (io.bit(airSame + kind, this.get(KICK_OR_AIR_COLUMN) === guess ? 1 : 0)) this.set(KICK_OR_AIR_COLUMN, guess);
    else {
      const base = airOf + (kind * 2 + (this.result === COMPLETE ? 1 : 0)) * NUMBER_CONTEXTS;
      this.set(KICK_OR_AIR_COLUMN, guess + codeNumber(io, base, this.get(KICK_OR_AIR_COLUMN) - guess));
    }
    this.lastAir[kind] = this.get(KICK_OR_AIR_COLUMN);
  }

  private guessAir(): number {
    if (this.kind === FIELD_GOAL) return 117 - this.get(YARD_LINE_COLUMN);
    if (this.kind === PUNT) return 42;
    return this.kind === PASS || this.kind === PENALTY ? 0 : this.lastAir[this.kind]!;
  }

  /** How long a play takes depends on whether the clock runs on after it. */
  private clockContext(): number {
    if (this.get(QUARTER_COLUMN) > 4) return 0;
    if (this.get(DOWN_COLUMN) === 0) return 1;
    if (this.result === INCOMPLETE) return 2;
    if (this.result === COMPLETE) return 3;
    if (this.kind === RUN) return 4;
    if (this.kind === PENALTY) return 5;
    return this.kind === SACK || this.kind === SCRAMBLE || this.kind === KNEEL ? 6 : 7;
  }

  private people(): void {
    this.actor();
    const { io, kind, offense } = this;
    const defense = 1 - offense;
    const aimed = kind === PASS || kind === TWO_POINT_PASS;
    if (aimed || kind > PENALTY) this.set(TARGET_COLUMN, codeSlot(io, offense, ROLE.target, this.get(TARGET_COLUMN)));
    else this.rare(TARGET_COLUMN, -1, offense, ROLE.target, hasDefender + kind * RESULTS + RESULTS - 1);
    this.returns(defense);
    // A return is stopped by the kicking side, whose slots are another team's.
    const tacklers = this.get(RETURNER_COLUMN) === -1 ? defense : offense;
    this.set(TACKLER_COLUMN, codeSlot(io, tacklers, ROLE.tackler, this.get(TACKLER_COLUMN)));
    this.rare(ASSIST_COLUMN, -1, tacklers, ROLE.tackler, hasAssist + kind);
    this.rare(DEFENDER_COLUMN, -1, defense, ROLE.tackler, hasDefender + kind * RESULTS + this.result);
  }

  private actor(): void {
    const { io, kind, offense } = this;
    const slot = offense * KINDS + kind;
    const guess = this.lastActor[slot]!;
    if (io.bit(actorSame + kind, this.get(ACTOR_COLUMN) === guess ? 1 : 0)) this.set(ACTOR_COLUMN, guess);
    else {
      const carries = kind === RUN || kind === SCRAMBLE || kind === TWO_POINT_RUN;
      const role = carries ? ROLE.actor : ROLE.kicker;
      this.set(ACTOR_COLUMN, codeSlot(io, offense, role, this.get(ACTOR_COLUMN)));
    }
    this.lastActor[slot] = this.get(ACTOR_COLUMN);
  }

  /** A slot that is mostly nobody. */
  private rare(column: number, nobody: number, team: number, role: number, flag: number): void {
    if (!this.io.bit(flag, this.get(column) === nobody ? 0 : 1)) this.set(column, nobody);
    else this.set(column, codeSlot(this.io, team, role, this.get(column)));
  }

  private returns(defense: number): void {
    const { io } = this;
    const any = this.get(RETURNER_COLUMN) !== -1 || this.get(RETURN_YARDS_COLUMN) !== 0;
    if (!io.bit(hasReturn + this.kind * RESULTS + this.result, any ? 1 : 0)) {
      this.set(RETURNER_COLUMN, -1);
      this.set(RETURN_YARDS_COLUMN, 0);
      return;
    }
    this.set(RETURNER_COLUMN, codeSlot(io, defense, ROLE.returner, this.get(RETURNER_COLUMN)));
    const sort = this.kind === KICKOFF ? 0 : this.kind === PUNT ? 1 : this.kind === PASS ? 2 : 3;
    this.set(RETURN_YARDS_COLUMN, codeNumber(io, returnYards + sort * NUMBER_CONTEXTS, this.get(RETURN_YARDS_COLUMN)));
  }

  /** Fumbles and penalties. */
  private accidents(): void {
    const { io, kind } = this;
    const lost = this.result === FUMBLE ? 1 : 0;
    const fumble = this.get(FUMBLER_COLUMN) !== 0 || this.get(FORCER_COLUMN) !== -1 || this.get(RECOVERER_COLUMN) !== 0;
    const fumbled = io.bit(hasFumble + kind * 2 + lost, fumble ? 1 : 0) === 1;
    this.set(FUMBLER_COLUMN, fumbled ? codeNumber(io, fumbles, this.get(FUMBLER_COLUMN)) : 0);
    this.set(FORCER_COLUMN, fumbled ? codeNumber(io, fumbles + NUMBER_CONTEXTS, this.get(FORCER_COLUMN)) : -1);
    this.set(RECOVERER_COLUMN, fumbled ? codeNumber(io, fumbles + 2 * NUMBER_CONTEXTS, this.get(RECOVERER_COLUMN)) : 0);
    const guilty = this.get(PENALTY_SLOT_COLUMN) !== -1;
    const flagged = guilty || this.get(PENALTY_COLUMN) !== 0 || this.get(PENALTY_CALL_COLUMN) !== 0;
    const penalised = flagged || this.get(PENALTY_YARDS_COLUMN) !== 0;
    if (io.bit(hasPenalty + kind * 2 + (this.result === 0 ? 0 : 1), penalised ? 1 : 0)) this.penalty();
    else this.noPenalty();
  }

  private noPenalty(): void {
    this.set(PENALTY_COLUMN, 0);
    this.set(PENALTY_CALL_COLUMN, 0);
    this.set(PENALTY_YARDS_COLUMN, 0);
    this.set(PENALTY_SLOT_COLUMN, -1);
  }

  private penalty(): void {
    const { io } = this;
    const alone = this.kind === PENALTY ? 1 : 0;
    this.set(PENALTY_COLUMN, symbolOr(io, penaltySymbol + alone * 32, 5, penaltyEscape, this.get(PENALTY_COLUMN)));
    this.set(
      PENALTY_CALL_COLUMN,
      codeNumber(io, penaltyCalls + alone * NUMBER_CONTEXTS, this.get(PENALTY_CALL_COLUMN)),
    );
    const call = this.get(PENALTY_CALL_COLUMN);
    this.set(
      PENALTY_YARDS_COLUMN,
      codeNumber(io, penaltyYards + alone * NUMBER_CONTEXTS, this.get(PENALTY_YARDS_COLUMN)),
    );
    const guilty = call === 1 || call === 3 ? this.offense : 1 - this.offense;
    this.set(PENALTY_SLOT_COLUMN, codeSlot(io, guilty, ROLE.guilty, this.get(PENALTY_SLOT_COLUMN)));
  }

  private score(): void {
    const { io, kind } = this;
    const guess = expectPoints(this.plays, this.row);
    const same = this.get(POINTS_OFFENSE_COLUMN) === guess && this.get(POINTS_DEFENSE_COLUMN) === 0;
    if (io.bit(pointsSame + kind, same ? 1 : 0)) {
      this.set(POINTS_OFFENSE_COLUMN, guess);
      this.set(POINTS_DEFENSE_COLUMN, 0);
    } else {
      const base = points + kind * 2 * NUMBER_CONTEXTS;
      this.set(POINTS_OFFENSE_COLUMN, guess + codeNumber(io, base, this.get(POINTS_OFFENSE_COLUMN) - guess));
      this.set(POINTS_DEFENSE_COLUMN, codeNumber(io, base + NUMBER_CONTEXTS, this.get(POINTS_DEFENSE_COLUMN)));
    }
    this.flags();
  }

  private flags(): void {
    const { io, kind } = this;
    const expected = expectFlags(this.plays, this.row);
    const flags = this.get(FLAGS_COLUMN);
    if (io.bit(flagsSame + kind * RESULTS + this.result, flags === expected ? 1 : 0)) {
      this.set(FLAGS_COLUMN, expected);
      return;
    }
    let changed = 0;
    const sort = this.result === COMPLETE ? 2 : this.get(PENALTY_CALL_COLUMN) !== 0 ? 1 : 0;
    for (let i = 0; i < 12; i++) {
      const context = flagBits + (i * KINDS + kind) * 3 + sort;
      changed |= io.bit(context, ((flags ^ expected) >> i) & 1) << i;
    }
    const high = codeNumber(io, moreFlags, flags >> 12);
    this.set(FLAGS_COLUMN, (high << 12) | ((expected ^ changed) & (ONSIDE_FLAG * 2 - 1)));
  }
}

const MOST_PLAYS = 5000;
const coder = new BitCoder(LOG_CONTEXTS);

/** The bits of a log. Throws unless it is whole rows. */
export function encodePlays(plays: Int16Array, start: Start | null): Uint8Array {
  const rows = plays.length / STRIDE;
  if (!Number.isInteger(rows) || rows > MOST_PLAYS) throw new Error(`${plays.length} numbers are not a log of plays`);
  coder.write(start);
  codeNumber(coder, rowCount, rows);
  new Walk(coder, plays).all();
  return coder.finish();
}

/** The log of some bits; of bits that no log made, some other log or null. */
export function decodePlays(bits: Uint8Array, start: Start | null): Int16Array | null {
  coder.read(bits, start);
  const rows = codeNumber(coder, rowCount, 0);
  if (rows < 0 || rows > MOST_PLAYS) return null;
  const plays = new Int16Array(rows * STRIDE);
  new Walk(coder, plays).all();
  return plays;
}
