import type { CrestShape } from '../model/team.ts';

/** Facts for drawing logos. */
export interface LogoTeam {
  id: string;
  name: string;
  /** `#rrggbb`. */
  colorPrimary: string;
  colorSecondary: string;
  /** Logo shape, if one was chosen. */
  logo?: CrestShape;
}

export interface LogoFacts {
  /** Sorted by id. */
  teams: readonly LogoTeam[];
  formerNames: readonly Pick<LogoTeam, 'id' | 'name'>[];
  conferences: readonly { id: string; name: string }[];
  /** Ids of teams that share a conference in some season, so that their logos must differ. */
  leagues: readonly (readonly string[])[];
}
