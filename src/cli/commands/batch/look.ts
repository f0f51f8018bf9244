import { resolve } from 'node:path';
import {
  baselineOf,
  baselineText,
  type Comparison,
  compareRuns,
  driftOf,
  loadRun,
  loadWithFurther,
  narrow,
  readBaseline,
  readTargets,
  reportOf,
} from '../../../core/batch/index.ts';
import { changeRangeText } from '../../../core/batch/report/words.ts';
import { plural } from '../../../core/words/numbers.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { handlingInterrupts } from '../../shell/interrupted.ts';
import { outputsOf } from '../../shell/output.ts';
import { compareParts } from '../../text/batch-comparisons.ts';
import { driftParts } from '../../text/batch-fit.ts';
import { reportParts } from '../../text/batch-tables.ts';
import type { Options } from '../../verbs/verb.ts';
import { jobsOf } from './options.ts';

/** Compares a run with real seasons. */
export async function report(cli: Cli, dir: string, options: Options): Promise<void> {
  const pathOf = (name: string): string | null => {
    const path = textOption(options, name);
    return path === undefined ? null : resolve(cli.terminal.cwd, path);
  };
  const outputs = outputsOf(cli, options, ['baseline', 'html']);
  await outputs.write('baseline', 'Baseline', () => baselineText(baselineOf(loadRun(dir))));
  const baseline = pathOf('against');
  if (baseline !== null) return against(cli, dir, baseline);
  const found = reportOf(loadRun(dir), readTargets(pathOf('reference')));
  await outputs.write('html', 'Page with charts', async () => {
    const { reportPage } = await import('../../../core/batch/report/html.ts');
    return reportPage(found);
  });
  await cli.show({ json: found, parts: reportParts(found, cli.style.ascii, options.all === true) });
  if (options.check !== true || found.check.passed) return;
  const { inside, judged, far } = found.check;
  throw new CliFailure(
    EXIT.fellShort,
    `Not realistic: ${inside} of ${judged} metrics within the range of real seasons.`,
    [...(far.length > 0 ? [`Outside by more than three range widths: ${far.join(', ')}`] : [])],
  );
}

/** Compares a run with a baseline; exits with 3 if it has drifted. */
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

/** Compares two runs with the same seeds; `--stop-when` first plays as many more pairs as needed. */
export async function compare(cli: Cli, a: string, b: string, options: Options): Promise<void> {
  const outputs = outputsOf(cli, options, ['html']);
  const comparison =
    textOption(options, 'stopWhen') === undefined
      ? compareRuns(loadWithFurther(a), loadWithFurther(b))
      : await narrowed(cli, a, b, options);
  await outputs.write('html', 'Page with charts', async () => {
    const { comparePage } = await import('../../../core/batch/report/compare-page.ts');
    return comparePage(comparison);
  });
  await cli.show({ json: comparison, parts: compareParts(comparison, options.all === true) });
}

/** The default limit of pairs. */
const MOST_PAIRS = 200;

/** Handles `--stop-when WIDTH --metrics ID`: plays more pairs until the intervals are that narrow. */
async function narrowed(cli: Cli, a: string, b: string, options: Options): Promise<Comparison> {
  const width = Number(textOption(options, 'stopWhen'));
  if (!(width > 0)) {
    throw new CliFailure(
      EXIT.refused,
      'A width must be a number above 0, in the unit of the metric (0.02 of a share is 2 points).',
    );
  }
  const named = textOption(options, 'metrics');
  if (named === undefined) {
    throw new CliFailure(EXIT.refused, 'Which metric should have the narrow interval? Give it with --metrics.', [
      'Example: dynasty batch compare runs/usual runs/other --stop-when 0.02 --metrics home_win',
    ]);
  }
  const stop = new AbortController();
  const comparison = await handlingInterrupts(
    () => stop.abort(),
    () =>
      narrow({
        a,
        b,
        width,
        metrics: named.split(',').map((id) => id.trim()),
        most: numberOption(options, 'most', 'The number of pairs') ?? MOST_PAIRS,
        jobs: jobsOf(options),
        signal: stop.signal,
        onPairs: ({ pairs, differences }) => {
          const each = differences.map((d) => `${d.id} ${changeRangeText(d.interval, d.unit)}`);
          cli.note(`${plural(pairs, 'pair')}: ${each.join(', ')}`);
        },
      }),
  );
  if (stop.signal.aborted) {
    throw new CliFailure(
      EXIT.interrupted,
      `Stopped after ${plural(comparison.pairs, 'pair')}; finished games are kept.`,
      ['Run the same command again to continue.'],
    );
  }
  return comparison;
}
