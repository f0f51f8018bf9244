import type { Conditions } from '../model/conditions.ts';
import type { Tuning } from '../tuning/index.ts';

/** Effects of the day's weather and site on both teams, relative to an ordinary day. */
export interface Day {
  /** Added completion rate. */
  completion: number;
  /** Added log odds of a dropback. */
  passes: number;
  /** Added yards per run. */
  gain: number;
  /** Factor on the chance of a fumble. */
  fumbles: number;
  /** Factor on the odds of a field goal. */
  fieldGoals: number;
  /** Added yards per punt or kickoff. */
  kicks: number;
  /** Added expected points, both teams combined. */
  total: number;
}

/** An ordinary day. */
export const USUAL_DAY: Day = {
  completion: 0,
  passes: 0,
  gain: 0,
  fumbles: 1,
  fieldGoals: 1,
  kicks: 0,
  total: 0,
};

const TENS = 10;
const HUNDREDS = 100;
const METERS = 1000;

/**
 * Returns the effects of a game's day. Wind counts by its square, as its force does, and cold only below a threshold;
 * all relative to the usual, so that the average game is the same as without weather.
 */
export function dayOf({ temperature, wind, rain, venue }: Conditions, tuning: Tuning): Day {
  const k = tuning.conditions;
  const gusts = (wind * wind) / HUNDREDS - k.usualGusts;
  const chill = Math.max(0, k.coldBelow - temperature) / TENS - k.usualChill;
  const wet = (rain >= k.wetFrom ? 1 : 0) - k.usualWet;
  const poured = (rain >= k.pouredFrom ? 1 : 0) - k.usualPoured;
  const thin = (venue.elevation - k.usualElevation) / METERS;
  const windier = (wind - k.usualWind) / TENS;
  return {
    completion:
      0 - k.gustCompletion * gusts - k.chillCompletion * chill - k.wetCompletion * wet - k.pouredCompletion * poured,
    passes: 0 - k.gustPasses * gusts - k.chillPasses * chill - k.wetPasses * wet,
    gain: k.gustGain * gusts + k.chillGain * chill - k.wetGain * wet,
    fumbles: 1 + k.wetFumbles * wet,
    fieldGoals: Math.exp(k.thinFieldGoals * thin - k.windFieldGoals * windier - k.chillFieldGoals * chill),
    kicks: k.thinKicks * thin - k.windKicks * windier - k.chillKicks * chill,
    total: 0 - k.gustTotal * gusts - k.chillTotal * chill - k.wetTotal * wet - k.pouredTotal * poured,
  };
}
