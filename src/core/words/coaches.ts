import type { CoachOrigin, CoachRole, HourPart, RegardPart } from '../model/coaches.ts';

/** Terms for coaching staffs. */

/** Coordinator titles by side of the ball. */
export const SIDES = { offense: 'Offensive coordinator', defense: 'Defensive coordinator' } as const;

const ROLES: Readonly<Record<CoachRole, string>> = { head: 'Head coach', ...SIDES };

/** `Head coach`, `Interim head coach`, `Defensive coordinator`. */
export function jobText({ role, interim = false }: { role: CoachRole; interim?: boolean }): string {
  return interim ? 'Interim head coach' : ROLES[role];
}

interface Stop {
  team: string;
  role: CoachRole;
}

/** `head coach at Rice`. */
export function stopText(stop: Stop): string {
  return `${jobText(stop).toLowerCase()} at ${stop.team}`;
}

/** A hired coach's last job; null: none in FBS. */
interface Hired {
  from: Stop | null;
  /** Whether he left it a season or more ago. */
  former: boolean;
  origin: CoachOrigin;
}

/**
 * Where a coach was hired from: `former head coach at Rice`, `FCS head coach`; within his own program only the job he
 * had.
 */
export function hiredFromText({ from, former, origin }: Hired, team: string): string {
  if (from === null) return origin;
  if (former) return `former ${stopText(from)}`;
  return from.team === team ? `own ${jobText(from).toLowerCase()}` : stopText(from);
}

/** A coach's job before FBS in a sentence: `an NFL assistant`, `a position coach`. */
export function originWords(origin: CoachOrigin): string {
  return `${/^[FN]/.test(origin) ? 'an' : 'a'} ${origin}`;
}

/** The same in a sentence: `former head coach at Rice`, `its own offensive coordinator`, `an FCS head coach`. */
export function hiredWords({ from, former, origin }: Hired, team: string): string {
  if (from === null) return originWords(origin);
  if (former) return `former ${stopText(from)}`;
  return from.team === team ? `its own ${jobText(from).toLowerCase()}` : stopText(from);
}

export const HOUR_WORDS: Readonly<Record<HourPart, string>> = {
  prestige: 'Prestige',
  head: 'Head coach',
  ...SIDES,
  difficulty: 'Difficulty',
};

export const REGARD_WORDS: Readonly<Record<RegardPart, string>> = {
  record: 'Record vs. expectations',
  years: 'Years at the program',
  recruiting: 'Recruiting',
  seat: 'Job security',
};
