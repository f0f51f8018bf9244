import { createRequire } from 'node:module';
import type * as Zod from 'zod';
import { later } from '../../model/memory/remembered.ts';
import { cleaned, cleanText, NoUniverse } from './clean.ts';
import { contradictions, type Fault, type FaultPath } from './faults.ts';
import { shapeOfUniverse } from './shape.ts';
import type { Universe } from './types.ts';

/** Reads a universe: cleans it, checks it against one schema, and describes every fault in a sentence. */

export type ReadUniverse = { ok: true; universe: Universe } | { ok: false; faults: string[] };

/** Most faults to list; the rest are only counted. */
const MOST_FAULTS = 20;
/** Longest quoted value, in characters. */
const MOST_QUOTED = 60;

/** The schema, loaded only when a universe is read, since nearly all dynasties use the real world. */
const shapeMade = later(() => shapeOfUniverse(createRequire(import.meta.url)('zod') as typeof Zod));

/** Name of the faulty row, to help the user find it. */
function rowName(path: FaultPath, data: unknown): string {
  const [list, row] = path;
  const rows = (data as Record<string, unknown> | null)?.[String(list)];
  const name = Array.isArray(rows) && typeof row === 'number' ? (rows[row] as { name?: unknown } | null)?.name : null;
  return typeof name === 'string' && path.at(-1) !== 'name' ? ` (${name.slice(0, MOST_QUOTED)})` : '';
}

/** Formats a location as `teams, row 3 (Quarry State), prestige`; rows count from 1. */
function placeOf(path: FaultPath, data: unknown): string {
  const places = path.map((each) => (typeof each === 'number' ? `row ${each + 1}` : cleanText(String(each))));
  return places.map((place, index) => (index === 1 ? place + rowName(path, data) : place)).join(', ');
}

function valueAt(path: FaultPath, data: unknown): unknown {
  let value: unknown = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number | symbol, unknown>)[key];
  }
  return value;
}

/** Formats a fault as `teams, row 3 (Quarry State), prestige is 9 and must be ...`. */
function sentence({ path, what }: Fault, data: unknown): string {
  const value = valueAt(path, data);
  const place = placeOf(path, data) || 'The file';
  const said =
    typeof value === 'string' || typeof value === 'number'
      ? ` is ${JSON.stringify(value).slice(0, MOST_QUOTED)} and`
      : '';
  const missing = value === undefined && what.startsWith('must') ? ' is missing and' : said;
  return `${place}${what.startsWith('must') ? missing : ''} ${what}.`;
}

function faultsOfShape(error: Zod.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        what: 'is not a field of a universe; leave it out',
      }));
    return [{ path: issue.path, what: issue.message }];
  });
}

function describeFaults(faults: readonly Fault[], data: unknown): string[] {
  const more = faults.length - MOST_FAULTS;
  const sentences = faults.slice(0, MOST_FAULTS).map((fault) => sentence(fault, data));
  return more > 0 ? [...sentences, `There are ${more} more.`] : sentences;
}

/** Reads plain data as a universe. */
export function readUniverse(given: unknown): ReadUniverse {
  try {
    const data = cleaned(given);
    const read = shapeMade().safeParse(data);
    if (!read.success) return { ok: false, faults: describeFaults(faultsOfShape(read.error), data) };
    const universe = read.data as Universe;
    const faults = [...contradictions(universe)];
    return faults.length > 0 ? { ok: false, faults: describeFaults(faults, data) } : { ok: true, universe };
  } catch (error) {
    if (error instanceof NoUniverse) return { ok: false, faults: [error.message] };
    throw error;
  }
}
