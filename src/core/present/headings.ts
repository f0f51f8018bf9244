/** Headings of pages and tables that more than one face shows, by page. */
export const HEADINGS = {
  // Awards
  playersOfTheYear: 'Players of the Year',
  coachOfTheYear: 'Coach of the Year',
  heismanRace: 'Heisman Race',
  race: 'The race: points if the vote were today',
  raceOf: (year: number, week: number) => `Heisman race ${year}, entering week ${week}`,
  raceNumbers: (voters: string) =>
    `Points are what a vote of the ${voters} electors would bring today; the chance is that of winning the vote after the conference championships.`,
  theVote: (voters: string) => `The Vote: ${voters} ballots`,
  awardsOf: (year: number) => `${year} Awards`,
  awardsLater: (year: number) => `The awards of ${year} are given after the conference championships.`,
  awardsUnknown: (year: number) => `The awards of ${year} were not recorded.`,
  chooseConference: 'Choose a conference',
  mostValuablePlayers: 'Most Valuable Players',
  playersOfTheWeek: 'Players of the Week',
  conferencePlayersOfTheWeek: (conference: string) => `${conference} Players of the Week`,
  // Budget
  budgetOf: (year: number) => `Budget of ${year}`,
  boosters: 'The boosters',
  // Live games
  sideline: 'On the sideline',
  aroundNation: 'Around the nation',
  playByPlay: 'Play by play',
  watchAgain: 'Watch again',
  watchFrom: 'Watch again from here',
  watchEnd: 'Watch the end',
  backToGame: 'Back to your game',
  callsWorth: 'What your calls were worth',
  tendencies: 'Tendencies in this game',
  worked: 'What works',
  handOver: 'Your staff calls until',
  coachGame: 'Coach this game',
  // Coaches
  coachesOf: (team: string) => `${team} Coaches`,
  headCoaches: 'Head coaches',
  coordinators: 'Coordinators',
  staff: 'Coaching staff',
  headCoach: 'Head coach',
  career: 'Career',
  careerOf: (coach: string) => `The career of ${coach}`,
  careerGoals: 'Goals for the season',
  jobs: 'Jobs',
  jobsAfter: (year: number) => `Jobs after the ${year} season`,
  openJobs: 'Open jobs',
  legacy: 'Legacy',
  legacyOf: (coach: string) => `The legacy of ${coach}`,
  legacyStops: 'Legacy by program',
  trophyRoom: 'Trophy room',
  againstCoaches: 'Against other head coaches',
  milestones: 'Milestones',
  careerTotals: 'Career totals',
  staffBudget: 'Staff budget',
  ownStaff: 'Staff',
  staffAt: (team: string) => `Your staff at ${team}`,
  candidatesFor: (side: 'offense' | 'defense') => `${side === 'offense' ? 'OC' : 'DC'} candidates`,
  jobSecurity: 'Job security',
  seatTrend: 'Job security, game by game',
  againstRivals: 'Against rivals',
  coachingCareer: 'Coaching career',
  seasonsAsHeadCoach: 'Season by season as a head coach',
  coachingTree: 'Coaching tree',
  workedFor: 'Worked for',
  playersDrafted: (players: number) => `Players drafted: ${players}`,
  coachingCarousel: 'Coaching carousel',
  carouselOf: (year: number) => `${year} Coaching Carousel`,
  // Rankings for the playoff
  selection: {
    bcs: (year: number) => `BCS Standings ${year}`,
    committee: (year: number) => `CFP Rankings ${year}`,
  },
  howSelected: {
    bcs: 'Two thirds the voters, one third the computers, which know records and schedules alone.',
    committee:
      'Records first and the schedules they were made against, then conference titles, head to head and common opponents. A close title-game loss costs little.',
  },
  rankingOfWeek: 'Ranking entering week',
  enteringWeek: (week: number) => `Entering week ${week}`,
  // Games
  gamePlan: 'Game plan',
  gamePreview: 'Game Preview',
  gameSummary: 'Game Summary',
  keyPlayers: 'Key Players',
  teamStatistics: 'Team Statistics',
  atStake: 'At Stake',
  nextGame: 'Next game',
  nextGameStakes: 'Next game’s stakes',
  onTheLine: 'On the line',
  weekSchedule: (week: number) => `Week ${week} Schedule`,
  // Halls of fame and programs
  hallOfFame: 'Hall of Fame',
  hallOfFameOf: (name: string) => `${name} Hall of Fame`,
  classOf: (year: number) => `Class of ${year}`,
  nation: 'The nation',
  bestSeasons: 'Best seasons',
  allAmericaTeams: 'All-America teams',
  nationalRecords: 'National Records',
  trophyCaseOf: (team: string) => `${team} Trophy Case`,
  members: (members: number) => `Members: ${members}`,
  nationalTitles: (titles: number) => `National titles: ${titles}`,
  conferenceTitles: (titles: number) => `Conference titles in this dynasty: ${titles}`,
  bowls: (record: string) => `Bowls and playoff games: ${record}`,
  heismanWinnersOf: (winners: number) => `Heisman winners: ${winners}`,
  heismanWinners: (winners: string) => `Heisman winners: ${winners}.`,
  program: (team: string) => `${team} Program`,
  recordsOf: (name: string) => `${name} Records`,
  // News
  aroundTheNation: 'Around the nation',
  storylines: 'Storylines',
  // Non-conference games
  nonConferenceGames: (games: number, limit: number) => `Non-Conference Games Scheduled: ${games} / ${limit}`,
  // New games and saves
  savesIn: (folder: string) => `Saves in ${folder}`,
  lastPlayed: 'Last played',
  allConferences: 'All Conferences',
  autobids: 'Conference Champion Autobids',
  // Pages
  samePageOf: 'The same page of',
  rankings: 'AP Rankings',
  dashboard: (team: string) => `${team} Dashboard`,
  openDecisions: 'To do',
  feed: 'What happened',
  allOfFeed: 'All that happened',
  teamSchedule: (team: string) => `${team} Schedule`,
  history: (team: string) => `${team} History`,
  rivalriesOf: (team: string) => `${team} Rivalries`,
  recruitingBoard: 'Recruiting board',
  recruitingClass: 'Recruiting class',
  classRanking: 'Class Ranking',
  transferPortal: 'Transfer portal',
  trophyCase: 'Trophy case',
  depthChart: 'Depth chart',
  howToPlay: 'How to play',
  depthChartOf: (team: string) => `${team} depth chart`,
  transferPortalAfter: (year: number) => `Transfer portal after ${year}`,
  // Injuries
  injuriesOf: (team: string) => `${team} Injuries`,
  // Players
  careerStatistics: 'Career Statistics',
  positionFilter: 'Position Filter',
  allPositions: 'All Positions',
  choseBetween: 'What he chose between',
  // Playoff
  difficulty: 'Difficulty',
  playoffTeams: 'Playoff Teams',
  nextBestTeams: 'Next Best Teams',
  bubbleTeams: 'Bubble Teams',
  conferenceChampions: 'Conference Champions',
  // Recruiting
  topRecruits: 'Top Recruits',
  classesSoFar: 'Classes so far',
  classNeeds: 'Needs',
  byProgram: 'By program',
  // Review of a season
  roadTaken: 'The road taken',
  inThePoll: 'In the poll',
  prestigeMoves: 'What moved the prestige',
  whoLeaves: 'Who leaves',
  // Rivalries
  series: 'The series',
  seriesSince: 'The series since the dynasty began',
  seriesOf: (team: string, opponent: string) => `${team} and ${opponent}`,
  gamesToRemember: 'Games to remember',
  rivalries: 'Rivalries in this dynasty',
  // Seasons
  championOf: (year: number) => `${year} National Champion`,
  seasonInReview: 'The season in review',
  season: (year: number) => `The ${year} Season`,
  seasonSummary: (year: number) => `${year} Season Summary`,
  endOfSeason: 'End of season',
  finalRank: 'Final rank',
  finalTop25: 'Final Top 25',
  finalPoll: 'Final poll',
  nationalChampion: 'National champion',
  yearByYear: 'Year by year',
  realignment: 'Conference Realignment',
  // Standings
  standings: (conference: string) => `${conference} Standings`,
  independents: 'Independent Teams',
  conferenceStandings: 'Conference standings',
  // Statistics
  teamStats: 'Team Stats',
  individualStats: 'Individual Stats',
  perGame: 'Per game',
  ratings: 'Ratings Statistics',
  starsByPrestige: 'Stars by prestige',
  teamsByRating: 'Teams by rating',
  allTeams: 'All teams',
  // What could have been
  whatIf: 'What if?',
  couldHaveBeen: 'What could have gone the other way',
  sameDice: 'Same dice everywhere else',
  otherDice: 'Other dice',
  winsComeTo: 'Wins',
  // What a player can do
  simulateToEnd: 'Simulate to the end of the season',
  askTakeBack: 'Undo last move?',
  sortBy: 'Sort by',
} as const;

/** On the page of a season that was played before the dynasty began. */
export const REAL_SEASON = 'A real season, before the dynasty: its champion and final ranks are known.';

/** The page of a conference; without one, of the independents. */
export function standingsTitle(conference: string | undefined): string {
  return conference === undefined ? HEADINGS.independents : HEADINGS.standings(conference);
}

/** A heading as in a sentence: of its words only the first begins with a capital. */
export function sentenceCase(heading: string): string {
  return heading.replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
