import { type KnobTree, knob } from './knob.ts';

const WEIGHT = 'share of the unit';
const WEIGHT_IN_TABLE = 'weight';
const USAGE = 'public records, FBS v FBS, 2021-2025; fitted to leaders and usage shares';
const BY_CHOICE = 'chosen so that each position group weighs about what it does in published team-strength models';

/** Balance numbers of `src/core/football`. */
export const footballKnobs = {
  homeFieldAdvance: knob(2.5, 'points', 'public records, home edge with team strength controlled, 2010-2025', [0, 12]),

  /** How starters make the ratings a team shows the world. */
  ratings: {
    qb: knob(0.3, WEIGHT, BY_CHOICE, [0, 1]),
    rb: knob(0.1, WEIGHT, BY_CHOICE, [0, 1]),
    wr: knob(0.2, WEIGHT, BY_CHOICE, [0, 1]),
    te: knob(0.06, WEIGHT, BY_CHOICE, [0, 1]),
    ol: knob(0.34, WEIGHT, BY_CHOICE, [0, 1]),
    dl: knob(0.32, WEIGHT, BY_CHOICE, [0, 1]),
    lb: knob(0.24, WEIGHT, BY_CHOICE, [0, 1]),
    cb: knob(0.24, WEIGHT, BY_CHOICE, [0, 1]),
    s: knob(0.2, WEIGHT, BY_CHOICE, [0, 1]),
    specialTeams: knob(0.04, 'share of the team', BY_CHOICE, [0, 0.3]),
  },

  /** Expected margin and total of a game from the ratings, fitted to the engine by simulation. */
  expectation: {
    marginPerPoint: knob(1.875, 'points of margin per rating point', 'fitted to the engine, ladder of teams', [0.5, 5]),
    marginCurve: knob(
      0.002,
      'share lost per point of rating difference',
      'fitted to the engine, ladder of teams',
      [0, 0.1],
    ),
    totalBase: knob(53.2, 'points', 'fitted to the engine, ladder of teams', [20, 100]),
    totalPerPoint: knob(
      0.76,
      'points per rating point of offenses over defenses',
      'fitted to the engine, ladder of teams',
      [0, 5],
    ),
    totalMismatch: knob(
      0.012,
      'points per squared rating point of difference',
      'fitted to the engine, ladder of teams',
      [-0.1, 0.1],
    ),
    marginSd: knob(15.2, 'points', 'public records, margin around the closing spread; fitted to the engine', [8, 25]),
  },

  /** How ratings meet. Each side of a matchup is a weighted mean on the players' scale. */
  strength: {
    effect: knob(
      0.855,
      'rating points felt per rating point',
      'fitted so that a point of team rating is worth marginPerPoint',
      [0.2, 3],
    ),
    dayForm: knob(
      3.4,
      'rating points, standard deviation',
      'fitted to the spread of margins around the closing line, 15.3 points',
      [0, 8],
    ),
    runLine: knob(0.62, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    runTightEnd: knob(0.1, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    runCarrier: knob(0.28, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    runDefensiveLine: knob(
      0.45,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    runLinebackers: knob(
      0.25,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    runSafeties: knob(0.1, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    runPoint: knob(0.2, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    passQuarterback: knob(
      0.45,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    passTarget: knob(0.33, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    passLine: knob(0.22, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    coverMan: knob(0.35, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    coverUnit: knob(0.4, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    coverRush: knob(0.25, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    coverCornerbacks: knob(
      0.5,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    coverSafeties: knob(
      0.35,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    coverLinebackers: knob(
      0.15,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    rushDefensiveLine: knob(
      0.75,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    rushLinebackers: knob(
      0.25,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
    rushMan: knob(0.25, 'share of the matchup', 'chosen; the shares of a matchup add up to 1 on each side', [0, 1]),
    protectQuarterback: knob(
      0.2,
      'share of the matchup',
      'chosen; the shares of a matchup add up to 1 on each side',
      [0, 1],
    ),
  },

  /** Who cannot play today, and who leaves during a game. */
  availability: {
    quarterbackMisses: knob(
      0.06,
      'share of games',
      "fitted to the leading passer's share of his team's attempts, 0.80",
      [0, 0.5],
    ),
    regularMisses: knob(0.05, 'share of games', 'chosen; about one regular in twenty misses a game', [0, 0.5]),
    quarterbackContest: knob(
      0.28,
      'share of games when rated alike',
      "fitted to the leading passer's share of his team's attempts, 0.80",
      [0, 1],
    ),
    quarterbackContestGap: knob(4, 'rating points', 'as quarterbackContest', [0.5, 30]),
    quarterbackHurt: knob(0.005, 'share of his runs and sacks', 'chosen; no public figure is known', [0, 0.1]),
    benched: knob(
      0.35,
      'chance after his third interception and each one more',
      'chosen; no public figure is known',
      [0, 1],
    ),
  },

  /** When the second string comes in. */
  reserves: {
    lead: knob(17, 'points', "fitted to blowouts and to leaders' season totals", [7, 60]),
    leadPerMinute: knob(0.55, 'points per minute left', 'fitted with reserves.lead', [0, 3]),
    loserLead: knob(24, 'points', 'fitted with reserves.lead', [7, 70]),
  },

  /** Who does things how often, before ratings and the day's plan move it. Weights count within a table only. */
  rotation: {
    ballPerPoint: knob(
      0.016,
      'exponent per rating point',
      'public records, FBS v FBS, 2021-2025; fitted to leaders and usage shares',
      [0, 0.2],
    ),
    tacklePerPoint: knob(
      0.02,
      'exponent per rating point',
      'public records, FBS v FBS, 2021-2025; fitted to leaders and usage shares',
      [0, 0.2],
    ),
    rushPerPoint: knob(
      0.048,
      'exponent per rating point',
      'public records, FBS v FBS, 2021-2025; fitted to leaders and usage shares',
      [0, 0.2],
    ),
    carryPlanSpread: knob(
      0.8,
      'exponent, standard deviation per game',
      "fitted, with the backs' shares, to the best rusher of a game and the leading rushers of a season: backs take turns",
      [0, 2],
    ),
    targetPlanSpread: knob(
      0.48,
      'exponent, standard deviation per game',
      "fitted to the leading receiver's yards per game",
      [0, 2],
    ),
    reserveTackles: knob(
      0.028,
      'weight',
      'public records, FBS v FBS, 2021-2025; fitted to leaders and usage shares',
      [0, 0.5],
    ),
    carries: {
      rb: {
        first: knob(0.585, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.24, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      wr: {
        first: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    targets: {
      wr: {
        first: knob(0.245, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.19, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.145, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.075, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fifth: knob(0.045, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      te: {
        first: knob(0.115, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      rb: {
        first: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.05, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    runTackles: {
      dl: {
        first: knob(0.085, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.08, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.075, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.06, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.1, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.035, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.085, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.07, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    passTackles: {
      dl: {
        first: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.118, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.105, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.1, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.12, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.11, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    deepTackles: {
      lb: {
        first: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.03, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.02, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.22, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.2, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.26, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.23, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    rushes: {
      dl: {
        first: knob(0.201, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.165, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        fourth: knob(0.115, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      lb: {
        first: knob(0.14, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.08, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.04, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.015, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.025, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
    coverage: {
      lb: {
        first: knob(0.09, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.07, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        third: knob(0.05, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      cb: {
        first: knob(0.24, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.21, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
      s: {
        first: knob(0.15, WEIGHT_IN_TABLE, USAGE, [0, 2]),
        second: knob(0.13, WEIGHT_IN_TABLE, USAGE, [0, 2]),
      },
    },
  },

  /** What offenses call. Log odds of a dropback. */
  calls: {
    first: knob(-0.235, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-4, 4]),
    firstLong: knob(0.37, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-4, 4]),
    secondShort: knob(
      -0.73,
      'log odds',
      'public records, FBS v FBS, 2021-2025, dropbacks by down and distance',
      [-4, 4],
    ),
    secondMiddle: knob(
      -0.025,
      'log odds',
      'public records, FBS v FBS, 2021-2025, dropbacks by down and distance',
      [-4, 4],
    ),
    secondLong: knob(
      0.325,
      'log odds',
      'public records, FBS v FBS, 2021-2025, dropbacks by down and distance',
      [-4, 4],
    ),
    thirdOne: knob(-1.3, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-4, 4]),
    thirdShort: knob(-0.2, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-4, 4]),
    thirdMiddle: knob(
      1.15,
      'log odds',
      'public records, FBS v FBS, 2021-2025, dropbacks by down and distance',
      [-4, 6],
    ),
    thirdLong: knob(1.55, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-4, 6]),
    fourthOne: knob(-1.9, 'log odds', 'public records, FBS v FBS, 2021-2025, dropbacks by down and distance', [-6, 4]),
    lean: knob(0.52, 'log odds per unit of style', 'chosen so that air raids pass 60% and more', [0, 2]),
    optionLean: knob(0.8, 'log odds', 'chosen so that option teams run three plays in four', [0, 3]),
    goalLine: knob(
      -0.45,
      'log odds inside the 10',
      'public records, FBS v FBS, 2021-2025, dropbacks by down and distance',
      [-3, 3],
    ),
    reserves: knob(-0.5, 'log odds', 'chosen; no public figure is known', [-3, 3]),
    hurry: knob(1.1, 'log odds', 'chosen; no public figure is known', [0, 4]),
    perPointBehind: knob(0.07, 'log odds per point at the end', 'fitted to dropbacks by score', [0, 1]),
    mostBehind: knob(1.1, 'log odds', 'as perPointBehind', [0, 4]),
    perPointAhead: knob(0.075, 'log odds per point at the end', 'fitted to dropbacks by score', [0, 1]),
    mostAhead: knob(1.4, 'log odds', 'as perPointAhead', [0, 4]),
    earlyOvertimeKick: knob(
      0.15,
      'chance on third down when three points win',
      'chosen; no public figure is known',
      [0, 1],
    ),
    kneelBeforeHalf: knob(0.8, 'chance when deep with little time', 'chosen; no public figure is known', [0, 1]),
    spike: knob(0.4, 'chance when one is due', 'chosen; no public figure is known', [0, 1]),
  },

  /** The running game. */
  run: {
    lossShare: knob(
      0.069,
      'share of runs',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [0, 0.5],
    ),
    lossPerPoint: knob(
      0.002,
      'share of runs per rating point',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [0, 0.05],
    ),
    noGainShare: knob(
      0.094,
      'share of runs',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [0, 0.5],
    ),
    noGainPerPoint: knob(
      0.0012,
      'share of runs per rating point',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [0, 0.05],
    ),
    escapes: knob(0.6, 'share of those that would be safeties', 'fitted to safeties, 0.0026 of drives', [0, 1]),
    lossMean: knob(1.4, 'yards beyond the first', 'fitted to tackles for loss', [0, 5]),
    gainMean: knob(
      4.42,
      'yards',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [1, 12],
    ),
    gainPerPoint: knob(
      0.066,
      'yards per rating point',
      'fitted to yards per rush 5.20, none gained 0.174, success 0.435 (public records)',
      [0, 0.5],
    ),
    breakShare: knob(0.106, 'share of runs', 'fitted to runs of ten yards and more', [0, 0.5]),
    breakPerPoint: knob(0.0025, 'share of runs per rating point', 'as breakShare', [0, 0.05]),
    breakMean: knob(20.5, 'yards', 'as breakShare', [1, 50]),
    shortYardageLoss: knob(0.03, 'share of runs', 'fitted to third-and-one, 0.759', [0, 0.4]),
    shortYardageNoGain: knob(0.06, 'share of runs', 'as shortYardageLoss', [0, 0.4]),
    redZoneTight: knob(0.02, 'share of the gain per yard inside the 20', 'fitted to red-zone results', [0, 0.05]),
    sneakSafety: knob(0.05, 'share of runs', 'as shortYardageLoss', [0, 0.4]),
    sneakGain: knob(2, 'yards', 'as shortYardageLoss', [0.5, 8]),
    quarterbackKeeps: knob(0.1, 'share of runs', 'fitted to leading rushers', [0, 0.6]),
    mobilityKeeps: knob(0.8, 'share per unit of mobility', 'chosen; no public figure is known', [0, 2]),
    optionKeeps: knob(0.2, 'share of runs', 'chosen; no public figure is known', [0, 0.6]),
    sneaks: knob(0.3, 'share of runs with a yard to go', 'chosen; no public figure is known', [0, 1]),
    outOfBounds: knob(0.09, 'share of runs', 'chosen; no public figure is known', [0, 0.5]),
  },

  /** The passing game. */
  pass: {
    completionBase: knob(0.6155, 'share of attempts', 'public records, completions per attempt, 2021-2025', [0.4, 0.8]),
    completionPerPoint: knob(
      0.0088,
      'share of attempts per rating point',
      'fitted to the spread of team completion shares, 0.052',
      [0, 0.05],
    ),
    interceptionRate: knob(
      0.0272,
      'share of attempts',
      'public records, interceptions per attempt, 2021-2025',
      [0, 0.15],
    ),
    interceptionPerPoint: knob(0.012, 'exponent per rating point', 'chosen; no public figure is known', [0, 0.2]),
    behindShare: knob(
      0.17,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 1],
    ),
    shortShare: knob(
      0.43,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 1],
    ),
    mediumShare: knob(
      0.25,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 1],
    ),
    behindCompletion: knob(
      0.15,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [-0.6, 0.4],
    ),
    shortCompletion: knob(
      0.085,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [-0.6, 0.4],
    ),
    mediumCompletion: knob(
      -0.05,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [-0.6, 0.4],
    ),
    deepCompletion: knob(
      -0.23,
      'share of attempts',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [-0.6, 0.4],
    ),
    behindRisk: knob(
      0.27,
      'share of the base share',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 5],
    ),
    shortRisk: knob(
      0.69,
      'share of the base share',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 5],
    ),
    mediumRisk: knob(
      1.11,
      'share of the base share',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 5],
    ),
    deepRisk: knob(
      1.75,
      'share of the base share',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 6],
    ),
    desperateRisk: knob(1.4, 'share of the base share', 'chosen; no public figure is known', [0.5, 5]),
    depthStyle: knob(0.045, 'share of attempts per unit of style', 'chosen; no public figure is known', [0, 0.3]),
    depthWide: knob(0.09, 'share of attempts', 'chosen; no public figure is known', [-1, 1]),
    depthBack: knob(-0.4, 'share of attempts', 'chosen; no public figure is known', [-1, 1]),
    depthTightEnd: knob(-0.05, 'share of attempts', 'chosen; no public figure is known', [-1, 1]),
    depthNeed: knob(0.04, 'share of attempts', 'chosen; no public figure is known', [-1, 1]),
    sticks: knob(0.12, 'share of short throws on third and fourth down', 'fitted to third downs by distance', [0, 1]),
    depthLastChance: knob(0.3, 'share of attempts', 'chosen; no public figure is known', [-1, 1]),
    deepMean: knob(
      9,
      'yards beyond 20',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [1, 40],
    ),
    redZoneTight: knob(0.0135, 'share of attempts per yard inside the 20', 'fitted to red-zone results', [0, 0.05]),
    behindAfter: knob(
      7.3,
      'yards',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 30],
    ),
    shortAfter: knob(
      3.49,
      'yards',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 30],
    ),
    mediumAfter: knob(
      3.9,
      'yards',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 30],
    ),
    deepAfter: knob(
      4,
      'yards',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 30],
    ),
    afterPerPoint: knob(
      0.018,
      'share per rating point',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 0.2],
    ),
    breakShare: knob(
      0.036,
      'share of catches',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 0.5],
    ),
    breakPerPoint: knob(
      0.001,
      'share of catches per rating point',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [0, 0.05],
    ),
    breakMean: knob(
      25.5,
      'yards',
      'fitted to completions 0.611, 7.3 yards an attempt, completions by yards (public records)',
      [1, 50],
    ),
    outOfBounds: knob(0.17, 'share of catches', 'chosen; no public figure is known', [0, 0.6]),
    outOfBoundsHurried: knob(0.32, 'share of catches', 'chosen; no public figure is known', [0, 0.8]),
    brokenUpShare: knob(
      0.34,
      'share of incompletions',
      'public records, FBS v FBS, 2021-2025, passes defended',
      [0, 1],
    ),
    dropShare: knob(0.1, 'share of incompletions', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    dropPerPoint: knob(0.002, 'share per rating point', 'chosen; no public figure is known', [0, 0.05]),
    endZoneDowned: knob(0.75, 'share of interceptions there', 'chosen; no public figure is known', [0, 1]),
    returnNone: knob(0.25, 'share of interceptions', 'chosen; no public figure is known', [0, 1]),
    returnMean: knob(9, 'yards', 'public records, FBS v FBS, 2021-2025', [0, 50]),
    longReturnShare: knob(0.32, 'share of returns', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    longReturn: knob(70, 'yards', 'public records, FBS v FBS, 2021-2025', [1, 90]),
  },

  /** Sacks. */
  sacks: {
    share: knob(0.0535, 'share of dropbacks', 'public records, FBS v FBS, 2021-2025, 2.1 sacks a team-game', [0, 0.4]),
    perPoint: knob(0.028, 'exponent per rating point', 'chosen; no public figure is known', [0, 0.2]),
    mobility: knob(0.12, 'exponent per unit of mobility', 'chosen; no public figure is known', [0, 1]),
    yards: knob(6, 'yards beyond the first', 'public records, FBS v FBS, 2021-2025, 6.5 yards a sack', [1, 15]),
    escapes: knob(0.6, 'share of those that would be safeties', 'fitted to safeties, 0.0026 of drives', [0, 1]),
    sharedShare: knob(0.22, 'share of sacks', 'public records, FBS v FBS, 2021-2025', [0, 1]),
  },

  /** The quarterback runs for it. */
  scrambles: {
    share: knob(0.045, 'share of dropbacks', 'chosen; public records, FBS v FBS, 2021-2025', [0, 0.3]),
    mobility: knob(0.85, 'share per unit of mobility', 'chosen; no public figure is known', [0, 2]),
    mobilityYards: knob(0.12, 'share per unit of mobility', 'chosen; no public figure is known', [0, 1]),
    stopped: knob(0.12, 'share of scrambles', 'chosen; no public figure is known', [0, 1]),
    yards: knob(6.5, 'yards', 'chosen; no public figure is known', [1, 20]),
    breakShare: knob(0.05, 'share of scrambles', 'chosen; no public figure is known', [0, 1]),
    breakMean: knob(14, 'yards', 'chosen; no public figure is known', [1, 50]),
    outOfBounds: knob(0.25, 'share of scrambles', 'chosen; no public figure is known', [0, 1]),
  },

  /** Tackling. */
  contact: {
    assistShare: knob(0.36, 'share of tackles', 'public records, FBS v FBS, 2021-2025, tackles a team-game', [0, 1]),
  },

  /** Fumbles. */
  fumbles: {
    carry: knob(
      0.0153,
      'share of carries',
      'public records, FBS v FBS, 2021-2025, fumbles lost 0.56 a team-game',
      [0, 0.2],
    ),
    catchFactor: knob(0.75, 'share of the carry share', 'chosen; no public figure is known', [0, 3]),
    sack: knob(0.12, 'share of sacks', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    perPoint: knob(0.012, 'exponent per rating point', 'chosen; no public figure is known', [0, 0.1]),
    lostShare: knob(0.5, 'share of fumbles', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    forcedShare: knob(0.7, 'share of fumbles', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    returnLostShare: knob(0.5, 'share of fumbles on returns', 'chosen; no public figure is known', [0, 1]),
    ownShare: knob(0.5, 'share of those kept', 'chosen; no public figure is known', [0, 1]),
    returnShare: knob(0.35, 'share of those lost', 'chosen; no public figure is known', [0, 1]),
    longShare: knob(0.5, 'share of returns', 'chosen; no public figure is known', [0, 1]),
    longReturn: knob(60, 'yards', 'chosen; no public figure is known', [1, 90]),
    shortReturn: knob(5, 'yards', 'chosen; no public figure is known', [0, 50]),
  },

  /** Fouls as counted per team-game; the chance per play follows. */
  penalties: {
    snaps: knob(72, 'snaps per team-game', 'public records, FBS v FBS, 2021-2025', [30, 120]),
    punts: knob(4.3, 'punts per team-game', 'public records, FBS v FBS, 2021-2025', [1, 12]),
    puntReturns: knob(1.6, 'punt returns per team-game', 'public records, FBS v FBS, 2021-2025', [0.5, 8]),
    kickReturns: knob(2.1, 'kick returns per team-game', 'public records, FBS v FBS, 2021-2025', [0.5, 8]),
    falseStart: knob(
      1.15,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    delayOfGame: knob(
      0.28,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    encroachment: knob(
      0.2,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    offensiveHolding: knob(
      1.25,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    offside: knob(
      0.5,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    illegalFormation: knob(
      0.3,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    faceMask: knob(
      0.25,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    personalFoul: knob(
      0.5,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    unsportsmanlike: knob(
      0.3,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    targeting: knob(
      0.12,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    chopBlock: knob(
      0.05,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    defensiveInterference: knob(
      1.3,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    defensiveHolding: knob(
      0.3,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    roughingPasser: knob(
      0.25,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    offensiveInterference: knob(
      0.18,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    ineligible: knob(
      0.15,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    grounding: knob(
      0.12,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    roughingKicker: knob(
      0.02,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    runningIntoKicker: knob(
      0.03,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    catchInterference: knob(
      0.04,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    blockInBack: knob(
      0.15,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    blockInBackKickoff: knob(
      0.12,
      'flags per team-game',
      'public records, penalties by kind; fitted to 5.97 accepted a team-game',
      [0, 6],
    ),
    offenseShare: knob(0.4, 'share of personal fouls by the offense', 'chosen; no public figure is known', [0, 1]),
    offsetting: knob(0.03, 'share of live-ball flags', 'chosen; no public figure is known', [0, 1]),
  },

  /** Punting and punt returns. */
  punts: {
    gross: knob(44.9, 'yards', 'public records, FBS v FBS, 2021-2025, 42.6 gross', [20, 70]),
    perPoint: knob(0.12, 'yards per rating point', 'chosen; no public figure is known', [0, 1]),
    spread: knob(8.5, 'yards', 'chosen; no public figure is known', [1, 20]),
    aimInside: knob(6, 'yards from the goal line', 'chosen; no public figure is known', [0, 30]),
    aimAt: knob(5, 'yards from the goal line', 'chosen; no public figure is known', [0, 30]),
    aimSpread: knob(8, 'yards', 'chosen; no public figure is known', [1, 20]),
    blocked: knob(0.0095, 'share of punts', 'public records, FBS v FBS, 2021-2025', [0, 0.2]),
    blockSafety: knob(0.5, 'share of those behind the goal line', 'chosen; no public figure is known', [0, 1]),
    blockReturned: knob(0.45, 'share of blocks', 'chosen; no public figure is known', [0, 1]),
    blockReturn: knob(14, 'yards', 'chosen; no public figure is known', [1, 50]),
    outOfBounds: knob(0.1, 'share of punts', 'public records, FBS v FBS, 2021-2025', [0, 0.5]),
    muffed: knob(0.02, 'share of punts', 'public records, FBS v FBS, 2021-2025', [0, 0.2]),
    muffLost: knob(0.45, 'share of muffs', 'chosen; no public figure is known', [0, 1]),
    fairCatch: knob(0.38, 'share of punts', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    downed: knob(0.15, 'share of punts', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    letRollInside: knob(9, 'yards from the goal line', 'chosen; no public figure is known', [0, 30]),
    letRoll: knob(0.6, 'share of punts there', 'chosen; no public figure is known', [0, 1]),
    firstReturner: knob(0.75, 'share of punts', 'chosen; no public figure is known', [0, 1]),
    returnMean: knob(4.8, 'yards', 'public records, FBS v FBS, 2021-2025, 8.4 a return', [0, 40]),
    longShare: knob(0.17, 'share of returns', 'fitted to 0.030 touchdowns a team-game', [0, 1]),
    longReturn: knob(38, 'yards', 'as longShare', [1, 90]),
    returnPerPoint: knob(0.012, 'share per rating point', 'chosen; no public figure is known', [0, 0.1]),
    fumbled: knob(0.02, 'share of returns', 'chosen; no public figure is known', [0, 0.3]),
  },

  /** Kickoffs and their returns. */
  kickoffs: {
    length: knob(64.4, 'yards', 'public records, FBS v FBS, 2021-2025, touchbacks 0.47', [30, 90]),
    freeLength: knob(62, 'yards', 'chosen; no public figure is known', [30, 90]),
    perPoint: knob(0.2, 'yards per rating point', 'chosen; no public figure is known', [0, 2]),
    spread: knob(6, 'yards', 'chosen; no public figure is known', [1, 20]),
    deepEnough: knob(3, 'yards into the end zone', 'chosen; no public figure is known', [-10, 15]),
    kneelShare: knob(0.7, 'share of shorter kicks into the end zone', 'chosen; no public figure is known', [0, 1]),
    outOfBounds: knob(0.018, 'share of kickoffs', 'public records, FBS v FBS, 2021-2025', [0, 0.3]),
    fairCatch: knob(0.15, 'share of kickoffs not in the end zone', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    firstReturner: knob(0.65, 'share of kickoffs', 'chosen; no public figure is known', [0, 1]),
    returnMean: knob(19.6, 'yards', 'public records, FBS v FBS, 2021-2025, 21.2 a return', [5, 60]),
    returnSpread: knob(6.5, 'yards', 'chosen; no public figure is known', [1, 20]),
    longShare: knob(0.085, 'share of returns', 'fitted to 0.028 touchdowns a team-game', [0, 1]),
    longReturn: knob(40, 'yards', 'as longShare', [1, 90]),
    returnPerPoint: knob(0.12, 'yards per rating point', 'chosen; no public figure is known', [0, 1]),
    fumbled: knob(0.018, 'share of returns', 'chosen; no public figure is known', [0, 0.3]),
    onsideSeconds: knob(
      140,
      'seconds per score needed',
      'public records, FBS v FBS, 2021-2025, 0.0098 of kickoffs',
      [0, 600],
    ),
    onsideLate: knob(0.85, 'chance when due', 'chosen; no public figure is known', [0, 1]),
    onsideSurprise: knob(0.0015, 'share of kickoffs', 'chosen; no public figure is known', [0, 0.2]),
    onsideRecovered: knob(0.2, 'share of onside kicks', 'public records, FBS v FBS, 2021-2025', [0, 1]),
  },

  /** Field goals and kicked tries. */
  fieldGoals: {
    atForty: knob(0.99, 'log odds', 'public records, field goals by distance, 2010-2025', [-3, 5]),
    perYard: knob(0.098, 'log odds per yard', 'as atForty', [0, 0.5]),
    perYardBeyond50: knob(0.05, 'log odds per yard', 'as atForty', [0, 0.5]),
    perPoint: knob(0.03, 'log odds per rating point', 'chosen; no public figure is known', [0, 0.2]),
    blocked: knob(0.018, 'share of tries', 'public records, FBS v FBS, 2021-2025', [0, 0.2]),
    blockReturned: knob(0.25, 'share of blocks', 'chosen; no public figure is known', [0, 1]),
    blockReturn: knob(18, 'yards', 'chosen; no public figure is known', [1, 90]),
    extraPoint: knob(0.972, 'share of kicks', 'public records, kicked tries 0.970', [0.5, 1]),
    extraPointPerPoint: knob(0.0015, 'share per rating point', 'chosen; no public figure is known', [0, 0.05]),
    extraPointBlocked: knob(0.008, 'share of kicks', 'public records, FBS v FBS, 2021-2025', [0, 0.2]),
  },

  /** Going for two. */
  tries: {
    twoPoint: knob(0.43, 'share of tries', 'public records, FBS v FBS, 2021-2025', [0, 1]),
    twoPointPerPoint: knob(0.008, 'share per rating point', 'chosen; no public figure is known', [0, 0.05]),
    twoPointPass: knob(0.55, 'share of tries', 'chosen; no public figure is known', [0, 1]),
    twoPointKeep: knob(0.25, 'share of runs', 'chosen; no public figure is known', [0, 1]),
    card: knob(
      0.8,
      'chance when the card says so',
      'public records, FBS v FBS, 2021-2025, two-point tries after 0.047 of touchdowns',
      [0, 1],
    ),
    early: knob(0.02, 'chance otherwise', 'fitted with tries.card', [0, 1]),
    overtimeWin: knob(0.25, 'chance to play for the win', 'chosen; no public figure is known', [0, 1]),
  },

  /** Fourth downs: what each choice is worth, and how careful coaches are. */
  fourthDown: {
    pointsAtGoal: knob(-1.1, 'expected points', 'public expected-points tables', [-4, 3]),
    pointsPerYard: knob(0.062, 'expected points per yard', 'public expected-points tables', [0, 0.2]),
    makeOne: knob(0.7, 'chance', 'public records, fourth downs by distance', [0, 1]),
    makeShort: knob(0.55, 'chance', 'as makeOne', [0, 1]),
    makeMiddle: knob(0.45, 'chance', 'as makeOne', [0, 1]),
    makeLong: knob(0.37, 'chance at 7', 'as makeOne', [0, 1]),
    makeLongPerYard: knob(0.025, 'chance per yard', 'as makeOne', [0, 0.2]),
    puntNet: knob(38, 'yards', 'public records, FBS v FBS, 2021-2025', [20, 60]),
    puntPinned: knob(11, 'yards from the goal line', 'public records, FBS v FBS, 2021-2025', [1, 30]),
    worstKick: knob(0.49, 'chance', 'chosen; no public figure is known', [0, 1]),
    kickWorth: knob(2.77, 'expected points', 'three points less the kickoff', [0, 3]),
    care: knob(
      0.2,
      'expected points',
      'fitted to fourth-down tries 1.94 a team-game and to punts by field position (public records)',
      [-3, 5],
    ),
    careOwnHalf: knob(
      0.35,
      'expected points',
      'fitted to fourth-down tries 1.94 a team-game and to punts by field position (public records)',
      [-3, 5],
    ),
    careAhead: knob(0.5, 'expected points', 'chosen; no public figure is known', [-3, 5]),
    boldness: knob(0.35, 'expected points per unit of style', 'chosen; no public figure is known', [0, 3]),
    mood: knob(0.5, 'expected points, standard deviation', 'chosen; no public figure is known', [0, 3]),
    urgency: knob(0.6, 'expected points a minute left', 'fitted to drives that end on downs', [0, 10]),
    overtimeGo: knob(0.3, 'chance with a yard to go', 'chosen; no public figure is known', [0, 1]),
  },

  /** Pace. */
  clock: {
    usual: knob(28.5, 'seconds from whistle to snap', 'fitted to 67.5 plays a team-game', [15, 40]),
    perTempo: knob(3.8, 'seconds per unit of style', 'fitted to the spread of team plays, 4.5', [0, 8]),
    hurry: knob(13, 'seconds', 'chosen; no public figure is known', [5, 30]),
    milk: knob(37, 'seconds', 'the play clock', [20, 40]),
    briskShare: knob(0.8, 'share of the usual', 'chosen; no public figure is known', [0.2, 1]),
    readySaves: knob(11, 'seconds', 'fitted to plays before and after the 2023 rule', [0, 30]),
    kneelWait: knob(38, 'seconds', 'the play clock', [20, 40]),
    halfDrill: knob(44, 'seconds', 'fitted to points by quarter', [0, 600]),
    hurryPerScore: knob(120, 'seconds per score needed', 'chosen; no public figure is known', [0, 600]),
    milkTwoScores: knob(660, 'seconds', 'chosen; no public figure is known', [0, 900]),
    milkOneScore: knob(390, 'seconds', 'chosen; no public figure is known', [0, 900]),
    timeoutsFrom: knob(150, 'seconds', 'chosen; no public figure is known', [0, 600]),
  },
} satisfies KnobTree;
