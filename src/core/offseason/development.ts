import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { CLASS_YEARS, DEFENSE_POSITIONS, type Position } from '../model/positions.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { companyOf, spreadTo } from './market.ts';
import { trainersSince } from './trainers.ts';
import type { OffseasonTuning, Suitor } from './types.ts';

export const LOWEST_RATING = 30;
export const HIGHEST_RATING = 99;

type Ratings = Player['ratings'];

/** Weights of the development traits 0 to 5, and the mean trait. */
interface Traits {
  weights: Float64Array;
  mean: number;
}

type TraitTuning = OffseasonTuning['development']['traits'];

const traits = new WeakMap<TraitTuning, Traits>();

function traitsIn({ development }: OffseasonTuning): Traits {
  const known = traits.get(development.traits) ?? weighTraits(development.traits);
  traits.set(development.traits, known);
  return known;
}

function weighTraits({ zero, one, two, three, four, five }: TraitTuning): Traits {
  const weights = Float64Array.of(zero, one, two, three, four, five);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { weights, mean: weights.reduce((total, weight, trait) => total + weight * trait, 0) / sum };
}

/** How far a recruit will develop, 0 to 5. */
export function drawDevelopmentTrait(dice: Stream, tuning: OffseasonTuning): number {
  return dice.weighted(traitsIn(tuning).weights);
}

/**
 * The senior rating that scouts expect of a recruit: `standing` is his place among recruits with as many stars, from 0
 * (last) to 1 (first).
 */
export function expectedSeniorRating(stars: number, standing: number, tuning: OffseasonTuning): number {
  const d = tuning.development;
  const steps = [d.oneStarLow, d.twoStarLow, d.threeStarLow, d.fourStarLow, d.fiveStarLow, d.fiveStarHigh];
  const low = steps[stars - 1];
  const high = steps[stars];
  if (low === undefined || high === undefined) throw new Error(`there are no recruits of ${stars} stars`);
  return low + (high - low) * standing;
}

/**
 * The groups that train together in the offseason: each side of the ball has its coordinator, the kickers share a
 * coach.
 */
export const SQUADS = ['offense', 'defense', 'kickers'] as const;
type Squad = (typeof SQUADS)[number];

/** The squad that a position belongs to. */
export function squadOf(position: Position): Squad {
  if (position === 'k' || position === 'p') return 'kickers';
  return (DEFENSE_POSITIONS as readonly Position[]).includes(position) ? 'defense' : 'offense';
}

/** The effect of each of the next offseasons on a squad's players, in rating points around 0. */
export type Winters = Record<Squad, number[]>;

/**
 * The effect of one offseason's coaching, health and luck on each squad of a team, in rating points around 0: the
 * offseason before season `year`. Part is the quality of the staff, which lasts as long as the staff does, part is
 * shared by the whole team that year, part is each squad's own: a team's offense and defense rise and fall largely
 * independently. A pure function of the dynasty's seed.
 */
export function staffEffect(seed: Seed, team: TeamId, year: number, tuning: OffseasonTuning): Record<Squad, number> {
  const { winterSd, squadWinterSd, staffSd } = tuning.development;
  const quality = stream(seed, 'staff', trainersSince(seed, team, year, tuning), team).normal(0, staffSd);
  const dice = stream(seed, 'development', year, team);
  const shared = quality + dice.normal(0, winterSd);
  const [offense, defense, kickers] = SQUADS.map(() => shared + dice.normal(0, squadWinterSd));
  return { offense: offense!, defense: defense!, kickers: kickers! };
}

/**
 * What the facilities and trainers of its conference make of a program's players in a winter, in rating points around 0:
 * power conferences have the money for better ones, no matter which. An independent is halfway between itself and the average.
 */
export function facilitiesOf(programs: readonly Suitor[], tuning: OffseasonTuning): Map<TeamId, number> {
  const effects = spreadTo(companyOf(programs, tuning), tuning.development.facilitiesSd);
  return new Map(programs.map(({ team }, at) => [team, effects[at]!]));
}

/**
 * The next three winters of each team as seen by the class that first plays in `year`, parallel to `teams`. What staffs do
 * averages 0 over all teams in each offseason, so luck never changes the national level; `facilities` are added.
 */
export function staffWinters(
  seed: Seed,
  teams: readonly TeamId[],
  year: number,
  tuning: OffseasonTuning,
  facilities: ReadonlyMap<TeamId, number>,
): Winters[] {
  const out = teams.map((): Winters => ({ offense: [], defense: [], kickers: [] }));
  for (let later = 1; later < CLASS_YEARS.length; later++) {
    const effects = teams.map((team) => staffEffect(seed, team, year + later, tuning));
    for (const squad of SQUADS) {
      const mean = teams.length > 1 ? effects.reduce((sum, e) => sum + e[squad], 0) / teams.length : 0;
      effects.forEach((effect, t) => {
        out[t]![squad].push(effect[squad] - mean + (facilities.get(teams[t]!) ?? 0));
      });
    }
  }
  return out;
}

/** What a few recruits of whom little is expected gain beyond that until they are seniors; 0 for the others. */
function lateGrowth(senior: number, dice: Stream, { development: d }: OffseasonTuning): number {
  if (d.late.share === 0 || !dice.chance(d.late.share)) return 0;
  const reached = d.late.least + (d.late.most - d.late.least) * dice.float();
  return Math.max(0, reached * (d.late.level - senior));
}

/** Rating points that somebody usually gains in each of his first three winters: less where a position is learned early. */
export function yearlyGrowth(position: Position, { development: { growth, early } }: OffseasonTuning): number[] {
  const ahead: Partial<Record<Position, number>> = early;
  const left = 1 - (ahead[position] ?? 0);
  return [growth.sophomore * left, growth.junior * left, growth.senior * left];
}

/**
 * The five ratings of a recruit. `senior` is what scouts expect of him in his fourth year; the rest comes from an error they
 * cannot see, growth in each offseason (faster with a higher development trait; a few grow late and far) and the staff's
 * three offseasons with him. A fifth year, for those who have one, adds what it does on average for men of his trait.
 */
export function drawRatings(
  senior: number,
  position: Position,
  trait: number,
  winters: readonly number[],
  dice: Stream,
  tuning: OffseasonTuning,
): Ratings {
  const d = tuning.development;
  const growth = yearlyGrowth(position, tuning);
  const pace = 1 + d.traitGrowth * (trait - traitsIn(tuning).mean);
  let rating = senior - growth[0]! - growth[1]! - growth[2]! + dice.normal(0, d.talentSd);
  const years = [rating];
  const late = lateGrowth(senior, dice, tuning) / growth.length;
  for (let i = 0; i < growth.length; i++) {
    rating += growth[i]! * pace + late + dice.normal(0, d.yearSd) + (winters[i] ?? 0);
    years.push(rating);
  }
  years.push(rating + d.growth.fifth * pace);
  const [first, second, third, fourth, fifth] = years.map(onScale);
  return [first!, second!, third!, fourth!, fifth!];
}

/** A whole number on the rating scale. */
export function onScale(rating: number): number {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, Math.round(rating)));
}
