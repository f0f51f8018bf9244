import { useInput } from 'ink';
import { useSyncExternalStore } from 'react';
import { keysOf } from '../play/keys.ts';
import type { Store } from '../play/store.ts';
import { Spoken } from './spoken.tsx';

function useKeys(store: Store): void {
  useInput((input, key) => {
    for (const name of keysOf(input, key)) store.send({ type: 'key', key: name });
  });
}

/** Reads the keys of a game that is painted line by line, past Ink. */
export function Keys({ store }: { store: Store }) {
  useKeys(store);
  return null;
}

/** The game for a screen reader: one thing at a time, in sentences. */
export function SpokenGame({ store }: { store: Store }) {
  const model = useSyncExternalStore(store.subscribe, store.model);
  useKeys(store);
  return <Spoken model={model} />;
}
