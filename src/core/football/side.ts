import type { PlayerId } from '../model/ids.ts';
import { EVEN_PLAN } from '../model/program/game-plan.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type Tactics, tacticsOf } from './calling/tactics.ts';
import { dangerBefore } from './diagnosis.ts';
import {
  dayOrder,
  dropFrom,
  firstString,
  type Lineup,
  lineupAfter,
  type Order,
  playerAt,
  playersIn,
  putBack,
  secondString,
  takeOut,
} from './lineup.ts';
import type { RotationStore } from './rotation.ts';
import type { TeamSheet } from './team-sheet.ts';
import { mobilityOf } from './traits.ts';

/** The players available to a team today. */
export interface Availability {
  /** Week of the season; 0: a game outside a season. */
  week: number;
  /** Players who cannot play, of any team. */
  out: ReadonlySet<PlayerId>;
  /** Players who cannot play before halftime, of any team. */
  halfOut: ReadonlySet<PlayerId>;
  /** Stream of the game's injuries; null: no injuries. */
  injuries: Stream | null;
  /** How often its players get hurt relative to the usual; omitted: 1. */
  hurtTimes?: number;
}

/** Every player is available, and there are no injuries. */
export const ALL_AVAILABLE: Availability = { week: 0, out: new Set(), halfOut: new Set(), injuries: null };

/** One team in one game. */
export class Side {
  declare readonly sheet: TeamSheet;
  declare readonly index: 0 | 1;
  declare readonly order: Order;
  /** Ratings by slot. */
  declare readonly ratings: Float64Array;
  /** Fumble chance by slot. */
  declare readonly fumbles: Float64Array;
  declare private readonly tuning: Tuning;
  declare private readonly store: RotationStore;
  private regulars: Lineup;
  private reserves: Lineup | null = null;
  /** The string on the field. */
  declare lineup: Lineup;
  reservesIn = false;
  /** Effects of today's game plan and of the current call. */
  declare tactics: Tactics;
  /** Current form of offense and defense, with home-field advantage and game plan, in rating points. */
  declare attack: number;
  declare resist: number;
  /** The quarterback's index in today's order. */
  quarterbackDepth = 0;
  declare quarterback: number;
  quarterbackRating = 0;
  /** How readily he runs; 0 is average. */
  mobility = 0;
  /** Share of designed quarterback runs. */
  keeps = 0;
  declare readonly kicker: number;
  /** Chance that he makes an unblocked field goal, by yards. */
  declare readonly fieldGoals: Float64Array;
  declare readonly punter: number;
  returners: readonly [number, number];
  /** Slots of players held out until halftime. */
  declare private readonly waiting: readonly number[];
  interceptionsToday = 0;

  /** Stream of injuries; null: no injuries. */
  declare readonly injuryDice: Stream | null;
  /** How often its players get hurt relative to the usual. */
  declare readonly hurtTimes: number;
  /** Danger left until the next injury, in ordinary plays. */
  danger: number;

  /** @param tactics effects of today's plan */
  constructor(
    sheet: TeamSheet,
    index: 0 | 1,
    homeEdge: number,
    tuning: Tuning,
    store: RotationStore,
    dice: Stream,
    { week, out, halfOut, injuries, hurtTimes = 1 }: Availability = ALL_AVAILABLE,
    tactics: Tactics = tacticsOf(EVEN_PLAN, tuning, null),
  ) {
    this.sheet = sheet;
    this.tactics = tactics;
    this.index = index;
    this.tuning = tuning;
    this.store = store;
    this.ratings = sheet.weights.rating;
    this.fumbles = sheet.weights.fumble;
    this.order = store.orders[index];
    dayOrder(sheet, this.order, week, out);
    this.waiting = takeOut(sheet, this.order, halfOut);
    this.injuryDice = injuries;
    this.hurtTimes = hurtTimes;
    this.danger = injuries === null ? Number.POSITIVE_INFINITY : dangerBefore(tuning, injuries, hurtTimes);
    this.attack = homeEdge + dice.normal(0, tuning.strength.dayForm) + this.tactics.attack;
    this.resist = homeEdge + dice.normal(0, tuning.strength.dayForm) + this.tactics.resist;
    this.regulars = firstString(sheet, this.order, tuning, store, dice);
    this.lineup = this.regulars;
    this.kicker = playerAt(sheet.groups.k, this.order, 0);
    this.fieldGoals = sheet.fieldGoals[this.kicker - sheet.groups.k.start]!;
    this.punter = playerAt(sheet.groups.p, this.order, 0);
    this.returners = this.returnersNow();
    this.quarterback = this.order[sheet.groups.qb.start]!;
    this.setQuarterback(0);
  }

  /** Drifts form at the end of a quarter: a staff finds an answer, or an offense finds or loses its rhythm. */
  drift(dice: Stream): void {
    const { formDrift } = this.tuning.strength;
    this.attack += dice.normal(0, formDrift);
    this.resist += dice.normal(0, formDrift);
  }

  /** Puts in the quarterback at `depth` of today's order. */
  setQuarterback(depth: number): void {
    this.quarterbackDepth = depth;
    this.quarterback = playerAt(this.sheet.groups.qb, this.order, depth);
    this.quarterbackRating = this.ratings[this.quarterback]!;
    this.mobility = mobilityOf(this.sheet.players[this.quarterback]!.id);
    const { quarterbackKeeps, mobilityKeeps } = this.tuning.run;
    this.keeps = quarterbackKeeps * Math.exp(mobilityKeeps * this.mobility);
  }

  private returnersNow(): readonly [number, number] {
    const { wr, cb } = this.sheet.groups;
    const { puntReturner, kickReturner } = this.tuning.rotation;
    return [playerAt(wr, this.order, puntReturner), playerAt(cb, this.order, kickReturner)];
  }

  /** Whether his position has enough players left for him to leave the game. */
  canSpare(slot: number): boolean {
    const { position } = this.sheet.players[slot]!;
    return playersIn(this.order, this.sheet.groups[position]) > this.sheet.system.personnel.starters[position];
  }

  /** Removes a hurt or ejected player from the game; the players behind him move up. */
  leaves(slot: number): void {
    const { sheet, order } = this;
    dropFrom(order, sheet.groups[sheet.players[slot]!.position], slot);
    this.lineUpAgain();
    if (slot === this.quarterback) this.setQuarterback(this.quarterbackDepth);
  }

  /** Puts players held out for the first half into the lineup. */
  secondHalf(): void {
    if (this.waiting.length === 0) return;
    const { sheet, order } = this;
    for (const slot of this.waiting) putBack(order, sheet.groups[sheet.players[slot]!.position], slot);
    this.lineUpAgain();
  }

  /** Rebuilds the lineups after today's order changed. */
  private lineUpAgain(): void {
    const { sheet, order, tuning } = this;
    this.regulars = lineupAfter(sheet, order, 0, tuning, this.regulars);
    if (this.reserves !== null) this.reserves = lineupAfter(sheet, order, 1, tuning, this.reserves);
    this.lineup = this.reservesIn && this.reserves !== null ? this.reserves : this.regulars;
    this.returners = this.returnersNow();
  }

  /** Sends in the second string, or brings the first string back. A hurt or benched quarterback stays out. */
  fieldReserves(reserves: boolean): void {
    if (reserves === this.reservesIn) return;
    this.reservesIn = reserves;
    if (reserves) {
      this.reserves ??= secondString(this.sheet, this.order, this.tuning, this.store);
      this.lineup = this.reserves;
    } else this.lineup = this.regulars;
    this.setQuarterback(Math.max(0, this.quarterbackDepth + (reserves ? 1 : -1)));
  }
}
