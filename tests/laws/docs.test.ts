import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const SKIPPED = /(^|\/)(node_modules|dist|\.git)(\/|$)/;

const files = ['src', 'tests', 'bin', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => !SKIPPED.test(path)),
);
const names = new Set(files.map((path) => basename(path)));

/** Returns names in code style that look like files or folders; `NAME`, `NNN` and `DIR` are wildcards. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => /\.(tsx?|css|json|js)$|^[\w.-]+\/[\w./-]*$/.test(name) && !/NAME|NNN|^DIR/.test(name));
}

/**
 * Whether a page in `folder` can mean an existing file by this name: from the root, from the page's folder, or by its
 * last segment.
 */
function exists(folder: string, name: string): boolean {
  const places = [root, join(root, 'src'), join(root, 'src/core'), join(root, 'src/core/app'), join(root, folder)];
  if (places.some((place) => existsSync(join(place, name)))) return true;
  return name.includes('/') ? files.some((path) => `${path}/`.includes(`/${name}`)) : names.has(name);
}

/** Returns the comments of a source. */
function commentsIn(source: string): string {
  return (source.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g) ?? []).join('\n');
}

const SOURCE = /\.(tsx?|css|md)$/;

describe('the comments of the code', () => {
  it('name only sources that exist', () => {
    const missing = files
      .filter((path) => SOURCE.test(path))
      .flatMap((path) => {
        const named = pathsIn(commentsIn(readFileSync(join(root, path), 'utf8'))).filter((name) => SOURCE.test(name));
        return named.filter((name) => !exists(dirname(path), name)).map((name) => `${path}: ${name}`);
      });
    expect(missing).toEqual([]);
  });

  it('are told apart from code', () => {
    const source = "/** One, */ import './b.ts'; // two,\n/*\n * three.\n */ const at = 'https://e.ts';";
    expect(commentsIn(source).match(/\w+/g)).toEqual(['One', 'two', 'three']);
  });
});

describe('the pages for developers', () => {
  const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', ...files.filter((path) => /^(src|docs)\/.*\.md$/.test(path))];

  it.each(pages)('%s names only files that exist', (page) => {
    const missing = pathsIn(readFileSync(join(root, page), 'utf8')).filter((name) => !exists(dirname(page), name));
    expect(missing).toEqual([]);
  });

  it('gives whole paths for the files an addition touches, and names none that is gone', () => {
    const named = pathsIn(readFileSync(join(root, 'docs/adding.md'), 'utf8'));
    expect(named.length).toBeGreaterThan(40);
    expect(exists('docs', 'src/core/football/no-such-file.ts')).toBe(false);
  });
});
