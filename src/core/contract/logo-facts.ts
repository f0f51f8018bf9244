import type { CrestShape } from '../model/team.ts';

/** The facts logos are drawn from. */
export interface LogoTeam {
  id: string;
  name: string;
  /** `#rrggbb`. */
  colorPrimary: string;
  colorSecondary: string;
  /** The shape of its logo, where it was chosen. */
  logo?: CrestShape;
}

export interface LogoFacts {
  /** Sorted by id. */
  teams: readonly LogoTeam[];
  /** What teams were called in other seasons. */
  formerNames: readonly Pick<LogoTeam, 'id' | 'name'>[];
  conferences: readonly { id: string; name: string }[];
  /** Ids of teams that share (or shared) a conference in some season, whose logos must differ. */
  leagues: readonly (readonly string[])[];
}
