import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const LOADER = pathToFileURL(join(import.meta.dirname, '../../../src/cli/launch/compiled.ts')).href;

/** Writes two files that import each other, one of which also needs Node, as the build makes them. */
function program(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    join(folder, 'main.cjs'),
    `const { basename } = require('node:path');
     exports.touchdown = () => 6;
     const kick = require('./kick.cjs');
     exports.line = basename(__filename) + ' ' + kick.total() + ' é – “”';`,
  );
  writeFileSync(
    join(folder, 'kick.cjs'),
    `const main = require('./main.cjs');
     const { randomInt } = require('node:crypto');
     module.exports = { total: () => main.touchdown() + randomInt(1, 2) };`,
  );
  return folder;
}

/** Returns what the program prints when run as its own process. */
function output(folder: string, then = '', line: readonly string[] = []): string {
  const code = `import { writeFileSync } from "node:fs";
import { keepCompiled, load } from ${JSON.stringify(LOADER)};
    console.log(load(${JSON.stringify(join(folder, 'main.cjs'))}).line); ${then}`;
  const run = ['--import', 'tsx', '--input-type=module', '-e', code, '--', 'dynasty', ...line];
  return execFileSync(process.execPath, run, { encoding: 'utf8' });
}

it('runs a file the same way with its cache, without it, and with a cache from another version or a full disk', () => {
  const folder = program();
  const line = 'main.cjs 7 é – “”\n';
  expect(output(folder, 'keepCompiled(writeFileSync);')).toBe(line);
  const kept = join(folder, 'main.cjs.compiled');
  expect(existsSync(kept) && existsSync(join(folder, 'kick.cjs.compiled'))).toBe(true);
  expect(output(folder)).toBe(line);
  const whole = readFileSync(kept);
  for (const other of [Buffer.alloc(0), whole.subarray(0, whole.length / 2), Buffer.alloc(whole.length, 7)]) {
    writeFileSync(kept, other);
    expect(output(folder)).toBe(line);
  }
});

it('runs a file the same way in a long-running command, with settings that have no cache', () => {
  const folder = program();
  const long = (then = '') => output(folder, then, ['sim', '--seasons=3']);
  expect(output(folder, 'keepCompiled(writeFileSync);')).toBe(long());
});
