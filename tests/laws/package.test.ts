import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The files that `npm pack` would put into the package. */
function packed(folder: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'];
  const out = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const [{ files }] = JSON.parse(out) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path).sort();
}

const ALLOWED = /^(LICENSE|README\.md|package\.json|saves\/\.gitkeep|bin\/\w+\.js(on)?|dist\/(node|web)\/.+)$/;
const REFUSED = /\.(map|ts|tsx|log)$|test|bench|devtools/;

describe('the npm package', () => {
  it('holds the launcher, the built program and the browser game, and nothing that only a developer runs', () => {
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

  it('as it would be made now has no map, no source, no test', () => {
    const files = packed(ROOT);
    expect(files).toContain('bin/dynasty.js');
    expect(files.filter((file) => !ALLOWED.test(file) || REFUSED.test(file))).toEqual([]);
  });
});
