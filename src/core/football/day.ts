import type { Conditions } from '../model/conditions.ts';
import type { Tuning } from '../tuning/index.ts';

/** Effects of the day's weather and site on both teams, next to an ordinary day. */
export interface Day {
  /** Share of attempts more that are complete. */
  completion: number;
  /** Log odds more that a play is a dropback. */
  passes: number;
  /** Yards more of a run. */
  gain: number;
  /** Times the usual chance of a fumble. */
  fumbles: number;
  /** Odds of a field goal, times the usual. */
  fieldGoals: number;
  /** Yards more of a punt or kickoff. */
  kicks: number;
  /** Points more that are expected of both teams. */
  total: number;
}

/** A day like any other. */
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
 * The day of a game. Wind counts by its square, as its force does; cold from some degrees down; all from what is usual, so
 * that the average game is as it would be without weather.
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
