import { DECISIONS, type OpenDecision } from '../../contract/views/sim.ts';
import { budgetClosed, budgetYear, canAsk } from '../../decisions/budget.ts';
import { closedToCoach } from '../../decisions/not-his.ts';
import { portalClosed } from '../../decisions/portal.ts';
import { staffClosed } from '../../decisions/staff.ts';
import { extensionNow } from '../../dynasty/career/extension.ts';
import { isMarketOpen } from '../../dynasty/career/market.ts';
import { nextTeam } from '../../dynasty/career/staff-market.ts';
import { nextGame } from '../../dynasty/forecast.ts';
import { hoursOf } from '../../dynasty/winter/recruiters.ts';
import type { StaffMember, StaffSide } from '../../model/coaches.ts';
import { mustHave } from '../../model/lists.ts';
import { promisedIn } from '../../model/portal.ts';
import { asksOf, splitIn } from '../../model/program/budget.ts';
import { chartFrom } from '../../model/program/depth-chart.ts';
import { planChoicesFrom } from '../../model/program/game-plan.ts';
import { PERIODS } from '../../model/recruiting.ts';
import { rulesOf } from '../../model/rules.ts';
import { staffPlans } from '../../model/staff-choices.ts';
import { isBetweenRosters, stageFacts } from '../../model/stages.ts';
import { hoursElsewhere } from '../../offseason/recruits/boards.ts';
import { hoursUsed } from '../../offseason/recruits/target.ts';
import { opponentOf } from '../../season/records.ts';
import { askSentence } from '../../words/boosters.ts';
import { SIDES } from '../../words/coaches.ts';
import { extensionSentence } from '../../words/coaching/contracts.ts';
import { jobSentence } from '../../words/coaching/jobs.ts';
import { staffSentence } from '../../words/coaching/staff.ts';
import {
  budgetSentence,
  DEPTH_SENTENCE,
  planSentence,
  portalSentence,
  promisesSentence,
  recruitingSentence,
  redshirtsSentence,
  scheduleSentence,
} from '../../words/open.ts';
import type { HoursNow } from '../../words/recruiting.ts';
import { fullName } from '../../words/terms.ts';
import { marketNow } from '../coaching/market.ts';
import { coordinatorsThen } from '../coaching/staff.ts';
import { askChoices } from '../queries/budget.ts';
import type { QueryContext } from '../reading/context.ts';
import { choicesNow } from '../reading/portal.ts';
import { storedClass } from '../reading/recruiting.ts';
import { redshirtsClosedIn, redshirtsNow } from '../reading/redshirts.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { teamView } from '../views/team.ts';

type What = OpenDecision['what'];
type Said = Omit<OpenDecision, 'what'>;

function scheduleNow({ season }: QueryContext): Said | null {
  if (season.row.stage !== 'preseason') return null;
  const { nonConfGames, nonConfLimit } = teamView(season, season.settings.team);
  return scheduleSentence(nonConfLimit - nonConfGames);
}

/** This week's recruiting hours, without opening the recruiting book, which takes long. */
function hoursNow(context: QueryContext): HoursNow {
  const { season } = context;
  const state = storedClass(context);
  const { settings } = season.row;
  const teams = season.programs.map(({ team }) => team).sort();
  const program = season.programs.find(({ team }) => team === settings.team);
  const total = program ? hoursOf(season, program).total : 0;
  const open = state.period < PERIODS;
  const { board } = state;
  if (!open || board === null || board.staff) return { open, staff: true, hours: { total, used: total, elsewhere: 0 } };
  const own = teams.indexOf(settings.team);
  const [used, elsewhere] = [hoursUsed(board, state, own), hoursElsewhere(board, state, own)];
  return { open, staff: false, hours: { total, used, elsewhere } };
}

/**
 * Promises until the season closes; after that, players who said they are leaving, and calls, until the rosters turn
 * over.
 */
function portalNow(context: QueryContext): Said | null {
  const { save, season } = context;
  const { year, stage, settings } = season.row;
  if (stageFacts(stage).nextRosters || portalClosed(year) !== null) return null;
  const { promises: most, promise, offers, offer } = season.tuning.portal.coach;
  const choices = choicesNow(context);
  const promised = promisedIn(choices, year);
  const promises = most - promised.size;
  if (!isBetweenRosters(stage)) return promisesSentence(promises, 1 - promise);
  const leaving = save.transfers
    .ofYear(year)
    .filter(({ from, end, player }) => from === settings.team && end === 'open' && !promised.has(player)).length;
  const calls = offers - choices.offers.length;
  return portalSentence({ leaving, promises, calls, stays: 1 - promise, wins: Math.exp(offer) });
}

function budgetNow(context: QueryContext): Said | null {
  const from = budgetYear(context.season.row);
  if (budgetClosed(from) !== null) return null;
  return splitIn(context.season.budget, from) === null ? budgetSentence(from) : null;
}

function boostersNow(context: QueryContext): Said | null {
  const { row } = context.season;
  const closed = budgetClosed(row.year) !== null || !canAsk(context.season.row);
  return closed || asksOf(context.season.budget).has(row.year) ? null : askSentence(askChoices(context));
}

/** Backup freshmen: those the staff never plays redshirt without a decision. */
function redshirtsOpen(context: QueryContext): Said | null {
  const { save, season } = context;
  if (redshirtsClosedIn(season) !== null) return null;
  const { redshirtGames } = rulesOf(season.year, season.rules);
  const freshmen = save.players
    .ofTeam(season.settings.team)
    .filter(({ classYear, starter }) => classYear === 'fr' && !starter);
  const open = [...redshirtsNow(context, freshmen).values()].filter((each) => each.redshirt_choice === 'open');
  return redshirtsSentence(open.length, open.filter(({ games }) => games === redshirtGames).length);
}

/** Whether the current roster has played its last game. */
const isPlayedOut = ({ row: { stage, week }, lastWeek }: SeasonView): boolean =>
  isBetweenRosters(stage) || (stage === 'season' && week > lastWeek);

function depthNow({ save, season }: QueryContext): Said | null {
  if (isPlayedOut(season)) return null;
  return Object.keys(chartFrom(save.decisions.inputs('setDepth'))).length === 0 ? DEPTH_SENTENCE : null;
}

/** The plan for the next game; before the season, the first opponent is unknown. */
function planNow({ save, season }: QueryContext): Said | null {
  if (isPlayedOut(season) || planChoicesFrom(save.decisions.latest('setPlan')) !== null) return null;
  const { team } = season.settings;
  if (season.row.stage !== 'season') return planSentence(null);
  const game = nextGame(season.gamesOf.get(team) ?? [], team);
  return game && planSentence(teamFacts(season, opponentOf(game, team)).name);
}

/** Job offers, and what to do after being fired. */
function jobNow(context: QueryContext): Said | null {
  const { season } = context;
  if (season.job !== null || !isMarketOpen(season)) return null;
  const { fired, openings } = marketNow(context);
  const offers = openings.filter(({ call }) => call === 'offer');
  return jobSentence({ fired, offers: offers.map(({ team }) => teamFacts(context.season, team).name) });
}

/** A contract extension on offer. */
function contractNow(context: QueryContext): Said | null {
  const extension = extensionNow(context.season);
  if (extension === null) return null;
  const team = mustHave(nextTeam(context.season), 'team next season');
  return extensionSentence(teamFacts(context.season, team).name, extension.offer);
}

/** Departing coordinators, until the player has decided about his staff. */
function staffNow(context: QueryContext): Said | null {
  const { season } = context;
  if (staffClosed(season) !== null) return null;
  const team = mustHave(nextTeam(season), 'team next season');
  if (Object.keys(staffPlans(season.staff, season.year, team)).length > 0) return null;
  const all = coordinatorsThen(context, team);
  const who = ({ coach, job }: StaffMember): string =>
    `${SIDES[job.role as StaffSide].toLowerCase()} ${fullName(coach)}`;
  return staffSentence(
    all.filter(({ job: { until } }) => until !== null).map(who),
    all.filter(({ job: { since } }) => since > season.year).map(who),
  );
}

const NOW: Readonly<Record<What, (context: QueryContext) => Said | null>> = {
  job: jobNow,
  contract: contractNow,
  staff: staffNow,
  schedule: scheduleNow,
  recruiting: (context) => recruitingSentence(hoursNow(context)),
  portal: portalNow,
  budget: budgetNow,
  boosters: boostersNow,
  redshirts: redshirtsOpen,
  depth: depthNow,
  plan: planNow,
};

/**
 * Commands of decisions that can belong to another coach while the player has a job: those about next season or the
 * whole team.
 */
const MADE_BY: Partial<Record<What, string>> = {
  schedule: 'scheduleNonConference',
  recruiting: 'setBoard',
  portal: 'setPortal',
  budget: 'setBudget',
  boosters: 'setBudget',
};

/** Whether a decision is closed to the player because he is leaving, has no job, or runs only one side of the ball. */
function isClosed(context: QueryContext, what: What): boolean {
  if (what === 'job' || what === 'contract' || what === 'staff' || context.season.row.ownCoach === null) return false;
  return closedToCoach(context.season, MADE_BY[what] ?? 'setPlan') !== null;
}

/** Decisions open to the coach; his staff makes those he leaves. */
export function openDecisions(context: QueryContext): OpenDecision[] {
  return DECISIONS.flatMap((what) => {
    const said = isClosed(context, what) ? null : NOW[what](context);
    return said === null ? [] : [{ what, ...said }];
  });
}
