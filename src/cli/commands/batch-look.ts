import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  baselineOf,
  compareRuns,
  driftOf,
  loadRun,
  readBaseline,
  readTargets,
  reportOf,
  writeBaseline,
} from '../../core/batch/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { driftParts } from '../text/batch-fit.ts';
import { compareParts, reportParts } from '../text/batch-tables.ts';
import type { Options } from '../verbs/verb.ts';

/** Compares a run with real seasons. */
export async function report(cli: Cli, dir: string, options: Options): Promise<void> {
  const at = (name: string): string | null => {
    const path = textOption(options, name);
    return path === undefined ? null : resolve(cli.terminal.cwd, path);
  };
  const [kept, baseline] = [at('baseline'), at('against')];
  if (kept !== null) keepBaseline(cli, dir, kept);
  if (baseline !== null) return against(cli, dir, baseline);
  const found = reportOf(loadRun(dir), readTargets(at('reference')));
  const html = at('html');
  if (html !== null) {
    const { reportPage } = await import('../../core/batch/report/html.ts');
    writeFileSync(html, reportPage(found));
    cli.note(`Page with charts: ${html}`);
  }
  await cli.show({ json: found, parts: reportParts(found, cli.style.ascii, options.all === true) });
  if (options.check !== true || found.check.passed) return;
  const { inside, judged, far } = found.check;
  throw new CliFailure(EXIT.fellShort, `Not like real seasons: ${inside} of ${judged} metrics inside their range.`, [
    ...(far.length > 0 ? [`More than three ranges beyond: ${far.join(', ')}`] : []),
  ]);
}

/** Keeps what a run measured, to hold later programs against. */
function keepBaseline(cli: Cli, dir: string, path: string): void {
  writeBaseline(path, baselineOf(loadRun(dir)));
  cli.note(`Baseline: ${path}`);
}

/** Holds a run against a baseline; ends with 3 when it has drifted. */
async function against(cli: Cli, dir: string, path: string): Promise<void> {
  const drift = driftOf(loadRun(dir), readBaseline(path));
  await cli.show({ json: drift, parts: driftParts(drift) });
  if (drift.drifted.length === 0) return;
  const ids = drift.drifted.slice(0, 10).map(({ id }) => id);
  throw new CliFailure(
    EXIT.fellShort,
    `Drifted from the baseline: ${ids.join(', ')}${drift.drifted.length > 10 ? ' and more' : ''}.`,
  );
}

/** What differs between two runs with the same seeds. */
export async function compare(cli: Cli, a: string, b: string, options: Options): Promise<void> {
  const comparison = compareRuns(loadRun(a), loadRun(b));
  await cli.show({ json: comparison, parts: compareParts(comparison, options.all === true) });
}
