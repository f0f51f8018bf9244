import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { runCli } from '../../src/cli/shell/run.ts';
import type { Terminal } from '../../src/cli/shell/terminal.ts';
import type { Dynasty, SaveLibrary } from '../../src/core/app/saves/library.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Creates a folder that is removed after the file's tests. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A terminal that records its output; by default a pipe, which cannot prompt. */
export function fakeTerminal(change: Partial<Terminal> = {}): Terminal & { written: { out: string; err: string } } {
  const written = { out: '', err: '' };
  return {
    written,
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    outIsTerminal: false,
    errIsTerminal: false,
    inIsTerminal: false,
    columns: null,
    env: {},
    cwd: '/',
    confirm: async () => {
      throw new Error('nobody is there to answer');
    },
    ...change,
  };
}

/** A core that keeps its saves open from one command to the next, so that none is read twice. */
export function keptOpen(library: SaveLibrary): () => Promise<SaveLibrary> {
  const open = new Map<string, Dynasty>();
  afterAll(() => {
    for (const dynasty of open.values()) dynasty.close();
  });
  const kept: SaveLibrary = {
    ...library,
    open: async (path) => {
      const known = open.get(path) ?? (await library.open(path));
      open.set(path, known);
      return { ...known, close: () => undefined };
    },
  };
  return async () => kept;
}

/** Runs a command line in this process. */
export async function run(
  line: readonly string[],
  change: Partial<Terminal> = {},
  library: () => Promise<SaveLibrary> = async () => saveLibrary('1.2.3'),
): Promise<Ran> {
  const terminal = fakeTerminal(change);
  const code = await runCli(line, terminal, { load: library, version: () => '1.2.3' });
  return { code, ...terminal.written };
}
