import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Stream } from '../../../src/core/random/stream.ts';
import { againCommand, drawsOf, type Outcome, type Part, roundsOf, size, type Task, type Violation } from '../part.ts';
import { inProcess, must } from '../program.ts';
import { type Fixtures, faults, fixtures, logOf, recruitOf, subjectsOf, transferOf } from '../saves.ts';

/**
 * Ten decisions, including a season's end, are undone in steps of any size and lead back to earlier digests; taken
 * again they lead to the same ones; and a copy made at any point goes its own way from there, and only from there.
 */
const DECISIONS = 10;

/** Probability that a coach changes something before he plays on. */
const COACHING = 0.4;

/**
 * Everything a coach can change during a week (the boosters are asked in preseason): plan, budget, depth chart,
 * redshirts, board, portal.
 */
async function coaching(folder: string, file: string, dice: Stream): Promise<string[][]> {
  const { punter, leaver, redshirt } = await subjectsOf(folder, file);
  return [
    ['plan', '--deep', String(dice.int(7) - 3)],
    ['budget', '--keep', String(dice.int(101))],
    dice.chance(0.5) ? ['depth', 'set', 'p', punter] : ['depth', 'auto'],
    ...(await boardDecisions(folder, file, dice)),
    ['redshirt', redshirt],
    ['portal', dice.chance(0.5) ? 'keep' : 'release', leaver],
  ];
}

/** Possible decisions about the board and one recruit; none once the class has signed. */
async function boardDecisions(folder: string, file: string, dice: Stream): Promise<string[][]> {
  const recruit = await recruitOf(folder, file);
  if (recruit === null) return [];
  return [
    ['board', dice.pick(['clear', 'rest', 'auto'])],
    ['board', 'offer', recruit],
    ['board', 'pitch', recruit, '--about', dice.pick(['winning', 'prestige', 'staff'])],
    ['board', 'drop', recruit],
  ];
}

/** Makes a decision that is possible now. */
async function decide(folder: string, file: string, dice: Stream): Promise<void> {
  const save = ['--save', file];
  const { info } = JSON.parse(await must(['status', '--json', ...save], folder));
  const playing = info.stage === 'season' && info.currentWeek <= info.lastWeek;
  if (playing && dice.chance(COACHING)) {
    await must([...dice.pick(await coaching(folder, file, dice)), ...save], folder);
    return;
  }
  if (info.stage === 'preseason' && dice.chance(COACHING)) {
    await must(['budget', '--ask', dice.pick(['none', 'usual', 'hard']), ...save], folder);
    return;
  }
  const called = playing ? null : await transferOf(folder, file);
  if (called !== null && dice.chance(COACHING)) {
    await must(['portal', dice.chance(0.5) ? 'offer' : 'pass', called, ...save], folder);
    return;
  }
  const far = Math.min(info.currentWeek + 1 + dice.int(8), info.lastWeek + 1);
  const to = far > info.lastWeek ? 'end' : String(far);
  await must(playing ? ['sim', '--to', to, ...save] : ['advance', ...save], folder);
}

async function tryOne(made: Fixtures, folder: string, dice: Stream): Promise<string | null> {
  mkdirSync(folder, { recursive: true });
  cpSync(made.season, folder, { recursive: true });
  const path = join(folder, 'a.dynasty');
  const digests = [(await logOf(path)).digest];
  const forkAt = 1 + dice.int(DECISIONS - 1);
  for (let n = 1; n <= DECISIONS; n++) {
    await decide(folder, 'a.dynasty', dice);
    digests.push((await logOf(path)).digest);
    if (n === forkAt) await must(['saves', 'copy', 'a', 'fork'], folder);
  }
  const forked = await fork(folder, path, digests, forkAt, dice);
  if (forked !== null) return forked;
  for (let index = DECISIONS; index > 0; ) {
    const leap = 1 + dice.int(Math.min(index, 4));
    await must(['undo', String(leap), '--save', 'a.dynasty'], folder);
    index -= leap;
    if ((await logOf(path)).digest !== digests[index])
      return `after ${leap} steps back to decision ${index}, another state`;
  }
  const found = await faults(path);
  return found.length > 0 ? `verify: ${found.join(' ')}` : null;
}

async function fork(
  folder: string,
  path: string,
  digests: string[],
  forkAt: number,
  dice: Stream,
): Promise<string | null> {
  const copy = join(folder, 'fork.dynasty');
  const before = await logOf(copy);
  if (before.digest !== digests[forkAt]) return 'the copy begins in a different state';
  await decide(folder, 'fork.dynasty', dice);
  await decide(folder, 'fork.dynasty', dice);
  const [one, other] = [(await logOf(path)).log, (await logOf(copy)).log];
  const common = before.log.length;
  if (one.slice(0, common).join() !== other.slice(0, common).join()) return 'the copy has a different past';
  if ((await logOf(path)).digest !== digests.at(-1)) return 'the copy changed its original';
  const { code, out } = await inProcess(['replay', 'fork', '--name', 'again', '--json'], folder);
  return code === 0 && JSON.parse(out).equal === other.length ? null : `the copy cannot be replayed: ${out}`;
}

async function run(task: Task): Promise<Outcome> {
  const rounds = size(task, 'rounds', 4, 1);
  const made = await fixtures(join(task.folder, 'fixtures'), false);
  const violations: Violation[] = [];
  let done = 0;
  for (const round of roundsOf(task, rounds)) {
    const wrong = await tryOne(made, join(task.folder, `round-${round}`), drawsOf(task, 'undo', round));
    if (wrong !== null) violations.push({ what: wrong, again: againCommand('undo', task, round) });
    done += 1;
  }
  return { figures: { rounds: done, decisions: done * DECISIONS, forks: done }, violations };
}

export const UNDO: Part = {
  name: 'undo',
  about: 'ten decisions undone in steps of any size, and copies that go their own way (--rounds N)',
  run,
};
