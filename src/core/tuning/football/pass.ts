import { type KnobTree, knob, whole } from '../knob.ts';
import { CHOSEN, RECORDS } from './sources.ts';

const FITTED = 'fitted to completions 0.611, 7.3 yards per attempt, completions by yards (public records)';

const SACK_YARDS = 'fitted to sacks for 15 or more yards, 1.7%, and 20 or more, 0.2% (public records)';

const TRAILING = 'fitted to wins by turnover margin: 77% when ahead, 93% at +3 (public records)';

/** Tuning for dropbacks: throws, sacks and scrambles (`football/pass.ts`). */
export const passKnobs = {
  /** The passing game. */
  pass: {
    completionBase: knob(0.5895, 'share of attempts', 'public records, completions per attempt, 2021-2025', [0.4, 0.8]),
    completionPerPoint: knob(
      0.0088,
      'share of attempts per rating point',
      'fitted to the SD of team completion percentages, 0.052',
      [0, 0.05],
    ),
    interceptionRate: knob(
      0.026,
      'share of attempts',
      'public records, interceptions per attempt, 2021-2025',
      [0, 0.15],
    ),
    interceptionPerPoint: knob(0.026, 'exponent per rating point', TRAILING, [0, 0.2]),
    behindShare: knob(0.17, 'share of attempts', FITTED, [0, 1]),
    shortShare: knob(0.43, 'share of attempts', FITTED, [0, 1]),
    mediumShare: knob(0.25, 'share of attempts', FITTED, [0, 1]),
    behindCompletion: knob(0.15, 'share of attempts', FITTED, [-0.6, 0.4]),
    shortCompletion: knob(0.085, 'share of attempts', FITTED, [-0.6, 0.4]),
    mediumCompletion: knob(-0.05, 'share of attempts', FITTED, [-0.6, 0.4]),
    deepCompletion: knob(-0.23, 'share of attempts', FITTED, [-0.6, 0.4]),
    behindRisk: knob(0.27, 'multiple of the base rate', FITTED, [0, 5]),
    shortRisk: knob(0.69, 'multiple of the base rate', FITTED, [0, 5]),
    mediumRisk: knob(1.11, 'multiple of the base rate', FITTED, [0, 5]),
    deepRisk: knob(1.75, 'multiple of the base rate', FITTED, [0, 6]),
    desperateRisk: knob(1.3, 'multiple of the base rate', CHOSEN, [0.5, 5]),
    forcedPerPoint: knob(0.025, 'increase in the base rate per point behind late', TRAILING, [0, 0.2]),
    forcedMost: knob(0.4, 'maximum increase in the base rate', TRAILING, [0, 3]),
    carefulPerPoint: knob(0.012, 'reduction in the base rate per point ahead late', TRAILING, [0, 0.1]),
    carefulMost: knob(0.22, 'maximum reduction in the base rate', TRAILING, [0, 0.9]),
    depthStyle: knob(0.045, 'share of attempts per unit of style', CHOSEN, [0, 0.3]),
    depthWide: knob(0.09, 'share of attempts', CHOSEN, [-1, 1]),
    depthBack: knob(-0.4, 'share of attempts', CHOSEN, [-1, 1]),
    depthTightEnd: knob(-0.05, 'share of attempts', CHOSEN, [-1, 1]),
    depthNeed: knob(0.04, 'share of attempts', CHOSEN, [-1, 1]),
    sticks: knob(0.103, 'share of short throws on third and fourth down', 'fitted to third downs by distance', [0, 1]),
    depthLastChance: knob(0.3, 'share of attempts', CHOSEN, [-1, 1]),
    preventSeconds: knob(
      300,
      'maximum seconds per score needed for a leading defense to give up short throws',
      'fitted to one-score games and to leads held after three quarters',
      [0, 600],
    ),
    preventScores: whole(4, 'maximum scores ahead for such a defense', CHOSEN, [1, 6]),
    preventFade: knob(0.8, 'share of the effect left per additional score', 'same as preventSeconds', [0, 1]),
    preventCompletion: knob(0.175, 'share of attempts against such a defense', 'same as preventSeconds', [-0.2, 0.4]),
    preventDepth: knob(-0.06, 'share of attempts against such a defense', CHOSEN, [-1, 1]),
    deepMean: knob(9, 'yards beyond 20', FITTED, [1, 40]),
    redZoneTight: knob(0.0025, 'share of attempts per yard inside the 20', 'fitted to red-zone results', [0, 0.05]),
    goalTight: knob(
      0.07,
      'additional share of attempts per yard inside the 10',
      'fitted to touchdowns from first and goal at the 1, 5 and 10: 86, 72 and 58% (public records)',
      [0, 0.1],
    ),
    behindAfter: knob(7.3, 'yards', FITTED, [0, 30]),
    shortAfter: knob(3.31, 'yards', FITTED, [0, 30]),
    mediumAfter: knob(3.9, 'yards', FITTED, [0, 30]),
    deepAfter: knob(3.7, 'yards', FITTED, [0, 30]),
    afterPerPoint: knob(0.018, 'share per rating point', FITTED, [0, 0.2]),
    breakShare: knob(0.0405, 'share of catches', FITTED, [0, 0.5]),
    breakPerPoint: knob(0.001, 'share of catches per rating point', FITTED, [0, 0.05]),
    breakMean: knob(25.5, 'yards', FITTED, [1, 50]),
    outOfBounds: knob(0.17, 'share of catches', CHOSEN, [0, 0.6]),
    outOfBoundsHurried: knob(0.32, 'share of catches', CHOSEN, [0, 0.8]),
    brokenUpShare: knob(
      0.34,
      'share of incompletions',
      'public records, FBS vs. FBS, 2021-2025, passes defended',
      [0, 1],
    ),
    dropShare: knob(0.1, 'share of incompletions', RECORDS, [0, 1]),
    dropPerPoint: knob(0.002, 'share per rating point', CHOSEN, [0, 0.05]),
    endZoneDowned: knob(0.75, 'share of interceptions there', CHOSEN, [0, 1]),
    returnNone: knob(0.25, 'share of interceptions', CHOSEN, [0, 1]),
    returnMean: knob(9, 'yards', RECORDS, [0, 50]),
    longReturnShare: knob(0.35, 'share of returns', RECORDS, [0, 1]),
    longReturn: knob(70, 'yards', RECORDS, [1, 90]),
    mediumFrom: whole(10, 'yards in the air', 'bins used in public records', [2, 30]),
    deepFrom: whole(20, 'yards in the air', 'bins used in public records', [3, 50]),
    behindMost: whole(5, 'yards behind the line of scrimmage', CHOSEN, [0, 15]),
    endZoneDepth: whole(8, 'maximum yards into the end zone that a throw lands', CHOSEN, [0, 10]),
    longest: whole(62, 'yards in the air', CHOSEN, [20, 99]),
    depthNeedFrom: whole(7, 'yards to go on third and fourth down', 'same as depthNeed', [1, 30]),
    lastChanceSeconds: whole(15, 'maximum seconds left', CHOSEN, [0, 120]),
    sticksYards: whole(16, 'maximum yards to go', 'same as sticks', [1, 40]),
    sticksBeyond: whole(2, 'maximum yards past the line to gain', 'same as sticks', [0, 10]),
    interceptionMost: knob(0.3, 'share of attempts', CHOSEN, [0, 1]),
    desperateSeconds: whole(300, 'maximum seconds left', 'same as desperateRisk', [0, 900]),
    afterLeast: knob(0.5, 'mean yards after the catch against the tightest coverage', CHOSEN, [0, 5]),
    breakLeast: knob(0.005, 'share of catches', CHOSEN, [0, 0.1]),
    hurriedHalf: whole(
      120,
      'seconds left in the second quarter below which it applies',
      'same as outOfBoundsHurried',
      [0, 900],
    ),
    hurriedEnd: whole(
      240,
      'seconds left in the fourth quarter below which it applies',
      'same as outOfBoundsHurried',
      [0, 900],
    ),
    tackledByTargets: knob(
      0.5,
      'share of tackles on interception returns made by receivers rather than linemen',
      CHOSEN,
      [0, 1],
    ),
    seconds: whole(5, 'seconds', CHOSEN, [1, 15]),
    deepSeconds: whole(7, 'length of a deep throw in seconds', CHOSEN, [1, 15]),
    catchSeconds: whole(1, 'added seconds', CHOSEN, [0, 15]),
    longCatchFrom: whole(15, 'yards beyond which it applies', CHOSEN, [1, 99]),
    longCatchSeconds: whole(3, 'added seconds, instead of catchSeconds', CHOSEN, [0, 15]),
    returnSeconds: whole(4, 'added seconds', CHOSEN, [0, 15]),
  },

  /** The last throw of a half, into the end zone from afar (`football/calling/heave.ts`). */
  heaves: {
    seconds: whole(5, 'maximum seconds left', 'time for one play', [0, 20]),
    from: whole(30, 'minimum yards to the goal line', CHOSEN, [10, 60]),
    closeSeconds: whole(18, 'maximum seconds left without timeouts inside the 10', 'time for two plays', [0, 40]),
    caught: knob(0.085, 'share of heaves', 'public counts of Hail Mary passes: about one in twelve', [0, 1]),
    intercepted: knob(0.25, 'share of heaves', CHOSEN, [0, 1]),
  },

  /** Passes by players other than quarterbacks. */
  tricks: {
    share: knob(0.0045, 'share of dropbacks', 'chosen: one every three games', [0, 0.1]),
    worse: knob(4.3, 'rating points', CHOSEN, [-20, 40]),
  },

  /** Sacks. */
  sacks: {
    share: knob(
      0.0513,
      'share of dropbacks',
      'public records, FBS vs. FBS, 2021-2025, 2.1 sacks per team-game',
      [0, 0.4],
    ),
    perPoint: knob(0.028, 'exponent per rating point', CHOSEN, [0, 0.2]),
    mobility: knob(0.12, 'exponent per unit of mobility', CHOSEN, [0, 1]),
    yards: knob(6.5, 'yards beyond the first', 'public records, FBS vs. FBS, 2021-2025, 6.5 yards per sack', [1, 15]),
    deepFrom: whole(10, 'yards beyond which most passers throw it away', SACK_YARDS, [5, 40]),
    deepKept: knob(0.55, 'share of the yards beyond deepFrom that count as lost', SACK_YARDS, [0, 1]),
    escapes: knob(0.6, 'share of would-be safeties avoided', 'fitted to safeties, 0.0026 of drives', [0, 1]),
    sharedShare: knob(0.22, 'share of sacks', RECORDS, [0, 1]),
    seconds: whole(6, 'seconds', CHOSEN, [1, 15]),
  },

  /** Quarterback scrambles. */
  scrambles: {
    share: knob(0.0575, 'share of dropbacks', "fitted to quarterbacks' share of rushing yards, 16-19%", [0, 0.3]),
    mobility: knob(0.85, 'share per unit of mobility', CHOSEN, [0, 2]),
    mobilityYards: knob(0.12, 'share per unit of mobility', CHOSEN, [0, 1]),
    stopped: knob(0.12, 'share of scrambles', CHOSEN, [0, 1]),
    yards: knob(6.5, 'yards', CHOSEN, [1, 20]),
    breakShare: knob(0.05, 'share of scrambles', CHOSEN, [0, 1]),
    breakMean: knob(14, 'yards', CHOSEN, [1, 50]),
    outOfBounds: knob(0.25, 'share of scrambles', CHOSEN, [0, 1]),
    least: knob(0.1, 'share of normal for a quarterback who never runs', CHOSEN, [0, 1]),
    stoppedLoss: knob(1.5, 'yards', CHOSEN, [0, 10]),
    seconds: whole(7, 'seconds', CHOSEN, [1, 15]),
  },
} satisfies KnobTree;
