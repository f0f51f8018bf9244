import { resolve } from 'node:path';
import {
  checkTuning,
  FORMATS,
  type Format,
  type Manifest,
  mergeShares,
  type Plan,
  PlanError,
  POLICIES,
  type Policy,
  programNamed,
  RunError,
  readSweep,
  runBatch,
  type Shard,
  shellWord,
  sweepRun,
  sweepTable,
  TABLE_NAMES,
  type TableName,
  tuningNames,
} from '../../../core/batch/index.ts';
import { firstOf, mustFind } from '../../../core/model/lists.ts';
import { CAREER_MODES, type CareerMode } from '../../../core/model/own-coach.ts';
import { grouped, plural } from '../../../core/words/numbers.ts';
import { batchBar } from '../../shell/batch-progress.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { numberOption, textOption } from '../../shell/input.ts';
import { handlingInterrupts } from '../../shell/interrupted.ts';
import { noSuch } from '../../shell/suggest.ts';
import { tuningOption } from '../../shell/tuning-file.ts';
import { sweepParts } from '../../text/batch-comparisons.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';
import { jobsOf, type QueueChoice } from './options.ts';

/** Plays many dynasties, or shows the results of a run. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const [action, first, second] = args;
  try {
    if (action === undefined) return await play(cli, options);
    if (action === 'columns' || action === 'knobs') {
      const describe = await import('./describe.ts');
      return await describe[action](cli, first, options);
    }
    if (action === 'fit') return await fitRuns(cli, folder(cli, first, 'dynasty batch fit DIR --knobs a,b'), options);
    if (action === 'worker') return await (await import('./queue.ts')).worker(cli, options);
    if (action === 'policies') return await (await import('./policies.ts')).policies(cli, args.slice(1));
    if (action === 'merge') return await merge(cli, args.slice(1), options);
    const { compare, report } = await import('./look.ts');
    if (action === 'report') return await report(cli, folder(cli, first, 'dynasty batch report DIR'), options);
    if (action === 'compare') {
      const usage = 'dynasty batch compare DIR_A DIR_B';
      return await compare(cli, folder(cli, first, usage), folder(cli, second, usage), options);
    }
  } catch (error) {
    throw understood(error);
  }
  throw new CliFailure(
    EXIT.refused,
    `There is no batch command "${action}". Use report, compare, merge, fit, columns, knobs or policies, or none to play.`,
    ['Examples: dynasty batch -h'],
  );
}

/** Turns batch errors into failures with an exit code. */
function understood(error: unknown): unknown {
  if (error instanceof RunError) {
    const [message = '', ...hints] = error.message.split('\n');
    return new CliFailure(EXIT.failed, message, hints, { cause: error });
  }
  return error instanceof PlanError ? new CliFailure(EXIT.refused, error.message, [], error) : error;
}

function folder(cli: Cli, path: string | undefined, usage: string): string {
  if (path === undefined) throw new CliFailure(EXIT.refused, 'Which run? Give its folder.', [usage]);
  return resolve(cli.terminal.cwd, path);
}

function knownName(name: string): string {
  const names = tuningNames();
  if (names.includes(name)) return name;
  throw noSuch(`There is no tuning value "${name}".`, name, names);
}

/** Parses `--set name=value`, any number of times. */
function readSet(options: Options): Record<string, number> {
  const given = (options as Readonly<Record<string, unknown>>).set;
  const out: Record<string, number> = {};
  for (const text of Array.isArray(given) ? (given as string[]) : []) {
    const [name, value] = text.split('=');
    if (!name || !value || !Number.isFinite(Number(value))) {
      throw new CliFailure(EXIT.refused, `--set takes name=value with a number, not "${text}".`, [
        'Example: --set homeFieldAdvance=3.0',
      ]);
    }
    out[knownName(name)] = Number(value);
  }
  return out;
}

function oneOf<T extends string>(options: Options, name: string, all: readonly T[]): T {
  const given = textOption(options, name) ?? firstOf(all);
  const found = all.find((each) => each === given);
  if (found === undefined) throw new CliFailure(EXIT.refused, `--${name} is ${all.join(' or ')}, not "${given}".`);
  return found;
}

async function readPlan(cli: Cli, options: Options): Promise<Plan> {
  const year = numberOption(options, 'year', 'The year') ?? (await cli.library()).seasons.last;
  return {
    dynasties: numberOption(options, 'dynasties', 'The number of dynasties') ?? 4,
    seasons: numberOption(options, 'seasons', 'The number of seasons') ?? 10,
    year,
    seed: textOption(options, 'seed') ?? '1',
    set: { ...readTuning(cli, options), ...readSet(options) },
    policy: oneOf<Policy>(options, 'policy', POLICIES),
    team: readTeam(options, year),
    career: readCareer(options),
    plays: options.plays === true,
    rosters: options.rosters === true,
    format: oneOf<Format>(options, 'format', FORMATS),
    verify: options.verify === true,
    only: numberOption(options, 'only', 'The dynasty') ?? null,
    shard: readShard(options),
    tables: readTables(options),
  };
}

/** Parses `--career MODE`. */
function readCareer(options: Options): CareerMode | null {
  if (textOption(options, 'career') === undefined) return null;
  const written = (mode: CareerMode) => mode.replace('_', '-');
  const word = oneOf(options, 'career', CAREER_MODES.map(written));
  return mustFind(CAREER_MODES, (mode) => written(mode) === word);
}

/** Parses `--team NAME`. */
function readTeam(options: Options, year: number): string | null {
  const given = textOption(options, 'team');
  return given === undefined ? null : programNamed(given, year);
}

/** Parses `--tuning FILE`. */
function readTuning(cli: Cli, options: Options): Record<string, number> {
  const numbers = tuningOption(cli, options);
  for (const name of Object.keys(numbers)) knownName(name);
  return numbers;
}

/** Parses `--shard I/N`. */
function readShard(options: Options): Shard | null {
  const given = textOption(options, 'shard');
  if (given === undefined) return null;
  const found = /^(\d{1,4})\/(\d{1,4})$/.exec(given);
  if (!found) {
    throw new CliFailure(EXIT.refused, `--shard takes I/N, not "${given}".`, ['Example: --shard 3/16']);
  }
  return { index: Number(found[1]), of: Number(found[2]) };
}

/** Parses `--only-tables games,polls`. */
function readTables(options: Options): TableName[] | null {
  const given = textOption(options, 'onlyTables');
  if (given === undefined) return null;
  return given.split(',').map((word) => {
    const name = TABLE_NAMES.find((table) => table === word.trim());
    if (name) return name;
    throw noSuch(`There is no table "${word}".`, word, TABLE_NAMES, [`Tables: ${TABLE_NAMES.join(', ')}`]);
  });
}

async function play(cli: Cli, options: Options): Promise<void> {
  const out = textOption(options, 'out');
  if (out === undefined) throw new CliFailure(EXIT.refused, 'Where should the files go? Give a folder with --out.');
  const jobs = jobsOf(options);
  const plan = await readPlan(cli, options);
  if (plan.only !== null && options.dynasties !== undefined && plan.only > plan.dynasties) {
    const run = plural(plan.dynasties, 'dynasty', 'dynasties');
    throw new CliFailure(EXIT.refused, `There is no dynasty ${plan.only} in a run of ${run}.`);
  }
  const dir = resolve(cli.terminal.cwd, out);
  const sweep = textOption(options, 'sweep');
  const where = { jobs, queue: queueOf(options) };
  if (sweep !== undefined) return playSweep(cli, plan, dir, where, sweep);
  const manifest = await playRun(cli, plan, dir, where, 'Batch');
  await cli.show({ json: manifest, parts: [text(...resultLines(manifest, dir))] });
}

/** Where a run is played: threads on this machine, or the workers of a queue. */
interface Where {
  jobs: number;
  queue: QueueChoice | null;
}

/** Parses `--queue URL --wait MINUTES`. */
function queueOf(options: Options): QueueChoice | null {
  const url = textOption(options, 'queue');
  const wait = numberOption(options, 'wait', 'The number of minutes');
  if (url !== undefined) return { url, wait: wait ?? null };
  if (wait === undefined) return null;
  throw new CliFailure(EXIT.refused, '--wait works only with a queue: give its server with --queue.');
}

/** Plays or resumes one run; a Ctrl-C keeps what is finished. */
async function playRun(cli: Cli, plan: Plan, dir: string, { jobs, queue }: Where, what: string): Promise<Manifest> {
  const { version } = await cli.library();
  const bar = await batchBar(cli.terminal, cli.globals.quiet === true, what);
  const onNote = (sentence: string) => bar.note(sentence);
  const workers =
    queue && (async () => (await import('./queue.ts')).throughQueue(queue, { plan, dir, version, onNote }));
  const abort = new AbortController();
  try {
    const manifest = await handlingInterrupts(
      () => abort.abort(),
      () =>
        runBatch({
          plan,
          dir,
          jobs,
          version,
          ...(workers && { workers }),
          signal: abort.signal,
          onProgress: (now) => bar.update(now),
        }),
    );
    bar.stop();
    if (!manifest.complete) {
      const done = plural(manifest.finished, 'dynasty', 'dynasties');
      const usable = manifest.finished > 0 ? `; the files in ${dir} are usable as they are` : '';
      throw new CliFailure(EXIT.interrupted, `Stopped with ${done} finished${usable}.`, [
        'Run the same command again to continue.',
      ]);
    }
    return manifest;
  } finally {
    bar.stop();
  }
}

/** Fits tuning values; the runs are played like any other. */
async function fitRuns(cli: Cli, dir: string, options: Options): Promise<void> {
  const { checkFitFolder, fitIntoFolder } = await import('./fit.ts');
  checkFitFolder(dir, options);
  const where = { jobs: jobsOf(options), queue: queueOf(options) };
  const plan = await readPlan(cli, options);
  const run = async (one: Plan, folder: string): Promise<void> => {
    await playRun(cli, one, folder, where, 'Fit');
  };
  await fitIntoFolder(cli, dir, plan, options, run);
}

/** Merges the shares of a run. */
async function merge(cli: Cli, shares: readonly string[], options: Options): Promise<void> {
  const out = textOption(options, 'out');
  if (out === undefined) throw new CliFailure(EXIT.refused, 'Where should the files go? Give a folder with --out.');
  const dir = resolve(cli.terminal.cwd, out);
  const usage = 'dynasty batch merge DIR... --out DIR';
  if (shares.length === 0) folder(cli, undefined, usage);
  const manifest = await mergeShares(
    shares.map((share) => folder(cli, share, usage)),
    dir,
  );
  await cli.show({ json: manifest, parts: [text(...resultLines(manifest, dir))] });
}

function resultLines({ plan, finished, speed }: Manifest, dir: string): string[] {
  const played = `${plural(finished, 'dynasty', 'dynasties')} of ${plural(plan.seasons, 'season')}`;
  return [
    `${played}: ${grouped(speed.games)} games in ${plural(speed.seconds, 'second')} (${grouped(speed.gamesPerSecond)} a second).`,
    `Files in ${dir}`,
    `To compare it with real seasons: dynasty batch report ${shellWord(dir)}`,
  ];
}

async function playSweep(cli: Cli, plan: Plan, dir: string, where: Where, line: string): Promise<void> {
  const sweep = readSweep(line);
  knownName(sweep.name);
  for (const value of sweep.values) checkTuning({ ...plan.set, [sweep.name]: value });
  for (const value of sweep.values) {
    const one = sweepRun(plan, dir, sweep, value);
    await playRun(cli, one.plan, one.dir, where, `${sweep.name}=${value}`);
  }
  const table = sweepTable(dir, sweep);
  await cli.show({ json: table, parts: sweepParts(table) });
}
