import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs everything there is to run, one part after the other, and ends with one line that counts the tests. A part that
 * fails does not keep the others from running.
 */
interface Part {
  name: string;
  command: string[];
  /** Where the part leaves its counts, in the form `counts` reads. */
  report: { file: string; counts: (text: string) => Counts } | null;
  env?: Record<string, string>;
}

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'dynasty-tests-'));

function vitestCounts(text: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text) as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, (numFailedTestSuites ?? 0) > 0 ? 1 : 0) };
}

function playwrightCounts(text: string): Counts {
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'browser.json');

const PARTS: Part[] = [
  { name: 'types', command: ['npx', 'tsc', '--noEmit'], report: null },
  { name: 'lint', command: ['npx', 'biome', 'check', '--error-on-warnings', '.'], report: null },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], report: null },
  {
    name: 'unit, laws, golden, API and terminal',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    report: { file: vitestReport, counts: vitestCounts },
  },
  {
    name: 'browser',
    command: ['npx', 'playwright', 'test', '--reporter=list,json'],
    report: { file: browserReport, counts: playwrightCounts },
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, DYNASTY_BUILT: 'yes' },
  },
];

function countsOf(part: Part, ok: boolean): Counts {
  if (!part.report) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    const counts = part.report.counts(readFileSync(part.report.file, 'utf8'));
    return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(part: Part): Counts {
  const started = Date.now();
  console.log(`\n== ${part.name}`);
  const [program, ...args] = part.command;
  const { status } = spawnSync(program!, args, { stdio: 'inherit', env: { ...process.env, ...part.env } });
  const counts = countsOf(part, status === 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`== ${part.name}: ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return counts;
}

const all = PARTS.map(run);
rmSync(reports, { recursive: true, force: true });
const passed = all.reduce((sum, c) => sum + c.passed, 0);
const failed = all.reduce((sum, c) => sum + c.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
