import { shownState, storedUserId } from '../tab.ts';
import { lookAgain } from './query.ts';

/** What tabs tell each other: which dynasty was changed, and to which state. */
interface Told {
  userId: string | null;
  state: string | null;
}

const NAME = 'dynasty';
let channel: BroadcastChannel | null = null;

/** Tells the other tabs of the browser that this one has changed its dynasty. */
export function tellTabs(): void {
  channel?.postMessage({ userId: storedUserId(), state: shownState() } satisfies Told);
}

function hear({ data }: MessageEvent<Told>): void {
  if (data.userId === storedUserId() && data.state !== shownState()) void lookAgain();
}

/**
 * Learns of changes made elsewhere: at once from other tabs, and from other browsers, the terminal and commands when this
 * tab is looked at again.
 * @returns stops it
 */
export function watchForChanges(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void lookAgain();
  };
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', hear);
  }
  // A page that Back brings from the browser's memory shows what it showed when it was left.
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    channel?.close();
    channel = null;
    for (const event of ['focus', 'pageshow']) window.removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
