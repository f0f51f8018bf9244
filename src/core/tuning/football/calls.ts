import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, YARD_LINE } from './sources.ts';

const DROPBACKS = 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance';

/** What offenses call (`football/calls.ts`). */
export const callsKnobs = {
  /** Log odds of a dropback, and the calls that the clock asks for. */
  calls: {
    first: knob(-0.235, 'log odds', DROPBACKS, [-4, 4]),
    firstLong: knob(0.37, 'log odds', DROPBACKS, [-4, 4]),
    secondShort: knob(-0.73, 'log odds', DROPBACKS, [-4, 4]),
    secondMiddle: knob(-0.025, 'log odds', DROPBACKS, [-4, 4]),
    secondLong: knob(0.325, 'log odds', DROPBACKS, [-4, 4]),
    thirdOne: knob(-1.3, 'log odds', DROPBACKS, [-4, 4]),
    thirdShort: knob(-0.2, 'log odds', DROPBACKS, [-4, 4]),
    thirdMiddle: knob(1.15, 'log odds', DROPBACKS, [-4, 6]),
    thirdLong: knob(1.55, 'log odds', DROPBACKS, [-4, 6]),
    fourthOne: knob(-1.9, 'log odds', DROPBACKS, [-6, 4]),
    lean: knob(0.52, 'log odds per unit of style', 'chosen so that air raids pass 60% and more', [0, 2]),
    optionLean: knob(0.8, 'log odds', 'chosen so that option teams run three plays in four', [0, 3]),
    goalLine: knob(-0.45, 'log odds inside the 10', DROPBACKS, [-3, 3]),
    reserves: knob(-0.5, 'log odds', CHOSEN, [-3, 3]),
    hurry: knob(1.1, 'log odds', CHOSEN, [0, 4]),
    perPointBehind: knob(0.07, 'log odds per point at the end', 'fitted to dropbacks by score', [0, 1]),
    mostBehind: knob(1.1, 'log odds', 'as perPointBehind', [0, 4]),
    perPointAhead: knob(0.075, 'log odds per point at the end', 'fitted to dropbacks by score', [0, 1]),
    mostAhead: knob(1.4, 'log odds', 'as perPointAhead', [0, 4]),
    earlyOvertimeKick: knob(0.15, 'chance on third down when three points win', CHOSEN, [0, 1]),
    kneelBeforeHalf: knob(0.8, 'chance when deep with little time', CHOSEN, [0, 1]),
    spike: knob(0.4, 'chance when one is due', CHOSEN, [0, 1]),
    optionBelow: knob(
      -2,
      'style points of passing below which a team runs the option',
      'chosen with styles.optionMost',
      [-4, 0],
    ),
    secondShortYards: whole(3, 'yards to go, most', 'bins of the public records', [1, 20]),
    secondMiddleYards: whole(7, 'yards to go, most', 'bins of the public records', [1, 30]),
    thirdShortYards: whole(3, 'yards to go, most', 'bins of the public records', [1, 20]),
    thirdMiddleYards: whole(6, 'yards to go, most', 'bins of the public records', [1, 30]),
    goalLineFrom: whole(90, YARD_LINE, 'as goalLine', [50, 99]),
    hurryInRangeFrom: whole(76, YARD_LINE, CHOSEN, [50, 99]),
    hurryInRange: knob(0.5, 'share of hurry where a field goal is near and enough', CHOSEN, [0, 1]),
    earlyOvertimeKickFrom: whole(80, YARD_LINE, CHOSEN, [50, 99]),
    endOfHalf: whole(
      160,
      'seconds before the end of a half in which clock plays are thought of',
      'chosen: longer than three downs can be knelt',
      [0, 900],
    ),
    kneelSeconds: whole(
      41,
      'seconds that a kneel takes off a running clock',
      'the play clock and the play itself',
      [20, 50],
    ),
    kneelStoppedSeconds: whole(3, 'seconds that a kneel takes when a timeout follows', CHOSEN, [0, 10]),
    kneelHalfSeconds: whole(30, 'seconds', CHOSEN, [0, 120]),
    kneelHalfBelow: whole(40, YARD_LINE, CHOSEN, [0, 100]),
    kneelHalfPlays: whole(2, 'plays of the drive, fewer than', CHOSEN, [0, 20]),
    spikeLeast: whole(4, 'seconds left, more than', CHOSEN, [0, 60]),
    spikeMost: whole(30, 'seconds left, fewer than', CHOSEN, [0, 120]),
    lastKickSeconds: whole(8, 'seconds left for a kick on any down', CHOSEN, [0, 60]),
    lastKickNoTimeouts: whole(14, 'the same without a timeout, in seconds', CHOSEN, [0, 60]),
    lastKickChance: knob(0.18, 'chance that makes it worth trying', CHOSEN, [0, 1]),
  },
} satisfies KnobTree;
