import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * `!` tells the compiler that a value is there, and nothing checks it. It is right in one place: where the index comes
 * from a loop over the same array. So the number in each area may fall, but not rise.
 */
const MOST: Readonly<Record<string, number>> = {
  'core/app': 19,
  'core/batch': 167,
  'core/dynasty': 10,
  'core/football': 157,
  'core/model': 3,
  'core/offseason': 236,
  'core/random': 3,
  'core/reference': 6,
  'core/save': 45,
  'core/season': 328,
};

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../src');

/** Counts the non-null assertions in a source. */
function assertionsIn(source: string, lang: 'ts' | 'tsx'): number {
  let count = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'TSNonNullExpression') count += 1;
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(source, { lang }));
  return count;
}

/** Returns a file's area: `core/season`, or `web`. */
function areaOf(path: string): string {
  const [first = '', second = ''] = relative(root, path).split(sep);
  return first === 'core' ? `${first}/${second}` : first;
}

/** Counts the assertions of every area. */
function counted(): Map<string, number> {
  const counts = new Map<string, number>();
  const files = readdirSync(root, { withFileTypes: true, recursive: true });
  for (const file of files.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))) {
    const path = join(file.parentPath, file.name);
    const count = assertionsIn(readFileSync(path, 'utf8'), path.endsWith('x') ? 'tsx' : 'ts');
    counts.set(areaOf(path), (counts.get(areaOf(path)) ?? 0) + count);
  }
  return counts;
}

describe('non-null assertions', () => {
  it('do not become more in any area', () => {
    const above = [...counted()]
      .filter(([area, count]) => count > (MOST[area] ?? 0))
      .map(
        ([area, count]) =>
          `src/${area} has ${count} "!", and ${MOST[area] ?? 0} are allowed: look the value up with src/core/model/lists.ts, or give it a type without undefined.`,
      );
    expect(above).toEqual([]);
  });

  it('are told from other exclamation marks', () => {
    expect(assertionsIn('const last = rows[0]![1]!; if (!last || last !== 1) throw new Error("no!");', 'ts')).toBe(2);
    expect(assertionsIn('export const name = <b title={title!}>Hail!</b>;', 'tsx')).toBe(1);
  });
});
