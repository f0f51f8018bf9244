import type { Place } from './geography.ts';
import type { TeamId } from './ids.ts';

/** Where a game is played. */
export interface Venue {
  /** Seats. */
  capacity: number;
  /** Meters above the sea. */
  elevation: number;
  surface: 'grass' | 'turf';
  /** Indoors: the weather has no effect. */
  roof: boolean;
}

/** A home stadium in seasons in which it was another one, or was built otherwise, than today. */
export interface VenueYears {
  first: number;
  last: number;
  /** What it was called; absent: as today. */
  stadium?: string;
  /** Where it was; absent: where the program plays today. */
  place?: Place;
  venue: Venue;
}

/** A stadium where neutral games are played, with where it is. */
export type NeutralVenue = Venue & Place;

/** The stadiums of teams and of neutral games, these by place (`Atlanta, GA`). */
export interface Venues {
  home: Readonly<Record<TeamId, Venue>>;
  /** Home stadiums of other seasons; absent in a save of an earlier release. */
  homeYears?: Readonly<Record<TeamId, readonly VenueYears[]>>;
  neutral: Readonly<Record<string, NeutralVenue>>;
}

/** The weather at kickoff. */
export interface Weather {
  /** Degrees Fahrenheit. */
  temperature: number;
  /** Miles an hour. */
  wind: number;
  /** Millimeters of water an hour, as rain or snow. */
  rain: number;
  snow: boolean;
}

/** Where a game is played, and in what weather. */
export interface Conditions extends Weather {
  /** 1 to 12. */
  month: number;
  venue: Venue;
}

/** The last day of each month, counted from New Year. */
const MONTH_ENDS = [31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
const DAYS_A_YEAR = 365;

/** The month, 1 to 12, of a day counted from New Year of the season's year; days of the next year are beyond 365. */
export function monthOf(day: number): number {
  const date = day > DAYS_A_YEAR ? day - DAYS_A_YEAR : day;
  return MONTH_ENDS.findIndex((end) => date <= end) + 1;
}

/** Where in the round of the year a day is: the cosine of its angle from the warmest day. */
export function warmth(day: number, warmest: number): number {
  return Math.cos(((day - warmest) / DAYS_A_YEAR) * 2 * Math.PI);
}
