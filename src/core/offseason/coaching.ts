import type { Coordinator, HeadCoach } from '../model/coaches.ts';
import type { Seed } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { bySquad, type Squad } from './development.ts';
import { tenths } from './rounded.ts';
import { coordinatorSkill, headSkill } from './skills.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * How well coaches develop players, in SDs beside the usual one. A head coach makes everyone better, a coordinator his own
 * side of the ball. Nobody is told; it shows in how a program's players grow.
 */

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
  const led = headCoachSd * headSkill(seed, head, 'developing');
  return {
    offense: led + coordinatorSd * coordinatorSkill(seed, offense, 'developing'),
    defense: led + coordinatorSd * coordinatorSkill(seed, defense, 'developing'),
    kickers: led,
  };
}

/** Rating points by which a staff's game plans and play calls lift each side of the ball, around 0. */
export function gameDayCoaching(
  { head, offense, defense }: WinterStaff,
  seed: Seed,
  { coaches: { gameDay } }: Pick<Tuning, 'coaches'>,
): { offense: number; defense: number } {
  const led = gameDay.head * headSkill(seed, head, 'game day');
  const lift = (coordinator: WinterStaff['offense']): number =>
    tenths(led + gameDay.coordinator * coordinatorSkill(seed, coordinator, 'game day'));
  return { offense: lift(offense), defense: lift(defense) };
}

/** The same of several programs beside their mean: ratings are a scale of comparison, which no winter raises as a whole. */
export function besideMean(effects: readonly Record<Squad, number>[]): Record<Squad, number>[] {
  const mean = bySquad((squad) => effects.reduce((sum, each) => sum + each[squad], 0) / Math.max(1, effects.length));
  return effects.map((each) => bySquad((squad) => each[squad] - mean[squad]));
}
