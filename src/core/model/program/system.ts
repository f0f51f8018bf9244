import { ORDINARY, type Personnel } from '../people/personnel.ts';
import type { Defense } from './schemes.ts';

/**
 * Effects of a team's schemes in a season: its front (null for an ordinary one), its personnel, and scheme fit on
 * offense and defense in rating points, which is negative while a scheme is new.
 */
export interface System {
  defense: Defense | null;
  personnel: Personnel;
  fit: { offense: number; defense: number };
  /** Rating points that game planning and play calling add on each side. */
  coaching: { offense: number; defense: number };
}

const NO_POINTS = { offense: 0, defense: 0 };

export const NO_SYSTEM: System = { defense: null, personnel: ORDINARY, fit: NO_POINTS, coaching: NO_POINTS };
