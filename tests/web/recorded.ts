import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CALLS, type Call } from '../../src/core/contract/calls.ts';

const FILE = resolve(import.meta.dirname, '../cli/tui/screens/answers.jsonl');

/** A real dynasty's answers by operation; the first of several. */
const answers = new Map<string, unknown>();
for (const row of readFileSync(FILE, 'utf8').trim().split('\n')) {
  const [, question, answer] = JSON.parse(row) as [string, string, unknown];
  const name = question.split(' ')[0]!;
  if (!answers.has(name)) answers.set(name, answer);
}

/** Fixed addresses match before those with a parameter: `/api/stats/team/` is not a team's page. */
const PATTERNS = Object.entries<Call>(CALLS)
  .filter(([, { kind }]) => kind === 'query')
  .map(([name, { path }]) => ({ name, path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** Returns a real answer to a browser's request; undefined if none is recorded. */
export function recordedAnswer(address: string): unknown {
  const path = address.split('?')[0]!;
  const name = PATTERNS.find(({ pattern }) => pattern.test(path))?.name;
  return name === undefined ? undefined : structuredClone(answers.get(name));
}
