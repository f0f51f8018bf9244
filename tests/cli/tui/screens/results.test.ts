import { describe, expect, it } from 'vitest';
import { layColumns } from '../../../../src/cli/tui/components/columns.ts';
import type { ArrangedPane } from '../../../../src/cli/tui/play/arrange.ts';
import { type Item, spanText } from '../../../../src/cli/tui/play/view.ts';
import { PAGES } from './all-pages.ts';
import { answer } from './fake.ts';
import { modelOf, play } from './harness.tsx';

const WIDTHS = [80, 100, 120, 140, 200];

/** Rows colored as a win or a loss that show no letter for it at the pane's width. */
function colorAlone({ pane, items, width, state }: ArrangedPane): Item[] {
  if (pane.columns === null) return [];
  const { columns } = layColumns(pane, items, width, state.left);
  return items.filter(({ mark, cells }) => {
    if (mark !== 'win' && mark !== 'loss') return false;
    return !columns.some(({ index }) => /^(?:[WL]|hidden)\b/.test(spanText(cells[index] ?? '')));
  });
}

describe('a game that was won or lost', () => {
  it('is marked W or L wherever it has a color, on any page and at any window width', async () => {
    const colored: string[] = [];
    let games = 0;
    for (const [file, moment, route] of PAGES) {
      for (const columns of WIDTHS) {
        const { arranged } = await modelOf({ moment, route, columns, rows: 40 });
        for (const pane of arranged.panes) {
          games += pane.items.filter(({ mark }) => mark === 'win' || mark === 'loss').length;
          const [row] = colorAlone(pane);
          if (row !== undefined) colored.push(`${file} at ${columns}: ${row.cells.map(spanText).join(' ')}`);
        }
      }
    }
    expect(games).toBeGreaterThan(25);
    expect(colored).toEqual([]);
  });

  it('is marked on the dashboard even next to the longest week and team names', async () => {
    const team = 'Michigan';
    const page = answer('season', 'teamSchedule', { team });
    const lengthened = page.games.map((game, index) => ({
      ...game,
      weekPlayed: 14 + index,
      opponent: { ...game.opponent, name: 'Northern Illinois', ranking: 16 },
    }));
    const game = await play({ route: { name: 'dashboard' }, columns: 120, rows: 40 });
    game.library.instead.set('teamSchedule', { ...page, games: lengthened });
    game.store.refresh();
    await game.rest();
    const pane = game.store.model().arranged.panes.find((each) => each.pane.key === 'schedule')!;
    expect(pane.items.filter(({ mark }) => mark !== null).length).toBeGreaterThan(2);
    expect(colorAlone(pane)).toEqual([]);
  });
});
