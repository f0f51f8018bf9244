import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderHost } from '../../../src/core/app/index.ts';
import { faultsOf } from '../../../src/core/app/local-saves.ts';
import { openSave } from '../../../src/core/save/index.ts';
import { codeOf } from '../save/temporary.ts';
import { edited, forged, otherFacts } from './forged.ts';
import { ask, begin, inFolder, MICHIGAN_2024 } from './helpers.ts';

let good: Uint8Array;

beforeAll(async () => {
  good = await inFolder(async (folder) => {
    const path = join(folder, 'a.dynasty');
    (await begin(MICHIGAN_2024, path)).close();
    return Uint8Array.from(readFileSync(path));
  });
});

/** What a server says to a file, with what lies in its folder afterwards. */
async function taken(bytes: Uint8Array) {
  return inFolder(async (folder) => {
    const host = folderHost({ folder, active: null, version: 'test' });
    const answer = await host.importSave(bytes);
    await host.close?.();
    return { answer, files: readdirSync(folder) };
  });
}

const teams = (change: object) => (facts: Record<string, never>) => {
  const list = facts.teams as unknown as object[];
  return { ...facts, teams: [{ ...list[0], ...change }, ...list.slice(1)] };
};

describe('a save from a stranger', () => {
  it('is taken in when everything in it is right', async () => {
    const bytes = await forged(good, () => undefined);
    expect(await taken(bytes)).toMatchObject({ answer: { ok: true }, files: ['imported.dynasty'] });
  });

  it('is refused for facts that are none, although all its digests fit, and nothing is left of it', async () => {
    const cases: ((facts: Record<string, never>) => unknown)[] = [
      () => ({}),
      teams({ colorPrimary: 'url(https://example.org/x)' }),
      teams({ name: 'x'.repeat(10_000) }),
      teams({ id: 'somebody-else' }),
      (facts) => ({ ...facts, states: [] }),
      (facts) => ({ ...facts, seasons: { ...(facts.seasons as unknown as object), lastYear: 1e9 } }),
      (facts) => ({ ...facts, results: { 2023: 'XYZ one-two' } }),
    ];
    for (const change of cases) {
      const bytes = await forged(good, (db) => otherFacts(db, change));
      const { answer, files } = await taken(bytes);
      expect(answer).toMatchObject({ ok: false, error: { code: 'malformed' } });
      expect(JSON.stringify(answer)).toMatch(/facts/i);
      expect(files).toEqual([]);
    }
  });

  it('with unusable facts is called damaged when it is opened, by every page and by verify', async () => {
    const bytes = await forged(good, (db) => otherFacts(db, () => ({})));
    await inFolder(async (folder) => {
      const path = join(folder, 'a.dynasty');
      writeFileSync(path, bytes);
      const session = await openSave(path);
      expect(await codeOf(() => ask(session, 'status', {}))).toBe('corrupt');
      session.close();
      expect((await faultsOf(path)).join()).toMatch(/facts of the dynasty are not usable/);
    });
  });

  it('with a team that nobody knows is called damaged by the pages that show it', async () => {
    const bytes = await forged(good, (db) => db.run("UPDATE teams SET id = 'air-dorce' WHERE id = 'air-force'"));
    await inFolder(async (folder) => {
      const path = join(folder, 'a.dynasty');
      writeFileSync(path, bytes);
      const session = await openSave(path);
      expect(await codeOf(() => ask(session, 'rankings', {}))).toBe('corrupt');
      session.close();
      expect((await faultsOf(path)).join()).toContain('air-dorce');
      expect(await taken(bytes)).toMatchObject({ answer: { ok: false }, files: [] });
    });
  });

  it('cannot lend its facts to other saves under their digest', async () => {
    const bytes = await edited(good, (db) => {
      const digest = db.get('SELECT digest FROM facts')![0]!;
      otherFacts(db, teams({ name: 'Mallory' }));
      db.run('UPDATE facts SET digest = ?', [digest]);
    });
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'a.dynasty'), bytes);
      const session = await openSave(join(folder, 'a.dynasty'));
      expect(await codeOf(() => session.read((save) => save.facts.read()))).toBe('corrupt');
      session.close();
    });
  });
});
