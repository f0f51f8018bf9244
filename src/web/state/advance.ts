import { type Stage, stageFacts } from '../../core/model/stages.ts';
import { call } from '../client.ts';
import { queryClient, refreshPages } from './query.ts';
import { currentShared, noteShared } from './shared.ts';
import { currentOverlay, setOverlay } from './ui.ts';

/** Delay of a change of stage, in milliseconds, with the overlay on show. */
export const STAGE_DELAY = 500;

function isOtherAnswer(query: { queryKey: readonly unknown[] }): boolean {
  return query.queryKey[0] !== 'book';
}

/** Opens a stage's page after a short delay under an overlay; the page's own call moves the dynasty on. */
export function goToStage(stage: Stage, navigate: (path: string) => void): void {
  if (currentOverlay() !== null) return;
  setOverlay(`Loading ${stageFacts(stage).label}...`);
  window.setTimeout(() => {
    setOverlay(null);
    queryClient.removeQueries({ type: 'inactive', predicate: isOtherAnswer });
    if (window.location.pathname === stageFacts(stage).page) refreshPages();
    else navigate(stageFacts(stage).page);
  }, STAGE_DELAY);
}

/** Plays on until `week` is the week to be played; a failure is only logged. */
export async function simulateTo(week: number): Promise<void> {
  if (currentOverlay() !== null) return;
  setOverlay('Simulating games...');
  try {
    noteShared(await call('sim', { week }));
    refreshPages();
  } catch {
    // Logged by the client; the page stays as it was.
  } finally {
    setOverlay(null);
  }
}

/** Plays the coming week, if the season is on and has one. */
export function simulateNextWeek(): void {
  const info = currentShared()?.info;
  if (info?.stage === 'season' && info.currentWeek <= info.lastWeek) void simulateTo(info.currentWeek + 1);
}
