import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import {
  dayOrder,
  firstString,
  type Lineup,
  lineupWithout,
  manAt,
  type Order,
  putLast,
  secondString,
} from './lineup.ts';
import type { RotationStore } from './rotation.ts';
import type { TeamSheet } from './team-sheet.ts';
import { mobilityOf } from './traits.ts';

/** One team in one game. */
export class Side {
  declare readonly sheet: TeamSheet;
  declare readonly index: 0 | 1;
  declare readonly order: Order;
  /** Ratings by slot. */
  declare readonly ratings: Float64Array;
  /** Chances to lose the ball by slot. */
  declare readonly fumbles: Float64Array;
  declare private readonly tuning: Tuning;
  declare private readonly store: RotationStore;
  private regulars: Lineup;
  private readonly ejected: number[] = [];
  private reserves: Lineup | null = null;
  /** The string on the field. */
  declare lineup: Lineup;
  reservesIn = false;
  /** Today's form of offense and defense, home edge included, in rating points. */
  declare readonly attack: number;
  declare readonly resist: number;
  /** Place of the quarterback in today's order. */
  quarterbackDepth = 0;
  declare quarterback: number;
  quarterbackRating = 0;
  /** How readily he runs, 0 average. */
  mobility = 0;
  /** Share of runs that he keeps by design. */
  keeps = 0;
  declare readonly kicker: number;
  declare readonly punter: number;
  returners: readonly [number, number];
  interceptionsToday = 0;

  /** `week` of the season, which says who is absent; 0: a game outside a season, that nobody misses. */
  constructor(
    sheet: TeamSheet,
    index: 0 | 1,
    homeEdge: number,
    tuning: Tuning,
    store: RotationStore,
    dice: Stream,
    week = 0,
  ) {
    this.sheet = sheet;
    this.index = index;
    this.tuning = tuning;
    this.store = store;
    this.ratings = sheet.weights.rating;
    this.fumbles = sheet.weights.fumble;
    this.order = store.orders[index];
    dayOrder(sheet, this.order, week);
    this.attack = homeEdge + dice.normal(0, tuning.strength.dayForm);
    this.resist = homeEdge + dice.normal(0, tuning.strength.dayForm);
    this.regulars = firstString(sheet, this.order, tuning, store, dice);
    this.lineup = this.regulars;
    this.kicker = manAt(sheet.groups.k, this.order, 0);
    this.punter = manAt(sheet.groups.p, this.order, 0);
    this.returners = this.returnersNow();
    this.quarterback = this.order[sheet.groups.qb.start]!;
    this.setQuarterback(0);
  }

  /** The quarterback at `depth` of today's order takes over. */
  setQuarterback(depth: number): void {
    this.quarterbackDepth = depth;
    this.quarterback = manAt(this.sheet.groups.qb, this.order, depth);
    this.quarterbackRating = this.ratings[this.quarterback]!;
    this.mobility = mobilityOf(this.sheet.players[this.quarterback]!.id);
    const { quarterbackKeeps, mobilityKeeps } = this.tuning.run;
    this.keeps = quarterbackKeeps * Math.exp(mobilityKeeps * this.mobility);
  }

  private returnersNow(): readonly [number, number] {
    const { wr, cb } = this.sheet.groups;
    const { puntReturner, kickReturner } = this.tuning.rotation;
    return [manAt(wr, this.order, puntReturner), manAt(cb, this.order, kickReturner)];
  }

  /** Ejects a defender: the players behind him move up. */
  eject(slot: number): void {
    const { sheet, order, tuning } = this;
    this.ejected.push(slot);
    putLast(sheet, order, slot);
    this.regulars = lineupWithout(sheet, order, 0, tuning, this.regulars, this.ejected);
    if (this.reserves !== null) this.reserves = lineupWithout(sheet, order, 1, tuning, this.reserves, this.ejected);
    this.lineup = this.reservesIn && this.reserves !== null ? this.reserves : this.regulars;
    this.returners = this.returnersNow();
  }

  private secondString(): Lineup {
    const { sheet, order, tuning, ejected } = this;
    const made = secondString(sheet, order, tuning, this.store);
    return ejected.length === 0 ? made : lineupWithout(sheet, order, 1, tuning, made, ejected);
  }

  /** Sends in the second string, or the first string back. A hurt or benched quarterback stays out. */
  fieldReserves(reserves: boolean): void {
    if (reserves === this.reservesIn) return;
    this.reservesIn = reserves;
    if (reserves) {
      this.reserves ??= this.secondString();
      this.lineup = this.reserves;
    } else this.lineup = this.regulars;
    this.setQuarterback(Math.max(0, this.quarterbackDepth + (reserves ? 1 : -1)));
  }
}
