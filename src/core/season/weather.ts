import { type Conditions, monthOf, type Venue, type Weather, warmth } from '../model/conditions.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import type { Place } from '../model/geography.ts';
import { power } from '../model/program/power.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';

const DAYS_A_WEEK = 7;

/** Returns the day of a week's games, counted from New Year's Day. */
function dayOfWeek(week: number, { weather: knobs }: Tuning): number {
  const weeks = Math.min(week, CHAMPIONSHIP_WEEK) - 1;
  return knobs.firstDay + DAYS_A_WEEK * weeks + knobs.bowlDays * Math.max(0, week - CHAMPIONSHIP_WEEK);
}

/** Returns the usual temperature at kickoff, in degrees Fahrenheit. */
export function usualTemperature(place: Place & Venue, week: number, tuning: Tuning): number {
  const knobs = tuning.weather;
  const north = place.latitude - knobs.latitude;
  const pacific = place.longitude < knobs.coast;
  const swing = (knobs.swing + knobs.swingPerDegree * north) * (pacific ? knobs.coastSwing : 1);
  const mean = knobs.mean - knobs.perDegree * north + (pacific ? knobs.coastMean : 0);
  const height = (knobs.perKilometer * place.elevation) / METERS;
  return mean + Math.max(0, swing) * warmth(dayOfWeek(week, tuning), knobs.warmest) - height;
}

const METERS = 1000;

function rainAt({ longitude }: Place, dice: Stream, { weather: knobs }: Tuning): number {
  const dry = longitude >= knobs.desertFrom && longitude < knobs.desertTo;
  const falls = dice.float() < knobs.rainShare * (dry ? knobs.desertRain : 1);
  const amount = knobs.rainLeast - knobs.rainMean * Math.log(1 - dice.float());
  return falls ? tenths(amount) : 0;
}

const TENTHS = 10;

function tenths(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}

/** Draws the weather for a site and week: four draws from the game's own stream. */
function weatherAt(place: Place & Venue, week: number, dice: Stream, tuning: Tuning): Weather {
  const knobs = tuning.weather;
  const chance = dice.normal(0, knobs.daySd);
  const wind = tenths(knobs.windScale * power(-Math.log(1 - dice.float()), 1 / knobs.windShape));
  const rain = rainAt(place, dice, tuning);
  if (place.roof) return { temperature: knobs.indoors, wind: 0, rain: 0, snow: false };
  const temperature = tenths(usualTemperature(place, week, tuning) + chance - (rain > 0 ? knobs.rainColder : 0));
  return { temperature, wind, rain, snow: rain > 0 && temperature < knobs.snowBelow };
}

/** Returns the site and weather of a game. */
export function conditionsAt(place: Place & Venue, week: number, dice: Stream, tuning: Tuning): Conditions {
  const { capacity, elevation, surface, roof } = place;
  return {
    month: monthOf(dayOfWeek(week, tuning)),
    venue: { capacity, elevation, surface, roof },
    ...weatherAt(place, week, dice, tuning),
  };
}
