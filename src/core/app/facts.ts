import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FIRST_SEASON, LAST_SEASON, type Reference } from '../model/facts.ts';
import { makeReference, type ReferenceData, referenceData } from '../reference/index.ts';
import { SaveError } from '../save/errors.ts';

/** The facts that a save brings with it: the program's own, or of the same shape. */

/** No control codes, and no signs that turn the direction of writing. */
const name = z.string().regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]{1,100}$/u);
const id = z.string().regex(/^[a-z0-9-]{1,60}$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const year = z.int().min(1800).max(9999);
const week = z.int().min(1).max(20);
const degrees = z.number().min(-180).max(180);
const share = z.number().min(0).max(1);

const team = z.object({
  id,
  name,
  mascot: name,
  abbreviation: z.string().regex(/^\S{1,10}$/),
  colorPrimary: color,
  colorSecondary: color,
  city: name,
  state: name,
  stadium: name,
  latitude: degrees,
  longitude: degrees,
});

const conference = z.object({ name, fullName: name, games: z.int().min(0).max(12), titleGame: z.boolean() });

const playoff = z.object({
  teams: z.union([z.literal(2), z.literal(4), z.literal(12)]),
  autobids: z.int().min(0).max(12),
  championsTopFour: z.boolean(),
});

const members = z.record(id, z.array(id));

const change = z.object({
  year,
  conferences: z.record(id, conference.partial()).optional(),
  moves: members.optional(),
  playoff: playoff.optional(),
});

const bands = z
  .array(z.object({ frequency: z.number().positive(), names: z.string().regex(/\S/).max(100_000) }))
  .min(1);

const facts = z.object({
  teams: z.array(team).min(2).max(1000),
  seasons: z.object({
    base: z.object({ year, conferences: z.record(id, conference), members, playoff }),
    changes: z.array(change).max(1000),
    lastYear: year,
  }),
  bowls: z.array(z.array(z.object({ name, place: name, first: year, last: year.nullable() }))).max(1000),
  playoffBowls: z.record(z.string(), z.array(name)),
  rivalries: z
    .array(z.object({ teams: z.tuple([id, id]), week: week.nullable(), trophy: name.nullable() }))
    .max(10_000),
  results: z.record(z.string().regex(/^\d{4}$/), z.string().regex(/^\s*(\S+ \d+-\d+\s*)*$/)),
  standingBefore: z.record(id, share),
  givenNames: bands,
  familyNames: bands,
  states: z
    .array(z.object({ code: name, name, latitude: degrees, longitude: degrees, recruitShare: share }))
    .min(1)
    .max(1000),
});

let known: string | null = null;

/** Digest of the program's own facts, as a save writes it. */
export function ownDigest(): string {
  known ??= createHash('sha256').update(JSON.stringify(referenceData)).digest('hex');
  return known;
}

/** What is wrong with the shape of facts, in a sentence; null when nothing is. */
export function faultOfFacts(data: unknown): string | null {
  const read = facts.safeParse(data);
  if (read.success) return null;
  const [issue] = read.error.issues;
  return `The facts of the dynasty are not usable (${issue?.path.join('.')}: ${issue?.message}).`;
}

/** A reference puts its answers together when they are asked for; a stranger's are all asked for at once. */
function whole(made: Reference): Reference {
  for (let year = FIRST_SEASON; year <= LAST_SEASON; year++) made.season(year);
  return { ...made };
}

/** The reference that a stranger's facts make. Throws `SaveError` `corrupt` for facts that are none. */
export function referenceFrom(data: unknown): Reference {
  const fault = faultOfFacts(data);
  if (fault !== null) throw new SaveError('corrupt', fault);
  try {
    return whole(makeReference(data as ReferenceData));
  } catch (error) {
    throw new SaveError('corrupt', 'The facts of the dynasty are not usable.', null, error);
  }
}
