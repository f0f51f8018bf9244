import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { PREPARED_FOLDER } from '../../prepared-folder.ts';

/** Saves shared by several test files: the first process that needs one plays it; the others wait for the file. */

const LOOK_MS = 50;
const copies = mkdtempSync(join(tmpdir(), 'dynasty-copies-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
let made = 0;

/** Returns a unique path, in a folder that is removed when the process exits. */
export function ownPath(): string {
  made += 1;
  return join(copies, `${made}.dynasty`);
}

/** Returns a copy that its caller may change. */
export function copyOf(path: string): string {
  const copy = ownPath();
  copyFileSync(path, copy);
  return copy;
}

/** Returns the shared save of this name, which is never changed; `make` plays it if no process has yet. */
export async function prepared(name: string, make: () => Promise<string>): Promise<string> {
  const path = join(process.env[PREPARED_FOLDER] ?? copies, `${name}.dynasty`);
  const making = `${path}.making`;
  for (;;) {
    if (existsSync(path)) return path;
    try {
      mkdirSync(making);
    } catch {
      await setTimeout(LOOK_MS);
      continue;
    }
    try {
      if (!existsSync(path)) {
        const whole = `${path}.whole`;
        copyFileSync(await make(), whole);
        renameSync(whole, path);
      }
      return path;
    } finally {
      rmdirSync(making);
    }
  }
}

/** Copies a save, plays it on with `goOn`, and returns its path. */
export async function playedOn(path: string, goOn: (session: SaveSession) => Promise<unknown>): Promise<string> {
  const copy = copyOf(path);
  const session = await openSave(copy);
  await goOn(session);
  session.close();
  return copy;
}
