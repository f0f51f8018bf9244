import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';

/** Every text that users can read, taken from the sources into one list. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Folders with text for players; the engine (`football` to `offseason`) has only facts. */
const GAME = [
  'src/core/words',
  'src/core/present',
  'src/core/pages',
  'src/core/decisions',
  'src/core/contract',
  'src/core/model',
  'src/core/app',
  'src/core/save',
  'src/core/season',
  'src/cli',
  'src/server',
  'src/web',
];

/** Folders with text for analysts: batch runs, their tables, the tuning values. */
const BATCH = ['src/core/batch', 'src/core/tuning'];

/** The lists, with the folders of each. */
export const LISTS = { game: GAME, batch: BATCH } as const;

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Attributes and fields that hold no text. */
const WORDLESS =
  /^(class(Name)?|dialogClassName|id|d|viewBox|points|transform|sizes|icon|rel|style|sql|from|mark|tone|stroke|fill|aria-(controls|describedby|labelledby|keyshortcuts))$/;

/** Fields that count as text even when they hold one short word. */
const WORDS =
  /^(label|title|heading|short|long|word|text|note|summary|description|empty|caption|placeholder|menuLabel|aria-label|alt)$/;

/** Other languages and formats: SQL, styles and scripts of pages, paths, headers. */
const NO_TEXT = new RegExp(
  [
    String.raw`^\s*(SELECT|INSERT|CREATE|UPDATE|DELETE|PRAGMA|WITH|ALTER|DROP|ATTACH|REPLACE|ORDER BY|WHERE)\b`,
    String.raw`\b(ORDER BY|BETWEEN \?|SELECT|IS NOT NULL)\b|= \?|IN \(`,
    String.raw`^(?:[\w.*#@-]*\/)+[\w.*-]*$|^[.#@][\w-]+|^\(?(prefers|min|max)-|^translate\(|\bvar\(--`,
    String.raw`\bconst \w+=|addEventListener|\{font:|max-age=|^\w+, (accept|charset)|COMP_|^[\[(]`,
  ].join('|'),
);

/** Calls whose texts are never displayed: random streams and cache keys. */
const KEYED = /^(stream|remember|cached|once|keep|kept|from|derived|reading|memo)$/;

const nameOf = (node: unknown): string => {
  const key = (isNode(node) ? (node.key ?? node.name ?? node.id ?? node.property) : undefined) as Node | undefined;
  return String(key?.name ?? key?.value ?? (isNode(node) ? (node.name ?? '') : ''));
};

/** Whether nothing inside a node is displayed. */
function isWordless(node: Node, parent: Node | null): boolean {
  if (/^(Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  if (node.type === 'JSXAttribute' || node.type === 'Property') return WORDLESS.test(nameOf(node));
  if (parent === null) return false;
  if (parent.type === 'CallExpression') return parent.callee !== node && KEYED.test(nameOf(parent.callee));
  if (parent.type === 'BinaryExpression') return /^[!=]==?$|^in$/.test(String(parent.operator));
  if (parent.type === 'SwitchCase') return parent.test === node;
  if (parent.type === 'Property') return parent.key === node && parent.value !== node;
  return parent.type === 'MemberExpression' && parent.property === node;
}

/** Returns a node's text, with `…` for interpolations; empty if it has none. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** Strips markup and joins lines. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Whether a text is displayed: several words, a heading-like word, or the value of a text field. */
function isRead(text: string, node: Node, parent: Node | null): boolean {
  if (!/[A-Za-z]{2}/.test(text) || NO_TEXT.test(text)) return false;
  if (node.type === 'JSXText') return true;
  if (/[A-Za-z…%),.'’]\s+[A-Za-z(…]/.test(text)) return true;
  if (/^[A-Z][a-z]+[.:…!?]?$/.test(text)) return true;
  return parent !== null && /^(Property|JSXAttribute)$/.test(parent.type) && WORDS.test(nameOf(parent));
}

/** Returns a source's texts in order, each once. */
export function textsOf(source: string, lang: 'ts' | 'tsx'): string[] {
  const found = new Set<string>();
  const visit = (node: Node, parent: Node | null): void => {
    if (isWordless(node, parent)) return;
    const text = plain(textOf(node));
    if (isRead(text, node, parent)) found.add(text);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node);
    }
  };
  visit(parseAst(source, { lang }) as unknown as Node, null);
  return [...found];
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Returns the list for some folders: each source with text as a heading, then its texts, one a line. */
export function writtenWords(folders: readonly string[]): string {
  return folders
    .flatMap(sourcesIn)
    .map((path) => ({
      path,
      texts: textsOf(readFileSync(join(ROOT, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts'),
    }))
    .filter(({ texts }) => texts.length > 0)
    .map(({ path, texts }) => `# ${path}\n${texts.map((text) => `${text}\n`).join('')}`)
    .join('\n');
}
