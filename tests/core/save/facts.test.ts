import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SaveError } from '../../../src/core/save/errors.ts';
import { factsRepository, unpackFacts } from '../../../src/core/save/repositories/facts.ts';
import type { Sqlite } from '../../../src/core/save/sqlite.ts';

/** A database whose only row holds a stranger's facts. */
function holding(data: Uint8Array, digest: Uint8Array): Sqlite {
  const get = (sql: string) => [sql.includes('digest') ? digest : data];
  return { get } as unknown as Sqlite;
}

describe('a save’s facts', () => {
  it('cannot fill memory: a small blob that inflates beyond every bound is damaged', () => {
    const bomb = deflateRawSync(Buffer.alloc(64 * 1024 * 1024 + 1));
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => unpackFacts(bomb)).toThrow(SaveError);
  });

  it('are refused if they do not match their digest', () => {
    const json = '{"reference":{}}';
    const digest = (text: string) => createHash('sha256').update(text).digest();
    const data = deflateRawSync(json);
    expect(factsRepository(holding(data, digest(json))).read()).toEqual({ reference: {} });
    expect(() => factsRepository(holding(data, digest('other'))).read()).toThrow(/have been changed/);
  });
});
