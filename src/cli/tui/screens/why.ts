import type { Finalist } from '../../../core/contract/views/recruiting/board.ts';
import type { Why } from '../../../core/contract/views/why.ts';
import { finalistLines, HEADINGS, WHY, type WhyRow, whyRows } from '../../../core/present/index.ts';
import type { Choice } from '../play/event.ts';
import type { Route, RouteOf } from '../play/route.ts';
import type { Pane, ScreenKey } from '../play/view.ts';
import { wrapped } from './described.ts';
import { tablePane, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

type Asked = Omit<RouteOf<'why'>, 'name'>;

/** Key that explains a number by its parts. */
export function whyKey(label: string, asked: Asked): ScreenKey {
  return { key: 'y', label, event: { type: 'open', route: { name: 'why', ...asked } } };
}

/** Key that offers a team's numbers to explain. */
export function whyTeamKey(team: string): ScreenKey {
  const choice = (label: string, key: string, what: Asked['what']): Choice => {
    const route: Route = { name: 'why', what, team };
    return { label, key, event: { type: 'open', route } };
  };
  const choices = [
    choice('Its poll rank', 'p', 'rank'),
    choice('Its prestige', 'g', 'prestige'),
    choice('The line for its next game', 'l', 'line'),
  ];
  return { key: 'y', label: 'why', event: { type: 'dialog', title: `${team}: which number?`, choices } };
}

/** The finalists of a choice. */
function choicePane(finalists: readonly Finalist[]): Pane {
  return textPane({
    key: 'choice',
    title: HEADINGS.choseBetween,
    lines: (width) => wrapped(finalistLines(finalists), width),
  });
}

/** A number broken into parts that add up to it. */
export const why = screen<'why', Why>({
  load: ({ ask }, { name: _, ...asked }) => ask('why', asked),
  view: (page) =>
    view({
      title: page.title,
      panes: [
        tablePane<WhyRow>({
          key: 'parts',
          columns: [
            toneColumn(WHY.part),
            toneColumn(WHY.value, {
              tone: ({ value, sum, start }) => (sum || start ? 'strong' : value < 0 ? 'loss' : 'win'),
            }),
            toneColumn(WHY.note, { tone: () => 'faint' }),
          ],
          rows: whyRows(page),
          mark: (row) => (row.sum ? 'own' : null),
        }),
        ...(page.finalists === undefined ? [] : [choicePane(page.finalists)]),
      ],
    }),
});
