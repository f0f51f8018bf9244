import { staffPlan } from '../football/staff-plan.ts';
import type { TeamSheet } from '../football/team-sheet.ts';
import type { GamePlan } from '../model/game-plan.ts';
import type { Tuning } from '../tuning/index.ts';
import type { DynastyState } from './dynasty-state.ts';

/** A team's plan against another: the player's own for his team if he has one, else its staff's. */
export function planOf(
  { settings, plan }: Pick<DynastyState, 'settings' | 'plan'>,
  own: TeamSheet,
  other: TeamSheet,
  tuning: Tuning,
): GamePlan {
  return plan !== null && own.team === settings.team ? plan : staffPlan(own, other, tuning);
}
