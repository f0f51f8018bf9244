import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATIONS } from '../mutations/index.ts';
import { type Mutation, mutated } from '../mutations/mutation.ts';
import { type Outcome, type Part, size, type Task, type Violation } from '../part.ts';
import { ROOT } from '../program.ts';

/**
 * Breaks critical lines of the program, one at a time in a copy of the sources, and runs the tests that must notice. A
 * line that can be broken without a failing test is an unkept promise.
 */
const COPIED = ['bin', 'src', 'tests', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
/** Milliseconds: a change that makes a test hang has not been noticed by it, and a busy machine may be very slow. */
const LONGEST_MS = 15 * 60_000;

/** `caught`, or what happened instead. */
type Verdict = 'caught' | 'survived' | 'does not run' | 'takes too long' | 'does not apply';

interface Tried {
  mutation: Mutation;
  verdict: Verdict;
  seconds: number;
}

function copyOfSources(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

interface Report {
  numTotalTests: number;
  numFailedTests: number;
  success: boolean;
}

/** Runs test files in a copy; null if they did not finish or printed nothing. */
async function test(copy: string, files: readonly string[], stopAtFirst: boolean): Promise<Report | null> {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', '--project', 'long', ...files];
  const bail = stopAtFirst ? ['--bail', '1'] : [];
  const child = spawn(process.execPath, [...args, ...bail, '--reporter', 'json', '--outputFile', report], {
    cwd: copy,
    stdio: 'ignore',
    // Its own process group, so that everything the tests started can be killed.
    detached: true,
  });
  const tooLong = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), stopAtFirst ? LONGEST_MS : 10 * LONGEST_MS);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(tooLong);
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : null;
}

function verdictOf(report: Report | null): Verdict {
  if (report === null) return 'takes too long';
  if (report.numFailedTests > 0) return 'caught';
  return report.success ? 'survived' : 'does not run';
}

async function tryOne(copy: string, mutation: Mutation): Promise<Verdict> {
  const path = join(copy, mutation.file);
  const before = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutated(copy, mutation));
  } catch {
    return 'does not apply';
  }
  try {
    return verdictOf(await test(copy, mutation.tests, true));
  } finally {
    writeFileSync(path, before);
  }
}

/** Tries all mutations, one per copy at a time. */
async function tryAll(copies: readonly string[], mutations: readonly Mutation[], task: Task): Promise<Tried[]> {
  const todo = [...mutations];
  const tried: Tried[] = [];
  const work = async (copy: string): Promise<void> => {
    for (let mutation = todo.shift(); mutation; mutation = todo.shift()) {
      const started = Date.now();
      const verdict = await tryOne(copy, mutation);
      tried.push({ mutation, verdict, seconds: Math.round((Date.now() - started) / 1000) });
      task.note(`${verdict}: ${mutation.name}`);
    }
  };
  await Promise.all(copies.map(work));
  return tried.sort((a, b) => mutations.indexOf(a.mutation) - mutations.indexOf(b.mutation));
}

function lineOf({ mutation, verdict, seconds }: Tried): string {
  return `${verdict.padEnd(14)} ${String(seconds).padStart(3)} s  ${mutation.name} (${mutation.file})`;
}

async function run(task: Task): Promise<Outcome> {
  const only = (task.flags.only ?? '').split('|');
  const mutations = MUTATIONS.filter(({ name, file }) => only.some((text) => `${name} ${file}`.includes(text)));
  if (mutations.length === 0) throw new Error(`--only: no mutation's name or file has "${only.join('|')}" in it`);
  const jobs = size(task, 'jobs', 2, 2);
  const copies = Array.from({ length: jobs }, (_, i) => copyOfSources(join(task.folder, `copy-${i}`)));
  const files = [...new Set(mutations.flatMap(({ tests }) => tests))];
  const clean = await test(copies[0]!, files, false);
  if (!clean?.success || clean.numTotalTests === 0) throw new Error('the tests do not pass without a mutation');
  const tried = await tryAll(copies, mutations, task);
  const violations: Violation[] = tried
    .filter(({ verdict }) => verdict !== 'caught')
    .map(({ mutation, verdict }) => ({
      what: `${verdict}: ${mutation.name} (${mutation.file})`,
      again: `npm run torture -- mutations --only "${mutation.name}"`,
    }));
  const caught = tried.length - violations.length;
  return {
    figures: { mutations: tried.length, caught, tests: clean.numTotalTests },
    violations,
    table: tried.map(lineOf),
  };
}

export const MUTATIONS_PART: Part = {
  name: 'mutations',
  about: 'critical lines broken one at a time, which tests must notice (--only TEXT|TEXT, --jobs N)',
  run,
};
