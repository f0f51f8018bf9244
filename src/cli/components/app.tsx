import { Box, Text, useInput, useIsScreenReaderEnabled } from 'ink';
import { memo, useLayoutEffect, useSyncExternalStore } from 'react';
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
  /** Shows the lines of a frame; without it Ink lays them out. */
  paint?: (lines: readonly string[]) => void;
}

/** The whole game: keys go to the store, the store's model is drawn. */
export function App({ store, theme, paint }: AppProps) {
  const model = useSyncExternalStore(store.subscribe, store.model);
  const spoken = useIsScreenReaderEnabled();
  useInput((input, key) => {
    for (const name of keysOf(input, key)) store.send({ type: 'key', key: name });
  });
  if (spoken) return <Spoken model={model} />;
  const lines = drawFrame(model, theme);
  return paint === undefined ? (
    <Lines lines={lines} width={model.state.columns} />
  ) : (
    <Painted lines={lines} paint={paint} />
  );
}

function Lines({ lines, width }: { lines: readonly string[]; width: number }) {
  return (
    <Box flexDirection="column" width={width}>
      {lines.map((text, at) => (
        <Row key={PLACES[at] ?? text} text={text} />
      ))}
    </Box>
  );
}

function Painted({ lines, paint }: { lines: readonly string[]; paint: (lines: readonly string[]) => void }) {
  useLayoutEffect(() => paint(lines), [lines, paint]);
  return null;
}
