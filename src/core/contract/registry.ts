import type { z } from 'zod';
import { hasReached, STAGES, stageBefore } from '../model/stages.ts';
import { CALLS, type Call } from './calls.ts';
import * as view from './views/index.ts';

/**
 * Everything the program can do. Each entry has the schemas of its input and response and the stages it is available
 * in; its address is in `calls.ts`, its code in `queries/` and `commands/`. Deliberately one long file: a table to read
 * from top to bottom.
 */
interface Meaning<Input extends z.ZodType, Answer extends z.ZodType> {
  /** All input, whether from the path, the query string or the body. */
  input: Input;
  answer: Answer;
  /** `none`: needs no dynasty (lists or creates them); `save`: works on the client's dynasty. */
  needs: 'none' | 'save';
  /** Stages it is available in, for the documentation; if absent, all. */
  stages?: string;
  summary: string;
  description: string;
}

export type Definition<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = Call &
  Meaning<Input, Answer>;

function define<Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call,
  meaning: Meaning<Input, Answer>,
): Definition<Input, Answer> {
  return { ...call, ...meaning };
}

export const QUERIES = {
  home: define(CALLS.home, {
    input: view.homeInput,
    answer: view.home,
    needs: 'none',
    summary: 'Seasons and teams to choose from, and saved games',
    description:
      'A season’s teams by conference with their prestige, the season’s own playoff format, your saved game (or the one the server was started with) and all saves. Without a year: the newest season. With `openings`: the head coaching jobs that open before the season in a dynasty of `seed` (drawn if left out; start with the same one to find them). With a universe (an id of `universes`, or your user_id for the one of your dynasty): its season, conferences and teams instead of the real ones.',
  }),
  universes: define(CALLS.universes, {
    input: view.noInput,
    answer: view.universes,
    needs: 'none',
    summary: 'The universes a new game can be played in',
    description:
      'Those that come with the program, then the universe files (JSON, or a folder of CSV) found in the saves folder, with what is wrong with each that cannot be used.',
  }),
  universe: define(CALLS.universe, {
    input: view.universeInput,
    answer: view.universeContent,
    needs: 'none',
    summary: 'A universe’s content, to change',
    description:
      'One of `universes` by its id, or a real season by its year, as a universe file; with neither, the season of your dynasty as the start of another.',
  }),
  noncon: define(CALLS.noncon, {
    input: view.noInput,
    answer: view.noncon,
    needs: 'save',
    stages: `From ${stageBefore('preseason')}, starts the next year’s preseason first.`,
    summary: 'The team’s regular-season weeks',
    description:
      'One entry per week of the regular season: a game or an open week. With team and year (and the other fields of a new game) it starts a new game instead and returns its user_id.',
  }),
  freeOpponents: define(CALLS.freeOpponents, {
    input: view.weekInput,
    answer: view.freeOpponents,
    needs: 'save',
    stages: 'preseason',
    summary: 'Teams you can schedule in a week',
    description:
      'Names in alphabetical order: open that week, under their non-conference limit, not already on the schedule and not in the same conference.',
  }),
  opponents: define(CALLS.opponents, {
    input: view.weekInput,
    answer: view.opponents,
    needs: 'save',
    stages: 'preseason',
    summary: 'A preview of a game with each team you can schedule',
    description:
      'The teams of `fetchteams`, highest rating first: rank, rating, prestige and conference, where the game would be played, and the odds.',
  }),
  dashboard: define(CALLS.dashboard, {
    input: view.noInput,
    answer: view.dashboard,
    needs: 'save',
    stages: `From ${stageBefore('season')}, fills every schedule and starts the season first.`,
    summary: 'The team’s last and next game, its conference and the top ten',
    description: 'Everything on the dashboard.',
  }),
  rankings: define(CALLS.rankings, {
    input: view.pollInput,
    answer: view.rankings,
    needs: 'save',
    summary: 'The poll, all teams ranked',
    description:
      'Best first, with each team’s last and next game. With a week: the poll as of that week. With a year: another season of the dynasty, its final poll unless a week is given.',
  }),
  pollHistory: define(CALLS.pollHistory, {
    input: view.yearInput,
    answer: view.pollHistory,
    needs: 'save',
    summary: 'Every poll of the season',
    description:
      'Each team’s rank entering each week so far, in the order of the latest poll. Without a year: the current season.',
  }),
  selection: define(CALLS.selection, {
    input: view.pollInput,
    answer: view.selectionPage,
    needs: 'save',
    summary: 'The rankings that set the playoff field',
    description:
      'Best first: the committee’s rankings from week 10 on, or the BCS standings from week 8 on in seasons with a two-team title game; none before that. With a week: as of that week. With a year: another season of the dynasty, its final ranking unless a week is given.',
  }),
  teamSchedule: define(CALLS.teamSchedule, {
    input: view.teamYearInput,
    answer: view.teamSchedule,
    needs: 'save',
    summary: 'A team’s games in a season',
    description: 'This season’s, or those of any season of the dynasty; the team appears as it was that year.',
  }),
  roster: define(CALLS.roster, {
    input: view.teamInput,
    answer: view.roster,
    needs: 'save',
    summary: 'A team’s players',
    description: 'Grouped by position, starters first.',
  }),
  history: define(CALLS.history, {
    input: view.teamInput,
    answer: view.history,
    needs: 'save',
    summary: 'A team’s seasons',
    description: 'Newest first, including the real seasons before the dynasty.',
  }),
  teamStats: define(CALLS.teamStats, {
    input: view.teamInput,
    answer: view.teamStats,
    needs: 'save',
    summary: 'A team’s statistics',
    description: 'Per game, with national ranks, and the team’s leaders.',
  }),
  injuries: define(CALLS.injuries, {
    input: view.injuriesInput,
    answer: view.injuries,
    needs: 'save',
    summary: 'The injury report of the week',
    description:
      'Players out, doubtful or questionable on both teams in a team’s next game, or on all teams. Without a team: your own. Injuries in games you have not looked at stay hidden.',
  }),
  awards: define(CALLS.awards, {
    input: view.awardsInput,
    answer: view.awards,
    needs: 'save',
    summary: 'The awards of a season',
    description:
      'The Heisman vote, position awards, All-America and freshman teams, players of the week, bowl MVPs, and the all-conference teams and players of the week of one conference: the one given, or your own. Without a year: the current season.',
  }),
  season: define(CALLS.season, {
    input: view.yearInput,
    answer: view.season,
    needs: 'save',
    summary: 'A season in the books',
    description:
      'Champion, bracket, final poll, Heisman winner, players of the year, upsets and your own season. Without a year: the current one. Real seasons before the dynasty have only the champion and the final ranks.',
  }),
  trophies: define(CALLS.trophies, {
    input: view.anyTeamInput,
    answer: view.trophies,
    needs: 'save',
    summary: 'A program’s trophy case',
    description:
      'National titles, with those from before the dynasty marked; conference titles, bowls, Heisman winners and rivalries of the dynasty. Without a team: your own.',
  }),
  rivalry: define(CALLS.rivalry, {
    input: view.rivalryInput,
    answer: view.rivalry,
    needs: 'save',
    summary: 'A team’s rivalries, and a series in full',
    description:
      'Where each rivalry stands since the dynasty began; with an opponent, the whole series, its trophy, streak and memorable games.',
  }),
  records: define(CALLS.records, {
    input: view.recordsInput,
    answer: view.recordsPage,
    needs: 'save',
    summary: 'Records of the nation, a conference or a program',
    description:
      'Who holds each game, season and career record, when it was set and who held it before. A record must be beaten, not just tied. Without a team or a conference: national records; with a span, only game, season or career records. Real seasons before the dynasty count only in wins.',
  }),
  hall: define(CALLS.hall, {
    input: view.hallInput,
    answer: view.hall,
    needs: 'save',
    summary: 'The hall of fame, national or a program’s',
    description:
      'Every member, and a class with each player’s case: factors that add up to his points. An honored player with enough points gets in after a set number of seasons. Without a team: the national hall; without a year: the newest class.',
  }),
  recruitingClass: define(CALLS.recruitingClass, {
    input: view.anyTeamYearInput,
    answer: view.classPage,
    needs: 'save',
    summary: 'A program’s recruiting class so far',
    description:
      'Its commits, best first, and every program’s class by points. Without a team: your own. Without a year: the class being recruited this season; for a class that has signed, its signees in `signed`.',
  }),
  recap: define(CALLS.recap, {
    input: view.recapInput,
    answer: view.recap,
    needs: 'save',
    summary: 'Results of a long recruiting period',
    description:
      'Spring, summer, December and February each cover more than a week of recruiting: which targets committed to you, which chose another school and why, the class rank before and after, and in February how promises and portal calls turned out. Without a period: the latest. Signing-day announcements have their own page.',
  }),
  signingDay: define(CALLS.signingDay, {
    input: view.signingDayInput,
    answer: view.signingDayPage,
    needs: 'save',
    summary: 'A signing day, one announcement at a time',
    description:
      'The recruits who announced with your program among their finalists, in order: what each chose and why, and your class rank after each; plus earlier commits who signed, who are waiting and who lost their spot. `december` is the early signing day, since the class of 2018, and `february` the last one. Without a day: the latest for the class; without a year: the newest class that has had one.',
  }),
  draft: define(CALLS.draft, {
    input: view.yearInput,
    answer: view.draftPage,
    needs: 'save',
    summary: 'The NFL draft after a season',
    description:
      'Seven rounds of seniors and juniors who declared, in draft order, and the number of picks per program. Players from outside FBS account for the missing pick numbers. Without a year: the latest draft. Empty before the first one.',
  }),
  program: define(CALLS.program, {
    input: view.anyTeamInput,
    answer: view.program,
    needs: 'save',
    summary: 'A program’s titles, legends and records',
    description:
      'Its record since 2000, titles, best seasons, bowls, honored players, hall of fame, rivalries and national records. Without a team: your own.',
  }),
  coaches: define(CALLS.coaches, {
    input: view.anyTeamInput,
    answer: view.coachesPage,
    needs: 'save',
    summary: 'A program’s coaching staff',
    description:
      'Its head coach and coordinators, hires for next season, past coaches and what became of them, and the schemes they run. Without a team: your own.',
  }),
  coach: define(CALLS.coach, {
    input: view.coachInput,
    answer: view.coachPage,
    needs: 'save',
    summary: 'A coach’s career',
    description:
      'By number or name: every job and why it ended, his seasons as a head coach, titles, bowls, coaching tree, players drafted, honors and reputation. Without a coach: your team’s head coach.',
  }),
  coachSearch: define(CALLS.coachSearch, {
    input: view.playerSearchInput,
    answer: view.coachSearch,
    needs: 'save',
    summary: 'Coach search by name',
    description: 'Up to twenty, those with a job first. Without a name: head coaches.',
  }),
  career: define(CALLS.career, {
    input: view.noInput,
    answer: view.careerPage,
    needs: 'save',
    summary: 'The head coach’s job security',
    description:
      'Expected wins and season goals, job security factor by factor and game by game, his contract, and his record against rivals. For your coach, or for the program’s head coach if you only own it.',
  }),
  jobs: define(CALLS.jobs, {
    input: view.noInput,
    answer: view.jobsPage,
    needs: 'save',
    summary: 'Your coach’s job market',
    description:
      'Head coaching jobs open after the season, the most attractive first: who would hire you, what each program has and expects, and the coach it hires otherwise. Empty before the conference championships and outside a career.',
  }),
  staff: define(CALLS.staff, {
    input: view.noInput,
    answer: view.staffPage,
    needs: 'save',
    summary: 'Your coach’s coordinators',
    description:
      'Both coordinators with contract, pay and estimated skills as ranges; the staff budget; and after the conference championships every coach who would replace them, with his asking price. Once you have taken another job, the staff of that program.',
  }),
  legacy: define(CALLS.legacy, {
    input: view.noInput,
    answer: view.legacyPage,
    needs: 'save',
    summary: 'Your coach’s legacy',
    description:
      'Legacy points of each stop, factor by factor; everything he has won at every program; his record against other head coaches, including former assistants; and his career milestones. For your coach, or for the program’s head coach if you only own it.',
  }),
  carousel: define(CALLS.carousel, {
    input: view.yearInput,
    answer: view.carouselPage,
    needs: 'save',
    summary: 'The coaches who changed jobs after a season',
    description:
      'Departures and reasons, interims, and hires and where they came from: head coaches, then coordinators. Without a year: the latest season with changes.',
  }),
  race: define(CALLS.race, {
    input: view.noInput,
    answer: view.race,
    needs: 'save',
    summary: 'The Heisman race',
    description:
      'From week 6 to the vote after the conference championships: the vote if it were held today, and each contender’s chance to win.',
  }),
  playoff: define(CALLS.playoff, {
    input: view.playoffInput,
    answer: view.playoff,
    needs: 'save',
    summary: 'The playoff, projected or real',
    description:
      'The field, the first teams out, the conference champions and the bracket. A projection until the field is set, then the real games and results. With a year: another season of the dynasty; with `all`: every team left out.',
  }),
  stakes: define(CALLS.stakes, {
    input: view.anyTeamInput,
    answer: view.stakes,
    needs: 'save',
    stages: 'From the season on; in preseason the schedules are not filled yet.',
    summary: 'What is on the line in a team’s next game',
    description:
      'National title, playoff, conference and bowl odds now, with a win and with a loss, from simulations of the rest of the season. Without a team: your own.',
  }),
  odds: define(CALLS.odds, {
    input: view.noInput,
    answer: view.odds,
    needs: 'save',
    stages: 'From season on.',
    summary: 'Every team’s title, playoff, conference and bowl odds',
    description: 'The most likely champions first, with the change since last week.',
  }),
  news: define(CALLS.news, {
    input: view.anyWeekInput,
    answer: view.news,
    needs: 'save',
    summary: 'The news of a week',
    description:
      'Your game and what it changed, the week’s top stories (a lead and up to ten more), and season storylines: streaks, series, droughts, records, milestones. Without a week: the latest one played.',
  }),
  feed: define(CALLS.feed, {
    input: view.noInput,
    answer: view.feed,
    needs: 'save',
    summary: 'How your decisions turned out',
    description:
      'Commitments, recruiting battles lost and why, official visits, game plans and what they did, long injuries, and last winter’s promises and portal calls: newest first, each with the page it leads to.',
  }),
  why: define(CALLS.why, {
    input: view.whyInput,
    answer: view.why,
    needs: 'save',
    summary: 'A number explained, factor by factor',
    description:
      '`prestige`: what moved a program’s prestige after its last finished season. `rank`: the score in the latest poll. `line`: the spread of a game, or of a team’s next one. `recruit` and `transfer`: why a player your program wanted or lost picked his school. `player`: what moved his rating last winter. Without a team: your own; for a game, its favorite.',
  }),
  whatIf: define(CALLS.whatIf, {
    input: view.whatIfInput,
    answer: view.whatIf,
    needs: 'save',
    summary: 'What if: a season replayed with one change',
    description:
      'What can change in a finished game: its winner, a kick (by its place in the log) or an injury (by the player). With `runs` the season is replayed with the change, once with the same dice wherever nothing changed and in that many pairs with other dice. This takes seconds to minutes: `progress` reports how far it is, and the same query returns `outcome` once it is done.',
  }),
  whatIfMove: define(CALLS.whatIfMove, {
    input: view.whatIfMoveInput,
    answer: view.whatIfMove,
    needs: 'save',
    summary: 'What if: seasons replayed with another signing, hire or opponent',
    description:
      '`signing`: a recruit (his number in the class that signed after the year) picks `team`, your program or his runner-up if none is named. `hire`: a coach who left stays, or with `team` that program hires him. `opponent`: in a week you play `team`, which trades opponents with you. Without a recruit, coach or week: what can be asked. `runs` as for what-if of a game; signings and hires are played on for two seasons.',
  }),
  standings: define(CALLS.standings, {
    input: view.standingsInput,
    answer: view.standings,
    needs: 'save',
    summary: 'A conference’s standings',
    description:
      'In order, with the tiebreaker where one was needed. `independent` lists the independents, `own` your own conference. With a year: the final standings of another season of the dynasty.',
  }),
  player: define(CALLS.player, {
    input: view.playerInput,
    answer: view.playerPage,
    needs: 'save',
    summary: 'A player’s career and games',
    description: 'Season by season, and game by game for one year. Includes players who have left.',
  }),
  playerSearch: define(CALLS.playerSearch, {
    input: view.playerSearchInput,
    answer: view.playerSearch,
    needs: 'save',
    summary: 'Player search by name',
    description:
      'Up to twenty players on a roster, your own first, then the best. Each word must match part of the name, or the position or team alongside a name. Without a name: the best twenty.',
  }),
  week: define(CALLS.week, {
    input: view.weekOfYearInput,
    answer: view.week,
    needs: 'save',
    summary: 'All games in a week',
    description: 'Best game first, marked as the game of the week. Without a year: the current season.',
  }),
  game: define(CALLS.game, {
    input: view.gameInput,
    answer: view.gamePage,
    needs: 'save',
    summary: 'A game: preview or full summary',
    description:
      'Before kickoff: both teams with their stats and key players. Afterward: drives with every play and win probability, team stats and the box score. Past seasons too.',
  }),
  sideline: define(CALLS.sideline, {
    input: view.gameInput,
    answer: view.sideline,
    needs: 'save',
    stages: 'season',
    summary: 'Your game this week, live from the sideline',
    description:
      'The game after the calls so far, the next decision, the calls available and what the staff would call. Once the game is over: what each call was worth, until the next decision.',
  }),
  nation: define(CALLS.nation, {
    input: view.gameInput,
    answer: view.nation,
    needs: 'save',
    stages: 'season',
    summary: 'Scores around the nation during your game',
    description:
      'The day’s other games, as of the same moment as your game this week: games in your conference and games that move your odds first. Nothing is revealed early.',
  }),
  nationGame: define(CALLS.nationGame, {
    input: view.nationGameInput,
    answer: view.nationGame,
    needs: 'save',
    stages: 'season',
    summary: 'The end of another game, seen from your sideline',
    description:
      'One of the day’s games that has reached the fourth quarter, with all its plays and how many have been run so far.',
  }),
  teamStatsTable: define(CALLS.teamStatsTable, {
    input: view.yearInput,
    answer: view.teamStatsTable,
    needs: 'save',
    summary: 'All teams’ statistics',
    description: 'Per game, offense and defense. Without a year: the current season.',
  }),
  individualStats: define(CALLS.individualStats, {
    input: view.individualInput,
    answer: view.individualStats,
    needs: 'save',
    summary: 'All players’ statistics',
    description:
      'By category, keyed by player id. With a table: only that category, the others empty. Without a year: the current season.',
  }),
  ratingsStats: define(CALLS.ratingsStats, {
    input: view.noInput,
    answer: view.ratingsStats,
    needs: 'save',
    summary: 'Talent by program and class',
    description: 'Stars by prestige tier, players and average ratings by stars and class, all teams by rating.',
  }),
  summary: define(CALLS.summary, {
    input: view.noInput,
    answer: view.summary,
    needs: 'save',
    stages: 'If the season’s last game has been played and the stage is season, closes the season first.',
    summary: 'The season’s champion and conference realignment',
    description: 'The national champion and the realignment before the next season.',
  }),
  review: define(CALLS.review, {
    input: view.yearInput,
    answer: view.review,
    needs: 'save',
    stages: STAGES.filter((stage) => hasReached(stage, 'summary')).join(', '),
    summary: 'Your season in review',
    description:
      'Record, titles and bowls, every game with the best win and the worst loss, leaders, awards, the poll week by week, what moved your prestige, and departures.',
  }),
  ledger: define(CALLS.ledger, {
    input: view.ledgerInput,
    answer: view.ledger,
    needs: 'save',
    stages: 'A finished season of the dynasty',
    summary: 'What your decisions in a season were worth',
    description:
      'Your decisions in a finished season and what came of them: recruiting, portal, schedule, game plan, depth chart, redshirts, budget and in-game calls. With `runs` the season is replayed with your staff deciding instead, once with the same dice and that many times with other dice in its games. This takes seconds to minutes: `progress` reports how far it is, and the same query returns `outcome` once it is done.',
  }),
  rosterProgression: define(CALLS.rosterProgression, {
    input: view.noInput,
    answer: view.rosterProgression,
    needs: 'save',
    stages: `From ${stageBefore('progression')}, moves to progression.`,
    summary: 'Roster progression and departures',
    description:
      'For your own team: every returning player with the change in his rating, and every player who is leaving.',
  }),
  recruitingSummary: define(CALLS.recruitingSummary, {
    input: view.noInput,
    answer: view.recruitingSummary,
    needs: 'save',
    stages: `From ${stageBefore('recruiting_summary')}, turns the rosters over.`,
    summary: 'The new freshmen',
    description: 'Every team’s freshman class, most prestigious teams first.',
  }),
  teamInfo: define(CALLS.teamInfo, {
    input: view.teamInfoInput,
    answer: view.teamInfo,
    needs: 'save',
    summary: 'A team’s card',
    description: 'The card behind every team name.',
  }),
  status: define(CALLS.status, {
    input: view.noInput,
    answer: view.status,
    needs: 'save',
    summary: 'Where the dynasty stands',
    description:
      'The current stage and week, the next steps, and the coach’s open decisions; his staff handles the rest.',
  }),
  plan: define(CALLS.plan, {
    input: view.noInput,
    answer: view.planPage,
    needs: 'save',
    summary: 'The game plan and the scouting report of the next opponent',
    description:
      'The current plan, which choices are yours, what your staff would do, and what the next opponent does and allows per game with national ranks.',
  }),
  depth: define(CALLS.depth, {
    input: view.depthInput,
    answer: view.depthPage,
    needs: 'save',
    summary: 'A team’s depth chart',
    description:
      'Every position in its current order, with each player’s spot in the staff’s order, the starters for the next game, and what the order does to win probability. With a position and players (names or ids, best first; the rest follow in the staff’s order): a preview; nothing is changed.',
  }),
  redshirts: define(CALLS.redshirts, {
    input: view.noInput,
    answer: view.redshirtsPage,
    needs: 'save',
    summary: 'Redshirts, and players who can still take one',
    description:
      'The season’s rule, your redshirting players, and everyone who can still redshirt: games that count toward it, rating, spot on the depth chart.',
  }),
  board: define(CALLS.board, {
    input: view.boardInput,
    answer: view.boardPage,
    needs: 'save',
    summary: 'The recruiting board',
    description:
      'Up to thirty recruits, or all of them with `all`: your targets, or with `show` your commits or the whole nation; by position, stars, state or part of the name. With a recruit (number or name): everything known about him, what each action would change, and once he commits, why.',
  }),
  portal: define(CALLS.portal, {
    input: view.portalInput,
    answer: view.portalPage,
    needs: 'save',
    summary: 'The transfer portal',
    description:
      'Which of your players might leave after the season, the odds and the reasons; once the season ends, who has entered the portal and who is available where you have a roster spot, up to thirty or all of them with `all`, by position; and the latest transfers in and out, with their finalists.',
  }),
  budget: define(CALLS.budget, {
    input: view.noInput,
    answer: view.budgetPage,
    needs: 'save',
    summary: 'NIL budget',
    description:
      'The season’s player budget, its split between retention, transfers and recruits, what the staff would do, and what each share buys, as an effect and a national rank; how hard you are asking the boosters, and what each ask would bring now, cost later and add to expectations, as ranges until the season begins.',
  }),
  lastDecisions: define(CALLS.lastDecisions, {
    input: view.noInput,
    answer: view.lastDecisions,
    needs: 'save',
    summary: 'What undo would reverse',
    description: 'The last decision in words, or several if they were made together.',
  }),
};

export const COMMANDS = {
  newGame: define(CALLS.newGame, {
    input: view.newGameInput,
    answer: view.newGame,
    needs: 'none',
    summary: 'Start a new game',
    description:
      'Makes a new save with a new id and touches no other save. Send the user_id in the response as X-User-ID from then on. `universe` is an id of `universes`, or the whole content of a universe file.',
  }),
  scheduleNonConference: define(CALLS.scheduleNonConference, {
    input: view.scheduleGameInput,
    answer: view.success,
    needs: 'save',
    stages: 'preseason',
    summary: 'Schedule a non-conference game',
    description: 'Against a team that is open that week.',
  }),
  sim: define(CALLS.sim, {
    input: view.simInput,
    answer: view.sim,
    needs: 'save',
    stages: 'season',
    summary: 'Simulate up to a week',
    description:
      'Plays every week before the given one; the last week plus one plays the whole season. A week that is not ahead is refused. With calls, your game in the first week is coached by them and your staff calls the rest; the same goes for a game you left in the middle.',
  }),
  advance: define(CALLS.advance, {
    input: view.advanceInput,
    answer: view.success,
    needs: 'save',
    stages: 'Only to the next stage; from season to summary once the title game has been played.',
    summary: 'Move to the next stage',
    description: `Moves the dynasty on: ${[...STAGES.slice(1), STAGES[0]].join(', ')} of the next year.`,
  }),
  callPlay: define(CALLS.callPlay, {
    input: view.callPlayInput,
    answer: view.sideline,
    needs: 'save',
    stages: 'season',
    summary: 'Call plays in your game from the sideline',
    description:
      'Makes the next calls and returns where the game stands. `at` is the number of calls so far, from the page; any other number is refused, so a call is never made twice. Calls are kept if you leave the page. When the game is over, the week is played with them.',
  }),
  setPlan: define(CALLS.setPlan, {
    input: view.setPlanInput,
    answer: view.success,
    needs: 'save',
    summary: 'Change the game plan',
    description:
      'A choice holds until you change it; the others follow your staff from game to game. Each setting runs from -3 to 3, with 0 balanced; `"staff"` gives one choice back, `staff: true` gives back all of them.',
  }),
  setPortal: define(CALLS.setPortal, {
    input: view.setPortalInput,
    answer: view.success,
    needs: 'save',
    stages: 'Promises until the rosters turn over; calls and passes once the season is over.',
    summary: 'Keep your players, call players in the portal',
    description:
      'Players by name or id: `keep` promises your players a role, `release` takes that back, `offer` calls players in the portal, `pass` takes them off your list. `staff` gives the players named back to your staff, `staff: true` everyone this year. Everything else stays the same.',
  }),
  setBudget: define(CALLS.setBudget, {
    input: view.setBudgetInput,
    answer: view.success,
    needs: 'save',
    stages: 'In preseason for the coming season; after that for the following one.',
    summary: 'Split the budget, ask the boosters',
    description:
      'Whole percentages of the player budget: `keep` for retention, `portal` for transfers, `recruits` for recruits. They add up to 100; a share you leave out keeps its proportion. The split holds until you change it. `staff: true` gives it back to your staff. `ask` (preseason only) sets how hard to push the boosters for the coming season: `none`, `usual` or `hard`; it holds for that season.',
  }),
  setDepth: define(CALLS.setDepth, {
    input: view.setDepthInput,
    answer: view.success,
    needs: 'save',
    stages: 'Not between the end of a season and roster turnover.',
    summary: 'Change the depth chart',
    description:
      'The order of your players at a position, by name or id: the players named, then the rest in your staff’s order. It holds until you change it. `staff: true` gives a position back to your staff, or all of them without a position.',
  }),
  setRedshirt: define(CALLS.setRedshirt, {
    input: view.setRedshirtInput,
    answer: view.success,
    needs: 'save',
    stages: 'In preseason and during the season.',
    summary: 'Redshirt players, or end their redshirts',
    description:
      'Your players by name or id sit out the rest of the season and keep the year of eligibility. `off: true` ends their redshirts. A redshirting player still plays if too few others at his position are healthy.',
  }),
  editPlayer: define(CALLS.editPlayer, {
    input: view.editPlayerInput,
    answer: view.success,
    needs: 'save',
    stages: 'In preseason and during the season.',
    summary: 'Edit a player, in a dynasty that allows it',
    description:
      'Edits the name, rating, development (0 to 5) or home state of any player on a roster, and in preseason his position. Values you leave out do not change. His projected ceiling moves with his rating. Only in a dynasty started with `editable`, which it shows from then on (`info.editable`). Next year’s recruiting class is not affected.',
  }),
  setJob: define(CALLS.setJob, {
    input: view.setJobInput,
    answer: view.success,
    needs: 'save',
    stages: 'After the conference championships, until the season is closed.',
    summary: 'Take a job, stay, sit out a year or retire',
    description:
      'What your coach does after the season: `take` (a team that offers its job), `stay`, `year_out` (only without a job) or `retire`. You start at the new program in the next preseason. A fired coach must decide before the season closes.',
  }),
  setContract: define(CALLS.setContract, {
    input: view.setContractInput,
    answer: view.success,
    needs: 'save',
    stages: 'After the conference championships, until the season is closed.',
    summary: 'Sign or decline a contract extension',
    description:
      'Your answer to the extension that your program offers: `accept` or `decline`. A signed extension brings years, pay and a bigger buyout, which makes the program slower to fire you and other programs slower to call, and raises what it expects. Your agent signs an offer that you leave open when the season closes.',
  }),
  setStaff: define(CALLS.setStaff, {
    input: view.setStaffInput,
    answer: view.success,
    needs: 'save',
    stages: 'After the conference championships, until the season is closed.',
    summary: 'Keep, fire or hire a coordinator',
    description:
      'One of `keep` (signs a coordinator to a new contract, so that no program hires him away for the same job), `release` and `hire` (in place of the one on his side of the ball) with a coach’s name or number, or `staff: true`, which leaves both to the staff again. A staff over its budget is refused.',
  }),
  setBoard: define(CALLS.setBoard, {
    input: view.setBoardInput,
    answer: view.success,
    needs: 'save',
    stages: 'While a class is being recruited, from preseason to signing day.',
    summary: 'Change the recruiting board',
    description:
      'For recruits (numbers or names): an offer, hours a week, scouting hours, the week of an official visit (0 cancels it), the pitch, or drop; `targets` is a list of such changes, a whole week in one decision. Each holds until you change it. `clear: true` frees all hours first, `back: true` the hours on players committed elsewhere; `rest: true` lets your staff assign the free hours; `auto` and `manual` are positions that your staff recruits with the hours you leave, and positions you take back (so does setting hours there); `staff: true` turns recruiting over to your staff.',
  }),
  keepFork: define(CALLS.keepFork, {
    input: view.keepForkInput,
    answer: view.keptFork,
    needs: 'save',
    summary: 'Keep a what-if as a dynasty of its own',
    description:
      'Plays your decisions again from the first day with one game, kick or injury gone the other way, and saves that dynasty next to this one, which stays as it is. Refused without `name` only if the folder cannot be written to, with one if it is taken. Nothing is left of it if you disconnect first.',
  }),
  undo: define(CALLS.undo, {
    input: view.undoInput,
    answer: view.undone,
    needs: 'save',
    summary: 'Undo decisions',
    description:
      'Undoes a number of decisions (default one); decisions made together are undone together. Refused if no state that early is kept.',
  }),
  renameSave: define(CALLS.renameSave, {
    input: view.renameSaveInput,
    answer: view.renamed,
    needs: 'none',
    summary: 'Rename a saved game',
    description:
      'Gives the saved game with that id another file name, and its earlier states with it. Refused if the name is taken. The id stays the same.',
  }),
  saveUniverse: define(CALLS.saveUniverse, {
    input: view.saveUniverseInput,
    answer: view.savedUniverse,
    needs: 'none',
    summary: 'Check a universe, and keep it in the saves folder',
    description:
      'Refused with everything that is wrong with it, and where. With a file name it is written to the saves folder, where every new game offers it; an existing file stays unless `replace` is true.',
  }),
  deleteSave: define(CALLS.deleteSave, {
    input: view.deleteSaveInput,
    answer: view.deleted,
    needs: 'none',
    summary: 'Delete a saved game',
    description:
      'Deletes the saved game with that id and its earlier states. This cannot be undone. With a file name, nothing is deleted unless it matches.',
  }),
};

export type QueryName = keyof typeof QUERIES;
export type CommandName = keyof typeof COMMANDS;
export type OperationName = QueryName | CommandName;

/** Queries about a dynasty; the rest need none. */
export type DynastyQuery = Exclude<QueryName, 'home' | 'universes' | 'universe'>;
/** Commands on a dynasty; the rest create, rename or delete saves. */
export type DynastyCommand = Exclude<CommandName, 'newGame' | 'renameSave' | 'saveUniverse' | 'deleteSave'>;
/** Every query and command on a single dynasty. */
export type DynastyOperation = DynastyQuery | DynastyCommand;

/** All queries and commands by name. */
export const OPERATIONS = { ...QUERIES, ...COMMANDS };
type Operations = typeof OPERATIONS;

/** An operation's parsed input. */
export type InputOf<Name extends OperationName> = z.output<Operations[Name]['input']>;
/** An operation's response. */
export type AnswerOf<Name extends OperationName> = z.output<Operations[Name]['answer']>;

/** Returns an entry without its exact types, for loops over all entries. */
export function operation(name: OperationName): Definition {
  return OPERATIONS[name];
}
