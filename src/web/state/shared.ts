import type { Conferences, Info } from '../../core/contract/views/index.ts';
import { hasMovedOn } from '../../core/present/moved-on.ts';
import { storedUserId } from '../tab.ts';
import { setLogosOf } from './logo-set.ts';
import { createStore, useStore } from './store.ts';

/** Content of the top of every game page, from the latest answer. */
export interface Shared {
  info: Info;
  conferences: Conferences;
}

const shared = createStore<Shared | null>(null);
const movedListeners = new Set<() => void>();

export function useShared(): Shared | null {
  return useStore(shared);
}

export function currentShared(): Shared | null {
  return shared.get();
}

/** Registers a listener for changes to the dynasty since the last answer, so that older answers can be dropped. */
export function onMoved(listener: () => void): () => void {
  movedListeners.add(listener);
  return () => movedListeners.delete(listener);
}

function isShared(answer: unknown): answer is Shared {
  return typeof answer === 'object' && answer !== null && 'info' in answer && answer.info !== null;
}

/** Whether an answer is about another dynasty than this tab's, as home's may be, or one requested before. */
function isForeign({ user_id }: Info): boolean {
  const mine = storedUserId();
  return mine !== null && user_id !== '' && mine !== user_id;
}

/** Stores the shared part of an answer. */
export function noteShared(answer: unknown): void {
  if (!isShared(answer) || isForeign(answer.info)) return;
  const before = shared.get();
  const conferences = Array.isArray(answer.conferences) ? answer.conferences : (before?.conferences ?? []);
  setLogosOf(answer.info.universe === undefined ? null : answer.info.user_id);
  shared.set({ info: answer.info, conferences });
  if (before && hasMovedOn(before.info, answer.info)) for (const listener of movedListeners) listener();
}

/** Forgets the game, when another one is started or continued. */
export function forgetShared(): void {
  setLogosOf(null);
  shared.set(null);
}
