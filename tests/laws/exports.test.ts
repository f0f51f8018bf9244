import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const DECLARED = /^export (?:async )?(?:function\*?|const|class|abstract class|interface|type|enum) ([\w$]+)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/** Returns a file's exports that no other file, tests included, ever names. */
function idleExports(files: Readonly<Record<string, string>>): string[] {
  const namedIn = new Map<string, number>();
  for (const text of Object.values(files)) {
    for (const word of new Set(text.match(WORD))) namedIn.set(word, (namedIn.get(word) ?? 0) + 1);
  }
  return Object.entries(files)
    .filter(([file]) => file.startsWith('src/'))
    .flatMap(([file, text]) => {
      const names = [...text.matchAll(DECLARED)].map(([, name]) => name!);
      return names.filter((name) => namedIn.get(name) === 1).map((name) => `${file}: ${name}`);
    });
}

function sources(...folders: string[]): Record<string, string> {
  const paths = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => /\.(ts|tsx|js)$/.test(entry.name)).map((e) => join(e.parentPath, e.name));
  });
  return Object.fromEntries(paths.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

describe('exports', () => {
  it('are all used by another file', () => {
    expect(idleExports(sources('src', 'tests', 'bin'))).toEqual([]);
  });

  it('are found if no file imports them', () => {
    const files = {
      'src/a.ts': 'export const used = 1;\nexport function idle() {}\nconst own = 2;',
      'tests/a.test.ts': "import { used } from '../src/a.ts'; export const alone = used;",
    };
    expect(idleExports(files)).toEqual(['src/a.ts: idle']);
  });
});
