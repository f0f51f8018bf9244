import type { AnswerOf, DynastyQuery, InputOf } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { anyYear } from '../reading/any-year.ts';
import type { QueryContext } from '../reading/context.ts';
import { budget } from './budget.ts';
import { coaches } from './coaches.ts';
import { career } from './coaching/career.ts';
import { carousel } from './coaching/carousel.ts';
import { coach } from './coaching/coach.ts';
import { coachSearch } from './coaching/coach-search.ts';
import { jobs } from './coaching/jobs.ts';
import { legacy } from './coaching/legacy.ts';
import { staff } from './coaching/staff.ts';
import { dashboard } from './dashboard.ts';
import { depth } from './depth.ts';
import { draft } from './draft.ts';
import { feed } from './feed/feed.ts';
import { freeOpponents, opponents } from './free-opponents.ts';
import { injuries } from './injuries.ts';
import { awards, race } from './league/awards.ts';
import { game } from './league/game.ts';
import { nation, nationGame } from './league/nation.ts';
import { news } from './league/news.ts';
import { playoff } from './league/playoff.ts';
import { pollHistory, rankings } from './league/rankings.ts';
import { ratingsStats } from './league/ratings-stats.ts';
import { selection } from './league/selection.ts';
import { sideline } from './league/sideline.ts';
import { odds, stakes } from './league/stakes.ts';
import { standings } from './league/standings.ts';
import { individualStats, teamStats, teamStatsTable } from './league/stats.ts';
import { week } from './league/week.ts';
import { ledger } from './ledger.ts';
import { hall } from './memory/hall.ts';
import { history } from './memory/history.ts';
import { program } from './memory/program.ts';
import { records } from './memory/records.ts';
import { remembered } from './memory/remembered.ts';
import { rivalry } from './memory/rivalry.ts';
import { season } from './memory/season.ts';
import { trophies } from './memory/trophies.ts';
import { noncon } from './noncon.ts';
import { recruitingSummary, rosterProgression, summary } from './offseason.ts';
import { plan } from './plan.ts';
import { player } from './player.ts';
import { playerSearch } from './player-search.ts';
import { portal } from './portal/portal.ts';
import { board } from './recruiting/board.ts';
import { recap } from './recruiting/recap.ts';
import { recruitingClass } from './recruiting/recruiting-class.ts';
import { signingDay } from './recruiting/signing-day.ts';
import { redshirts } from './redshirts.ts';
import { review } from './review.ts';
import { roster } from './roster.ts';
import { lastDecisions, status } from './status.ts';
import { teamInfo, teamSchedule } from './team.ts';
import { whatIf } from './what-if/game.ts';
import { whatIfMove } from './what-if/move.ts';
import { why } from './why.ts';

/** All queries about a dynasty. */
export const queries: {
  [Name in DynastyQuery]: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>>;
} = {
  noncon,
  sideline,
  nation,
  nationGame,
  freeOpponents,
  injuries,
  recruitingClass,
  recap,
  signingDay,
  opponents,
  dashboard,
  rankings: anyYear(rankings),
  pollHistory: anyYear(pollHistory),
  selection: anyYear(selection),
  teamSchedule,
  roster,
  history,
  teamStats,
  awards: remembered('awards', awards),
  records: remembered('records', records),
  draft,
  hall: remembered('hall', hall),
  program: remembered('program', program),
  coaches,
  coach: remembered('coach', coach),
  coachSearch,
  career,
  jobs,
  staff,
  legacy,
  carousel,
  race,
  season: remembered('season', season),
  trophies: remembered('trophies', trophies),
  rivalry: remembered('rivalry', rivalry),
  plan,
  depth,
  redshirts,
  portal,
  budget,
  board,
  playoff: anyYear(playoff),
  stakes,
  odds,
  news,
  feed,
  why,
  whatIf,
  whatIfMove,
  standings: anyYear(standings),
  player,
  playerSearch,
  week: anyYear(week),
  game,
  teamStatsTable: anyYear(teamStatsTable),
  individualStats: anyYear(individualStats),
  ratingsStats,
  summary,
  review: remembered('review', review),
  ledger,
  rosterProgression,
  recruitingSummary: remembered('recruitingSummary', recruitingSummary),
  teamInfo,
  status,
  lastDecisions,
};
