import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { PORTAL_PARTS, type PortalFinalist, type PortalPart } from '../../model/portal.ts';
import { PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { type Money, worthOf } from '../budget.ts';
import { gumbelAtMost, gumbelOf } from '../gumbel.ts';
import { appealTo, logsOf, type Market, openMarket } from '../market.ts';
import { storedParts } from '../opinions.ts';
import type { Openings } from '../prospects.ts';
import { boosters } from '../recruits/offerings.ts';
import type { OffseasonTuning, RosterReference, Suitor } from '../types.ts';
import { MIDDLE_OF_THREE_STARS, transferQuality } from './quality.ts';
import { tasteOf } from './years.ts';

/** Programs that take transfers, and what they can offer. */
export interface MarketInput {
  /** The season just played. */
  year: number;
  /** Next season's programs. */
  programs: readonly Suitor[];
  /** Players already on next season's rosters. */
  returning: readonly Player[];
  /** Roster spots left for transfers. */
  room: ReadonlyMap<TeamId, Readonly<Openings>>;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  /** The user's program. */
  own: TeamId;
  /** Programs' NIL budgets after the season; null before NIL. */
  money: Money | null;
  /** Transfers the user calls in person, and those he passes on. */
  offers: ReadonlySet<PlayerId>;
  passes: ReadonlySet<PlayerId>;
  /** The share of its recruiting hours that went unused. */
  idle: number;
}

/** A transfer with his new team. */
export interface Move {
  player: Player;
  /** NIL money, million dollars. */
  pay: number;
  finalists: readonly PortalFinalist[];
}

/** A program and the chance that a transfer chooses it. */
export interface TransferOdds {
  team: TeamId;
  /** 0 to 1. */
  chance: number;
}

/** A transfer choosing a program. */
interface Choice {
  player: Player;
  /** Index in `POSITIONS`. */
  position: number;
  /** Log weights of every program: by appeal, and by distance from home. */
  standing: Float64Array;
  near: Float64Array;
  /** What a personal call from our coach adds, log weight; 0 without one. */
  called: number;
  /** Whether our coach passes on him. */
  passed: boolean;
}

/** The parts of an opinion, log weight. */
type Parts = Readonly<Record<PortalPart, number>>;

const MOST_FINALISTS = 5;

/** Returns every team's ratings by position, best first: `[team][position]`. */
function ratingsBy(teams: readonly TeamId[], players: readonly Player[]): number[][][] {
  const places = new Map(teams.map((team, index) => [team, index]));
  const lists = teams.map(() => POSITIONS.map((): number[] => []));
  for (const { team, position, rating } of players) {
    const index = places.get(team);
    if (index !== undefined) lists[index]![PLACE_OF[position]]!.push(rating);
  }
  for (const team of lists) for (const list of team) list.sort((a, b) => b - a);
  return lists;
}

/** The market in which transfers choose their next program, one after another. */
export class TransferMarket {
  /** Spots each program has left, `[position][team]`. */
  readonly room: readonly Float64Array[];
  readonly teams: readonly TeamId[];
  private readonly input: MarketInput;
  private readonly knobs: OffseasonTuning['portal']['choose'];
  private readonly market: Market;
  private readonly ratings: number[][][];
  /** Each program's NIL money left, million dollars, and its worth to a transfer, log weight. */
  private readonly budgetLeft: Float64Array;
  private readonly money: Float64Array;
  private readonly tastes: readonly number[];
  private readonly homes: ReadonlyMap<string, number>;
  private readonly own: number;
  /** Worth of each program's open spots, log weight, `[position][team]`. */
  private readonly places: readonly Float64Array[];
  /** Ratings of the last starter and the last second-string player, `[position][team]`; 0 where there is none yet. */
  private readonly starters: readonly Float64Array[];
  private readonly seconds: readonly Float64Array[];
  /** Log weights by home state. */
  private readonly nearness: readonly Float64Array[];
  /** The choosing transfer's rolls for personal fit, by team. */
  private readonly rolls: Float64Array;

  constructor(input: MarketInput) {
    const { year, reference, tuning, seed, returning, room } = input;
    const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
    this.input = input;
    this.knobs = tuning.portal.choose;
    this.market = openMarket(programs, reference, tuning, stream(seed, 'portal', year, 'buzz'));
    this.teams = this.market.teams;
    this.own = this.teams.indexOf(input.own);
    this.ratings = ratingsBy(this.teams, returning);
    const given = boosters({ programs, seed, tuning, classOf: year + 1 });
    this.money = Float64Array.from(given, (value) => this.knobs.money * value);
    this.budgetLeft = Float64Array.from(this.teams, (team) => input.money?.of.get(team)?.spent.portal ?? 0);
    for (let team = 0; team < this.teams.length; team++) this.updateMoneyValue(team);
    this.tastes = this.teams.map((team) => tasteOf(seed, team, year, tuning));
    this.homes = new Map(reference.homeStates.map(({ code }, index) => [code, index]));
    this.room = POSITIONS.map((position) =>
      Float64Array.from(this.teams, (team) => Math.max(0, room.get(team)?.[position] ?? 0)),
    );
    const { length } = this.teams;
    this.places = POSITIONS.map(() => new Float64Array(length));
    this.starters = POSITIONS.map(() => new Float64Array(length));
    this.seconds = POSITIONS.map(() => new Float64Array(length));
    for (let team = 0; team < length; team++)
      for (let index = 0; index < POSITIONS.length; index++) this.updateDepth(team, index);
    this.nearness = this.market.nearness.map((row) => logsOf(this.market, row));
    this.rolls = new Float64Array(length);
  }

  /** Updates a team's depth and open spots at a position. */
  private updateDepth(team: number, index: number): void {
    const list = this.ratings[team]![index]!;
    const slots = STARTER_SLOTS[POSITIONS[index]!];
    this.starters[index]![team] = list[slots - 1] ?? 0;
    this.seconds[index]![team] = list[2 * slots - 1] ?? 0;
    this.places[index]![team] = this.knobs.places * Math.log(this.room[index]![team]!) + this.tastes[team]!;
  }

  /** Returns a transfer's opinion of a program with a spot for him, by part; `luck`: personal fit. */
  private partsOf({ player, position: index, standing, near, called }: Choice, team: number, luck: number): Parts {
    const { knobs } = this;
    return {
      places: this.places[index]![team]!,
      standing: knobs.standing * standing[team]!,
      home: knobs.home * near[team]!,
      playing_time: knobs.playing * startingOdds((player.rating - this.starters[index]![team]!) / knobs.playingScale),
      need: -knobs.need * Math.max(0, this.seconds[index]![team]! - player.rating),
      money: this.money[team]!,
      fit: knobs.fit * luck,
      offer: team === this.own ? called : 0,
      idle: team === this.own ? -knobs.idle * this.input.idle : 0,
    };
  }

  /** Returns his total opinion, log weight. */
  private weigh(choice: Choice, team: number, luck: number): number {
    const p = this.partsOf(choice, team, luck);
    return p.places + p.standing + p.home + p.playing_time + p.need + p.money + p.fit + p.offer + p.idle;
  }

  /** Returns the total with the rolled fit. */
  private valueOf(choice: Choice, team: number): number {
    return this.weigh(choice, team, gumbelOf(this.rolls[team]!));
  }

  /** Whether a program has a spot for him and wants him. */
  private isOpen({ player, position: index, passed }: Choice, team: number): boolean {
    return this.room[index]![team]! >= 1 && this.teams[team] !== player.team && !(passed && team === this.own);
  }

  /** Returns his favorite program, the first of equals; -1 if none has a spot. */
  private best(choice: Choice): number {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let t = 0; t < this.teams.length; t++) {
      if (!this.isOpen(choice, t) || this.weigh(choice, t, gumbelAtMost(this.rolls[t]!)) < most) continue;
      const value = this.valueOf(choice, t);
      if (value > most) [best, most] = [t, value];
    }
    return best;
  }

  /** Starts a transfer's decision, before any personal fit; `called`: whether our coach calls him. */
  private choiceOf(player: Player, called: boolean): Choice {
    const { passes, tuning } = this.input;
    const appeal = appealTo(this.market, asProspect(player, transferQuality(player, tuning)), tuning);
    return {
      player,
      position: PLACE_OF[player.position],
      standing: logsOf(this.market, appeal),
      near: this.nearness[mustGet(this.homes, player.homeState)]!,
      called: called ? tuning.portal.coach.offer : 0,
      passed: passes.has(player.id),
    };
  }

  /**
   * Returns how likely a transfer would choose each program with a spot for him if he decided now, likeliest first.
   * Personal fit is Gumbel noise, so the shares are a softmax of the rest of his opinions.
   */
  odds(player: Player): TransferOdds[] {
    const choice = this.choiceOf(player, this.input.offers.has(player.id));
    const scale = Math.max(this.knobs.fit, Number.EPSILON);
    const open = Array.from(this.teams.keys()).filter((team) => this.isOpen(choice, team));
    const values = open.map((team) => this.weigh(choice, team, 0) / scale);
    const most = values.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
    const weights = values.map((value) => Math.exp(value - most));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return open
      .map((team, index) => ({ team: this.teams[team]!, chance: weights[index]! / sum }))
      .sort((a, b) => b.chance - a.chance || (a.team < b.team ? -1 : 1));
  }

  /** Returns our program's offer to a transfer from its remaining NIL money, million dollars. */
  price(player: Player): number {
    return this.payFrom(player, this.budgetLeft[this.own]!);
  }

  /** Has a transfer choose; null if no program has a spot. `dice`: his fit with the programs. */
  choose(player: Player, dice: Stream): Move | null {
    const { offers, own } = this.input;
    const choice = this.choiceOf(player, offers.has(player.id));
    for (let t = 0; t < this.rolls.length; t++) this.rolls[t] = dice.float();
    const best = this.best(choice);
    if (best < 0) return null;
    const ours = best === this.own || player.team === own || offers.has(player.id);
    const finalists = ours ? this.finalists(choice) : [];
    const pay = this.pay(player, best);
    return { player: this.join(player, best), pay, finalists };
  }

  /** Returns his top programs, including ours if it has a spot for him. */
  private finalists(choice: Choice): PortalFinalist[] {
    const { own } = this;
    const order = Array.from(this.teams.keys()).filter((t) => this.isOpen(choice, t));
    const values = new Map(order.map((t) => [t, this.valueOf(choice, t)]));
    order.sort((a, b) => mustGet(values, b) - mustGet(values, a) || a - b);
    const finalists = order.slice(0, MOST_FINALISTS);
    if (order.includes(own) && !finalists.includes(own)) finalists[finalists.length - 1] = own;
    return finalists.map((t) => ({
      team: this.teams[t]!,
      parts: storedParts(PORTAL_PARTS, this.partsOf(choice, t, gumbelOf(this.rolls[t]!))),
    }));
  }

  /** Updates the worth of a program's remaining NIL money. */
  private updateMoneyValue(team: number): void {
    const { money, tuning } = this.input;
    if (money === null) return;
    this.money[team] =
      tuning.money.pull.portal * (worthOf(this.budgetLeft[team]!, money.usual.portal) - money.level.portal);
  }

  /** Returns a transfer's share of a program's remaining NIL money: more for a better player. */
  private payFrom(player: Player, left: number): number {
    const { tuning } = this.input;
    const { share, stars, most, quarterback } = tuning.money.pay;
    const quality = transferQuality(player, tuning) - MIDDLE_OF_THREE_STARS;
    const due = share * Math.exp(stars * quality) * (player.position === 'qb' ? quarterback : 1);
    return left * Math.min(most, due);
  }

  private pay(player: Player, team: number): number {
    if (this.input.money === null) return 0;
    const pay = this.payFrom(player, this.budgetLeft[team]!);
    this.budgetLeft[team]! -= pay;
    this.updateMoneyValue(team);
    return pay;
  }

  private join(player: Player, team: number): Player {
    const index = PLACE_OF[player.position];
    this.room[index]![team]! -= 1;
    const list = this.ratings[team]![index]!;
    list.push(player.rating);
    list.sort((a, b) => b - a);
    this.updateDepth(team, index);
    const moved = copyOfPlayer(player);
    moved.team = this.teams[team]!;
    return moved;
  }
}

/** Returns the outlook on starting, -1 to 1, for a player this many scale units better than the last starter. */
function startingOdds(better: number): number {
  return better / (1 + Math.abs(better));
}

/** Describes a transfer in recruiting-market terms. */
function asProspect({ position }: Player, quality: number) {
  const stars = Math.floor(Math.min(MOST_QUALITY, Math.max(1, quality)));
  return { position, stars, standing: Math.min(1, Math.max(0, quality - stars)), home: 0 };
}

const MOST_QUALITY = 5;
