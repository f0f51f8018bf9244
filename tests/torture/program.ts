import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../src/cli/shell/run.ts';
import type { Terminal } from '../../src/cli/shell/terminal.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';

/** The program under attack, as a separate process or inside this one. */

export const ROOT = join(import.meta.dirname, '../..');

/** The command that starts the program: the build if there is one, else the sources. */
export function launcher(): string[] {
  return [process.execPath, join(ROOT, 'bin/dynasty.js')];
}

export function isBuilt(): boolean {
  return existsSync(join(ROOT, 'dist/node/start.cjs'));
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  out: string;
  err: string;
  /** Milliseconds from start to exit. */
  took: number;
}

export interface Running {
  child: ChildProcess;
  ended: Promise<Ended>;
}

/** Starts the program on a folder of saves. */
export function start(args: readonly string[], saves: string, more: readonly string[] = []): Running {
  const [program, ...first] = [...more, ...launcher()];
  const started = Date.now();
  const child = spawn(program!, [...first, ...args], {
    cwd: saves,
    env: { ...process.env, DYNASTY_SAVES: saves, DYNASTY_SAVE: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  child.stderr!.on('data', (text) => {
    err += text;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, out, err, took: Date.now() - started }));
  });
  return { child, ended };
}

/** Runs a command line in this process. */
export async function inProcess(
  args: readonly string[],
  saves: string,
): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    inIsTerminal: false,
    columns: null,
    env: { DYNASTY_SAVES: saves },
    cwd: saves,
    confirm: async () => false,
  };
  const code = await runCli(args, terminal, { load: async () => saveLibrary('torture'), version: () => 'torture' });
  return { code, out, err };
}

/** Runs a command that must succeed; returns its output. */
export async function must(args: readonly string[], saves: string): Promise<string> {
  const { code, out, err } = await inProcess(args, saves);
  if (code !== 0) throw new Error(`dynasty ${args.join(' ')} ended with ${code}: ${err}`);
  return out;
}

/** Starts a server process; it answers at `url`. */
export async function startServer(saves: string, args: readonly string[] = []): Promise<Running & { url: string }> {
  const running = start(['serve', '--port', '0', ...args], saves);
  const url = await new Promise<string>((resolve, reject) => {
    const look = (text: Buffer): void => {
      const match = /http:\/\/\S+:\d+/.exec(String(text));
      if (match) resolve(match[0].replace('localhost', '127.0.0.1'));
    };
    running.child.stdout!.on('data', look);
    running.child.stderr!.on('data', look);
    void running.ended.then(({ err }) => reject(new Error(`the server stopped: ${err}`)), reject);
  });
  return { ...running, url };
}
