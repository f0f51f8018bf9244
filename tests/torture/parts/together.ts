import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { STAGES } from '../../../src/core/model/stages.ts';
import type { Stream } from '../../../src/core/random/stream.ts';
import { openSave } from '../../../src/core/save/index.ts';
import { drawsOf, type Outcome, type Part, size, type Task, type Violation } from '../part.ts';
import { inProcess, start, startServer } from '../program.ts';
import { faults, fixtures, logOf } from '../saves.ts';

/**
 * One server and two shells play one save at the same time, while a third shell is killed over and over. Every reported
 * decision is in the log exactly once; every observed state is one of the log's; refusals happen only because the save
 * is busy or another process was faster; and replaying the log ends in the same state.
 */
interface Seen {
  violations: Violation[];
  /** Decisions reported as taken. */
  done: Set<string>;
  digests: Set<string>;
  counts: { decisions: number; reads: number; busy: number; overtaken: number; killed: number };
}

interface Moment {
  info: { currentYear: number; currentWeek: number; lastWeek: number; stage: (typeof STAGES)[number] };
  digest: string;
}

const AGAIN = 'npm run torture -- together';
const SAVE = ['--save', 'a.dynasty'];
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the next step: a week, or the next stage. */
function nextStep({ info }: Moment): { week: number } | { to: string } {
  if (info.stage === 'season' && info.currentWeek <= info.lastWeek) return { week: info.currentWeek + 1 };
  return { to: STAGES[(STAGES.indexOf(info.stage) + 1) % STAGES.length]! };
}

const keyOf = (step: { week: number } | { to: string }, year: number): string =>
  'week' in step ? `${year} week ${step.week}` : `${year} to ${step.to}`;

async function playServer(url: string, userId: string, until: number, dice: Stream, seen: Seen): Promise<void> {
  const headers = { 'X-User-ID': userId, 'Content-Type': 'application/json' };
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
  while (Date.now() < until) {
    const answer = await ask('/api/status/');
    if (answer.status !== 200)
      seen.violations.push({ what: `status answered ${answer.status}: ${JSON.stringify(answer.body)}`, again: AGAIN });
    const moment = answer.body as Moment;
    seen.digests.add(moment.digest);
    seen.counts.reads += 1;
    const page = await ask(
      dice.pick(['/api/rankings/', '/api/playoff/', '/api/stats/individual/', '/api/standings/SEC/']),
    );
    if (page.status !== 200)
      seen.violations.push({ what: `a page answered ${page.status}: ${JSON.stringify(page.body)}`, again: AGAIN });
    seen.counts.reads += 1;
    const step = nextStep(moment);
    const { status, body } = 'week' in step ? await ask('/api/sim/', step) : await ask('/api/advance/', step);
    if (status === 200) acknowledge(seen, keyOf(step, moment.info.currentYear), 'server');
    else if (status === 423) seen.counts.busy += 1;
    else if (status === 409 || status === 400) seen.counts.overtaken += 1;
    else seen.violations.push({ what: `a decision was refused with ${status}: ${JSON.stringify(body)}`, again: AGAIN });
    await pause(dice.int(150));
  }
}

function acknowledge(seen: Seen, key: string, process: string): void {
  if (seen.done.has(key))
    seen.violations.push({
      what: `${process} was told that ${key} is done, which another process was told before`,
      again: AGAIN,
    });
  seen.done.add(key);
  seen.counts.decisions += 1;
}

async function playShell(name: string, folder: string, until: number, seen: Seen): Promise<void> {
  while (Date.now() < until) {
    const run = await start(['status', '--json', ...SAVE], folder).ended;
    if (run.code !== 0) {
      seen.violations.push({ what: `${name}: status ended with ${run.code}: ${run.err}`, again: AGAIN });
      continue;
    }
    const moment = JSON.parse(run.out) as Moment;
    seen.digests.add(moment.digest);
    seen.counts.reads += 1;
    const step = nextStep(moment);
    const args = 'week' in step ? ['sim', '--to', String(step.week)] : ['advance', '--to', step.to];
    const { code, err } = await start([...args, '--json', ...SAVE], folder).ended;
    if (code === 0) acknowledge(seen, keyOf(step, moment.info.currentYear), name);
    else if (code === 5) seen.counts.busy += 1;
    else if (code === 2) seen.counts.overtaken += 1;
    else seen.violations.push({ what: `${name}: ${args.join(' ')} ended with ${code}: ${err}`, again: AGAIN });
  }
}

/** Begins decisions and dies in the middle of them, leaving locks behind; nothing it did counts as reported. */
async function dying(folder: string, until: number, dice: Stream, seen: Seen): Promise<void> {
  while (Date.now() < until) {
    const running = start(['sim', ...SAVE], folder);
    await pause(200 + dice.int(3000));
    running.child.kill('SIGKILL');
    if ((await running.ended).signal === 'SIGKILL') seen.counts.killed += 1;
    await pause(dice.int(3000));
  }
}

async function settle(path: string, folder: string, seen: Seen): Promise<number> {
  const { digest, log } = await logOf(path);
  const known = new Set([digest, ...log]);
  for (const each of seen.digests) {
    if (!known.has(each))
      seen.violations.push({ what: `a state was seen that no decision led to: ${each}`, again: AGAIN });
  }
  const session = await openSave(path);
  const entries = session.read((save) => save.decisions.all());
  session.close();
  const logged = new Map<string, number>();
  for (const { command, input, year } of entries) {
    const key = keyOf(input as { week: number } | { to: string }, year);
    if (command !== 'newGame') logged.set(key, (logged.get(key) ?? 0) + 1);
  }
  for (const key of seen.done) {
    if (logged.get(key) !== 1)
      seen.violations.push({ what: `${key} was done and is ${logged.get(key) ?? 0} times in the log`, again: AGAIN });
  }
  for (const fault of await faults(path)) seen.violations.push({ what: `verify: ${fault}`, again: AGAIN });
  const { code, out, err } = await inProcess(['replay', 'a.dynasty', '--json'], folder);
  if (code !== 0 || JSON.parse(out).digest !== digest)
    seen.violations.push({ what: `the replay differs: ${out}${err}`, again: AGAIN });
  return entries.length;
}

async function run(task: Task): Promise<Outcome> {
  const minutes = size(task, 'minutes', 2, 0.5);
  const folder = join(task.folder, 'shared');
  cpSync((await fixtures(join(task.folder, 'fixtures'), false)).preseason, folder, { recursive: true });
  const userId = JSON.parse((await inProcess(['status', '--json', ...SAVE], folder)).out).info.user_id;
  const seen: Seen = {
    violations: [],
    done: new Set(),
    digests: new Set(),
    counts: { decisions: 0, reads: 0, busy: 0, overtaken: 0, killed: 0 },
  };
  const server = await startServer(folder);
  const until = Date.now() + minutes * 60_000;
  await Promise.all([
    playServer(server.url, userId, until, drawsOf(task, 'server', 0), seen),
    playShell('shell 1', folder, until, seen),
    playShell('shell 2', folder, until, seen),
    dying(folder, until, drawsOf(task, 'dying', 0), seen),
  ]);
  server.child.kill('SIGTERM');
  await server.ended;
  const logged = await settle(join(folder, 'a.dynasty'), folder, seen);
  return { figures: { minutes, ...seen.counts, 'in the log': logged }, violations: seen.violations };
}

export const TOGETHER: Part = {
  name: 'together',
  about: 'a server and two shells on one save, a third killed (--minutes N)',
  run,
};
