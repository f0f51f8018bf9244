import type { Info } from '../../core/app/views/index.ts';
import { type Stage, stageFacts } from '../../core/model/stages.ts';
import { call } from '../client.ts';
import { queryClient, refreshPages } from './query.ts';
import { currentShared, noteShared } from './shared.ts';
import { ask, currentOverlay, hasAgreed, setOverlay } from './ui.ts';

/** Delay of a change of stage, in milliseconds, with the overlay on show. */
const STAGE_DELAY = 500;

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

/** Moves on as the key `n` does: plays the next week, or starts the season. */
export function goOn(navigate: (path: string) => void): void {
  const info = currentShared()?.info;
  if (info?.stage === 'preseason') goToStage('season', navigate);
  else if (info && hasWeek(info)) void simulateTo(info.currentWeek + 1);
}

/** The key `n` on a page: before a season begins it asks first, and once away from the dashboard. */
export function goOnOrAsk(pathname: string, navigate: (path: string) => void): void {
  const info = currentShared()?.info;
  if (!info || currentOverlay() !== null) return;
  const unexpected = hasWeek(info) && pathname !== stageFacts('season').page && !hasAgreed();
  if (info.stage === 'preseason' || unexpected) ask('play');
  else goOn(navigate);
}

function hasWeek({ stage, currentWeek, lastWeek }: Info): boolean {
  return stage === 'season' && currentWeek <= lastWeek;
}

/** Undoes the last decision and opens the page of its stage; a failure is only logged. */
export async function takeBack(pathname: string, navigate: (path: string) => void): Promise<void> {
  if (currentOverlay() !== null) return;
  setOverlay('Taking it back...');
  try {
    const { info } = await call('undo', { steps: 1 });
    noteShared({ info });
    refreshPages();
    if (pathname !== stageFacts(info.stage).page) navigate(stageFacts(info.stage).page);
  } catch {
    // Logged by the client; the page stays as it was.
  } finally {
    setOverlay(null);
  }
}
