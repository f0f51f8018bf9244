import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderHost } from '../../../src/core/app/hosting/folder-host.ts';
import { faultsOf } from '../../../src/core/app/saves/local-saves.ts';
import { openSave } from '../../../src/core/save/index.ts';
import { sample } from '../../thorough.ts';
import { codeOf } from '../save/temporary.ts';
import { edited, factsText, forged, otherFacts } from './forged.ts';
import { ask, inFolder } from './helpers.ts';
import { playedTo } from './played.ts';

let good: Uint8Array;

beforeAll(async () => {
  const session = await playedTo('preseason');
  good = Uint8Array.from(readFileSync(session.path!));
  session.close();
});

/** Returns the server's response to a file, and the contents of its folder afterwards. */
async function taken(bytes: Uint8Array) {
  return inFolder(async (folder) => {
    const host = folderHost({ folder, active: null, version: 'test' });
    const answer = await host.importSave(Uint8Array.from(bytes), null);
    await host.close?.();
    return { answer, files: readdirSync(folder) };
  });
}

const teams = (change: object) => (facts: Record<string, never>) => {
  const list = facts.teams as unknown as object[];
  return { ...facts, teams: [{ ...list[0], ...change }, ...list.slice(1)] };
};

describe('an imported save', () => {
  it('is accepted if everything in it is right', async () => {
    const bytes = await forged(good, () => undefined);
    expect(await taken(bytes)).toMatchObject({ answer: { ok: true }, files: ['imported.dynasty'] });
  });

  it('is refused for invalid balance numbers or rules', async () => {
    const cases = [
      `UPDATE parameters SET json = json_set(json, '$."homeFieldAdvance"', 1e9) WHERE name = 'tuning'`,
      `UPDATE parameters SET json = json_set(json, '$."homeFieldAdvance"', '3') WHERE name = 'tuning'`,
      `UPDATE parameters SET json = json_set(json, '$."<b>x"', 3) WHERE name = 'tuning'`,
      `UPDATE parameters SET json = '[1]' WHERE name = 'tuning'`,
      `UPDATE parameters SET json = 'null' WHERE name = 'tuning'`,
      `UPDATE parameters SET json = json_set(json, '$.first.quarterSeconds', 1e9) WHERE name = 'rules'`,
      `UPDATE parameters SET json = '{}' WHERE name = 'rules'`,
      'DELETE FROM parameters',
    ];
    for (const sql of sample(cases, 2)) {
      const bytes = await forged(good, (db) => db.run(sql));
      const { answer, files } = await taken(bytes);
      expect([sql, answer.ok]).toEqual([sql, false]);
      expect(JSON.stringify(answer)).toMatch(/tuning values|rules/);
      expect(files).toEqual([]);
    }
  });

  it('is refused for invalid facts, even if all its digests are right, and nothing of it stays', async () => {
    const cases: ((facts: Record<string, never>) => unknown)[] = [
      () => ({}),
      teams({ colorPrimary: 'url(https://example.org/x)' }),
      teams({ name: 'x'.repeat(10_000) }),
      teams({ id: 'somebody-else' }),
      (facts) => ({ ...facts, states: [] }),
      (facts) => ({ ...facts, seasons: { ...(facts.seasons as unknown as object), lastYear: 1e9 } }),
      (facts) => ({ ...facts, results: { 2023: 'XYZ one-two' } }),
      (facts) => ({ ...facts, results: { 2023: `A${' 1-12'.repeat(40)}!` } }),
      (facts) => ({ ...facts, results: { 1600: 'MICH 1-0 OSU 0-1' } }),
      (facts) => ({ ...facts, more: 'of everything' }),
      (facts) => ({ ...facts, familyNames: [{ frequency: 1, names: 'Smith \u001b[2J' }] }),
      (facts) => ({ ...facts, familyNames: [{ frequency: 1, names: 'x'.repeat(5000) }] }),
      (facts) => ({ ...facts, '\u001b[2J': 1 }),
      teams({ abbreviation: '\u001b[2J' }),
      teams({ abbreviation: 'A\u202eB' }),
      teams({ more: 1 }),
      (facts) => ({ ...facts, teams: [facts.teams, facts.teams].flat() }),
    ];
    for (const change of sample(cases, 2)) {
      const bytes = await forged(good, (db) => otherFacts(db, change));
      const { answer, files } = await taken(bytes);
      expect(answer).toMatchObject({ ok: false, error: { code: 'malformed' } });
      expect(JSON.stringify(answer)).toMatch(/facts/i);
      expect(JSON.stringify(answer)).not.toMatch(/u001b|u202e/);
      expect(JSON.stringify(answer).length).toBeLessThan(400);
      expect(files).toEqual([]);
    }
  });

  it('is refused before its facts fill memory, by length, depth or number of values', async () => {
    const millions = `[${'[],'.repeat(1_000_000)}[]]`;
    const texts = [
      `{"teams":${millions}}`,
      `{"teams":"${'x'.repeat(50_000_000)}"}`,
      '['.repeat(3_000_000),
      `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":0,"l${i}":0`).join()}}`,
      `"${'\\"'.repeat(1_000_000)}`,
    ];
    for (const text of texts) {
      const bytes = await forged(good, (db) => factsText(db, text));
      const before = process.memoryUsage().rss;
      expect(await taken(bytes)).toMatchObject({ answer: { ok: false }, files: [] });
      expect(process.memoryUsage().rss - before).toBeLessThan(400e6);
    }
  });

  it('is refused, and not opened, for an out-of-range number', async () => {
    const cases: [sql: string, says: RegExp][] = [
      ['UPDATE dynasty SET year = 1000000000', /year in dynasty is not between/],
      ['UPDATE dynasty SET year = 9007199254740991', /year in dynasty is not between/],
      ['UPDATE dynasty SET year = 2054', /is in 2054, but its seasons lead to 2024/],
      ['UPDATE dynasty SET next_player_id = 1', /next player should be number 1/],
      ['UPDATE dynasty SET next_player_id = 9007199254740991', /next_player_id in dynasty/],
      ['UPDATE dynasty SET revision = 9007199254740991', /revision in dynasty/],
    ];
    for (const [sql, says] of cases) {
      const bytes = await forged(good, (db) => db.run(sql));
      expect(await taken(bytes)).toMatchObject({ answer: { ok: false, error: { code: 'malformed' } }, files: [] });
      await inFolder(async (folder) => {
        const path = join(folder, 'a.dynasty');
        writeFileSync(path, bytes);
        expect(await codeOf(() => openSave(path))).toBe('corrupt');
        expect((await faultsOf(path)).join()).toMatch(says);
      });
    }
  });

  it('is refused for out-of-range numbers and texts in its rows', async () => {
    const cases = [
      'UPDATE players SET joined = 4000000 WHERE id = 1',
      'UPDATE history SET year = 1 WHERE year = 2023',
      'UPDATE games SET moneyline_home = 9e999 WHERE id = (SELECT min(id) FROM games WHERE margin IS NOT NULL)',
      'UPDATE programs SET floor = -5 WHERE team = 1',
      "UPDATE programs SET conference = char(27) || '[2J' WHERE team = 1",
      "UPDATE decisions SET command = 'new' || char(155) || '2J'",
      "UPDATE dynasty SET team_name = 'Michi' || char(8238) || 'gan'",
    ];
    for (const sql of cases) {
      const bytes = await forged(good, (db) => {
        db.script('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
        db.script(sql);
      });
      expect([sql, await taken(bytes)]).toMatchObject([sql, { answer: { ok: false }, files: [] }]);
    }
  });

  it('with unusable facts is reported as damaged when opened, by every page and by verify', async () => {
    const bytes = await forged(good, (db) => otherFacts(db, () => ({})));
    await inFolder(async (folder) => {
      const path = join(folder, 'a.dynasty');
      writeFileSync(path, bytes);
      const session = await openSave(path);
      expect(await codeOf(() => ask(session, 'status', {}))).toBe('corrupt');
      session.close();
      expect((await faultsOf(path)).join()).toMatch(/facts of the dynasty are invalid/);
    });
  });

  it('with an unknown team is reported as damaged by the pages that show it', async () => {
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

  it('cannot pass its facts to other saves under their digest', async () => {
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
