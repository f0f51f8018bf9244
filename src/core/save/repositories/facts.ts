import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { blob, hex } from '../codes.ts';
import type { FactsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite } from '../sqlite.ts';

/** Facts are never longer than this; a blob that says so is damaged. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Inflates the facts' JSON. */
export function unpackFacts(data: Uint8Array): string {
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_BYTES }).toString('utf8');
  } catch (error) {
    throw new SaveError('corrupt', 'The facts in the save are damaged.', null, error);
  }
}

export const hashText = (content: string): Uint8Array => createHash('sha256').update(content).digest();

export function factsRepository(db: Sqlite): FactsRepository {
  const row = (column: string) => {
    const found = db.get(`SELECT ${column} FROM facts WHERE name = 'reference'`);
    if (!found) throw new SaveError('corrupt', 'The save has lost its facts.');
    return found[0]!;
  };
  return {
    read() {
      const json = unpackFacts(blob(row('data')));
      // Facts are remembered by their digest, for all saves: it has to be theirs.
      if (hex(hashText(json)) !== hex(row('digest'))) {
        throw new SaveError('corrupt', 'The facts in the save have been changed.');
      }
      try {
        return JSON.parse(json);
      } catch (error) {
        throw new SaveError('corrupt', 'The facts in the save are damaged.', null, error);
      }
    },
    digest: () => hex(row('digest')),
    write(data) {
      const json = JSON.stringify(data);
      db.run("INSERT OR REPLACE INTO facts (name, digest, data) VALUES ('reference', ?, ?)", [
        hashText(json),
        deflateRawSync(json, { level: 9 }),
      ]);
    },
  };
}
