import { type RealignmentRule, UNIVERSE_TEAMS } from '../../model/facts.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import { type ClassYear, MOST_DRESSED, type Position } from '../../model/positions.ts';
import type { CrestShape } from '../../model/team.ts';

/** A parsed universe file: a league of teams and conferences in its starting season. */

export interface UniverseTeam {
  name: string;
  nickname: string;
  abbreviation: string;
  /** Two, `#rrggbb`. */
  colors: readonly [string, string];
  /** Logo shape; if absent, one that the team's rivals do not use. */
  logo?: CrestShape;
  town: string;
  /** Postal code. */
  state: string;
  /** Degrees north and east; if absent, the middle of the state. */
  latitude?: number;
  longitude?: number;
  stadium: string;
  capacity?: number;
  /** Meters above sea level. */
  elevation?: number;
  surface?: 'grass' | 'turf';
  roof?: boolean;
  /** Prestige tier from 1 to 7; decimals give the position within the tier. */
  prestige: number;
  /** Highest prestige tier the program can reach, and the lowest; if absent, two tiers above and below its start. */
  ceiling?: number;
  floor?: number;
  /** Absent for an independent. */
  conference?: string;
  division?: string;
}

export interface UniverseConference {
  name: string;
  fullName?: string;
  /** Conference games each member plays. */
  games: number;
  titleGame: boolean;
}

export interface UniverseRivalry {
  teams: readonly [string, string];
  /** Week 1 to 14; if absent, they meet whenever the schedule pairs them. */
  week?: number;
  trophy?: string;
}

/** A named player on a team's first roster. */
export interface UniversePlayer {
  team: string;
  first: string;
  last: string;
  position: Position;
  class: ClassYear;
  /** 30 (walk-on) to 99. */
  rating: number;
  /** Whether he has redshirted and so has spent one more season in college than his class says. */
  redshirt?: boolean;
  /** Recruiting stars, 1 to 5; drawn if absent. */
  stars?: number;
  /** Postal code of his home state; if absent, a drawn one. */
  state?: string;
}

/** How conferences realign. A ladder lists conferences from the top down. */
export type UniverseRealignment =
  | { rule: Exclude<RealignmentRule['rule'], 'promotion'> }
  | { rule: 'promotion'; teams: number; ladders: readonly (readonly string[])[] };

export interface Universe {
  /** Version of the format. */
  universe: 1;
  name: string;
  about?: string;
  /** The season in which a dynasty starts. */
  season: number;
  teams: readonly UniverseTeam[];
  conferences: readonly UniverseConference[];
  rivalries?: readonly UniverseRivalry[];
  playoff: PlayoffFormat;
  /** Games each team plays before the championships. */
  games?: number;
  /** Best bowl first. */
  bowls?: readonly { name: string; place: string }[];
  /** Whether the playoff uses the six major bowls, as in the real world; otherwise the better seed hosts. */
  majorBowls?: boolean;
  /** Site of the title game when major bowls are not used; if absent, the better seed hosts. */
  titleSite?: string;
  realignment?: UniverseRealignment;
  /** Whether real FCS teams visit. */
  belowFbs?: boolean;
  /** Player names, most common first; if absent, the built-in lists are used. */
  names?: { given: readonly string[]; family: readonly string[] };
  /** Players on the first rosters, who replace drawn players at their positions; the rest are drawn from prestige. */
  rosters?: readonly UniversePlayer[];
}

/** Most teams, conferences and other entries a universe may have. */
export const MOST = {
  teams: UNIVERSE_TEAMS.most,
  conferences: 40,
  rivalries: 1000,
  bowls: 60,
  names: 3000,
  ladders: 20,
  rosters: UNIVERSE_TEAMS.most * MOST_DRESSED,
} as const;
/** Seasons a universe may start in; the first game was played in 1869. */
export const UNIVERSE_SEASONS = [1869, 2100] as const;
