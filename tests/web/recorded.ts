import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CALLS, type Call } from '../../src/core/contract/calls.ts';

const FILE = resolve(import.meta.dirname, '../cli/tui/screens/answers.jsonl');

/** What a real dynasty answered, by the name of the question; of several answers the first. */
const answers = new Map<string, unknown>();
for (const row of readFileSync(FILE, 'utf8').trim().split('\n')) {
  const [, question, answer] = JSON.parse(row) as [string, string, unknown];
  const name = question.split(' ')[0]!;
  if (!answers.has(name)) answers.set(name, answer);
}

/** Fixed addresses come before those with a variable part: `/api/stats/team/` is no team's page. */
const PATTERNS = Object.entries<Call>(CALLS)
  .filter(([, { kind }]) => kind === 'query')
  .map(([name, { path }]) => ({ name, path, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));

/** A real answer to a request of the browser; undefined where none is recorded. */
export function recordedAnswer(address: string): unknown {
  const path = address.split('?')[0]!;
  const name = PATTERNS.find(({ pattern }) => pattern.test(path))?.name;
  return name === undefined ? undefined : structuredClone(answers.get(name));
}
