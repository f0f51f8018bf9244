import { type Conditions, monthOf, type Venue, type Weather, warmth } from '../model/conditions.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import type { Place } from '../model/geography.ts';
import { power } from '../model/program/power.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';

const DAYS_A_WEEK = 7;

/** Returns the day of a week's games, counted from New Year's Day. */
function dayOfWeek(week: number, { weather: k }: Tuning): number {
  const weeks = Math.min(week, CHAMPIONSHIP_WEEK) - 1;
  return k.firstDay + DAYS_A_WEEK * weeks + k.bowlDays * Math.max(0, week - CHAMPIONSHIP_WEEK);
}

/** Returns the usual temperature at kickoff, in degrees Fahrenheit. */
export function usualTemperature(place: Place & Venue, week: number, tuning: Tuning): number {
  const k = tuning.weather;
  const north = place.latitude - k.latitude;
  const pacific = place.longitude < k.coast;
  const swing = (k.swing + k.swingPerDegree * north) * (pacific ? k.coastSwing : 1);
  const mean = k.mean - k.perDegree * north + (pacific ? k.coastMean : 0);
  const height = (k.perKilometer * place.elevation) / METERS;
  return mean + Math.max(0, swing) * warmth(dayOfWeek(week, tuning), k.warmest) - height;
}

const METERS = 1000;

function rainAt({ longitude }: Place, dice: Stream, { weather: k }: Tuning): number {
  const dry = longitude >= k.desertFrom && longitude < k.desertTo;
  const falls = dice.float() < k.rainShare * (dry ? k.desertRain : 1);
  const amount = k.rainLeast - k.rainMean * Math.log(1 - dice.float());
  return falls ? tenths(amount) : 0;
}

const TENTHS = 10;

function tenths(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}

/** Draws the weather for a site and week: four draws from the game's own stream. */
function weatherAt(place: Place & Venue, week: number, dice: Stream, tuning: Tuning): Weather {
  const k = tuning.weather;
  const chance = dice.normal(0, k.daySd);
  const wind = tenths(k.windScale * power(-Math.log(1 - dice.float()), 1 / k.windShape));
  const rain = rainAt(place, dice, tuning);
  if (place.roof) return { temperature: k.indoors, wind: 0, rain: 0, snow: false };
  const temperature = tenths(usualTemperature(place, week, tuning) + chance - (rain > 0 ? k.rainColder : 0));
  return { temperature, wind, rain, snow: rain > 0 && temperature < k.snowBelow };
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
