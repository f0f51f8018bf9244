import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawsOf, type Outcome, type Part, size, type Task, type Violation } from '../part.ts';
import { inProcess, launcher, must, ROOT, start } from '../program.ts';
import { logOf, recruitOf, sha, subjectsOf } from '../saves.ts';

/**
 * One seed and one list of decisions lead to one digest: in this process, in others, week by week or in one go, with
 * pages opened in any order in between, for any number of jobs, and under another version of Node.
 */
const AGAIN = 'npm run torture -- determinism';
const OTHER_NODES = ['22.23.3', '24.21.0'];
const NEW = ['new', '--team', 'Oregon', '--year', '2024', '--seed', 'again', '--name', 'a'];
/** Makes one decision of every kind before the first season. */
async function coach(folder: string, run: (args: string[]) => Promise<unknown>): Promise<void> {
  const { punter, leaver, redshirt } = await subjectsOf(folder);
  const recruit = await recruitOf(folder);
  const decisions = [
    ['plan', '--deep', '2', '--coverage', 'zone'],
    ['budget', '--keep', '60'],
    ['budget', '--ask', 'hard'],
    ['board', 'clear'],
    ['board', 'offer', recruit!, '--hours', '4'],
    ['board', 'pitch', recruit!, '--about', 'winning'],
    ['board', 'rest'],
    ['depth', 'set', 'p', punter],
    ['redshirt', redshirt],
    ['portal', 'keep', leaver],
  ];
  for (const decision of decisions) await run(decision);
}

async function digestIn(folder: string): Promise<string> {
  return (await logOf(join(folder, 'a.dynasty'))).digest;
}

async function steps(folder: string, run: (args: string[]) => Promise<unknown>, seasons: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await run(NEW);
  await coach(folder, run);
  await run(['sim', '--seasons', String(seasons)]);
  return digestIn(folder);
}

/** Plays the same seasons week by week, opening pages in random order. */
async function looking(task: Task, folder: string, seasons: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  await must(NEW, folder);
  await coach(folder, (args) => must(args, folder));
  const dice = drawsOf(task, 'reading', 0);
  const pages = [
    ['standings', 'all'],
    ['rankings'],
    ['roster', 'Ohio State'],
    ['stats', 'individual'],
    ['playoff'],
    ['history', 'Navy'],
    ['week', '1'],
    ['schedule', 'Army'],
    ['team'],
  ];
  for (let season = 0; season < seasons; season++) {
    await must(['advance'], folder);
    for (let more = true; more; ) {
      for (let i = dice.int(4); i > 0; i--) await inProcess(dice.pick(pages), folder);
      const status = JSON.parse(await must(['status', '--json'], folder)) as {
        info: { currentWeek: number; lastWeek: number };
      };
      more = status.info.currentWeek <= status.info.lastWeek;
      if (more) await must(['sim'], folder);
    }
    await must(['advance', '--to', 'preseason'], folder);
  }
  return digestIn(folder);
}

function batch(folder: string, jobs: number, quick: boolean): Record<string, string> | null {
  const args = [
    'batch',
    '--dynasties',
    quick ? '2' : '4',
    '--seasons',
    quick ? '1' : '2',
    '--year',
    '2024',
    '--seed',
    '1',
    '--jobs',
    String(jobs),
    '--out',
    folder,
    '--quiet',
  ];
  const [program, ...first] = launcher();
  if (spawnSync(program!, [...first, ...args], { stdio: 'ignore' }).status !== 0) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  return Object.fromEntries(files.sort().map((name) => [name, sha(join(folder, name))]));
}

/** Returns the digest under another Node from the npm registry; null if it is not available. */
async function underOther(other: string, folder: string, seasons: number): Promise<string | null> {
  const npm = ['exec', '--yes', `--package=node@${other}`, '--', 'node'];
  const version = spawnSync('npm', [...npm, '--version'], { encoding: 'utf8', cwd: ROOT });
  if (version.status !== 0 || !version.stdout.includes(`v${other}`)) return null;
  const env = { ...process.env, DYNASTY_SAVES: folder };
  return steps(
    folder,
    async (args) => spawnSync('npm', [...npm, launcher()[1]!, ...args], { env, cwd: ROOT, stdio: 'ignore' }),
    seasons,
  );
}

async function run(task: Task): Promise<Outcome> {
  const seasons = size(task, 'seasons', 3, 1);
  const violations: Violation[] = [];
  const same = (what: string, a: unknown, b: unknown): void => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      violations.push({ what: `${what}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`, again: AGAIN });
  };
  const pathOf = (name: string): string => join(task.folder, name);
  const here = await steps(pathOf('here'), (args) => must(args, pathOf('here')), seasons);
  for (const name of ['one', 'two'])
    same(`process ${name}`, await steps(pathOf(name), (args) => start(args, pathOf(name)).ended, seasons), here);
  same('week by week, looking at pages', await looking(task, pathOf('looking'), seasons), here);
  const alone = batch(pathOf('jobs-1'), 1, task.quick);
  for (const jobs of task.quick ? [2] : [2, 3])
    same(`${jobs} jobs`, batch(pathOf(`jobs-${jobs}`), jobs, task.quick), alone);
  if (alone === null || Object.keys(alone).length === 0)
    violations.push({ what: 'the batch wrote nothing', again: AGAIN });
  const nodes = [process.version];
  for (const other of OTHER_NODES) {
    const digest = await underOther(other, pathOf(other), seasons);
    if (digest !== null) same(`Node ${other}`, digest, here);
    nodes.push(digest === null ? `none (${other} could not be fetched)` : `v${other}`);
  }
  return {
    figures: {
      seasons,
      digest: here.slice(0, 16),
      'batch files': Object.keys(alone ?? {}).length,
      node: nodes.join(', '),
    },
    violations,
  };
}

export const DETERMINISM: Part = {
  name: 'determinism',
  about: 'the same digest in any process, order, number of jobs and version of Node',
  run,
};
