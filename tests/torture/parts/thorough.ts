import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Outcome, Part, Task } from '../part.ts';

const AGAIN = 'npm run torture -- thorough';
const ROOT = new URL('../../..', import.meta.url);

/** Runs every test of `npm test` without sampling; returns exit code and output. */
async function everyTest(note: Task['note']): Promise<{ code: number | null; said: string[] }> {
  const child = spawn('npm', ['test'], {
    cwd: ROOT,
    env: { ...process.env, DYNASTY_THOROUGH: 'yes' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    output.push(line);
    if (line.startsWith('== ')) note(line.slice(3));
  }
  const code = child.exitCode ?? (await new Promise<number | null>((resolve) => child.once('close', resolve)));
  return { code, said: output };
}

export const THOROUGH_PART: Part = {
  name: 'thorough',
  about: 'every test with all its cases: each start season, each disk call, each browser page',
  async run({ note, quick }: Task): Promise<Outcome> {
    if (quick) return { figures: { 'left out': 'it has no small size' }, violations: [] };
    const { code, said: output } = await everyTest(note);
    const counts = output.findLast((line) => /^\d+ passed, \d+ failed$/.test(line)) ?? 'no counts';
    const failed = output.filter((line) => line.startsWith('FAILED '));
    const what = code === 0 ? [] : failed.length > 0 ? failed : [`npm test ended with ${code}: ${counts}`];
    return { figures: { tests: counts }, violations: what.map((line) => ({ what: line.trim(), again: AGAIN })) };
  },
};
