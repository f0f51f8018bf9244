import type { ConferenceId, TeamId } from './ids.ts';

/** Outer shapes of the logos; `letters` has none. */
export const CREST_SHAPES = [
  'shield',
  'roundel',
  'hexagon',
  'crest',
  'diamond',
  'banner',
  'plate',
  'arrow',
  'octagon',
  'star',
  'pennant',
  'football',
  'seal',
  'pillar',
  'letters',
] as const;
export type CrestShape = (typeof CREST_SHAPES)[number];

/** What does not change about a program: public facts. */
export interface TeamFacts {
  id: TeamId;
  name: string;
  mascot: string;
  abbreviation: string;
  colorPrimary: string;
  colorSecondary: string;
  /** The shape of its logo, where a universe says so; absent: one that its rivals do not have. */
  logo?: CrestShape;
  city: string;
  /** Postal code (`MI`). */
  state: string;
  stadium: string;
  /** Of the stadium, degrees north and east. */
  latitude: number;
  longitude: number;
}

/** What a program was called in some seasons; what is absent was as today. */
export interface TeamYears extends Partial<Pick<TeamFacts, 'name' | 'mascot' | 'abbreviation'>> {
  team: TeamId;
  first: number;
  last: number;
}

/**
 * How a staff likes to play; each is centered on 0 with a spread of about 1 over FBS, so 2 is extreme.
 * Style shapes calls and pace, never strength.
 */
export interface TeamStyle {
  /** Passes more (+) or runs more (-) than the situation asks for. Option teams are below -2, air raids above 2. */
  passLean: number;
  /** Snaps the ball sooner (+) or later (-). */
  tempo: number;
  /** Goes for it on fourth down more (+) or less (-). */
  boldness: number;
  /** Throws deeper (+) or shorter (-). */
  depth: number;
}

/** The ratings that pages show of a team, all on the players' scale (30 to 99) with one decimal. */
export interface TeamRatings {
  rating: number;
  offense: number;
  defense: number;
}

/** Share of all programs in each prestige tier from 1 to 7, whatever happens: prestige is a place among others. */
export const PRESTIGE_TIER_SHARES = [0.1, 0.15, 0.2, 0.25, 0.15, 0.1, 0.05] as const;

/** A program in one season of a dynasty: who it is this year. */
export interface Program extends TeamRatings {
  team: TeamId;
  conference: ConferenceId | null;
  /** Tier 1 to 7; a program's prestige moves between its floor and its ceiling. */
  prestige: number;
  ceiling: number;
  floor: number;
  /** The finer measure behind the tier, 1.0 to 7.99; the tier is its whole part. */
  prestigeScore: number;
  style: TeamStyle;
}

/** Wins and losses of one team; there are no ties. */
export interface TeamRecord {
  wins: number;
  losses: number;
  confWins: number;
  confLosses: number;
}
