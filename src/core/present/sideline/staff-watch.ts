import type { SidelinePage } from '../../contract/views/season/sideline.ts';
import { isHandover, isTempo, type SidelineCall } from '../../model/plays/sideline.ts';
import { paced, type WatchMove, type WatchState } from './watching.ts';

/** The player's own game while his staff calls it and he watches, until he takes over. */

/** Names of the speeds. */
export const STAFF_SPEEDS = ['Slow', 'Normal', 'Fast'] as const;
/** Milliseconds from what a play brought to the next one, at each speed. */
export const STAFF_SPEED_MS = [3200, 1500, 500] as const;

export const STAFF_WATCH = {
  watch: 'Watch',
  takeOver: 'Call it yourself',
  about: 'Your staff calls every play while you watch.',
  on: 'Your staff is calling the plays.',
} as const;

/** What starts and stops it, in browser and terminal. */
export const STAFF_WATCH_KEY = 'g';

/** Nothing is called before the coach asks for it. `still`: the system asks for less motion. */
export function freshStaffWatch(still = false): WatchState {
  return { at: 0, playing: false, speed: still ? 0 : 1 };
}

/** The staff's part after a key or a click. */
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

/** Milliseconds until the staff calls the next play; null: it waits for the coach, as it does at the half. */
export function staffCallsIn({ ask, over }: Pick<SidelinePage, 'ask' | 'over'>, watch: WatchState): number | null {
  return watch.playing && !over && ask !== 'halftime' ? STAFF_SPEED_MS[watch.speed]! : null;
}

/** Whether a call takes the game back from the staff: skipping ahead, a tempo and a word at the half do not. */
export function takesOver({ ask }: Pick<SidelinePage, 'ask'>, call: SidelineCall): boolean {
  return ask !== 'halftime' && !isHandover(call) && !isTempo(call);
}
