import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/cli/tui/play/arrange.ts';
import type { Event } from '../../../../src/cli/tui/play/event.ts';
import { type State, visitOf } from '../../../../src/cli/tui/play/state.ts';
import { update } from '../../../../src/cli/tui/play/update.ts';
import { type Item, type Pane, type ScreenView, spanText } from '../../../../src/cli/tui/play/view.ts';
import { PAGES } from './all-pages.ts';
import { modelOf, play } from './harness.tsx';

/** Columns of names that may contain a number: a file, a bowl, a goal, a team's rank. */
const NAMES = ['file', 'label', 'notes', 'game', 'where', 'goal'];

/** Strips rank, seed and score from a name; the Charlotte 49ers keep their number. */
const nameOf = (text: string): string => text.replace(/#\d+ /g, '').replace(/^\d+ (?=[A-Z])| \d+$|49ers/g, '');

function rowsOf({ items }: Pane): readonly Item[] {
  return typeof items === 'function' ? [] : items.filter(({ mark }) => mark !== 'heading');
}

function send(state: State, view: ScreenView, event: Event): State {
  return update(state, event, { view, arranged: arrange(state, view), plays: [] }).state;
}

function selected(state: State, view: ScreenView): string | undefined {
  const { focus } = arrange(state, view);
  return focus?.items[focus.cursor]?.id;
}

function lettersOfNumbers(pane: Pane): string[] {
  return (pane.columns ?? []).flatMap(({ key }, index) => {
    if (NAMES.includes(key)) return [];
    const wrong = rowsOf(pane).find(
      ({ values, cells }) => typeof values[index] === 'string' && /\d/.test(nameOf(spanText(cells[index] ?? ''))),
    );
    return wrong === undefined ? [] : [`${pane.key} ${key}: ${spanText(wrong.cells[index]!)}`];
  });
}

describe('a list of the full-screen game', () => {
  it('never sorts numbers as text, on any page', async () => {
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

  it('has a unique key for every row, on any page', async () => {
    for (const [file, moment, route] of PAGES) {
      const { view } = await modelOf({ moment, route, columns: 140, rows: 40 });
      const keys = view.panes.map(({ key }) => key);
      expect(new Set(keys).size, file).toBe(keys.length);
      for (const pane of view.panes.filter(({ columns }) => columns !== null)) {
        const ids = rowsOf(pane).map(({ id }) => id);
        expect(
          ids.filter((id, index) => id === undefined || ids.indexOf(id) !== index),
          `${file}, ${pane.key}`,
        ).toEqual([]);
      }
    }
  });

  it('keeps the cursor on its row after sorting, on any page', async () => {
    for (const [file, moment, route] of PAGES) {
      const { state, view } = await modelOf({ moment, route, columns: 140, rows: 40 });
      for (const pane of view.panes) {
        if (!pane.sortable) continue;
        const focused = { ...state, visits: [{ ...visitOf(state), focus: pane.key }] };
        const last = send(focused, view, { type: 'key', key: 'G' });
        const chosen = selected(last, view);
        for (const { key } of pane.columns ?? []) {
          expect(selected(send(last, view, { type: 'sort', column: key }), view), `${file}, ${key}`).toBe(chosen);
        }
      }
    }
  });

  it('has No. 1 on top when sorted by rank, and at the end when reversed', async () => {
    const game = await play({ route: { name: 'rankings' } });
    const first = () => {
      const { state, view } = game.store.model();
      return spanText(arrange(state, view).focus!.items[0]!.cells[0]!);
    };
    await game.press('s', ...'Rank', 'Enter');
    expect(first()).toBe('1');
    await game.press('s', ...'Rank', 'Enter');
    expect(first()).toBe('25');
    expect(visitOf(game.store.state).panes.poll?.sort).toEqual({ column: 'rank', reversed: true });
  });
});
