import type { SidelinePage } from '../../contract/views/season/sideline.ts';
import { itemAt } from '../../model/lists.ts';
import { isHandover, isTempo, type SidelineCall } from '../../model/plays/sideline.ts';
import { paced, type WatchMove, type WatchState } from './watching.ts';

/** Watching the user's own game while his staff calls it, until he takes over. */

/** Labels of the speeds. */
export const STAFF_SPEEDS = ['Slow', 'Normal', 'Fast'] as const;
/** Milliseconds from one play's result to the next, at each speed. */
export const STAFF_SPEED_MS = [3200, 1500, 500] as const;

export const STAFF_WATCH = {
  watch: 'Watch',
  takeOver: 'Call it yourself',
  about: 'Your staff calls every play while you watch.',
  on: 'Your staff is calling the plays.',
} as const;

/** The key that starts and stops it, in browser and terminal. */
export const STAFF_WATCH_KEY = 'g';

/** Returns the starting state: nothing is called until the coach asks. `still`: the system asks for reduced motion. */
export function freshStaffWatch(still = false): WatchState {
  return { at: 0, playing: false, speed: still ? 0 : 1 };
}

/** Returns the watch after a key or a click. */
export function moveStaffWatch(watch: WatchState, move: WatchMove): WatchState {
  switch (move.to) {
    case 'toggle':
      return { ...watch, playing: !watch.playing };
    case 'pause':
    case 'faster':
    case 'slower':
    case 'speed':
      return paced(watch, move, STAFF_SPEEDS.length);
    default:
      return watch;
  }
}

/** Returns the milliseconds until the staff's next call; null: it waits for the coach, as at halftime. */
export function staffCallsIn({ ask, over }: Pick<SidelinePage, 'ask' | 'over'>, watch: WatchState): number | null {
  return watch.playing && !over && ask !== 'halftime' ? itemAt(STAFF_SPEED_MS, watch.speed) : null;
}

/** Whether a call takes the game back from the staff; skipping ahead, setting the tempo or a halftime talk does not. */
export function takesOver({ ask }: Pick<SidelinePage, 'ask'>, call: SidelineCall): boolean {
  return ask !== 'halftime' && !isHandover(call) && !isTempo(call);
}
