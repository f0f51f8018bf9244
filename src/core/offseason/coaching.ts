import type { StaffMember, StaffSide } from '../model/coaches.ts';
import type { Tuning } from '../tuning/index.ts';
import { skillIn } from './carousel/skill.ts';
import { bySquad, type Squad } from './development.ts';
import { tenths } from './rounded.ts';
import type { OffseasonTuning } from './types.ts';

/**
 * How well coaches develop players, in SDs from the average coach. A head coach makes every player better, a
 * coordinator those on his side of the ball. Hidden; it shows in how a program's players grow.
 */

interface WinterStaff {
  head: StaffMember;
  offense: StaffMember;
  defense: StaffMember;
}

/** Returns the rating points a staff adds to a typical player of each squad in a winter, around 0. */
export function coachingOf(
  { head, offense, defense }: WinterStaff,
  tuning: Pick<OffseasonTuning, 'development' | 'coaches'>,
): Record<Squad, number> {
  const { headCoachSd, coordinatorSd } = tuning.development;
  const led = (side: StaffSide): number => headCoachSd * skillIn(head, side, tuning);
  return {
    offense: led('offense') + coordinatorSd * skillIn(offense, 'offense', tuning),
    defense: led('defense') + coordinatorSd * skillIn(defense, 'defense', tuning),
    kickers: (led('offense') + led('defense')) / 2,
  };
}

/** Returns the rating points a staff's game plans and play calls add to each side of the ball, around 0. */
export function gameDayCoaching(
  { head, offense, defense }: WinterStaff,
  tuning: Pick<Tuning, 'coaches'>,
): { offense: number; defense: number } {
  const { gameDay } = tuning.coaches;
  const led = gameDay.head * skillIn(head, 'game_day', tuning);
  const lift = (coordinator: StaffMember): number =>
    tenths(led + gameDay.coordinator * skillIn(coordinator, 'game_day', tuning));
  return { offense: lift(offense), defense: lift(defense) };
}

/** Centers the effects of all programs on 0: ratings compare players, so no winter may raise them all. */
export function centered(effects: readonly Record<Squad, number>[]): Record<Squad, number>[] {
  const mean = bySquad((squad) => effects.reduce((sum, each) => sum + each[squad], 0) / Math.max(1, effects.length));
  return effects.map((each) => bySquad((squad) => each[squad] - mean[squad]));
}
