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
} from '../../../model/play-codes.ts';
import { BitReader, NUMBER_CONTEXTS, readNumber, readSymbol } from './arithmetic.ts';
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
 * The play log as the first release packed it. Row by row: the situation where it was not what the play before led to,
 * the kind, the result, then what happened, each column in contexts of those before it.
 */

/** Contexts are handed out in order; the order is part of the format. */
let contexts = 0;
function take(count: number): number {
  const base = contexts;
  contexts += count;
  return base;
}
const numbers = (count: number): number => take(count * NUMBER_CONTEXTS);

const KINDS = 16;
const RESULTS = 17;
/** Flags the format knew one by one. */
const FLAGS = 12;
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
const flagBits = take(FLAGS * KINDS * 3);
const moreFlags = numbers(1);

/**
 * Slots have contexts by what the player did: carriers, passers and kickers, targets, tacklers, returners, penalized
 * players.
 */
const ROLE = { actor: 0, kicker: 1, target: 2, tackler: 3, returner: 4, guilty: 5 } as const;

const inRange = (value: number, end: number): number => (value >= 0 && value < end ? value : end);
const side = (value: number): number => (value === 1 ? 1 : 0);

/** Reads a log row by row. */
class LogReader {
  private readonly bits: BitReader;
  private readonly plays: Int16Array;
  private readonly spots: Spots = { kickoff: 35, touchback: 25, try: 97 };
  private readonly expected = new Int16Array(SITUATION.length);
  /** The last actor and kick length by side and kind. */
  private readonly lastActor = new Int16Array(2 * KINDS).fill(-1);
  private readonly lastAir = new Int16Array(KINDS);
  private row = 0;
  private kind = 0;
  private result = 0;
  private offense = 0;

  constructor(bits: BitReader, plays: Int16Array) {
    this.bits = bits;
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

  /** The `index`-th number of those whose contexts begin at `base`. */
  private number(base: number, index = 0): number {
    return readNumber(this.bits, base + index * NUMBER_CONTEXTS);
  }

  /** A symbol of `size` bits whose last value means "another number", in the contexts of `others`. */
  private symbolOr(base: number, size: number, others: number): number {
    const symbol = readSymbol(this.bits, base, size);
    return symbol < (1 << size) - 1 ? symbol : this.number(others);
  }

  /** One slot of a team (-1 nobody). */
  private slot(team: number, role: number): number {
    return this.symbolOr(slotOf + (team * 6 + role) * (SLOT_ESCAPE + 1), SLOT_BITS, slotEscape) - 1;
  }

  private situation(): void {
    const before = this.row - STRIDE;
    expectSituation(this.plays, before, this.spots, this.expected);
    const ending = endingOf(this.plays, before);
    const known = this.bits.bit(asExpected + ending) === 1;
    for (const [i, column] of SITUATION.entries()) {
      const same = known || this.bits.bit(situationSame + ending * SITUATION.length + i) === 1;
      this.set(column, this.expected[i]! + (same ? 0 : this.number(situationOff, i)));
    }
    this.offense = side(this.get(OFFENSE_COLUMN));
  }

  private kindAndResult(): void {
    const kind = this.symbolOr(kindSymbol + this.kindContext() * 16, 4, kindEscape);
    this.set(KIND_COLUMN, kind);
    this.kind = inRange(kind, KINDS - 1);
    const result = this.symbolOr(resultSymbol + this.kind * 32, 5, resultEscape);
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
    const complete = this.result === COMPLETE ? 1 : 0;
    const air =
      this.guessAir() + (this.bits.bit(airSame + this.kind) ? 0 : this.number(airOf, this.kind * 2 + complete));
    this.set(KICK_OR_AIR_COLUMN, air);
    this.lastAir[this.kind] = air;
    const caught = complete ? this.get(KICK_OR_AIR_COLUMN) : 0;
    this.set(YARDS_COLUMN, caught + this.number(yardsOf, this.kind * 2 + complete));
    this.set(SECONDS_USED_COLUMN, this.symbolOr(used + this.clockContext() * 64, 6, usedEscape));
  }

  private guessAir(): number {
    if (this.kind === FIELD_GOAL) return 117 - this.get(YARD_LINE_COLUMN);
    if (this.kind === PUNT) return 42;
    return this.kind === PASS || this.kind === PENALTY ? 0 : this.lastAir[this.kind]!;
  }

  /** How long a play takes depends on whether the clock keeps running after it. */
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
    const { kind, offense } = this;
    const defense = 1 - offense;
    const aimed = kind === PASS || kind === TWO_POINT_PASS || kind > PENALTY;
    const target = hasDefender + kind * RESULTS + RESULTS - 1;
    this.set(TARGET_COLUMN, aimed ? this.slot(offense, ROLE.target) : this.rare(offense, ROLE.target, target));
    this.returns(defense);
    // A return is stopped by the kicking side, whose slots are another team's.
    const tacklers = this.get(RETURNER_COLUMN) === -1 ? defense : offense;
    this.set(TACKLER_COLUMN, this.slot(tacklers, ROLE.tackler));
    this.set(ASSIST_COLUMN, this.rare(tacklers, ROLE.tackler, hasAssist + kind));
    this.set(DEFENDER_COLUMN, this.rare(defense, ROLE.tackler, hasDefender + kind * RESULTS + this.result));
  }

  private actor(): void {
    const { kind, offense } = this;
    const last = offense * KINDS + kind;
    const carries = kind === RUN || kind === SCRAMBLE || kind === TWO_POINT_RUN;
    const same = this.bits.bit(actorSame + kind) === 1;
    this.set(ACTOR_COLUMN, same ? this.lastActor[last]! : this.slot(offense, carries ? ROLE.actor : ROLE.kicker));
    this.lastActor[last] = this.get(ACTOR_COLUMN);
  }

  /** A slot that is usually empty; `flag` is the context of whether it is filled. */
  private rare(team: number, role: number, flag: number): number {
    return this.bits.bit(flag) ? this.slot(team, role) : -1;
  }

  private returns(defense: number): void {
    const any = this.bits.bit(hasReturn + this.kind * RESULTS + this.result) === 1;
    const sort = this.kind === KICKOFF ? 0 : this.kind === PUNT ? 1 : this.kind === PASS ? 2 : 3;
    this.set(RETURNER_COLUMN, any ? this.slot(defense, ROLE.returner) : -1);
    this.set(RETURN_YARDS_COLUMN, any ? this.number(returnYards, sort) : 0);
  }

  /** Fumbles and penalties. */
  private accidents(): void {
    const { bits, kind } = this;
    const fumbled = bits.bit(hasFumble + kind * 2 + (this.result === FUMBLE ? 1 : 0)) === 1;
    this.set(FUMBLER_COLUMN, fumbled ? this.number(fumbles) : 0);
    this.set(FORCER_COLUMN, fumbled ? this.number(fumbles, 1) : -1);
    this.set(RECOVERER_COLUMN, fumbled ? this.number(fumbles, 2) : 0);
    if (bits.bit(hasPenalty + kind * 2 + (this.result === 0 ? 0 : 1))) this.penalty();
    else this.set(PENALTY_SLOT_COLUMN, -1);
  }

  private penalty(): void {
    const alone = this.kind === PENALTY ? 1 : 0;
    this.set(PENALTY_COLUMN, this.symbolOr(penaltySymbol + alone * 32, 5, penaltyEscape));
    this.set(PENALTY_CALL_COLUMN, this.number(penaltyCalls, alone));
    this.set(PENALTY_YARDS_COLUMN, this.number(penaltyYards, alone));
    const call = this.get(PENALTY_CALL_COLUMN);
    this.set(PENALTY_SLOT_COLUMN, this.slot(call === 1 || call === 3 ? this.offense : 1 - this.offense, ROLE.guilty));
  }

  private score(): void {
    const { bits, kind } = this;
    const guess = expectPoints(this.plays, this.row);
    const same = bits.bit(pointsSame + kind) === 1;
    this.set(POINTS_OFFENSE_COLUMN, guess + (same ? 0 : this.number(points, kind * 2)));
    this.set(POINTS_DEFENSE_COLUMN, same ? 0 : this.number(points, kind * 2 + 1));
    const expected = expectFlags(this.plays, this.row);
    this.set(FLAGS_COLUMN, bits.bit(flagsSame + kind * RESULTS + this.result) ? expected : this.flags(expected));
  }

  /** Flags other than expected ones. */
  private flags(expected: number): number {
    let changed = 0;
    const sort = this.result === COMPLETE ? 2 : this.get(PENALTY_CALL_COLUMN) !== 0 ? 1 : 0;
    for (let i = 0; i < FLAGS; i++) changed |= this.bits.bit(flagBits + (i * KINDS + this.kind) * 3 + sort) << i;
    return (this.number(moreFlags) << FLAGS) | ((expected ^ changed) & ((1 << FLAGS) - 1));
  }
}

const MOST_PLAYS = 5000;

/** Decodes a log; bits that do not hold one give some other log or null. */
export function decodePlays(packed: Uint8Array): Int16Array | null {
  const bits = new BitReader(packed, contexts);
  const rows = readNumber(bits, rowCount);
  if (rows < 0 || rows > MOST_PLAYS) return null;
  const plays = new Int16Array(rows * STRIDE);
  new LogReader(bits, plays).all();
  return plays;
}
