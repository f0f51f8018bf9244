import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEAGUE } from '../core/app/coaching.ts';
import { hostileName } from '../core/save/hostile-names.ts';
import { everything } from '../core/save/temporary.ts';
import { runs } from '../thorough.ts';
import { type Ran, run, temporaryFolder } from './helper.ts';

const root = temporaryFolder();
const saves = join(root, 'home', 'saves');
const cwd = join(root, 'home', 'work');
/** A game in the small league, whose file is not among those that hostile names could change. */
const league = join(temporaryFolder(), 'league.json');
writeFileSync(league, JSON.stringify(LEAGUE));
const IN_LEAGUE = ['--team', 'Redbud', '--universe', league];
const dynasty = (...line: string[]): Promise<Ran> => run(line, { cwd, env: { DYNASTY_SAVES: saves } });

/** The files of a save that has an undo. */
let played: [path: string, bytes: Buffer][];
beforeAll(async () => {
  mkdirSync(cwd, { recursive: true });
  await dynasty('new', ...IN_LEAGUE, '--seed', '7', '--name', 'm');
  await dynasty('advance');
  played = Object.keys(everything(saves)).map((path) => [path, readFileSync(path)]);
});

function restore(): void {
  for (const [path, bytes] of played) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

beforeEach(() => {
  rmSync(root, { recursive: true });
  for (const path of ['other', 'home/other', 'home/work', 'home/saves/sub']) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'unrelated.txt'), path);
  }
  writeFileSync(join(saves, 'unrelated.txt'), 'letters home');
  restore();
});

const LINES: [what: string, line: (name: string) => string[]][] = [
  ['saves copy', (name) => ['saves', 'copy', 'm', '--', name]],
  ['saves rename', (name) => ['saves', 'rename', 'm', '--', name]],
  ['saves delete', (name) => ['saves', 'delete', '--yes', '--', name]],
  ['saves import', (name) => ['saves', 'import', join(saves, 'm.dynasty'), '--', name]],
  ['saves import of', (name) => ['saves', 'import', '--', name, 'taken']],
  ['saves export of', (name) => ['saves', 'export', '--', name, join(saves, 'sub', 'out.dynasty')]],
  ['saves verify', (name) => ['saves', 'verify', '--', name]],
  ['replay', (name) => ['replay', 'm', `--name=${name}`]],
  ['replay of', (name) => ['replay', '--', name]],
  ['new --name', (name) => ['new', ...IN_LEAGUE, `--name=${name}`]],
  ['undo --save', (name) => ['undo', `--save=${name}`]],
];

describe.each(LINES)('%s', (_what, line) => {
  it('a hostile name changes no file except a save of that name', async () => {
    const before = everything(root);
    const ours = played.map(([path]) => path);
    await fc.assert(
      fc.asyncProperty(hostileName, async (name) => {
        await dynasty(...line(name));
        const after = everything(root);
        for (const [path, content] of Object.entries(before)) {
          if (!ours.includes(path)) expect([path, after[path]]).toEqual([path, content]);
        }
        for (const path of Object.keys(after).filter((each) => before[each] === undefined)) {
          expect(path).toMatch(
            /\/home\/saves\/(sub\/out|[^./][^/]*|\.revisions\/[0-9a-f-]{36}\/[\w-]+)\.(dynasty|json)$/,
          );
          rmSync(path);
        }
        restore();
      }),
      { seed: 4, numRuns: runs(10, 50) },
    );
  });
});

describe('names of saves', () => {
  it('two dots are never a name', async () => {
    for (const line of [
      ['saves', 'rename', 'm', '..'],
      ['saves', 'rename', 'm', '../..'],
      ['saves', 'rename', 'm', '.'],
      ['saves', 'copy', 'm', '..'],
    ]) {
      const { code, out } = await dynasty(...line);
      expect([code, out]).toEqual([2, '']);
    }
    expect((await dynasty('undo')).code).toBe(0);
  });

  it('every extension except .dynasty is part of the name', async () => {
    await dynasty('new', '--team', 'Navy', '--year', '2024', '--name', 'second.db');
    expect((await dynasty('status')).out).toContain('Navy');
    expect((await dynasty('saves', 'rename', 'm', 'rice-v1.5')).code).toBe(0);
    expect((await dynasty('undo', '--save', 'rice-v1.5')).code).toBe(0);
    await dynasty('saves', 'import', join(saves, 'rice-v1.5.dynasty'), 'y.db');
    expect(readdirSync(saves).filter((name) => /\.(db|5|dynasty)$/.test(name))).toEqual([
      'rice-v1.5.dynasty',
      'second.db.dynasty',
      'y.db.dynasty',
    ]);
  });

  it('a copy takes a name, an export takes a path, and a folder gets a file of the same name', async () => {
    const elsewhere = join(root, 'other', 'x.dynasty');
    const refused = await dynasty('saves', 'copy', 'm', elsewhere);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('dynasty saves export NAME FILE');
    expect((await dynasty('saves', 'export', 'm', elsewhere)).code).toBe(0);
    expect((await dynasty('saves', 'export', 'm', elsewhere)).code).toBe(2);
    expect((await dynasty('saves', 'export', 'm', '../other')).code).toBe(0);
    expect((await dynasty('saves', 'export', 'm', '../other/m.dynasty.lock')).code).toBe(2);
    expect(readdirSync(join(root, 'home', 'other')).sort()).toEqual(['m.dynasty', 'unrelated.txt']);
    expect((await dynasty('saves', 'verify', elsewhere)).code).toBe(0);
  });

  it('a bare name of a save to delete means the saves folder, never the current folder', async () => {
    writeFileSync(join(cwd, 'x.dynasty'), readFileSync(join(saves, 'm.dynasty')));
    expect((await dynasty('saves', 'delete', 'x.dynasty', '--yes')).code).toBe(4);
    expect((await dynasty('saves', 'delete', './x.dynasty', '--yes')).code).toBe(0);
    expect(readdirSync(cwd)).toEqual(['unrelated.txt']);
  });
});

describe('a save that cannot be accessed', () => {
  it.each(['loop.dynasty', 'x'.repeat(300)])('does not exist: %s', async (name) => {
    symlinkSync('loop.dynasty', join(cwd, 'loop.dynasty'));
    for (const line of [
      ['status', '--save', name],
      ['saves', 'verify', name],
      ['saves', 'import', name, 'taken'],
    ]) {
      const { code, err } = await dynasty(...line);
      expect(code, line.join(' ')).toBe(4);
      expect(err).toContain(`There is no save ${name}.`);
    }
  });
});
