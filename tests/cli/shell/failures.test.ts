import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProgress } from '../../../src/cli/shell/progress.ts';
import type { Dynasty, SaveLibrary } from '../../../src/core/app/saves/library.ts';
import { fakeTerminal, run, temporaryFolder } from '../helper.ts';

const folder = temporaryFolder();

/** A core that implements only what is given. */
function libraryWith(change: Partial<SaveLibrary>): () => Promise<SaveLibrary> {
  const nothing = (name: string) => () => {
    throw new Error(`${name} was called`);
  };
  const base: SaveLibrary = {
    version: '1.2.3',
    seasons: { first: 2000, last: 2026 },
    home: nothing('home'),
    universes: nothing('universes'),
    saveUniverse: nothing('saveUniverse'),
    create: nothing('create'),
    open: nothing('open'),
    list: () => [],
    damaged: () => [],
    revisions: nothing('revisions'),
    restore: nothing('restore'),
    origin: nothing('origin'),
    verify: nothing('verify'),
    replay: nothing('replay'),
    copy: nothing('copy'),
    importFrom: nothing('importFrom'),
    salvage: nothing('rename'),
    rename: nothing('rename'),
    remove: nothing('remove'),
    names: nothing('names'),
  };
  return async () => ({ ...base, ...change });
}

class SaveError extends Error {
  override name = 'SaveError';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const SAVE = {
  path: '/saves/a.dynasty',
  file: 'a.dynasty',
  user_id: 'u',
  team: 'Rice',
  year: 2024,
  stage: 'season' as const,
  week: 3,
  savedAt: '2026-01-01T00:00:00.000Z',
  over: false,
  bytes: 1_000_000,
};

const opening = (code: string) =>
  libraryWith({
    list: () => [SAVE],
    open: () => {
      throw new SaveError(code, `The save says ${code}.`);
    },
  });

describe('exit codes', () => {
  test.each([
    ['not_a_save', 4],
    ['corrupt', 4],
    ['newer_version', 4],
    ['older_version', 4],
    ['busy', 5],
    ['disk_full', 1],
  ])('a save that is %s ends with %i and its own sentence', async (code, exit) => {
    const ran = await run(['schedule'], { env: { DYNASTY_SAVES: folder } }, opening(code));
    expect(ran).toEqual({ code: exit, out: '', err: `The save says ${code}.\n` });
  });

  test.each([
    ['not_found', 2],
    ['wrong_stage', 2],
    ['malformed', 2],
    ['busy', 5],
    ['failed', 1],
  ] as const)('a refusal %s ends with %i', async (code, exit) => {
    const dynasty = {
      path: SAVE.path,
      run: () => ({ ok: false, error: { code, message: 'No.' } }),
      close: () => undefined,
    } as unknown as Dynasty;
    const ran = await run(
      ['week', '3'],
      { env: { DYNASTY_SAVES: folder } },
      libraryWith({
        list: () => [SAVE],
        open: () => ({ ...dynasty, info: () => ({ currentWeek: 3, lastWeek: 19 }) }) as unknown as Dynasty,
      }),
    );
    expect(ran).toEqual({ code: exit, out: '', err: 'No.\n' });
  });

  test('no save yet: 4, and how to start', async () => {
    const ran = await run(['status'], { env: { DYNASTY_SAVES: folder } }, libraryWith({}));
    expect(ran.code).toBe(4);
    expect(ran.err).toContain('dynasty new --team');
  });

  test('a missing save: 4, and which folders were searched', async () => {
    const ran = await run(['status', '--save', 'nope', '--saves-dir', folder], {}, libraryWith({}));
    expect(ran.code).toBe(4);
    expect(ran.err).toContain('There is no save nope.');
    expect(ran.err).toContain(folder);
  });

  test('a bug: 1, the stack only with --debug', async () => {
    const broken = libraryWith({
      list: () => {
        throw new TypeError('x is not a function');
      },
    });
    const plain = await run(['status', '--saves-dir', folder], {}, broken);
    expect(plain.code).toBe(1);
    expect(plain.err).not.toContain('    at ');
    expect((await run(['status', '--saves-dir', folder, '--debug'], {}, broken)).err).toContain('    at ');
  });

  test('a save with errors: 3', async () => {
    const library = libraryWith({
      list: () => [SAVE],
      verify: (path) => ({
        path,
        decisions: 4,
        digest: 'd',
        faults: ['Game 7 has no plays.'],
        engines: [],
        differences: [],
      }),
    });
    const ran = await run(['saves', 'verify', '--saves-dir', folder], {}, library);
    expect(ran.code).toBe(3);
    expect(ran.out).toContain('Game 7 has no plays.');
  });
});

describe('without a terminal, no command asks', () => {
  const removed: string[] = [];
  const library = libraryWith({ list: () => [SAVE], remove: (path) => void removed.push(path) });
  const line = ['saves', 'delete', 'a'];
  beforeAll(() => writeFileSync(join(folder, 'a.dynasty'), ''));
  const here = { env: { DYNASTY_SAVES: folder } };

  test('without a terminal, or with --no-input, the missing flag is named', async () => {
    for (const change of [here, { ...here, inIsTerminal: true }]) {
      const ran = await run([...line, '--no-input'], change, library);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain('--yes');
    }
    expect(removed).toEqual([]);
  });

  test('on a terminal, no changes nothing and yes deletes', async () => {
    await run(line, { ...here, inIsTerminal: true, confirm: async () => false }, library);
    expect(removed).toEqual([]);
    await run(line, { ...here, inIsTerminal: true, confirm: async () => true }, library);
    await run([...line, '--yes'], here, library);
    expect(removed.length).toBe(2);
  });
});

describe('progress', () => {
  test('one line per season without a terminal, nothing with --quiet', async () => {
    const terminal = fakeTerminal();
    const lines = await startProgress(terminal, false, 'seasons');
    for (const year of [2024, 2024, 2025]) lines.update({ year, week: 1, share: 0.5 });
    lines.stop();
    expect(terminal.written.err).toBe(
      'The 2024 season: played in under a second\nWeek 1 of 2025: played in under a second\n',
    );
    const quiet = fakeTerminal();
    const none = await startProgress(quiet, true, 'seasons');
    none.update({ year: 2024, week: 1, share: 0.5 });
    none.stop();
    expect(quiet.written).toEqual({ out: '', err: '' });
  });
});
