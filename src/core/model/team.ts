import type { ConferenceId, TeamId } from './ids.ts';

/** Outer shapes of logos; `letters` has none. */
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

/** Permanent public facts of a program. */
export interface TeamFacts {
  id: TeamId;
  name: string;
  mascot: string;
  abbreviation: string;
  colorPrimary: string;
  colorSecondary: string;
  /** Logo shape set by a universe; if absent, one its rivals do not have. */
  logo?: CrestShape;
  city: string;
  /** Postal code (`MI`). */
  state: string;
  stadium: string;
  /** Location of the stadium, degrees north and east. */
  latitude: number;
  longitude: number;
}

/** A program's former names over a span of seasons; a missing field matches the current one. */
export interface TeamYears extends Partial<Pick<TeamFacts, 'name' | 'mascot' | 'abbreviation'>> {
  team: TeamId;
  first: number;
  last: number;
}

/**
 * A staff's style of play; each number is centered on 0 with an SD of about 1 over FBS, so 2 is extreme. Style affects
 * calls and pace, never strength.
 */
export interface TeamStyle {
  /** Leans pass (+) or run (-) relative to the situation. Option teams are below -2, air raids above 2. */
  passLean: number;
  /** Snaps the ball sooner (+) or later (-). */
  tempo: number;
  /** Goes for it on fourth down more (+) or less (-) often. */
  boldness: number;
  /** Throws deeper (+) or shorter (-). */
  depth: number;
}

/** Ratings displayed for a team, all on the player scale (30 to 99) with one decimal. */
export interface TeamRatings {
  rating: number;
  offense: number;
  defense: number;
}

/** Share of all programs in each prestige tier from 1 to 7. The shares never change, because prestige is relative. */
export const PRESTIGE_TIER_SHARES = [0.1, 0.15, 0.2, 0.25, 0.15, 0.1, 0.05] as const;

/** A program in one season of a dynasty. */
export interface Program extends TeamRatings {
  team: TeamId;
  conference: ConferenceId | null;
  /** Tier 1 to 7; it moves between the program's floor and ceiling. */
  prestige: number;
  ceiling: number;
  floor: number;
  /** The finer value behind the tier, 1.0 to 7.99; the tier is its whole part. */
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
