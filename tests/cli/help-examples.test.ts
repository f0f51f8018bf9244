import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from '../../src/cli/shell/program.ts';
import { VERBS } from '../../src/cli/verbs/index.ts';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { decemberSave, LEAGUE } from '../core/app/coaching.ts';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { THOROUGH } from '../thorough.ts';
import { fakeTerminal, type Ran, run, temporaryFolder } from './helper.ts';

/**
 * Pastes every example of the help and the docs into a shell: the program understands its arguments, and it works at
 * some stage.
 */

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'docs/batch.md',
  'docs/many-machines.md',
  'docs/play.md',
  'docs/sideline.md',
  'docs/questions.md',
  'docs/share.md',
  'docs/challenges.md',
  'docs/what-if.md',
  'docs/almanac.md',
];

/** Returns the command lines on a page; a line ending in a backslash continues on the next. */
function examplesOf(page: string): string[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(?:sh)?\n([\s\S]*?)^```/gm);
  return [...blocks]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /^(npx )?dynasty /.test(line));
}

const folder = temporaryFolder();

/** A shell's reading of a line: its complaints, and the argument lists that `dynasty` gets. */
interface Pasted {
  complaint: string;
  lines: string[][];
}

/** Runs every line in one shell, each in its own folder. */
function paste(lines: readonly string[]): Map<string, Pasted> {
  const places = lines.map((line, index) => {
    const place = join(folder, `pasted-${index}`);
    mkdirSync(place);
    writeFileSync(join(place, 'line'), line);
    writeFileSync(join(place, 'words'), '');
    return place;
  });
  const script = `
    dynasty() { printf '%s\\0' "$@" '|' >> "$HOME/words"; }; npx() { "$@"; }; npm() { :; }
    for place; do ( cd "$place"; HOME=$place; eval "$(cat line)" ) > /dev/null 2> "$place/complaint" < /dev/null; done`;
  spawnSync('bash', ['-c', script, 'bash', ...places], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
  const read = (place: string, name: string) => readFileSync(join(place, name), 'utf8');
  const wordsOf = (place: string) =>
    read(place, 'words')
      .split('|\0')
      .filter((each) => each !== '')
      .map((each) => each.split('\0').slice(0, -1));
  return new Map(
    places.map((place, index) => [lines[index]!, { complaint: read(place, 'complaint'), lines: wordsOf(place) }]),
  );
}

/** Commands that run until stopped, or for minutes; they are parsed but not run. */
const LONG: readonly ((words: readonly string[]) => boolean)[] = [
  ([verb]) => verb === 'play' || verb === 'serve',
  ([verb, action]) => verb === 'batch' && action !== 'columns' && action !== 'knobs',
  // `almanac.test` writes one, and replaces one.
  ([verb]) => verb === 'almanac' && !THOROUGH,
  // These simulate many seasons.
  ([verb]) => verb === 'what-if' || verb === 'ledger',
  // It checks a challenge, and this dynasty did not start as one.
  ([verb, action]) => verb === 'challenge' && action === 'check',
  // It edits a player, and this dynasty was not begun for that.
  ([verb]) => verb === 'edit',
  // No class enters the hall of fame until years into a dynasty.
  ([verb, flag]) => verb === 'hall' && flag === '--year',
];

const EXAMPLES = [
  ...VERBS.flatMap(({ name, examples }) => examples.map(([line]) => ({ where: `${name} -h`, line }))),
  ...PAGES.flatMap((page) => examplesOf(page).map((line) => ({ where: page, line }))),
];

/** Every line once, as a shell reads it. */
const SHELL = paste([...new Set(EXAMPLES.map(({ line }) => line))]);

/** Returns the argument lists that `dynasty` gets when a shell runs a line. */
function pasted(line: string): string[][] {
  const { complaint, lines } = SHELL.get(line)!;
  // Fish reads its script from standard input.
  if (!line.endsWith('fish | source')) expect([line, complaint]).toEqual([line, '']);
  return lines;
}

const library = saveLibrary('1.2.3');
const SAVE = 'michigan-2024.dynasty';

/**
 * Names of the league in which the examples run: its season takes a fifth of FBS's time. New dynasties and universes are
 * made in FBS, as written, and what works only there is tried in its preseason.
 */
const IN_LEAGUE: Readonly<Record<string, string>> = {
  ...{ Michigan: 'Redbud', 'Ohio State': 'Harbor State', Ohio: 'Harbor', Boise: 'Prairie', 'Texas A&M': 'Bayou A&M' },
  ...{ Texas: 'Llano', Georgia: 'Magnolia', Nebraska: 'Badlands', Alabama: 'Ozark', Auburn: 'Sonora', Iowa: 'Quarry' },
  ...{ 'Big Ten': 'Lakes', SEC: 'Gulf' },
};
const AS_WRITTEN = ['new', 'universe', 'teams', 'batch'];

/** Folders with a dynasty at each stage, in order, and the real values for the examples' placeholders. */
const stages: { saves: string; real: Readonly<Record<string, string>> }[] = [];

const inFolder = (saves: string, line: readonly string[]): Promise<Ran> =>
  run(
    line,
    { env: { DYNASTY_SAVES: saves, HOME: saves }, cwd: saves, inIsTerminal: true, confirm: async () => true },
    async () => library,
  );

async function answer(saves: string, ...line: string[]) {
  const { code, out, err } = await inFolder(saves, [...line, '--json']);
  expect([line, code, err]).toEqual([line, 0, '']);
  return JSON.parse(out);
}

/** Returns real names and numbers for the made-up ones in examples. */
async function realNames(saves: string): Promise<Record<string, string>> {
  const { roster } = await answer(saves, 'roster', '--position', 'qb');
  const { market, came } = await answer(saves, 'portal');
  const { games } = await answer(saves, 'week', '1');
  const { coach } = await answer(saves, 'coach');
  // A senior cannot be kept out of the portal.
  const passer = roster.find(({ year }: { year: string }) => year !== 'sr') ?? roster[0];
  const name = `${passer.first} ${passer.last}`;
  return {
    ...IN_LEAGUE,
    'Joe Moore': name,
    'Jalen Carter': name,
    'Al Moore': `${coach.first} ${coach.last}`,
    '212': String(coach.id),
    '10482': String(passer.id),
    '4711': String(market[0]?.id ?? passer.id),
    '12345': String(came[0]?.id),
    '20240017': String(games[0]?.id),
    '2025': '2024',
    '2026': '2024',
    '2027': '2024',
  };
}

const MOMENTS = ['preseason', 9, 'summary', 'progression', 'recruiting_summary', 'next preseason'] as const;

async function addStage(name: string, prepare: (saves: string) => Promise<unknown>): Promise<void> {
  const saves = join(folder, name);
  mkdirSync(saves);
  await prepare(saves);
  stages.push({ saves, real: await realNames(saves) });
}

beforeAll(async () => {
  for (const moment of MOMENTS) {
    await addStage(String(moment), async (saves) => {
      await saveIn(saves, moment, REDBUD);
      renameSync(join(saves, REDBUD.file), join(saves, SAVE));
    });
  }
  await addCareers();
  await addStage('nation', (saves) => saveIn(saves, 'preseason'));
  const { real, saves } = stages.pop()!;
  stages.push({ saves, real: { ...real, ...Object.fromEntries(Object.keys(IN_LEAGUE).map((name) => [name, name])) } });
});

/** Adds two coaches in December: one wanted by every program, and one who is offered an extension. */
async function addCareers(): Promise<void> {
  for (const career of ['planner', 'extended'] as const) {
    await addStage(career, async (saves) => copyFileSync(await decemberSave(career), join(saves, SAVE)));
    const { saves, real } = stages.pop()!;
    const { openings } = await answer(saves, 'jobs');
    const offer = openings.find(({ call }: { call: string }) => call === 'offer');
    const { coordinators, candidates } = await answer(saves, 'staff');
    type Listed = { id: number; end: string | null; next: boolean; affordable: boolean };
    const own = coordinators.find(({ end, next }: Listed) => end === null && !next);
    const other = candidates.find(({ affordable }: Listed) => affordable);
    const names = { Iowa: offer?.team ?? 'Iowa', 'Al Bell': String(own?.id), 'Jim Hill': String(other?.id) };
    stages.push({ saves, real: { ...real, ...names } });
  }
}

/** Preparation for some examples: lines to run first, and replacements for words of the example. */
const FIRST: readonly (readonly [example: RegExp, lines: readonly (readonly string[])[]])[] = [
  [/^redshirt .*--off$/, [['redshirt', 'Joe Moore']]],
  [/^(undo|saves restore)/, [['sim'], ['sim'], ['sim']]],
  [/^new --from michigan.txt/, [['share', '--out', 'michigan.txt']]],
  [/^saves export damaged/, [['saves', 'copy', 'michigan-2024', 'damaged']]],
];

/** Returns the newest kept state of a save, for `saves restore`. */
async function newestState(saves: string): Promise<string> {
  const kept = await answer(saves, 'saves', 'revisions', 'michigan-2024');
  return kept.at(-1)?.id ?? '12';
}

const LEAGUE_FILE = join(folder, 'league.json');
writeFileSync(LEAGUE_FILE, JSON.stringify(LEAGUE));
let newGames = 0;

/** Begins a new game in the league where its other options allow that, except the first and in a thorough run. */
async function begun(copy: string, words: readonly string[]): Promise<Ran> {
  const [team, year] = [words.indexOf('--team') + 1, words.indexOf('--year')];
  newGames += 1;
  if (THOROUGH || newGames === 1 || team === 0 || year === -1 || words.includes('--as-it-was'))
    return inFolder(copy, words);
  const line = words
    .with(team, 'Redbud')
    .with(year, '--universe')
    .with(year + 1, LEAGUE_FILE);
  const ran = await inFolder(copy, line);
  return ran.code === 0 ? ran : inFolder(copy, words);
}

async function tryOn(copy: string, words: readonly string[], names: Readonly<Record<string, string>>): Promise<Ran> {
  const lines = FIRST.find(([example]) => example.test(words.join(' ')))?.[1] ?? [];
  const real = (line: readonly string[], known: Readonly<Record<string, string>>) =>
    AS_WRITTEN.includes(line[0]!) ? line : line.map((word) => known[word] ?? word);
  for (const line of lines) await inFolder(copy, real(line, names));
  if (words[0] === 'new') return begun(copy, words);
  const restores = words[1] === 'restore';
  return inFolder(copy, real(words, restores ? { ...names, '12': await newestState(copy) } : names));
}

/** The stage at which each command last worked: its other lines start there. */
const workedAt = new Map<string, (typeof stages)[number]>();

/** Runs a line on copies of the stages' saves until it works; returns the last refusal if it never does. */
async function worksAtSomeStage(words: readonly string[]): Promise<string | null> {
  let refusal = 'there are no stages';
  const verb = words[0]!;
  const first = workedAt.get(verb);
  for (const stage of first === undefined ? stages : [first, ...stages.filter((each) => each !== first)]) {
    const { saves, real } = stage;
    const copy = mkdtempSync(join(folder, 'copy-'));
    copyFileSync(join(saves, SAVE), join(copy, SAVE));
    const { code, err } = await tryOn(copy, words, real);
    rmSync(copy, { recursive: true });
    if (code === 0) {
      workedAt.set(verb, stage);
      return null;
    }
    refusal = err;
  }
  return refusal;
}

/** Results by line, since several pages repeat the same one. */
const tried = new Map<string, Promise<string | null>>();

/** Cuts a line that plays several seasons to one; `npm run torture -- thorough` runs it unchanged. */
function shortened(words: readonly string[]): readonly string[] {
  return THOROUGH ? words : words.map((word, index) => (words[index - 1] === '--seasons' ? '1' : word));
}

function triedOnce(words: readonly string[]): Promise<string | null> {
  const line = shortened(words);
  const key = JSON.stringify(line);
  const known = tried.get(key) ?? worksAtSomeStage(line);
  tried.set(key, known);
  return known;
}

/** Returns a line's command with its action, alone and with each of its options. */
function partsOf(words: readonly string[]): string[] {
  const { takes } = VERBS.find(({ name }) => name === words[0])!;
  const isAction = Array.isArray(takes) && takes.includes(words[1]);
  const command = words.slice(0, isAction ? 2 : 1).join(' ');
  return [command, ...words.filter((word) => word.startsWith('--')).map((option) => `${command} ${option}`)];
}
const partsRun = new Set<string>();

/** Whether a line has a part that no line before it had: those are run, or all of them in a thorough run. */
function hasNewPart(words: readonly string[]): boolean {
  const fresh = partsOf(words).filter((part) => !partsRun.has(part));
  for (const part of fresh) partsRun.add(part);
  return fresh.length > 0 || THOROUGH;
}

describe('an example from the help or from a page', () => {
  it('is there for every command', () => {
    expect(EXAMPLES.length).toBeGreaterThan(150);
  });

  it.each(EXAMPLES)('$where: $line', async ({ line }) => {
    for (const words of pasted(line)) {
      const understood = parse(words, fakeTerminal(), () => '1.2.3');
      expect(understood?.verb.name).toBe(words[0]);
      if (LONG.some((long) => long(words)) || !hasNewPart(words)) continue;
      expect([words, await triedOnce(words)]).toEqual([words, null]);
    }
  });
});
