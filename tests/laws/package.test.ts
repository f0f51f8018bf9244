import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns the files that `npm pack` would put into the package. */
function packed(folder: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const out = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ files }] = JSON.parse(out) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path).sort();
}

const ALLOWED = /^(LICENSE|README\.md|package\.json|saves\/\.gitkeep|bin\/\w+\.js(on)?|dist\/(node|web)\/.+)$/;
const REFUSED = /\.(map|ts|tsx|log)$|test|bench|devtools/;

describe('the npm package', () => {
  it('contains the launcher, the built program and the browser game, and nothing only a developer needs', () => {
    const shipped = [
      'bin/dynasty.js',
      'dist/node/cli.cjs',
      'dist/node/cli.cjs.compiled',
      'dist/node/ink.js',
      'dist/node/start.cjs',
      'dist/web/index.html',
      'dist/web/assets/index.js',
      'saves/.gitkeep',
    ];
    const kept = [
      'dist/bench/main.js',
      'dist/node/devtools-1.cjs',
      'dist/node/devtools-1.js',
      'dist/node/cli.cjs.map',
      'dist/web/assets/index.js.map',
      'saves/mine.dynasty',
      'src/core/save/file.ts',
      'tests/bench/main.ts',
    ];
    for (const file of [...shipped, ...kept]) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      writeFileSync(join(scratch, file), '');
    }
    cpSync(join(ROOT, 'package.json'), join(scratch, 'package.json'));
    expect(packed(scratch)).toEqual([...shipped, 'package.json'].sort());
  });

  it('built now, would contain no source map, source or test', () => {
    const files = packed(ROOT);
    expect(files).toContain('bin/dynasty.js');
    expect(files.filter((file) => !ALLOWED.test(file) || REFUSED.test(file))).toEqual([]);
  });
});

const WEB = join(ROOT, 'dist/web');
const ASSETS = join(WEB, 'assets');

/** Returns a script of the built browser game with everything it imports before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(imported!, found);
  return found;
}

/** Kilobytes of compressed script that a page loads when opened first. */
function firstLoad(page: string): number {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8');
  const scripts = new Set<string>();
  for (const [, name] of html.matchAll(/assets\/([\w.-]+\.js)/g)) withImports(name!, scripts);
  // The page's component and its file in `core/pages` share its name.
  const own = readdirSync(ASSETS).filter((name) => new RegExp(`^${page}-[\\w-]{8}\\.js$`).test(name));
  for (const name of own) withImports(name, scripts);
  return [...scripts].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0) / 1000;
}

describe('the browser game', () => {
  it.each(['home', 'dashboard', 'player'])('loads less than 200 KB of script when opened at its %s page', (page) => {
    expect(firstLoad(page)).toBeGreaterThan(60);
    expect(firstLoad(page)).toBeLessThan(200);
  });
});
