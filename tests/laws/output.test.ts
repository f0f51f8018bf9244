import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

/** File operations that commands and batch runs may use themselves: look, read and remove. Only `output.ts` writes. */
const HARMLESS = new Set([
  'createReadStream',
  'existsSync',
  'lstatSync',
  'mkdtempSync',
  'readdirSync',
  'readFileSync',
  'rmdirSync',
  'rmSync',
  'statSync',
  'type Stats',
  'utimesSync',
]);

/** Libraries that write files on their own. */
const WRITERS = /\b(fileWriter|parquetWriteFile)\b|getBuiltinModule\(['"](node:)?fs|require\(['"](node:)?fs/;

/** Returns a source's imports from Node's file system: names, or `*` for the whole module. */
function fileCalls(text: string): string[] {
  const imports = [...text.matchAll(/(?:import|export)\s+([^;'"]*?)\s+from\s+['"](?:node:)?fs(?:\/promises)?['"]/g)];
  return imports.flatMap(([, imported = '']) => {
    const names = /^\{([^}]*)\}$/s.exec(imported.trim())?.[1];
    if (names === undefined) return ['*'];
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  });
}

function writes(text: string): string[] {
  const calls = fileCalls(text).filter((name) => !HARMLESS.has(name));
  return /import\(\s*['"](?:node:)?fs/.test(text) || WRITERS.test(text) ? [...calls, '*'] : calls;
}

it('the rule about files knows every way to write one', () => {
  expect(writes("import { existsSync, writeFileSync } from 'node:fs';")).toEqual(['writeFileSync']);
  expect(writes("import {\n  appendFile,\n} from 'node:fs/promises';")).toEqual(['appendFile']);
  expect(writes("import { readFileSync as openSync } from 'node:fs';")).toEqual(['readFileSync as openSync']);
  expect(writes("import * as fs from 'fs';")).toEqual(['*']);
  expect(writes("import fs from 'node:fs';")).toEqual(['*']);
  expect(writes("const { writeFile } = await import('node:fs/promises');")).toEqual(['*']);
  expect(writes("import { fileWriter } from 'hyparquet-writer';")).toEqual(['*']);
  expect(writes("import { readFileSync, type Stats } from 'node:fs';")).toEqual([]);
});

it('one function writes every file of commands and batch runs', () => {
  const files = sourcesIn('src/cli', 'src/core/batch');
  expect(files.length).toBeGreaterThan(200);
  const broken = files.flatMap((path) =>
    writes(readFileSync(path, 'utf8')).map((call) => `${relative(ROOT, path)}: ${call}`),
  );
  expect(broken).toEqual([]);
});
