import { done, type Result } from '../../../contract/result.ts';
import type { JobOpening, JobsPage } from '../../../contract/views/index.ts';
import { jobsClosed } from '../../../decisions/job.ts';
import { isCoaching, isDismissed, isMarketOpen, type JobOpening as Opening } from '../../../dynasty/career/market.ts';
import { seasonsOf, standingOf } from '../../../dynasty/coaches.ts';
import type { CoachRole } from '../../../model/coaches.ts';
import type { TeamId } from '../../../model/ids.ts';
import { lastOf, mustHave } from '../../../model/lists.ts';
import { isPower } from '../../../model/power-conferences.ts';
import { expectedShare } from '../../../offseason/carousel/expectation.ts';
import { payOf } from '../../../offseason/carousel/pay.ts';
import { JOINS_FBS, leavingWords } from '../../../words/coaching/jobs.ts';
import { coachesOf, facilitiesIn } from '../../coaches.ts';
import { marketNow } from '../../coaching/market.ts';
import { hotSeats } from '../../coaching/rumors.ts';
import { budgetsNow } from '../../reading/budget.ts';
import type { QueryContext } from '../../reading/context.ts';
import { classNow } from '../../reading/recruiting.ts';
import { conferenceName, recordOf, type SeasonView, teamFacts } from '../../reading/season-view.ts';
import { pageView } from '../../views/team.ts';

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** Wins a program would expect of a new head coach in a full season. */
function expectedWins(context: QueryContext, team: TeamId): number {
  const { season } = context;
  const { tuning } = season;
  const before = seasonsOf(season, team).filter(({ year }) => year < season.year);
  const now = season.program.has(team) ? [recordOf(season, team)] : [];
  return tuning.coaches.leave.games * expectedShare([...before, ...now], tuning, standingOf(season, team));
}

function payAt({ season }: QueryContext, team: TeamId, role: CoachRole): number {
  const next = season.year + 1;
  const power = isPower(next)(team, season.program.get(team)?.conference ?? null);
  return payOf(role, { power, standing: standingOf(season, team) }, next, season.tuning);
}

/** A program's resources: its roster, and its money. */
function means(context: QueryContext, team: TeamId, role: CoachRole) {
  const { save, season } = context;
  const starters = save.players.ofTeam(team).filter(({ starter }) => starter);
  const money = budgetsNow(context)?.coach.of.get(team);
  return {
    rating: season.program.get(team)?.rating ?? null,
    returning: starters.filter(({ classYear }) => classYear !== 'sr').length,
    starters: starters.length,
    budget: money === undefined ? null : hundredth(money.total),
    facilities: facilitiesIn(context, team),
    pay: hundredth(payAt(context, team, role)),
    expected_wins: expectedWins(context, team),
  };
}

function openingView(context: QueryContext, { team, role, call }: Opening, rivals: ReadonlySet<TeamId>): JobOpening {
  const { season } = context;
  const program = season.program.get(team);
  // Of a team from below FBS only the games against FBS teams are known.
  const record = program === undefined ? { wins: null, losses: null } : recordOf(season, team);
  // Once the player has decided, other coaches may get the job than if he had not.
  const { id, first, last } = lastOf(coachesOf(context).ofTeam(team, role)).coach;
  return {
    team: teamFacts(season, team).name,
    role,
    conference: program === undefined ? JOINS_FBS : conferenceName(season, program.conference),
    call,
    prestige: program?.prestige ?? 1,
    ceiling: program?.ceiling ?? 1,
    wins: record.wins,
    losses: record.losses,
    ...means(context, team, role),
    rival: rivals.has(team),
    candidate: { id, first, last },
  };
}

/** Rivals of the player's current program. */
function rivalsOf({ season }: QueryContext): ReadonlySet<TeamId> {
  const { team } = season.settings;
  const games = season.gamesOf.get(team) ?? [];
  return new Set(games.filter(({ rivalry }) => rivalry).map(({ home, away }) => (home === team ? away : home)));
}

/** Consequences of leaving for the current program. */
function leaving(context: QueryContext): string[] {
  const { season } = context;
  const { team } = season.settings;
  const now = classNow(context);
  const commits = now?.cycle.recruits.filter(({ number }) => now.state.isCommittedTo(number, now.own)).length ?? 0;
  return leavingWords(teamFacts(season, team).name, commits);
}

/** The page before the market opens and after it closes. */
function closedMarket(season: SeasonView) {
  const { coaches, ownCoach, year } = season;
  const jobs = ownCoach === null ? [] : coaches.career(ownCoach);
  const fired = jobs.some(({ until, end }) => until === year && isDismissed(end));
  const employed = !isCoaching(season) || jobs.some(({ until }) => until === null);
  return { fired, employed, leaving: [], openings: [] };
}

/** The coach's job market: openings after the season, and the player's choice. */
export function jobs(context: QueryContext): Result<JobsPage> {
  const { season } = context;
  const { job } = season;
  const head = {
    ...pageView(season),
    year: season.year,
    closed: jobsClosed(season),
    hot_seats: hotSeats(context),
    choice: job && { kind: job.kind, team: job.team === null ? null : teamFacts(season, job.team).name },
  };
  if (!isMarketOpen(season)) return done({ ...head, ...closedMarket(season) });
  const { fired, openings } = marketNow(context);
  const employed = season.coaches
    .career(mustHave(season.ownCoach, 'coach of his own'))
    .some(({ until }) => until === null);
  const rivals = rivalsOf(context);
  return done({
    ...head,
    fired,
    employed,
    leaving: employed && job === null ? leaving(context) : [],
    openings: openings.map((opening) => openingView(context, opening, rivals)),
  });
}
