import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const TRIES = 'fitted to fourth-down tries 1.94 a team-game and to punts by field position (public records)';

/** Fourth downs (`football/calling/fourth-down.ts`). */
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
    worstKick: knob(0.46, 'chance', CHOSEN, [0, 1]),
    kickWorth: knob(2.77, 'expected points', 'three points less the kickoff', [0, 3]),
    care: knob(0.03, 'expected points', TRIES, [-3, 5]),
    careOwnHalf: knob(0.5, 'expected points', TRIES, [-3, 5]),
    careOwnYard: knob(
      0.0855,
      'expected points per yard behind midfield',
      'fitted to fourth-and-one: under 10% gone for inside the own 20, 25-35% from there to the own 40',
      [0, 0.3],
    ),
    careAhead: knob(0.5, 'expected points', CHOSEN, [-3, 5]),
    careKick: knob(0.66, 'expected points, where a field goal is the other choice', TRIES, [-3, 5]),
    takePoints: knob(
      1,
      'expected points by which a punt of the leader in the last quarter must be better than a field goal',
      'chosen: coaches take the points',
      [0, 5],
    ),
    takeChance: knob(0.72, 'chance of such a field goal, least', CHOSEN, [0, 1]),
    careWon: knob(2, 'expected points, of who has sent the second string in', CHOSEN, [-3, 10]),
    boldness: knob(0.31, 'expected points per unit of style', CHOSEN, [0, 3]),
    mood: knob(0.5, 'expected points, standard deviation', CHOSEN, [0, 3]),
    overtimeGo: knob(0.3, 'chance with a yard to go', CHOSEN, [0, 1]),
    makeShortYards: whole(3, 'yards to go, most', 'bins of the public records', [1, 10]),
    makeMiddleYards: whole(6, 'yards to go, most', 'bins of the public records', [1, 20]),
    makeLeast: knob(0.08, 'chance', 'as makeOne', [0, 1]),
    gainBeyond: whole(3, 'yards beyond the line to gain', CHOSEN, [0, 30]),
    seconds: whole(6, 'seconds that the play takes', CHOSEN, [0, 30]),
    hopeless: knob(0.006, 'chance to win that a field goal leaves: with less nobody kicks it', CHOSEN, [0, 0.2]),
    surrender: knob(0.03, 'chance to win that a punt leaves: who has less does not punt late', CHOSEN, [0, 0.5]),
    surrenderSeconds: whole(
      150,
      'seconds left for each score behind, most: with more time nobody gives up punting',
      'fitted to how leads grow in the last quarter (public records of leads after three quarters)',
      [0, 900],
    ),
    saveScores: whole(
      2,
      'scores and a field goal behind, most: from farther behind a field goal saves no score',
      CHOSEN,
      [0, 10],
    ),
    lastKickSeconds: whole(8, 'seconds left, fewer than: any kick is tried that may be good', CHOSEN, [0, 60]),
    lastKick: knob(0.1, 'chance of such a kick, least', CHOSEN, [0, 1]),
    inRange: knob(0.3, 'chance of a field goal that is in range', CHOSEN, [0, 1]),
    halfKickSeconds: whole(12, 'seconds left in the second quarter, most', CHOSEN, [0, 120]),
  },
} satisfies KnobTree;
