import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, YARD_LINE } from './sources.ts';

const STARTS = 'public records, ends of drives by where they begin, 2018-2025';
const LATE = 'chosen after the ends of drives that begin with little time';
const FITTED = "fitted to who won the engine's own games";

const MADE = "fitted to sets of downs of the engine's own games";

/** The chance to win from where a game stands (`football/chances/win-table.ts`, `win-probability.ts`). */
export const winProbabilityKnobs = {
  /**
   * A drive ends with a touchdown, a field goal or nothing, by where it begins and the time that is left; what it
   * leaves is the other side's drive.
   */
  winProbability: {
    marginSd: knob(15.3, 'points', 'public records, margin around the closing spread', [8, 25]),
    endSpread: knob(0.004, 'share of a game that is uncertain even at its end', CHOSEN, [0.0001, 0.1]),
    touchdown: knob(-1.58, 'log odds of a touchdown from the own goal line', STARTS, [-4, 2]),
    touchdownPerYard: knob(0.019, 'log odds per yard', STARTS, [0, 0.1]),
    touchdownNear: knob(0.35, 'log odds at the goal line, from the 20 on', STARTS, [0, 3]),
    fieldGoal: knob(0.045, 'share of drives from the own goal line', STARTS, [0, 0.5]),
    fieldGoalPerYard: knob(0.0018, 'share of drives per yard', STARTS, [0, 0.02]),
    allOut: knob(0.35, 'log odds of a touchdown when nothing else helps: four downs, no kick', LATE, [0, 2]),
    settle: knob(-2.1, 'log odds of a field goal from the own goal line, for who wants no more', LATE, [-6, 2]),
    settlePerYard: knob(0.036, 'log odds per yard, as settle', LATE, [0, 0.2]),
    settleTouchdown: knob(0.4, 'share of the usual touchdowns, as settle', LATE, [0, 1]),
    settleLead: whole(3, 'points behind, most, of who settles for a field goal', 'a field goal', [0, 8]),
    touchdownSeconds: knob(20, 'seconds of a touchdown drive besides those per yard', STARTS, [0, 200]),
    touchdownSecondsPerYard: knob(1.9, 'seconds per yard of a touchdown drive', STARTS, [0, 10]),
    fieldGoalSeconds: knob(8, 'seconds of a drive for a field goal besides those per yard', LATE, [0, 200]),
    fieldGoalSecondsPerYard: knob(2.2, 'seconds per yard of a drive into field-goal range', LATE, [0, 10]),
    fieldGoalRange: whole(72, YARD_LINE, 'a kick of 45 yards', [50, 99]),
    emptySeconds: knob(115, 'seconds of a drive without points', STARTS, [10, 400]),
    hurry: knob(0.5, 'share of the usual seconds', LATE, [0.1, 1]),
    milk: knob(1.3, 'share of the usual seconds', LATE, [1, 3]),
    shortest: knob(0.45, 'share of the mean of the shortest drive', LATE, [0.05, 0.95]),
    emptyGain: whole(12, 'yards of a drive without points', STARTS, [0, 60]),
    puntNet: whole(38, 'yards', 'public records, net punts', [0, 60]),
    pinned: whole(10, YARD_LINE, 'public records, drives after punts', [1, 40]),
    kickedTo: whole(27, YARD_LINE, 'public records, drives after kickoffs', [1, 50]),
    timeoutDefends: knob(22, 'seconds that a timeout of the trailing defense gives back', CHOSEN, [0, 45]),
    timeoutAttacks: knob(6, 'seconds that a timeout of the hurrying offense gives back', CHOSEN, [0, 45]),
    worthLeast: knob(
      0.0006,
      'chance per point: what points are worth in a game that is decided',
      CHOSEN,
      [0.00001, 0.02],
    ),
    worthOver: whole(4, 'points up and down over which the worth of a point is measured', 'half a touchdown', [1, 14]),
    madeFirst: knob(3.05, 'log odds of a new set of downs on first and nothing', MADE, [0, 6]),
    madeSecond: knob(3.1, 'log odds, as madeFirst, on second down', MADE, [0, 6]),
    madeThird: knob(2.45, 'log odds, as madeFirst, on third down', MADE, [0, 6]),
    madeFourth: knob(2.05, 'log odds, as madeFirst, on fourth down', MADE, [0, 6]),
    farFirst: knob(0.71, 'log odds less per square root of a yard to gain, on first down', MADE, [0, 3]),
    farSecond: knob(0.92, 'log odds, as farFirst, on second down', MADE, [0, 3]),
    farThird: knob(1.05, 'log odds, as farFirst, on third down', MADE, [0, 3]),
    farFourth: knob(1.1, 'log odds, as farFirst, on fourth down', MADE, [0, 3]),
    madeBeyond: whole(7, 'yards beyond the line to gain where the next first down is', MADE, [0, 20]),
    worstKick: knob(0.3, 'chance of a field goal that is not tried', CHOSEN, [0, 1]),
    goCare: knob(0.015, 'chance that going for it must be better than kicking', FITTED, [0, 0.2]),
    goDoubt: knob(0.02, 'chance over which kicking turns to going for it', FITTED, [0.001, 0.2]),
    overtimeLost: knob(0.12, 'share of series without a touchdown that end without a kick', MADE, [0, 1]),
    overtimeGain: whole(4, 'yards that a series gains before a kick', MADE, [0, 24]),
    excitement: knob(
      1.57,
      'times the change of chance from play to play',
      'public excitement indexes of games, 2014-2019, whose chances move more with each play',
      [0.1, 5],
    ),
    strength: knob(1.5, 'log odds per standard deviation of margin to come', FITTED, [0, 4]),
  },
} satisfies KnobTree;
