import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import type { Stream } from '../../../src/core/random/stream.ts';
import { tryLock } from '../../../src/core/save/disk/lock.ts';
import { UNREADABLE_MS } from '../../../src/core/save/disk/lock-owner.ts';
import { SaveError } from '../../../src/core/save/index.ts';
import { againCommand, drawsOf, type Outcome, type Part, roundsOf, size, type Task, type Violation } from '../part.ts';
import { type Ended, inProcess, type Running, start, startServer } from '../program.ts';
import {
  type Fixtures,
  faults,
  fixtures,
  logOf,
  recruitOf,
  sameSnapshot,
  sha,
  snapshot,
  subjectsOf,
} from '../saves.ts';

/**
 * Starts a write, ends it with `kill -9` at a random moment, and inspects the result: the save opens, verifies, and is
 * in the state before or after; the next command is not blocked.
 */
interface Kind {
  name: string;
  base: keyof Fixtures;
  /** The save to write, in the round's folder. */
  target: string;
  /** A command line, or a request to a server. */
  does: { args: string[] } | { request: string; method?: 'POST'; body?: object | 'save' };
  /** The next command on the save, in this process. */
  next: string[];
}

const SIM = ['sim', '--save', 'a.dynasty'];
const ADVANCE = ['advance', '--save', 'a.dynasty'];
const NEW = ['new', '--team', 'Texas', '--year', '2025', '--seed', '7', '--name', 'made'];

const KINDS: readonly Kind[] = [
  { name: 'new', base: 'season', target: 'made', does: { args: NEW }, next: ['advance', '--save', 'made.dynasty'] },
  { name: 'week', base: 'season', target: 'a', does: { args: SIM }, next: SIM },
  {
    name: 'season',
    base: 'season',
    target: 'a',
    does: { args: [...SIM, '--to', 'end'] },
    next: ['undo', ...SIM.slice(1)],
  },
  {
    name: 'years',
    base: 'preseason',
    target: 'a',
    does: { args: [...SIM, '--seasons', '1'] },
    next: ['undo', ...SIM.slice(1)],
  },
  { name: 'advance', base: 'preseason', target: 'a', does: { args: ADVANCE }, next: ['undo', ...SIM.slice(1)] },
  { name: 'offseason', base: 'over', target: 'a', does: { args: [...ADVANCE, '--to', 'preseason'] }, next: ADVANCE },
  {
    name: 'schedule',
    base: 'preseason',
    target: 'a',
    does: { args: ['noncon', '--week', '3', '--opponent', 'FREE', ...SIM.slice(1)] },
    next: ADVANCE,
  },
  {
    name: 'undo',
    base: 'season',
    target: 'a',
    does: { args: ['undo', '2', ...SIM.slice(1)] },
    next: SIM,
  },
  {
    name: 'import',
    base: 'season',
    target: 'taken',
    does: { args: ['saves', 'import', 'a.dynasty', 'taken'] },
    next: ['sim', '--save', 'taken.dynasty'],
  },
  {
    name: 'copy',
    base: 'season',
    target: 'copied',
    does: { args: ['saves', 'copy', 'a.dynasty', 'copied'] },
    next: ['sim', '--save', 'copied.dynasty'],
  },
  { name: 'plan', base: 'season', target: 'a', does: { args: ['plan', '--deep', '2', ...SIM.slice(1)] }, next: SIM },
  {
    name: 'budget',
    base: 'season',
    target: 'a',
    does: { args: ['budget', '--keep', '60', ...SIM.slice(1)] },
    next: SIM,
  },
  {
    name: 'boosters',
    base: 'preseason',
    target: 'a',
    does: { args: ['budget', '--ask', 'hard', ...SIM.slice(1)] },
    next: ADVANCE,
  },
  {
    name: 'depth',
    base: 'season',
    target: 'a',
    does: { args: ['depth', 'set', 'p', 'PUNTER', ...SIM.slice(1)] },
    next: SIM,
  },
  {
    name: 'redshirt',
    base: 'season',
    target: 'a',
    does: { args: ['redshirt', 'REDSHIRT', ...SIM.slice(1)] },
    next: SIM,
  },
  { name: 'board', base: 'season', target: 'a', does: { args: ['board', 'clear', ...SIM.slice(1)] }, next: SIM },
  {
    name: 'portal',
    base: 'season',
    target: 'a',
    does: { args: ['portal', 'keep', 'LEAVER', ...SIM.slice(1)] },
    next: SIM,
  },
  {
    name: 'recruit',
    base: 'season',
    target: 'a',
    does: { args: ['board', 'offer', 'RECRUIT', ...SIM.slice(1)] },
    next: SIM,
  },
  { name: 'GET week', base: 'season', target: 'a', does: { request: '/api/sim/5/' }, next: SIM },
  {
    name: 'GET season',
    base: 'season',
    target: 'a',
    does: { request: '/api/sim/END/' },
    next: ['undo', ...SIM.slice(1)],
  },
  { name: 'GET dashboard', base: 'preseason', target: 'a', does: { request: '/api/dashboard/' }, next: SIM },
  {
    name: 'GET summary',
    base: 'over',
    target: 'a',
    does: { request: '/api/summary/' },
    next: ['undo', ...SIM.slice(1)],
  },
  {
    name: 'POST schedule',
    base: 'preseason',
    target: 'a',
    does: { request: '/api/schedulenc/', method: 'POST', body: { week: 3, opponent: 'FREE' } },
    next: ADVANCE,
  },
  {
    name: 'POST import',
    base: 'season',
    target: 'imported',
    does: { request: '/api/import/', method: 'POST', body: 'save' },
    next: ['sim', '--save', 'imported.dynasty'],
  },
  {
    name: 'GET new',
    base: 'season',
    target: 'texas-2025',
    does: { request: '/api/noncon/?team=Texas&year=2025&seed=7' },
    next: ['advance', '--save', 'texas-2025.dynasty'],
  },
];

/** Results of an undisturbed run. */
interface Twin {
  /** Milliseconds from the start of the process or request to its end. */
  took: number;
  /** Milliseconds from the first new file to the end. */
  writing: number;
  /** Null if the save did not exist before. */
  before: string | null;
  after: string;
  allowed: Set<string>;
}

/** Placeholders of the kinds, filled in from the save. */
interface Facts {
  userId: string;
  free: string;
  end: number;
  /** Ids of the second punter, a player at risk of leaving and a redshirt candidate, and a recruit's number. */
  punter: string;
  leaver: string;
  redshirt: string;
  recruit: string;
}

function fill(text: string, facts: Facts): string {
  return text
    .replace('FREE', facts.free)
    .replace('END', String(facts.end))
    .replace('PUNTER', facts.punter)
    .replace(/^LEAVER$/, facts.leaver)
    .replace(/^REDSHIRT$/, facts.redshirt)
    .replace(/^RECRUIT$/, facts.recruit);
}

const pathOf = (folder: string, kind: Kind): string => join(folder, `${kind.target}.dynasty`);

function lay(kind: Kind, made: Fixtures, into: string): void {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  cpSync(made[kind.base], into, { recursive: true });
}

function ask(url: string, kind: Kind, facts: Facts, folder: string): Promise<Response> {
  if (!('request' in kind.does)) throw new Error('not a request');
  const { request, method = 'GET', body } = kind.does;
  const headers: Record<string, string> = { 'X-User-ID': facts.userId };
  const init: RequestInit = { method, headers };
  if (body === 'save') {
    headers['Content-Type'] = 'application/octet-stream';
    init.body = readFileSync(join(folder, 'a.dynasty'));
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = fill(JSON.stringify(body), facts);
  }
  return fetch(url + fill(request, facts), init);
}

/** Starts the kind's work; `work` resolves when it finishes on its own. */
async function begin(
  kind: Kind,
  facts: Facts,
  folder: string,
): Promise<{ running: Running; work: Promise<string | null> }> {
  if ('args' in kind.does) {
    const running = start(
      kind.does.args.map((word) => fill(word, facts)),
      folder,
    );
    const work = running.ended.then(({ code, err }: Ended) => (code === 0 ? null : `ended with ${code}: ${err}`));
    return { running, work };
  }
  const running = await startServer(folder);
  const work = ask(running.url, kind, facts, folder).then(
    async (answer) => (answer.ok ? null : `answered ${answer.status}: ${await answer.text()}`),
    (error: Error) => `no answer: ${error.message}`,
  );
  return { running, work };
}

/** Resolves when a lock or an unfinished file appears in the folder. */
function firstWrite(folder: string): { seen: Promise<void>; stop: () => void } {
  let stop = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name?.includes('.lock') || name?.endsWith('.tmp')) resolve();
    });
    stop = () => watcher.close();
  });
  return { seen, stop };
}

async function undisturbed(kind: Kind, made: Fixtures, facts: Facts, folder: string): Promise<Twin> {
  lay(kind, made, folder);
  const target = pathOf(folder, kind);
  const before = existsSync(target) ? await logOf(target) : null;
  const first = firstWrite(folder);
  let wroteAt = 0;
  void first.seen.then(() => {
    wroteAt = Date.now();
  });
  const { running, work } = await begin(kind, facts, folder);
  const started = Date.now();
  const problem = await work;
  const ended = Date.now();
  first.stop();
  running.child.kill('SIGKILL');
  await running.ended;
  if (problem !== null) throw new Error(`${kind.name}, undisturbed, ${problem}`);
  const after = await logOf(target);
  return {
    took: ended - started,
    writing: Math.max(5, wroteAt === 0 ? 50 : ended - wroteAt),
    before: before?.digest ?? null,
    after: after.digest,
    allowed: new Set([
      after.digest,
      ...(before ? [before.digest] : []),
      ...after.log.slice((before?.log.length ?? 1) - 1),
    ]),
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs and kills: half the time at a random moment, half the time after the first file appeared. */
async function killed(kind: Kind, facts: Facts, folder: string, twin: Twin, dice: Stream): Promise<boolean> {
  const whileWriting = dice.chance(0.5);
  const share = dice.float();
  const first = firstWrite(folder);
  const { running, work } = await begin(kind, facts, folder);
  try {
    if (whileWriting) {
      await Promise.race([first.seen, work]);
      await pause(share * twin.writing);
    } else await pause(share * twin.took * 1.05);
    return running.child.kill('SIGKILL') && running.child.exitCode === null;
  } finally {
    running.child.kill('SIGKILL');
    first.stop();
    await Promise.all([running.ended, work]);
  }
}

function beside(folder: string, kind: Kind): string[] {
  const file = basename(pathOf(folder, kind));
  return readdirSync(folder).filter((name) => name.startsWith(`${file}.lock`) || name.startsWith(`.${file}.`));
}

/**
 * Returns files left next to the save after the next command. An empty file may belong to a living process about to
 * take the lock for ten seconds; once older than that, it has to go as well.
 */
function leftovers(folder: string, kind: Kind): string[] {
  const then = new Date(Date.now() - 11_000);
  const young = beside(folder, kind).filter((name) => name.endsWith('.new') && statSync(join(folder, name)).size === 0);
  if (young.length === 0) return beside(folder, kind);
  for (const name of young) utimesSync(join(folder, name), then, then);
  tryLock(pathOf(folder, kind))?.release();
  return beside(folder, kind);
}

/** The same after the command, run in this process, has removed old states in the background. */
async function lastingLeftovers(folder: string, kind: Kind): Promise<string[]> {
  let left = leftovers(folder, kind);
  for (let looks = 0; looks < 40 && left.length > 0; looks++) {
    await pause(50);
    left = leftovers(folder, kind);
  }
  if (left.length === 0 || !left.every((name) => name.endsWith('.new'))) return left;
  // Killed before writing its name into the future lock file: for ten seconds it is unclear whether its owner still
  // lives; after that, the next process removes it.
  await pause(UNREADABLE_MS + 500);
  for (const name of left) tryLock(join(folder, name.replace(/\.lock\..*$/, '')))?.release();
  return leftovers(folder, kind);
}

/** Returns a save's state, or what is wrong with it. */
async function look(path: string, twin: Twin): Promise<{ state: string | null } | { wrong: string }> {
  if (!existsSync(path)) return twin.before === null ? { state: null } : { wrong: 'the save is gone' };
  try {
    const { digest } = await logOf(path);
    if (!twin.allowed.has(digest)) return { wrong: `its state ${digest} is neither the one before nor after` };
    const found = await faults(path);
    return found.length > 0 ? { wrong: `verify finds: ${found.join(' ')}` } : { state: digest };
  } catch (error) {
    if (error instanceof SaveError) return { wrong: `it does not open: ${error.message}` };
    throw error;
  }
}

/** Returns what is wrong after a kill, or null, and the state it was in. */
async function inspect(
  kind: Kind,
  facts: Facts,
  folder: string,
  twin: Twin,
  bystander: string | null,
): Promise<{ wrong: string | null; state: 'before' | 'after' | 'between' }> {
  const target = pathOf(folder, kind);
  const seen = await look(target, twin);
  if ('wrong' in seen) return { wrong: seen.wrong, state: 'between' };
  const state = seen.state === twin.after ? 'after' : seen.state === twin.before ? 'before' : 'between';
  if (bystander !== null && bystander !== sha(join(folder, 'a.dynasty')))
    return { wrong: 'another save changed', state };
  const finish = 'args' in kind.does ? kind.does.args.map((word) => fill(word, facts)) : null;
  if (state === 'before' && finish !== null) {
    const { code, err } = await inProcess(finish, folder);
    if (code !== 0) return { wrong: `the same command again ended with ${code}: ${err}`, state };
    const { digest } = await logOf(target);
    if (digest !== twin.after) return { wrong: 'the same command again led elsewhere', state };
  }
  if (!existsSync(target)) return { wrong: null, state };
  const { code, err } = await inProcess(kind.next, folder);
  // In some intermediate states the next command is refused with a message, which is fine.
  if (code !== 0 && !(code === 2 && state !== 'after'))
    return { wrong: `the next command ended with ${code}: ${err}`, state };
  const left = code === 0 ? await lastingLeftovers(folder, kind) : [];
  return { wrong: left.length > 0 ? `left behind: ${left.join(', ')}` : null, state };
}

async function factsFrom(made: Fixtures): Promise<Facts> {
  const status = JSON.parse((await inProcess(['status', '--json'], made.preseason)).out);
  const free = JSON.parse((await inProcess(['noncon', '--week', '3', '--json'], made.preseason)).out);
  const { punter, leaver, redshirt } = await subjectsOf(made.season);
  const recruit = (await recruitOf(made.season))!;
  return {
    userId: status.info.user_id,
    free: String(free[0]),
    end: status.info.lastWeek + 1,
    punter,
    leaver,
    redshirt,
    recruit,
  };
}

async function run(task: Task): Promise<Outcome> {
  const rounds = size(task, 'rounds', 60, 17);
  const made = await fixtures(join(task.folder, 'fixtures'), rounds > 5 || task.flags.round !== undefined);
  const facts = await factsFrom(made);
  const folder = join(task.folder, 'round');
  const twins = new Map<Kind, Twin>();
  const violations: Violation[] = [];
  const counts = { rounds: 0, killed: 0, untouched: 0, before: 0, between: 0, after: 0 };
  for (const round of roundsOf(task, rounds)) {
    const kind = KINDS[round % KINDS.length]!;
    const twin = twins.get(kind) ?? (await undisturbed(kind, made, facts, folder));
    twins.set(kind, twin);
    lay(kind, made, folder);
    const laid = snapshot(folder);
    if (await killed(kind, facts, folder, twin, drawsOf(task, 'kill', round))) counts.killed += 1;
    counts.rounds += 1;
    if (counts.rounds % 50 === 0) task.note(`${counts.rounds} of ${rounds} rounds`);
    if (sameSnapshot(laid, snapshot(folder))) {
      counts.untouched += 1;
      continue;
    }
    const bystander = twin.before === null ? laid['a.dynasty']! : null;
    const { wrong, state } = await inspect(kind, facts, folder, twin, bystander);
    counts[state] += 1;
    if (wrong !== null) violations.push({ what: `${kind.name}: ${wrong}`, again: againCommand('kill', task, round) });
  }
  return { figures: { ...counts, kinds: twins.size }, violations };
}

export const KILL: Part = {
  name: 'kill',
  about: 'kill -9 at a random moment of every kind of write (--rounds N)',
  run,
};
