import type { AnswerOf, CommandName } from '../../core/contract/registry.ts';
import { stagePage } from '../../core/contract/stage-pages.ts';
import type { Info } from '../../core/contract/views/index.ts';
import { type Stage, stageFacts } from '../../core/model/stages.ts';
import type { GivenTo } from '../client.ts';
import { decide } from './decision.ts';
import { clearNotice, say } from './notice.ts';
import { goTo, here } from './place.ts';
import { queryClient, refreshPages } from './query.ts';
import { currentShared } from './shared.ts';
import { ask, currentOverlay, hasAgreed, setOverlay } from './ui.ts';
import { beginSimulation, endSimulation } from './unfinished.ts';

/** Delay of a change of stage, in milliseconds, during which the overlay is shown. */
const STAGE_DELAY = 500;

function isOtherAnswer(query: { queryKey: readonly unknown[] }): boolean {
  return query.queryKey[0] !== 'book';
}

/**
 * Makes a decision from the bars: a refusal is shown under them, or on the page it names if the dynasty is in another
 * stage than the one shown.
 */
async function decideInBars<Name extends CommandName>(
  name: Name,
  input: GivenTo<Name>,
): Promise<AnswerOf<Name> | null> {
  clearNotice();
  const shown = currentShared()?.info.stage;
  const decided = await decide(name, input);
  setOverlay(null);
  if (decided.ok) return decided.answer;
  const { why, redirect } = decided;
  const stays = redirect === null || (shown !== undefined && redirect === stagePage(shown).page);
  if (!stays && here() !== redirect) goTo(redirect);
  say(why, here());
  return null;
}

/** Opens a stage's page after a short delay under an overlay, first moving the dynasty there if it is the next one. */
export function goToStage(stage: Stage): void {
  if (currentOverlay() !== null) return;
  setOverlay(`Loading ${stageFacts(stage).label}...`);
  window.setTimeout(() => void openStage(stage), STAGE_DELAY);
}

async function openStage(stage: Stage): Promise<void> {
  const now = currentShared()?.info.stage;
  if (now !== undefined && stage !== now && (await decideInBars('advance', { to: stage })) === null) return;
  setOverlay(null);
  queryClient.removeQueries({ type: 'inactive', predicate: isOtherAnswer });
  const { page } = stagePage(stage);
  if (here() === page) refreshPages();
  else goTo(page);
}

/** Plays until `week` is next. @returns whether it was played */
export async function simulateTo(week: number): Promise<boolean> {
  const info = currentShared()?.info;
  if (currentOverlay() !== null || !info) return false;
  setOverlay('Simulating games...');
  beginSimulation(info.currentYear, week);
  const played = await decideInBars('sim', { week });
  endSimulation();
  return played !== null;
}

/** Plays the next week, then shows the result of the user's game, which starts the dashboard. */
async function playWeek({ currentWeek }: Info): Promise<void> {
  if (!(await simulateTo(currentWeek + 1))) return;
  const { page } = stagePage('season');
  if (here() !== page) goTo(page);
  else window.scrollTo({ top: 0 });
}

/** Moves on as the key `n` does: plays the next week, or starts the season. */
export function goOn(): void {
  const info = currentShared()?.info;
  if (info?.stage === 'preseason') goToStage('season');
  else if (info && hasWeek(info)) void playWeek(info);
}

/** Handles the key `n` on a page: asks first before a season starts, and once per game away from the dashboard. */
export function goOnOrAsk(): void {
  const info = currentShared()?.info;
  if (!info || currentOverlay() !== null) return;
  const unexpected = hasWeek(info) && here() !== stagePage('season').page && !hasAgreed();
  if (info.stage === 'preseason' || unexpected) ask('play');
  else goOn();
}

function hasWeek({ stage, currentWeek, lastWeek }: Info): boolean {
  return stage === 'season' && currentWeek <= lastWeek;
}

/** Undoes the last decision and opens the page of its stage. */
export async function takeBack(): Promise<void> {
  if (currentOverlay() !== null) return;
  setOverlay('Undoing...');
  const undone = await decideInBars('undo', { steps: 1 });
  if (undone === null) return;
  const { page } = stagePage(undone.info.stage);
  if (here() !== page) goTo(page);
}
