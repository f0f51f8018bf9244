import type { RealignmentRule } from '../../model/facts.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import type { CrestShape } from '../../model/team.ts';

/** A universe file as it is once read: a league of teams and conferences in the season in which it starts. */

export interface UniverseTeam {
  name: string;
  nickname: string;
  abbreviation: string;
  /** Two, `#rrggbb`. */
  colors: readonly [string, string];
  /** The shape of its logo; absent: one that its rivals do not have. */
  logo?: CrestShape;
  town: string;
  /** Postal code. */
  state: string;
  /** Degrees north and east; absent: the middle of the state. */
  latitude?: number;
  longitude?: number;
  stadium: string;
  capacity?: number;
  /** Meters above the sea. */
  elevation?: number;
  surface?: 'grass' | 'turf';
  roof?: boolean;
  /** 1 to 7; the decimals say how high within the tier. */
  prestige: number;
  /** Tiers that it never leaves; absent: two above and two below. */
  ceiling?: number;
  floor?: number;
  /** Absent: an independent. */
  conference?: string;
  division?: string;
}

export interface UniverseConference {
  name: string;
  fullName?: string;
  /** Conference games that each member plays. */
  games: number;
  titleGame: boolean;
}

export interface UniverseRivalry {
  teams: readonly [string, string];
  /** 1 to 14; absent: they meet when it so happens. */
  week?: number;
  trophy?: string;
}

/** How conferences change: ladders name conferences, the top first. */
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
  /** The best first. */
  bowls?: readonly { name: string; place: string }[];
  /** Whether the playoff is played at the six major bowls, as in the real world; else at the better seed's. */
  majorBowls?: boolean;
  /** Where the title game is played without them; absent: at the better seed's. */
  titleSite?: string;
  realignment?: UniverseRealignment;
  /** Whether real teams from below FBS visit. */
  belowFbs?: boolean;
  /** Names of players, the most frequent first; absent: the program's. */
  names?: { given: readonly string[]; family: readonly string[] };
}

/** Most teams, conferences and so on that a universe has. */
export const MOST = { teams: 150, conferences: 40, rivalries: 1000, bowls: 60, names: 3000, ladders: 20 } as const;
export const LEAST_TEAMS = 10;
/** The seasons in which a universe can start: the first game was played in 1869. */
export const UNIVERSE_SEASONS = [1869, 2100] as const;
