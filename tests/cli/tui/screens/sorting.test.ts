import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/cli/tui/play/arrange.ts';
import { visitOf } from '../../../../src/cli/tui/play/state.ts';
import { type Item, type Pane, spanText } from '../../../../src/cli/tui/play/view.ts';
import { PAGES } from './all-pages.ts';
import { modelOf, play } from './harness.tsx';

/** Columns of names, in which a number is a part of the name: a file, a bowl, the rank before a team. */
const NAMES = ['file', 'label', 'notes', 'game', 'where'];

/** A name without its rank, seed or score; the Charlotte 49ers are a name too. */
const nameOf = (text: string): string => text.replace(/#\d+ /g, '').replace(/^\d+ (?=[A-Z])| \d+$|49ers/g, '');

function rowsOf({ items }: Pane): readonly Item[] {
  return typeof items === 'function' ? [] : items.filter(({ mark }) => mark !== 'heading');
}

function lettersOfNumbers(pane: Pane): string[] {
  return (pane.columns ?? []).flatMap(({ key }, at) => {
    if (NAMES.includes(key)) return [];
    const wrong = rowsOf(pane).find(
      ({ values, cells }) => typeof values[at] === 'string' && /\d/.test(nameOf(spanText(cells[at] ?? ''))),
    );
    return wrong === undefined ? [] : [`${pane.key} ${key}: ${spanText(wrong.cells[at]!)}`];
  });
}

describe('a list of the full-screen game', () => {
  it('never sorts numbers by their letters, on any page', async () => {
    const wrong: string[] = [];
    for (const [file, moment, route] of PAGES) {
      const { view } = await modelOf({ moment, route, columns: 140, rows: 40 });
      wrong.push(
        ...view.panes
          .filter(({ sortable }) => sortable)
          .flatMap(lettersOfNumbers)
          .map((each) => `${file}: ${each}`),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('has No. 1 on top when it is sorted by rank, and No. 1 at the end once more', async () => {
    const game = await play({ route: { name: 'rankings' } });
    const first = () => {
      const { state, view } = game.store.model();
      return spanText(arrange(state, view).focus!.items[0]!.cells[0]!);
    };
    await game.press('s', ...'Rank', 'Enter');
    expect(first()).toBe('1');
    await game.press('s', ...'Rank', 'Enter');
    expect(first()).toBe('25');
    expect(visitOf(game.store.state).panes[0]?.sort).toEqual({ column: 'rank', reversed: true });
  });
});
