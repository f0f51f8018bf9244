import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { firstOf } from '../../model/lists.ts';
import { blob, hex } from '../codes.ts';
import type { FactsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite } from '../sqlite.ts';

/**
 * Limits on stored facts. The built-in facts take 40,000 bytes packed and 120,000 unpacked, with 4,500 values in six
 * levels of lists; a universe with all of its rosters about 1.7 million bytes and 120,000 values.
 */
const MOST_PACKED = 1 << 20;
const MOST_BYTES = 1 << 22;
const MOST_VALUES = 300_000;
const MOST_LEVELS = 12;

function damaged(error?: unknown): SaveError {
  return new SaveError('corrupt', 'The facts in the save are damaged.', null, error);
}

/** Inflates the facts' JSON. Throws `SaveError` `corrupt` for bad or oversized data. */
export function unpackFacts(data: Uint8Array): string {
  if (data.length > MOST_PACKED) throw damaged();
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_BYTES }).toString('utf8');
  } catch (error) {
    throw damaged(error);
  }
}

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
/** `[` and `{`. */
const OPENING = [91, 123];
/** `]` and `}`. */
const CLOSING = [93, 125];

/** Whether JSON text stays within the limits on values and levels, checked before it is parsed. */
function isSmall(json: string): boolean {
  let [values, level, quoted] = [0, 0, false];
  for (let index = 0; index < json.length; index++) {
    const sign = json.charCodeAt(index);
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) index += sign === BACKSLASH ? 1 : 0;
    else if (CLOSING.includes(sign)) level -= 1;
    else if (OPENING.includes(sign)) {
      level += 1;
      values += 1;
    } else if (sign === COMMA) values += 1;
    if (level > MOST_LEVELS || values > MOST_VALUES) return false;
  }
  return true;
}

/** Parses the facts' JSON. Throws `SaveError` `corrupt`. */
export function parseFacts(json: string): unknown {
  if (!isSmall(json)) throw damaged();
  try {
    return JSON.parse(json);
  } catch (error) {
    throw damaged(error);
  }
}

export const hashText = (content: string): Uint8Array => createHash('sha256').update(content).digest();

export function factsRepository(db: Sqlite): FactsRepository {
  const row = (column: string) => {
    const found = db.get(`SELECT ${column} FROM facts WHERE name = 'reference'`);
    if (!found) throw new SaveError('corrupt', 'The save has lost its facts.');
    return firstOf(found);
  };
  return {
    read() {
      const json = unpackFacts(blob(row('data')));
      // Facts are cached by digest across all saves, so the digest has to be right.
      if (hex(hashText(json)) !== hex(row('digest'))) {
        throw new SaveError('corrupt', 'The facts in the save have been changed.');
      }
      return parseFacts(json);
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
