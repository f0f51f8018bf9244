import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { PREPARED_FOLDER } from '../../prepared-folder.ts';

/** Saves that several test files go on from: the first process that needs one plays it, the others wait for the file. */

const LOOK_MS = 50;
const copies = mkdtempSync(join(tmpdir(), 'dynasty-copies-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
let made = 0;

/** A path that no other file has, in a folder that is gone when the process ends. */
export function ownPath(): string {
  made += 1;
  return join(copies, `${made}.dynasty`);
}

/** A copy that its caller may change. */
export function copyOf(path: string): string {
  const copy = ownPath();
  copyFileSync(path, copy);
  return copy;
}

/** Answers the file of a save by its name, which is never changed; `make` plays it where nobody has. */
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

/** A copy of a save after `goOn` has played it on; answers its path. */
export async function playedOn(path: string, goOn: (session: SaveSession) => Promise<unknown>): Promise<string> {
  const copy = copyOf(path);
  const session = await openSave(copy);
  await goOn(session);
  session.close();
  return copy;
}
