import { describe, expect, it } from 'vitest';
import { mouseMove } from '../../../../src/cli/tui/play/mouse-code.ts';
import { visitOf } from '../../../../src/cli/tui/play/state.ts';
import { play } from './harness.tsx';

type Game = Awaited<ReturnType<typeof play>>;

/** Returns the terminal's code for a mouse button on the first occurrence of a text. */
function clickOn(game: Game, text: string, button = 0): string {
  const row = game.lines().findIndex((line) => line.includes(text));
  if (row < 0) throw new Error(`"${text}" is not on the screen:\n${game.frame()}`);
  return `\u001b[<${button};${game.lines()[row]!.indexOf(text) + 1};${row + 1}M`;
}

describe('the mouse', () => {
  it('chooses a row with one click and opens it with the next', async () => {
    const game = await play({ route: { name: 'rankings' } });
    const name = /^.\s+5\s+(?:\S+\s)?\s*(\w+)/.exec(game.lines().find((line) => /^.\s+5\s/.test(line))!)![1]!;
    await game.press(clickOn(game, name));
    expect(game.lines().find((line) => line.includes(name))).toMatch(/^▸/);
    expect(visitOf(game.store.state).route.name).toBe('rankings');
    await game.press(clickOn(game, name));
    expect(visitOf(game.store.state).route).toEqual({ name: 'team', team: expect.stringContaining(name) });
  });

  it('goes to the pane that is clicked, and to a tab', async () => {
    const game = await play({ columns: 140, rows: 40 });
    await game.press(clickOn(game, 'AP Top 25'));
    expect(visitOf(game.store.state).focus).toBe('top');
    await game.press('r');
    await game.press(clickOn(game, '2 All'));
    expect(visitOf(game.store.state).route).toEqual({ name: 'rankings', all: true });
  });

  it('scrolls a long list with the wheel and keeps the cursor in view', async () => {
    const game = await play({ route: { name: 'rankings', all: true } });
    const before = game.lines();
    const down = clickOn(game, before[10]!.trim().slice(0, 6), 65);
    await game.press(down, down);
    expect(game.lines()[4]).toBe(before[10]!.replace(/^./, '▸'));
    for (let turn = 0; turn < 9; turn++) await game.press(down.replace('<65', '<64'));
    expect(game.frame()).toContain(before[5]!.slice(1));
  });

  it('picks a choice in a dialog with a click', async () => {
    const game = await play();
    await game.press('n');
    await game.press(clickOn(game, 'Play Week 6'));
    expect(game.library.commands).toEqual(['sim {"week":7}']);
  });

  it('never types anything', async () => {
    const game = await play({ route: { name: 'rankings' } });
    await game.press('/', '\u001b[<0;3;9m', '\u001b[<2;3;9M', '\u001b[<32;4;9M');
    expect(visitOf(game.store.state).panes.poll?.filter ?? '').toBe('');
    expect(mouseMove('[<2;3;9M')).toBeNull();
    expect(mouseMove('[<4;3;9M')).toEqual({ did: 'click', column: 2, row: 8 });
  });
});
