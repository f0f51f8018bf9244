import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Sources of the program, and the last file that each of its builds writes. */
const SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'vite.node.config.ts'];
const BUILT = ['dist/web/index.html', 'dist/node/start.cjs', 'dist/node/ink.js'];

/**
 * Set for the parts of a run that already built the program: a second build would replace files the first part is
 * using.
 */
export const BUILT_ALREADY = 'DYNASTY_BUILT';

/** Returns when a file, or anything in a folder, last changed; removing a file changes its folder. */
function changedAt(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether the build exists and is newer than all of its sources. */
function isBuilt(): boolean {
  const built = BUILT.map((name) => join(ROOT, name));
  if (!built.every(existsSync)) return false;
  return Math.max(...SOURCES.map((name) => changedAt(join(ROOT, name)))) < Math.min(...built.map(changedAt));
}

/**
 * Builds the program for the tests that start it, unless the build is up to date. Does nothing in a copy of the sources
 * without the build tools: its launcher runs the sources.
 */
export default function build(): void {
  if (process.env[BUILT_ALREADY] !== undefined) return;
  if (!existsSync(join(ROOT, 'vite.node.config.ts')) || isBuilt()) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}
