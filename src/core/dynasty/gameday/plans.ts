import { staffPlan } from '../../football/calling/staff-plan.ts';
import type { TeamSheet } from '../../football/team-sheet.ts';
import { type GamePlan, withChoices } from '../../model/program/game-plan.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { DynastyState } from '../dynasty-state.ts';

/** Returns a team's game plan against an opponent: its staff's, overridden for the player's team by his own choices. */
export function planOf(
  { settings, plan }: Pick<DynastyState, 'settings' | 'plan'>,
  own: TeamSheet,
  other: TeamSheet,
  tuning: Tuning,
): GamePlan {
  const staff = staffPlan(own, other, tuning);
  return plan !== null && own.team === settings.team ? withChoices(staff, plan) : staff;
}
