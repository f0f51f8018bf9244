import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/contracts.ts';
import { exportSave, importFile } from '../../../src/core/save/disk/folder.ts';
import { DISK, type Files } from '../../../src/core/save/file.ts';
import { checksumOf, readHeader, seal } from '../../../src/core/save/header.ts';
import { type CheckAside, verifyBytes, verifySave, verifySpan } from '../../../src/core/save/integrity/verify.ts';
import { readSave } from '../../../src/core/save/open.ts';
import { FileOnDemand } from '../../../src/core/save/reading.ts';
import { PAGE_SIZE } from '../../../src/core/save/schema.ts';
import { openSave } from '../../../src/core/save/session.ts';
import { loadSqlite, Sqlite } from '../../../src/core/save/sqlite.ts';
import { codeOf, contents, folder, savedBytes } from './temporary.ts';

let good: Uint8Array;

beforeAll(async () => {
  good = await savedBytes(7);
});

/** Opens the bytes as a file; returns the outcome and expects the file to be unchanged. */
async function openingEnds(bytes: Uint8Array): Promise<string | null> {
  const home = folder();
  const path = join(home, 'x.dynasty');
  writeFileSync(path, bytes);
  const before = contents(home);
  const code = await codeOf(async () => (await openSave(path)).close());
  expect(contents(home)).toEqual(before);
  return code;
}

const changed = (change: (bytes: Uint8Array) => void): Uint8Array => {
  const bytes = good.slice();
  change(bytes);
  return bytes;
};

/** Returns the good save after some SQL, without its checksum. */
function edited(sql: string): Uint8Array {
  const db = new Sqlite(good);
  db.script(sql);
  const bytes = db.export();
  db.close();
  return bytes;
}

describe('a save too large to read before it is verified', () => {
  const read = (bytes: Uint8Array, large: number): number => {
    const path = join(folder(), 'x.dynasty');
    writeFileSync(path, bytes);
    return readSave(path, DISK, large).bytes.length;
  };
  const torn = () =>
    changed((bytes) => {
      bytes[bytes.length - 1]! ^= 1;
    });

  it('is read if its checksum matches', () => {
    expect(read(good, good.length - 1)).toBe(good.length);
  });

  it('is refused if a bit has flipped', async () => {
    expect(await codeOf(async () => read(torn(), good.length - 1))).toBe('corrupt');
  });

  it('is read whatever its checksum while small, to be checked in memory', () => {
    expect(read(torn(), good.length)).toBe(good.length);
  });
});

describe('opening something else', () => {
  it('is reported for an empty file, a folder, a text, a zip and a foreign database', async () => {
    const home = folder();
    mkdirSync(join(home, 'b.dynasty'));
    expect(await codeOf(() => openSave(join(home, 'none.dynasty')))).toBe('not_found');
    expect(await codeOf(() => openSave(join(home, 'b.dynasty')))).toBe('not_a_save');
    expect(await openingEnds(new Uint8Array(0))).toBe('corrupt');
    expect(await openingEnds(Buffer.from('Dear diary'))).toBe('not_a_save');
    expect(await openingEnds(deflateRawSync(good))).toBe('not_a_save');
    await loadSqlite();
    const foreign = new Sqlite(null);
    foreign.script('CREATE TABLE t (x); INSERT INTO t VALUES (1)');
    expect(await openingEnds(foreign.export())).toBe('not_a_save');
  });

  it('refuses circular links and files too large for any save', async () => {
    const home = folder();
    symlinkSync(join(home, 'y.dynasty'), join(home, 'x.dynasty'));
    symlinkSync(join(home, 'x.dynasty'), join(home, 'y.dynasty'));
    expect(await codeOf(() => openSave(join(home, 'x.dynasty')))).toBe('not_found');
    writeFileSync(join(home, 'big.dynasty'), good);
    truncateSync(join(home, 'big.dynasty'), 2 ** 31);
    expect(await codeOf(() => openSave(join(home, 'big.dynasty')))).toBe('not_a_save');
  });

  it('refuses a database with our mark but other tables, triggers or views', async () => {
    await loadSqlite();
    expect(await openingEnds(edited('CREATE TABLE extra (x)'))).toBe('not_a_save');
    expect(await openingEnds(edited('CREATE VIEW v AS SELECT 1'))).toBe('not_a_save');
    const trigger = 'CREATE TRIGGER t AFTER UPDATE ON dynasty BEGIN DELETE FROM players; END';
    expect(await openingEnds(edited(trigger))).toBe('not_a_save');
  });
});

/** A disk that tracks the most bytes read into memory at a time. */
function counting(): { files: Files; most: () => number } {
  let most = 0;
  const readSync = ((handle: number, into: Uint8Array, ...rest: [number, number, number]) => {
    most = Math.max(most, into.length);
    return DISK.readSync(handle, into, ...rest);
  }) as Files['readSync'];
  return { files: { ...DISK, readSync }, most: () => most };
}

describe('a file as large as the disk allows', () => {
  const LARGE = 2 ** 28 + PAGE_SIZE;
  const MOST = 2 ** 21;

  it('is refused without being read into memory, whether empty, a save with nothing after it, or a header that promises it', async () => {
    const promises = changed((bytes) => new DataView(bytes.buffer).setUint32(28, LARGE / PAGE_SIZE));
    const cases: [Uint8Array, string][] = [
      [new Uint8Array(0), 'not_a_save'],
      [good, 'corrupt'],
      [promises, 'corrupt'],
    ];
    for (const [bytes, says] of cases) {
      const home = folder();
      const path = join(home, 'x.dynasty');
      writeFileSync(path, bytes);
      truncateSync(path, LARGE);
      const { files, most } = counting();
      expect(await codeOf(() => openSave(path, { files }))).toBe(says);
      if (bytes !== promises) {
        expect(await codeOf(() => importFile(path, join(home, 'y.dynasty'), 'me', [], files))).toBe(says);
        expect(await codeOf(() => exportSave(path, files))).toBe(says);
      }
      expect(most()).toBeLessThanOrEqual(MOST);
    }
  });

  it('is read if it is a complete save, with its checksum taken piece by piece', () => {
    const path = join(folder(), 'x.dynasty');
    writeFileSync(path, good);
    const sum = checksumOf(readHeader(good, null))!;
    const file = new FileOnDemand(path);
    for (const piece of file.readThrough()) sum.add(piece);
    file.close();
    expect(sum.holds()).toBe(true);
    const halves = checksumOf(readHeader(good, null))!;
    for (const half of [good.subarray(0, 9000), good.subarray(9000)]) halves.add(half);
    expect(halves.holds()).toBe(true);
    halves.add(Uint8Array.of(1));
    expect(halves.holds()).toBe(false);
  });
});

describe('opening a damaged save', () => {
  it('is reported when it is truncated at any page', async () => {
    for (let size = 16; size < good.length; size += PAGE_SIZE * 5) {
      expect(await openingEnds(good.subarray(0, size))).toBe('corrupt');
    }
    expect(await openingEnds(good.subarray(0, good.length - 1))).toBe('corrupt');
  });

  it('is reported when a newer version wrote it', async () => {
    const newer = changed((bytes) => new DataView(bytes.buffer, bytes.byteOffset).setUint32(60, 99));
    expect(await openingEnds(newer)).toBe('newer_version');
  });

  it('works or is reported after any flipped byte, and verify always notices', async () => {
    for (let i = 0; i < 60; i++) {
      const index = (i * 7919) % good.length;
      const flipped = changed((bytes) => {
        bytes[index]! ^= 1 << (i % 8);
      });
      expect([null, 'corrupt', 'not_a_save', 'newer_version', 'older_version']).toContain(await openingEnds(flipped));
      let problems: string[] = ['refused'];
      await codeOf(async () => {
        problems = await verifyBytes(flipped, null);
      });
      expect(problems.length).toBeGreaterThan(0);
    }
  });
});

describe('a damaged save with a forged checksum', () => {
  /** Reads everything that pages read. */
  function readAll(session: SaveSession): void {
    session.read((save) => {
      const { year } = save.dynasty.read();
      save.players.current();
      save.players.names(1, 1000);
      save.players.talent();
      save.players.named('al', 10);
      for (const each of [year - 1, year]) {
        for (const game of save.games.ofYear(each)) save.boxes.byGame(game.id);
        save.polls.ofYear(each);
        save.playerSeasons.ofYear(each);
        save.teamStats.ofYear(each);
        save.programs.ofYear(each);
        save.history.ofYear(each);
      }
      save.decisions.all();
      save.facts.read();
    });
  }

  it('is read sensibly or reported as damaged, whatever is requested', async () => {
    const path = join(folder(), 'x.dynasty');
    for (let i = 0; i < 150; i++) {
      const index = (i * 104_729 + 57) % good.length;
      const flipped = changed((bytes) => {
        bytes[index]! ^= 1 << (i % 8);
      });
      try {
        seal(flipped);
      } catch {
        continue;
      }
      writeFileSync(path, flipped);
      const code = await codeOf(async () => {
        const session = await openSave(path);
        try {
          readAll(session);
        } finally {
          session.close();
        }
      });
      expect([null, 'corrupt', 'not_a_save', 'newer_version', 'older_version']).toContain(code);
    }
  });
});

describe('a save edited by hand', () => {
  it('may have any letters and symbols in its names, but no terminal commands', async () => {
    const named = (last: string) => edited(`UPDATE players SET last = ${last} WHERE id = 3`);
    expect(await openingEnds(named(`'<script>alert(1)</script>'`))).toBeNull();
    expect(await openingEnds(named(`'=1+1'`))).toBeNull();
    expect(await openingEnds(named(`'Óé 大 🏈'`))).toBeNull();
    for (const code of [1, 10, 27, 127, 155, 0x202e, 0x2066, 0]) {
      expect(await openingEnds(named(`'A' || char(${code}) || ']0;B'`))).toBe('corrupt');
    }
    expect(await openingEnds(named(`printf('%.*c', 5000, 'x')`))).toBe('corrupt');
    expect(await openingEnds(edited(`UPDATE games SET headline = char(27) || '[2J'`))).toBe('corrupt');
  });
});

describe('verify', () => {
  /** Does the other thread's share of the check in this one. */
  const aside: CheckAside = (bytes, span) => verifySpan(bytes, [], span);

  it('finds nothing wrong with a good save', async () => {
    expect(await verifyBytes(good, null)).toEqual([]);
  });

  it('opens a save edited by hand and names what was changed', async () => {
    const cases: [sql: string, says: string][] = [
      ["UPDATE players SET first = '<b>Al' WHERE id = 3", 'start of the dynasty'],
      ['UPDATE games SET home_score = home_score + 1 WHERE week = 2 AND year = 2024', 'week 2 of 2024'],
      ['UPDATE player_seasons SET games = 12', 'season of 2024'],
      ['UPDATE history SET wins = 9 WHERE year = 2024', 'season of 2024'],
      ["UPDATE decisions SET command = 'cheat' WHERE seq = 2", 'Entry 2 of the decision log'],
      ['DELETE FROM decisions WHERE seq = 1', 'gap'],
      ['UPDATE dynasty SET week = 5', 'not in the state'],
      ['UPDATE players SET starter = 1 - starter WHERE on_roster = 1', 'rosters have been changed'],
      ["UPDATE facts SET data = x'00'", 'facts'],
      [`UPDATE parameters SET json = json_set(json, '$."homeFieldAdvance"', 9) WHERE name = 'tuning'`, 'tuning values'],
      [`UPDATE parameters SET json = json_set(json, '$.first.quarterSeconds', 600) WHERE name = 'rules'`, 'rules'],
      ["UPDATE engines SET engine = 'other'", 'versions that took the decisions'],
      ['DELETE FROM awards WHERE year = 2024', 'awards of 2024'],
      ['UPDATE record_book SET value = value + 1 WHERE year = 2024', 'records of 2024'],
      ['DELETE FROM halls WHERE year = 2024', 'hall of fame of 2024'],
      ["DELETE FROM seals WHERE what = 'parameters'", 'seal of the dynasty is missing'],
      ["UPDATE seals SET what = 'awards 2034' WHERE what = 'engines'", 'seal of the dynasty'],
      ["UPDATE seals SET what = 'letters' WHERE what = 'awards 2024'", 'matches nothing'],
      ["UPDATE week_logs SET logs = x'0100' WHERE week = 2", 'plays of week 2 of 2024'],
      ['UPDATE week_logs SET checksum = checksum / 2 WHERE week = 3', 'plays of week 3 of 2024'],
      ['DELETE FROM transitions WHERE week = 1', 'Week 1 of 2024'],
    ];
    for (const [sql, says] of cases) {
      expect(await openingEnds(edited(sql))).toBeNull();
      const problems = await verifyBytes(edited(sql), null);
      expect([sql, problems[0]]).toEqual([sql, 'The file has been changed since the program wrote it.']);
      expect(problems.join(' ')).toContain(says);
      const shared = await verifyBytes(edited(sql), null, [], { aside });
      expect([sql, new Set(shared)]).toEqual([sql, new Set(problems)]);
    }
  });

  it('ends the other thread once there are enough faults, and when it is canceled', async () => {
    const never: CheckAside = (_bytes, _span, signal) => {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
    };
    const broken = edited('DELETE FROM decisions WHERE seq = 1');
    expect((await verifyBytes(broken, null, [], { aside: never, most: 1 })).join()).toContain('gap');
    const cancel = new AbortController();
    const checking = verifyBytes(good, null, [], { aside: never, signal: cancel.signal });
    cancel.abort(new Error('enough'));
    await expect(checking).rejects.toThrow('enough');
  });

  it('never calls a save sound that the other thread could not check', async () => {
    const dies: CheckAside = () => Promise.reject(new Error('out of memory'));
    await expect(verifyBytes(good, null, [], { aside: dies })).rejects.toThrow('out of memory');
  });

  it('ends even if a table’s pages branch endlessly under a matching checksum', async () => {
    const db = new Sqlite(good);
    const root = Number(db.get("SELECT rootpage FROM sqlite_schema WHERE name = 'transitions'")![0]);
    db.close();
    const first = new DataView(good.buffer, good.byteOffset);
    const lists = Array.from({ length: first.getUint16(103) }, (_, i) => first.getUint32(first.getUint16(112 + 2 * i)));
    const kept = [1, 2, root, first.getUint32(108), ...lists];
    const others = Array.from({ length: good.length / PAGE_SIZE }, (_, i) => i + 1).filter((p) => !kept.includes(p));
    const chain = [root, ...others.slice(0, 20)];
    const endless = changed((bytes) => {
      const view = new DataView(bytes.buffer);
      // Twenty pages, each with five hundred links to the next one.
      for (const [level, page] of chain.slice(0, -1).entries()) {
        const index = (page - 1) * PAGE_SIZE;
        bytes.fill(0, index, index + PAGE_SIZE);
        bytes[index] = 5;
        view.setUint16(index + 3, 500);
        view.setUint16(index + 5, 3596);
        view.setUint32(index + 8, chain[level + 1]!);
        for (let cell = 0; cell < 500; cell++) view.setUint16(index + 12 + 2 * cell, 3596);
        view.setUint32(index + 3596, chain[level + 1]!);
        bytes[index + 3600] = 1;
      }
      seal(bytes);
    });
    const problems = await verifyBytes(endless, null);
    expect(problems.join()).toMatch(/is damaged/);
    expect(problems.length).toBeLessThanOrEqual(100);
  });

  it('runs the checkers it is given', async () => {
    const problems = await verifyBytes(good, null, [{ save: (save) => [`It is ${save.dynasty.read().year}.`] }]);
    expect(problems).toEqual(['It is 2025.']);
  });

  it('reports progress that never goes back, and ends when canceled', async () => {
    const shares: number[] = [];
    const controller = new AbortController();
    function* endless() {
      for (let n = 1; ; n++) yield 1 - 1 / n;
    }
    const onProgress = (share: number): void => {
      shares.push(share);
      if (shares.length === 3) controller.abort(new Error('enough'));
    };
    const checking = verifyBytes(good, null, [{ save: endless }], { onProgress, signal: controller.signal });
    await expect(checking).rejects.toThrow('enough');
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
    await expect(verifyBytes(good, null, [], { signal: controller.signal })).rejects.toThrow('enough');
    let last = 0;
    await verifyBytes(good, null, [], {
      onProgress: (share) => {
        last = share;
      },
    });
    expect(last).toBe(1);
  });

  it('throws for something that is not a save at all', async () => {
    const path = join(folder(), 'x.dynasty');
    writeFileSync(path, 'no');
    expect(await codeOf(() => verifySave(path))).toBe('not_a_save');
  });
});
