import type { Info } from '../../core/contract/views/index.ts';
import { standsAt } from '../../core/present/moved-on.ts';
import { storedUserId } from '../tab.ts';
import { remember, remembered } from '../table/memory.ts';

/** A simulation started in this tab, stored so that the page loaded next can report that it was stopped. */
interface Simulation {
  userId: string | null;
  year: number;
  until: number;
}

const KEY = 'simulation';
/** Whether one is running on this very page. */
let running = false;

export function beginSimulation(year: number, until: number): void {
  running = true;
  remember(KEY, { userId: storedUserId(), year, until } satisfies Simulation);
}

export function endSimulation(): void {
  running = false;
  remember(KEY, null);
}

/**
 * Returns the message about a simulation that ended with the page it was started on; null if there is none. Reported
 * once.
 */
export function stoppedSimulation(info: Info): string | null {
  const begun = remembered<Simulation | null>(KEY, null);
  if (begun === null || running) return null;
  endSimulation();
  const { user_id, currentYear, stage, currentWeek } = info;
  const cut = stage === 'season' && begun.year === currentYear && currentWeek < begun.until;
  if (begun.userId !== user_id || !cut) return null;
  return `The simulation stopped when you left the page. The dynasty is in ${standsAt(info)}; use Advance to continue.`;
}
