import type * as Zod from 'zod';
import { UNIVERSE_TEAMS } from '../../model/facts.ts';
import { kebab } from '../../model/ids.ts';
import { HIGHEST_RATING, LOWEST_RATING } from '../../model/player.ts';
import { PLAYOFF_SIZES, PLAYOFF_SIZES_SAID } from '../../model/playoff.ts';
import { CLASS_YEARS, POSITIONS } from '../../model/positions.ts';
import { CREST_SHAPES } from '../../model/team.ts';
import { homeStates } from '../tables.ts';
import { MOST, UNIVERSE_SEASONS } from './types.ts';

/** Schema of a universe file. Its messages say what to write; `faults.ts` adds the location. */

const STATES: ReadonlySet<string> = new Set(homeStates.map(({ code }) => code));

/** Whether a name is safe as an object key. */
const isFree = (name: string): boolean => !(name in {}) && !(kebab(name) in {});

/** Schemas of single values, whose messages complete "must be". */
function values({ z }: typeof Zod) {
  const text = (what: string, most: number) => {
    const words = `must be ${what}, 1 to ${most} letters`;
    return z.string(words).min(1, words).max(most, words).refine(isFree, 'is a reserved word; choose another');
  };
  const whole = (what: string, least: number, most: number) => {
    const words = `must be ${what}, a whole number from ${least} to ${most}`;
    return z.int(words).min(least, words).max(most, words);
  };
  const number = (what: string, least: number, most: number) => {
    const words = `must be ${what}, a number from ${least} to ${most}`;
    return z.number(words).min(least, words).max(most, words);
  };
  const yes = (what: string) => z.boolean(`must be true or false: ${what}`);
  return { text, whole, number, yes };
}

type Values = ReturnType<typeof values>;

function teamShape({ z }: typeof Zod, { text, whole, number, yes }: Values) {
  const color = z.string('must be a color as "#1b365d"').regex(/^#[0-9a-f]{6}$/i, 'must be a color as "#1b365d"');
  const short = 'must be 1 to 6 capitals, digits or &, as on a scoreboard';
  return z.strictObject({
    name: text('the name of the school', 40),
    nickname: text('the nickname', 40),
    abbreviation: z.string(short).regex(/^[A-Z0-9&]{1,6}$/, short),
    colors: z.tuple([color, color], 'must be two colors, as ["#1b365d", "#ffffff"]'),
    logo: z.enum(CREST_SHAPES, `must be the shape of a logo: ${CREST_SHAPES.join(', ')}`).optional(),
    town: text('the town', 40),
    state: z
      .string('must be the postal code of a state, as "OH"')
      .refine((code) => STATES.has(code), 'must be the postal code of a state, as "OH"'),
    latitude: number('degrees north', -90, 90).optional(),
    longitude: number('degrees east (negative in America)', -180, 180).optional(),
    stadium: text('the name of the stadium', 60),
    capacity: whole('seats', 1000, 200_000).optional(),
    elevation: whole('meters above the sea', -100, 5000).optional(),
    surface: z.enum(['grass', 'turf'], 'must be "grass" or "turf"').optional(),
    roof: yes('whether there is a roof').optional(),
    prestige: number('the prestige', 1, 7.999),
    ceiling: whole('the best tier of prestige', 1, 7).optional(),
    floor: whole('the worst tier of prestige', 1, 7).optional(),
    conference: text('the name of a conference', 30).optional(),
    division: text('the name of a division', 30).optional(),
  });
}

function conferenceShape({ z }: typeof Zod, { text, whole, yes }: Values) {
  return z.strictObject({
    name: text('the name of the conference', 30),
    fullName: text('the full name', 60).optional(),
    games: whole('conference games that each member plays', 0, 12),
    titleGame: yes('whether a title game decides the champion'),
  });
}

function rivalryShape({ z }: typeof Zod, { text, whole }: Values) {
  const team = text('the name of a team', 40);
  return z.strictObject({
    teams: z.tuple([team, team], 'must be two names of teams'),
    week: whole('the week in which they meet every year', 1, 14).optional(),
    trophy: text('the name of the trophy', 60).optional(),
  });
}

function playoffShape({ z }: typeof Zod, { whole, yes }: Values) {
  return z.strictObject({
    teams: z.literal([...PLAYOFF_SIZES], `must be ${PLAYOFF_SIZES_SAID}`),
    autobids: whole('bids for conference champions', 0, 12).default(0),
    championsTopFour: yes('whether the four best champions get seeds 1 to 4').default(false),
  });
}

function playerShape({ z }: typeof Zod, { text, whole, yes }: Values) {
  const [positions, classes] = [POSITIONS.join(', '), CLASS_YEARS.join(', ')];
  const small = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
  const state = 'must be the postal code of a state, as "OH"';
  return z.strictObject({
    team: text('the name of a team', 40),
    first: text('the first name', 30),
    last: text('the last name', 30),
    position: z.preprocess(small, z.enum(POSITIONS, `must be a position: ${positions}`)),
    class: z.preprocess(small, z.enum(CLASS_YEARS, `must be a class: ${classes}`)),
    rating: whole('the rating', LOWEST_RATING, HIGHEST_RATING),
    redshirt: yes('whether he has redshirted').optional(),
    stars: whole('his stars as a recruit', 1, 5).optional(),
    state: z
      .string(state)
      .refine((code) => STATES.has(code), state)
      .optional(),
  });
}

function realignmentShape({ z }: typeof Zod, { text, whole }: Values) {
  const ladder = z
    .array(text('the name of a conference', 30), 'must be names of conferences, the top one first')
    .min(2, 'must have at least two conferences, the top one first')
    .max(MOST.conferences, `must have at most ${MOST.conferences} conferences`);
  return z.discriminatedUnion(
    'rule',
    [
      z.strictObject({ rule: z.enum(['contracts', 'none']) }),
      z.strictObject({
        rule: z.literal('promotion'),
        teams: whole('teams that go up and down', 1, 6),
        ladders: z
          .array(ladder, 'must be a list of ladders')
          .min(1, 'must have at least one ladder')
          .max(MOST.ladders, `must have at most ${MOST.ladders} ladders`),
      }),
    ],
    'must have the rule "contracts", "none" or "promotion"',
  );
}

/** Schema of a list with a minimum and maximum length. */
function many<Item extends Zod.ZodType>({ z }: typeof Zod, item: Item, what: string, least: number, most: number) {
  const words = `must be a list of ${least} to ${most} ${what}`;
  return z.array(item, words).min(least, words).max(most, words);
}

/** The schema, built with the given library. */
export function shapeOfUniverse(library: typeof Zod) {
  const { z } = library;
  const known = values(library);
  const { text, whole, yes } = known;
  const bowl = z.strictObject({ name: text('the name of the bowl', 60), place: text('where it is played', 60) });
  const word = 'must be a name of 1 to 40 letters without spaces';
  const name = z.string(word).regex(/^\S{1,40}$/, word);
  return z.strictObject({
    universe: z.literal(1, 'must be 1, the version of the format'),
    name: text('the name of the universe', 60),
    about: text('what it is about', 500).optional(),
    season: whole('the season in which it starts', ...UNIVERSE_SEASONS),
    teams: many(library, teamShape(library, known), 'teams', UNIVERSE_TEAMS.least, MOST.teams),
    conferences: many(library, conferenceShape(library, known), 'conferences', 1, MOST.conferences),
    rivalries: many(library, rivalryShape(library, known), 'rivalries', 0, MOST.rivalries).optional(),
    playoff: playoffShape(library, known),
    games: whole('games each team plays before the championships', 8, 13).optional(),
    bowls: many(library, bowl, 'bowls', 0, MOST.bowls).optional(),
    majorBowls: yes('whether the playoff is played at the major bowls').optional(),
    titleSite: text('where the title game is played', 60).optional(),
    realignment: realignmentShape(library, known).optional(),
    belowFbs: yes('whether FCS teams visit').optional(),
    names: z
      .strictObject({
        given: many(library, name, 'given names', 50, MOST.names),
        family: many(library, name, 'family names', 200, MOST.names),
      })
      .optional(),
    rosters: many(library, playerShape(library, known), 'players', 0, MOST.rosters).optional(),
  });
}
