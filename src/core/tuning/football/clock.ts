import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, YARD_LINE } from './sources.ts';

const PLAY_CLOCK = 'the play clock';

/** Tuning for pace, timeouts and the clock (`football/clock.ts`, `snap.ts`). */
export const clockKnobs = {
  /** Pace. */
  clock: {
    usual: knob(29.05, 'seconds from whistle to snap', 'fitted to 67.5 plays per team-game', [15, 40]),
    perTempo: knob(4, 'seconds per unit of style', 'fitted to the spread of team plays, 4.5', [0, 8]),
    hurry: knob(13, 'seconds', CHOSEN, [5, 30]),
    milk: knob(37, 'seconds', PLAY_CLOCK, [20, 40]),
    briskShare: knob(0.8, 'share of normal', CHOSEN, [0.2, 1]),
    readySaves: knob(11, 'seconds', 'fitted to plays before and after the 2023 rule', [0, 30]),
    kneelWait: knob(38, 'seconds', PLAY_CLOCK, [20, 40]),
    halfDrill: knob(120, 'seconds before halftime', 'the two-minute drill', [0, 600]),
    halfHurryFrom: whole(52, YARD_LINE, 'fitted to points by quarter', [0, 100]),
    halfHurrySeconds: whole(
      75,
      'maximum seconds before halftime to hurry from timeoutHalfFrom on',
      'chosen: no staff lets half a minute run off and then calls timeouts',
      [0, 600],
    ),
    hurryPerScore: knob(120, 'seconds per score needed', CHOSEN, [0, 600]),
    milkAllScores: whole(2, 'scores ahead beyond which a team runs the clock all quarter', CHOSEN, [0, 10]),
    milkTwoScores: knob(880, 'seconds', CHOSEN, [0, 900]),
    milkOneScore: knob(450, 'seconds', CHOSEN, [0, 900]),
    hurryTiedSeconds: whole(40, 'maximum seconds left', CHOSEN, [0, 900]),
    hurryTiedPerTimeout: whole(
      20,
      'seconds earlier per timeout left',
      'chosen: with three timeouts a tied team goes for the win in the last minute and a half',
      [0, 300],
    ),
    hurryTiedFrom: whole(25, YARD_LINE, 'chosen: a touchback is room enough to play for the win', [0, 100]),
    overtimeFrom: whole(
      100,
      'maximum seconds left to play for overtime when tied and backed up',
      'chosen with hurryTiedFrom',
      [0, 600],
    ),
    hurrySlack: whole(30, 'seconds on top of hurryPerScore', CHOSEN, [0, 300]),
    briskPerHurry: knob(2, 'multiple of hurryPerScore', CHOSEN, [1, 10]),
    timeoutScores: whole(2, 'maximum scores behind', CHOSEN, [1, 5]),
    milkLead: whole(25, 'points ahead from which a team runs the clock, second quarter on', CHOSEN, [1, 60]),
    lastKickFrom: whole(120, 'maximum seconds left to play for the winning kick', CHOSEN, [0, 300]),
    lastKickChance: knob(0.6, 'minimum chance of that kick', CHOSEN, [0, 1]),
    lastKickSeconds: whole(4, 'seconds left for that kick', CHOSEN, [1, 20]),
    timeoutMostLead: whole(27, 'maximum lead or deficit: no coach prolongs a rout', CHOSEN, [8, 99]),
    timeoutsFrom: knob(150, 'seconds', CHOSEN, [0, 600]),
    spread: whole(3, 'seconds of random spread either way', CHOSEN, [0, 10]),
    leastWait: whole(3, 'seconds', CHOSEN, [0, 20]),
    hopelessScores: whole(4, 'scores behind', CHOSEN, [2, 10]),
    hopelessSeconds: whole(120, 'seconds left at which a trailing team lets the clock run', CHOSEN, [0, 900]),
    halfDrillFrom: whole(20, YARD_LINE, CHOSEN, [0, 100]),
    halfDrillDeepSeconds: whole(60, 'minimum seconds left when backed up', CHOSEN, [0, 600]),
    halfDrillPlays: whole(2, 'minimum plays of the drive when backed up', CHOSEN, [0, 20]),
    timeoutOffenseSeconds: whole(60, 'maximum seconds left', CHOSEN, [0, 600]),
    timeoutHalfFrom: whole(35, YARD_LINE, CHOSEN, [0, 100]),
    timeoutHalfBelow: whole(45, 'offense’s yard line at which the defense wants the ball back', CHOSEN, [0, 100]),
    timeoutHalfLeast: whole(25, 'minimum seconds left', CHOSEN, [0, 600]),
    timeoutHalfMost: whole(100, 'maximum seconds left', CHOSEN, [0, 600]),
    kneelSeconds: whole(2, 'seconds from snap to whistle', CHOSEN, [0, 15]),
    spikeSeconds: whole(1, 'seconds from snap to whistle', CHOSEN, [0, 15]),
  },
} satisfies KnobTree;
