import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

/**
 * `!` tells the compiler that a value is there, and nothing checks it. It is right in one place: where the index comes
 * from a loop over the same array. So the number in each area may fall, but not rise.
 */
const MOST: Readonly<Record<string, number>> = {
  'core/app': 19,
  'core/batch': 166,
  'core/dynasty': 9,
  'core/football': 157,
  'core/model': 3,
  'core/offseason': 236,
  'core/random': 3,
  'core/reference': 6,
  'core/save': 45,
  'core/season': 328,
};

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
  const [first = '', second = ''] = relative(join(ROOT, 'src'), path).split(sep);
  return first === 'core' ? `${first}/${second}` : first;
}

/** Counts the assertions of every area. */
function counted(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of sourcesIn('src')) {
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
