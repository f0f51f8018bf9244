import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { createSave } from '../../../src/core/save/create.ts';
import { SaveError, type SaveErrorCode } from '../../../src/core/save/errors.ts';
import type { SessionOptions } from '../../../src/core/save/session.ts';
import { newDynasty, take } from './small-dynasty.ts';

/** Creates a folder for one test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'dynasty-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Creates a small dynasty on disk. */
export async function newSave(path: string, options: SessionOptions = {}): Promise<SaveSession> {
  const session = await createSave(path, newDynasty(), { command: 'new', input: {} }, options);
  onTestFinished(() => session.close());
  return session;
}

/** Returns the bytes of a small dynasty's file after this many decisions, for a `beforeAll` hook. */
export async function savedBytes(decisions: number): Promise<Uint8Array> {
  const home = mkdtempSync(join(tmpdir(), 'dynasty-'));
  try {
    const path = join(home, 'a.dynasty');
    const session = await createSave(path, newDynasty(), { command: 'new', input: {} });
    await take(session, decisions);
    session.close();
    return Uint8Array.from(readFileSync(path));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Returns the code of the `SaveError` that `work` throws; null if it succeeds. */
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

/** Returns names and fingerprints of all files of a folder, recursively. */
export function everything(path: string): Record<string, string> {
  const files = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.sort().map((file) => [file, fingerprint(file)]));
}

/** The same without kept revisions, to check that nothing was touched. */
export function contents(path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(everything(path)).filter(([file]) => !file.includes('.revisions')));
}
