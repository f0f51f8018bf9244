import { type KnobTree, knob, whole } from './knob.ts';

const SCALE = 'chosen so that ranked teams score between 50 and 100';
const HABIT = 'chosen so that schedules look like those of public records, 2000-2025';

const REAL_SELECTION = 'fitted: two-loss teams earned none of the 40 playoff spots of 2014-2023';
const REAL_TITLE_LOSSES =
  'fitted: 47 losers of power-conference title games of 2014-2023 fell two spots on average, 23 one at most, 6 five or more';
const POWER_SCHEDULE = 'simulated schedules: 95% of power-conference schedules are harder, 90% of the others easier';
const UNBEATEN_OUTSIDERS =
  'public records 2014-2023: unbeaten teams outside the power conferences averaged 12th before the bowls';
const REAL_LOSSES = 'fitted to final polls of public records, 2014-2024: losses by rank';
const FITTED_POLL = 'fitted to weekly polls of public records, 2010-2023';
const REAL_PLAYOFF = 'final polls of public records 2014-2024: playoff losers fell 1.4 spots on average';
const REAL_TEN = 'final polls of public records: 2% of top-ten teams had four losses';
const WATCHING = 'chosen so that the game of the week is the one a fan would name';

const SPOKEN = 'chosen so that a rivalry page lists the games a fan would name';

const VISITS = 'fitted to games between FBS and FCS teams of public records: FBS wins 92% by 27 points';

const FORECAST = 'fitted to simulated seasons: 30% forecasts come true 30% of the time';

const LAST_POLL = 'fitted to 12 simulated seasons: the poll that selected the field, with all results known';

const REAL_RANKS = 'fitted to 1,790 simulated team seasons, final rank against rating (residual 2.8)';

/** Tuning for `src/core/season`. */
export const seasonKnobs = {
  schedule: {
    powerPrestige: knob(4, 'mean prestige from which a conference counts as strong', HABIT, [1, 7]),
    strongPrestige: knob(5, 'prestige from which a program plays one more home game', HABIT, [1, 8]),
    peerGames: knob(1.4, 'non-conference games a strong program plays against other strong ones', HABIT, [0, 4]),
    independentPeerShare: knob(0.6, "share of a strong independent's games against strong teams", HABIT, [0, 1]),
    keptPeers: whole(
      1,
      'open dates a power program reserves for other power programs',
      `${HABIT}: most play one such game`,
      [0, 3],
    ),
    keptPeerGap: whole(
      1,
      'prestige tiers that such an opponent may be below it',
      `${HABIT}: teams schedule series with equals`,
      [0, 7],
    ),
    keptPeerPlace: knob(
      0.5,
      'share of power programs at its prestige that such an opponent must beat this season',
      'chosen: picking the weakest peers gains a coach little',
      [0, 0.9],
    ),
    keptMoneyGames: whole(
      2,
      'open dates other programs reserve for power programs',
      `${HABIT}: most play two such games`,
      [0, 4],
    ),
    peerGapDislike: knob(0.4, 'appeal lost per tier of prestige between peers', HABIT, [0, 5]),
    paidGapAppeal: knob(0.05, 'appeal per tier by which a paid opponent is weaker', HABIT, [0, 5]),
    paidGapMost: knob(3, 'tiers beyond which a weaker paid opponent gains nothing more', HABIT, [0, 6]),
    paidRepeatDislike: knob(0.7, 'appeal lost per paid game the opponent already plays', HABIT, [0, 5]),
    openDatesAppeal: knob(0.15, 'appeal per game the opponent still needs', HABIT, [0, 2]),
    rivalryAppeal: knob(1.5, 'appeal of a rival', HABIT, [0, 10]),
    distanceAppeal: knob(0.8, 'appeal lost per thousand miles', HABIT, [0, 5]),
    opponentNoise: knob(1.5, 'size of the random part in choosing an opponent, in appeal', HABIT, [0, 10]),
    firstConferenceWeek: knob(4, 'first week in which conference games are welcome', HABIT, [1, 14]),
    lastNonConferenceWeek: knob(3, 'last week in which non-conference games are most welcome', HABIT, [1, 14]),
    earlyDislike: knob(3, 'cost per week a conference game is too early', HABIT, [0, 20]),
    lateDislike: knob(1, 'cost per week a non-conference game is late', HABIT, [0, 20]),
    openDatesFrom: knob(3, 'last week in which open dates are unwelcome', HABIT, [0, 14]),
    openDatesTo: knob(11, 'last week in which open dates are most welcome', HABIT, [1, 14]),
    earlyOpenDislike: knob(1, 'cost per week an open date is too early', HABIT, [0, 20]),
    lateOpenDislike: knob(0.7, 'cost per week an open date is late', HABIT, [0, 20]),
    adjacentOpenDates: knob(1000, 'cost of two open dates in a row', 'chosen: never if avoidable', [0, 10000]),
    nearOpenDates: knob(6, 'cost of two open dates with one game between them', HABIT, [0, 100]),
    idleMost: knob(0.25, 'share of teams that can be idle in a week', 'open dates by week of public records', [0.1, 1]),
    idleCrowding: knob(3, 'cost of each idle team beyond that', HABIT, [0, 100]),
    bearableSeason: knob(2.2, "cost below which a team's schedule is left alone", HABIT, [0, 100]),
    roadGamesBorne: whole(3, 'road games in a row that become too many', HABIT, [2, 14]),
    roadRunDislike: knob(2.5, 'cost of that run; one more game costs four times as much', HABIT, [0, 100]),
    homeGamesBorne: whole(5, 'home games in a row that become too many', HABIT, [2, 14]),
    homeRunDislike: knob(1.5, 'cost of that run; one more game costs four times as much', HABIT, [0, 100]),
    lateVisits: knob(0.07, 'share of FCS opponents scheduled in November', HABIT, [0, 1]),
    lateVisitWeek: whole(12, 'week of those games', HABIT, [1, 14]),
    homeGamesLeast: knob(5, 'minimum home games of an ordinary program', HABIT, [3, 6]),
    homeGamesMost: knob(7, 'maximum home games of an ordinary program', HABIT, [6, 9]),
    independentGames: whole(
      6,
      'non-conference games beyond which a team schedules like an independent',
      HABIT,
      [0, 12],
    ),
    unknownMiles: knob(1500, 'assumed miles to a program with no known location', HABIT, [0, 5000]),
    rivalryReluctance: knob(4, 'cost of moving a rivalry from that year’s host, in ordinary games', HABIT, [0.1, 50]),
    turnBack: knob(0.01, 'cost of moving a game back to its first host, in ordinary games', HABIT, [0.0001, 1]),
  },

  voters: {
    average: knob(50, 'score of an average team', SCALE, [0, 100]),
    perPoint: knob(0.5, 'poll score per point of strength', SCALE, [0.1, 5]),
    lastSeasonShare: knob(0.3, "weight of last season's rank in the first poll", FITTED_POLL, [0, 1]),
    preseasonNoise: knob(0.5, 'SD of the error in the first poll, in SDs of team strength', FITTED_POLL, [0, 2]),
    firstNoise: knob(0.1, "SD of the error in a dynasty's first poll, based on the real world", FITTED_POLL, [0, 2]),
    win: knob(4, 'score per win above what an average ranked team would expect', REAL_LOSSES, [0, 20]),
    loss: knob(5.5, 'score lost per loss, regardless of the opponent', REAL_LOSSES, [0, 20]),
    lossesCounted: whole(8, 'losses after which another costs nothing', REAL_LOSSES, [0, 15]),
    hardSchedule: knob(
      0.13,
      'share of games an average ranked team would lose against a hard schedule',
      POWER_SCHEDULE,
      [0, 1],
    ),
    weakSchedule: knob(8, 'points lost per expected loss that a schedule lacks', UNBEATEN_OUTSIDERS, [0, 50]),
    leastCost: knob(0.6, 'minimum score that a loss costs', FITTED_POLL, [0, 20]),
    marginWorth: knob(0.8, 'score for a maximum margin', 'chosen: margins count little', [0, 20]),
    marginLimit: knob(
      24,
      'points beyond the expected margin after which more adds nothing',
      'chosen: three scores and a field goal',
      [1, 60],
    ),
    sightShare: knob(
      0.15,
      'share by which each game moves voters toward how strong the team looks',
      FITTED_POLL,
      [0, 1],
    ),
    idleDrop: knob(0.05, 'spots per rank that an idle team can drop, at least one', FITTED_POLL, [0, 3]),
    winnerDrop: knob(0.15, 'spots per rank that a winner can drop', FITTED_POLL, [0, 3]),
    closeMargin: whole(8, 'maximum margin of a close loss', 'by definition: one score', [1, 30]),
    upsetPoints: knob(14, 'points favored by from which a loss is a major upset', 'chosen: two touchdowns', [1, 60]),
    closeLossDrop: whole(9, 'maximum spots that a close loss costs', FITTED_POLL, [1, 200]),
    lossDrop: whole(15, 'maximum spots that any other loss costs', FITTED_POLL, [1, 200]),
    playoffDrop: whole(2, 'maximum spots that a playoff loss costs', REAL_PLAYOFF, [1, 200]),
    riseTo: knob(0.5, 'best rank after a week, as a share of the last one', FITTED_POLL, [0, 1]),
    topTenLosses: whole(3, 'maximum losses for a top-ten team', REAL_TEN, [0, 20]),
    leaderGap: knob(1.7, 'score by which another team must lead to pass a No. 1 that won', FITTED_POLL, [0, 100]),
  },

  selection: {
    perPoint: knob(0.3, 'resume points per point of strength', REAL_SELECTION, [0, 5]),
    win: knob(4, 'points per win above what an average ranked team would expect', REAL_SELECTION, [0, 20]),
    loss: knob(8, 'points lost per loss, regardless of the opponent', REAL_SELECTION, [0, 20]),
    lossesCounted: whole(8, 'losses after which another costs nothing', REAL_SELECTION, [0, 15]),
    titleLoss: knob(1.5, 'points lost instead for a loss in a conference title game', REAL_TITLE_LOSSES, [0, 20]),
    titleRoutMargin: whole(18, 'margin beyond which that loss costs more', REAL_TITLE_LOSSES, [0, 60]),
    titleRout: knob(0.5, 'additional points per point beyond that margin', REAL_TITLE_LOSSES, [0, 5]),
    hardSchedule: knob(
      0.13,
      'share of games an average ranked team would lose against a hard schedule',
      POWER_SCHEDULE,
      [0, 1],
    ),
    weakSchedule: knob(14, 'points lost per expected loss that a schedule lacks', UNBEATEN_OUTSIDERS, [0, 50]),
    title: knob(2, 'points for a conference title', REAL_SELECTION, [0, 20]),
    headToHead: knob(3, 'points within which head-to-head decides', REAL_SELECTION, [0, 20]),
    commonOpponents: knob(1, 'points within which common opponents decide', REAL_SELECTION, [0, 20]),
  },

  strengthOfRecord: {
    field: whole(25, 'number of top teams whose average sets the standard', 'chosen: the teams a poll shows', [1, 130]),
  },

  visitors: {
    lowest: knob(55.5, 'rating of the weakest program below FBS', VISITS, [30, 80]),
    span: knob(11.6, 'rating points between the weakest and the strongest', VISITS, [0, 40]),
    teamSd: knob(1.4, 'rating points, SD of one team in one season', VISITS, [0, 10]),
    playerSd: knob(4.5, 'rating points, SD of the players of one team', VISITS, [0, 12]),
  },

  odds: {
    confidence: knob(
      0.93,
      'share of the expected margin that the market sees',
      'public records: the average spread is 10.8',
      [0.5, 1],
    ),
    opinionSd: knob(
      2,
      'points, SD of the market’s error',
      'chosen: lines stay near the ratings, and margins around them spread as real ones do',
      [0, 10],
    ),
    logitPerPoint: knob(
      0.118,
      'log odds per point of spread',
      'fitted to closing lines of public records',
      [0.02, 0.5],
    ),
    logitCurve: knob(0.0055, 'flattening per point of spread', 'fitted to closing lines of public records', [0, 0.1]),
    overround: knob(1.0438, "sum of both sides' implied probabilities", 'public records, closing moneylines', [1, 1.2]),
    sureMargin: knob(
      0.6,
      "maximum sportsbook cut per unit of the underdog's win probability",
      'chosen: -3000 at 25 points, -10000 at 38, like the lists of sportsbooks',
      [0.1, 2],
    ),
    highestPrice: knob(0.998, 'highest implied probability of a favorite', 'chosen: about -50000', [0.9, 0.9999]),
    lowestPrice: knob(0.005, 'lowest implied probability of an underdog', 'chosen: about +20000', [0.001, 0.1]),
  },

  forecast: {
    runs: whole(1000, 'simulations of the rest of a season', 'chosen: errors of at most 1.5%', [1, 100000]),
    leverage: knob(
      0.3,
      'share of those simulations used for the effects of other teams’ games',
      'chosen: a first look within half a second',
      [0.001, 1],
    ),
    formSd: knob(2.2, 'points, SD of a team’s true strength around its rating', FORECAST, [0, 5]),
    pollNoise: knob(
      1.5,
      'points, SD of a preseason forecast’s error about a team’s final strength',
      LAST_POLL,
      [0, 20],
    ),
  },

  estimatedRating: {
    average: knob(70.7, 'rating of the median team', REAL_RANKS, [30, 99]),
    perLogit: knob(2.3, 'rating points per log odds of finishing ahead', REAL_RANKS, [0, 10]),
  },

  moments: {
    title: knob(6, 'weight of a title game', SPOKEN, [0, 50]),
    upset: knob(6, 'weight of an impossible upset', SPOKEN, [0, 50]),
    upsetChance: knob(0.25, 'winner’s probability below which a result is an upset', SPOKEN, [0, 0.5]),
    overtime: knob(2.5, 'weight of each overtime', SPOKEN, [0, 50]),
    lastScore: knob(2, 'weight of a game decided by a late score', SPOKEN, [0, 50]),
    closeMargin: whole(3, 'maximum margin of such a game', SPOKEN, [1, 14]),
    rout: knob(1.5, 'weight of a rout', SPOKEN, [0, 50]),
    routMargin: whole(35, 'margin from which a game is a rout', SPOKEN, [14, 70]),
    streak: knob(1, 'weight per game of a streak that ends', SPOKEN, [0, 50]),
    streakLeast: whole(4, 'minimum length of a streak worth mentioning when it ends', SPOKEN, [2, 50]),
  },

  watchability: {
    betterTeam: knob(4, 'appeal of a No. 1 team', WATCHING, [0, 50]),
    worseTeam: knob(10, 'appeal of a No. 1 opponent', WATCHING, [0, 50]),
    rankHalving: knob(12, "ranks over which a rank's appeal halves", WATCHING, [1, 100]),
    closeMargin: knob(10, 'points of spread that halve the appeal of a close game', WATCHING, [1, 60]),
    closeness: knob(1, 'added appeal of an even game, as a share of its quality', WATCHING, [0, 10]),
    rivalry: knob(1.5, 'appeal of a rivalry', WATCHING, [0, 50]),
    conference: knob(0.5, 'appeal of a conference game', WATCHING, [0, 50]),
    titleGame: knob(4, 'appeal of a conference title game', WATCHING, [0, 50]),
    playoff: knob(10, 'appeal of a playoff game', WATCHING, [0, 100]),
    championship: knob(2, 'multiple of a playoff game’s appeal for the title game', WATCHING, [1, 10]),
  },
} satisfies KnobTree;
