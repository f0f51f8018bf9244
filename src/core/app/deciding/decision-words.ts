import { jobChoiceFrom } from '../../model/own-coach.ts';
import { contractChoicesFrom } from '../../model/people/contract-choices.ts';
import { positionNamed } from '../../model/positions.ts';
import { type Ask, budgetFrom } from '../../model/program/budget.ts';
import { staffChoicesFrom } from '../../model/staff-choices.ts';
import { stageFacts, stageNamed } from '../../model/stages.ts';
import type { LoggedDecision } from '../../save/index.ts';
import { SIDES } from '../../words/coaches.ts';
import { contractActWords } from '../../words/coaching/contracts.ts';
import { choiceWords } from '../../words/coaching/jobs.ts';
import { staffActWords } from '../../words/coaching/staff.ts';
import { recruitsChanged } from '../../words/decisions.ts';
import { listed } from '../../words/numbers.ts';
import { fullName, POSITION_WORDS, playersNamed } from '../../words/terms.ts';
import type { QueryContext } from '../reading/context.ts';
import { classNow } from '../reading/recruiting.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';

/** The player's result in a week: `Michigan beat Ohio State 27-20`; null if there was none. */
function ownResult({ save, season }: QueryContext, year: number, week: number): string | null {
  const own = season.settings.team;
  const game = save.games.ofTeam(year, own).find((each) => each.week === week);
  if (!game?.result) return null;
  const { homeScore, awayScore } = game.result;
  const home = game.home === own;
  const [us, them] = home ? [homeScore, awayScore] : [awayScore, homeScore];
  const opponent = teamFacts(season, home ? game.away : game.home).name;
  const [more, fewer] = us > them ? [us, them] : [them, us];
  return `${teamFacts(season, own).name} ${us > them ? 'beat' : 'lost to'} ${opponent} ${more}-${fewer}`;
}

function weeksPlayed(context: QueryContext, year: number, from: number, to: number): string {
  if (to > from + 1) return `played weeks ${from} to ${to - 1} of ${year}`;
  const result = ownResult(context, year, from);
  return `played week ${from} of ${year}${result === null ? '' : ` (${result})`}`;
}

function nameIn(season: SeasonView, team: unknown): string {
  return typeof team === 'string' ? teamFacts(season, team).name : 'a game';
}

function depthWords({ position, staff }: Record<string, unknown>): string {
  const known = positionNamed(position);
  const who = known === undefined ? 'depth chart' : POSITION_WORDS[known].toLowerCase();
  return staff === true ? `gave the ${who} back to the staff` : `changed the order of the ${who}`;
}

const ASKED: Readonly<Record<Ask, string>> = {
  none: 'gave the boosters a year off',
  usual: 'asked the boosters for the usual',
  hard: 'pushed the boosters',
};

function budgetWords(written: unknown): string {
  const [choice] = budgetFrom([written]);
  const split = choice?.split === null ? 'let the staff set the budget' : 'changed the budget';
  if (choice?.ask === undefined) return split;
  return choice.split === undefined ? ASKED[choice.ask] : `${split} and ${ASKED[choice.ask]}`;
}

/** Names the players of a decision: `QB Malique Khan`. */
function named({ save }: QueryContext, ids: unknown): string {
  const known = Array.isArray(ids) ? ids.filter((id): id is number => typeof id === 'number') : [];
  const players = save.players.byIds(known);
  return playersNamed(
    players.map(({ position, first, last }) => ({ pos: position, first, last })),
    known.length,
  );
}

const PORTAL_WORDS = [
  ['keep', 'promised a role to'],
  ['release', 'took back the promise to'],
  ['offer', 'called'],
  ['pass', 'passed on'],
  ['staff', 'gave back to the staff:'],
] as const;

function portalWords(context: QueryContext, given: Record<string, unknown>): string {
  if (given.staff === true) return 'gave the portal back to the staff';
  const parts = PORTAL_WORDS.flatMap(([key, done]) =>
    given[key] === undefined ? [] : [`${done} ${named(context, given[key])}`],
  );
  return listed(parts);
}

const BOARD_WORDS = [
  ['clear', 'cleared all recruiting hours'],
  ['back', 'freed the hours on players committed elsewhere'],
  ['rest', 'let the staff assign the remaining hours'],
] as const;

const POSITION_CHANGES = [
  ['auto', 'let the staff recruit'],
  ['manual', 'took over recruiting at'],
] as const;

type LoggedTarget = { recruit: number } & Record<string, unknown>;

/** Describes the recruits of a board decision, by name while their class is being recruited. */
function targetWords(context: QueryContext, targets: readonly LoggedTarget[], year: number): string {
  const now = context.season.row.year === year ? classNow(context) : null;
  const numbers = targets.map(({ recruit }) => recruit);
  const recruits = numbers.flatMap((number) => now?.cycle.recruits[number - 1] ?? []);
  const named = recruits.map(({ position, first, last }) => ({ pos: position, first, last }));
  const [first, ...others] = targets.map(({ recruit: _, ...change }) => change);
  const isOne = others.every((each) => JSON.stringify(each) === JSON.stringify(first));
  return recruitsChanged(playersNamed(named, numbers.length), isOne ? (first ?? {}) : {});
}

function boardWords(context: QueryContext, given: Record<string, unknown>, year: number): string {
  if (given.staff === true) return 'let the staff recruit';
  const targets = Array.isArray(given.targets) ? (given.targets as LoggedTarget[]) : [];
  const flags = BOARD_WORDS.flatMap(([key, done]) => (given[key] === true ? [done] : []));
  const handed = POSITION_CHANGES.flatMap(([key, done]) => {
    const positions = given[key];
    return Array.isArray(positions) ? [`${done} ${listed(positions.map((each) => String(each).toUpperCase()))}`] : [];
  });
  return listed([...handed, ...flags, ...(targets.length > 0 ? [targetWords(context, targets, year)] : [])]);
}

function jobWords({ season }: QueryContext, input: unknown, year: number): string {
  const choice = jobChoiceFrom(input, year);
  if (choice === null) return 'decided about his job';
  return choiceWords(choice.kind, choice.team === null ? '' : teamFacts(season, choice.team).name);
}

function contractWords(input: unknown): string {
  const [choice] = contractChoicesFrom([input]);
  return choice === undefined ? 'answered an extension offer' : contractActWords(choice.act);
}

function staffWords({ save }: QueryContext, input: unknown): string {
  const [choice] = staffChoicesFrom([input]);
  if (choice === undefined) return 'changed his staff';
  const { act, coach, side } = choice;
  const ranks = save.coaches.all();
  const name = coach !== null && ranks.has(coach) ? fullName(ranks.coach(coach)) : 'another coach';
  return staffActWords(act, name, SIDES[side].toLowerCase());
}

/** Describes a decision while its results still exist: `scheduled Texas in week 3`, `moved on to the season`. */
function decisionWords(context: QueryContext, { command, input, year, week }: LoggedDecision): string {
  const given = (input ?? {}) as Record<string, unknown>;
  if (command === 'sim') return weeksPlayed(context, year, week, Number(given.week));
  if (command === 'scheduleNonConference') {
    return `scheduled ${nameIn(context.season, given.opponent)} in week ${Number(given.week)}`;
  }
  if (command === 'setPlan') return given.staff === true ? 'let the staff plan' : 'changed the game plan';
  if (command === 'setDepth') return depthWords(given);
  if (command === 'setRedshirt') {
    return `${given.off === true ? 'ended the redshirt of' : 'redshirted'} ${named(context, given.players)}`;
  }
  if (command === 'editPlayer') return `edited ${named(context, [given.player])}`;
  if (command === 'setBudget') return budgetWords(input);
  if (command === 'setPortal') return portalWords(context, given);
  if (command === 'setBoard') return boardWords(context, given, year);
  if (command === 'setJob') return jobWords(context, input, year);
  if (command === 'setContract') return contractWords(input);
  if (command === 'setStaff') return staffWords(context, input);
  const stage = stageNamed(given.to);
  return command === 'advance' && stage ? `moved on to the ${stageFacts(stage).label.toLowerCase()}` : command;
}

/** Most undone decisions to describe. */
export const MOST_DESCRIBED = 10;

/** Describes the last decisions, oldest first. */
export function lastInWords(context: QueryContext, count: number): string[] {
  const decisions = count === 0 ? [] : context.save.decisions.all().slice(-count);
  return decisions.map((decision) => decisionWords(context, decision));
}
