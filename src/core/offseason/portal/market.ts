import type { PlayerId, TeamId } from '../../model/ids.ts';
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
import { MIDDLE, transferQuality } from './quality.ts';
import { tasteOf } from './years.ts';

/** Programs that take transfers, and what they have. */
export interface MarketInput {
  /** The season just played. */
  year: number;
  /** Those of the next season. */
  programs: readonly Suitor[];
  /** Everybody who is on their rosters so far. */
  returning: readonly Player[];
  /** Places that recruits leave to transfers. */
  room: ReadonlyMap<TeamId, Readonly<Openings>>;
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
  /** The player's program. */
  own: TeamId;
  /** What programs have for players after the season; null where nobody has any. */
  money: Money | null;
  /** Whom its coach calls himself, and whom he does not want. */
  offers: ReadonlySet<PlayerId>;
  passes: ReadonlySet<PlayerId>;
  /** Share of its hours of the year that its staff has worked on nobody. */
  idle: number;
}

/** Somebody who has found a program, in his new team. */
export interface Move {
  player: Player;
  /** What he is paid, million dollars. */
  pay: number;
  finalists: readonly PortalFinalist[];
}

/** A transfer who weighs programs. */
interface Choice {
  player: Player;
  /** Number of his position. */
  at: number;
  /** Log weights of every program: by appeal, and by how near it is to his home. */
  standing: Float64Array;
  near: Float64Array;
  /** What our coach's call adds to his opinion of us, log weight; 0 without one. */
  called: number;
  /** Whether our coach does not want him. */
  passed: boolean;
}

/** What each part of an opinion adds, log weight. */
type Parts = Readonly<Record<PortalPart, number>>;

const MOST_FINALISTS = 5;

/** The ratings at each position of every team, best first: `[team][position]`. */
function ratingsBy(teams: readonly TeamId[], players: readonly Player[]): number[][][] {
  const places = new Map(teams.map((team, at) => [team, at]));
  const lists = teams.map(() => POSITIONS.map((): number[] => []));
  for (const { team, position, rating } of players) {
    const at = places.get(team);
    if (at !== undefined) lists[at]![PLACE_OF[position]]!.push(rating);
  }
  for (const team of lists) for (const list of team) list.sort((a, b) => b - a);
  return lists;
}

/** Opens where transfers choose their next program, one after another. */
export class TransferMarket {
  /** How many men each program can still take, `[position][team]`. */
  readonly room: readonly Float64Array[];
  readonly teams: readonly TeamId[];
  private readonly input: MarketInput;
  private readonly k: OffseasonTuning['portal']['choose'];
  private readonly market: Market;
  private readonly ratings: number[][][];
  /** What each program has left to pay, million dollars, and what that is worth to a transfer, log weight. */
  private readonly purse: Float64Array;
  private readonly money: Float64Array;
  private readonly tastes: readonly number[];
  private readonly homes: ReadonlyMap<string, number>;
  private readonly own: number;
  /** What having so many places is worth in its eyes, log weight, `[position][team]`. */
  private readonly places: readonly Float64Array[];
  /** The last starter's rating and the last second-string player's, `[position][team]`; 0 where nobody is there yet. */
  private readonly starters: readonly Float64Array[];
  private readonly seconds: readonly Float64Array[];
  /** Log weights by home state. */
  private readonly nearness: readonly Float64Array[];
  /** How he who chooses gets on with every program: what was rolled for it. */
  private readonly rolls: Float64Array;

  constructor(input: MarketInput) {
    const { year, reference, tuning, seed, returning, room } = input;
    const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
    this.input = input;
    this.k = tuning.portal.choose;
    this.market = openMarket(programs, reference, tuning, stream(seed, 'portal', year, 'buzz'));
    this.teams = this.market.teams;
    this.own = this.teams.indexOf(input.own);
    this.ratings = ratingsBy(this.teams, returning);
    const given = boosters({ programs, seed, tuning, classOf: year + 1 });
    this.money = Float64Array.from(given, (value) => this.k.money * value);
    this.purse = Float64Array.from(this.teams, (team) => input.money?.of.get(team)?.spent.portal ?? 0);
    for (let team = 0; team < this.teams.length; team++) this.count(team);
    this.tastes = this.teams.map((team) => tasteOf(seed, team, year, tuning));
    this.homes = new Map(reference.homeStates.map(({ code }, at) => [code, at]));
    this.room = POSITIONS.map((position) =>
      Float64Array.from(this.teams, (team) => Math.max(0, room.get(team)?.[position] ?? 0)),
    );
    const { length } = this.teams;
    this.places = POSITIONS.map(() => new Float64Array(length));
    this.starters = POSITIONS.map(() => new Float64Array(length));
    this.seconds = POSITIONS.map(() => new Float64Array(length));
    for (let team = 0; team < length; team++) for (let at = 0; at < POSITIONS.length; at++) this.see(team, at);
    this.nearness = this.market.nearness.map((row) => logsOf(this.market, row));
    this.rolls = new Float64Array(length);
  }

  /** Looks who plays at a position of a team, and how many places it has. */
  private see(team: number, at: number): void {
    const list = this.ratings[team]![at]!;
    const slots = STARTER_SLOTS[POSITIONS[at]!];
    this.starters[at]![team] = list[slots - 1] ?? 0;
    this.seconds[at]![team] = list[2 * slots - 1] ?? 0;
    this.places[at]![team] = this.k.places * Math.log(this.room[at]![team]!) + this.tastes[team]!;
  }

  /** The parts of what a transfer thinks of a program with a place for him; `luck`: how he gets on with its staff. */
  private partsOf({ player, at, standing, near, called }: Choice, team: number, luck: number): Parts {
    const { k } = this;
    return {
      places: this.places[at]![team]!,
      standing: k.standing * standing[team]!,
      home: k.home * near[team]!,
      playing_time: k.playing * sureness((player.rating - this.starters[at]![team]!) / k.playingScale),
      need: -k.need * Math.max(0, this.seconds[at]![team]! - player.rating),
      money: this.money[team]!,
      fit: k.fit * luck,
      offer: team === this.own ? called : 0,
      idle: team === this.own ? -k.idle * this.input.idle : 0,
    };
  }

  /** What he thinks of it altogether: every transfer weighs every program, so that this is added up by name. */
  private weigh(choice: Choice, team: number, luck: number): number {
    const p = this.partsOf(choice, team, luck);
    return p.places + p.standing + p.home + p.playing_time + p.need + p.money + p.fit + p.offer + p.idle;
  }

  /** The same by the luck that was rolled. */
  private valueOf(choice: Choice, team: number): number {
    return this.weigh(choice, team, gumbelOf(this.rolls[team]!));
  }

  /** Whether a program has a place for him. */
  private isOpen({ player, at, passed }: Choice, team: number): boolean {
    return this.room[at]![team]! >= 1 && this.teams[team] !== player.team && !(passed && team === this.own);
  }

  /** The program he thinks most of, the first of equals; -1 if none has a place. */
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

  /** The program he chooses, with a copy of him in its team; null if no program has a place. `dice`: how he gets on with them. */
  choose(player: Player, dice: Stream): Move | null {
    const { offers, passes, tuning, own } = this.input;
    const appeal = appealTo(this.market, asProspect(player, transferQuality(player, tuning)), tuning);
    const choice: Choice = {
      player,
      at: PLACE_OF[player.position],
      standing: logsOf(this.market, appeal),
      near: this.nearness[this.homes.get(player.homeState)!]!,
      called: offers.has(player.id) ? tuning.portal.coach.offer : 0,
      passed: passes.has(player.id),
    };
    for (let t = 0; t < this.rolls.length; t++) this.rolls[t] = dice.float();
    const best = this.best(choice);
    if (best < 0) return null;
    const ours = best === this.own || player.team === own || offers.has(player.id);
    const finalists = ours ? this.finalists(choice) : [];
    const pay = this.pay(player, best);
    return { player: this.join(player, best), pay, finalists };
  }

  /** The programs that he thinks most of, ours among them if he thinks of it at all. */
  private finalists(choice: Choice): PortalFinalist[] {
    const { own } = this;
    const order = Array.from(this.teams.keys()).filter((t) => this.isOpen(choice, t));
    const values = new Map(order.map((t) => [t, this.valueOf(choice, t)]));
    order.sort((a, b) => values.get(b)! - values.get(a)! || a - b);
    const shown = order.slice(0, MOST_FINALISTS);
    if (order.includes(own) && !shown.includes(own)) shown[shown.length - 1] = own;
    return shown.map((t) => ({
      team: this.teams[t]!,
      parts: storedParts(PORTAL_PARTS, this.partsOf(choice, t, gumbelOf(this.rolls[t]!))),
    }));
  }

  /** Works out what a program's purse is worth. */
  private count(team: number): void {
    const { money, tuning } = this.input;
    if (money === null) return;
    this.money[team] = tuning.money.pull.portal * (worthOf(this.purse[team]!, money.usual.portal) - money.level.portal);
  }

  /** Takes what somebody is paid out of a program's purse: a share of what is left, the better he is the more. */
  private pay(player: Player, team: number): number {
    const { tuning, money } = this.input;
    if (money === null) return 0;
    const { share, stars, most, quarterback } = tuning.money.pay;
    const quality = transferQuality(player, tuning) - MIDDLE;
    const due = share * Math.exp(stars * quality) * (player.position === 'qb' ? quarterback : 1);
    const pay = this.purse[team]! * Math.min(most, due);
    this.purse[team]! -= pay;
    this.count(team);
    return pay;
  }

  private join(player: Player, team: number): Player {
    const at = PLACE_OF[player.position];
    this.room[at]![team]! -= 1;
    const list = this.ratings[team]![at]!;
    list.push(player.rating);
    list.sort((a, b) => b - a);
    this.see(team, at);
    const moved = copyOfPlayer(player);
    moved.team = this.teams[team]!;
    return moved;
  }
}

/** How sure a place is, from -1 to 1, for so much better than who starts. */
function sureness(better: number): number {
  return better / (1 + Math.abs(better));
}

/** As the market of recruits sees him. */
function asProspect({ position }: Player, quality: number) {
  const stars = Math.floor(Math.min(MOST_QUALITY, Math.max(1, quality)));
  return { position, stars, standing: Math.min(1, Math.max(0, quality - stars)), home: 0 };
}

const MOST_QUALITY = 5;
