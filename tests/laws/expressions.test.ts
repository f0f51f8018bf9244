import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

/**
 * A regular expression with a nested repetition (`(a+)*`) can take time that doubles with every letter, so no input may
 * ever reach one. This checks every expression in sources and tests, literals and `new RegExp` alike.
 */
/** A repetition with an upper bound this small is harmless. */
const FEW = 4;

interface Expression {
  pattern: string;
  flags: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and everything below it. */
function nodesOf(top: Node): Node[] {
  const nodes = [top];
  for (const node of nodes) {
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) nodes.push(child);
    }
  }
  return nodes;
}

/** Returns a pattern built at run time, with a digit in place of each interpolated part. */
function patternOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map((quasi) => quasi.value.cooked).join('9');
}

/** Returns every regular expression in a source. */
function expressionsOf(source: string, lang: 'ts' | 'tsx'): Expression[] {
  const found: Expression[] = [];
  for (const node of nodesOf(parseAst(source, { lang }) as unknown as Node)) {
    const regex = node.regex as Expression | undefined;
    if (node.type === 'Literal' && regex) found.push(regex);
    const made = ['NewExpression', 'CallExpression'].includes(node.type) && (node.callee as Node).name === 'RegExp';
    if (!made) continue;
    const [pattern, flags] = node.arguments as Node[];
    found.push({ pattern: patternOf(pattern) ?? '', flags: patternOf(flags) ?? '' });
  }
  return found;
}

/** Returns the text of a nested repetition; null if there is none. */
function nestedIn({ pattern, flags }: Expression): string | null {
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  let open = 0;
  let found: string | null = null;
  const repeats = (node: AST.Quantifier): boolean => node.max > FEW;
  visitRegExpAST(tree, {
    onQuantifierEnter(node) {
      if (!repeats(node)) return;
      if (open > 0) found = node.raw;
      open += 1;
    },
    onQuantifierLeave(node) {
      if (repeats(node)) open -= 1;
    },
  });
  return found;
}

const files = sourcesIn('src', 'tests');

describe('expressions', () => {
  it('have no nested repetition', () => {
    const found: string[] = [];
    let count = 0;
    for (const file of files) {
      for (const expression of expressionsOf(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts')) {
        count += 1;
        if (nestedIn(expression) !== null) found.push(`${relative(ROOT, file)}: /${expression.pattern}/`);
      }
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  it('are found when they do', () => {
    const nested = (source: string) => expressionsOf(source, 'ts').map(nestedIn);
    // An expression from the first release that parsed a season's results.
    expect(nested(String.raw`const asked = /^\s*(\S+ \d+-\d+\s*)*$/;`)).toEqual([String.raw`\s*`]);
    expect(nested("new RegExp('(a|b*)+', 'u'); RegExp(`^(x{2,9})*$`)")).toEqual(['b*', 'x{2,9}']);
    expect(nested(String.raw`/^(?:1[89]|2[01])\d\d$/; /a+b+/; /(?:ab?){1,9}/`)).toEqual([null, null, null]);
  });
});
