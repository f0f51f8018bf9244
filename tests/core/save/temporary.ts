import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { SaveError, type SaveErrorCode } from '../../../src/core/save/errors.ts';
import { createSave, type SessionOptions } from '../../../src/core/save/session.ts';
import { newDynasty } from './small-dynasty.ts';

const folders: string[] = [];
const sessions: SaveSession[] = [];

afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder for one test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'dynasty-'));
  folders.push(made);
  return made;
}

/** A new small dynasty on disk. */
export async function newSave(path: string, options: SessionOptions = {}): Promise<SaveSession> {
  const session = await createSave(path, newDynasty(), { command: 'new', input: {} }, options);
  sessions.push(session);
  return session;
}

/** The code of the `SaveError` that something ends in; null if it ends well. */
export async function codeOf(work: () => unknown): Promise<SaveErrorCode | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof SaveError) return error.code;
    throw error;
  }
}

const fingerprint = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Names and fingerprints of a folder's files (kept revisions apart), to see that nothing was touched. */
export function contents(path: string): Record<string, string> {
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !file.includes('.revisions'));
  return Object.fromEntries(paths.sort().map((file) => [file, fingerprint(file)]));
}
