import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfFacts, referenceFrom } from '../../../../src/core/app/saves/facts.ts';
import { TABLES, universeFromTables } from '../../../../src/core/app/universes/csv.ts';
import { example } from '../../../../src/core/app/universes/examples.ts';
import { exportReal } from '../../../../src/core/app/universes/export.ts';
import { checkUniverse } from '../../../../src/core/app/universes/given.ts';
import { harmless } from '../../../../src/core/model/text/invisible-characters.ts';
import { referenceData } from '../../../../src/core/reference/index.ts';
import { factsOfUniverse, readUniverse, type Universe } from '../../../../src/core/reference/universe/index.ts';

const league = {
  ...((await example('continental')) as Universe),
  rosters: [
    { team: 'Quarry', first: 'Sam', last: 'Ashworth', position: 'qb', class: 'sr', rating: 91, stars: 4, state: 'PA' },
    { team: 'Tidewater', first: 'Dee', last: 'Marlow', position: 'wr', class: 'jr', rating: 84, redshirt: true },
  ],
} satisfies Universe;
/** Returns a copy that tests can break. */
// biome-ignore lint/suspicious/noExplicitAny: what a test breaks on purpose has no type
const copy = (): any => JSON.parse(JSON.stringify(league));
const MOST_SENTENCES = 21;
const MOST_MILLISECONDS = 5000;

function faultsOf(data: unknown): string[] {
  const read = readUniverse(data);
  return read.ok ? [] : read.faults;
}

/** Expects any data to be read quickly, with an error that is safe to print. */
function expectHarmless(data: unknown): void {
  const started = performance.now();
  const read = readUniverse(data);
  expect(performance.now() - started).toBeLessThan(MOST_MILLISECONDS);
  if (read.ok) {
    const facts = factsOfUniverse(read.universe);
    expect(faultOfFacts(JSON.parse(JSON.stringify(facts)))).toBeNull();
    referenceFrom(facts);
    return;
  }
  expect(read.faults.length).toBeGreaterThan(0);
  expect(read.faults.length).toBeLessThanOrEqual(MOST_SENTENCES);
  for (const fault of read.faults) {
    expect(harmless(fault)).toBe(fault);
    expect(fault.length).toBeLessThan(600);
  }
}

/** Returns the path of every value in plain data. */
function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

function changedAt(path: readonly (string | number)[], to: unknown): unknown {
  if (path.length === 0) return to;
  const data = copy();
  let at = data;
  for (const key of path.slice(0, -1)) at = at[key];
  at[path.at(-1)!] = to;
  return data;
}

const PLACES = placesIn(league);
const NASTY = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '\u001b[2J', '\u202eevil', '../../etc/passwd', '__proto__', 'a'.repeat(100_000)),
  fc.constantFrom(-1, 0, 1e308, 0.5, 9007199254740992, Number.NaN),
  fc.constantFrom('Harbor State', 'Lakes', 'independent', 'out', 'ZZ', '<script>', "'; drop table games; --"),
);

describe('a hostile universe', () => {
  it('is refused in sentences, whatever it is', () => {
    fc.assert(fc.property(fc.anything({ withNullPrototype: true, withMap: true, maxDepth: 6 }), expectHarmless), {
      seed: 1,
      numRuns: 300,
    });
  });

  it('does no harm if one value of a good one is replaced by another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLACES), NASTY, (path, value) => expectHarmless(changedAt(path, value))),
      { seed: 2, numRuns: 400 },
    );
  });

  it('does no harm with two rows swapped, duplicated or left out', () => {
    const lists = ['teams', 'conferences', 'rivalries', 'bowls', 'rosters'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.nat(30), fc.nat(30), fc.boolean(), (list, from, to, drop) => {
        const data = copy();
        const rows = data[list];
        rows[to % rows.length] = rows[from % rows.length];
        if (drop) rows.splice(from % rows.length, 1);
        expectHarmless(data);
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  it('is bounded in size and depth, and in a circle', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth++) deep = [deep];
    const circle = copy();
    circle.teams[0] = circle;
    expect(faultsOf(deep)).toEqual(['The file nests lists deeper than any universe does.']);
    expect(faultsOf(circle)).toEqual(['The file nests lists deeper than any universe does.']);
    expect(faultsOf(new Array(300_000).fill('x'))).toEqual([
      'The file holds more than 250000 values, far more than any universe.',
    ]);
    expectHarmless({ ...copy(), teams: new Array(5000).fill(league.teams[0]) });
  });

  it('is cleaned once: invisible characters are gone from every text', () => {
    const data = copy();
    data.teams[0].nickname = ' Lamp\u001b[2J\u202elighters\u200b \n ';
    data.name = 'The\u0000League';
    const read = readUniverse(data);
    if (!read.ok) throw new Error(read.faults.join());
    expect(read.universe.teams[0]!.nickname).toBe('Lamp [2J lighters');
    expect(read.universe.name).toBe('The League');
  });
});

describe('messages about a universe', () => {
  it.each<[change: (data: ReturnType<typeof copy>) => void, sentence: string]>([
    [
      (data) => delete data.season,
      'season is missing and must be the season in which it starts, a whole number from 1869 to 2100.',
    ],
    [
      (data) => (data.teams[2].prestige = 9),
      'teams, row 3 (Tidewater), prestige is 9 and must be the prestige, a number from 1 to 7.999.',
    ],
    [
      (data) => (data.teams[1].state = 'ZZ'),
      'teams, row 2 (Quarry), state is "ZZ" and must be the postal code of a state, as "OH".',
    ],
    [
      (data) => (data.teams[0].colors[1] = 'blue'),
      'teams, row 1 (Harbor State), colors, row 2 is "blue" and must be a color as "#1b365d".',
    ],
    [
      (data) => (data.teams[3].mascot = 'x'),
      'teams, row 4 (Kingsbridge), mascot is not a field of a universe; leave it out.',
    ],
    [(data) => (data.teams[5].name = 'Quarry'), 'teams, row 6, name is taken by row 2; choose another.'],
    [
      (data) => (data.teams[5].conference = 'Plains'),
      'teams, row 6 (Brandywine), conference "Plains" is not among the conferences; add it.',
    ],
    [
      (data) => (data.conferences[0].games = 12),
      'conferences, row 1 (Lakes), games are more than the 11 games of a season.',
    ],
    [
      (data) => (data.rivalries[0].teams[0] = 'Yale'),
      'rivalries, row 1, teams "Yale" is not among the teams; write it as there.',
    ],
    [
      (data) => (data.rivalries[13].week = 14),
      'rivalries, row 14, week Bayou A&M already plays row 7 that week; choose another.',
    ],
    [(data) => (data.playoff.teams = 8), 'playoff, teams is 8 and must be 2, 4, 12 or 16 teams.'],
    [
      (data) => (data.realignment = { rule: 'promotion', teams: 2, ladders: [['Lakes', 'Gulf', 'Lakes']] }),
      'realignment, ladders, row 1, row 3 "Lakes" is on a ladder already; a conference has one place.',
    ],
  ])('name the location and the fix (%#)', (change, sentence) => {
    const data = copy();
    change(data);
    expect(faultsOf(data)).toContain(sentence);
  });

  it('say when no schedule works, before a dynasty is started', () => {
    const data = copy();
    for (const conference of data.conferences) Object.assign(conference, { games: 0, titleGame: false });
    data.teams = data.teams
      .slice(0, 12)
      .map(({ division: _, ...team }: Record<string, unknown>) => ({ ...team, conference: 'Lakes' }));
    data.conferences = [{ name: 'Lakes', games: 11, titleGame: false }];
    data.rosters = [];
    data.rivalries = [];
    data.games = 11;
    expect(checkUniverse(data)).not.toHaveProperty('faults');
    data.conferences[0].games = 4;
    expect(checkUniverse(data)).toHaveProperty('faults');
  });
});

/** Writes rows as the CSV a spreadsheet exports. */
function tableOf(rows: readonly object[]): string {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return [keys, ...rows.map((row) => keys.map((key) => (row as Record<string, unknown>)[key]))]
    .map((fields) => fields.map(quoted).join(','))
    .join('\r\n');
}

describe('a folder of tables', () => {
  it('gives the same result as the file', () => {
    const { teams, conferences, rivalries, bowls, playoff, rosters, realignment: _, universe: __, ...rest } = league;
    const settings = Object.entries({ ...rest, playoffTeams: playoff.teams, realignment: 'none' });
    const texts = new Map([
      ['universe', tableOf(settings.map(([field, value]) => ({ field, value })))],
      ['teams', tableOf(teams.map(({ colors: [color1, color2], ...team }) => ({ ...team, color1, color2 })))],
      ['conferences', tableOf(conferences)],
      ['rivalries', tableOf(rivalries!.map(({ teams: [team1, team2], ...more }) => ({ team1, team2, ...more })))],
      ['bowls', tableOf(bowls!)],
      ['rosters', tableOf(rosters)],
    ] as const);
    const read = universeFromTables(texts);
    if (!read.ok) throw new Error(read.error.message);
    expect(readUniverse(read.value)).toEqual(readUniverse(league));
  });

  it('does no harm, whatever is in it', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...TABLES), text), { maxLength: 6 }), (tables) => {
        const read = universeFromTables(new Map(tables));
        if (read.ok) expectHarmless(read.value);
        else expect(read.error.message).toMatch(/^\w+\.csv/);
      }),
      { seed: 4, numRuns: 300 },
    );
    expect(universeFromTables(new Map([['teams', 'x,'.repeat(2_000_000)]])).ok).toBe(false);
  });
});

describe('a season as a universe', () => {
  it.each([2000, 2013, 2026])('of %i has every program in its place, and can be played', (year) => {
    const exported = exportReal(year);
    if (!exported.ok) throw new Error(exported.error.message);
    const checked = checkUniverse(JSON.parse(JSON.stringify(exported.value)));
    if ('faults' in checked) throw new Error(checked.faults.join('\n'));
    const { reference } = checked;
    const real = referenceFrom(referenceData);
    expect(reference.season(year).members).toEqual(real.season(year).members);
    for (const [team, { prestige, ceiling, floor }] of real.startingPrestige(year))
      expect(reference.startingPrestige(year).get(team)).toMatchObject({ prestige, ceiling, floor });
  });
});
