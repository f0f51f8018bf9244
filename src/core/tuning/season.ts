import { type KnobTree, knob, whole } from './knob.ts';

const HABIT = 'chosen so that schedules look like those of public records, 2000-2025';

const REAL_SELECTION = 'fitted: no team of two losses had one of the 40 places of 2014-2023';
const REAL_TITLE_LOSSES =
  'fitted: 47 losers of power title games of 2014-2023 fell by 2 places on average, 23 by one at most, 6 by five or more';
const POWER_SCHEDULE = 'schedules of simulated seasons: 95% of the power conferences are harder, 90% of others easier';
const UNBEATEN_OUTSIDERS =
  'public records 2014-2023: unbeaten teams of other conferences were 12th on average before the bowls';
const REAL_LOSSES = 'fitted to final polls of public records, 2014-2024: losses by place';
const FITTED_POLL = 'fitted to weekly polls of public records, 2010-2023';
const REAL_PLAYOFF = 'final polls of public records 2014-2024: who lost in a playoff fell by 1.4 places on average';
const REAL_TEN = 'final polls of public records: 2% of the first ten had four losses';
const WATCHING = 'chosen so that the game of the week is the one a fan would name';

const SPOKEN = 'chosen so that a series is remembered by the games a fan would name';

const VISITS = 'fitted to games between FBS and FCS teams of public records: FBS wins 92% by 27 points';

const FORECAST = 'fitted to simulated seasons: what is said to be 30% happens 30% of the time';

const LAST_POLL = 'fitted to 12 simulated seasons: the poll that chose the field, with all results known';

const REAL_RANKS = 'fitted to 1,790 simulated team seasons, final rank against rating (residual 2.8)';

/** Balance numbers of `src/core/season`. */
export const seasonKnobs = {
  schedule: {
    powerPrestige: knob(4, 'mean prestige of a conference that counts as strong', HABIT, [1, 7]),
    strongPrestige: knob(5, 'prestige of a program that plays one more home game', HABIT, [1, 8]),
    peerGames: knob(1.4, 'non-conference games of a strong program against another', HABIT, [0, 4]),
    independentPeerShare: knob(0.6, "share of a strong independent's games against strong teams", HABIT, [0, 1]),
    keptPeers: whole(1, 'open dates that a power program keeps for others', `${HABIT}: most play one`, [0, 3]),
    keptPeerGap: whole(
      1,
      'tiers of prestige that those may be below it',
      `${HABIT}: series are made with equals`,
      [0, 7],
    ),
    keptPeerPlace: knob(
      0.5,
      'share of the power programs of its prestige that those must be better than this season',
      'chosen: a coach who picks the weakest of his peers gains little',
      [0, 0.9],
    ),
    keptMoneyGames: whole(
      2,
      'open dates that other programs keep for power programs',
      `${HABIT}: most play two`,
      [0, 4],
    ),
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
    openDatesFrom: knob(3, 'last week in which open dates are unwelcome', HABIT, [0, 14]),
    openDatesTo: knob(11, 'last week in which open dates are as welcome as any', HABIT, [1, 14]),
    earlyOpenDislike: knob(1, 'cost per week that an open date is too early', HABIT, [0, 20]),
    lateOpenDislike: knob(0.7, 'cost per week that an open date is late', HABIT, [0, 20]),
    adjacentOpenDates: knob(
      1000,
      'cost of two open dates in a row',
      'chosen: never where it can be helped',
      [0, 10000],
    ),
    nearOpenDates: knob(6, 'cost of two open dates with one game between them', HABIT, [0, 100]),
    idleMost: knob(0.25, 'share of teams that may be idle in a week', 'open dates by week of public records', [0.1, 1]),
    idleCrowding: knob(3, 'cost of each idle team beyond that', HABIT, [0, 100]),
    bearableSeason: knob(2.2, "cost below which a team's season is left as it is", HABIT, [0, 100]),
    roadGamesBorne: whole(3, 'road games in a row that begin to be too many', HABIT, [2, 14]),
    roadRunDislike: knob(2.5, 'cost of that run; of one more game four times as much', HABIT, [0, 100]),
    homeGamesBorne: whole(5, 'home games in a row that begin to be too many', HABIT, [2, 14]),
    homeRunDislike: knob(1.5, 'cost of that run; of one more game four times as much', HABIT, [0, 100]),
    lateVisits: knob(0.07, 'share of visitors from below FBS who come in November', HABIT, [0, 1]),
    lateVisitWeek: whole(12, 'week in which those come', HABIT, [1, 14]),
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

  voters: {
    average: knob(50, 'score of an average team', 'chosen so that all teams fit in 0 to 100', [0, 100]),
    perPoint: knob(0.5, 'poll score per point of strength', 'chosen so that all teams fit in 0 to 100', [0.1, 5]),
    lastSeasonShare: knob(0.3, "share of last season's rank in the first poll", FITTED_POLL, [0, 1]),
    preseasonNoise: knob(0.5, 'spread of error in the first poll, in spreads of team strength', FITTED_POLL, [0, 2]),
    firstNoise: knob(0.1, "the same in a dynasty's first poll, whose world is the real one", FITTED_POLL, [0, 2]),
    win: knob(4, 'score for a win beyond what the average ranked team would expect', REAL_LOSSES, [0, 20]),
    loss: knob(5.5, 'score that each loss costs, whatever the opponent', REAL_LOSSES, [0, 20]),
    lossesCounted: whole(8, 'losses after which another costs nothing more', REAL_LOSSES, [0, 15]),
    hardSchedule: knob(
      0.13,
      'share of games that the average ranked team loses to a hard schedule',
      POWER_SCHEDULE,
      [0, 1],
    ),
    weakSchedule: knob(8, 'points for each of those losses that a schedule lacks', UNBEATEN_OUTSIDERS, [0, 50]),
    leastCost: knob(0.6, 'least score that a loss costs', FITTED_POLL, [0, 20]),
    marginWorth: knob(0.8, 'score for a margin at its limit', 'chosen: margins count little', [0, 20]),
    marginLimit: knob(
      24,
      'points beyond what was promised at which a margin counts no more',
      'chosen: three scores and a field goal',
      [1, 60],
    ),
    sightShare: knob(
      0.15,
      'share of what voters believe that each game brings to how strong the team looks',
      FITTED_POLL,
      [0, 1],
    ),
    idleDrop: knob(0.05, 'places per rank that an idle team can drop, at least one place', FITTED_POLL, [0, 3]),
    winnerDrop: knob(0.15, 'places per rank that a winner can drop', FITTED_POLL, [0, 3]),
    closeMargin: whole(8, 'points by which a close loss is lost at most', 'a fact: one score', [1, 30]),
    upsetPoints: knob(14, 'points of advantage with which a loss is a great upset', 'chosen: two touchdowns', [1, 60]),
    closeLossDrop: whole(9, 'places that a close loss costs, at most', FITTED_POLL, [1, 200]),
    lossDrop: whole(15, 'places that another loss costs, at most', FITTED_POLL, [1, 200]),
    playoffDrop: whole(2, 'places that a loss in the playoff costs, at most', REAL_PLAYOFF, [1, 200]),
    riseTo: knob(0.5, 'best place after a week, as a share of the last one', FITTED_POLL, [0, 1]),
    topTenLosses: whole(3, 'losses with which a team is among the first ten, at most', REAL_TEN, [0, 20]),
    leaderGap: knob(1.7, 'score by which another must be better to pass a leader that won', FITTED_POLL, [0, 100]),
  },

  selection: {
    perPoint: knob(0.3, 'points of a case per point of strength', REAL_SELECTION, [0, 5]),
    win: knob(4, 'points for a win beyond what the average ranked team would expect', REAL_SELECTION, [0, 20]),
    loss: knob(8, 'points that each loss costs, whatever the opponent', REAL_SELECTION, [0, 20]),
    lossesCounted: whole(8, 'losses after which another costs nothing more', REAL_SELECTION, [0, 15]),
    titleLoss: knob(1.5, 'points that a loss in a conference title game costs instead', REAL_TITLE_LOSSES, [0, 20]),
    titleRoutMargin: whole(18, 'points by which it is lost, beyond which it costs more', REAL_TITLE_LOSSES, [0, 60]),
    titleRout: knob(0.5, 'points more for each point beyond', REAL_TITLE_LOSSES, [0, 5]),
    hardSchedule: knob(
      0.13,
      'share of games that the average ranked team loses to a hard schedule',
      POWER_SCHEDULE,
      [0, 1],
    ),
    weakSchedule: knob(14, 'points for each of those losses that a schedule lacks', UNBEATEN_OUTSIDERS, [0, 50]),
    title: knob(2, 'points that a conference title is worth', REAL_SELECTION, [0, 20]),
    headToHead: knob(3, 'points within which the winner of their game goes first', REAL_SELECTION, [0, 20]),
    commonOpponents: knob(1, 'points within which common opponents decide', REAL_SELECTION, [0, 20]),
  },

  strengthOfRecord: {
    field: whole(25, 'best teams whose average is the measure', 'chosen: those that a poll shows', [1, 130]),
  },

  visitors: {
    lowest: knob(55.5, 'rating of the weakest program below FBS', VISITS, [30, 80]),
    span: knob(11.6, 'rating points between the weakest and the strongest', VISITS, [0, 40]),
    teamSd: knob(1.4, 'rating points, one team in one season', VISITS, [0, 10]),
    playerSd: knob(4.5, 'rating points, players of one team', VISITS, [0, 12]),
  },

  odds: {
    confidence: knob(
      0.93,
      'share of the expected margin that bettors see',
      'public records: spreads of 10.8 on average',
      [0.5, 1],
    ),
    opinionSd: knob(
      2,
      'points that bettors are off, SD',
      'chosen: a line stays near the ratings; margins around it spread as real ones do',
      [0, 10],
    ),
    logitPerPoint: knob(
      0.118,
      'log odds per point of spread',
      'fitted to closing lines of public records',
      [0.02, 0.5],
    ),
    logitCurve: knob(0.0055, 'flattening per point of spread', 'fitted to closing lines of public records', [0, 0.1]),
    overround: knob(1.0438, "sum of both sides' prices", 'public records, closing moneylines', [1, 1.2]),
    sureMargin: knob(
      0.6,
      "house's share per chance of the underdog, where that is less",
      'chosen: -3000 at 25 points, -10000 at 38, as books list them',
      [0.1, 2],
    ),
    highestPrice: knob(0.998, 'price beyond which no favorite goes', 'chosen: about -50000', [0.9, 0.9999]),
    lowestPrice: knob(0.005, 'price below which no underdog goes', 'chosen: about +20000', [0.001, 0.1]),
  },

  forecast: {
    runs: whole(1000, 'times that the rest of a season is played out', 'chosen: errors of 1.5% at most', [1, 100000]),
    leverage: knob(
      0.3,
      'share of those times for what games between others would do, which are played once more for every game',
      'chosen: a first look within half a second',
      [0.001, 1],
    ),
    formSd: knob(2.2, 'points a team is better or worse all season than its rating says', FORECAST, [0, 5]),
    pollNoise: knob(
      1.5,
      'points by which a forecast from before the season errs about what a team is worth at the end',
      LAST_POLL,
      [0, 20],
    ),
  },

  estimatedRating: {
    average: knob(70.7, 'rating of the middle team', REAL_RANKS, [30, 99]),
    perLogit: knob(2.3, 'rating points per log odds of finishing ahead', REAL_RANKS, [0, 10]),
  },

  moments: {
    title: knob(6, 'weight of a game for a title', SPOKEN, [0, 50]),
    upset: knob(6, 'weight of an upset that could not happen', SPOKEN, [0, 50]),
    upsetChance: knob(0.25, 'chance of the winner below which it was an upset', SPOKEN, [0, 0.5]),
    overtime: knob(2.5, 'weight of each overtime', SPOKEN, [0, 50]),
    lastScore: knob(2, 'weight of a game decided by a field goal', SPOKEN, [0, 50]),
    closeMargin: whole(3, 'points by which such a game is decided at most', SPOKEN, [1, 14]),
    rout: knob(1.5, 'weight of a rout', SPOKEN, [0, 50]),
    routMargin: whole(35, 'points by which a game is a rout', SPOKEN, [14, 70]),
    streak: knob(1, 'weight of each game of a streak that ends', SPOKEN, [0, 50]),
    streakLeast: whole(4, 'games in a row that are spoken of when they end', SPOKEN, [2, 50]),
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
