import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { render } from 'ink';
import { coreEngine } from '../../src/cli/shell/core-engine.ts';
import { Keys } from '../../src/cli/tui/components/app.tsx';
import { GameEffects } from '../../src/cli/tui/play/effects.ts';
import { keepPainted } from '../../src/cli/tui/play/open.ts';
import { initialState } from '../../src/cli/tui/play/state.ts';
import { Store } from '../../src/cli/tui/play/store.ts';
import { themeFor } from '../../src/cli/tui/play/theme.ts';
import { median, percentile, round } from './numbers.ts';

/**
 * How fast the full-screen game answers on a long save, in milliseconds. The first frame needs the built program and
 * `script` of util-linux.
 */

/** This file and the measuring program built of it lie equally deep. */
const ROOT = resolve(import.meta.dirname, '../..');
const COLUMNS = 140;
const ROWS = 40;
const STARTS = 5;

const percentile95 = (values: readonly number[]): number => round(percentile(values, 0.95), 1);

/** A keyboard, and a terminal that Ink may write to in vain. */
class Keyboard extends EventEmitter {
  isTTY = true;
  #typed: string | null = null;
  setEncoding(): void {}
  setRawMode(): void {}
  ref(): void {}
  resume(): void {}
  pause(): void {}
  unref(): void {}
  read(): string | null {
    const typed = this.#typed;
    this.#typed = null;
    return typed;
  }
  type(keys: string): void {
    this.#typed = keys;
    this.emit('readable');
  }
}

class Nowhere extends EventEmitter {
  isTTY = true;
  columns = COLUMNS;
  rows = ROWS;
  write(_chunk: unknown, ...rest: readonly unknown[]): boolean {
    const written = rest.find((each): each is () => void => typeof each === 'function');
    if (written !== undefined) process.nextTick(written);
    return true;
  }
}

/** The game on a save, and how long it takes from a key to the painted page. */
interface Game {
  press(key: string): Promise<number>;
  stop(): void;
}

async function openGame(path: string): Promise<Game> {
  const keyboard = new Keyboard();
  const effects = new GameEffects({ engine: coreEngine('bench'), folder: dirname(path), quit: () => undefined });
  const { route, state } = await effects.enter(path);
  const store = new Store({ ...initialState(route, COLUMNS, ROWS), ...state }, effects);
  await store.ready();
  let frames = 0;
  keepPainted(store, themeFor(3, false), { paint: () => frames++ });
  const ink = render(<Keys store={store} />, {
    stdout: new Nowhere() as unknown as NodeJS.WriteStream,
    stdin: keyboard as unknown as NodeJS.ReadStream,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  const turn = () => new Promise((done) => setImmediate(done));
  await turn();
  return {
    press: async (key) => {
      const before = frames;
      const began = performance.now();
      keyboard.type(key);
      for (let turns = 0; frames === before && turns < 1000; turns++) await turn();
      await store.ready();
      const time = performance.now() - began;
      // Cards beside lists come after a pause and are no part of the answer.
      await turn();
      return time;
    },
    stop: () => {
      ink.unmount();
      store.stop();
      effects.close();
    },
  };
}

/** Pages by their keys; each is asked for the first time and then twice again. */
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

async function keyTimes(path: string) {
  const game = await openGame(path);
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
  // The rankings of all teams, row by row and window by window, then all teams' statistics.
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

/** What the shell writes before it begins the program. */
const BEGINS = 'the program begins';

/** From the command to the first page in a pseudo-terminal; null when the program is not built or there is none. */
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
      // The terminal itself and its shell are ready now; the program begins.
      if (began === 0 && seen.includes(BEGINS)) began = performance.now();
      // The hints are the last line of a page; the window that is shown while loading has none.
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

/** Everything measured of the full-screen game on one save. */
export async function terminalTimes(path: string) {
  return { firstFrame: await firstFrames(path), ...(await keyTimes(path)) };
}
