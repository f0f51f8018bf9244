import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderHost } from '../../../src/core/app/hosting/folder-host.ts';
import { buildApp } from '../../../src/server/app.ts';
import { argumentsOf, requestOf } from '../hostile.ts';
import { againCommand, drawsOf, type Outcome, type Part, roundsOf, size, type Task, type Violation } from '../part.ts';
import { inProcess, launcher, start } from '../program.ts';
import { fixtures, sameSnapshot, snapshot } from '../saves.ts';

/**
 * Hostile strings in every field of every call and command: nothing fails (500) or leaks internals, no state changes,
 * and no file outside the saves folder is touched.
 */

/** Signs of leaked internals. */
const TELLS = /\n\s+at |node_modules|node:internal|\/src\/(core|server)\//;

async function fuzzServer(
  task: Task,
  folder: string,
  userId: string,
  figures: Record<string, number | string>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const failures: string[] = [];
  const dynasty = folderHost({ folder, active: null, version: 'torture' });
  const app = await buildApp({ dynasty, log: (line) => failures.push(line) });
  const before = snapshot(folder);
  const statuses: Record<number, number> = {};
  const count = size(task, 'requests', 30_000, 2000);
  for (const round of roundsOf(task, count)) {
    const request = requestOf(drawsOf(task, 'request', round), userId);
    const { statusCode, body: said } = await app.inject(request as never);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    const wrong =
      statusCode >= 500
        ? `${statusCode}: ${failures.at(-1)}`
        : TELLS.test(said) && !request.url.startsWith('/api/docs')
          ? `tells of its inside: ${said.slice(0, 300)}`
          : null;
    if (wrong !== null)
      violations.push({
        what: `${request.method} ${request.url}: ${wrong}`,
        again: againCommand('strangers', task, round),
      });
    if (round % 5000 === 4999) {
      task.note(`${round + 1} of ${count} requests`);
      if (!sameSnapshot(before, snapshot(folder)))
        violations.push({
          what: `a file changed before request ${round}`,
          again: againCommand('strangers', task, round),
        });
    }
  }
  await app.close();
  if (!sameSnapshot(before, snapshot(folder)))
    violations.push({ what: 'files were added, removed or changed', again: 'npm run torture -- strangers' });
  figures.requests = Object.values(statuses).reduce((a, b) => a + b, 0);
  figures.statuses = Object.entries(statuses)
    .map(([status, n]) => `${status}:${n}`)
    .join(' ');
  return violations;
}

function judgeCommand(
  args: string[],
  { code, err, out }: { code: number | null; err: string; out: string },
): string | null {
  if (code === null || ![0, 1, 2, 3, 4, 5].includes(code)) return `ended with ${code}`;
  if (TELLS.test(err) || TELLS.test(out)) return `leaks internals: ${err.slice(0, 300)}`;
  // Error sentences are fine; an unexpected failure suggests `--debug`.
  if (/--debug/.test(err)) return `failed: ${err.slice(0, 300)}`;
  return args.length === 0 ? 'nothing asked' : null;
}

async function fuzzCommands(
  task: Task,
  folder: string,
  figures: Record<string, number | string>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const before = snapshot(folder);
  const again = 'npm run torture -- strangers --requests 0';
  const check = (args: string[], wrong: string | null): void => {
    const changed = sameSnapshot(before, snapshot(folder)) ? null : 'files were added, removed or changed';
    const what = wrong ?? changed;
    if (what !== null) violations.push({ what: `dynasty ${JSON.stringify(args)}: ${what}`, again });
  };
  const commands = size(task, 'commands', 1000, 150);
  for (let round = 0; round < commands; round++) {
    const args = argumentsOf(drawsOf(task, 'command', round));
    try {
      check(args, judgeCommand(args, await inProcess(args, folder)));
    } catch (error) {
      check(args, `threw ${(error as Error).stack}`);
    }
  }
  const processes = size(task, 'processes', 40, 5);
  for (let round = 0; round < processes; round++) {
    const args = argumentsOf(drawsOf(task, 'process', round)).filter((each) => !each.includes('\0'));
    check(args, judgeCommand(args, await start(args, folder).ended));
  }
  return Object.assign(figures, { commands, processes }) && violations;
}

/** Returns file system changes outside the saves folder and the devices. */
function changesElsewhere(log: string, folder: string): string[] {
  const changes =
    /openat\([^)]*O_(WRONLY|RDWR|CREAT)|(mkdir|unlink|rename|link|symlink|chmod|chown|truncate)(at|at2)?\(/;
  const allowed = /"(\/dev\/|\/proc\/self\/)/;
  return log
    .split('\n')
    .filter((line) => changes.test(line) && !/= -1 /.test(line) && !line.includes(folder) && !allowed.test(line));
}

/** Traces the system calls of hostile commands, if `strace` is available. */
function traced(task: Task, folder: string, figures: Record<string, number | string>): Violation[] {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) {
    figures.traced = 'skipped (no strace)';
    return [];
  }
  const violations: Violation[] = [];
  const log = join(task.folder, 'trace');
  const lines = [
    ['status'],
    ['sim'],
    ['saves', 'verify', 'a'],
    ['saves', 'import', '/etc/passwd'],
    ['saves', 'copy', 'a', 'b'],
    ['roster', '../../etc/passwd'],
    ['new', '--team', 'Navy', '--year', '2024', '--name', 'n'],
  ];
  for (const args of lines.slice(0, task.quick ? 2 : lines.length)) {
    const env = { ...process.env, DYNASTY_SAVES: folder, NODE_DISABLE_COMPILE_CACHE: '1' };
    spawnSync(
      'strace',
      [
        '-f',
        '-qq',
        '-o',
        log,
        '-e',
        'trace=openat,mkdir,unlink,unlinkat,rename,renameat,renameat2,link,linkat,symlink,chmod,truncate',
        ...launcher(),
        ...args,
      ],
      { cwd: folder, env, stdio: 'ignore' },
    );
    for (const line of changesElsewhere(readFileSync(log, 'utf8'), folder))
      violations.push({ what: `dynasty ${args.join(' ')}: ${line}`, again: 'npm run torture -- strangers' });
  }
  figures.traced = task.quick ? 2 : lines.length;
  return violations;
}

async function run(task: Task): Promise<Outcome> {
  const made = await fixtures(join(task.folder, 'fixtures'), false);
  const folder = join(task.folder, 'deep/er/saves');
  mkdirSync(folder, { recursive: true });
  // Work on a throwaway copy: anyone with its id may undo decisions.
  cpSync(made.season, folder, { recursive: true, filter: (path) => !path.includes('.revisions') });
  const userId = JSON.parse((await inProcess(['status', '--json'], folder)).out).info.user_id;
  const figures: Record<string, number | string> = {};
  const above = readdirSync(join(task.folder, 'deep')).join();
  const violations = [
    ...(await fuzzServer(task, folder, userId, figures)),
    ...(task.flags.round === undefined ? await fuzzCommands(task, folder, figures) : []),
    ...(task.flags.round === undefined ? traced(task, folder, figures) : []),
  ];
  if (readdirSync(join(task.folder, 'deep')).join() !== above)
    violations.push({ what: 'files beside the saves folder', again: 'npm run torture -- strangers' });
  return { figures, violations };
}

export const STRANGERS: Part = {
  name: 'strangers',
  about: 'hostile requests and arguments (--requests N --commands N --processes N)',
  run,
};
