import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Chances, Forecast } from './types.ts';

const PRIZES = ['title', 'playoff', 'conference', 'bowl'] as const;

/** Returns the largest gap between a win and a loss that keeps both chances between 0 and 1. */
function within(difference: number, now: number, winChance: number): number {
  const [up, down] = difference >= 0 ? [1 - now, now] : [now, 1 - now];
  const most = Math.min(up / Math.max(Number.EPSILON, 1 - winChance), down / Math.max(Number.EPSILON, winChance));
  return Math.sign(difference) * Math.min(Math.abs(difference), most);
}

/** Adjusts the chances after a home win and a home loss so that their average matches the current chances. */
function around(now: Chances, won: Chances, lost: Chances, winChance: number): readonly [Chances, Chances] {
  const [home, away] = [{ ...won }, { ...lost }];
  for (const prize of PRIZES) {
    const difference = within(won[prize] - lost[prize], now[prize], winChance);
    home[prize] = now[prize] + (1 - winChance) * difference;
    away[prize] = now[prize] - winChance * difference;
  }
  return [home, away];
}

/**
 * Re-centers a focus forecast on another forecast from the same moment, so that pages about different games agree on
 * the current chance of everything.
 */
export function reconciled(now: Forecast['now'], { focus }: Forecast): Forecast {
  if (focus === null) return { now, focus };
  const home = new Map<TeamId, Chances>();
  const away = new Map<TeamId, Chances>();
  for (const [team, chances] of now) {
    const [won, lost] = around(chances, mustGet(focus.home, team), mustGet(focus.away, team), focus.homeWins);
    home.set(team, won);
    away.set(team, lost);
  }
  return { now, focus: { homeWins: focus.homeWins, home, away } };
}
