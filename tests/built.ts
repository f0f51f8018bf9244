import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** What the program is built from, and the last file of each of its builds. */
const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'vite.node.config.ts'];
const BUILT = ['dist/web/index.html', 'dist/node/start.cjs', 'dist/node/ink.js'];

/** Set for the parts of a run that has built the program: a second build would take its files from under the first part. */
export const BUILT_ALREADY = 'DYNASTY_BUILT';

/** When a file, or anything in a folder, was last changed; a file that was removed changes its folder. */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether the build is there and younger than everything it is made of. */
function isBuilt(): boolean {
  const built = BUILT.map((name) => join(ROOT, name));
  if (!built.every(existsSync)) return false;
  return Math.max(...SOURCES.map((name) => changedAt(join(ROOT, name)))) < Math.min(...built.map(changedAt));
}

/**
 * Builds the program for the tests that start it, unless the build is what the sources are now. A copy of the sources
 * without what builds them is left as it is: its launcher runs the sources.
 */
export default function build(): void {
  if (process.env[BUILT_ALREADY] !== undefined) return;
  if (!existsSync(join(ROOT, 'vite.node.config.ts')) || isBuilt()) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}
