import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/cli/text/width.ts';
import { layColumns } from '../../../../src/cli/tui/components/columns.ts';
import { spanText } from '../../../../src/cli/tui/play/view.ts';
import { operation } from '../../../../src/core/contract/registry.ts';
import { sample } from '../../../thorough.ts';
import { last, PAGES } from './all-pages.ts';
import { allAnswers } from './fake.ts';
import { drawn, expectFits, modelOf, play } from './harness.tsx';

const SIZES = [
  [80, 24],
  [140, 40],
] as const;

describe.each(SIZES)('at %i columns', (columns, rows) => {
  it.each(PAGES)('%s', async (file, moment, route) => {
    const game = await play({ moment, route, columns, rows });
    if (columns > 80) await game.card();
    expectFits(game.lines(), columns, rows);
    await expect(`${game.frame()}\n`).toMatchFileSnapshot(`frames/${file}-${columns}.txt`);
  });

  it('watching a game', async () => {
    const game = await play({ route: { name: 'watch', id: last }, columns, rows });
    await game.press(' ', 'n', 'd', 'd');
    expectFits(game.lines(), columns, rows);
    await expect(`${game.frame()}\n`).toMatchFileSnapshot(`frames/watch-${columns}.txt`);
  });
});

it('shows the core’s real answers', () => {
  for (const { name, answer: recorded } of allAnswers()) {
    expect(operation(name).answer.safeParse(recorded).error, name).toBeUndefined();
  }
});

const WINDOWS = [
  [40, 12],
  [60, 16],
  [119, 30],
  [250, 70],
] as const;
it.each(sample(WINDOWS, 4))('fits a window of %i by %i on every page', async (columns, rows) => {
  for (const [, moment, route] of PAGES) expectFits(await drawn({ moment, route, columns, rows }), columns, rows);
});

it('shows in the game exactly what the page draws', async () => {
  for (const [, moment, route] of sample(PAGES, 12)) {
    const game = await play({ moment, route });
    expect(game.lines()).toEqual(await drawn({ moment, route }));
  }
});

/** Columns that hold team or player names. */
const NAMES = ['team', 'name', 'opponent', 'match', 'one', 'two', 'last_week', 'this_week'];

it.each(sample([60, 72, 80, 96, 100, 120, 132, 140, 160, 180, 200], 6))(
  'cuts no name to fit another column, %i columns wide',
  async (columns) => {
    for (const [, moment, route] of PAGES) {
      const { arranged } = await modelOf({ moment, route, columns, rows: 40 });
      for (const { pane, items, width } of arranged.panes) {
        if (pane.columns === null) continue;
        const laid = layColumns(pane, items, width, 0).columns;
        for (const { index, width: given } of laid) {
          if (!NAMES.includes(pane.columns[index]!.key)) continue;
          const rows = items.filter(({ mark }) => mark !== 'heading');
          const needed = Math.max(0, ...rows.map(({ cells }) => textWidth(spanText(cells[index] ?? ''))));
          const others = laid.filter((each) => each.index !== index && each.index >= pane.fixed).length;
          if (others > 0) expect(given, `${route.name}, ${pane.columns[index]!.key}`).toBeGreaterThanOrEqual(needed);
        }
      }
    }
  },
);

it.each([
  [80, 24, ['games', 'feed']],
  [140, 40, ['games', 'feed', 'conference', 'top', 'news', 'schedule']],
  [200, 60, ['games', 'feed', 'conference', 'top', 'news', 'schedule', 'week', 'leaders']],
] as const)('uses the room on the dashboard at %i by %i', async (columns, rows, panes) => {
  const { arranged } = await modelOf({ route: { name: 'dashboard' }, columns, rows });
  expect(arranged.panes.map(({ pane }) => pane.key)).toEqual(panes);
});

it('says in words what kind of game it is, on every page', async () => {
  for (const [file, moment, route] of PAGES) {
    const text = (await drawn({ moment, route, columns: 140, rows: 60 })).join('\n');
    expect(/\bN?C \([A-Z].*/.exec(text)?.[0], file).toBeUndefined();
  }
});

it('draws only in ASCII on terminals that need it', async () => {
  for (const [, moment, route] of PAGES) {
    const lines = await drawn({ moment, route, ascii: true });
    expect(lines.join('\n')).toMatch(/^[\n\x20-\x7e]*$/);
    expectFits(lines, 80, 24);
  }
});
