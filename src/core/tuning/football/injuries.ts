import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const SURVEILLANCE = 'NCAA injury surveillance, football, 2004-2019';
const PRACTICE = 'Krill et al. 2020: 7.56 per 1,000 preseason practices for skill players, 4.26 for linemen';
const LENGTHS = 'fitted to games missed by regulars, 2016-2025';

/** Frequency of a kind of injury, and its length: a log-normal distribution of days. */
const kind = (share: number, median: number, spread: number, source = LENGTHS) => ({
  share: knob(share, 'share of injuries (relative)', source, [0, 1]),
  median: knob(median, 'median days', source, [0.5, 400]),
  spread: knob(spread, 'standard deviation of the logarithm of days', source, [0, 3]),
});

/** Tuning for the frequency and length of injuries (`football/injuries.ts`, `dynasty/gameday/injuries.ts`). */
export const injuriesKnobs = {
  injuries: {
    rate: knob(0.0118, 'injuries per team per play', `35.9 per 1,000 player-games; ${SURVEILLANCE}`, [0, 0.2]),
    /** Danger of a play; an ordinary run is 1. */
    danger: {
      run: knob(1, 'runs', CHOSEN, [0, 10]),
      complete: knob(1, 'runs', CHOSEN, [0, 10]),
      incomplete: knob(0.6, 'runs', CHOSEN, [0, 10]),
      sack: knob(1.4, 'runs', CHOSEN, [0, 10]),
      returned: knob(1.8, 'runs', CHOSEN, [0, 10]),
    },
    /** Weight of each position, given an injury on a side. */
    share: {
      ball: knob(0.23, 'share of offensive injuries to the ball carrier', CHOSEN, [0, 1]),
      passer: knob(0.042, 'share of offensive injuries to the passer, on a pass', LENGTHS, [0, 1]),
      line: knob(0.35, 'share of offensive injuries to the line', CHOSEN, [0, 1]),
      tackler: knob(0.28, 'share of defensive injuries to a tackler', CHOSEN, [0, 1]),
      assist: knob(0.5, 'share of tackler injuries to the second tackler on an assist', CHOSEN, [0, 1]),
      front: knob(0.42, 'share of defensive injuries to the front', CHOSEN, [0, 1]),
      returner: knob(0.3, 'share of return-team injuries to the returner', CHOSEN, [0, 1]),
    },
    /** Length of an injury by position. */
    length: {
      qb: knob(2.35, 'multiplier on days out', LENGTHS, [0.1, 10]),
      rb: knob(1.1, 'multiplier on days out', LENGTHS, [0.1, 10]),
      wr: knob(1.0, 'multiplier on days out', LENGTHS, [0.1, 10]),
      te: knob(1.1, 'multiplier on days out', LENGTHS, [0.1, 10]),
      ol: knob(1.1, 'multiplier on days out', LENGTHS, [0.1, 10]),
      dl: knob(0.9, 'multiplier on days out', LENGTHS, [0.1, 10]),
      lb: knob(0.9, 'multiplier on days out', LENGTHS, [0.1, 10]),
      cb: knob(0.9, 'multiplier on days out', LENGTHS, [0.1, 10]),
      s: knob(0.9, 'multiplier on days out', LENGTHS, [0.1, 10]),
      k: knob(1, 'multiplier on days out', LENGTHS, [0.1, 10]),
      p: knob(1, 'multiplier on days out', LENGTHS, [0.1, 10]),
    },
    longest: whole(400, 'maximum days: about 13 months, a knee that needs two operations', CHOSEN, [300, 1000]),
    practice: knob(
      1.52,
      'injuries per team per week of practice',
      `a seventh of the game rate; ${SURVEILLANCE}`,
      [0, 20],
    ),
    /** Weight of each position in practice and camp, relative to a lineman: contact is limited there, and passers are not hit. */
    practiceShare: {
      qb: knob(0.8, 'multiple of a lineman’s rate', LENGTHS, [0, 10]),
      rb: knob(1.35, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      wr: knob(1.25, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      te: knob(1.15, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      ol: knob(1, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      dl: knob(1, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      lb: knob(1.1, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      cb: knob(1.2, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      s: knob(1.2, 'multiple of a lineman’s rate', PRACTICE, [0, 10]),
      k: knob(0.3, 'multiple of a lineman’s rate', CHOSEN, [0, 10]),
      p: knob(0.3, 'multiple of a lineman’s rate', CHOSEN, [0, 10]),
    },
    practiceDays: knob(4, 'days from a practice injury to the game', CHOSEN, [0, 7]),
    camp: knob(6, 'injuries per team in preseason camp', SURVEILLANCE, [0, 50]),
    campDays: knob(28, 'length of camp in days', CHOSEN, [1, 60]),
  },

  injuryKinds: {
    concussion: kind(0.072, 7, 0.7, SURVEILLANCE),
    ankle: kind(0.075, 2.2, 1, SURVEILLANCE),
    knee: kind(0.075, 5.5, 1, SURVEILLANCE),
    hamstring: kind(0.06, 1.2, 1.2, SURVEILLANCE),
    shoulder: kind(0.17, 8, 0.75),
    foot: kind(0.1, 9, 0.8),
    hand: kind(0.09, 8, 0.7),
    hip: kind(0.07, 7, 0.7),
    groin: kind(0.06, 7.5, 0.7),
    back: kind(0.07, 7, 0.8),
    ribs: kind(0.04, 8, 0.6),
    high_ankle: kind(0.045, 24, 0.5),
    collarbone: kind(0.015, 45, 0.3),
    broken_leg: kind(0.02, 110, 0.3),
    knee_ligament: kind(0.033, 250, 0.2),
    achilles: kind(0.005, 270, 0.2),
  },
} satisfies KnobTree;
