import type { TeamId } from '../../model/ids.ts';
import { firstOf, mustGet } from '../../model/lists.ts';
import { PLACE_OF, POSITIONS } from '../../model/positions.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { gumbelOf, luckAtMost } from '../gumbel.ts';
import { appealTo, type Market, openMarket, weigh } from '../market.ts';
import { fullNames } from '../names.ts';
import { withStarters } from '../progression.ts';
import type { OffseasonTuning, RosterReference } from '../types.ts';
import type { CycleInput } from './class-input.ts';
import type { Leader } from './coach-appeal.ts';
import { drawRecruits, type Recruit } from './draw.ts';
import { type WeeklyHours, weeklyHours } from './hours.ts';
import { type Offerings, offeringsOf } from './offerings.ts';
import { expectOpenings } from './openings.ts';
import { LastingOpinions, type Pursuit } from './pursuits.ts';

/** A recruiting class: everything that follows from the seed and the rosters, and so is never stored. */
export interface RecruitingCycle {
  classOf: number;
  /** Sorted. */
  teams: readonly TeamId[];
  tierOf: Float64Array;
  /** Each staff's weekly hours. */
  hours: readonly WeeklyHours[];
  /** Each program's head coach. */
  leaders: readonly Leader[];
  market: Market;
  offerings: Offerings;
  /** Best first: the recruit with number n is at index n - 1. */
  recruits: readonly Recruit[];
  /** Expected openings, `[position][team]`. */
  openings: readonly Float64Array[];
  /** The recruits at each position, best first. */
  byPosition: readonly (readonly Recruit[])[];
  /** Expected roster spots each recruit takes at each program, `[recruit * teams + team]`. */
  shares: Float32Array;
  /** The programs that recruit each player from the start, likeliest first. */
  pursuits: readonly (readonly Pursuit[])[];
  /** Index in `POSITIONS` of each recruit's position. */
  positionIndexes: Uint8Array;
  /** Value of each recruit to the staffs that pursue him: entries `start[n]` up to `start[n + 1]` belong to recruit n. */
  staffValues: { start: Int32Array; team: Uint8Array; worth: Float64Array };
  reference: RosterReference;
  tuning: OffseasonTuning;
  seed: Seed;
}

/** A class before any staff has picked its targets. */
type CycleBeforePursuits = Omit<RecruitingCycle, 'pursuits' | 'staffValues'>;

/**
 * Estimates how many spots each recruit takes at each program if the best choose first, by open spots, appeal and
 * distance alone: the staffs' expectation before recruiting begins. Uses up `room`.
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
      const share = Math.min(room[t]!, weights[t]! / sum);
      shares[row + t] = share;
      room[t]! -= share;
    }
  }
}

/** Returns the number of offers a recruit gets, by his stars and rank within them. */
function offerCount({ stars, standing }: Recruit, tuning: OffseasonTuning): number {
  const { twoStar, threeStar, fourStar, fiveStar, standing: forStanding } = tuning.recruits.offers;
  const average = [0, twoStar, threeStar, fourStar, fiveStar][stars - 1]!;
  return Math.round(average * (1 + forStanding * (2 * standing - 1)));
}

/** Relative tolerance when a product is compared with a sum of logarithms. */
const ROUNDING = 1e-9;

/** Finds the programs that recruit a player from the start, and his opinion of each. */
class PursuitFinder {
  private readonly weights: Float64Array;
  private readonly keys: Float64Array;
  private readonly fits: Float64Array;
  private readonly cycle: CycleBeforePursuits;
  private readonly mostLuck: (roll: number) => number;

  constructor(cycle: CycleBeforePursuits) {
    this.cycle = cycle;
    this.weights = new Float64Array(cycle.teams.length);
    this.keys = new Float64Array(cycle.teams.length);
    this.fits = new Float64Array(cycle.teams.length);
    this.mostLuck = luckAtMost(cycle.tuning.recruits.fit);
  }

  /** Returns the programs with the highest weight times luck; the same luck is their personal fit. */
  pursuitsOf(recruit: Recruit, room: Float64Array, toOffer: Float64Array): Pursuit[] {
    const { market, tuning } = this.cycle;
    const knobs = tuning.recruits.work;
    weigh(this.weights, room, appealTo(market, recruit, tuning), market.nearness[recruit.home]!);
    const dice = fitDice(this.cycle, recruit);
    const order = this.best(offerCount(recruit, tuning), room, toOffer, dice);
    const quality = recruit.stars + recruit.standing;
    const opinions = new LastingOpinions(this.cycle, recruit);
    const pursuits: Pursuit[] = [];
    for (const team of order) {
      toOffer[team]! -= 1;
      const leaning = this.keys[team]! - this.keys[firstOf(order)]!;
      const worth = Math.exp(knobs.value * quality + knobs.leaning * leaning + dice.normal(0, knobs.taste));
      const visited = pursuits.length < recruit.visits;
      pursuits.push(opinions.pursuitBy(team, this.fits[team]!, { worth, visited }));
    }
    return pursuits;
  }

  /** Returns the `count` programs with the highest keys, ties in team order. Draws a roll for every program. */
  private best(count: number, room: Float64Array, toOffer: Float64Array, dice: Stream): number[] {
    const { weights, keys, fits, mostLuck } = this;
    const { offers } = this.cycle.tuning.recruits;
    const order: number[] = [];
    // A program whose weight times best possible luck is below this cannot make the list.
    let needed = 0;
    for (let t = 0; t < keys.length; t++) {
      const roll = dice.float();
      const isOut = room[t]! < offers.leastPlaces || toOffer[t]! < 1;
      if (isOut || weights[t]! * mostLuck(roll) < needed) continue;
      fits[t] = fitOf(this.cycle, roll);
      keys[t] = Math.log(weights[t]!) + fits[t]!;
      if (keys[t] === Number.NEGATIVE_INFINITY) continue;
      if (order.length === count && keys[t]! <= keys[order[count - 1]!]!) continue;
      let index = order.length;
      for (; index > 0 && keys[order[index - 1]!]! < keys[t]!; index--) order[index] = order[index - 1]!;
      order[index] = t;
      if (order.length > count) order.pop();
      if (order.length === count && count > 0) needed = Math.exp(keys[order[count - 1]!]!) * (1 - ROUNDING);
    }
    return order;
  }
}

/** Returns the dice for a recruit's personal fit with every program, in the order of `teams`. */
export function fitDice({ seed, classOf }: CycleBeforePursuits, { number }: Recruit): Stream {
  return stream(seed, 'recruit', classOf, number, 'fit');
}

/** Turns a roll into personal fit, the random part of a recruit's opinion, log weight. */
export function fitOf({ tuning }: CycleBeforePursuits, roll: number): number {
  return tuning.recruits.fit * gumbelOf(roll);
}

/** Returns a program's pursuit of a recruit; undefined if its staff is not recruiting him. */
export function pursuitBy({ pursuits }: RecruitingCycle, number: number, team: number): Pursuit | undefined {
  return pursuits[number - 1]!.find((pursuit) => pursuit.team === team);
}

/** Subtracts one recruit's expected share from each program's room. */
export function reserveSpots(room: Float64Array, shares: Float32Array, row: number): void {
  for (let t = 0; t < room.length; t++) room[t]! -= shares[row + t]!;
}

/** Sets up a recruiting class: its recruits, the expected openings, and each staff's targets. */
export function openCycle(input: CycleInput): RecruitingCycle {
  const { classOf, players, reference, tuning, seed, rules, money, staffs } = input;
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const teams = programs.map(({ team }) => team);
  // The class must not change with the player's depth chart, so starters are the staffs' own.
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
  const byPosition = POSITIONS.map((position) => recruits.filter((each) => each.position === position));
  const offerings = offeringsOf({ ...input, programs }, market);
  const shares = new Float32Array(recruits.length * teams.length);
  const tierOf = Float64Array.from(programs, ({ prestigeScore }) => Math.floor(prestigeScore));
  const positionIndexes = Uint8Array.from(recruits, ({ position }) => PLACE_OF[position]);
  const cycle = {
    positionIndexes,
    classOf,
    teams,
    tierOf,
    hours: teams.map((team, index) => weeklyHours(tierOf[index]!, mustGet(staffs, team).hours, tuning)),
    leaders: teams.map((team) => mustGet(staffs, team).leader),
    market,
    offerings,
    recruits,
    openings: byTeam,
    byPosition,
    shares,
    reference,
    tuning,
    seed,
  };
  const pursuits: Pursuit[][] = recruits.map(() => []);
  const finder = new PursuitFinder(cycle);
  for (const [position, list] of byPosition.entries()) {
    expectShares(list, Float64Array.from(byTeam[position]!), market, tuning, shares);
    const room = Float64Array.from(byTeam[position]!);
    const toOffer = room.map((open) => Math.ceil(open * tuning.recruits.offers.perPlace));
    for (const recruit of list) {
      const row = (recruit.number - 1) * teams.length;
      if (recruit.stars > 1) pursuits[recruit.number - 1] = finder.pursuitsOf(recruit, room, toOffer);
      reserveSpots(room, shares, row);
    }
  }
  return Object.assign(cycle, { pursuits, staffValues: valuesToStaffs(pursuits) });
}

function valuesToStaffs(pursuits: readonly (readonly Pursuit[])[]): RecruitingCycle['staffValues'] {
  const start = new Int32Array(pursuits.length + 1);
  pursuits.forEach((list, index) => {
    start[index + 1] = start[index]! + list.length;
  });
  const team = new Uint8Array(start[pursuits.length]!);
  const worth = new Float64Array(team.length);
  let index = 0;
  for (const list of pursuits) {
    for (const pursuit of list) {
      team[index] = pursuit.team;
      worth[index] = pursuit.worth;
      index += 1;
    }
  }
  return { start, team, worth };
}
