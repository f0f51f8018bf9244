import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { openBytes } from '../../../src/core/save/open.ts';
import { Session } from '../../../src/core/save/session.ts';
import { loadSqlite } from '../../../src/core/save/sqlite.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { PREPARED_FOLDER } from '../../prepared-folder.ts';

/** Saves shared by several test files: the first process that needs one plays it; the others wait for the file. */

const LOOK_MS = 50;
const copies = mkdtempSync(join(tmpdir(), 'dynasty-copies-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
let made = 0;

/** Returns a path in an empty folder of its own, so that no copy finds another's earlier states or calls. */
export function ownPath(): string {
  made += 1;
  const folder = join(copies, String(made));
  mkdirSync(folder);
  return join(folder, 'copy.dynasty');
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

/** Opens a file as a save in memory only. */
async function inMemory(path: string, engine: string): Promise<SaveSession> {
  await loadSqlite();
  const db = openBytes(readFileSync(path), null);
  return new Session(null, { db, save: tablesOf(db), stamp: null }, { engine });
}

/** Returns a new dynasty in memory, started once in a run by `make` for every test with the same input. */
export async function begunOnce(
  asked: unknown,
  engine: string,
  make: (path: string) => Promise<SaveSession>,
): Promise<SaveSession> {
  const name = createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 16);
  const path = await prepared(`begun ${name}`, async () => {
    const own = ownPath();
    (await make(own)).close();
    return own;
  });
  return inMemory(path, engine);
}
