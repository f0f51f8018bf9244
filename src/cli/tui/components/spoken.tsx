import { Box, Text } from 'ink';
import { harmless } from '../../text/width.ts';
import type { ArrangedPane } from '../play/arrange.ts';
import { offered } from '../play/dialog.ts';
import type { Model } from '../play/store.ts';
import { type Item, type RowMark, spanText } from '../play/view.ts';
import { hints } from './draw-frame.ts';

/** The page for a screen reader: one thing at a time, in sentences, without columns and drawings. */

const SPOKEN_MARKS: Readonly<Partial<Record<RowMark, string>>> = {
  own: 'Your team. ',
  open: 'Shown. ',
  tagged: 'Tagged. ',
};

/** Reads out a row with its column names: `Team Michigan, Record 4-1 (2-0)`. */
function spokenItem(item: Item, { pane }: Pick<ArrangedPane, 'pane'>): string {
  const columns = pane.columns ?? [];
  const parts = item.cells.map((cell, index) => {
    const text = withoutSigns(spanText(cell)).trim();
    const title = columns[index]?.title ?? '';
    return text === '' ? '' : `${title} ${text}`.trim();
  });
  const mark = item.mark === null ? '' : (SPOKEN_MARKS[item.mark] ?? '');
  return mark + parts.filter((part) => part !== '').join(columns.length === 0 ? ' ' : ', ');
}

/** Replaces a row of filled and empty signs by `3 of 7`; drops bars, which repeat their number. */
function withoutSigns(text: string): string {
  return text
    .replace(/ ?[█░]+/g, '')
    .replace(/[●○★☆]{2,}/g, (run) => `${[...run].filter((sign) => '●★'.includes(sign)).length} of ${run.length}`)
    .replace(/★ ?/g, '');
}

/** Spells out arrows, and puts a colon between a key and its action. */
function spokenKeys(text: string): string {
  return text
    .replaceAll(/↑ ?↓/g, 'arrows')
    .replaceAll('← →', 'left and right')
    .replaceAll('←', 'left')
    .replaceAll('→', 'right')
    .replaceAll(/ {2,}/g, ': ');
}

function place({ cursor, items }: ArrangedPane): string {
  return items.length === 0 ? 'empty' : `row ${cursor + 1} of ${items.length}`;
}

/** Returns the lines to read out. */
export function spokenLines(model: Model): string[] {
  const { state, view, arranged } = model;
  const { dialog, busy, message } = state;
  if (dialog !== null) {
    const choices = offered(dialog);
    const choice = choices[Math.min(dialog.cursor, Math.max(0, choices.length - 1))];
    const now =
      choice === undefined
        ? 'Nothing found.'
        : `${spokenKeys(choice.label)}${choice.hint ? `, ${choice.hint}` : ''}, choice ${dialog.cursor + 1} of ${choices.length}`;
    return [
      dialog.title,
      ...dialog.notes,
      ...(dialog.typing ? [`Typed: ${dialog.text}`] : []),
      now,
      `Keys: ${spokenKeys(hints(model).join(', '))}`,
    ];
  }
  if (busy !== null) return [`${busy.label}, ${Math.round(busy.share * 100)} percent done. Escape stops.`];
  const { focus } = arranged;
  const item = focus?.items[focus.cursor];
  const head = view.head.map((spans) => withoutSigns(spans.map(spanText).join('')).trim());
  const tab = view.tabs.find(({ active }) => active);
  return [
    [view.title, view.note].filter((text) => text !== '').join(', '),
    ...(tab === undefined ? [] : [`Tab ${tab.label}`]),
    ...head,
    ...(focus === null || (focus.state.filter === '' && !state.filtering)
      ? []
      : [`Filter: ${focus.state.filter}, ${focus.items.length} found`]),
    ...(focus === null ? [] : [`${focus.pane.title === '' ? 'List' : focus.pane.title}, ${place(focus)}`]),
    ...(item === undefined || focus === null ? [] : focus.pane.cursor ? [spokenItem(item, focus)] : latest(focus)),
    ...(message === null ? [] : [message.text]),
    `Keys: ${spokenKeys(hints(model).join(', '))}${state.filtering ? '' : ', question mark for help'}`,
  ];
}

/** Returns only the last line of a picture: the latest play. */
function latest({ items }: ArrangedPane): string[] {
  const last = items.at(-1);
  return last === undefined ? [] : [last.cells.map(spanText).join('').replace(/\s+/g, ' ').trim()];
}

export function Spoken({ model }: { model: Model }) {
  const lines = spokenLines(model).map(harmless);
  return (
    <Box flexDirection="column">
      {lines.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Box>
  );
}
