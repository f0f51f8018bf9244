/** Offensive schemes. */
export const OFFENSES = ['spread', 'air raid', 'pro', 'option', 'multiple'] as const;
export type Offense = (typeof OFFENSES)[number];

/** Defensive fronts, with their number of backs. */
export const DEFENSES = ['4-2-5', '4-3', '3-4', '3-3-5', 'multiple'] as const;
export type Defense = (typeof DEFENSES)[number];

/** The schemes a staff teaches. */
export interface Schemes {
  offense: Offense;
  defense: Defense;
}
