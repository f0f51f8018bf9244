import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, YARD_LINE } from './sources.ts';

const STARTS = 'public records, drive results by starting field position, 2018-2025';
const LATE = 'chosen after the results of drives that start with little time';
const FITTED = 'fitted to the winners of engine games';

const MADE = 'fitted to sets of downs in engine games';

/** Tuning for in-game win probability (`football/chances/win-table.ts`, `win-probability.ts`). */
export const winProbabilityKnobs = {
  /**
   * A drive ends with a touchdown, a field goal or nothing, depending on its starting position and the time left; then
   * the other team gets a drive.
   */
  winProbability: {
    marginSd: knob(15.3, 'points', 'public records, margin around the closing spread', [8, 25]),
    endSpread: knob(0.004, 'share of a game’s uncertainty left at its end', CHOSEN, [0.0001, 0.1]),
    touchdown: knob(-1.58, 'log odds of a touchdown drive from the offense’s own goal line', STARTS, [-4, 2]),
    touchdownPerYard: knob(0.019, 'log odds per yard', STARTS, [0, 0.1]),
    touchdownNear: knob(0.35, 'added log odds at the goal line, phased in from the 20', STARTS, [0, 3]),
    fieldGoal: knob(0.045, 'share of drives from the offense’s own goal line', STARTS, [0, 0.5]),
    fieldGoalPerYard: knob(0.0018, 'share of drives per yard', STARTS, [0, 0.02]),
    allOut: knob(0.35, 'added log odds of a touchdown when only a touchdown helps: four downs, no kick', LATE, [0, 2]),
    settle: knob(
      -2.1,
      'log odds of a field goal from the offense’s own goal line for a team playing for one',
      LATE,
      [-6, 2],
    ),
    settlePerYard: knob(0.036, 'log odds per yard when playing for a field goal', LATE, [0, 0.2]),
    settleTouchdown: knob(0.4, 'share of normal touchdowns when playing for a field goal', LATE, [0, 1]),
    settleLead: whole(3, 'maximum points behind for a team to play for a field goal', 'a field goal', [0, 8]),
    touchdownSeconds: knob(20, 'fixed seconds of a touchdown drive', STARTS, [0, 200]),
    touchdownSecondsPerYard: knob(1.9, 'seconds per yard of a touchdown drive', STARTS, [0, 10]),
    fieldGoalSeconds: knob(8, 'fixed seconds of a field-goal drive', LATE, [0, 200]),
    fieldGoalSecondsPerYard: knob(2.2, 'seconds per yard of a drive into field-goal range', LATE, [0, 10]),
    fieldGoalRange: whole(72, YARD_LINE, 'a kick of 45 yards', [50, 99]),
    emptySeconds: knob(115, 'length of a scoreless drive in seconds', STARTS, [10, 400]),
    hurry: knob(0.5, 'share of normal seconds', LATE, [0.1, 1]),
    milk: knob(1.3, 'share of normal seconds', LATE, [1, 3]),
    shortest: knob(0.45, 'shortest drive, as a share of the mean', LATE, [0.05, 0.95]),
    emptyGain: whole(12, 'yards of a scoreless drive', STARTS, [0, 60]),
    puntNet: whole(38, 'yards', 'public records, net punts', [0, 60]),
    pinned: whole(10, YARD_LINE, 'public records, drives after punts', [1, 40]),
    kickedTo: whole(27, YARD_LINE, 'public records, drives after kickoffs', [1, 50]),
    timeoutDefends: knob(22, 'seconds saved by a timeout of the trailing defense', CHOSEN, [0, 45]),
    timeoutAttacks: knob(6, 'seconds saved by a timeout of the hurrying offense', CHOSEN, [0, 45]),
    worthLeast: knob(0.0006, 'win probability per point in a game that is decided', CHOSEN, [0.00001, 0.02]),
    worthOver: whole(4, 'points up and down used to measure the value of a point', 'half a touchdown', [1, 14]),
    madeFirst: knob(
      3.05,
      'log odds of a new set of downs on first down, extrapolated to zero yards to go',
      MADE,
      [0, 6],
    ),
    madeSecond: knob(3.1, 'same as madeFirst, on second down', MADE, [0, 6]),
    madeThird: knob(2.45, 'same as madeFirst, on third down', MADE, [0, 6]),
    madeFourth: knob(2.05, 'same as madeFirst, on fourth down', MADE, [0, 6]),
    farFirst: knob(0.71, 'log odds lost per square root of yards to go, on first down', MADE, [0, 3]),
    farSecond: knob(0.92, 'same as farFirst, on second down', MADE, [0, 3]),
    farThird: knob(1.05, 'same as farFirst, on third down', MADE, [0, 3]),
    farFourth: knob(1.1, 'same as farFirst, on fourth down', MADE, [0, 3]),
    madeBeyond: whole(7, 'yards past the line to gain at the next first down', MADE, [0, 20]),
    worstKick: knob(0.3, 'field-goal probability below which no kick is tried', CHOSEN, [0, 1]),
    goCare: knob(0.015, 'win probability by which going for it must beat kicking', FITTED, [0, 0.2]),
    goDoubt: knob(
      0.02,
      'win probability over which the decision shifts from kicking to going for it',
      FITTED,
      [0.001, 0.2],
    ),
    overtimeLost: knob(0.12, 'share of scoreless overtime series that end without a kick', MADE, [0, 1]),
    overtimeGain: whole(4, 'yards gained in a series before a kick', MADE, [0, 24]),
    excitement: knob(
      1.57,
      'multiplier on play-to-play swings in win probability',
      'public excitement indexes, 2014-2019, whose win probabilities swing more per play',
      [0.1, 5],
    ),
    strength: knob(1.5, 'log odds per SD of the remaining margin', FITTED, [0, 4]),
  },
} satisfies KnobTree;
