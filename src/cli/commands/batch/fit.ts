import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkOutput, writeOutput } from '../../../core/app/saves/output.ts';
import { type FitRequest, fitTuning } from '../../../core/batch/fit/fit.ts';
import type { Plan } from '../../../core/batch/index.ts';
import { readTargets } from '../../../core/batch/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { fitParts } from '../../text/batch-fit.ts';
import type { Options } from '../../verbs/verb.ts';

const MOST_RUNS = 60;
/** Results of a fit, in its folder. */
const TUNING = 'tuning.json';

const listOption = (options: Options, name: string): string[] | null =>
  textOption(options, name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '') ?? null;

/** Fits tuning values to metrics, and writes them as a tuning file. */
export async function fitIntoFolder(
  cli: Cli,
  dir: string,
  plan: Plan,
  options: Options,
  run: FitRequest['run'],
): Promise<void> {
  const file = resolve(dir, TUNING);
  const replace = options.force === true;
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
  writeOutput(file, `${JSON.stringify(found.tuning, null, 2)}\n`, { replace });
  cli.note(`Fitted values, for --tuning: ${file}`);
  await cli.show({ json: found, parts: fitParts(found) });
}

/** Fails early for a folder that holds a batch run, or tuning values that may not be replaced. */
export function checkFitFolder(dir: string, options: Options): void {
  if (existsSync(dir)) checkOutput(resolve(dir, TUNING), { replace: options.force === true });
  if (!existsSync(resolve(dir, 'manifest.json'))) return;
  throw new CliFailure(EXIT.refused, `${dir} holds a batch run; give the fit its own folder.`);
}
