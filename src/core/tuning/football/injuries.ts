import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN } from './sources.ts';

const SURVEILLANCE = 'NCAA injury surveillance, football, 2004-2019';
const PRACTICE = 'Krill et al. 2020: skill players 7.56, linemen 4.26 in 1,000 practices before the season';
const LENGTHS = 'fitted to games missed by regulars, 2016-2025';

/** How often a kind of injury happens and how long it lasts: a log-normal distribution of days. */
const kind = (share: number, median: number, spread: number, source = LENGTHS) => ({
  share: knob(share, 'share of injuries (relative)', source, [0, 1]),
  median: knob(median, 'days, half are shorter', source, [0.5, 400]),
  spread: knob(spread, 'standard deviation of the logarithm of days', source, [0, 3]),
});

/** Who is hurt, when, and for how long (`football/injuries.ts`, `dynasty/injuries.ts`). */
export const injuriesKnobs = {
  injuries: {
    rate: knob(0.0118, 'injuries of a team a play', `35.9 in 1,000 games of a player; ${SURVEILLANCE}`, [0, 0.2]),
    /** How dangerous a play is, an ordinary run 1. */
    danger: {
      run: knob(1, 'runs', CHOSEN, [0, 10]),
      complete: knob(1, 'runs', CHOSEN, [0, 10]),
      incomplete: knob(0.6, 'runs', CHOSEN, [0, 10]),
      sack: knob(1.4, 'runs', CHOSEN, [0, 10]),
      returned: knob(1.8, 'runs', CHOSEN, [0, 10]),
    },
    /** Weight of each position, given an injury on a side. */
    share: {
      ball: knob(0.23, 'share of those on offense: the ball carrier', CHOSEN, [0, 1]),
      passer: knob(0.042, 'share of those on offense: the passer, on a pass', LENGTHS, [0, 1]),
      line: knob(0.35, 'share of those on offense: the line', CHOSEN, [0, 1]),
      tackler: knob(0.28, 'share of those on defense: a tackler', CHOSEN, [0, 1]),
      assist: knob(0.5, 'share of tacklers: the second one, where two tackled', CHOSEN, [0, 1]),
      front: knob(0.42, 'share of those on defense: the front', CHOSEN, [0, 1]),
      returner: knob(0.3, 'share of the returning side: the returner', CHOSEN, [0, 1]),
    },
    /** How long an injury lasts by position. */
    length: {
      qb: knob(2.35, 'times the ordinary days', LENGTHS, [0.1, 10]),
      rb: knob(1.1, 'times the ordinary days', LENGTHS, [0.1, 10]),
      wr: knob(1.0, 'times the ordinary days', LENGTHS, [0.1, 10]),
      te: knob(1.1, 'times the ordinary days', LENGTHS, [0.1, 10]),
      ol: knob(1.1, 'times the ordinary days', LENGTHS, [0.1, 10]),
      dl: knob(0.9, 'times the ordinary days', LENGTHS, [0.1, 10]),
      lb: knob(0.9, 'times the ordinary days', LENGTHS, [0.1, 10]),
      cb: knob(0.9, 'times the ordinary days', LENGTHS, [0.1, 10]),
      s: knob(0.9, 'times the ordinary days', LENGTHS, [0.1, 10]),
      k: knob(1, 'times the ordinary days', LENGTHS, [0.1, 10]),
      p: knob(1, 'times the ordinary days', LENGTHS, [0.1, 10]),
    },
    longest: whole(400, 'days, a year and a month: a knee that is operated twice', CHOSEN, [300, 1000]),
    practice: knob(
      1.52,
      'injuries of a team in a week of practice',
      `a seventh of the rate of games; ${SURVEILLANCE}`,
      [0, 20],
    ),
    /** Weight of each position in practice and camp, relative to a lineman: contact is limited there, and passers are not hit. */
    practiceShare: {
      qb: knob(0.8, 'times a lineman', LENGTHS, [0, 10]),
      rb: knob(1.35, 'times a lineman', PRACTICE, [0, 10]),
      wr: knob(1.25, 'times a lineman', PRACTICE, [0, 10]),
      te: knob(1.15, 'times a lineman', PRACTICE, [0, 10]),
      ol: knob(1, 'times a lineman', PRACTICE, [0, 10]),
      dl: knob(1, 'times a lineman', PRACTICE, [0, 10]),
      lb: knob(1.1, 'times a lineman', PRACTICE, [0, 10]),
      cb: knob(1.2, 'times a lineman', PRACTICE, [0, 10]),
      s: knob(1.2, 'times a lineman', PRACTICE, [0, 10]),
      k: knob(0.3, 'times a lineman', CHOSEN, [0, 10]),
      p: knob(0.3, 'times a lineman', CHOSEN, [0, 10]),
    },
    practiceDays: knob(4, 'days from an injury in practice to the game', CHOSEN, [0, 7]),
    camp: knob(6, 'injuries of a team in camp before the season', SURVEILLANCE, [0, 50]),
    campDays: knob(28, 'days of camp', CHOSEN, [1, 60]),
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
