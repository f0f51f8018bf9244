import type { StaffSide } from '../../model/coaches.ts';
import {
  type Adjustment,
  type AskKind,
  answers,
  type DefenseCall,
  isAskedOf,
  isCalledBy,
  isHalftimeCall,
  isHandover,
  isTempo,
  type PlayCall,
  type SidelineCall,
  STAFF_CALL,
  type Tempo,
} from '../../model/plays/sideline.ts';
import { DOWNS, placeKickYards, QUARTERS } from '../../model/rules.ts';
import type { Tuning } from '../../tuning/index.ts';
import { CALL_PASS, CALL_RUN } from '../calling/call-codes.ts';
import type { Tactics } from '../calling/tactics.ts';
import { PACE_HURRY, PACE_MILK, PACE_NORMAL } from '../clock.ts';
import { expectsOnside } from '../kicks/kickoffs.ts';
import type { Side } from '../side.ts';
import type { GameState, Sideline } from '../state.ts';
import { adjusted } from './adjustments.ts';
import { defenseChanges } from './defense-calls.ts';
import { type Film, NO_FILM } from './film.ts';
import { type HandedOver, handOver, isBack } from './handover.ts';
import { CODES, isPlayed, offenseChanges } from './offense-calls.ts';
import { Tendencies } from './tendencies.ts';

/** Stops a game at a decision its coach has not made yet. */
export class AwaitsCall extends Error {
  readonly game: GameState;
  readonly kind: AskKind;
  /** Seconds left in the quarter. */
  readonly clock: number;

  constructor(game: GameState, kind: AskKind, clock: number) {
    super('the coach has not called yet');
    this.game = game;
    this.kind = kind;
    this.clock = clock;
  }
}

/** Stops a game whose coach gave a call that does not answer the question. */
export class WrongCall extends Error {
  readonly kind: AskKind;
  readonly call: SidelineCall;
  /** Its index in the list of calls. */
  readonly place: number;

  constructor(kind: AskKind, call: SidelineCall, place: number) {
    super(`${call} does not answer ${kind}`);
    this.kind = kind;
    this.call = call;
    this.place = place;
  }
}

/** A decision a coach was asked to make. */
export interface Asked {
  /** Row of the log it was made for, or after (timeouts). */
  row: number;
  kind: AskKind;
  /** Null for the staff's call. */
  call: PlayCall | null;
  /** Its index in the list of calls; while the staff calls, the last entry read. */
  place: number;
}

/** Answers a coach's question with the entry at this index of his calls; null: he has not called yet. */
export type Caller = (g: GameState, kind: AskKind, place: number, coach: Coach) => SidelineCall | null;

/** Takes calls from a list; at its end, the game waits for the next one or the staff continues. */
export function fromList(calls: readonly SidelineCall[], atEnd: 'waits' | 'staff'): Caller {
  return (_g, _kind, place) => calls[place] ?? (atEnd === 'waits' ? null : STAFF_CALL);
}

/** Values that a call changes until the play is over. */
interface Before {
  side: Side;
  tactics: Tactics;
  attack: number;
  resist: number;
}

const PACES: Readonly<Partial<Record<Tempo, number>>> = {
  hurry_up: PACE_HURRY,
  normal_tempo: PACE_NORMAL,
  milk_clock: PACE_MILK,
};

/** Tempo steps of each setting, as in a game plan. */
const STEPS: Readonly<Record<Tempo, number>> = { hurry_up: 2, normal_tempo: 0, milk_clock: -2, staff_tempo: 0 };

/** Whether the staff runs a play rather than kicking or killing the clock. */
const isSnap = (staff: number): boolean => staff === CALL_RUN || staff === CALL_PASS;

/** Coaches one side. A call draws no dice: the staff has already decided, and the call replaces that. */
export class Coach implements Sideline {
  readonly side: 0 | 1;
  /** The side of the ball he coordinates, the only one whose plays he calls; null: he is the head coach. */
  readonly part: StaffSide | null;
  readonly asked: Asked[] = [];
  tempo: Tempo = 'staff_tempo';
  readonly offense: Tendencies;
  readonly defense: Tendencies;
  /** The halftime adjustment; null: none. */
  adjustment: Adjustment | null = null;
  private readonly caller: Caller;
  private readonly before: Before[] = [];
  private next = 0;
  private handed: HandedOver | null = null;
  /** Downs of his offense so far, and the steps of tempo that he has called on them. */
  private downs = 0;
  private steps = 0;

  /** @param film what the opponent has on this coach from earlier games */
  constructor(
    side: 0 | 1,
    caller: Caller,
    { sideline: knobs }: Tuning,
    film: Film = NO_FILM,
    part: StaffSide | null = null,
  ) {
    this.side = side;
    this.part = part;
    this.caller = caller;
    this.offense = new Tendencies(knobs, film);
    this.defense = new Tendencies(knobs, film);
  }

  /** Number of list entries used. */
  get used(): number {
    return this.next;
  }

  down(g: GameState, staff: number): number {
    if (g.offense === this.side) return this.offensiveDown(g, staff);
    if (this.steps !== 0) this.change(g.def, {}, 0, (0 - g.tuning.plans.tire * this.steps) / this.downs);
    if (isSnap(staff)) this.defensiveDown(g);
    return staff;
  }

  private offensiveDown(g: GameState, staff: number): number {
    const kind = g.down === DOWNS ? 'fourth_down' : 'offense';
    const call = this.part === null || isSnap(staff) ? this.ask(g, kind) : null;
    if (call !== null && isPlayed(call)) {
      const { own, other, points } = offenseChanges(g, call, this.offense);
      this.change(g.off, own, points, 0);
      this.change(g.def, other, 0, 0);
    }
    this.tire(g);
    if (call === 'fake') this.change(g.off, { exposed: this.offense.of(call) }, 0, 0);
    this.offense.see(call);
    return call === null ? staff : CODES[call]!;
  }

  /** A defense that is hurried tires, and so does the own one, which is back on the field sooner; milking the clock rests both. */
  private tire(g: GameState): void {
    const steps = STEPS[this.tempo];
    this.downs += 1;
    this.steps += steps;
    if (steps !== 0) this.change(g.off, {}, g.tuning.plans.tire * steps, 0);
  }

  private defensiveDown(g: GameState): void {
    const call = this.ask(g, 'defense') as DefenseCall | null;
    const played = call === 'base' ? null : call;
    if (played !== null) {
      const { tactics, points } = defenseChanges(g, played, this.defense);
      this.change(g.def, tactics, 0, points);
    }
    this.defense.see(played);
  }

  private change(side: Side, tactics: Partial<Tactics>, attack: number, resist: number): void {
    this.before.push({ side, tactics: side.tactics, attack: side.attack, resist: side.resist });
    side.tactics = { ...side.tactics, ...tactics };
    side.attack += attack;
    side.resist += resist;
  }

  afterPlay(): void {
    for (const { side, tactics, attack, resist } of this.before) {
      side.tactics = tactics;
      side.attack = attack;
      side.resist = resist;
    }
    this.before.length = 0;
  }

  timeout(g: GameState, staff: number, left: number): number {
    const mine = staff === this.side;
    if (staff >= 0 && !mine) return staff;
    if (!mine && !this.mayStopClock(g, left)) return staff;
    const call = this.ask(g, 'timeout', left);
    return call === null ? staff : call === 'timeout' ? this.side : -1;
  }

  /** Whether the coach may be asked for a timeout: late in a half, when his team is not ahead. */
  private mayStopClock(g: GameState, left: number): boolean {
    if (g.timeouts[this.side]! === 0 || (g.quarter !== 2 && g.quarter !== QUARTERS)) return false;
    const lead = g.offense === this.side ? g.lead() : 0 - g.lead();
    const { timeoutMostLead } = g.tuning.clock;
    return left <= g.tuning.sideline.timeoutFrom && lead <= 0 && lead >= 0 - timeoutMostLead;
  }

  pace(g: GameState, staff: number): number {
    return g.offense === this.side ? (PACES[this.tempo] ?? staff) : staff;
  }

  onside(g: GameState, staff: boolean): boolean {
    if (g.offense !== this.side) return staff;
    const call = this.ask(g, 'kickoff');
    if (call !== 'onside') return call === null && staff;
    if (!expectsOnside(g)) this.change(g.off, { onside: surpriseOf(g, this.offense) }, 0, 0);
    this.offense.show(call);
    return true;
  }

  goesForTwo(g: GameState, staff: boolean): boolean {
    if (g.offense !== this.side) return staff;
    const call = this.ask(g, 'try');
    return call === null ? staff : call === 'two';
  }

  /**
   * Applies at most one halftime adjustment for the rest of the game; without one the list continues with the kickoff.
   */
  halftime(g: GameState): void {
    if (this.handed !== null && !isBack(g, 'halftime', this.handed)) return;
    const call = this.caller(g, 'halftime', this.next, this);
    if (call === null) throw new AwaitsCall(g, 'halftime', g.clock);
    if (!isCalledBy(this.part, call)) throw new WrongCall('halftime', call, this.next);
    if (!isHalftimeCall(call)) return;
    this.handed = null;
    this.asked.push({ row: g.rows, kind: 'halftime', call, place: this.next });
    this.next += 1;
    if (call === 'stay') return;
    this.adjustment = call;
    if (call === 'new_looks') for (const seen of [this.offense, this.defense]) seen.forget();
    const side = g.sides[this.side];
    side.tactics = { ...side.tactics, ...adjusted(side.tactics, call, g.tuning.sideline) };
  }

  /** Returns the coach's call; null: the staff's. */
  private ask(g: GameState, kind: AskKind, clock = g.clock): PlayCall | null {
    const waits = this.handed !== null && !isBack(g, kind, this.handed);
    const call = waits || !isAskedOf(this.part, kind) ? null : this.read(g, kind, clock);
    this.asked.push({ row: g.rows, kind, call, place: this.next - 1 });
    return call;
  }

  private read(g: GameState, kind: AskKind, clock: number): PlayCall | null {
    this.handed = null;
    for (;;) {
      const call = this.caller(g, kind, this.next, this);
      if (call === null) throw new AwaitsCall(g, kind, clock);
      if (!answers(call, kind) || !isCalledBy(this.part, call) || isOutOfReach(g, call))
        throw new WrongCall(kind, call, this.next);
      this.next += 1;
      if (isTempo(call)) this.tempo = call;
      else if (isHandover(call)) {
        this.handed = handOver(g, call);
        return null;
      } else return call === STAFF_CALL ? null : call;
    }
  }
}

/**
 * Returns the added share of onside kicks recovered: positive for a team the opponent is not watching, negative the
 * more it is.
 */
function surpriseOf({ tuning: { sideline: knobs } }: GameState, seen: Tendencies): number {
  const watched = seen.of('onside');
  return knobs.onsideSurprise * (1 - watched) - knobs.onsideReady * watched;
}

/** Whether a field goal is out of range. */
export function isOutOfReach(g: GameState, call: SidelineCall): boolean {
  return call === 'field_goal' && placeKickYards(g.ball) > g.tuning.sideline.farthestKick;
}
