import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome, Part, Task, Violation } from '../part.ts';
import { type Ended, start } from '../program.ts';
import { faults, fixtures, logOf, sameSnapshot, snapshot } from '../saves.ts';

/**
 * A full disk (a small file system in memory) and a read-only folder (as another user). Checks that need privileges and
 * do not have them are listed in the figures; the same failures, injected at every disk call, are in
 * `tests/core/save/every-call.test.ts`.
 */
const AGAIN = 'npm run torture -- disk';

function attempt(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

class Found {
  readonly violations: Violation[] = [];

  expect(holds: boolean, what: string): void {
    if (!holds) this.violations.push({ what, again: AGAIN });
  }

  /** A command that must be refused with a message. */
  refused({ code, err }: Ended, exits: number[], words: RegExp, what: string): void {
    this.expect(code !== null && exits.includes(code), `${what} ended with ${code}: ${err}`);
    this.expect(words.test(err), `${what} says: ${err}`);
    this.expect(!/\n\s+at /.test(err), `${what} shows a stack trace`);
  }
}

/** Fills the disk up to a number of spare bytes. */
function fill(folder: string, spare: number): void {
  const chunk = Buffer.alloc(64 * 1024);
  const path = join(folder, 'ballast');
  for (let pieces: Buffer[] = []; ; ) {
    pieces = [...pieces, chunk];
    try {
      writeFileSync(path, Buffer.concat(pieces));
    } catch {
      writeFileSync(path, Buffer.alloc(Math.max(0, (pieces.length - 1) * chunk.length - spare)));
      return;
    }
  }
}

const WRITES = [
  ['sim', '--save', 'a.dynasty'],
  ['sim', '--save', 'a.dynasty', '--to', 'end'],
  ['undo', '--save', 'a.dynasty'],
  ['new', '--team', 'Navy', '--year', '2024', '--name', 'navy'],
  ['saves', 'copy', 'a.dynasty', 'b'],
  ['saves', 'import', 'a.dynasty', 'c'],
];

async function fullDisk(task: Task, base: string, found: Found): Promise<number | string> {
  const folder = join(task.folder, 'full');
  mkdirSync(folder);
  if (!attempt('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder])) return 'skipped (no right to mount)';
  let rounds = 0;
  try {
    for (const spare of task.quick ? [0, 900_000] : [0, 4096, 65_536, 400_000, 900_000, 1_400_000]) {
      for (const args of WRITES) {
        for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
        cpSync(base, folder, { recursive: true });
        fill(folder, spare);
        const before = await logOf(join(folder, 'a.dynasty'));
        const ended = await start(args, folder).ended;
        const what = `with ${spare} bytes left, ${args.join(' ')}`;
        // A write that fits succeeds; the rest is refused.
        if (ended.code !== 0) found.refused(ended, [1], /disk is full/i, what);
        const after = await logOf(join(folder, 'a.dynasty'));
        const moved = ended.code === 0 && ['sim', 'undo'].includes(args[0]!);
        found.expect(moved || after.digest === before.digest, `${what}: the save is in another state`);
        for (const name of readdirSync(folder).filter((each) => each.endsWith('.dynasty'))) {
          found.expect((await faults(join(folder, name))).length === 0, `${what}: ${name} does not pass`);
        }
        const left = readdirSync(folder).filter((each) => each.endsWith('.tmp') || each.includes('.lock'));
        found.expect(left.length === 0, `${what}: left behind ${left.join(', ')}`);
        rounds += 1;
      }
    }
    return rounds;
  } finally {
    attempt('umount', [folder]);
  }
}

async function readOnly(task: Task, base: string, found: Found): Promise<number | string> {
  const folder = join(task.folder, 'read-only');
  cpSync(base, folder, { recursive: true });
  for (const path of [task.folder, folder]) chmodSync(path, 0o755);
  const root = process.getuid?.() === 0;
  const drop = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
  if (root && !attempt(drop[0]!, [...drop.slice(1), process.execPath, '--version'])) return 'skipped (no setpriv)';
  chmodSync(folder, 0o555);
  let rounds = 0;
  const before = snapshot(folder);
  const reads = [['status', '--save', 'a.dynasty'], ['saves'], ['saves', 'verify', 'a.dynasty']];
  for (const args of [...reads, ...WRITES]) {
    const ended = await start(args, folder, root ? drop : []).ended;
    const what = `in a read-only folder, ${args.join(' ')}`;
    if (reads.includes(args)) found.expect(ended.code === 0, `${what} ended with ${ended.code}: ${ended.err}`);
    else found.refused(ended, [1], /may not|cannot be written/i, what);
    found.expect(sameSnapshot(before, snapshot(folder)), `${what}: files changed`);
    rounds += 1;
  }
  chmodSync(folder, 0o755);
  return rounds;
}

async function run(task: Task): Promise<Outcome> {
  const base = (await fixtures(join(task.folder, 'fixtures'), false)).season;
  const found = new Found();
  const full = await fullDisk(task, base, found);
  const locked = await readOnly(task, base, found);
  return { figures: { 'full disk': full, 'read-only folder': locked }, violations: found.violations };
}

export const DISK: Part = { name: 'disk', about: 'a full disk and a read-only folder', run };
