import type { StaffAct } from '../../model/staff-choices.ts';
import { salaryText } from '../boosters.ts';
import { capitalized, listed, plural } from '../numbers.ts';
import type { OpenSentence } from '../open.ts';

/** Text for the user's own staff. */

/** Error: an owner does not coach. */
export const NO_STAFF = 'You own the program and don’t coach it, so its head coach picks the staff.';

/** Error: no assistant can be hired or fired now. */
export const STAFF_CLOSED = 'You can change your staff after the conference championships, until the season summary.';

/** Error: a coordinator has no staff of his own. */
export const HEAD_COACH_PICKS = 'Your head coach picks the staff. You hire coordinators once you are a head coach.';

/** Error: the coach has no program. */
export const NOT_HIS_STAFF = 'You have no program next season, so there is no staff to hire. Take a job first.';

/** Error: not exactly one option was chosen. */
export const STAFF_CHOOSE_ONE = 'Choose one: keep, release or hire a coordinator, or leave the staff on auto.';

/** Error: the coach does not work for him. */
export const notOnStaff = (name: string): string => `${name} is not one of your coordinators.`;

/** Error: the coach is not available to him. */
export const notAvailable = (name: string): string =>
  `${name} is not available as your coordinator. Your staff page lists the coaches who would come.`;

/** Error: the coordinator is already leaving. */
export const alreadyGone = (name: string): string =>
  `${name} is already leaving. Hire the coordinator you want instead.`;

/** Error: no raise keeps the coordinator. */
export const willNotStay = (name: string): string =>
  `${name} is not staying: he is becoming a head coach, going to the NFL or retiring.`;

/** Error: the staff budget is too small. `pay`, `over`: million dollars. */
export const overBudget = (name: string, pay: number, over: number): string =>
  `${name} costs ${salaryText(pay)} a season, which puts your staff ${salaryText(over)} over budget.`;

/** Describes the open decision about the staff. `leaving`, `coming`: coordinators with their jobs. */
export function staffSentence(leaving: readonly string[], coming: readonly string[]): OpenSentence {
  const goes = leaving.length === 0 ? 'both coordinators are staying' : `you are losing ${listed(leaving)}`;
  const comes = coming.length === 0 ? '' : `; your staff has lined up ${listed(coming)}`;
  const text = `${capitalized(goes)}${comes}. Keep, fire or hire until the season summary.`;
  return {
    title: 'Staff',
    short: leaving.length === 0 ? 'your staff' : plural(leaving.length, 'coordinator job'),
    text,
  };
}

/** A past staff decision: `hired Al Bo as offensive coordinator`. */
export function staffActWords(act: StaffAct, name: string, role: string): string {
  const words: Record<StaffAct, string> = {
    keep: `signed ${role} ${name} to a new contract`,
    release: `fired ${role} ${name}`,
    hire: `hired ${name} as ${role}`,
    auto: 'left the coordinators to the staff',
  };
  return words[act];
}
