import { shownState, storedUserId } from '../tab.ts';
import { lookAgain } from './query.ts';

/** Message between tabs: the dynasty that changed, and its new state. */
interface StateMessage {
  userId: string | null;
  state: string | null;
}

const NAME = 'dynasty';
let channel: BroadcastChannel | null = null;

/** Tells the browser's other tabs that this one has changed its dynasty. */
export function tellTabs(): void {
  channel?.postMessage({ userId: storedUserId(), state: shownState() } satisfies StateMessage);
}

function hear({ data }: MessageEvent<StateMessage>): void {
  if (data.userId === storedUserId() && data.state !== shownState()) void lookAgain();
}

/**
 * Watches for changes made elsewhere: at once from other tabs, and from other browsers, the terminal and commands when
 * this tab is visible again.
 * @returns a function that stops it
 */
export function watchForChanges(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain();
  };
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', hear);
  }
  // A page restored by Back from the browser's memory still shows its old state.
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    channel?.close();
    channel = null;
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
