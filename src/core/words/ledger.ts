import type { Ask } from '../model/program/budget.ts';
import type { LedgerKind } from '../model/what-if/ledger.ts';
import { listed, plural, winLoss } from './numbers.ts';

/** Sentences that sum up the user's decisions of a season. All pure. */

export const LEDGER_WORDS: Readonly<Record<LedgerKind, string>> = {
  recruiting: 'Recruiting',
  portal: 'Transfer portal',
  schedule: 'Schedule',
  plan: 'Game plan',
  depth: 'Depth chart',
  redshirts: 'Redshirts',
  budget: 'NIL budget',
  calls: 'In-game calls',
};

interface Recruiting {
  recruits: number;
  commits: number;
  /** Commits that hours and visits won over the runner-up. */
  won: number;
  /** Staff hours of the year that went unused. */
  idle: number;
}

/** `18 recruits worked, 7 committed. Effort decided 3 of them. 40 hours went unused.` */
export function recruitingCame({ recruits, commits, won, idle }: Recruiting): string {
  const lines = [
    recruits === 0
      ? 'You set the hours, not the targets.'
      : `${plural(recruits, 'recruit')} worked, ${commits} committed.`,
    ...(commits === 0 ? [] : [`Effort decided ${won === 0 ? 'none' : won} of them.`]),
    ...(idle === 0 ? [] : [`${plural(idle, 'hour')} went unused.`]),
  ];
  return lines.join(' ');
}

interface PortalCame {
  promises: number;
  stayed: number;
  calls: number;
  came: number;
}

/** `3 of 4 promised players stayed. 1 of 5 you called came.` */
export function portalCame({ promises, stayed, calls, came }: PortalCame): string {
  const lines = [
    ...(promises > 0 ? [`${stayed} of ${plural(promises, 'promised player')} stayed.`] : []),
    ...(calls > 0 ? [`${came} of ${plural(calls, 'transfer')} you called came.`] : []),
  ];
  return lines.length > 0 ? lines.join(' ') : 'You had no promises or calls open when the portal closed.';
}

/** `You scheduled Texas and Ohio: 1-1.` */
export function scheduleCame(opponents: readonly string[], wins: number, losses: number): string {
  return `You scheduled ${listed(opponents, 'and')}: ${winLoss(wins, losses)}.`;
}

/** `Your plan in 9 games: 6-3.` */
export function planCame(games: number, wins: number, losses: number): string {
  return games === 0
    ? 'You made no game plan of your own.'
    : `Your plan in ${plural(games, 'game')}: ${winLoss(wins, losses)}.`;
}

/** `Your own order at QB and WR.` */
export function depthCame(positions: readonly string[]): string {
  return positions.length === 0
    ? 'You gave every position back to your staff.'
    : `You set the order at ${listed(positions, 'and')}.`;
}

/** `You redshirted 2 players.` */
export function redshirtsCame(players: number): string {
  return players === 0 ? 'You ended every redshirt you began.' : `You redshirted ${plural(players, 'player')}.`;
}

const ASKED: Readonly<Record<Ask, string>> = {
  none: 'You gave the boosters a year off.',
  usual: 'You asked the boosters for the usual.',
  hard: 'You pushed the boosters.',
};

interface BudgetCame {
  /** The current split, in percent; null: the staff's. */
  split: { keep: number; portal: number; recruits: number } | null;
  ask: Ask | null;
}

/** `You pushed the boosters. Your split: 50% retention, 30% transfers, 20% recruits.` */
export function budgetCame({ split, ask }: BudgetCame): string {
  const lines = [
    ...(ask === null ? [] : [ASKED[ask]]),
    ...(split === null
      ? []
      : [`Your split: ${split.keep}% retention, ${split.portal}% transfers, ${split.recruits}% recruits.`]),
  ];
  return lines.length > 0 ? lines.join(' ') : 'Your staff split the budget.';
}

/** `You called 3 games: 2-1.` */
export function callsCame(games: number, wins: number, losses: number): string {
  return `You called ${plural(games, 'game')}: ${winLoss(wins, losses)}.`;
}

/** `Your staff ran the whole 2025 season, so there is nothing to compare.` */
export function allLeft(year: number): string {
  return `Your staff ran the whole ${year} season, so there is nothing to compare.`;
}

/** `Left to your staff: schedule, depth chart and redshirts.` */
export function leftToStaff(kinds: readonly LedgerKind[]): string {
  const named = kinds.map((kind) => (kind === 'budget' ? LEDGER_WORDS[kind] : LEDGER_WORDS[kind].toLowerCase()));
  return `Left to your staff: ${listed(named, 'and')}.`;
}
