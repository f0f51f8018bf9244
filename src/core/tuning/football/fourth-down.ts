import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const TRIES = 'fitted to fourth-down tries 1.94 a team-game and to punts by field position (public records)';

/** Fourth downs (`football/fourth-down.ts`). */
export const fourthDownKnobs = {
  /** Fourth downs: what each choice is worth, and how careful coaches are. */
  fourthDown: {
    pointsAtGoal: knob(-1.1, 'expected points', 'public expected-points tables', [-4, 3]),
    pointsPerYard: knob(0.062, 'expected points per yard', 'public expected-points tables', [0, 0.2]),
    makeOne: knob(0.7, 'chance', 'public records, fourth downs by distance', [0, 1]),
    makeShort: knob(0.55, 'chance', 'as makeOne', [0, 1]),
    makeMiddle: knob(0.45, 'chance', 'as makeOne', [0, 1]),
    makeLong: knob(0.37, 'chance at 7', 'as makeOne', [0, 1]),
    makeLongPerYard: knob(0.025, 'chance per yard', 'as makeOne', [0, 0.2]),
    puntNet: knob(38, 'yards', RECORDS, [20, 60]),
    puntPinned: knob(11, 'yards from the goal line', RECORDS, [1, 30]),
    worstKick: knob(0.49, 'chance', CHOSEN, [0, 1]),
    kickWorth: knob(2.77, 'expected points', 'three points less the kickoff', [0, 3]),
    care: knob(0.2, 'expected points', TRIES, [-3, 5]),
    careOwnHalf: knob(0.35, 'expected points', TRIES, [-3, 5]),
    careAhead: knob(0.5, 'expected points', CHOSEN, [-3, 5]),
    boldness: knob(0.35, 'expected points per unit of style', CHOSEN, [0, 3]),
    mood: knob(0.5, 'expected points, standard deviation', CHOSEN, [0, 3]),
    urgency: knob(0.6, 'expected points a minute left', 'fitted to drives that end on downs', [0, 10]),
    overtimeGo: knob(0.3, 'chance with a yard to go', CHOSEN, [0, 1]),
    makeShortYards: whole(3, 'yards to go, most', 'bins of the public records', [1, 10]),
    makeMiddleYards: whole(6, 'yards to go, most', 'bins of the public records', [1, 20]),
    makeLeast: knob(0.08, 'chance', 'as makeOne', [0, 1]),
    gainBeyond: whole(3, 'yards beyond the line to gain', CHOSEN, [0, 30]),
    urgencyScores: whole(4, 'scores behind that count, most', 'as urgency', [1, 8]),
    urgencySeconds: whole(30, 'seconds left that count, least', 'as urgency', [1, 300]),
    urgencyMost: knob(6, 'expected points', 'as urgency', [0, 20]),
    inRange: knob(0.3, 'chance of a field goal that is in range', CHOSEN, [0, 1]),
    halfKickSeconds: whole(12, 'seconds left in the second quarter, most', CHOSEN, [0, 120]),
    lateKickSeconds: whole(
      120,
      'seconds left in the fourth quarter, fewer than, when three points win or tie',
      CHOSEN,
      [0, 900],
    ),
    lateGoYards: whole(2, 'yards to go, most: with time the coach goes instead', CHOSEN, [0, 10]),
    lateGoSeconds: whole(50, 'seconds left, more than: with time the coach goes instead', CHOSEN, [0, 900]),
    lastChanceSeconds: whole(60, 'seconds', CHOSEN, [0, 900]),
    lastChancePerScore: whole(90, 'seconds per score needed', CHOSEN, [0, 600]),
  },
} satisfies KnobTree;
