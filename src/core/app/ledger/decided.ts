import type { LedgerRow, LedgerRows } from '../../contract/views/season/ledger.ts';
import type { Game } from '../../model/game.ts';
import { choicesFrom, promisedIn } from '../../model/portal.ts';
import { asksOf, budgetFrom, splitIn } from '../../model/program/budget.ts';
import { chartFrom } from '../../model/program/depth-chart.ts';
import { type Board, OPINION_PARTS } from '../../model/recruiting.ts';
import { LEDGER_KINDS, type LedgerKind, ledgerKindOf } from '../../model/what-if/ledger.ts';
import type { LoggedDecision } from '../../save/index.ts';
import { type FinishedGame, isFinished, opponentOf, winnerOf } from '../../season/records.ts';
import {
  budgetCame,
  callsCame,
  depthCame,
  planCame,
  portalCame,
  recruitingCame,
  redshirtsCame,
  scheduleCame,
} from '../../words/ledger.ts';
import { plansByWeek } from '../queries/feed/season.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';

/** A season of the dynasty with its part of the log. */
interface Year {
  context: QueryContext;
  /** Every decision so far, and those of the season. */
  until: readonly LoggedDecision[];
  made: readonly LoggedDecision[];
}

const ofKind = ({ made }: Year, kind: LedgerKind) => made.filter((step) => ledgerKindOf(step) === kind);

function played({ context: { season } }: Year): (Game & FinishedGame)[] {
  return (season.gamesOf.get(season.settings.team) ?? []).filter(isFinished);
}

/** Wins and losses in some games. */
function recordIn({ context }: Year, games: readonly (Game & FinishedGame)[]): [wins: number, losses: number] {
  const wins = games.filter((game) => winnerOf(game) === context.season.settings.team).length;
  return [wins, games.length - wins];
}

const WORK = OPINION_PARTS.indexOf('work');
const total = ({ parts }: { parts: readonly number[] }): number => parts.reduce((sum, part) => sum + part, 0);

/** Recruits who got hours. */
function workedOn({ targets }: Board): number[] {
  return [...targets].filter(([, { spent }]) => spent > 0).map(([number]) => number);
}

/** Recruits named in board decisions; once the class has signed, its hours are no longer known. */
function namedIn(year: Year): number[] {
  const named = ofKind(year, 'recruiting').flatMap(({ input }) => {
    const { targets = [] } = input as { targets?: { recruit: number }[] };
    return targets.map(({ recruit }) => recruit);
  });
  return [...new Set(named)];
}

/** Results of the player's own board: commits, and those won by effort alone. */
function recruitingText(year: Year): string {
  const { save, season } = year.context;
  const { team } = season.settings;
  const { board, chosen } = save.recruiting.ofYear(season.year);
  const worked = board === null ? namedIn(year) : workedOn(board);
  const commits = worked
    .flatMap((number) => chosen.get(number) ?? [])
    .filter((each) => each.finalists[0]?.team === team);
  const won = commits.filter(({ finalists: [ours, rival] }) => {
    if (ours === undefined || rival === undefined) return false;
    const effort = (ours.parts[WORK] ?? 0) - (rival.parts[WORK] ?? 0);
    return effort > 0 && effort > total(ours) - total(rival);
  });
  return recruitingCame({
    recruits: worked.length,
    commits: commits.length,
    won: won.length,
    idle: Math.round(board?.idle ?? 0),
  });
}

function portalText({ context: { save, season } }: Year): string {
  const { year, row } = season;
  const { team } = row.settings;
  const choices = choicesFrom(save.decisions.inputs('setPortal'), year);
  const moves = save.transfers.ofYear(year).filter(({ end }) => end !== 'withdrawn');
  const gone = new Set(moves.filter(({ from }) => from === team).map(({ player }) => player));
  const came = new Set(moves.filter(({ to }) => to === team).map(({ player }) => player));
  const promised = [...promisedIn(choices, year)];
  return portalCame({
    promises: promised.length,
    stayed: promised.filter((player) => !gone.has(player)).length,
    calls: choices.offers.length,
    came: choices.offers.filter((player) => came.has(player)).length,
  });
}

function scheduleText(year: Year): string {
  const weeks = new Set(ofKind(year, 'schedule').map(({ input }) => (input as { week: number }).week));
  const { season } = year.context;
  const games = played(year).filter(({ week, kind }) => kind === 'regular' && weeks.has(week));
  const names = games.map((game) => teamFacts(season, opponentOf(game, season.settings.team)).name);
  return scheduleCame(names, ...recordIn(year, games));
}

function planText(year: Year): string {
  const plans = plansByWeek(year.context);
  const games = played(year).filter(({ week }) => plans.has(week));
  return planCame(games.length, ...recordIn(year, games));
}

/** All inputs of a command so far. */
const inputsOf = ({ until }: Year, command: string): unknown[] =>
  until.filter((step) => step.command === command).map(({ input }) => input);

/** Positions the player's own depth chart covered after the season's last change. */
const positionsSet = (year: Year): string[] => Object.keys(chartFrom(inputsOf(year, 'setDepth')));

const budgetIn = (year: Year) => budgetFrom(inputsOf(year, 'setBudget'));

function depthText(year: Year): string {
  return depthCame(positionsSet(year).map((position) => position.toUpperCase()));
}

function redshirtText(year: Year): string {
  const held = new Set<number>();
  for (const { input } of ofKind(year, 'redshirts')) {
    const { players, off = false } = input as { players: number[]; off?: boolean };
    for (const player of players) {
      if (off) held.delete(player);
      else held.add(player);
    }
  }
  return redshirtsCame(held.size);
}

function budgetText(year: Year): string {
  const choices = budgetIn(year);
  const { season } = year.context;
  return budgetCame({ split: splitIn(choices, season.year), ask: asksOf(choices).get(season.year) ?? null });
}

function callsText(year: Year): string {
  const weeks = new Set(ofKind(year, 'calls').map(({ week }) => week));
  const games = played(year).filter(({ week }) => weeks.has(week));
  return callsCame(games.length, ...recordIn(year, games));
}

const TEXT: Readonly<Record<LedgerKind, (year: Year) => string>> = {
  recruiting: recruitingText,
  portal: portalText,
  schedule: scheduleText,
  plan: planText,
  depth: depthText,
  redshirts: redshirtText,
  budget: budgetText,
  calls: callsText,
};

/** Whether a decision from an earlier season was in force. */
function carriedOver(year: Year, kind: LedgerKind): boolean {
  if (kind === 'plan') return plansByWeek(year.context).size > 0;
  if (kind === 'depth') return positionsSet(year).length > 0;
  return kind === 'budget' && splitIn(budgetIn(year), year.context.season.year) !== null;
}

/** Decisions of the current career stop; those at his last program stayed there. */
function ofThisStop(log: readonly LoggedDecision[], year: number): LoggedDecision[] {
  const left = log.findLast(({ command, year: when, input }) => {
    const { take, year_out } = (input ?? {}) as { take?: unknown; year_out?: unknown };
    return command === 'setJob' && when < year && (take !== undefined || year_out !== undefined);
  });
  return log.filter((step) => step.year <= year && step.year > (left?.year ?? 0));
}

/** Returns the player's own decisions in the context's season and their results, by kind; the staff made all others. */
export function decidedIn(context: QueryContext): LedgerRows {
  const { year } = context.season;
  const until = ofThisStop(context.save.decisions.all(), year);
  const asked: Year = { context, until, made: until.filter((step) => step.year === year) };
  const decided = LEDGER_KINDS.flatMap((kind): LedgerRow[] => {
    const decisions = ofKind(asked, kind).length;
    return decisions > 0 || carriedOver(asked, kind) ? [{ kind, decisions, text: TEXT[kind](asked) }] : [];
  });
  const own = new Set(decided.map(({ kind }) => kind));
  return { decided, left: LEDGER_KINDS.filter((kind) => !own.has(kind)) };
}
