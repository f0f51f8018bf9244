import { type KnobTree, knob, whole } from './knob.ts';

const HABIT = 'chosen so that schedules look like those of public records, 2000-2025';

const FITTED_POLL = 'fitted to weekly polls of public records, 2010-2023';
const WATCHING = 'chosen so that the game of the week is the one a fan would name';

const REAL_RANKS = 'fitted to 1,790 simulated team seasons, final rank against rating (residual 2.8)';

/** Balance numbers of `src/core/season`. */
export const seasonKnobs = {
  schedule: {
    powerPrestige: knob(4, 'mean prestige of a conference that counts as strong', HABIT, [1, 7]),
    strongPrestige: knob(5, 'prestige of a program that plays one more home game', HABIT, [1, 8]),
    peerGames: knob(1.4, 'non-conference games of a strong program against another', HABIT, [0, 4]),
    independentPeerShare: knob(0.6, "share of a strong independent's games against strong teams", HABIT, [0, 1]),
    peerGapDislike: knob(0.4, 'appeal lost per tier of prestige between peers', HABIT, [0, 5]),
    paidGapAppeal: knob(0.05, 'appeal per tier that a visitor is weaker', HABIT, [0, 5]),
    paidGapMost: knob(3, 'tiers beyond which a weaker visitor is no better', HABIT, [0, 6]),
    paidRepeatDislike: knob(0.7, 'appeal lost per paid game that a visitor already plays', HABIT, [0, 5]),
    openDatesAppeal: knob(0.15, 'appeal per game that an opponent still needs', HABIT, [0, 2]),
    rivalryAppeal: knob(1.5, 'appeal of a rival', HABIT, [0, 10]),
    distanceAppeal: knob(0.8, 'appeal lost per thousand miles', HABIT, [0, 5]),
    opponentNoise: knob(1.5, 'width of chance in choosing an opponent, in appeal', HABIT, [0, 10]),
    firstConferenceWeek: knob(4, 'first week in which conference games are welcome', HABIT, [1, 14]),
    lastNonConferenceWeek: knob(3, 'last week in which non-conference games are most welcome', HABIT, [1, 14]),
    earlyDislike: knob(3, 'cost per week that a conference game is too early', HABIT, [0, 20]),
    lateDislike: knob(1, 'cost per week that a non-conference game is late', HABIT, [0, 20]),
    openDatesUntil: knob(6, 'week until which open dates are as welcome as games', HABIT, [1, 14]),
    fullWeeksAfter: knob(5, 'weeks after that until most teams should play', HABIT, [1, 14]),
    fullWeekAppeal: knob(0.5, 'gain of a conference game in a late week', HABIT, [0, 20]),
    homeGamesLeast: knob(5, 'home games of an ordinary program, least', HABIT, [3, 6]),
    homeGamesMost: knob(7, 'home games of an ordinary program, most', HABIT, [6, 9]),
    independentGames: whole(
      6,
      'non-conference games, more than: a team schedules as an independent does',
      HABIT,
      [0, 12],
    ),
    unknownMiles: knob(1500, 'miles to a program that nothing is known about', HABIT, [0, 5000]),
    rivalryReluctance: knob(
      4,
      'cost of moving a rivalry from its host of the year, in ordinary games',
      HABIT,
      [0.1, 50],
    ),
    turnBack: knob(0.01, 'cost of moving a game back to its first host, in ordinary games', HABIT, [0.0001, 1]),
  },

  poll: {
    scorePerPoint: knob(1, 'poll score per point of strength', 'chosen so that all teams fit in 0 to 100', [0.2, 5]),
    lastSeasonShare: knob(0.3, "share of last season's rank in the first poll", FITTED_POLL, [0, 1]),
    preseasonNoise: knob(0.5, 'spread of error in the first poll, in spreads of team strength', FITTED_POLL, [0, 2]),
    reaction: knob(3, 'score for a result twice as good as expected', FITTED_POLL, [0, 40]),
    surePoints: knob(20, 'points of advantage at which a win is nearly expected', FITTED_POLL, [3, 60]),
    marginShare: knob(0.2, 'share of the margin in a result', 'chosen: margins count little', [0, 1]),
    marginLimit: knob(
      24,
      'points beyond which a margin counts no more',
      'chosen: three scores and a field goal',
      [1, 60],
    ),
    defeatCost: knob(1, 'least score that a defeat costs', FITTED_POLL, [0, 20]),
    defeatWeight: knob(2.1, 'times a defeat moves a team more than a win', FITTED_POLL, [0.5, 5]),
    recordShare: knob(0.15, 'share of strength of record in each new opinion', FITTED_POLL, [0, 1]),
    recordGames: knob(8, 'games after which the record has its full share', FITTED_POLL, [1, 15]),
    sightShare: knob(0.16, 'share of true strength in each new opinion', FITTED_POLL, [0, 1]),
    average: knob(50, 'score of an average team', 'chosen so that all teams fit in 0 to 100', [0, 100]),
    safeDrop: knob(0.25, 'places per rank that a team that did not lose can drop', FITTED_POLL, [0, 3]),
  },

  strengthOfRecord: {
    field: whole(25, 'best teams whose average is the measure', 'chosen: those that a poll shows', [1, 130]),
  },

  odds: {
    logitPerPoint: knob(
      0.118,
      'log odds per point of spread',
      'fitted to closing lines of public records',
      [0.02, 0.5],
    ),
    logitCurve: knob(0.0055, 'flattening per point of spread', 'fitted to closing lines of public records', [0, 0.1]),
    overround: knob(1.0438, "sum of both sides' prices", 'public records, closing moneylines', [1, 1.2]),
    highestPrice: knob(0.985, 'price beyond which no favorite goes', 'chosen: about -6500', [0.9, 0.999]),
    lowestPrice: knob(0.02, 'price below which no underdog goes', 'chosen: about +5000', [0.001, 0.1]),
  },

  estimatedRating: {
    average: knob(70.7, 'rating of the middle team', REAL_RANKS, [30, 99]),
    perLogit: knob(3.2, 'rating points per log odds of finishing ahead', REAL_RANKS, [0, 10]),
  },

  watchability: {
    betterTeam: knob(4, 'appeal of a first-ranked team', WATCHING, [0, 50]),
    worseTeam: knob(10, 'appeal of a first-ranked opponent', WATCHING, [0, 50]),
    rankHalving: knob(12, "places that halve a rank's appeal", WATCHING, [1, 100]),
    closeMargin: knob(10, 'points of spread that halve the appeal of a close game', WATCHING, [1, 60]),
    closeness: knob(1, 'gain of an even game, in its quality', WATCHING, [0, 10]),
    rivalry: knob(1.5, 'appeal of a rivalry', WATCHING, [0, 50]),
    conference: knob(0.5, 'appeal of a conference game', WATCHING, [0, 50]),
    titleGame: knob(4, 'appeal of a conference title game', WATCHING, [0, 50]),
    playoff: knob(10, 'appeal of a playoff game', WATCHING, [0, 100]),
    championship: knob(2, 'times the appeal of a playoff game that the last one has', WATCHING, [1, 10]),
  },
} satisfies KnobTree;
