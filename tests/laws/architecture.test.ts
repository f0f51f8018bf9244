import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../src/core/contract/calls.ts';
import { ROOT, sourcesIn } from './sources.ts';

/** Areas that an area may import besides itself. `types` lists those it may import only types from. */
const MAY_IMPORT: Record<string, { code: string[]; types?: string[] }> = {
  model: { code: [] },
  random: { code: ['model'] },
  tuning: { code: ['model'] },
  reference: { code: ['model', 'random'] },
  football: { code: ['model', 'random', 'tuning'] },
  season: { code: ['model', 'random', 'tuning', 'football'] },
  offseason: { code: ['model', 'random', 'tuning', 'football'] },
  dynasty: { code: ['model', 'random', 'tuning', 'football', 'season', 'offseason'] },
  save: { code: ['model', 'random', 'tuning'], types: ['dynasty', 'reference'] },
  words: { code: ['model'] },
  contract: { code: ['model', 'words'] },
  decisions: {
    code: ['model', 'random', 'tuning', 'football', 'season', 'offseason', 'dynasty', 'words', 'contract'],
  },
  present: { code: ['model', 'words'], types: ['contract'] },
  pages: { code: ['model', 'words', 'present'], types: ['contract'] },
  app: {
    code: [
      'model',
      'random',
      'tuning',
      'football',
      'season',
      'offseason',
      'dynasty',
      'reference',
      'save',
      'words',
      'contract',
      'decisions',
    ],
  },
  batch: {
    code: [
      'model',
      'random',
      'tuning',
      'football',
      'season',
      'offseason',
      'dynasty',
      'reference',
      'save',
      'words',
      'contract',
      'decisions',
      'app',
      'present',
    ],
  },
  cli: { code: ['model', 'words', 'contract', 'app', 'present', 'pages', 'batch', 'server'] },
  server: { code: ['model', 'words', 'contract', 'app', 'present'] },
  web: { code: ['model', 'words', 'present', 'pages'], types: ['contract'] },
};

/** Plain contract data without schemas: safe in a browser. */
const PLAIN = ['src/core/contract/calls.ts', 'src/core/contract/stage-pages.ts', 'src/core/contract/views/columns.ts'];

/** Exceptions: files that an area may import although the rest of their area is off limits. */
const OPEN_FILES: Record<string, readonly string[]> = {
  present: PLAIN,
  pages: PLAIN,
  web: PLAIN,
};

/** Most source files that a folder may hold beside its subfolders. */
const MOST_LOOSE = 25;

/** The pure engine: no Node modules, no clock, no randomness except streams. */
const PURE = [
  'model',
  'random',
  'tuning',
  'football',
  'season',
  'offseason',
  'dynasty',
  'words',
  'contract',
  'decisions',
  'present',
  'pages',
];

function areaOf(file: string): string {
  const [, first, second] = relative(ROOT, file).split('/');
  return first === 'core' ? second! : first!;
}

interface Import {
  from: string;
  typeOnly: boolean;
  /** Imported on demand rather than at load time. */
  later: boolean;
}

function importsOf(text: string): Import[] {
  const pattern =
    /^\s*(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|^import\s+['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map((m) => ({
    from: (m[2] ?? m[3] ?? m[4])!,
    typeOnly: m[1] !== undefined,
    later: m[3] !== undefined,
  }));
}

function violation(file: string, { from, typeOnly }: Import): string | null {
  // Displayed text is not code.
  if (!from.startsWith('.') || from.endsWith('?raw')) return null;
  const area = areaOf(file);
  const target = areaOf(resolve(dirname(file), from));
  const rule = MAY_IMPORT[area];
  if (!rule) return `${relative(ROOT, file)}: the folder "${area}" is not in the rule`;
  if (target === area || rule.code.includes(target)) return null;
  if (typeOnly && rule.types?.includes(target)) return null;
  if (OPEN_FILES[area]?.includes(relative(ROOT, resolve(dirname(file), from)))) return null;
  return `${relative(ROOT, file)} imports ${from}`;
}

/** Files that a file imports, types included. On-demand imports do not count. */
function needsOf(path: string, text: string): string[] {
  return importsOf(text)
    .filter(({ from, later }) => from.startsWith('.') && !later)
    .map(({ from }) => resolve(dirname(path), from));
}

/** Returns the first import cycle found, as a path from a file back to itself; null if there is none. */
function circle(needs: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (path: string, trail: readonly string[]): string[] | null => {
    const index = trail.indexOf(path);
    if (index >= 0) return [...trail.slice(index), path];
    if (done.has(path)) return null;
    for (const next of needs.get(path) ?? []) {
      const found = walk(next, [...trail, path]);
      if (found !== null) return found;
    }
    done.add(path);
    return null;
  };
  for (const path of needs.keys()) {
    const found = walk(path, []);
    if (found !== null) return found;
  }
  return null;
}

describe('the import rule', () => {
  const files = sourcesIn('src').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

  it('covers the whole source', () => {
    expect(new Set(files.map(({ path }) => areaOf(path))).size).toBeGreaterThan(10);
    expect(importsOf("import type { A } from './a.ts';\nimport { b } from './b.ts';\nawait import('./c.ts')")).toEqual([
      { from: './a.ts', typeOnly: true, later: false },
      { from: './b.ts', typeOnly: false, later: false },
      { from: './c.ts', typeOnly: false, later: true },
    ]);
  });

  it('is kept by every file', () => {
    const broken = files.flatMap(({ path, text }) =>
      importsOf(text)
        .map((entry) => violation(path, entry))
        .filter((line) => line !== null),
    );
    expect(broken).toEqual([]);
  });

  it('has no cycles, types included: of two files, one can be read without the other', () => {
    expect(
      circle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
    expect(circle(new Map(files.map(({ path, text }) => [path, needsOf(path, text)])))).toBeNull();
  });

  it('lets bots decide as the player does, without his interface', () => {
    const bots = files.filter(({ path }) => relative(ROOT, path).startsWith('src/core/batch/policies/'));
    const served = bots.flatMap(({ path, text }) =>
      importsOf(text).filter(({ from }) => from.startsWith('.') && areaOf(resolve(dirname(path), from)) === 'app'),
    );
    expect(bots.length).toBeGreaterThan(5);
    expect(served).toEqual([]);
  });

  it('has no folder with more loose files than can be read at a glance', () => {
    const loose = new Map<string, number>();
    for (const { path } of files) {
      const folder = relative(ROOT, dirname(path));
      loose.set(folder, (loose.get(folder) ?? 0) + 1);
    }
    expect([...loose].filter(([, count]) => count > MOST_LOOSE)).toEqual([]);
  });

  it('gives the browser nothing that needs more than it may have', () => {
    const closed = PLAIN.map((path) => join(ROOT, path)).flatMap((path) =>
      importsOf(readFileSync(path, 'utf8'))
        .filter(
          ({ typeOnly, from }) => !typeOnly && !MAY_IMPORT.web!.code.includes(areaOf(resolve(dirname(path), from))),
        )
        .map(({ from }) => `${relative(ROOT, path)} imports ${from}`),
    );
    expect(closed).toEqual([]);
  });

  it('keeps the engine pure: no Node, no clock, no randomness but streams', () => {
    const reaches = /Math\.random|Date\.now|new Date\b|\bprocess\.|from 'node:|performance\.now/;
    const broken = files.filter(({ path, text }) => PURE.includes(areaOf(path)) && reaches.test(text));
    expect(broken.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });

  it('keeps the model free of web addresses and of the names of queries and commands', () => {
    const camelCase = Object.keys(CALLS).filter((name) => /[A-Z]/.test(name));
    const knows = (text: string) =>
      /['"`]\/[a-z]|['"`]dynasty /.test(text) || camelCase.some((name) => text.includes(`'${name}'`));
    expect(["page: '/noncon'", "query: 'rosterProgression'", "'dynasty sim'"].every(knows)).toBe(true);
    const broken = files.filter(({ path, text }) => areaOf(path) === 'model' && knows(text));
    expect(broken.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });

  it('uses no powers but squares: versions of Node differ in the last digit', () => {
    const raised = (text: string) => /Math\.(pow|hypot)\b|[\w)\]] \*\* (?!2\b)/.test(text.replaceAll('2 ** 32', ''));
    expect(['x ** 0.5', 'x ** y', '2 ** (n - 1)', 'Math.pow(x, 2)'].every(raised)).toBe(true);
    expect(['x ** 2', 'x / 2 ** 32', '/** doc **/'].some(raised)).toBe(false);
    const displayed = ['words', 'contract', 'present', 'pages'];
    const seeded = [...PURE.filter((area) => !displayed.includes(area)), 'reference'];
    const broken = files.filter(({ path, text }) => seeded.includes(areaOf(path)) && raised(text));
    expect(broken.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });

  it('never removes a folder with everything in it', () => {
    const removes = files.filter(({ text }) => /\brm(Sync|dirSync)?\([^;]*recursive/.test(text));
    expect(removes.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });

  it('lets only save/file.ts and the saves folder around it touch the disk within the core', () => {
    const broken = files.filter(
      ({ path, text }) =>
        relative(ROOT, path).startsWith('src/core/') &&
        !/^src\/core\/(save|batch)\//.test(relative(ROOT, path)) &&
        /from 'node:fs/.test(text),
    );
    expect(broken.map(({ path }) => relative(ROOT, path))).toEqual([]);
  });
});

describe('the browser', () => {
  it('sends commands from one place, which shows every refusal where it was made', () => {
    const senders = sourcesIn('src/web').filter((file) =>
      /import \{[^}]*\bcommand\b[^}]*\} from '[^']*client\.ts'/.test(readFileSync(file, 'utf8')),
    );
    expect(senders.map((file) => relative(ROOT, file))).toEqual(['src/web/state/decision.ts']);
  });
});
