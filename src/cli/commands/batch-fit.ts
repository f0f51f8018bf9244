import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FitRequest, fitTuning } from '../../core/batch/fit/fit.ts';
import type { Plan } from '../../core/batch/index.ts';
import { readTargets } from '../../core/batch/index.ts';
import type { Cli } from '../shell/cli.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { numberOption, textOption } from '../shell/input.ts';
import { fitParts } from '../text/batch-fit.ts';
import type { Options } from '../verbs/verb.ts';

const MOST_RUNS = 60;

const listOption = (options: Options, name: string): string[] | null =>
  textOption(options, name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '') ?? null;

/** Moves tuning values until metrics fit, and writes what was found as a tuning file. */
export async function fitIntoFolder(
  cli: Cli,
  dir: string,
  plan: Plan,
  options: Options,
  run: FitRequest['run'],
): Promise<void> {
  const to = textOption(options, 'to');
  const most = numberOption(options, 'most', 'The number of runs') ?? MOST_RUNS;
  const found = await fitTuning({
    plan,
    dir,
    knobs: listOption(options, 'knobs') ?? [],
    targets: readTargets(to === undefined ? null : resolve(cli.terminal.cwd, to)),
    metrics: listOption(options, 'metrics'),
    most,
    run,
    onNote: (sentence) => cli.note(sentence),
  });
  const file = resolve(dir, 'tuning.json');
  writeFileSync(file, `${JSON.stringify(found.tuning, null, 2)}\n`);
  cli.note(`What was found, for --tuning: ${file}`);
  await cli.show({ json: found, parts: fitParts(found) });
}

/** Fails for a folder that holds something else than a fit's runs, before anything is played. */
export function checkFitFolder(dir: string): void {
  if (!existsSync(resolve(dir, 'manifest.json'))) return;
  throw new CliFailure(EXIT.refused, `${dir} holds a batch run; give the fit a folder of its own.`);
}
