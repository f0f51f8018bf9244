import { type KnobTree, knob } from './knob.ts';

const TRENDS = 'public records, national averages of the season';
const FITTED = 'fitted to the national average of the season';

/** What differs from year to year. */
export type EraFactor =
  | 'completion'
  | 'interceptions'
  | 'afterCatch'
  | 'runs'
  | 'sacks'
  | 'fumbles'
  | 'fieldGoals'
  | 'passes'
  | 'pace'
  | 'penalties'
  | 'kickoffs'
  | 'fourthDowns'
  | 'total';

/** How a season's football differed from today's; 1 (or 0) means no difference. */
function era(by: Record<EraFactor, number>) {
  return {
    completion: knob(by.completion, 'added completion percentage, as a share of attempts', TRENDS, [-0.2, 0.2]),
    interceptions: knob(by.interceptions, 'times', TRENDS, [0.3, 3]),
    afterCatch: knob(by.afterCatch, 'multiplier on yards after the catch', FITTED, [0.3, 3]),
    runs: knob(by.runs, 'multiplier on rushing yards', FITTED, [0.3, 3]),
    sacks: knob(by.sacks, 'times', FITTED, [0.3, 3]),
    fumbles: knob(by.fumbles, 'times', TRENDS, [0.3, 3]),
    fieldGoals: knob(by.fieldGoals, 'added log odds', TRENDS, [-2, 2]),
    passes: knob(by.passes, 'added log odds of a dropback', TRENDS, [-2, 2]),
    pace: knob(by.pace, 'added seconds from whistle to snap', FITTED, [-8, 8]),
    penalties: knob(by.penalties, 'times', FITTED, [0.3, 3]),
    kickoffs: knob(by.kickoffs, 'added yards', 'fitted to the touchbacks of the season', [-15, 15]),
    fourthDowns: knob(
      by.fourthDowns,
      'added expected points by which going for it on fourth down must be better',
      'fitted to fourth-down tries of the season, public records of 2010-2023; earlier seasons as 2010',
      [-2, 4],
    ),
    total: knob(by.total, 'added points, both teams combined', 'engine games of the season', [-20, 20]),
  };
}

/** Tuning for how the game was played in other years. */
export const erasKnobs = {
  /** By season; interpolated between two of them, and no difference from 2023 on (`seasonTuning`). */
  eras: {
    y2000: era({
      completion: -0.073,
      interceptions: 1.36,
      afterCatch: 1.14,
      runs: 0.91,
      sacks: 1.12,
      fumbles: 1.45,
      fieldGoals: -0.95,
      passes: -0.05,
      pace: 3.9,
      penalties: 1.05,
      kickoffs: -3.5,
      fourthDowns: 0.75,
      total: -5.2,
    }),
    y2005: era({
      completion: -0.034,
      interceptions: 1.2,
      afterCatch: 1.03,
      runs: 0.905,
      sacks: 1.1,
      fumbles: 1.4,
      fieldGoals: -0.62,
      passes: 0,
      pace: 3.6,
      penalties: 1.05,
      kickoffs: -3.3,
      fourthDowns: 0.52,
      total: -3,
    }),
    y2006: era({
      completion: -0.03,
      interceptions: 1.18,
      afterCatch: 1.02,
      runs: 0.91,
      sacks: 1.1,
      fumbles: 1.4,
      fieldGoals: -0.6,
      passes: 0.01,
      pace: 2.1,
      penalties: 1.05,
      kickoffs: -3.2,
      fourthDowns: 0.52,
      total: -8,
    }),
    y2007: era({
      completion: -0.025,
      interceptions: 1.16,
      afterCatch: 1.01,
      runs: 0.92,
      sacks: 1.05,
      fumbles: 1.36,
      fieldGoals: -0.57,
      passes: 0.01,
      pace: 2.9,
      penalties: 1.03,
      kickoffs: -0.8,
      fourthDowns: 0.55,
      total: -1.2,
    }),
    y2008: era({
      completion: -0.021,
      interceptions: 1.17,
      afterCatch: 1.01,
      runs: 0.93,
      sacks: 1,
      fumbles: 1.32,
      fieldGoals: -0.57,
      passes: 0.01,
      pace: 2.9,
      penalties: 1,
      kickoffs: -0.8,
      fourthDowns: 0.56,
      total: -3,
    }),
    y2012: era({
      completion: -0.007,
      interceptions: 1.1,
      afterCatch: 1.02,
      runs: 0.97,
      sacks: 0.95,
      fumbles: 1.25,
      fieldGoals: -0.46,
      passes: 0.03,
      pace: 0.6,
      penalties: 0.97,
      kickoffs: -1.9,
      fourthDowns: 0.42,
      total: 1.6,
    }),
    y2018: era({
      completion: -0.008,
      interceptions: 1.03,
      afterCatch: 1.01,
      runs: 1,
      sacks: 1.02,
      fumbles: 1.1,
      fieldGoals: -0.15,
      passes: -0.01,
      pace: 1.7,
      penalties: 1,
      kickoffs: -0.5,
      fourthDowns: 0.18,
      total: 0.6,
    }),
    y2022: era({
      completion: 0.002,
      interceptions: 0.98,
      afterCatch: 1,
      runs: 0.98,
      sacks: 1,
      fumbles: 1,
      fieldGoals: 0,
      passes: 0,
      pace: 2.6,
      penalties: 1.02,
      kickoffs: 0,
      fourthDowns: 0,
      total: 0,
    }),
  },
} satisfies KnobTree;

/** The numbers each factor changes: those it is added to, multiplied into, and divided into. */
export const ERA_EFFECTS: Readonly<Record<EraFactor, { plus?: string[]; times?: string[]; through?: string[] }>> = {
  completion: { plus: ['pass.completionBase'] },
  interceptions: { times: ['pass.interceptionRate'] },
  afterCatch: { times: ['pass.behindAfter', 'pass.shortAfter', 'pass.mediumAfter', 'pass.deepAfter'] },
  runs: { times: ['run.gainMean', 'run.breakShare'] },
  sacks: { times: ['sacks.share'] },
  fumbles: { times: ['fumbles.carry', 'fumbles.sack'] },
  fieldGoals: { plus: ['fieldGoals.atForty'] },
  passes: {
    plus: [
      'calls.first',
      'calls.firstLong',
      'calls.secondShort',
      'calls.secondMiddle',
      'calls.secondLong',
      'calls.thirdShort',
      'calls.thirdMiddle',
      'calls.thirdLong',
    ],
  },
  pace: { plus: ['clock.usual'] },
  penalties: { through: ['penalties.snaps'] },
  kickoffs: { plus: ['kickoffs.length'] },
  fourthDowns: { plus: ['fourthDown.care'] },
  total: { plus: ['expectation.totalBase'] },
};
/** Returns the neutral value of an era factor. */
export function noDifference(factor: EraFactor): number {
  return ERA_EFFECTS[factor].plus ? 0 : 1;
}

/** From this season on the other knobs apply unchanged. */
export const TODAY = 2023;
