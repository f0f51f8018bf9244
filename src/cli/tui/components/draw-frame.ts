import { stageFacts } from '../../../core/model/stages.ts';
import { weekName } from '../../../core/present/index.ts';
import { textWidth } from '../../text/width.ts';
import { type Arranged, dialogPart } from '../play/arrange.ts';
import { BINDINGS } from '../play/bindings.ts';
import { fitting, HELP_HINT, MOVE_HINTS, ownHints } from '../play/chrome.ts';
import { isOutside } from '../play/route.ts';
import { type State, visitOf } from '../play/state.ts';
import type { Theme } from '../play/theme.ts';
import type { Item, ScreenView } from '../play/view.ts';
import { fitted } from './columns.ts';
import { drawPane, drawSpans } from './draw-pane.ts';

/** Inputs to drawing everything as lines that fit the window's width, in pieces that `frameLines` assembles. */

export interface Frame {
  state: State;
  view: ScreenView;
  arranged: Arranged;
  /** Lines of the card next to the panes; null while it is loading. */
  card: readonly Item[] | null;
}

/** Lines drawn next to others. */
interface Block {
  key: string;
  width: number;
  lines: readonly string[];
}

/** A frame in pieces: lines above the panes, the panes, and the lines below them. */
interface DrawnFrame {
  top: readonly string[];
  blocks: readonly Block[];
  /** Drawn between two adjacent blocks. */
  bar: string;
  /** Rows for the blocks. */
  body: number;
  dialog: readonly string[];
  bottom: readonly string[];
}

const BAR = ' │ ';

/** `2024, Week 6`; the stage between seasons. */
function moment({ info }: State): string {
  if (info === null) return '';
  const { currentYear, currentWeek, stage, playoff } = info;
  const where =
    stage === 'season'
      ? weekName(currentWeek, playoff.teams)
      : stage === 'preseason'
        ? 'Preseason'
        : stageFacts(stage).label;
  return `${currentYear}, ${where}`;
}

/** The top line: team, year and week. */
function topLine(state: State, theme: Theme): string {
  const { info, columns, record } = state;
  const left = info === null ? ' DYNASTY' : ` DYNASTY  ${info.team.name}${record === null ? '' : `  ${record}`}`;
  const right = `${moment(state)} `;
  return theme.line(fitted(left, columns - textWidth(right)) + right, 'bar');
}

/** Returns as many whole parts of a list as fit; the first in any case. */
function wholeParts(text: string, width: number): string {
  let kept = text;
  while (textWidth(kept) > width && /[,;] /.test(kept)) kept = kept.replace(/[,;] (?!.*[,;] ).*$/, '');
  return kept;
}

/** Draws the page's name, and the panes reachable with Tab if not all fit. */
function titleLine({ state, view, arranged }: Frame, theme: Theme): string {
  const shown = new Set(arranged.panes.map(({ index }) => index));
  const more = view.panes.filter(({ title }, index) => title !== '' && !shown.has(index)).map(({ title }) => title);
  // The note takes priority over the names of further panes, except the first.
  const noted = textWidth(view.title) + (view.note === '' ? 0 : textWidth(view.note) + 2);
  const most = Math.min(Math.floor(state.columns / 2) - 1, state.columns - noted - 3);
  const names = wholeParts(`  Tab: ${more.join(', ')}`, most);
  const right = more.length === 0 ? '' : `${names} `;
  const room = Math.max(0, state.columns - textWidth(right));
  const space = room - textWidth(view.title) - 3;
  const parts = wholeParts(view.note, space);
  const note = view.note === '' || textWidth(parts) > space ? '' : `  ${parts}`;
  const left = drawSpans(
    [
      [` ${view.title}`, 'title'],
      [note, 'faint'],
    ],
    room,
    theme,
  );
  return left + theme.paint(right, 'faint');
}

function tabLine({ state, view }: Frame, theme: Theme): string[] {
  if (view.tabs.length === 0) return [];
  const spans = view.tabs.map(({ label, active }, index) => {
    const text = active ? `[${index + 1} ${label}]` : ` ${index + 1} ${label} `;
    return [text, active ? 'strong' : 'faint'] as const;
  });
  return [drawSpans(spans, state.columns, theme)];
}

/** Draws the panes and the selected row's card, each as lines. */
function blocks({ state, arranged, card }: Frame, theme: Theme): Block[] {
  const { panes, focus, cardWidth } = arranged;
  const look = { theme, filtering: state.filtering };
  const focused = state.dialog === null;
  const drawn: { key: string; width: number; lines: string[] }[] = [];
  for (const pane of panes) {
    const lines = drawPane(pane, { ...look, focused: focused && pane === focus });
    const over = drawn[pane.column];
    if (over === undefined) drawn[pane.column] = { key: pane.pane.key, width: pane.width, lines };
    else over.lines.push(' '.repeat(pane.width), ...lines);
  }
  if (cardWidth === 0) return drawn;
  const lines = (card ?? []).slice(0, arranged.body).map((item) => drawSpans(item.cells, cardWidth, theme));
  return [...drawn, { key: 'card', width: cardWidth, lines }];
}

/** Draws the open dialog: title, notes, and choices around the cursor. */
function dialogLines({ state, arranged }: Frame, theme: Theme): string[] {
  const { dialog, columns } = state;
  if (dialog === null) return [];
  const { notes: noted, room, choices, cursor, top } = dialogPart(dialog, columns, arranged.dialogRows);
  const typed = dialog.typing
    ? [
        drawSpans(
          [
            ['  > ', 'key'],
            [`${dialog.text}_`, 'strong'],
          ],
          columns,
          theme,
        ),
      ]
    : [];
  const notes = noted.map((note) => drawSpans([`  ${note}`], columns, theme));
  const count = choices.length > room ? ` ${cursor + 1} of ${choices.length} ` : '';
  const title = `── ${dialog.title} `;
  const rule = `${title}${'─'.repeat(Math.max(0, columns - textWidth(title) - count.length - 2))}${count}──`;
  const rows = choices.slice(top, top + room).map((choice, index) => {
    const key = choice.key === undefined ? '' : `${choice.key}  `;
    const left = `${top + index === cursor ? ' ▸ ' : '   '} ${key}${choice.label}`;
    const hint = choice.hint === undefined || choice.hint === '' ? '' : `  ${choice.hint} `;
    const line = fitted(left, columns - textWidth(hint)) + hint;
    return top + index === cursor ? theme.line(fitted(line, columns), 'cursor') : fitted(line, columns);
  });
  if (choices.length === 0) rows.push(theme.paint(fitted('    Nothing found.', columns), 'faint'));
  const lines = [theme.paint(fitted(rule, columns), 'header'), ...typed, ...notes, ...rows].slice(
    0,
    arranged.dialogRows,
  );
  while (lines.length < arranged.dialogRows) lines.push(' '.repeat(columns));
  return lines;
}

/** Draws a progress bar. */
function progressBar(share: number, width: number): string {
  const full = Math.max(0, Math.min(width, Math.round(share * width)));
  return `[${'█'.repeat(full)}${'░'.repeat(width - full)}]`;
}

/** Draws the lines above the hints: the last message, or progress. */
function messageRows({ state, arranged }: Frame, theme: Theme): string[] {
  const { busy, message, columns } = state;
  if (busy !== null) return [progressLine(busy, columns, theme)];
  if (message === null) return [' '.repeat(columns)];
  const tone = message.tone === 'error' ? 'error' : message.tone === 'good' ? 'win' : null;
  const sign = message.tone === 'error' ? ' ! ' : ' ';
  return arranged.chrome.message.map((text, index) => {
    const before = index === 0 ? sign : ' '.repeat(sign.length);
    return drawSpans([[before + text, tone]], columns, theme);
  });
}

function progressLine(busy: NonNullable<State['busy']>, columns: number, theme: Theme): string {
  const share = String(Math.round(busy.share * 100)).padStart(3);
  const stopping = busy.stopping ? '  stopping ...' : '  Esc stops';
  return drawSpans(
    [
      [` ${progressBar(busy.share, 24)} ${share}%  ${busy.label}`, 'strong'],
      [stopping, 'faint'],
    ],
    columns,
    theme,
  );
}

/** Returns the keys available now, most useful first. */
export function hints({ state, view, arranged }: Pick<Frame, 'state' | 'view' | 'arranged'>): string[] {
  if (state.dialog !== null) {
    return [
      ...(state.dialog.typing ? [state.dialog.writes === undefined ? 'type to search' : 'type it'] : []),
      '↑↓ move',
      'Enter take',
      'Esc close',
    ];
  }
  if (state.busy !== null) return state.busy.stopping ? ['stopping after this week'] : ['Esc stop after this week'];
  if (state.filtering) return ['type to filter', '↑↓ move', 'Enter keep', 'Esc show all'];
  const { focus } = arranged;
  const live = visitOf(state).route.name === 'watch';
  const outside = isOutside(visitOf(state).route);
  const own = ownHints(view);
  const moves =
    live || focus === null ? [] : focus.items.some(({ act }) => act !== null) ? MOVE_HINTS : MOVE_HINTS.slice(0, 1);
  const kept = focus !== null && focus.state.filter !== '';
  const lists =
    live || focus === null
      ? []
      : [kept ? 'Esc show all' : '/ filter', ...(focus.pane.columns === null ? [] : ['s sort'])];
  const panes = view.panes.length > 1 ? ['Tab pane'] : [];
  const hidden = state.hidden === null || live ? [] : ['x all results'];
  const global = BINDINGS.filter(
    ({ hint, inside, key }) => hint !== '' && !(inside && outside) && !view.keys.some((each) => each.key === key),
  );
  const isRead = visitOf(state).list !== null;
  const back = isRead ? ['Esc list'] : state.visits.length > 1 && !kept ? ['Esc back'] : [];
  const [first, ...rest] = global.map(({ key, hint }) => `${key} ${hint}`);
  // If the page has more keys than a line holds, they come before those that every list has.
  const keys = arranged.chrome.hintRows > 1 ? [...hidden, ...own, ...moves] : [...moves, ...hidden, ...own];
  if (isRead) keys.unshift(...back.splice(0));
  return [...keys, ...(first === undefined ? [] : [first]), ...back, ...panes, ...lists, ...rest];
}

/** Draws the hints in their lines, with the help key at the end of the last. */
function hintLines(frame: Frame, theme: Theme): string[] {
  const { state, arranged } = frame;
  const help = state.dialog === null && state.busy === null ? HELP_HINT : ' ';
  let rest = hints(frame);
  return Array.from({ length: arranged.chrome.hintRows }, (_, at) => {
    const end = at === arranged.chrome.hintRows - 1 ? help : ' ';
    const { text, count } = fitting(rest, state.columns - end.length - 1);
    rest = rest.slice(count);
    return theme.line(fitted(` ${text}`, state.columns - end.length) + end, 'hint');
  });
}

/** Draws the window from top to bottom. */
export function drawFrame(frame: Frame, theme: Theme): DrawnFrame {
  const { state, arranged } = frame;
  const letters = (lines: readonly string[]) => lines.map(theme.letters);
  return {
    top: letters([
      topLine(state, theme),
      titleLine(frame, theme),
      ...tabLine(frame, theme),
      ...arranged.chrome.head.map((spans) => drawSpans([' ', ...spans], state.columns, theme)),
    ]),
    blocks: blocks(frame, theme).map((block) => ({ ...block, lines: letters(block.lines) })),
    bar: theme.letters(theme.paint(BAR, 'faint')),
    body: arranged.body,
    dialog: letters(dialogLines(frame, theme)),
    bottom: letters([...messageRows(frame, theme), ...hintLines(frame, theme)]),
  };
}

/** The lines of a frame, in a window of so many rows. If it is too short for everything, the last lines stay. */
export function frameLines({ top, blocks, bar, body, dialog, bottom }: DrawnFrame, rows: number): string[] {
  const beside = (row: number) => blocks.map(({ lines, width }) => lines[row] ?? ' '.repeat(width)).join(bar);
  const panes = Array.from({ length: body }, (_, row) => beside(row));
  const lines = [...top, ...panes, ...dialog].slice(0, rows - bottom.length);
  return [...lines, ...bottom].map((line) => line.trimEnd());
}
