import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareRuns, loadRun, readTargets, reportOf } from '../../core/batch/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { textOption } from '../shell/input.ts';
import { compareParts, reportParts } from '../text/batch-tables.ts';
import type { Options } from '../verbs/verb.ts';

/** Compares a run with real seasons. */
export async function report(cli: Cli, dir: string, options: Options): Promise<void> {
  const at = (name: string): string | null => {
    const path = textOption(options, name);
    return path === undefined ? null : resolve(cli.terminal.cwd, path);
  };
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

/** What differs between two runs with the same seeds. */
export async function compare(cli: Cli, a: string, b: string, options: Options): Promise<void> {
  const comparison = compareRuns(loadRun(a), loadRun(b));
  await cli.show({ json: comparison, parts: compareParts(comparison, options.all === true) });
}
