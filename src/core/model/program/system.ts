import { ORDINARY, type Personnel } from '../people/personnel.ts';
import type { Defense } from './schemes.ts';

/**
 * What a team's schemes do for it in a season: the front that it lines up with (null: nothing out of the ordinary), whom it
 * sends onto the field, and the rating points by which its offense and its defense fit what they are taught, below 0 for as
 * long as a scheme is new.
 */
export interface System {
  defense: Defense | null;
  personnel: Personnel;
  fit: { offense: number; defense: number };
  /** Rating points by which game planning and play calling lift each side. */
  coaching: { offense: number; defense: number };
}

const NO_POINTS = { offense: 0, defense: 0 };

export const NO_SYSTEM: System = { defense: null, personnel: ORDINARY, fit: NO_POINTS, coaching: NO_POINTS };
