import type { z } from 'zod';
import { hasReached, STAGES, stageBefore } from '../model/stages.ts';
import { CALLS, type Call } from './calls.ts';
import * as view from './views/index.ts';

/**
 * The list of everything the program does. Each entry has the schemas of input and answer and the stages it is possible
 * in; its address is in `calls.ts`, its code in `queries/` and `commands/`. One file, long as it is: a table that is read from
 * top to bottom.
 */
interface Meaning<Input extends z.ZodType, Answer extends z.ZodType> {
  /** All its input, whether it comes from the path, the query string or the body. */
  input: Input;
  answer: Answer;
  /** `none`: needs no dynasty (it lists or makes them); `save`: works on the asker's. */
  needs: 'none' | 'save';
  /** The stages in which it is possible, for documentation; absent: all. */
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
    input: view.yearInput,
    answer: view.home,
    needs: 'none',
    summary: 'Seasons and teams to choose from, and saved games',
    description:
      'The teams of a season by conference with their prestige, the season’s own playoff format, the asker’s saved game (else the one the server was started with) and all saves. Without a year: the newest season.',
  }),
  noncon: define(CALLS.noncon, {
    input: view.noInput,
    answer: view.noncon,
    needs: 'save',
    stages: `From ${stageBefore('preseason')} it first starts the next year’s preseason.`,
    summary: 'The team’s regular-season weeks',
    description:
      'One entry for every week of the regular season: a game, or an empty week. With team and year (and the other fields of a new game) it starts a new game instead and answers its user_id.',
  }),
  freeOpponents: define(CALLS.freeOpponents, {
    input: view.weekInput,
    answer: view.freeOpponents,
    needs: 'save',
    stages: 'preseason',
    summary: 'Teams that can be scheduled in a week',
    description:
      'Names, sorted: free that week, below their own non-conference limit, not already on the schedule, not of the same conference.',
  }),
  opponents: define(CALLS.opponents, {
    input: view.weekInput,
    answer: view.opponents,
    needs: 'save',
    stages: 'preseason',
    summary: 'What a game against each team that can be scheduled would be',
    description:
      'The teams of `fetchteams`, the highest rating first: rank, rating, prestige and conference of each, where the game would be played, and the odds.',
  }),
  dashboard: define(CALLS.dashboard, {
    input: view.noInput,
    answer: view.dashboard,
    needs: 'save',
    stages: `From ${stageBefore('season')} it first fills every schedule and starts the season.`,
    summary: 'The team’s last and next game, its conference and the top ten',
    description: 'What the dashboard shows.',
  }),
  rankings: define(CALLS.rankings, {
    input: view.pollInput,
    answer: view.rankings,
    needs: 'save',
    summary: 'The poll of all teams',
    description:
      'Best first, with each team’s last and next game. With a week: the poll as it stood entering it. With a year: another season of the dynasty, its last poll unless there is a week.',
  }),
  pollHistory: define(CALLS.pollHistory, {
    input: view.yearInput,
    answer: view.pollHistory,
    needs: 'save',
    summary: 'Every poll of the season',
    description:
      'The rank of each team entering each week so far, the teams in the order of the latest poll. Without a year: the running season.',
  }),
  selection: define(CALLS.selection, {
    input: view.pollInput,
    answer: view.selectionPage,
    needs: 'save',
    summary: 'The ranking from which the playoff field is chosen',
    description:
      'Best first: the committee’s ranking from week 10 on, or the BCS standings from week 8 on where two teams play for the title; none before that. With a week: as it was entering it. With a year: another season of the dynasty, its last ranking unless there is a week.',
  }),
  teamSchedule: define(CALLS.teamSchedule, {
    input: view.teamYearInput,
    answer: view.teamSchedule,
    needs: 'save',
    summary: 'A team’s games of a season',
    description: 'This season’s, or those of any season of the dynasty; the team is shown as of that year.',
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
    description: 'Newest first, the real ones from before the dynasty included.',
  }),
  teamStats: define(CALLS.teamStats, {
    input: view.teamInput,
    answer: view.teamStats,
    needs: 'save',
    summary: 'A team’s statistics',
    description: 'Per game, with the place among all teams in each, and the team’s leaders.',
  }),
  injuries: define(CALLS.injuries, {
    input: view.injuriesInput,
    answer: view.injuries,
    needs: 'save',
    summary: 'The injury report of the week',
    description:
      'Who is out, doubtful or questionable for the coming games on both sides of a team’s next game, or on all teams. Without a team: the player’s own. Who was hurt in a game that has not been looked at is not told.',
  }),
  awards: define(CALLS.awards, {
    input: view.awardsInput,
    answer: view.awards,
    needs: 'save',
    summary: 'The awards of a season',
    description:
      'The Heisman vote, the best of every place, All-America and freshman teams, players of the week, most valuable players of bowls, and the teams and players of the week of one conference: the one named, else the own team’s. Without a year: the running season.',
  }),
  season: define(CALLS.season, {
    input: view.yearInput,
    answer: view.season,
    needs: 'save',
    summary: 'A season as it is remembered',
    description:
      'Champion, bracket, final poll, Heisman winner, players of the year, upsets and the own season. Without a year the running one; of real seasons before the dynasty the champion and the final ranks are known.',
  }),
  trophies: define(CALLS.trophies, {
    input: view.anyTeamInput,
    answer: view.trophies,
    needs: 'save',
    summary: 'A program’s trophy case',
    description:
      'National titles, those before the dynasty marked; conference titles, bowls, Heisman winners and rivalries of the dynasty. Without a team: the player’s.',
  }),
  rivalry: define(CALLS.rivalry, {
    input: view.rivalryInput,
    answer: view.rivalry,
    needs: 'save',
    summary: 'A team’s rivalries, and a series in full',
    description:
      'How each rivalry stands since the dynasty began; with an opponent the whole series, its trophy, streak and the games people still speak of.',
  }),
  records: define(CALLS.records, {
    input: view.recordsInput,
    answer: view.recordsPage,
    needs: 'save',
    summary: 'Records of the nation, a conference or a program',
    description:
      'Who holds each record of a game, a season and a career, when it was set and whose it was before. A record has to be beaten: who only equals it does not hold it. Without a team or a conference: the nation’s; with a span those of a game, a season or a career alone. Of real seasons before the dynasty the games won are known.',
  }),
  hall: define(CALLS.hall, {
    input: view.hallInput,
    answer: view.hall,
    needs: 'save',
    summary: 'The hall of fame, the nation’s or a program’s',
    description:
      'Everybody in it, and a class with the case for each: parts that add up to his points. Whoever was honored and has the points enters after the same number of seasons. Without a team: the nation’s; without a year: the newest class.',
  }),
  recruitingClass: define(CALLS.recruitingClass, {
    input: view.anyTeamYearInput,
    answer: view.classPage,
    needs: 'save',
    summary: 'A program’s recruiting class so far',
    description:
      'Its commits, the best first, and the classes of all programs by their points. Without a team: the player’s own. Without a year: the class that is recruited in the running season; of one that has signed what is remembered, in `signed`.',
  }),
  draft: define(CALLS.draft, {
    input: view.yearInput,
    answer: view.draftPage,
    needs: 'save',
    summary: 'The professional draft after a season',
    description:
      'Seven rounds of seniors and of juniors who declared, in the order of their selection, and how many each program had. Numbers that are left out are selections from below FBS. Without a year: the newest draft; before the first one there is none.',
  }),
  program: define(CALLS.program, {
    input: view.anyTeamInput,
    answer: view.program,
    needs: 'save',
    summary: 'What a program is remembered for',
    description:
      'Its record since 2000, titles, best seasons, bowls, honored players, hall of fame, rivalries and national records. Without a team: the player’s own.',
  }),
  coaches: define(CALLS.coaches, {
    input: view.anyTeamInput,
    answer: view.coachesPage,
    needs: 'save',
    summary: 'Who coaches a program',
    description:
      'Its head coach and its coordinators, those hired for next season, those before them with what became of them, and the schemes that they teach. Without a team: the player’s own.',
  }),
  coach: define(CALLS.coach, {
    input: view.coachInput,
    answer: view.coachPage,
    needs: 'save',
    summary: 'A coach’s career',
    description:
      'By number or name: every job with why it ended, his seasons as a head coach, titles, bowls, coaching tree, players drafted, honors and reputation. Without a coach: the head coach of the player’s team.',
  }),
  coachSearch: define(CALLS.coachSearch, {
    input: view.playerSearchInput,
    answer: view.coachSearch,
    needs: 'save',
    summary: 'Coaches by parts of their names',
    description: 'At most twenty, those with a job first. Without a word: head coaches.',
  }),
  career: define(CALLS.career, {
    input: view.noInput,
    answer: view.careerPage,
    needs: 'save',
    summary: 'The head coach as his athletic director sees him',
    description:
      'Expected wins and goals of the season, job security in parts that add up and after every game, his contract, and his record against rivals. Of the player’s coach, or of the head coach of a program whose player only owns it.',
  }),
  jobs: define(CALLS.jobs, {
    input: view.noInput,
    answer: view.jobsPage,
    needs: 'save',
    summary: 'The job market of the player’s coach',
    description:
      'Head coaches’ jobs that are open after the season, the most attractive first: who would hire him, what each program has and expects, and whom it hires otherwise. Before the conference championships and outside a career there are none.',
  }),
  staff: define(CALLS.staff, {
    input: view.noInput,
    answer: view.staffPage,
    needs: 'save',
    summary: 'The coordinators of the player’s coach',
    description:
      'Both coordinators with contract, pay and what they seem to be worth as ranges; the staff budget; and after the conference championships everyone who would come instead, with what he asks for. Once another job is taken, the staff of that program.',
  }),
  legacy: define(CALLS.legacy, {
    input: view.noInput,
    answer: view.legacyPage,
    needs: 'save',
    summary: 'What the player’s coach leaves behind',
    description:
      'Legacy points of each stop in parts that add up, everything he has won at every program, his record against other head coaches (former assistants among them), and the milestones of his career. Of the head coach of a program whose player only owns it.',
  }),
  carousel: define(CALLS.carousel, {
    input: view.yearInput,
    answer: view.carouselPage,
    needs: 'save',
    summary: 'The coaches who changed jobs after a season',
    description:
      'Who left each program and why, who was the interim, and who was hired from where: head coaches, then coordinators. Without a year: the latest season with changes.',
  }),
  race: define(CALLS.race, {
    input: view.noInput,
    answer: view.race,
    needs: 'save',
    summary: 'The Heisman race',
    description:
      'From week 6 to the vote after the conference championships: what a vote would bring today, and each contender’s chance to win in the end.',
  }),
  playoff: define(CALLS.playoff, {
    input: view.playoffInput,
    answer: view.playoff,
    needs: 'save',
    summary: 'The playoff, projected or real',
    description:
      'The field, the teams that just miss it, the conference champions and the bracket. A projection until the field is chosen, then the real games and results. With a year: another season of the dynasty; with `all`: every team out of the field.',
  }),
  stakes: define(CALLS.stakes, {
    input: view.anyTeamInput,
    answer: view.stakes,
    needs: 'save',
    stages: 'From season on; in preseason the schedules are not filled yet.',
    summary: 'What a team’s next game is about',
    description:
      'The chances of title, playoff, conference and bowl as they are, and what a win and a loss would make of them: the rest of the season played out many times by ratings, both outcomes counted as often as either is likely. Without a team: the player’s own.',
  }),
  odds: define(CALLS.odds, {
    input: view.noInput,
    answer: view.odds,
    needs: 'save',
    stages: 'From season on.',
    summary: 'Every team’s chances of title, playoff, conference and bowl',
    description: 'The likeliest champions first, with what the last week’s games changed.',
  }),
  news: define(CALLS.news, {
    input: view.anyWeekInput,
    answer: view.news,
    needs: 'save',
    summary: 'The news of a week',
    description:
      'The player’s game of the week and what it changed, and the games that the week is remembered for with their headlines: the lead and at most ten more; then what goes on for longer than a week: streaks, series, droughts, records, milestones. Without a week: the latest played.',
  }),
  feed: define(CALLS.feed, {
    input: view.noInput,
    answer: view.feed,
    needs: 'save',
    summary: 'What your decisions brought',
    description:
      'Commitments, battles lost and why, official visits, game plans and what they did, long injuries, promises and portal calls of the last winter: newest first, each with the page it leads to.',
  }),
  why: define(CALLS.why, {
    input: view.whyInput,
    answer: view.why,
    needs: 'save',
    summary: 'A number in parts that add up to it',
    description:
      '`prestige`: what moved a program’s prestige after the last season that is over. `rank`: the score in the latest poll. `line`: the spread of a game, or of a team’s next one. `recruit` and `transfer`: why he chose as he did, of those whom the player’s program wanted or lost. `player`: what moved his rating last winter. Without a team: the player’s own, for a game its favorite.',
  }),
  whatIf: define(CALLS.whatIf, {
    input: view.whatIfInput,
    answer: view.whatIf,
    needs: 'save',
    summary: 'What would have become of a season',
    description:
      'What can be changed in a finished game: its winner, a kick (by its place in the log) or an injury (by the player). With `runs` the season is played on with the change, once with the same dice wherever nothing changed and in so many pairs with other dice. That takes seconds to minutes: `progress` says how far it is, and the same question answers `outcome` once it is done.',
  }),
  standings: define(CALLS.standings, {
    input: view.standingsInput,
    answer: view.standings,
    needs: 'save',
    summary: 'A conference’s standings',
    description:
      'In order, with the tiebreaker that decided where one did. `independent` lists the independents, `own` the conference of the player’s team. With a year: the final standings of another season of the dynasty.',
  }),
  player: define(CALLS.player, {
    input: view.playerInput,
    answer: view.playerPage,
    needs: 'save',
    summary: 'A player’s career and games',
    description: 'Season by season, and game by game for one year. Works for players who have left.',
  }),
  playerSearch: define(CALLS.playerSearch, {
    input: view.playerSearchInput,
    answer: view.playerSearch,
    needs: 'save',
    summary: 'Players of all teams by parts of their names',
    description:
      'At most twenty of those on a roster, the own team’s first, then the best. Each word must be part of the name, or of position or team beside a word that is part of the name. Without a word: the best twenty of all.',
  }),
  week: define(CALLS.week, {
    input: view.weekOfYearInput,
    answer: view.week,
    needs: 'save',
    summary: 'All games of a week',
    description: 'The most watchable first, marked as the game of the week. Without a year: the running season.',
  }),
  game: define(CALLS.game, {
    input: view.gameInput,
    answer: view.gamePage,
    needs: 'save',
    summary: 'A game: preview or full summary',
    description:
      'Before it is played: both teams with their numbers and key players. Afterwards: drives with every play and the chance of winning, the comparison of the teams and the box score. Games of past seasons too.',
  }),
  sideline: define(CALLS.sideline, {
    input: view.gameInput,
    answer: view.sideline,
    needs: 'save',
    stages: 'season',
    summary: 'The player’s game of the week, live from the sideline',
    description:
      'Where the game stands after the calls so far, what the coach is asked next, what he can call and what the staff would. Once the game is over: what each call was worth, until the next decision. Nothing of it is known before it is called.',
  }),
  nation: define(CALLS.nation, {
    input: view.gameInput,
    answer: view.nation,
    needs: 'save',
    stages: 'season',
    summary: 'Scores around the nation beside the player’s game',
    description:
      'The other games of the day as far as they have come while the player’s game of the week stands where it does: those of his conference and those that move his chances first. Nothing of them is known before its time.',
  }),
  nationGame: define(CALLS.nationGame, {
    input: view.nationGameInput,
    answer: view.nationGame,
    needs: 'save',
    stages: 'season',
    summary: 'The end of another game, watched from the sideline',
    description:
      'A game of the day that has come to its fourth quarter, with all its plays, and how many of them are over by now.',
  }),
  teamStatsTable: define(CALLS.teamStatsTable, {
    input: view.yearInput,
    answer: view.teamStatsTable,
    needs: 'save',
    summary: 'All teams’ statistics',
    description: 'Per game, offense and defense. Without a year: the running season.',
  }),
  individualStats: define(CALLS.individualStats, {
    input: view.individualInput,
    answer: view.individualStats,
    needs: 'save',
    summary: 'All players’ statistics',
    description:
      'By kind, keyed by player id. With a table: that kind alone, and the others empty. Without a year: the running season.',
  }),
  ratingsStats: define(CALLS.ratingsStats, {
    input: view.noInput,
    answer: view.ratingsStats,
    needs: 'save',
    summary: 'How talent is spread',
    description: 'Stars by prestige tier, players and average ratings by stars and class, all teams by rating.',
  }),
  summary: define(CALLS.summary, {
    input: view.noInput,
    answer: view.summary,
    needs: 'save',
    stages: 'When the season’s last game is played and the stage is season, it first closes the season.',
    summary: 'The season’s champion and who changes conference',
    description: 'The national champion and the realignment before the next season.',
  }),
  review: define(CALLS.review, {
    input: view.yearInput,
    answer: view.review,
    needs: 'save',
    stages: STAGES.filter((stage) => hasReached(stage, 'summary')).join(', '),
    summary: 'The season of the player’s team in review',
    description:
      'Record, titles and bowls, every game with the best win and the worst loss, leaders, awards, the poll week by week, what moved the prestige, and who leaves.',
  }),
  rosterProgression: define(CALLS.rosterProgression, {
    input: view.noInput,
    answer: view.rosterProgression,
    needs: 'save',
    stages: `From ${stageBefore('progression')} it moves to progression.`,
    summary: 'Who got better and who leaves',
    description:
      'Of the player’s own team: every player who returns, with the change in his rating, and every player who leaves.',
  }),
  recruitingSummary: define(CALLS.recruitingSummary, {
    input: view.noInput,
    answer: view.recruitingSummary,
    needs: 'save',
    stages: `From ${stageBefore('recruiting_summary')} it turns the rosters over.`,
    summary: 'The new freshmen',
    description: 'All teams’ freshman classes, the most prestigious teams first.',
  }),
  teamInfo: define(CALLS.teamInfo, {
    input: view.teamInfoInput,
    answer: view.teamInfo,
    needs: 'save',
    summary: 'A team’s card',
    description: 'What the popup behind every team name shows.',
  }),
  status: define(CALLS.status, {
    input: view.noInput,
    answer: view.status,
    needs: 'save',
    summary: 'Where the dynasty stands',
    description:
      'The present stage and week, what can be done next, and what the coach can decide now; his staff does what he leaves.',
  }),
  plan: define(CALLS.plan, {
    input: view.noInput,
    answer: view.planPage,
    needs: 'save',
    summary: 'The game plan and the scouting report of the next opponent',
    description:
      'The plan in force, which of its choices are the player’s, what the staff would do, and what the next opponent does and allows per game with its places in the nation.',
  }),
  depth: define(CALLS.depth, {
    input: view.depthInput,
    answer: view.depthPage,
    needs: 'save',
    summary: 'A team’s depth chart',
    description:
      'Every position in the order in force, with each player’s place in the staff’s order, what starts the next game, and what the order does to its win probability. With a position and players (names or ids, best first; the rest follow in the staff’s order): as it would be; nothing is changed.',
  }),
  redshirts: define(CALLS.redshirts, {
    input: view.noInput,
    answer: view.redshirtsPage,
    needs: 'save',
    summary: 'Who is redshirting, and who can still keep the year',
    description:
      'The season’s rule, the coach’s own players who are redshirting, and all others for whom the season can still be one that does not count: games that count toward it, rating, place on the depth chart.',
  }),
  board: define(CALLS.board, {
    input: view.boardInput,
    answer: view.boardPage,
    needs: 'save',
    summary: 'The recruiting board',
    description:
      'Thirty recruits at most, or with `all` every one: those the program is after, with `show` ours or all of the nation; by position, stars, state or a part of the name. With a recruit (number or name): all that is known of him, what each action would change, and after his choice why he chose so.',
  }),
  portal: define(CALLS.portal, {
    input: view.portalInput,
    answer: view.portalPage,
    needs: 'save',
    summary: 'The transfer portal',
    description:
      'Who of yours may leave after the season, how likely and why; once the season is closed, who has said so and who is in the portal where you have a place, thirty at most or with `all` everybody, by position; and who came and went last, with what they chose between.',
  }),
  budget: define(CALLS.budget, {
    input: view.noInput,
    answer: view.budgetPage,
    needs: 'save',
    summary: 'Money for players',
    description:
      'What the program has for players in the season, how it is split between retention, transfers and recruits, what the staff would do, and what each buys: as an effect, and as a place in the nation; how the boosters are asked, and what each way to ask them would bring now, cost later and make them expect, as ranges until the season begins.',
  }),
  lastDecisions: define(CALLS.lastDecisions, {
    input: view.noInput,
    answer: view.lastDecisions,
    needs: 'save',
    summary: 'The decisions that undo would reverse',
    description: 'What going back by one decision takes back, in words: more than one where they were made together.',
  }),
};

export const COMMANDS = {
  newGame: define(CALLS.newGame, {
    input: view.newGameInput,
    answer: view.newGame,
    needs: 'none',
    summary: 'Start a new game',
    description:
      'Makes a new save and a new id, never touching another one. The answer’s user_id is to be sent as X-User-ID from then on.',
  }),
  scheduleNonConference: define(CALLS.scheduleNonConference, {
    input: view.scheduleGameInput,
    answer: view.success,
    needs: 'save',
    stages: 'preseason',
    summary: 'Schedule a non-conference game',
    description: 'Against a team that is free that week.',
  }),
  sim: define(CALLS.sim, {
    input: view.simInput,
    answer: view.sim,
    needs: 'save',
    stages: 'season',
    summary: 'Simulate up to a week',
    description:
      'Plays all weeks before the given one; the last week plus one plays the whole season. A week that is not ahead is refused. With calls, the player’s game of the first week is coached by them, and his staff calls the rest; so is a game that he has left in the middle.',
  }),
  advance: define(CALLS.advance, {
    input: view.advanceInput,
    answer: view.success,
    needs: 'save',
    stages: 'Only to the stage after the present one; season to summary once the title game is played.',
    summary: 'Move to the next stage',
    description: `Moves the dynasty on: ${[...STAGES.slice(1), STAGES[0]].join(', ')} of the next year.`,
  }),
  callPlay: define(CALLS.callPlay, {
    input: view.callPlayInput,
    answer: view.sideline,
    needs: 'save',
    stages: 'season',
    summary: 'Call plays of the player’s game from the sideline',
    description:
      'Makes the next calls and answers where the game stands then. `at` is the number of calls so far, from the page; another number is refused, so a call is never made twice. Calls stay when the page is left. When the game is over, the week is played with them.',
  }),
  setPlan: define(CALLS.setPlan, {
    input: view.setPlanInput,
    answer: view.success,
    needs: 'save',
    summary: 'Change the game plan',
    description:
      'A choice holds until it is changed; those not made follow the staff from game to game. Each dial goes from -3 to 3, 0 as the staff always plays; `"staff"` for a choice gives it back, `staff: true` gives all of them back.',
  }),
  setPortal: define(CALLS.setPortal, {
    input: view.setPortalInput,
    answer: view.success,
    needs: 'save',
    stages: 'Promises until the rosters turn over; calls and refusals once the season is closed.',
    summary: 'Keep own players, call those in the portal',
    description:
      'Players by name or id: `keep` promises your players a role, `release` withdraws that, `offer` calls players in the portal, `pass` leaves them alone. `staff` leaves those named to the staff again, `staff: true` all of this year’s. What is not named stays as it is.',
  }),
  setBudget: define(CALLS.setBudget, {
    input: view.setBudgetInput,
    answer: view.success,
    needs: 'save',
    stages: 'In preseason for the season to come; later for the season after it.',
    summary: 'Split the budget, ask the boosters',
    description:
      'Whole percent of what the program has for players: `keep` for retention, `portal` for transfers, `recruits`. They add up to 100; what is not named keeps its proportion. It holds until it is changed. `staff: true` leaves it to the staff again. `ask` (preseason only) says how the boosters are asked for the season to come: `none`, `usual` as staffs do, `hard`; it holds for that season.',
  }),
  setDepth: define(CALLS.setDepth, {
    input: view.setDepthInput,
    answer: view.success,
    needs: 'save',
    stages: 'Not between a season’s end and the turnover of its rosters.',
    summary: 'Change the depth chart',
    description:
      'The order of the own players at a position, by name or id: those named first, the rest after them in the staff’s order. It holds until it is changed. `staff: true` gives a position back to the staff, without a position all of them.',
  }),
  setRedshirt: define(CALLS.setRedshirt, {
    input: view.setRedshirtInput,
    answer: view.success,
    needs: 'save',
    stages: 'In preseason and during the season.',
    summary: 'Hold players back, or let them play',
    description:
      'Own players by name or id do not play for the rest of the season, so that it does not count against their four. `off: true` lets them play again. Who is needed because too few others of his position are fit plays all the same.',
  }),
  setJob: define(CALLS.setJob, {
    input: view.setJobInput,
    answer: view.success,
    needs: 'save',
    stages: 'After the conference championships, until the season is closed.',
    summary: 'Take a job, stay, sit a year out or retire',
    description:
      'What the player’s coach does after the season, one of `take` (a team that offers its job), `stay`, `year_out` (without a job) and `retire`. He starts at the new program in the next preseason, and from then on it is the player’s. A coach who has been fired decides before the season is closed.',
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
    stages: 'While a class is recruited: from preseason until its signing day.',
    summary: 'Change the recruiting board',
    description:
      'For some recruits (numbers or names) an offer, hours a week, hours of watching, the week of an official visit (0 takes it back), what to talk about, or drop; `targets` is a list of such changes, a whole week in one decision. It holds until it is changed. `clear: true` takes all hours back first, `back: true` those on recruits who have chosen somebody else; `rest: true` spends the hours that are left as the staff would; `staff: true` gives the board back to the staff.',
  }),
  undo: define(CALLS.undo, {
    input: view.undoInput,
    answer: view.undone,
    needs: 'save',
    summary: 'Take decisions back',
    description:
      'Goes back by a number of decisions, and by all of those that were made together; one unless told otherwise. Refused when no state so early is kept.',
  }),
  deleteSave: define(CALLS.deleteSave, {
    input: view.deleteSaveInput,
    answer: view.deleted,
    needs: 'none',
    summary: 'Delete a saved game',
    description:
      'Removes the saved game with that id, and what is kept of it to go back to. It cannot be brought back. With the file’s name nothing is removed unless it is that game’s.',
  }),
};

export type QueryName = keyof typeof QUERIES;
export type CommandName = keyof typeof COMMANDS;
export type OperationName = QueryName | CommandName;

/** Queries about a dynasty; `home` needs none. */
export type DynastyQuery = Exclude<QueryName, 'home'>;
/** Commands on a dynasty; the others create or remove saves. */
export type DynastyCommand = Exclude<CommandName, 'newGame' | 'deleteSave'>;
/** Everything that can be asked of one dynasty or done to it. */
export type DynastyOperation = DynastyQuery | DynastyCommand;

/** Everything, queries and commands, by name. */
export const OPERATIONS = { ...QUERIES, ...COMMANDS };
type Operations = typeof OPERATIONS;

/** An operation's parsed input. */
export type InputOf<Name extends OperationName> = z.output<Operations[Name]['input']>;
/** What it answers. */
export type AnswerOf<Name extends OperationName> = z.output<Operations[Name]['answer']>;

/** An entry without its exact types, for loops over all of them. */
export function operation(name: OperationName): Definition {
  return OPERATIONS[name];
}
