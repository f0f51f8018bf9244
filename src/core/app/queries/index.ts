import type { AnswerOf, InputOf, QueryName } from '../../contract/registry.ts';
import type { Result } from '../../contract/result.ts';
import { anyYear } from '../reading/any-year.ts';
import type { QueryContext } from '../reading/context.ts';
import { awards, race } from './awards.ts';
import { board } from './board.ts';
import { budget } from './budget.ts';
import { coaches } from './coaches.ts';
import { dashboard } from './dashboard.ts';
import { depth } from './depth.ts';
import { draft } from './draft.ts';
import { freeOpponents, opponents } from './free-opponents.ts';
import { game } from './game.ts';
import { hall } from './hall.ts';
import { history } from './history.ts';
import { injuries } from './injuries.ts';
import { news } from './news.ts';
import { noncon } from './noncon.ts';
import { recruitingSummary, rosterProgression, summary } from './offseason.ts';
import { plan } from './plan.ts';
import { player } from './player.ts';
import { playerSearch } from './player-search.ts';
import { playoff } from './playoff.ts';
import { portal } from './portal.ts';
import { program } from './program.ts';
import { pollHistory, rankings } from './rankings.ts';
import { ratingsStats } from './ratings-stats.ts';
import { records } from './records.ts';
import { recruitingClass } from './recruiting-class.ts';
import { redshirts } from './redshirts.ts';
import { remembered } from './remembered.ts';
import { review } from './review.ts';
import { rivalry } from './rivalry.ts';
import { roster } from './roster.ts';
import { season } from './season.ts';
import { odds, stakes } from './stakes.ts';
import { standings } from './standings.ts';
import { individualStats, teamStats, teamStatsTable } from './stats.ts';
import { lastDecisions, status } from './status.ts';
import { teamInfo, teamSchedule } from './team.ts';
import { trophies } from './trophies.ts';
import { week } from './week.ts';
import { why } from './why.ts';

/** The queries about an open dynasty; `home` needs none. */
export type SaveQuery = Exclude<QueryName, 'home'>;

/** Everything that can be asked of a dynasty. */
export const queries: { [Name in SaveQuery]: (context: QueryContext, input: InputOf<Name>) => Result<AnswerOf<Name>> } =
  {
    noncon,
    freeOpponents,
    injuries,
    recruitingClass,
    opponents,
    dashboard,
    rankings: anyYear(rankings),
    pollHistory: anyYear(pollHistory),
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
    why,
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
    rosterProgression,
    recruitingSummary: remembered('recruitingSummary', recruitingSummary),
    teamInfo,
    status,
    lastDecisions,
  };
