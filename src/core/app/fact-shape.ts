import type * as Zod from 'zod';

/** Words and numbers of facts, by the library that reads them. */
function values({ z }: typeof Zod) {
  return {
    /** No control codes, and no signs that turn the direction of writing. */
    name: z.string().regex(/^[^\p{Cc}\u2028-\u202e\u2066-\u2069]{1,100}$/u),
    id: z.string().regex(/^[a-z0-9-]{1,60}$/),
    color: z.string().regex(/^#[0-9a-f]{6}$/i),
    year: z.int().min(1800).max(9999),
    week: z.int().min(1).max(20),
    degrees: z.number().min(-180).max(180),
    share: z.number().min(0).max(1),
  };
}

type Values = ReturnType<typeof values>;

function teams({ z }: typeof Zod, { id, name, color, degrees }: Values) {
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
  return z.array(team).min(2).max(1000);
}

function seasons({ z }: typeof Zod, { id, name, year }: Values) {
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
  return z.object({
    base: z.object({ year, conferences: z.record(id, conference), members, playoff }),
    changes: z.array(change).max(1000),
    lastYear: year,
  });
}

function games({ z }: typeof Zod, { id, name, year, week }: Values) {
  return {
    bowls: z.array(z.array(z.object({ name, place: name, first: year, last: year.nullable() }))).max(1000),
    playoffBowls: z.record(z.string(), z.array(name)),
    rivalries: z
      .array(z.object({ teams: z.tuple([id, id]), week: week.nullable(), trophy: name.nullable() }))
      .max(10_000),
    results: z.record(z.string().regex(/^\d{4}$/), z.string().regex(/^\s*(\S+ \d+-\d+\s*)*$/)),
  };
}

function people({ z }: typeof Zod, { name, degrees, share }: Values) {
  const bands = z
    .array(z.object({ frequency: z.number().positive(), names: z.string().regex(/\S/).max(100_000) }))
    .min(1);
  const state = z.object({ code: name, name, latitude: degrees, longitude: degrees, recruitShare: share });
  return { givenNames: bands, familyNames: bands, states: z.array(state).min(1).max(1000) };
}

/** The shape that the facts of a save must have, as a schema of the library it is given. */
export function shapeOfFacts(library: typeof Zod) {
  const { z } = library;
  const known = values(library);
  return z.object({
    teams: teams(library, known),
    seasons: seasons(library, known),
    ...games(library, known),
    standingBefore: z.record(known.id, known.share),
    ...people(library, known),
  });
}
