import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saveLibrary } from '../../../src/core/app/saves/library.ts';
import { openTerminal, type TerminalRun } from './pseudo-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-terminal-'));
const root = resolve(import.meta.dirname, '../../..');
const running: TerminalRun[] = [];
/** A frame arrives in chunks. */
const DRAWN = { interval: 20 };

afterEach(() => {
  for (const terminal of running.splice(0)) terminal.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

/** The built game. */
const PROGRAM = [process.execPath, join(root, 'bin/dynasty.js')];

function environment(): NodeJS.ProcessEnv {
  const { NO_COLOR: _color, CI: _ci, DYNASTY_SAVE: _save, ...env } = process.env;
  return { ...env, TERM: 'xterm-256color', LANG: 'C.UTF-8', LC_ALL: '' };
}

/** Runs the game in its own terminal. */
function game(...args: string[]): TerminalRun {
  const terminal = openTerminal([...PROGRAM, ...args, '--saves-dir', join(folder, 'saves')], 80, 24, environment());
  running.push(terminal);
  return terminal;
}

async function thePage(terminal: TerminalRun, keys: string, sees: string | RegExp): Promise<void> {
  terminal.type(keys);
  await terminal.sees(sees);
}

/** Expects the terminal to be as it was: main screen, cursor, line editing and echo. */
function expectRestored({ picture }: TerminalRun): void {
  expect(picture.second).toBe(false);
  expect(picture.cursorShown).toBe(true);
  expect(picture.text()).toContain('BEFORE');
  expect(picture.text()).not.toContain('DYNASTY');
  expect(picture.text()).toMatch(/[^-]icanon/);
  expect(picture.text()).toMatch(/[^-]echo\b/);
}

/** A save at the start of a season. */
const atKickoff = join(folder, 'kickoff.dynasty');
beforeAll(async () => {
  const library = saveLibrary('0.0.0');
  await library.create(atKickoff, { team: 'Toledo', year: 2024, seed: '7' });
  const dynasty = await library.open(atKickoff);
  await dynasty.run('advance', { to: 'season' });
  dynasty.close();
});

describe('in a real terminal', () => {
  it('plays a whole season with the keyboard, while the window is resized, and leaves no trace', async () => {
    const terminal = game();
    await terminal.sees('Welcome to Dynasty');
    await thePage(terminal, '2', 'Prestige');
    await thePage(terminal, '/toledo\r', '1 found');
    await thePage(terminal, '\r', 'Coach the Toledo Rockets');
    await thePage(terminal, 'y', 'Non-Conference Games Scheduled');
    await thePage(terminal, 'n', 'Start the season?');
    await thePage(terminal, 'n', 'Summer recruiting recap');
    await thePage(terminal, 'd', 'Toledo Dashboard');
    await thePage(terminal, 'n', 'Ready for Week 1?');
    await thePage(terminal, 'n', 'Toledo: what happened');
    await thePage(terminal, '\r', 'Toledo Dashboard');
    terminal.resize(140, 40);
    await terminal.sees('│ AP Top 25');
    await expect.poll(() => terminal.picture.lines().length, DRAWN).toBe(40);
    await thePage(terminal, 'r', 'AP Top 25');
    await thePage(terminal, 'p', 'Playoff Projection');
    await thePage(terminal, 'd', 'Toledo Dashboard');
    await thePage(terminal, 'n', 'Ready for Week 2?');
    await thePage(terminal, 'e', 'Toledo: what happened');
    await thePage(terminal, '\r', 'Toledo Dashboard');
    terminal.resize(80, 24);
    await terminal.sees('Tab: MAC Standings, News');
    await expect.poll(() => terminal.picture.lines().length, DRAWN).toBe(24);
    await thePage(terminal, 'n', 'season is over');
    await thePage(terminal, 'n', 'National Champion');
    await thePage(terminal, 'n', 'Move on from Season Summary?');
    await thePage(terminal, 'n', 'players return');
    await thePage(terminal, 'n', 'Move on from Roster Progression?');
    await thePage(terminal, 'n', 'Toledo signees');
    await thePage(terminal, 'n', 'Move on from Recruiting Summary?');
    await thePage(terminal, 'n', /\d{4}, Preseason/);
    await thePage(terminal, 'q', 'Leave the game?');
    terminal.type('q');
    await terminal.ended();
    expect(terminal.picture.text()).toContain('CODE 0');
    expectRestored(terminal);
  });

  it('restores the terminal when it is asked to quit', async () => {
    const terminal = game('play', '--save', atKickoff);
    await terminal.sees('Toledo Dashboard');
    process.kill(terminal.pid(), 'SIGTERM');
    await terminal.ended();
    expect(terminal.picture.text()).toContain('CODE 143');
    expectRestored(terminal);
  });

  it('gives the shell the terminal on Ctrl-Z, and takes it back on fg', async () => {
    const terminal = openTerminal(['bash', '--norc', '--noprofile', '-i'], 80, 24, environment());
    running.push(terminal);
    const line = [...PROGRAM, 'play', '--save', atKickoff].map((word) => `'${word}'`).join(' ');
    terminal.type(`PS1='shell> '\n${line}\n`);
    await terminal.sees('Toledo Dashboard');
    expect(terminal.picture.second).toBe(true);
    terminal.type('\u001a');
    await terminal.sees('Stopped');
    expect([terminal.picture.second, terminal.picture.cursorShown]).toEqual([false, true]);
    await thePage(terminal, 'echo here $((6 * 7))\n', 'here 42');
    await thePage(terminal, 'fg\n', 'Toledo Dashboard');
    expect(terminal.picture.second).toBe(true);
    await thePage(terminal, 'p', 'Playoff Projection');
    await thePage(terminal, 'q', 'Leave the game?');
    terminal.type('q');
    await expect.poll(() => terminal.picture.second, DRAWN).toBe(false);
    // Until the shell prompts again, input still goes to the game, which is shutting down.
    const last = () => terminal.picture.lines().findLast((text) => text.trim() !== '');
    await expect.poll(() => last()?.trim(), DRAWN).toBe('shell>');
    terminal.type('exit\n');
    await terminal.ended();
  });

  it('leaves a valid save if killed in mid-season', async () => {
    const terminal = game('play', '--save', atKickoff);
    await terminal.sees('Toledo Dashboard');
    await thePage(terminal, 'n', 'Ready for Week 1?');
    await thePage(terminal, 'e', 'Esc stops');
    await terminal.sees(/[1-9]\d?%/);
    process.kill(terminal.pid(), 'SIGKILL');
    await terminal.ended();
    const { faults } = await saveLibrary('0.0.0').verify(atKickoff);
    expect(faults).toEqual([]);
    const dynasty = await saveLibrary('0.0.0').open(atKickoff);
    expect((await dynasty.info()).stage).toBe('season');
    dynasty.close();
  });
});
