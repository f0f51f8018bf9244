import type { Info } from '../../../core/app/views/shared.ts';
import { drawPage, type Part } from '../../text/page.ts';
import { weeksTold } from '../../text/week-report.ts';
import type { Item } from '../play/view.ts';
import { line, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The screen applies its own styles. */
const PLAIN = { paint: (text: string) => text, result: (text: string) => text };

/** The heading: the weeks played, and the champion. */
const TITLE = /^(Week \d|National champion)/;

function told(parts: readonly Part[], width: number): Item[] {
  const { lines } = drawPage(parts, { width, paint: PLAIN.paint, ascii: false });
  return lines.map((text) => line([TITLE.test(text) ? [text, 'title'] : text]));
}

/** The report of the weeks just played, as `dynasty sim` prints it. */
export const toldWeeks = screen<'told', { info: Info; parts: Part[] }>({
  load: async ({ ask, info }, { first }) => {
    const now = await info();
    return { info: now, parts: await weeksTold({ ask, style: PLAIN }, first, now) };
  },
  view: ({ info, parts }) =>
    view({
      title: `${info.team.name}: what happened`,
      panes: [textPane({ key: 'told', lines: (width) => told(parts, width) })],
      keys: [{ key: 'enter', label: 'dashboard', event: { type: 'open', route: { name: 'dashboard' } } }],
    }),
});
