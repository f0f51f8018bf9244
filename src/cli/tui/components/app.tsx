import { useInput } from 'ink';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { frameRows } from '../play/chrome.ts';
import { FOCUS, keysOf } from '../play/keys.ts';
import { isMouse, mouseMove } from '../play/mouse-code.ts';
import type { Store } from '../play/store.ts';
import type { Theme } from '../play/theme.ts';
import type { Window } from '../play/window.ts';
import { drawFrame, frameLines } from './draw-frame.ts';
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

interface Shown extends Pick<Window, 'paint'> {
  store: Store;
  theme: Theme;
}

/** The game in the whole window. Its lines fit as they are drawn: laid out by Ink again, a frame took twice as long. */
export function Game({ store, theme, paint }: Shown) {
  const model = useGame(store);
  useLayoutEffect(() => {
    paint(frameLines(drawFrame(model, theme), frameRows(model.state)));
  }, [model, theme, paint]);
  return null;
}

/** The game for a screen reader: one thing at a time, in sentences. */
export function SpokenGame({ store }: { store: Store }) {
  return <Spoken model={useGame(store)} />;
}
