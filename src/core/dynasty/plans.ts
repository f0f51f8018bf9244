import { staffPlan } from '../football/calling/staff-plan.ts';
import type { TeamSheet } from '../football/team-sheet.ts';
import { type GamePlan, withChoices } from '../model/program/game-plan.ts';
import type { Tuning } from '../tuning/index.ts';
import type { DynastyState } from './dynasty-state.ts';

/** A team's plan against another: its staff's, for the player's team with what he has chosen himself. */
export function planOf(
  { settings, plan }: Pick<DynastyState, 'settings' | 'plan'>,
  own: TeamSheet,
  other: TeamSheet,
  tuning: Tuning,
): GamePlan {
  const staff = staffPlan(own, other, tuning);
  return plan !== null && own.team === settings.team ? withChoices(staff, plan) : staff;
}
