import { type CoachId, STAFF_SIDES, type StaffSide } from './coaches.ts';
import type { TeamId } from './ids.ts';

/** Actions on a coordinator: re-sign him, fire him, hire a replacement, or hand the job back to the staff. */
export const STAFF_ACTS = ['keep', 'release', 'hire', 'auto'] as const;
export type StaffAct = (typeof STAFF_ACTS)[number];

/** A decision on a coordinator's job after a season. */
export interface StaffChoice {
  /** The season it follows. */
  year: number;
  /** The program the player's coach leads next season. */
  team: TeamId;
  side: StaffSide;
  act: StaffAct;
  /** The coach re-signed, fired or hired; null for `auto`. */
  coach: CoachId | null;
}

/** The latest decision on each side of the ball. */
export type StaffPlans = Partial<Record<StaffSide, StaffChoice>>;

/** Reads a log entry as decisions; empty if it is not one. */
function choicesIn(written: unknown): StaffChoice[] {
  if (typeof written !== 'object' || written === null) return [];
  const { year, team, side, ...given } = written as Record<string, unknown>;
  if (typeof year !== 'number' || typeof team !== 'string') return [];
  if (given.staff === true) return STAFF_SIDES.map((each) => ({ year, team, side: each, act: 'auto', coach: null }));
  const of = STAFF_SIDES.find((each) => each === side);
  const act = STAFF_ACTS.find((each) => typeof given[each] === 'number');
  return of === undefined || act === undefined ? [] : [{ year, team, side: of, act, coach: Number(given[act]) }];
}

/** Reads decisions from the log, earliest first. */
export function staffChoicesFrom(written: readonly unknown[]): StaffChoice[] {
  return written.flatMap(choicesIn);
}

/** Returns a decision on one coordinator as it is logged. */
export function writtenStaffChoice({ year, team, side, act, coach }: StaffChoice): object {
  return { year, team, side, [act]: coach };
}

/** Returns the decisions on a program's coordinators after a season; a side left to the staff is left out. */
export function staffPlans(choices: readonly StaffChoice[], year: number, team: TeamId): StaffPlans {
  const own = choices.filter((each) => each.year === year && each.team === team);
  const latest = STAFF_SIDES.flatMap((side) => own.findLast((each) => each.side === side) ?? []);
  return Object.fromEntries(latest.filter(({ act }) => act !== 'auto').map((choice) => [choice.side, choice]));
}
