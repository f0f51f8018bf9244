import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import initSqlJs from 'sql.js';
import { seal } from '../../../src/core/save/header.ts';
import { SaveError } from '../../../src/core/save/index.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { forgedPages, forgedWeeks } from '../../core/save/forged-pages.ts';
import { againCommand, drawsOf, type Outcome, type Part, size, type Task, type Violation } from '../part.ts';
import type { Look, Seen } from '../probe.ts';
import { ROOT, start } from '../program.ts';
import { fixtures, sameSnapshot, snapshot } from '../saves.ts';

/**
 * Broken files and files that are not saves: nothing may crash, hang, use a gigabyte of memory, or change a byte;
 * `saves verify` names the fault, and no such file can be imported.
 */
const MOST_MEGABYTES = 1024;
const MOST_MILLISECONDS = 120_000;

/** A file of the corpus, created when it is needed. */
interface Case {
  name: string;
  bytes: () => Uint8Array;
  /** Whether it should verify: an older version, or an unchanged save. */
  sound: boolean;
  /** Too slow or too large to import every time. */
  imports: boolean;
}

function truncated(good: Uint8Array): Case[] {
  const pages = Math.floor(good.length / PAGE_SIZE);
  return Array.from({ length: pages }, (_, page) => ({
    name: `truncated after ${page} pages`,
    bytes: () => good.subarray(0, page * PAGE_SIZE),
    sound: false,
    imports: page % 10 === 0,
  }));
}

/** Flips one byte; every other time with a matching checksum, as an attacker would. */
function flipped(task: Task, good: Uint8Array, count: number): Case[] {
  return Array.from({ length: count }, (_, round) => {
    const dice = drawsOf(task, 'flip', round);
    const byte = dice.int(good.length);
    const bit = dice.int(8);
    const resealed = round % 2 === 1;
    return {
      name: `flip ${round}: bit ${bit} of byte ${byte} (page ${1 + Math.floor(byte / PAGE_SIZE)})${resealed ? ', resealed' : ''}`,
      bytes: () => {
        const bytes = good.slice();
        bytes[byte]! ^= 1 << bit;
        if (resealed) sealIfPossible(bytes);
        return bytes;
      },
      sound: false,
      imports: round % 10 === 1,
    };
  });
}

function sealIfPossible(bytes: Uint8Array): void {
  try {
    seal(bytes);
  } catch (error) {
    if (!(error instanceof SaveError) && !/dynasty on page 2/.test(String(error))) throw error;
  }
}

/** The smallest zip archive: one stored file (PKWARE APPNOTE, sections 4.3.7 to 4.3.16), without checksums. */
function zipped(content: Uint8Array): Uint8Array {
  const name = Buffer.from('a.dynasty');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt32LE(content.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([local, name, content, end]);
}

async function foreign(sql: string): Promise<Uint8Array> {
  const SQL = await initSqlJs();
  const db = new SQL.Database();
  db.run(sql);
  const bytes = db.export();
  db.close();
  return bytes;
}

/** Hashes all rows of a database: flips in unused bytes do not change it. */
async function rowsOf(bytes: Uint8Array): Promise<string> {
  const SQL = await initSqlJs();
  const db = new SQL.Database(bytes);
  const hash = createHash('sha256');
  const tables = db.exec("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")[0]!.values.flat();
  for (const table of tables) {
    for (const row of db.exec(`SELECT * FROM ${table}`)[0]?.values ?? []) {
      hash.update(JSON.stringify(table === 'dynasty' ? row.toSpliced(1, 1) : row));
    }
  }
  db.close();
  return hash.digest('hex');
}

function changed(good: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const bytes = good.slice();
  change(new DataView(bytes.buffer));
  return bytes;
}

async function others(good: Uint8Array): Promise<Case[]> {
  const made: [name: string, bytes: Uint8Array][] = [
    ['0 bytes', new Uint8Array(0)],
    ['a text file', Buffer.from('Dear diary,\n')],
    ['one page of zeros', new Uint8Array(PAGE_SIZE)],
    ['a foreign SQLite file', await foreign('CREATE TABLE t (x); INSERT INTO t VALUES (1)')],
    [
      'a foreign SQLite file under our mark',
      await foreign('PRAGMA application_id = 1145654849; PRAGMA user_version = 1; CREATE TABLE t (x)'),
    ],
    ['a newer version', changed(good, (view) => view.setUint32(60, 999))],
    ['a version older than any', changed(good, (view) => view.setUint32(60, 0))],
    ['a WAL mode header', changed(good, (view) => view.setUint16(18, 0x0202))],
    ['a page size of one', changed(good, (view) => view.setUint16(16, 1))],
    ['a page size of zero', changed(good, (view) => view.setUint16(16, 0))],
    ['a page count of zero', changed(good, (view) => view.setUint32(28, 0))],
    ['a page count beyond the end', changed(good, (view) => view.setUint32(28, 0xffffffff))],
    ['a zip of a save', zipped(good)],
    ['a gzip of a save', gzipSync(good)],
    ['a save followed by another', Buffer.concat([good, good])],
    ['a save followed by a newline', Buffer.concat([good, Buffer.from('\n')])],
    ['a save without its first page', good.subarray(PAGE_SIZE)],
    ['only a header', good.subarray(0, 100)],
  ];
  return made.map(([name, bytes]) => ({ name, bytes: () => bytes, sound: false, imports: true }));
}

/** Files with valid checksums whose structures never end. */
async function forged(good: Uint8Array): Promise<Case[]> {
  const all = [...(await forgedPages(good)), ...(await forgedWeeks(good))];
  return all.map(({ name, bytes }) => ({ name, bytes: () => bytes, sound: false, imports: true }));
}

/** A file of every released version, and the current save. */
function sound(good: Uint8Array): Case[] {
  const folder = join(ROOT, 'tests/core/save/released');
  const older = readdirSync(folder)
    .filter((file) => file.endsWith('.dynasty'))
    .sort();
  return [
    { name: 'the unchanged save', bytes: () => good, sound: true, imports: true },
    ...older.map((file) => ({
      name: `released ${basename(file, '.dynasty')}`,
      bytes: () => Uint8Array.from(readFileSync(join(folder, file))),
      // These have four made-up teams, which break the rules of real rosters.
      sound: true,
      imports: false,
    })),
  ];
}

/** Tests files in a separate process, replaced when it dies or hangs. */
class Prober {
  private child: ChildProcess | null = null;

  async look(look: Look): Promise<Seen | 'died' | 'hangs'> {
    this.child ??= fork(join(ROOT, 'tests/torture/probe.ts'), { execArgv: ['--import', 'tsx'] });
    const child = this.child;
    return new Promise((resolve) => {
      const finish = (seen: Seen | 'died' | 'hangs'): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (typeof seen === 'string') this.stop();
        resolve(seen);
      };
      const timer = setTimeout(() => finish('hangs'), MOST_MILLISECONDS);
      child.once('message', (seen) => finish(seen as Seen));
      child.once('exit', () => finish('died'));
      child.send(look);
    });
  }

  stop(): void {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/** Returns what is wrong with the handling of a file; null if nothing is. */
function judge(each: Case, seen: Seen | 'died' | 'hangs', sameRows: boolean): string | null {
  if (typeof seen === 'string') return seen === 'died' ? 'the process died' : 'the process hangs';
  const crash = [seen.open, seen.status, seen.verify, seen.import].find((word) => word.startsWith('crash'));
  if (crash) return crash;
  if (seen.memory > MOST_MEGABYTES) return `took ${seen.memory} MB`;
  if (each.sound) return seen.open === 'opens' ? null : `a sound file was refused: ${seen.open}`;
  if (seen.verify === 'sound') return sameRows ? null : 'verify finds nothing wrong';
  if (seen.says.length === 0 || seen.says.some((line) => line.trim() === '')) return 'verify says nothing';
  if (seen.import === 'taken' && !sameRows) return 'it was imported';
  return null;
}

async function probeAll(
  task: Task,
  cases: Case[],
  good: Uint8Array,
  folder: string,
  figures: Record<string, number>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const prober = new Prober();
  const rows = await rowsOf(good);
  const path = join(folder, 'x.dynasty');
  const into = join(task.folder, 'into');
  const only = task.flags.round === undefined ? null : Number(task.flags.round);
  for (const [round, each] of cases.entries()) {
    if (only !== null && only !== round) continue;
    writeFileSync(path, each.bytes());
    const before = snapshot(folder);
    const seen = await prober.look({ path, importInto: each.imports ? into : null });
    const touched = sameSnapshot(before, snapshot(folder)) ? null : 'the file was changed';
    const unused = typeof seen === 'object' && seen.verify === 'sound' && (await rowsOf(each.bytes())) === rows;
    if (unused && !each.sound) figures.unused = (figures.unused ?? 0) + 1;
    const wrong = touched ?? judge(each, seen, unused);
    if (wrong !== null) violations.push({ what: `${each.name}: ${wrong}`, again: againCommand('files', task, round) });
    if (typeof seen === 'object') {
      figures.megabytes = Math.max(figures.megabytes ?? 0, seen.memory);
      figures.slowest = Math.max(figures.slowest ?? 0, seen.milliseconds);
      if (seen.open === 'opens') figures.opened = (figures.opened ?? 0) + 1;
      if (each.imports) figures.imports = (figures.imports ?? 0) + 1;
    }
    if (round % 250 === 249) task.note(`${round + 1} of ${cases.length} files`);
    rmSync(into, { recursive: true, force: true });
  }
  prober.stop();
  return violations;
}

/** Folders of revisions whose owner file is endless or missing. */
function keepOddly(revisions: string): void {
  const owner = (digit: string): string => {
    const one = join(revisions, `${digit.repeat(8)}-0000-4000-8000-000000000000`);
    mkdirSync(one, { recursive: true });
    return join(one, 'owner.json');
  };
  execFileSync('mkfifo', [owner('1')]);
  symlinkSync('/dev/zero', owner('2'));
  mkdirSync(owner('3'));
  writeFileSync(owner('4'), '');
  truncateSync(owner('4'), 2 ** 30);
  writeFileSync(owner('5'), JSON.stringify({ user_id: '../../..', files: ['directory.dynasty', '../x'] }));
}

/** Things only a file system can hold, which cannot be imported as bytes. */
function places(good: string, folder: string): { name: string; file: string }[] {
  mkdirSync(join(folder, 'directory.dynasty'));
  symlinkSync(join(folder, 'loop-b.dynasty'), join(folder, 'loop-a.dynasty'));
  symlinkSync(join(folder, 'loop-a.dynasty'), join(folder, 'loop-b.dynasty'));
  symlinkSync('/dev/zero', join(folder, 'zero.dynasty'));
  execFileSync('mkfifo', [join(folder, 'fifo.dynasty')]);
  writeFileSync(join(folder, 'sparse.dynasty'), '');
  truncateSync(join(folder, 'sparse.dynasty'), 2 ** 30);
  copyFileSync(good, join(folder, 'sparse-save.dynasty'));
  truncateSync(join(folder, 'sparse-save.dynasty'), 2 ** 30);
  const claims = Uint8Array.from(readFileSync(good));
  new DataView(claims.buffer).setUint32(28, 2 ** 30 / PAGE_SIZE);
  writeFileSync(join(folder, 'sparse-claims.dynasty'), claims);
  truncateSync(join(folder, 'sparse-claims.dynasty'), 2 ** 30);
  keepOddly(join(folder, '.revisions'));
  return [
    ['a directory', 'directory'],
    ['a loop of links', 'loop-a'],
    ['a link to an endless device', 'zero'],
    ['a pipe', 'fifo'],
    ['1 GB of nothing', 'sparse'],
    ['1 GB of nothing behind a save', 'sparse-save'],
    ['1 GB that its header promises', 'sparse-claims'],
  ].map(([name, stem]) => ({ name: name!, file: `${stem}.dynasty` }));
}

/** Returns the peak memory of a process, in megabytes (Linux; 0 elsewhere). */
function peakMemory(pid: number): number {
  try {
    const match = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return match ? Math.round(Number(match[1]) / 1024) : 0;
  } catch {
    return 0;
  }
}

async function ofProcess(
  args: string[],
  folder: string,
): Promise<{ code: number | null; err: string; memory: number }> {
  const running = start(args, folder);
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, peakMemory(running.child.pid!));
  }, 10);
  const timer = setTimeout(() => running.child.kill('SIGKILL'), MOST_MILLISECONDS);
  const { code, err } = await running.ended;
  clearInterval(watching);
  clearTimeout(timer);
  return { code, err, memory };
}

async function probePlaces(task: Task, good: string, figures: Record<string, number>): Promise<Violation[]> {
  const folder = join(task.folder, 'places');
  mkdirSync(folder);
  const listed = places(good, folder);
  const violations: Violation[] = [];
  const names = readdirSync(folder).sort();
  for (const { name, file } of listed) {
    const lines = [
      ['status', '--save', file],
      ['saves', 'verify', file],
      ['saves', 'import', file, 'taken'],
      ['sim', '--save', file],
    ];
    for (const args of lines) {
      const { code, err, memory } = await ofProcess(args, folder);
      figures.commands = (figures.commands ?? 0) + 1;
      figures.megabytes = Math.max(figures.megabytes ?? 0, memory);
      const wrong =
        code === null
          ? 'it hangs'
          : code !== 4
            ? `it ended with ${code}`
            : memory > MOST_MEGABYTES
              ? `it took ${memory} MB`
              : null;
      const stack = /\n\s+at /.test(err) ? 'it shows a stack trace' : null;
      const fault = wrong ?? stack;
      if (fault !== null)
        violations.push({
          what: `${name}, dynasty ${args.join(' ')}: ${fault}: ${err.slice(0, 300)}`,
          again: 'npm run torture -- files',
        });
    }
  }
  const list = await ofProcess(['saves'], folder);
  if (list.code !== 0)
    violations.push({ what: `dynasty saves ended with ${list.code}: ${list.err}`, again: 'npm run torture -- files' });
  if (readdirSync(folder).sort().join() !== names.join())
    violations.push({ what: 'files were added or removed', again: 'npm run torture -- files' });
  return violations;
}

async function run(task: Task): Promise<Outcome> {
  const made = await fixtures(join(task.folder, 'fixtures'), false);
  const path = join(made.season, 'a.dynasty');
  const good = Uint8Array.from(readFileSync(path));
  const folder = join(task.folder, 'corpus');
  mkdirSync(folder);
  const all = [
    ...sound(good),
    ...(await others(good)),
    ...(await forged(good)),
    ...truncated(good).filter((_, i) => !task.quick || i % 20 === 0),
    ...flipped(task, good, size(task, 'flips', 600, 40)),
  ];
  const figures: Record<string, number> = { files: all.length };
  const violations = await probeAll(task, all, good, folder, figures);
  if (task.flags.round === undefined) violations.push(...(await probePlaces(task, path, figures)));
  return { figures, violations };
}

export const FILES: Part = {
  name: 'files',
  about: 'truncated, flipped, foreign, empty, endless and other bad files (--flips N)',
  run,
};
