import type { Coordinator, HeadCoach } from '../model/coaches.ts';
import { type Seed, stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { SQUADS, type Squad } from './development.ts';
import { tenths } from './rounded.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * How well coaches develop players, in SDs beside the usual one. A head coach makes everyone better, a coordinator his own
 * side of the ball. Nobody is told; it shows in how a program's players grow.
 */

/** How well a head coach develops players, in SDs. */
export function headDeveloping(seed: Seed, { team, spell }: Pick<HeadCoach, 'team' | 'spell'>): number {
  return stream(seed, 'head coach', team, spell, 'developing').normal();
}

/** How well a coordinator develops the players of his side, in SDs. */
function coordinatorDeveloping(
  seed: Seed,
  { side, team, spell }: Pick<Coordinator, 'side' | 'team' | 'spell'>,
): number {
  return stream(seed, 'coordinator', side, team, spell, 'developing').normal();
}

/** A program's staff in the winter: who leads it, and who runs each side. */
interface WinterStaff {
  head: Pick<HeadCoach, 'team' | 'spell'>;
  offense: Pick<Coordinator, 'side' | 'team' | 'spell'>;
  defense: Pick<Coordinator, 'side' | 'team' | 'spell'>;
}

/** Rating points a staff adds to a typical player of each squad in a winter, around 0. */
export function coachingOf(
  { head, offense, defense }: WinterStaff,
  seed: Seed,
  { development: { headCoachSd, coordinatorSd } }: Pick<OffseasonTuning, 'development'>,
): Record<Squad, number> {
  const led = headCoachSd * headDeveloping(seed, head);
  return {
    offense: led + coordinatorSd * coordinatorDeveloping(seed, offense),
    defense: led + coordinatorSd * coordinatorDeveloping(seed, defense),
    kickers: led,
  };
}

/** Rating points by which a staff's game plans and play calls lift each side of the ball, around 0. */
export function gameDayCoaching(
  { head, offense, defense }: WinterStaff,
  seed: Seed,
  { coaches: { gameDay } }: Pick<Tuning, 'coaches'>,
): { offense: number; defense: number } {
  const led = gameDay.head * stream(seed, 'head coach', head.team, head.spell, 'game day').normal();
  const side = ({ side, team, spell }: Pick<Coordinator, 'side' | 'team' | 'spell'>): number =>
    tenths(led + gameDay.coordinator * stream(seed, 'coordinator', side, team, spell, 'game day').normal());
  return { offense: side(offense), defense: side(defense) };
}

/** The same of several programs beside their mean: ratings are a scale of comparison, which no winter raises as a whole. */
export function besideMean(effects: readonly Record<Squad, number>[]): Record<Squad, number>[] {
  const means = SQUADS.map(
    (squad) => effects.reduce((sum, each) => sum + each[squad], 0) / Math.max(1, effects.length),
  );
  return effects.map((each) => {
    const [offense, defense, kickers] = SQUADS.map((squad, at) => each[squad] - means[at]!);
    return { offense: offense!, defense: defense!, kickers: kickers! };
  });
}
