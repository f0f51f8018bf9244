import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILT_ALREADY } from './built.ts';
import { HOW_TO_GET_ONE, NEEDS_QUEUE, redisProgram, WITHOUT_QUEUE } from './redis.ts';

/**
 * Runs all checks (with `check` only the quick ones: types, lint and the short tests) and ends with a line for each
 * failed test and one with the totals. A failing part does not stop the others.
 */
interface Part {
  name: string;
  command: string[];
  /** Where the part writes its counts, in the form `counts` reads. */
  report: { file: string; counts: (text: string) => Counts } | null;
  env?: Record<string, string>;
}

interface Counts {
  passed: number;
  failed: number;
  /** Failures and their reasons, one line each. */
  faults: string[];
}

interface Done extends Counts {
  name: string;
  seconds: number;
}

const reports = mkdtempSync(join(tmpdir(), 'dynasty-tests-'));
// Everything a part leaves behind is removed at the end, even if the part is killed.
process.env.TMPDIR = reports;
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Maximum length of a failure reason in a line. */
const WHY_LENGTH = 300;

/** Formats a failed test and the reason as one line. */
function fault(name: string, why = ''): string {
  return `${name}: ${stripVTControlCharacters(why).trim().replaceAll(/\s+/g, ' ').slice(0, WHY_LENGTH)}`;
}

function vitestCounts(text: string): Counts {
  const { numPassedTests: passed, testResults } = JSON.parse(text) as VitestReport;
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [fault(file, message)];
    return failed.map(({ fullName, failureMessages }) => fault(`${file} > ${fullName}`, failureMessages[0]));
  });
  return { passed, failed: faults.length, faults };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
}

function playwrightFaults({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      fault(`${file} > ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    );
  return [...own, ...suites.flatMap(playwrightFaults)];
}

function playwrightCounts(text: string): Counts {
  const { stats, suites } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: suites.flatMap(playwrightFaults),
  };
}

/** Returns a part that runs some vitest projects. */
function vitest(name: string, ...projects: string[]): Part {
  const file = join(reports, 'vitest.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { name, command: ['npx', 'vitest', 'run', ...chosen, ...reporters], report: { file, counts: vitestCounts } };
}

const TYPES: Part = { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'], report: null };
const LINT: Part = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], report: null };
const BUILD: Part = { name: 'build', command: ['npm', 'run', '--silent', 'build'], report: null };
/**
 * Number of browser workers. Vitest already uses every processor beside them, but its workers leave some time while
 * they wait.
 */
const BROWSERS = Math.max(1, Math.floor(availableParallelism() / 2));
const browserReport = join(reports, 'browser.json');
const BROWSER: Part = {
  name: 'browser',
  command: ['npx', 'playwright', 'test', '--reporter=list,json', `--workers=${BROWSERS}`],
  report: { file: browserReport, counts: playwrightCounts },
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
};

/** One step after the other; the parts of a step side by side, of its tests the first ones are heard at once. */
const CHECK: Part[][] = [[vitest('unit', 'node', 'web'), TYPES, LINT]];
const ALL: Part[][] = [
  [TYPES, LINT, BUILD],
  [vitest('unit, laws, golden, API and terminal'), BROWSER],
];

function countsOf(part: Part, ok: boolean): Counts {
  const broken = { failed: 1, faults: [`${part.name}: failed as a whole; what it said stands above`] };
  if (!part.report) return ok ? { passed: 1, failed: 0, faults: [] } : { passed: 0, ...broken };
  try {
    const counts = part.report.counts(readFileSync(part.report.file, 'utf8'));
    return ok || counts.failed > 0 ? counts : { ...counts, ...broken };
  } catch {
    return { passed: 0, ...broken };
  }
}

/** Runs a command to its end; streams its output, or keeps it when other parts print at the same time. */
function spoken({ command, env }: Part, atOnce: boolean): Promise<{ ok: boolean; said: string }> {
  const [program, ...args] = command;
  const stdio = atOnce ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const);
  const child = spawn(program!, args, { stdio: stdio as 'inherit', env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr] as (NodeJS.ReadableStream | null)[]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ok: code === 0, said: output }));
  });
}

async function run(part: Part, atOnce: boolean): Promise<Done> {
  const started = Date.now();
  if (atOnce) console.log(`\n== ${part.name}`);
  const { ok, said: output } = await spoken(part, atOnce);
  const counts = countsOf(part, ok);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!atOnce) process.stdout.write(`\n== ${part.name}\n${output}`);
  console.log(`== ${part.name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { name: part.name, seconds, ...counts };
}

const checking = process.argv[2] === 'check';
// Checked once before the parallel parts start, since it may have to be installed.
const untested = !checking && redisProgram() === null;
if (untested) process.env[WITHOUT_QUEUE] = 'yes';

const done: Done[] = [];
const started = Date.now();
for (const step of checking ? CHECK : ALL) {
  const heard = step.find(({ report }) => report !== null);
  const finished = await Promise.all(step.map((part) => run(part, part === heard)));
  done.push(...finished);
  // Later parts test this build and only read it.
  if (finished.some(({ name, failed }) => name === BUILD.name && failed === 0)) process.env[BUILT_ALREADY] = 'yes';
}
const passed = done.reduce((sum, each) => sum + each.passed, 0);
const failed = done.reduce((sum, each) => sum + each.failed, 0);
const all = Math.round((Date.now() - started) / 1000);
console.log(`\n${done.map(({ name, seconds }) => `${name} ${seconds} s`).join('; ')}; all ${all} s`);
for (const line of done.flatMap(({ faults }) => faults)) console.log(`FAILED ${line}`);
console.log(`${passed} passed, ${failed} failed`);
if (untested)
  console.log(`The queue of batch runs was not tested: there is no Redis or Valkey server. ${HOW_TO_GET_ONE}`);
process.exitCode = failed === 0 && !(untested && process.env[NEEDS_QUEUE]) ? 0 : 1;
