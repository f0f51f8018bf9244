import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { drawFrame, frameLines } from '../../../src/cli/tui/components/draw-frame.ts';
import { beginGame } from '../../../src/cli/tui/play/open.ts';
import type { Route } from '../../../src/cli/tui/play/route.ts';
import { visitOf } from '../../../src/cli/tui/play/state.ts';
import { themeFor } from '../../../src/cli/tui/play/theme.ts';
import { type Dynasty, saveLibrary } from '../../../src/core/app/saves/library.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-elsewhere-'));
const library = saveLibrary('0.0.0');
/** A save before the first week of a season. */
const kickoff = join(folder, 'kickoff.dynasty');
let copies = 0;

beforeAll(async () => {
  await library.create(kickoff, { team: 'Toledo', year: 2024, seed: '7' });
  const dynasty = await library.open(kickoff);
  await dynasty.run('advance', { to: 'season' });
  dynasty.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const THE_WEEK = 'The dynasty moved on in another window or program. It is now in';
const NOT_DONE = 'so nothing was done. It is in';

/** Opens the full-screen game on a save that another program has open too. */
async function twoPrograms() {
  const path = join(folder, `copy-${copies++}.dynasty`);
  copyFileSync(kickoff, path);
  const context = { library, folder, quit: () => undefined, suspend: () => undefined, mouse: () => undefined };
  const { store, effects } = await beginGame(context, path, 80, 24);
  const other = await library.open(path);
  onTestFinished(() => {
    store.stop();
    effects.close();
    other.close();
  });
  // The window wraps the message.
  const text = () =>
    frameLines(drawFrame(store.model(), themeFor(0, false)), 24)
      .join(' ')
      .replace(/\s+/g, ' ');
  return {
    other,
    store,
    text,
    route: (): Route => visitOf(store.state).route,
    press: (...keys: string[]) => {
      for (const key of keys) store.send({ type: 'key', key });
    },
    /** Waits until the window shows a text. */
    sees: (sentence: string) => expect.poll(text).toContain(sentence),
    open: async (route: Route) => {
      store.send({ type: 'open', route });
      await store.ready();
    },
  };
}

/** Returns the number of decisions in the dynasty's log. */
const decisionsIn = async (dynasty: Dynasty): Promise<number> => Number.parseInt(await dynasty.state(), 10);
const weekIn = async (dynasty: Dynasty): Promise<number> => (await dynasty.info()).currentWeek;

describe('a dynasty that is also played in another program', () => {
  it('is reloaded when the user comes back to the terminal', async () => {
    const game = await twoPrograms();
    await game.sees('Week 1');
    await game.other.run('sim', { week: 2 });
    game.store.send({ type: 'focus' });
    await game.sees(`${THE_WEEK} Week 2 of 2024.`);
    await expect.poll(() => game.store.state.info?.currentWeek).toBe(2);
    expect(game.route()).toEqual({ name: 'dashboard' });
    await game.store.ready();
    expect(game.text()).toContain('Week 2');
  });

  it('plays only the week that the page offered', async () => {
    const game = await twoPrograms();
    game.press('n');
    await game.sees('Ready for Week 1?');
    await game.other.run('sim', { week: 3 });
    game.press('n');
    await game.sees(`${NOT_DONE} Week 3 of 2024.`);
    expect(game.store.state.dialog).toBeNull();
    expect(await weekIn(game.other)).toBe(3);
  });

  it('does not simulate weeks that were undone elsewhere', async () => {
    const game = await twoPrograms();
    await game.other.run('sim', { week: 2 });
    await game.other.run('sim', { week: 3 });
    game.store.send({ type: 'focus' });
    await game.sees(`${THE_WEEK} Week 3 of 2024.`);
    game.press('n');
    await game.sees('Ready for Week 3?');
    await game.other.undo(2);
    game.press('n');
    await game.sees(`${NOT_DONE} Week 1 of 2024.`);
    expect(await weekIn(game.other)).toBe(1);
  });

  it('undoes only the decision that was named', async () => {
    const game = await twoPrograms();
    game.press('u');
    await game.sees('Undo last move?');
    await game.other.run('sim', { week: 2 });
    game.press('y');
    await game.sees(`${NOT_DONE} Week 2 of 2024.`);
    expect(await weekIn(game.other)).toBe(2);
  });

  it('advances no stage that another program has already left', async () => {
    const game = await twoPrograms();
    await game.other.undo(1);
    game.store.send({ type: 'focus' });
    await expect.poll(game.route).toEqual({ name: 'noncon' });
    game.press('n');
    await game.sees('Start the season?');
    await game.other.run('advance', { to: 'season' });
    const before = await decisionsIn(game.other);
    game.press('n');
    await game.sees(`${NOT_DONE} Week 1 of 2024.`);
    expect(game.route()).toEqual({ name: 'dashboard' });
    expect(await decisionsIn(game.other)).toBe(before);
  });

  it('refuses a decision on an outdated page of the same week, refreshes the page and takes the next one', async () => {
    const game = await twoPrograms();
    await game.open({ name: 'board' });
    const before = await decisionsIn(game.other);
    await game.other.run('setPlan', { tempo: 2 });
    game.press('3');
    await game.sees(`${NOT_DONE} Week 1 of 2024.`);
    expect(await decisionsIn(game.other)).toBe(before + 1);
    await game.store.ready();
    game.press('3');
    await expect.poll(() => decisionsIn(game.other)).toBe(before + 2);
  });

  it('closes a dialog about an earlier state at the next key', async () => {
    const game = await twoPrograms();
    game.press('n');
    await game.sees('Ready for Week 1?');
    await game.other.run('setPlan', { tempo: 2 });
    game.press('down');
    await game.sees('Updated: a decision was made or undone in another window or program.');
    expect(game.store.state.dialog).toBeNull();
  });
});

describe('decisions in the game itself', () => {
  it('follow one another with no warning about other programs, however fast the keys', async () => {
    const game = await twoPrograms();
    await game.open({ name: 'board' });
    const before = await decisionsIn(game.other);
    game.press('3', '4', '5');
    await expect.poll(() => decisionsIn(game.other)).toBe(before + 3);
    await expect.poll(() => game.store.state.message).not.toBeNull();
    expect(game.store.state.message?.tone).toBe('good');
    game.press('n');
    await game.sees('Ready for Week 1?');
    game.press('n');
    await expect.poll(() => weekIn(game.other)).toBe(2);
    await game.sees('1 week played.');
  });
});
