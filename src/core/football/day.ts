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
  const knobs = tuning.conditions;
  const gusts = (wind * wind) / HUNDREDS - knobs.usualGusts;
  const chill = Math.max(0, knobs.coldBelow - temperature) / TENS - knobs.usualChill;
  const wet = (rain >= knobs.wetFrom ? 1 : 0) - knobs.usualWet;
  const poured = (rain >= knobs.pouredFrom ? 1 : 0) - knobs.usualPoured;
  const thin = (venue.elevation - knobs.usualElevation) / METERS;
  const windier = (wind - knobs.usualWind) / TENS;
  return {
    completion:
      0 -
      knobs.gustCompletion * gusts -
      knobs.chillCompletion * chill -
      knobs.wetCompletion * wet -
      knobs.pouredCompletion * poured,
    passes: 0 - knobs.gustPasses * gusts - knobs.chillPasses * chill - knobs.wetPasses * wet,
    gain: knobs.gustGain * gusts + knobs.chillGain * chill - knobs.wetGain * wet,
    fumbles: 1 + knobs.wetFumbles * wet,
    fieldGoals: Math.exp(knobs.thinFieldGoals * thin - knobs.windFieldGoals * windier - knobs.chillFieldGoals * chill),
    kicks: knobs.thinKicks * thin - knobs.windKicks * windier - knobs.chillKicks * chill,
    total: 0 - knobs.gustTotal * gusts - knobs.chillTotal * chill - knobs.wetTotal * wet - knobs.pouredTotal * poured,
  };
}
