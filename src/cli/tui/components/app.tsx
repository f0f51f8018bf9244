import { useInput } from 'ink';
import { useSyncExternalStore } from 'react';
import { FOCUS, keysOf } from '../play/keys.ts';
import { isMouse, mouseMove } from '../play/mouse-code.ts';
import type { Store } from '../play/store.ts';
import type { Theme } from '../play/theme.ts';
import { FullScreen } from './full-screen.tsx';
import { Spoken } from './spoken.tsx';

/** Sends keys and mouse events to the game, and redraws it whenever something has changed. */
function useGame(store: Store) {
  useInput((input, key) => {
    const move = mouseMove(input);
    if (move !== null) store.send({ type: 'mouse', move });
    if (input === FOCUS.gained) store.send({ type: 'focus' });
    if (isMouse(input) || input === FOCUS.gained || input === FOCUS.lost) return;
    for (const name of keysOf(input, key)) store.send({ type: 'key', key: name });
  });
  return useSyncExternalStore(store.subscribe, store.model);
}

/** The game in the full window. */
export function Game({ store, theme }: { store: Store; theme: Theme }) {
  return <FullScreen model={useGame(store)} theme={theme} />;
}

/** The game for a screen reader: one thing at a time, in sentences. */
export function SpokenGame({ store }: { store: Store }) {
  return <Spoken model={useGame(store)} />;
}
