import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/cli/text/width.ts';
import { drawFrame } from '../../../../src/cli/tui/components/draw-frame.ts';
import { arrange } from '../../../../src/cli/tui/play/arrange.ts';
import { helpDialog } from '../../../../src/cli/tui/play/bindings.ts';
import { frameRows } from '../../../../src/cli/tui/play/chrome.ts';
import type { Event } from '../../../../src/cli/tui/play/event.ts';
import { keyLabel } from '../../../../src/cli/tui/play/keys.ts';
import type { Model } from '../../../../src/cli/tui/play/store.ts';
import { themeFor } from '../../../../src/cli/tui/play/theme.ts';
import { update } from '../../../../src/cli/tui/play/update.ts';
import { PAGES } from './all-pages.ts';
import { expectFits, modelOf, play } from './harness.tsx';

const THEME = themeFor(0, false);
const SIZES = [
  [80, 24],
  [120, 40],
  [60, 16],
  [40, 12],
] as const;

/** Returns the page as an event leaves it. */
function changed({ state, view, ...model }: Model, event: Event): Model {
  const next = update(state, event, { view, arranged: arrange(state, view), plays: [] }).state;
  return { ...model, view, state: next, arranged: arrange(next, view) };
}

/** All lines of a frame, and the lines of its panes. */
function lines(model: Model) {
  const { top, blocks, body, dialog, bottom } = drawFrame(model, THEME);
  return { all: top.length + body + dialog.length + bottom.length, body, panes: blocks.map((block) => block.lines) };
}

describe.each(SIZES)('at %i by %i', (columns, rows) => {
  it('no pane draws more lines than fit, with the key hints or with a long message', async () => {
    const text = `That would be 54 hours a week, and the staff has 53. ${'Free one up first. '.repeat(9)}`;
    for (const [file, moment, route] of PAGES) {
      const model = await modelOf({ moment, route, columns, rows });
      for (const opened of [
        changed(model, helpDialog(model.state, model.view)),
        changed(model, { type: 'say', text, tone: 'error' }),
      ]) {
        const { all, body, panes } = lines(opened);
        expect(all, file).toBeLessThanOrEqual(frameRows(opened.state));
        for (const pane of panes) expect(pane.length, file).toBeLessThanOrEqual(body);
      }
    }
  });

  it('the selected row stays visible with the key hints shown', async () => {
    for (const [file, moment, route] of PAGES) {
      const model = await modelOf({ moment, route, columns, rows });
      const { focus } = changed(model, helpDialog(model.state, model.view)).arranged;
      if (focus === null || focus.items.length === 0) continue;
      expect(focus.cursor, file).toBeGreaterThanOrEqual(focus.top);
      expect(focus.cursor, file).toBeLessThan(focus.top + focus.height);
    }
  });
});

it('shows every key of a page in the hints of an 80 by 24 window', async () => {
  for (const [file, moment, route] of PAGES) {
    const model = await modelOf({ moment, route, columns: 80, rows: 24 });
    const hints = drawFrame(model, THEME).bottom.join(' ');
    const missing = model.view.keys.filter(
      ({ key, label }) =>
        label !== '' && ![']', '-', '['].includes(key) && !hints.includes(`${keyLabel(key)} ${label}`),
    );
    expect(
      missing.map(({ label }) => label),
      file,
    ).toEqual([]);
  }
});

it('gives no key two meanings on one page', async () => {
  for (const [file, moment, route] of PAGES) {
    const { view } = await modelOf({ moment, route });
    const keys = view.keys.map(({ key }) => key);
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      file,
    ).toEqual([]);
  }
});

it('shows a whole refusal message', async () => {
  const refusal =
    'That would be 54 hours a week, and your staff has 53; take some back from others first, or drop a recruit.';
  const game = await play({ route: { name: 'board' } });
  game.library.refusal = refusal;
  await game.press('9');
  const frame = game.lines();
  expectFits(frame, 80, 24);
  expect(frame.join(' ').replace(/\s+/g, ' ')).toContain(`! ${refusal}`);
  await game.press('Down');
  expect(game.frame()).not.toContain('That would be');
});

it('says how to select text, and leaves the mouse to the terminal on Ctrl-T', async () => {
  const game = await play();
  await game.press('?', ...'drag');
  expect(game.frame()).toContain('Shift-drag');
  await game.press('Esc', '\u0014');
  expect(game.mouse()).toBe(false);
  expect(game.frame()).toContain('Mouse off');
  await game.press('\u0014');
  expect(game.mouse()).toBe(true);
});

it('cuts no sentence above the panes', async () => {
  for (const [file, moment, route] of PAGES) {
    const model = await modelOf({ moment, route, columns: 60, rows: 40 });
    for (const spans of model.arranged.chrome.head) {
      if (spans.length > 1) continue;
      const text = typeof spans[0] === 'string' ? spans[0] : (spans[0]?.[0] ?? '');
      expect(textWidth(text), `${file}: ${text}`).toBeLessThan(60);
    }
  }
});
