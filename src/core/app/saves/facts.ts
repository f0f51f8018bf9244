import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type * as Zod from 'zod';
import type { Reference } from '../../model/facts.ts';
import { later } from '../../model/memory/remembered.ts';
import { harmless } from '../../model/text/invisible-characters.ts';
import { asItWas, makeReference, type ReferenceData, referenceData } from '../../reference/index.ts';
import { readUniverse, type Universe } from '../../reference/universe/index.ts';
import type { Save } from '../../save/contracts.ts';
import { SaveError } from '../../save/errors.ts';
import { shapeOfFacts } from './fact-shape.ts';

/** A save's own facts: the built-in ones, or others of the same shape. */

/**
 * The facts' parser, loaded only when a save has its own facts: nearly all use the built-in ones, and it takes as long
 * to load as the first page takes to render.
 */
const shapeMade = later(() => shapeOfFacts(createRequire(import.meta.url)('zod') as typeof Zod));

/** Digest of facts as a save stores it. */
export function digestOfFacts(facts: unknown): string {
  return facts === referenceData ? ownDigest() : createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** The universe of a save's dynasty; null for the real world, or for facts of another kind. */
export function universeIn(save: Save): Universe | null {
  if (save.facts.digest() === ownDigest()) return null;
  return (save.facts.read() as ReferenceData).universe ?? null;
}

const asItWasDigest = later(() => digestOfFacts(asItWas(referenceData)));

/** Whether a save uses the built-in facts with 2020 as it was. */
export function isAsItWas(save: Save): boolean {
  return save.facts.digest() === asItWasDigest();
}

/** Digest of the built-in facts as a save stores it. */
export const ownDigest = later(() => createHash('sha256').update(JSON.stringify(referenceData)).digest('hex'));

/** Longest quote from an imported file in a message. */
const MOST_QUOTED = 100;

/** Describes what is wrong with facts, as a sentence; null if nothing is. */
export function faultOfFacts(data: unknown): string | null {
  const read = shapeMade().safeParse(data);
  if (read.success) return strangerIn(read.data as ReferenceData);
  const [issue] = read.error.issues;
  const what = harmless(`${issue?.path.join('.')}: ${issue?.message}`).slice(0, MOST_QUOTED);
  return `The facts of the dynasty are invalid (${what}).`;
}

/** Checks that every team is described once, and that every team named is described. */
function strangerIn({
  teams,
  seasons,
  rivalries,
  standingBefore,
  divisions,
  fcs,
  prestige = {},
  universe,
}: ReferenceData): string | null {
  const known = new Set(teams.map((each) => each.id));
  if (universe !== undefined && !readUniverse(universe).ok) return 'The facts contain an invalid universe.';
  const twice = fcs.programs.some(({ id, facts }) => facts && known.has(id));
  if (known.size < teams.length || twice) return 'The facts describe a team twice.';
  const moves = seasons.changes.flatMap((each) => Object.values(each.moves ?? {}));
  const named = [
    ...Object.values(seasons.base.members),
    ...moves,
    ...rivalries.map((each) => each.teams),
    Object.keys(standingBefore),
    Object.keys(prestige),
    Object.values(divisions).flatMap((each) => each.flatMap((years) => Object.values(years.divisions).flat())),
    fcs.programs.flatMap(({ id, facts }) => (facts ? [] : [id])),
  ];
  const stranger = named.flat().find((each) => !known.has(each));
  return stranger === undefined ? null : `The facts name a team "${stranger}" without describing it.`;
}

/** Computes all of a reference's answers at once, which it otherwise does on demand; used for imported facts. */
function whole(made: Reference): Reference {
  for (let year = made.firstSeason; year <= made.lastSeason; year++) made.season(year);
  made.resultsBefore(made.lastSeason + 1);
  return { ...made };
}

/** Builds a reference from a save's own facts. Throws `SaveError` `corrupt` for invalid ones. */
export function referenceFrom(data: unknown): Reference {
  const fault = faultOfFacts(data);
  if (fault !== null) throw new SaveError('corrupt', fault);
  try {
    return whole(makeReference(data as ReferenceData));
  } catch (error) {
    throw new SaveError('corrupt', 'The facts of the dynasty are invalid.', null, error);
  }
}
