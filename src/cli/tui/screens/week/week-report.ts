import type { Info } from '../../../../core/contract/views/shared.ts';
import { drawPage, type Part } from '../../../text/page.ts';
import { weekReport } from '../../../text/week-report.ts';
import { wrap } from '../../../text/width.ts';
import type { Item } from '../../play/view.ts';
import { line, textPane, view } from '../parts.ts';
import { screen } from '../screen.ts';

/** The screen applies its own styles. */
const PLAIN = { paint: (text: string) => text, result: (text: string) => text };

/** Matches the heading: the weeks played, and the champion. */
const TITLE = /^(Week \d|National champion)/;

/** Wraps a line, indenting continuation lines a little more. */
function folded(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const indent = text.length - text.trimStart().length;
  const rest = ' '.repeat(indent + 2);
  return wrap(text.trimStart(), width - rest.length).map(
    (part, index) => (index === 0 ? ' '.repeat(indent) : rest) + part,
  );
}

function partItems(parts: readonly Part[], width: number): Item[] {
  const { lines } = drawPage(parts, { width, paint: PLAIN.paint, ascii: false });
  return lines.flatMap((text) => folded(text, width).map((part) => line([TITLE.test(part) ? [part, 'title'] : part])));
}

/** The report of the weeks just played, as `dynasty sim` prints it. */
export const weekReportScreen = screen<'weekReport', { info: Info; parts: Part[] }>({
  load: async ({ ask, info }, { first }) => {
    const now = await info();
    return { info: now, parts: await weekReport({ ask, style: PLAIN }, first, now) };
  },
  view: ({ info, parts }) =>
    view({
      title: `${info.team.name}: what happened`,
      panes: [textPane({ key: 'report', lines: (width) => partItems(parts, width) })],
      keys: [{ key: 'enter', label: 'dashboard', event: { type: 'open', route: { name: 'dashboard' } } }],
    }),
});
