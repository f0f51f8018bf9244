import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { showGame } from '../../src/cli/tui/play/ink.tsx';
import { beginGame } from '../../src/cli/tui/play/open.ts';
import type { Route } from '../../src/cli/tui/play/route.ts';
import { themeFor } from '../../src/cli/tui/play/theme.ts';
import { inkStream } from '../../src/cli/tui/play/window.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { Keyboard } from '../cli/tui/keyboard.ts';
import { median, percentile, round } from './numbers.ts';

/**
 * How fast the full-screen game responds on a long save, in milliseconds. The first frame needs the built program and
 * `script` from util-linux.
 */

/** Works from this file and from the bundled benchmark, which sit at the same depth. */
const ROOT = resolve(import.meta.dirname, '../..');
const STARTS = 5;
/** Common window sizes: the minimum, half a screen and a full screen. */
const SIZES = [
  [80, 24],
  [120, 40],
  [200, 60],
] as const;
/** The size in which the first frame is measured. */
const [, [COLUMNS, ROWS]] = SIZES;

const percentile95 = (values: readonly number[]): number => round(percentile(values, 0.95), 1);

/** The game on a save, with the time from a key press to the painted page. */
interface Game {
  open(route: Route): Promise<void>;
  press(key: string): Promise<number>;
  stop(): void;
}

/** Opens the full-screen game on a save in a window of the given size. */
export async function openGame(path: string, columns: number, rows: number): Promise<Game> {
  const context = {
    library: saveLibrary('bench'),
    folder: dirname(path),
    quit: () => undefined,
    suspend: () => undefined,
    mouse: () => undefined,
  };
  const { store, effects } = await beginGame(context, path, columns, rows);
  const keyboard = new Keyboard();
  let frames = 0;
  const window = { stream: inkStream({ columns, rows }), paint: () => frames++ };
  const ink = showGame(store, themeFor(3, false), window, keyboard.stdin());
  const turn = () => new Promise((done) => setImmediate(done));
  await turn();
  return {
    open: async (route) => {
      store.send({ type: 'open', route });
      await store.ready();
      await turn();
    },
    press: async (key) => {
      const before = frames;
      const began = performance.now();
      keyboard.type(key);
      for (let turns = 0; frames === before && turns < 1000; turns++) await turn();
      await store.ready();
      const time = performance.now() - began;
      // Cards beside lists appear after a delay and do not count.
      await turn();
      return time;
    },
    stop: () => {
      ink.quit();
      store.stop();
      effects.close();
    },
  };
}

/** Keys that open each page; each page is opened once cold and then twice more. */
const PAGES = {
  rankings: 'r',
  team: 't',
  schedule: 'e',
  standings: 'c',
  week: 'w',
  playoff: 'p',
  statistics: 'a',
  dashboard: 'd',
};
const MOVES = [...'jjjkljh', '\u001b[6~', '\u001b[5~', 'G', 'g', '?', '\r'];

async function keyTimes(path: string, columns: number, rows: number) {
  const game = await openGame(path, columns, rows);
  const first: Record<string, number> = {};
  for (const [page, key] of Object.entries(PAGES)) first[page] = Number((await game.press(key)).toFixed(1));
  const again: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const key of Object.values(PAGES)) again.push(await game.press(key));
  }
  const keys: number[] = [];
  for (const page of Object.values(PAGES)) {
    await game.press(page);
    for (const key of MOVES) keys.push(await game.press(key));
  }
  const scroll: number[] = [];
  // The rankings of all teams row by row and screen by screen, then every team's statistics.
  for (const table of ['r2', 'a']) {
    for (const key of table) await game.press(key);
    for (let row = 0; row < 60; row++) scroll.push(await game.press(row % 6 === 5 ? ' ' : 'j'));
  }
  game.stop();
  return {
    keyP95: percentile95(keys),
    scrollP95: percentile95(scroll),
    pageAgainP95: percentile95(again),
    pageFirst: first,
  };
}

/** Printed by the shell just before it starts the program. */
const BEGINS = 'the program begins';

/** Milliseconds from the command to the first page in a pseudo-terminal; null without a build or a pseudo-terminal. */
function firstFrame(path: string): Promise<number | null> {
  const program = `node '${join(ROOT, 'bin/dynasty.js')}' play --save '${path}'`;
  const command = `stty cols ${COLUMNS} rows ${ROWS}; echo ${BEGINS}; exec ${program}`;
  const env = { ...process.env, TERM: 'xterm-256color' };
  const child = spawn('script', ['-qfc', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((done) => {
    child.on('error', () => done(null));
    child.on('close', () => done(null));
    let seen = '';
    let began = 0;
    child.stdout.on('data', (data: Buffer) => {
      seen += data.toString();
      // The terminal and its shell are ready now; the program is starting.
      if (began === 0 && seen.includes(BEGINS)) began = performance.now();
      // Key hints are the last line of a page; the loading screen has none.
      if (!seen.includes('? help')) return;
      done(performance.now() - began);
      child.kill('SIGKILL');
    });
  });
}

async function firstFrames(path: string): Promise<number | null> {
  if (!existsSync(join(ROOT, 'dist/node/start.cjs'))) return null;
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const time = await firstFrame(path);
    if (time === null) return null;
    times.push(time);
  }
  return Math.round(median(times));
}

/** Runs every measurement of the full-screen game on one save. */
export async function terminalTimes(path: string) {
  const sizes: Record<string, Awaited<ReturnType<typeof keyTimes>>> = {};
  for (const [columns, rows] of SIZES) sizes[`${columns}x${rows}`] = await keyTimes(path, columns, rows);
  return { firstFrame: await firstFrames(path), ...sizes };
}
