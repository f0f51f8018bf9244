import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Chances, Forecast } from './types.ts';

const PRIZES = ['title', 'playoff', 'conference', 'bowl'] as const;

/** The largest difference between a win and a loss that leaves both chances between 0 and 1. */
function within(difference: number, now: number, winChance: number): number {
  const [up, down] = difference >= 0 ? [1 - now, now] : [now, 1 - now];
  const most = Math.min(up / Math.max(Number.EPSILON, 1 - winChance), down / Math.max(Number.EPSILON, winChance));
  return Math.sign(difference) * Math.min(Math.abs(difference), most);
}

/** What a win and a loss of the home team make of chances, so that both together are the chances as they are now. */
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
 * A forecast that tells a game's outcomes apart, told around the chances of another one of the same moment: pages that ask
 * about different games then name one chance for the same thing.
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
