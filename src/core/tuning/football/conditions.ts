import { type KnobTree, knob } from '../knob.ts';

const MEASURED = 'public records, games between FBS teams by the weather at kickoff, 2021-2025';
const USUAL = 'mean of those games, including games indoors';
const KNOWN = 'general knowledge about kicking';
const OWN = 'fitted to the points in engine games';

/** Tuning for the effects of weather (`football/day.ts`). */
export const conditionsKnobs = {
  /** Gusts are the square of the wind speed in hundreds; chill is tens of degrees Fahrenheit below `coldBelow`. */
  conditions: {
    usualGusts: knob(0.62, 'gusts', USUAL, [0, 5]),
    usualWind: knob(6.8, 'miles an hour', USUAL, [0, 30]),
    coldBelow: knob(40, 'degrees Fahrenheit', MEASURED, [0, 70]),
    usualChill: knob(0.03, 'tens of degrees', USUAL, [0, 2]),
    wetFrom: knob(0.1, 'millimeters an hour', MEASURED, [0.1, 5]),
    pouredFrom: knob(1, 'millimeters an hour', MEASURED, [0.1, 20]),
    usualWet: knob(0.09, 'share of games', USUAL, [0, 1]),
    usualPoured: knob(0.022, 'share of games', USUAL, [0, 1]),
    usualElevation: knob(260, 'meters', USUAL, [0, 2000]),
    gustCompletion: knob(0.026, 'share of attempts per gust', MEASURED, [0, 0.1]),
    chillCompletion: knob(0.025, 'share of attempts per chill', MEASURED, [0, 0.1]),
    wetCompletion: knob(0.015, 'share of attempts in rain', MEASURED, [0, 0.1]),
    pouredCompletion: knob(0.04, 'added share of attempts in heavy rain', MEASURED, [0, 0.1]),
    gustPasses: knob(0.02, 'log odds of a dropback per gust', MEASURED, [0, 0.5]),
    chillPasses: knob(0.1, 'log odds of a dropback per chill', MEASURED, [0, 0.5]),
    wetPasses: knob(0.02, 'log odds of a dropback in rain', MEASURED, [0, 0.5]),
    gustGain: knob(0.03, 'rushing yards per gust', MEASURED, [-1, 1]),
    chillGain: knob(0.25, 'rushing yards per chill', MEASURED, [-1, 1]),
    wetGain: knob(0.05, 'rushing yards lost in rain', MEASURED, [-1, 1]),
    wetFumbles: knob(0.15, 'increase in fumbles in rain, as a share', MEASURED, [0, 1]),
    windFieldGoals: knob(0.2, 'log odds of a field goal per ten miles an hour', KNOWN, [0, 2]),
    chillFieldGoals: knob(0.1, 'log odds of a field goal per chill', KNOWN, [0, 2]),
    thinFieldGoals: knob(0.25, 'log odds of a field goal per kilometer of elevation', KNOWN, [0, 2]),
    windKicks: knob(1, 'kick yards per ten miles an hour', KNOWN, [0, 10]),
    chillKicks: knob(1, 'kick yards per chill', KNOWN, [0, 10]),
    thinKicks: knob(2.5, 'kick yards per kilometer of elevation', KNOWN, [0, 20]),
    gustTotal: knob(1.3, 'combined points per gust', OWN, [0, 10]),
    chillTotal: knob(0.9, 'combined points per chill', OWN, [-5, 10]),
    wetTotal: knob(1, 'combined points in rain', OWN, [0, 10]),
    pouredTotal: knob(1.2, 'added combined points in heavy rain', OWN, [0, 10]),
  },
} satisfies KnobTree;
