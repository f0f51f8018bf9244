import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { render } from 'ink';
import { App } from '../../src/cli/components/app.tsx';
import { coreEngine } from '../../src/cli/core-engine.ts';
import { GameEffects } from '../../src/cli/play/effects.ts';
import type { Route } from '../../src/cli/play/route.ts';
import { initialState } from '../../src/cli/play/state.ts';
import { Store } from '../../src/cli/play/store.ts';
import { themeFor } from '../../src/cli/play/theme.ts';

/** How fast the full-screen game answers on a long save, in milliseconds. */

const ROOT = resolve(import.meta.dirname, '../..');
const KEYS = 60;

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
  columns = 140;
  rows = 40;
  write(_chunk: unknown, ...rest: readonly unknown[]): boolean {
    const written = rest.find((each): each is () => void => typeof each === 'function');
    if (written !== undefined) process.nextTick(written);
    return true;
  }
}

/** From a key to the painted frame, in the table of all teams: the 95th percentile. */
async function keyTimes(path: string): Promise<Record<string, number>> {
  const out = new Nowhere();
  const keyboard = new Keyboard();
  const effects = new GameEffects({ engine: coreEngine('bench'), folder: dirname(path), quit: () => undefined });
  const store = new Store(initialState({ name: 'start' }, out.columns, out.rows), effects);
  let frames = 0;
  const app = <App store={store} theme={themeFor(3, false)} paint={() => frames++} />;
  const ink = render(app, {
    stdout: out as unknown as NodeJS.WriteStream,
    stdin: keyboard as unknown as NodeJS.ReadStream,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  await effects.openSave(path, store);
  const routes: Record<string, Route> = {
    rankings: { name: 'rankings', all: true },
    teamStats: { name: 'stats', table: 'teamOffense' },
  };
  const result: Record<string, number> = {};
  for (const [name, route] of Object.entries(routes)) {
    store.send({ type: 'open', route });
    await new Promise((done) => setTimeout(done, 500));
    const times: number[] = [];
    for (let key = 0; key < KEYS; key++) {
      const before = frames;
      const began = performance.now();
      keyboard.type('j');
      for (let turn = 0; frames === before && turn < 1000; turn++) await new Promise((done) => setImmediate(done));
      times.push(performance.now() - began);
    }
    result[name] = Number(times.sort((a, b) => a - b)[Math.floor(KEYS * 0.95)]!.toFixed(1));
  }
  ink.unmount();
  store.stop();
  effects.close();
  return result;
}

/** From the command to the first frame, in a pseudo-terminal; null when the program is not built or there is none. */
async function firstFrame(path: string): Promise<number | null> {
  const command = `stty cols 140 rows 40; exec node '${join(ROOT, 'bin/dynasty.js')}' play --save '${path}'`;
  const env = { ...process.env, TERM: 'xterm-256color' };
  const began = performance.now();
  const child = spawn('script', ['-qfc', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((done) => {
    child.on('error', () => done(null));
    child.on('close', () => done(null));
    let seen = '';
    child.stdout.on('data', (data: Buffer) => {
      seen += data.toString();
      if (!seen.includes('DYNASTY')) return;
      done(Math.round(performance.now() - began));
      child.kill('SIGKILL');
    });
  });
}

/** Everything measured of the full-screen game on one save. */
export async function terminalTimes(path: string) {
  return { firstFrame: await firstFrame(path), key95: await keyTimes(path) };
}
