import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { VERBS } from '../../src/cli/verbs/index.ts';
import { STAGES, type Stage } from '../../src/core/model/stages.ts';
import { keptStates, openSave } from '../../src/core/save/index.ts';
import { ask } from '../core/app/helpers.ts';
import { type Moment, REDBUD, saveIn } from '../core/app/played.ts';
import { sample, THOROUGH } from '../thorough.ts';

/**
 * Every command of the built program, each in a fresh process: one command must not depend on modules that another one
 * loads. A sample runs at one stage that allows each command and at one that does not; a thorough run takes all of them
 * at every stage. (`help-examples.test` runs every command in one process.)
 */

const PROGRAM = join(import.meta.dirname, '../../bin/dynasty.js');
const folders = mkdtempSync(join(tmpdir(), 'dynasty-first-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** Redbud's dynasty just before each stage. */
const BEFORE: Readonly<Record<Stage, Moment>> = {
  preseason: 'preseason',
  season: 2,
  summary: 20,
  progression: 'summary',
  recruiting_summary: 'summary',
};

/** Ids that the command lines use. */
interface Named {
  QUARTERBACK: string;
  PLAYER: string;
  GAME: string;
  RECRUIT: string;
  STATE: string;
}

/** Returns a folder with a dynasty at a stage, whose last decision can be undone. */
async function folderAt(stage: Stage): Promise<{ folder: string; named: Named }> {
  const folder = join(folders, stage);
  mkdirSync(folder);
  await saveIn(folder, BEFORE[stage], REDBUD);
  const path = join(folder, REDBUD.file);
  const session = await openSave(path);
  try {
    if (stage === 'preseason') await ask(session, 'setPlan', { tempo: 1 });
    else if (stage === 'season') await ask(session, 'sim', { week: 3 });
    else await ask(session, 'advance', { to: stage === 'recruiting_summary' ? 'progression' : stage });
    if (stage === 'recruiting_summary') await ask(session, 'advance', { to: stage });
    const { roster } = await ask(session, 'roster', { team: 'Redbud' });
    const returning = roster.filter(({ year }) => year !== 'sr');
    const { games } = await ask(session, 'teamSchedule', { team: 'Redbud' });
    const kept = keptStates(path);
    return {
      folder,
      named: {
        QUARTERBACK: String(roster.find(({ pos }) => pos === 'qb')!.id),
        PLAYER: String(returning.find(({ redshirt, injury }) => !redshirt && injury === null)!.id),
        GAME: String(games[0]!.id),
        RECRUIT: '12',
        STATE: kept[0]!.id,
      },
    };
  } finally {
    session.close();
  }
}

/** Refused unless a dynasty was begun for it, which these were not. */
const EDIT = 'edit PLAYER --rating 92';

/** A line for every command, and for every action on saves. */
const LINES: readonly string[] = [
  'play',
  'new --team Rice --year 2024 --name rice',
  'status',
  'plan',
  'plan --tempo 1',
  'depth',
  'depth set qb QUARTERBACK',
  'depth auto',
  'redshirt',
  'redshirt PLAYER',
  'portal',
  'portal keep PLAYER',
  'budget',
  'budget --keep 60',
  'board',
  'board find --pos qb',
  'board offer RECRUIT',
  'noncon',
  'noncon --week 3',
  'sim',
  'coach-game',
  'advance',
  'undo',
  'teams --year 2024',
  'standings',
  'rankings',
  'selection',
  'feed',
  'career',
  'jobs',
  'job',
  'contract',
  'staff',
  'legacy',
  'signing-day',
  'universe',
  'stakes',
  'news',
  'why rank',
  'schedule',
  'roster',
  'history',
  'team',
  'player PLAYER',
  'week 1',
  'game GAME',
  'playoff',
  'injuries',
  'stats team',
  'stats individual',
  'stats ratings',
  'summary',
  'review',
  'recap',
  'ledger',
  'progression',
  'recruiting',
  'awards',
  'race',
  'records',
  'hall',
  'trophies',
  'rivalry Llano',
  'season',
  'class',
  'draft',
  'program',
  'coaches',
  'coach',
  'carousel',
  'sql --views',
  'sql values(1)',
  'share --out out/code.txt',
  'challenge',
  'challenge start owls',
  'what-if 1',
  'saves',
  'almanac --out out/site',
  'saves copy redbud-2024 other',
  'saves rename redbud-2024 other',
  'saves delete redbud-2024 --yes',
  'saves export redbud-2024 out/',
  'saves export redbud-2024 out/ --salvage',
  'saves export redbud-2024 out/ --sqlite',
  'saves import redbud-2024 other',
  'saves verify',
  'saves revisions redbud-2024',
  'saves restore redbud-2024 STATE --yes',
  'serve --port 0',
  'replay redbud-2024',
  'completion bash',
  'info',
  'batch knobs interception',
  'batch columns games',
  EDIT,
];

/** The lines that are run. */
const TRIED = sample(LINES, 4);

/** Lines that each stage refuses; `play` needs a terminal. */
const REFUSED: Readonly<Record<Stage, readonly string[]>> = {
  preseason: [
    EDIT,
    'play',
    'what-if 1',
    'ledger',
    'coach-game',
    'stakes',
    'summary',
    'review',
    'progression',
    'recruiting',
  ],
  season: [
    EDIT,
    'play',
    'what-if 1',
    'ledger',
    'noncon --week 3',
    'advance',
    'summary',
    'review',
    'progression',
    'recruiting',
  ],
  summary: [
    EDIT,
    'play',
    'what-if 1',
    'depth set qb QUARTERBACK',
    'depth auto',
    'redshirt PLAYER',
    'noncon --week 3',
    'sim',
    'coach-game',
    'recruiting',
  ],
  progression: [
    ...[
      EDIT,
      'play',
      'what-if 1',
      'depth set qb QUARTERBACK',
      'depth auto',
      'redshirt PLAYER',
      'noncon --week 3',
      'sim',
      'coach-game',
    ],
  ],
  recruiting_summary: [
    ...[
      EDIT,
      'play',
      'what-if 1',
      'redshirt PLAYER',
      'portal keep PLAYER',
      'board offer RECRUIT',
      'noncon --week 3',
      'sim',
      'coach-game',
    ],
  ],
};

/** Returns the stages rotated to start at an index, so that each gets its share of the lines. */
const stagesFrom = (place: number): readonly Stage[] => STAGES.map((_, i) => STAGES[(place + i) % STAGES.length]!);

/** Returns the lines to run at a stage. */
function linesAt(stage: Stage): string[] {
  if (THOROUGH) return [...LINES];
  const isRefused = (line: string, at: Stage) => REFUSED[at].includes(line);
  return TRIED.filter((line, place) => {
    const stages = stagesFrom(place);
    const works = stages.find((at) => !isRefused(line, at));
    const fails = stages.find((at) => isRefused(line, at));
    return stage === works || stage === fails;
  });
}

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a line as the first command in a copy of a folder; stops a server as soon as it prints its address. */
async function run(line: string, folder: string, named: Named): Promise<Ended> {
  const words = line.split(' ').map((word) => (Object.hasOwn(named, word) ? named[word as keyof Named] : word));
  const copy = mkdtempSync(join(folders, 'copy-'));
  cpSync(folder, copy, { recursive: true });
  mkdirSync(join(copy, 'out'));
  const env = { ...process.env, DYNASTY_SAVES: copy, DYNASTY_SAVE: '' };
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: copy, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  let listening = false;
  const hear = (name: keyof typeof said) => (text: string) => {
    said[name] += text;
    if (listening || words[0] !== 'serve' || !said[name].includes('http://')) return;
    listening = true;
    child.kill('SIGINT');
  };
  child.stdout.setEncoding('utf8').on('data', hear('out'));
  child.stderr.setEncoding('utf8').on('data', hear('err'));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  rmSync(copy, { recursive: true, force: true });
  return { code, ...said };
}

/** Runs lines in parallel, one per processor. */
async function runAll(lines: readonly string[], folder: string, named: Named): Promise<Map<string, Ended>> {
  const left = [...lines];
  const ended = new Map<string, Ended>();
  const work = async () => {
    for (let line = left.shift(); line !== undefined; line = left.shift()) {
      ended.set(line, await run(line, folder, named));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return ended;
}

it('knows every command, and every action on saves', () => {
  const names = new Set(LINES.map((line) => line.split(' ')[0]));
  expect(VERBS.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  const actions = VERBS.find(({ name }) => name === 'saves')!.takes as readonly string[];
  const known = LINES.flatMap((line) => (line.startsWith('saves ') ? [line.split(' ')[1]] : []));
  expect(actions.filter((action) => action !== 'list' && !known.includes(action))).toEqual([]);
});

it('runs each command at a stage that allows it, and checks each refusal at a stage that refuses it', () => {
  const at = STAGES.map((stage) => [stage, linesAt(stage)] as const);
  const run = (refused: boolean) =>
    new Set(at.flatMap(([stage, lines]) => lines.filter((line) => REFUSED[stage].includes(line) === refused)));
  // `play` needs a terminal, and `what-if` a finished game.
  const never = ['play', 'what-if 1', EDIT].filter((line) => TRIED.includes(line));
  expect(TRIED.filter((line) => !run(false).has(line))).toEqual(never);
  const refused = [...new Set(Object.values(REFUSED).flat())].filter((line) => TRIED.includes(line));
  expect([...run(true)].sort()).toEqual(refused.sort());
  expect(refused.length).toBeGreaterThan(2);
});

it.each(STAGES)('commands work as the first one in the stage %s, or are refused in words', async (stage) => {
  const { folder, named } = await folderAt(stage);
  const lines = linesAt(stage);
  const ended = await runAll(lines, folder, named);
  const failed = [...ended].filter(([, { code }]) => code !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  expect(failed.map(([line, { code, err }]) => [line, code, err])).toEqual(
    REFUSED[stage]
      .filter((line) => lines.includes(line))
      .sort()
      .map((line) => [line, 2, expect.stringMatching(/^[A-Z].*\.\n/)]),
  );
});
