import { Box, Text } from 'ink';
import { Fragment, memo } from 'react';
import { PANE_GAP } from '../play/arrange.ts';
import { frameRows } from '../play/chrome.ts';
import type { Model } from '../play/store.ts';
import type { Theme } from '../play/theme.ts';
import { type DrawnFrame, drawFrame } from './draw-frame.ts';

/** One line, memoized so that Ink only measures and lays out lines that changed. */
const Line = memo(({ text }: { text: string }) => <Text wrap="truncate">{text}</Text>);

interface LinesOf {
  lines: readonly string[];
  /** Width; defaults to that of the longest line. */
  width?: number;
}

/** Stacks lines. Trailing spaces need no drawing, but an empty text would have no height. */
function Lines({ lines, width }: LinesOf) {
  const rows = lines.map((text, row) => ({ row, text: text.trimEnd() || ' ' }));
  return (
    <Box flexDirection="column" flexShrink={0} {...(width !== undefined && { width })}>
      {rows.map(({ row, text }) => (
        <Line key={row} text={text} />
      ))}
    </Box>
  );
}

/** Panes side by side with a line between them. */
function Panes({ blocks, bar, body }: DrawnFrame) {
  const between = Array.from({ length: body }, () => bar);
  return (
    <Box flexDirection="row" height={body} flexShrink={0} overflowY="hidden">
      {blocks.map(({ key, width, lines }, at) => (
        <Fragment key={key}>
          {at > 0 && <Lines lines={between} width={PANE_GAP} />}
          <Lines lines={lines} width={width} />
        </Fragment>
      ))}
    </Box>
  );
}

/** The full window. If it is too short for everything, the last lines stay. */
export function FullScreen({ model, theme }: { model: Model; theme: Theme }) {
  const frame = drawFrame(model, theme);
  const rows = frameRows(model.state);
  return (
    <Box flexDirection="column" width={model.state.columns} height={rows}>
      <Box flexDirection="column" height={rows - frame.bottom.length} flexShrink={0} overflowY="hidden">
        <Lines lines={frame.top} />
        <Panes {...frame} />
        <Lines lines={frame.dialog} />
      </Box>
      <Lines lines={frame.bottom} />
    </Box>
  );
}
