import { itemAt } from '../../../core/model/lists.ts';
import { textWidth } from '../../text/width.ts';
import { type ArrangedPane, directionOf } from '../play/arrange.ts';
import type { Theme } from '../play/theme.ts';
import { type Item, type Span, spanText, type Tone } from '../play/view.ts';
import { COLUMN_GAP, fitted, GUTTER, type LaidColumns, layColumns } from './columns.ts';

/** Draws one pane as lines, each exactly as wide as the pane. */

interface PaneLook {
  theme: Theme;
  focused: boolean;
  /** Whether the filter is being typed. */
  filtering: boolean;
}

const MARK_TONES: Readonly<Record<NonNullable<Item['mark']>, Tone | null>> = {
  own: 'own',
  open: 'own',
  tagged: 'accent',
  win: 'win',
  loss: 'loss',
  strong: 'strong',
  faint: 'faint',
  heading: 'header',
};

function toneOf(span: Span): Tone | null {
  return typeof span === 'string' ? null : span[1];
}

/** Fits pieces of text to a width, each in its tone. */
export function drawSpans(spans: readonly Span[], width: number, theme: Theme, base: Tone | null = null): string {
  let room = width;
  let drawn = '';
  for (const span of spans) {
    if (room <= 0) break;
    const text = spanText(span);
    const wide = textWidth(text);
    drawn += theme.paint(wide > room ? fitted(text, room) : text, toneOf(span) ?? base);
    room -= Math.min(wide, room);
  }
  return drawn + ' '.repeat(Math.max(0, room));
}

const SIGNS: Readonly<Partial<Record<NonNullable<Item['mark']>, string>>> = { own: '•', open: '•', tagged: '✓' };

/**
 * Draws two columns before each row: `▸` the cursor, `•` the user's team or the row shown next to its list, `✓` a
 * tagged row.
 */
function gutter({ mark }: Item, at: boolean): string {
  return `${at ? '▸' : ' '}${(mark === null ? undefined : SIGNS[mark]) ?? ' '}`;
}

function plainRow(item: Item, arranged: ArrangedPane, laid: LaidColumns | null): Span[] {
  if (laid === null || item.mark === 'heading') return [...item.cells];
  const columns = arranged.pane.columns ?? [];
  return laid.columns.flatMap(({ index, width }, at): Span[] => {
    const span = item.cells[index] ?? '';
    const text = fitted(spanText(span), width, columns[index]?.right);
    return [...(at === 0 ? [] : [' '.repeat(COLUMN_GAP)]), [text, toneOf(span)]];
  });
}

function drawRow(item: Item, index: number, arranged: ArrangedPane, laid: LaidColumns | null, look: PaneLook): string {
  const { theme, focused } = look;
  const spans = plainRow(item, arranged, laid);
  if (!arranged.pane.cursor) return drawSpans(spans, arranged.width, theme);
  const at = index === arranged.cursor && item.mark !== 'heading';
  const base = item.mark === null ? null : MARK_TONES[item.mark];
  if (item.mark === 'heading') return drawSpans(spans, arranged.width, theme, base);
  if (at && focused) {
    const text = gutter(item, true) + spans.map(spanText).join('');
    return theme.line(fitted(text, arranged.width), 'cursor');
  }
  return theme.paint(gutter(item, false), base) + drawSpans(spans, arranged.width - GUTTER, theme, base);
}

/** The sort sign replaces the space before the title, so sorting moves nothing. */
function withSign(title: string, sign: string): string {
  const blanks = title.length - title.trimStart().length;
  return `${title.slice(0, blanks - 1)}${sign}${title.slice(blanks)}`;
}

function header(arranged: ArrangedPane, laid: LaidColumns, theme: Theme): string {
  const { pane, state, width } = arranged;
  const titles = laid.columns.map(({ index, width: wide }) => {
    const column = itemAt(pane.columns ?? [], index);
    const title = ` ${fitted(column.title, wide, column.right)}`;
    if (state.sort?.column !== column.key) return title;
    return withSign(title, directionOf(pane, state, index) === 'asc' ? '▲' : '▼');
  });
  const less = laid.less ? '‹' : ' ';
  const more = laid.more ? ' ›' : '';
  const text = `${less}${titles.join(' '.repeat(COLUMN_GAP - 1))}`;
  return theme.paint(fitted(text, width - more.length) + more, 'header');
}

/** Draws the cursor's position in a pane longer than its room. */
function position({ items, height, cursor, pane, state }: ArrangedPane): string {
  const part = items.length > height && pane.cursor ? `${cursor + 1} of ${items.length}` : '';
  return state.filter === '' ? part : `${items.length} found`;
}

function titleLine(arranged: ArrangedPane, look: PaneLook): string[] {
  const { pane, state, width } = arranged;
  if (!arranged.titled) return [];
  const { theme, focused, filtering } = look;
  const typed =
    state.filter === '' && !(filtering && focused) ? '' : `  /${state.filter}${filtering && focused ? '_' : ''}`;
  const right = position(arranged);
  const left = fitted(`${pane.title}${typed}`, Math.max(0, width - right.length - 1));
  return [theme.paint(left, focused ? 'title' : 'faint') + theme.paint(` ${right}`, 'faint')];
}

/** Draws a whole pane: title, column titles, and the rows that fit, padded with empty lines. */
export function drawPane(arranged: ArrangedPane, look: PaneLook): string[] {
  const { pane, items, width, height, top } = arranged;
  const laid = pane.columns === null ? null : layColumns(pane, items, width, arranged.state.left);
  const rows = items.slice(top, top + height).map((item, index) => drawRow(item, top + index, arranged, laid, look));
  if (items.length === 0) {
    const empty =
      arranged.state.filter === '' ? pane.empty : `Nothing matches "${arranged.state.filter}". Esc shows all again.`;
    rows.push(look.theme.paint(fitted(`  ${empty}`, width), 'faint'));
  }
  while (rows.length < height) rows.push(' '.repeat(width));
  const titles = laid === null || !arranged.headed ? [] : [header(arranged, laid, look.theme)];
  return [...titleLine(arranged, look), ...titles, ...rows];
}
