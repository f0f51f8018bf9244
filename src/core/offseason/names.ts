import type { NameTable } from '../model/facts.ts';
import type { Stream } from '../random/stream.ts';

export interface FullName {
  first: string;
  last: string;
}

/** Draws one name from a table, by frequency. Throws on an empty table. */
export function drawName(table: NameTable, stream: Stream): string {
  const total = table.cumulative[table.cumulative.length - 1];
  if (total === undefined) throw new Error('cannot draw from an empty table of names');
  const roll = stream.float() * total;
  let low = 0;
  let high = table.cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table.cumulative[middle]! > roll) high = middle;
    else low = middle + 1;
  }
  return table.names[low]!;
}

/** Returns the full names of some people. */
export function fullNames(people: Iterable<FullName>): Set<string> {
  const names = new Set<string>();
  for (const { first, last } of people) names.add(`${first} ${last}`);
  return names;
}

/** How often a name already in use is redrawn: namesakes exist, but are rare. */
const REDRAWS = 3;

/** Whether a full name is plausible: no player is called Thomas Thomas. */
function isGiven(first: string, last: string): boolean {
  return first !== last && `${first}s` !== last;
}

/**
 * Draws a full name by the frequency of its two parts. A name in `taken` is redrawn a few times, then kept; the result
 * is added to `taken`. A family name that repeats the given one is always redrawn, unless the table has no other.
 */
export function drawFullName(given: NameTable, family: NameTable, stream: Stream, taken: Set<string>): FullName {
  let first = drawName(given, stream);
  let last = drawName(family, stream);
  let full = `${first} ${last}`;
  for (let i = 0; i < REDRAWS && (taken.has(full) || !isGiven(first, last)); i++) {
    first = drawName(given, stream);
    last = drawName(family, stream);
    full = `${first} ${last}`;
  }
  if (!isGiven(first, last)) {
    last = family.names.find((name) => isGiven(first, name)) ?? last;
    full = `${first} ${last}`;
  }
  taken.add(full);
  return { first, last };
}
