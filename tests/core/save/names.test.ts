import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freePath, nameLike, savePath } from '../../../src/core/save/disk/names.ts';
import { SaveError } from '../../../src/core/save/errors.ts';
import { hostileName } from './hostile-names.ts';
import { codeOf, folder } from './temporary.ts';

const pathOf = (name: string): string | null => {
  try {
    return savePath('/s', name);
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
};

describe("a save's name", () => {
  it('may be anything people would use, with or without the extension', () => {
    for (const name of ['Michigan', 'my dynasty.dynasty', 'San José State (2)', "Hawai'i & me", '2024_b-1', '大学']) {
      expect(savePath('/s', name)).toMatch(/^\/s\/[^/]+\.dynasty$/);
    }
    expect(savePath('/s', 'a.dynasty')).toBe('/s/a.dynasty');
  });

  it('keeps any other extension as part of the name', () => {
    expect(savePath('/s', 'second.db')).toBe('/s/second.db.dynasty');
    expect(savePath('/s', 'michigan-v1.5')).toBe('/s/michigan-v1.5.dynasty');
    expect(savePath('/s', 'A.DYNASTY')).toBe('/s/A.dynasty');
  });

  it('is the same however its accents are encoded', () => {
    expect(savePath('/s', 'Jose\u0301')).toBe(savePath('/s', 'Jos\u00e9'));
  });

  it.each([
    '',
    '.',
    '..',
    '...dynasty',
    '../a',
    'a/b',
    'a\\b',
    '/etc/passwd',
    '.hidden',
    'a\0b',
    'a\nb',
    'con',
    'NUL',
    'Com1.v2',
    'lpt9 .x',
    'a:b',
    'ends.',
    'x'.repeat(81),
    'a..b',
    '~',
    '-rf',
    'a\u202eb',
    'a\u3164',
    // Its lock, taken over from a dead process, would have a longer name than systems allow.
    '\u5927'.repeat(60),
    // Files kept next to a save.
    'v1.dynasty.lock',
    'v1.lock',
    'v1.tmp',
    'v1.dynasty.dynasty',
    'v1.dynasty.lock.0123.new',
  ])('is never %j', async (name) => {
    expect(await codeOf(() => savePath('/s', name))).toBe('bad_name');
  });

  it('leads to a file in the folder that ends in .dynasty once, and nowhere else', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const path = pathOf(name);
        if (path === null) return;
        expect(dirname(path)).toBe('/s');
        expect(basename(path)).toMatch(/^[^./\\:][^/\\:\p{C}]*[^. ]\.dynasty$|^[^./\\:\p{C}]\.dynasty$/u);
        expect(basename(path, '.dynasty')).not.toMatch(/\.dynasty(\.|$)/i);
        expect(pathOf(basename(path))).toBe(path);
        expect(pathOf(basename(path, '.dynasty'))).toBe(path);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('can be derived from any file name', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        expect(pathOf(nameLike(name))).not.toBeNull();
      }),
      { seed: 2, numRuns: 2000 },
    );
    expect(nameLike('Backup of: Michigan?.dynasty')).toBe('Backup of- Michigan');
  });
});

describe('an available name', () => {
  it('is used by nothing else, in any case: no save, damaged save, folder or link', () => {
    const home = folder();
    for (const name of ['a', 'a-2', 'A-5']) writeFileSync(join(home, `${name}.dynasty`), 'damaged');
    mkdirSync(join(home, 'a-3.dynasty'));
    symlinkSync(join(home, 'nowhere'), join(home, 'a-4.dynasty'));
    expect(freePath(home, 'a')).toBe(join(home, 'a-6.dynasty'));
    expect(freePath(home, 'a.dynasty')).toBe(join(home, 'a-6.dynasty'));
    expect(freePath(join(home, 'no', 'such'), 'a')).toBe(join(home, 'no', 'such', 'a.dynasty'));
  });
});
