import { Box, Text, useInput, useIsScreenReaderEnabled } from 'ink';
import { memo, useSyncExternalStore } from 'react';
import { keysOf } from '../play/keys.ts';
import type { Store } from '../play/store.ts';
import type { Theme } from '../play/theme.ts';
import { drawFrame } from './draw-frame.ts';
import { Spoken } from './spoken.tsx';

/** One line of the window. Unchanged ones are not drawn again. */
const Row = memo(function Row({ text }: { text: string }) {
  return <Text wrap="truncate">{text}</Text>;
});

/** A line of the window is told by its place. */
const PLACES = Array.from({ length: 500 }, (_, at) => `line ${at}`);

function useKeys(store: Store): void {
  useInput((input, key) => {
    for (const name of keysOf(input, key)) store.send({ type: 'key', key: name });
  });
}

/** Reads the keys of a game that is painted elsewhere. */
export function Keys({ store }: { store: Store }) {
  useKeys(store);
  return null;
}

/** The whole game: keys go to the store, the store's model is drawn, or told to a screen reader. */
export function App({ store, theme }: { store: Store; theme: Theme }) {
  const model = useSyncExternalStore(store.subscribe, store.model);
  const spoken = useIsScreenReaderEnabled();
  useKeys(store);
  if (spoken) return <Spoken model={model} />;
  return (
    <Box flexDirection="column" width={model.state.columns}>
      {drawFrame(model, theme).map((text, at) => (
        <Row key={PLACES[at] ?? text} text={text} />
      ))}
    </Box>
  );
}
