import type { Place } from './geography.ts';
import type { TeamId } from './ids.ts';

/** A stadium. */
export interface Venue {
  /** Seats. */
  capacity: number;
  /** Meters above sea level. */
  elevation: number;
  surface: 'grass' | 'turf';
  /** Whether the field is indoors, where weather has no effect. */
  roof: boolean;
}

/** A home stadium in seasons when it was a different one, or built differently, from the current one. */
export interface VenueYears {
  first: number;
  last: number;
  /** Its name; if absent, the current one. */
  stadium?: string;
  /** Its location; if absent, the current one. */
  place?: Place;
  venue: Venue;
}

/** A neutral-site stadium with its location. */
export type NeutralVenue = Venue & Place;

/** Stadiums of teams, and of neutral sites by city (`Atlanta, GA`). */
export interface Venues {
  home: Readonly<Record<TeamId, Venue>>;
  /** Home stadiums in other seasons; absent in saves of earlier releases. */
  homeYears?: Readonly<Record<TeamId, readonly VenueYears[]>>;
  neutral: Readonly<Record<string, NeutralVenue>>;
}

/** The weather at kickoff. */
export interface Weather {
  /** Degrees Fahrenheit. */
  temperature: number;
  /** Miles per hour. */
  wind: number;
  /** Precipitation as millimeters of water per hour, whether rain or snow. */
  rain: number;
  snow: boolean;
}

/** The site of a game and its weather. */
export interface Conditions extends Weather {
  /** 1 to 12. */
  month: number;
  venue: Venue;
}

/** Last day of each month, counted from January 1. */
const MONTH_ENDS = [31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];
const DAYS_A_YEAR = 365;

/**
 * Returns the month, 1 to 12, of a day counted from January 1 of the season's year; days of the next year are past 365.
 */
export function monthOf(day: number): number {
  const date = day > DAYS_A_YEAR ? day - DAYS_A_YEAR : day;
  return MONTH_ENDS.findIndex((end) => date <= end) + 1;
}

/** Position of a day in the yearly temperature cycle: the cosine of its angle from the warmest day. */
export function warmth(day: number, warmest: number): number {
  return Math.cos(((day - warmest) / DAYS_A_YEAR) * 2 * Math.PI);
}
