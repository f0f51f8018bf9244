import type * as Zod from 'zod';
import { PLAYOFF_SIZES } from '../../model/playoff.ts';
import { TIE_RULES } from '../../model/program/tie-rules.ts';
import { CREST_SHAPES } from '../../model/team.ts';
import { UNSEEN } from '../../model/text/invisible-characters.ts';

/** Words of a list stored as a single text, the way facts keep names and results. */
const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** Checks a season's results: team abbreviations alternating with records. */
function areResults(text: string): boolean {
  const words = wordsOf(text);
  return words.length % 2 === 0 && words.every((word, i) => i % 2 === 0 || /^\d{1,2}-\d{1,2}$/.test(word));
}

/** Schemas of strings and numbers in facts. */
function values({ z }: typeof Zod) {
  const seen = (most: number) => new RegExp(`^[^\\u0000${UNSEEN}]{1,${most}}$`, 'u');
  return {
    name: z.string().regex(seen(100)),
    /** One word, as on a scoreboard. */
    abbreviation: z.string().regex(new RegExp(`^[^\\s\\u0000${UNSEEN}]{1,10}$`, 'u')),
    /** People's names in a single text. */
    names: z
      .string()
      .max(20_000)
      .refine((text) => wordsOf(text).every((word) => seen(40).test(word))),
    results: z.string().max(20_000).refine(areResults),
    id: z.string().regex(/^[a-z0-9-]{1,60}$/),
    color: z.string().regex(/^#[0-9a-f]{6}$/i),
    year: z.int().min(1850).max(2200),
    yearWord: z.string().regex(/^(?:1[89]|2[01])\d\d$/),
    week: z.int().min(1).max(20),
    degrees: z.number().min(-180).max(180),
    share: z.number().min(0).max(1),
  };
}

type Values = ReturnType<typeof values>;

function teams({ z }: typeof Zod, { id, name, abbreviation, color, degrees, year }: Values) {
  const team = z.strictObject({
    id,
    name,
    mascot: name,
    abbreviation,
    colorPrimary: color,
    colorSecondary: color,
    logo: z.enum(CREST_SHAPES).optional(),
    city: name,
    state: name,
    stadium: name,
    latitude: degrees,
    longitude: degrees,
  });
  const years = z.strictObject({
    team: id,
    first: year,
    last: year,
    name: name.optional(),
    mascot: name.optional(),
    abbreviation: abbreviation.optional(),
  });
  return { teams: z.array(team).min(2).max(1000), teamYears: z.array(years).max(1000).optional() };
}

function seasons({ z }: typeof Zod, { id, name, year }: Values) {
  const conference = z.strictObject({
    name,
    fullName: name,
    games: z.int().min(0).max(12),
    titleGame: z.boolean(),
    contractEnds: year.optional(),
  });
  const playoff = z.strictObject({
    teams: z.literal([...PLAYOFF_SIZES]),
    autobids: z.int().min(0).max(12),
    championsTopFour: z.boolean(),
  });
  const members = z.record(id, z.array(id).max(1000));
  const gamesPerTeam = z.int().min(8).max(13);
  const change = z.strictObject({
    year,
    conferences: z.record(id, conference.partial()).optional(),
    moves: members.optional(),
    playoff: playoff.optional(),
    games: gamesPerTeam.optional(),
  });
  return z.strictObject({
    base: z.strictObject({
      year,
      conferences: z.record(id, conference),
      members,
      playoff,
      games: gamesPerTeam.optional(),
    }),
    changes: z.array(change).max(400),
    lastYear: year,
  });
}

function belowFbs({ z }: typeof Zod, { id, name, abbreviation, color, degrees, share, year, yearWord }: Values) {
  const facts = z.strictObject({
    name,
    mascot: name,
    abbreviation,
    colorPrimary: color,
    colorSecondary: color,
    city: name,
    state: name,
    stadium: name.optional(),
    latitude: degrees,
    longitude: degrees,
  });
  const program = z.strictObject({ id, facts: facts.optional(), standing: share, first: year, last: year.nullable() });
  const division = z.strictObject({
    first: year,
    last: year.nullable(),
    divisions: z.record(name, z.array(id).max(100)).refine((all) => Object.keys(all).length > 1),
  });
  const policy = z.strictObject({
    first: year,
    last: year.nullable(),
    steps: z.array(z.enum(TIE_RULES)).max(TIE_RULES.length),
  });
  return {
    fcs: z.strictObject({ programs: z.array(program).max(1000), games: z.record(yearWord, z.int().min(0).max(200)) }),
    divisions: z.record(id, z.array(division).max(100)),
    tiebreakers: z.record(id, z.array(policy).max(100)).optional(),
  };
}

/** A bowl's tie-in: a major bowl's choice, any team, the best of some, or a rank among a conference's choices. */
const CHOICE = /^(?:major|open|[a-z0-9-]{1,60} (?:champion|\d{1,2}))$/;
/** A conference or team from which a bowl takes the best. */
const AMONG = /^[a-z0-9-]{1,60}$/;

function isChoice(choice: string): boolean {
  const [best, ...among] = choice.split(' ');
  return CHOICE.test(choice) || (best === 'best' && among.length > 0 && among.every((id) => AMONG.test(id)));
}

function games({ z }: typeof Zod, { id, name, year, yearWord, week, results }: Values) {
  const bowl = z.strictObject({ name, place: name, first: year, last: year.nullable() });
  // For each conference or team that may be requested: its id and its rank among its choices.
  const side = z
    .string()
    .max(500)
    .refine((text) => text.split('/').every(isChoice), 'does not name the selection order of a bowl');
  const tie = z.strictObject({ first: year, last: year.nullable(), sides: z.tuple([side, side]) });
  const partner = z.strictObject({ team: id, first: year, last: year.nullable(), conference: id });
  const span = z.tuple([year, year.nullable()]);
  const rivalry = z.strictObject({
    teams: z.tuple([id, id]),
    week: week.nullable(),
    trophy: name.nullable(),
    trophySince: year.optional(),
    seasons: z.array(span).max(100).optional(),
    outsideConference: z.literal(true).optional(),
  });
  return {
    bowls: z.array(z.array(bowl).max(100)).max(200),
    tieIns: z.record(name, z.array(tie).max(100)),
    bowlPartners: z.array(partner).max(100).optional(),
    playoffBowls: z.record(yearWord, z.array(name).max(20)),
    rivalries: z.array(rivalry).max(10_000),
    results: z.record(yearWord, results),
  };
}

function people({ z }: typeof Zod, { abbreviation, names, degrees, share }: Values) {
  const band = z.strictObject({ frequency: z.number().positive().max(1e6), names });
  const bands = z.array(band).min(1).max(50);
  const region = z.strictObject({ names, shares: z.record(abbreviation, share), elsewhere: share });
  const home = z.strictObject({ code: abbreviation, latitude: degrees, longitude: degrees, share });
  return {
    givenNames: bands,
    familyNames: bands,
    nameRegions: z.array(region).max(50).optional(),
    homeStates: z.array(home).min(1).max(1000).optional(),
  };
}

function stadiums({ z }: typeof Zod, { id, name, degrees, year }: Values) {
  const venue = z.strictObject({
    capacity: z.int().min(1000).max(200_000),
    elevation: z.int().min(-100).max(5000),
    surface: z.enum(['grass', 'turf']),
    roof: z.boolean(),
  });
  const neutral = z.strictObject({ ...venue.shape, latitude: degrees, longitude: degrees });
  const place = z.strictObject({ latitude: degrees, longitude: degrees });
  const years = z.strictObject({
    first: year,
    last: year,
    stadium: name.optional(),
    place: place.optional(),
    venue,
  });
  return {
    venues: z.strictObject({
      home: z.record(id, venue),
      homeYears: z.record(id, z.array(years).max(100)).optional(),
      neutral: z.record(name, neutral),
    }),
  };
}

/** Seasons shortened by a pandemic. */
function shortened({ z }: typeof Zod, { id, name, share, yearWord }: Values) {
  const conference = z.strictObject({
    games: z.int().min(0).max(12),
    outside: z.int().min(0).max(12),
    firstWeek: z.int().min(1).max(10),
    championsWeek: z.boolean(),
    seats: share,
    divisions: z.boolean(),
  });
  const season = z.strictObject({
    games: z.int().min(0).max(12),
    seats: share,
    sitOut: z.array(id).max(100),
    conferences: z.record(id, conference),
    fcs: z.strictObject({ games: z.int().min(0).max(200), programs: z.array(id).max(1000) }),
    bowlsNotPlayed: z.array(name).max(100),
  });
  return { shortened: z.record(yearWord, season).optional() };
}

/** Facts that a universe adds to the real world's. The file itself is read by its own schema. */
function universe({ z }: typeof Zod, { id, name }: Values) {
  const tier = z.int().min(1).max(7);
  const prestige = z.strictObject({ prestige: tier, ceiling: tier, floor: tier, score: z.number().min(1).max(8) });
  const ladders = z.array(z.array(id).max(100)).max(100);
  return {
    prestige: z.record(id, prestige).optional(),
    postseason: z.strictObject({ titleSite: name.nullable() }).optional(),
    realignment: z
      .discriminatedUnion('rule', [
        z.strictObject({ rule: z.enum(['contracts', 'none']) }),
        z.strictObject({ rule: z.literal('promotion'), teams: z.int().min(1).max(10), ladders }),
      ])
      .optional(),
    universe: z.unknown().optional(),
  };
}

/**
 * The schema of a save's facts, built with the given library. Lists are bounded and unknown keys rejected, so that
 * facts from an imported file cost no more than the built-in ones.
 */
export function shapeOfFacts(library: typeof Zod) {
  const { z } = library;
  const known = values(library);
  return z.strictObject({
    ...teams(library, known),
    seasons: seasons(library, known),
    ...belowFbs(library, known),
    ...games(library, known),
    standingBefore: z.record(known.id, known.share),
    ...people(library, known),
    ...stadiums(library, known),
    ...shortened(library, known),
    ...universe(library, known),
  });
}
