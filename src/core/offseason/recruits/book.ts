import type { TeamId } from '../../model/ids.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { gumbelOf, luckAtMost } from '../gumbel.ts';
import { appealTo, type Market, openMarket, weigh } from '../market.ts';
import { fullNames } from '../names.ts';
import { withStarters } from '../progression.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';
import type { BookInput } from './class-input.ts';
import { drawRecruits, type Recruit } from './draw.ts';
import { type WeeklyHours, weeklyHours } from './hours.ts';
import { type Offerings, offeringsOf } from './offerings.ts';
import { expectOpenings } from './openings.ts';
import type { Leader } from './regard.ts';
import { type Suit, Thoughts } from './suits.ts';

/** Everything about a class that follows from the seed and the rosters, and so is never stored. */
export interface Book {
  classOf: number;
  /** Sorted. */
  teams: readonly TeamId[];
  tierOf: Float64Array;
  /** What each program's staff can spend in a week. */
  hours: readonly WeeklyHours[];
  /** Who leads each program. */
  leaders: readonly Leader[];
  market: Market;
  offerings: Offerings;
  /** By number less 1, the best first. */
  recruits: readonly Recruit[];
  /** Expected openings, `[position][team]`. */
  openings: readonly Float64Array[];
  /** Those at a position, the best first. */
  at: readonly (readonly Recruit[])[];
  /** How many of each program's places a recruit is expected to take: `[recruit][team]`, in one row after another. */
  shares: Float32Array;
  /** The programs whose staffs are after each recruit, the likeliest first. */
  suits: readonly (readonly Suit[])[];
  /** Place of each recruit's position in `POSITIONS`. */
  places: Uint8Array;
  /** What the suits of all recruits are worth, one after another: from `from` of a recruit to that of the next. */
  worths: { from: Int32Array; team: Uint8Array; worth: Float64Array };
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
}

/** A book before anybody is after anybody. */
type Unsought = Omit<Book, 'suits' | 'worths'>;

/**
 * How many places each recruit takes of each program on average, if the best choose first by open places, appeal and nearness
 * alone: what a staff expects when it begins. `room` is used up.
 */
function expectShares(
  recruits: readonly Recruit[],
  room: Float64Array,
  market: Market,
  tuning: OffseasonTuning,
  shares: Float32Array,
): void {
  const weights = new Float64Array(room.length);
  for (const recruit of recruits) {
    const appeal = appealTo(market, recruit, tuning);
    const near = market.nearness[recruit.home]!;
    weigh(weights, room, appeal, near);
    let sum = 0;
    for (let t = 0; t < weights.length; t++) sum += weights[t]!;
    if (sum <= 0) break;
    const row = (recruit.number - 1) * room.length;
    for (let t = 0; t < weights.length; t++) {
      // Nobody can take more than there is.
      const share = Math.min(room[t]!, weights[t]! / sum);
      shares[row + t] = share;
      room[t]! -= share;
    }
  }
}

/** Offers that a recruit has, by stars and his place within them. */
function offersTo({ stars, standing }: Recruit, tuning: OffseasonTuning): number {
  const { twoStar, threeStar, fourStar, fiveStar, standing: more } = tuning.recruits.offers;
  const usual = [0, twoStar, threeStar, fourStar, fiveStar][stars - 1]!;
  return Math.round(usual * (1 + more * (2 * standing - 1)));
}

/** Products and logarithms of the same numbers differ by less than this share. */
const ROUNDING = 1e-9;

/** What one recruit thinks of every program for good, and who is after him. */
class Suitors {
  private readonly weights: Float64Array;
  private readonly keys: Float64Array;
  private readonly fits: Float64Array;
  private readonly book: Unsought;
  private readonly most: (roll: number) => number;

  constructor(book: Unsought) {
    this.book = book;
    this.weights = new Float64Array(book.teams.length);
    this.keys = new Float64Array(book.teams.length);
    this.fits = new Float64Array(book.teams.length);
    this.most = luckAtMost(book.tuning.recruits.fit);
  }

  /** The programs with the greatest weight and luck; the same luck decides how they get on. */
  of(recruit: Recruit, room: Float64Array, toOffer: Float64Array): Suit[] {
    const { market, tuning } = this.book;
    const k = tuning.recruits.work;
    weigh(this.weights, room, appealTo(market, recruit, tuning), market.nearness[recruit.home]!);
    const dice = fitDice(this.book, recruit);
    const order = this.best(offersTo(recruit, tuning), room, toOffer, dice);
    const quality = recruit.stars + recruit.standing;
    const thinks = new Thoughts(this.book, recruit);
    const suits: Suit[] = [];
    for (const team of order) {
      toOffer[team]! -= 1;
      const leaning = this.keys[team]! - this.keys[order[0]!]!;
      const worth = Math.exp(k.value * quality + k.leaning * leaning + dice.normal(0, k.taste));
      const visited = suits.length < recruit.visits;
      suits.push(thinks.of(team, this.fits[team]!, { worth, visited }));
    }
    return suits;
  }

  /** So many programs with the greatest keys, the first of equals before the others. Draws for every program. */
  private best(count: number, room: Float64Array, toOffer: Float64Array, dice: Stream): number[] {
    const { weights, keys, fits, most } = this;
    const { offers } = this.book.tuning.recruits;
    const order: number[] = [];
    // The weight that nobody is among them with less than, if only the luck is.
    let needed = 0;
    for (let t = 0; t < keys.length; t++) {
      const roll = dice.float();
      const outOfIt = room[t]! < offers.leastPlaces || toOffer[t]! < 1;
      if (outOfIt || weights[t]! * most(roll) < needed) continue;
      fits[t] = fitOf(this.book, roll);
      keys[t] = Math.log(weights[t]!) + fits[t]!;
      if (keys[t] === Number.NEGATIVE_INFINITY) continue;
      if (order.length === count && keys[t]! <= keys[order[count - 1]!]!) continue;
      let at = order.length;
      for (; at > 0 && keys[order[at - 1]!]! < keys[t]!; at--) order[at] = order[at - 1]!;
      order[at] = t;
      if (order.length > count) order.pop();
      if (order.length === count && count > 0) needed = Math.exp(keys[order[count - 1]!]!) * (1 - ROUNDING);
    }
    return order;
  }
}

/** What decides how every program gets on with a recruit: a roll for each, in the order of `teams`. */
export function fitDice({ seed, classOf }: Unsought, { number }: Recruit): Stream {
  return stream(seed, 'recruit', classOf, number, 'fit');
}

/** How a program gets on with a recruit by its roll: the part of his opinion that is luck. */
export function fitOf({ tuning }: Unsought, roll: number): number {
  return tuning.recruits.fit * gumbelOf(roll);
}

/** What a recruit thinks of a program whose staff is after him from the start; undefined for one whose staff is not. */
export function suitBy({ suits }: Book, number: number, team: number): Suit | undefined {
  return suits[number - 1]!.find((suit) => suit.team === team);
}

/** Takes from each program's room the share of one recruit. Apart from its loop, so that V8 compiles it early. */
export function takeAway(room: Float64Array, shares: Float32Array, row: number): void {
  for (let t = 0; t < room.length; t++) room[t]! -= shares[row + t]!;
}

/** Opens the book of a class. */
export function openBook(input: BookInput): Book {
  const { classOf, players, reference, tuning, seed, rules, money, staffs } = input;
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const teams = programs.map(({ team }) => team);
  // Whom the player starts instead is no news to recruits: the class must not change with his depth chart.
  const { byTeam, nation } = expectOpenings(teams, {
    year: classOf - 1,
    programs,
    players: withStarters(players),
    reference,
    tuning,
    seed,
    rules,
    money,
  });
  const taken = fullNames(players);
  const recruits = drawRecruits({ classOf, openings: nation, taken, reference, tuning, seed });
  const market = openMarket(programs, reference, tuning, stream(seed, 'recruits', classOf, 'buzz'));
  const at = POSITIONS.map((position) => recruits.filter((each) => each.position === position));
  const offerings = offeringsOf({ ...input, programs }, market);
  const shares = new Float32Array(recruits.length * teams.length);
  const tierOf = Float64Array.from(programs, ({ prestigeScore }) => Math.floor(prestigeScore));
  const places = Uint8Array.from(recruits, ({ position }) => PLACE_OF[position]);
  const book = {
    places,
    classOf,
    teams,
    tierOf,
    hours: teams.map((team, at) => weeklyHours(tierOf[at]!, staffs.get(team)!.hours, tuning)),
    leaders: teams.map((team) => staffs.get(team)!.leader),
    market,
    offerings,
    recruits,
    openings: byTeam,
    at,
    shares,
    reference,
    tuning,
    seed,
  };
  const suits: Suit[][] = recruits.map(() => []);
  const suitors = new Suitors(book);
  for (const [position, list] of at.entries()) {
    expectShares(list, Float64Array.from(byTeam[position]!), market, tuning, shares);
    const room = Float64Array.from(byTeam[position]!);
    const toOffer = room.map((open) => Math.ceil(open * tuning.recruits.offers.perPlace));
    for (const recruit of list) {
      const row = (recruit.number - 1) * teams.length;
      if (recruit.stars > 1) suits[recruit.number - 1] = suitors.of(recruit, room, toOffer);
      takeAway(room, shares, row);
    }
  }
  // Added to the same object: copied by spreading, every book would be of another shape, and all that reads it slow.
  return Object.assign(book, { suits, worths: worthsOf(suits) });
}

function worthsOf(suits: readonly (readonly Suit[])[]): Book['worths'] {
  const from = new Int32Array(suits.length + 1);
  suits.forEach((list, at) => {
    from[at + 1] = from[at]! + list.length;
  });
  const team = new Uint8Array(from[suits.length]!);
  const worth = new Float64Array(team.length);
  let at = 0;
  for (const list of suits) {
    for (const suit of list) {
      team[at] = suit.team;
      worth[at] = suit.worth;
      at += 1;
    }
  }
  return { from, team, worth };
}
