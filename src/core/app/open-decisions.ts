import { hoursOf } from '../dynasty/recruiters.ts';
import { splitIn } from '../model/budget.ts';
import { promisedIn } from '../model/portal.ts';
import { TURNS } from '../model/recruiting.ts';
import { stageFacts } from '../model/stages.ts';
import { hoursElsewhere, hoursUsed } from '../offseason/recruits/boards.ts';
import { budgetSentence, type HoursNow, promisesSentence, recruitingSentence } from '../present/open.ts';
import { budgetChoices, budgetClosed, budgetYear } from './budget.ts';
import { staffSource } from './coaches.ts';
import type { QueryContext } from './context.ts';
import { choicesNow, portalClosed } from './portal.ts';
import { storedClass } from './recruiting.ts';
import type { OpenDecision } from './views/dashboard.ts';

type Said = Omit<OpenDecision, 'what'>;

/** How a week's hours stand, without the book of the class, which takes long to open. */
function hoursNow(context: QueryContext): HoursNow {
  const { season } = context;
  const state = storedClass(context);
  const { settings } = season.row;
  const { most } = season.tuning().recruits.hours;
  const teams = season.programs.map(({ team }) => team).sort();
  const program = season.programs.find(({ team }) => team === settings.team);
  const total = program ? hoursOf(staffSource(context, season, [settings.team]), program).total : 0;
  const open = state !== null && state.turn < TURNS;
  const board = state?.board ?? null;
  if (!open || board === null || board.staff)
    return { open, staff: true, hours: { total, used: total, most, elsewhere: 0 } };
  const own = teams.indexOf(settings.team);
  const [used, elsewhere] = [hoursUsed(board, state, own), hoursElsewhere(board, state, own)];
  return { open, staff: false, hours: { total, used, most, elsewhere } };
}

function promisesNow(context: QueryContext): Said | null {
  const { season } = context;
  const { year, stage } = season.row;
  const { promises, promise } = season.tuning().portal.coach;
  if (stageFacts(stage).nextRosters || portalClosed(year, season.tuning()) !== null) return null;
  const used = promisedIn(choicesNow(context), year).size;
  return promisesSentence({ promises: { used, most: promises } }, 1 - promise);
}

function budgetNow(context: QueryContext): Said | null {
  const from = budgetYear(context);
  if (budgetClosed(from, context.season.tuning()) !== null) return null;
  return splitIn(budgetChoices(context), from) === null ? budgetSentence(from) : null;
}

/** What the coach could decide now in recruiting, the portal and the budget; what he leaves his staff does. */
export function openDecisions(context: QueryContext): OpenDecision[] {
  const told = [
    { what: 'recruiting', said: recruitingSentence(hoursNow(context)) },
    { what: 'portal', said: promisesNow(context) },
    { what: 'budget', said: budgetNow(context) },
  ] as const;
  return told.flatMap(({ what, said }) => (said === null ? [] : [{ what, ...said }]));
}
