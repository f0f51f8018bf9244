import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/** A heading or sentence that several faces show is written once, in `src/core/words`, `present` or `pages`. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Where each face writes its text; command help has its own wording. */
const FACES: readonly (readonly [face: string, within: RegExp])[] = [
  ['full-screen game', /^src\/cli\/tui\//],
  ['commands', /^src\/cli\/(commands|text)\//],
  ['browser', /^src\/web\//],
  ['present', /^src\/core\/(words|present|pages)\//],
];

/** Phrases that are alike by chance or too small to share. */
const ALIKE = new Set(['all teams', 'the nation', 'First round', 'Next game', 'One moment ...', 'End of Season']);

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes that hold no text. */
const WORDLESS = new Set(['className', 'id', 'd', 'viewBox', 'points', 'transform', 'sizes']);

function isWordless(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return true;
  return node.type === 'JSXAttribute' && WORDLESS.has(String((node.name as Node).name));
}

/** Returns a node's text with `*` for interpolations; null if it has none. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('*');
}

/** Returns the texts of two or more words in a source. */
function textsIn(source: string, lang: 'ts' | 'tsx'): Set<string> {
  const found = new Set<string>();
  const visit = (node: Node): void => {
    if (isWordless(node)) return;
    const text = textOf(node)?.trim().replace(/\s+/g, ' ') ?? '';
    if ((text.match(/[A-Za-z][a-z]+/g) ?? []).length >= 2 && text.includes(' ')) found.add(text);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(parseAst(source, { lang }) as unknown as Node);
  return found;
}

/** Returns texts written in several faces, with the faces. */
function writtenTwice(files: Readonly<Record<string, string>>): string[] {
  const faces = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(files)) {
    const face = FACES.find(([, within]) => within.test(file))?.[0];
    if (face === undefined) continue;
    for (const text of textsIn(source, file.endsWith('x') ? 'tsx' : 'ts')) {
      faces.set(text, (faces.get(text) ?? new Set()).add(face));
    }
  }
  return [...faces]
    .filter(([text, of]) => of.size > 1 && !ALIKE.has(text))
    .map(([text, of]) => `${text} (${[...of].sort().join(', ')})`);
}

function sources(folder: string): Record<string, string> {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

describe('headings and sentences', () => {
  it('that two faces show are written once', () => {
    const files = {
      ...sources('src/cli'),
      ...sources('src/web'),
      ...sources('src/core/words'),
      ...sources('src/core/present'),
      ...sources('src/core/pages'),
    };
    expect(writtenTwice(files)).toEqual([]);
  });

  it('written twice are found', () => {
    const files = {
      'src/cli/commands/hall.ts': "show('Nobody is in it.'); show('Class of the year'); show('Year');",
      'src/web/pages/hall.tsx': '<p className="muted small">Nobody is in it.</p>; title("Class of the year", "Year");',
      'src/cli/tui/screens/hall.ts': "style('muted small');",
    };
    expect(writtenTwice(files)).toEqual([
      'Nobody is in it. (browser, commands)',
      'Class of the year (browser, commands)',
    ]);
  });
});
