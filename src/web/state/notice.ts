import { createStore, useStore } from './store.ts';

/** A sentence under the bars: why an action in them was refused, or its result. */
interface Notice {
  text: string;
  /** The page it is shown on; it disappears with the page. */
  at: string;
}

const notice = createStore<Notice | null>(null);

export const useNotice = () => useStore(notice);

/** Shows a sentence on the page at a path. */
export function say(text: string, at: string): void {
  notice.set({ text, at });
}

/** Removes the notice, or only the given one if it is still shown. */
export function clearNotice(which: Notice | null = notice.get()): void {
  if (notice.get() === which) notice.set(null);
}
