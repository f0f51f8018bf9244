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

export interface AppProps {
  store: Store;
  theme: Theme;
}

/** The whole game: keys go to the store, the store's model is drawn. */
export function App({ store, theme }: AppProps) {
  const model = useSyncExternalStore(store.subscribe, store.model);
  const spoken = useIsScreenReaderEnabled();
  useInput((input, key) => {
    for (const name of keysOf(input, key)) store.send({ type: 'key', key: name });
  });
  if (spoken) return <Spoken model={model} />;
  const { columns } = model.state;
  return (
    <Box flexDirection="column" width={columns}>
      {drawFrame(model, theme).map((text, at) => (
        <Row key={PLACES[at] ?? text} text={text} />
      ))}
    </Box>
  );
}
