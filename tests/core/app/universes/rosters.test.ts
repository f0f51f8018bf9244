import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TableName, universeFromTables } from '../../../../src/core/app/universes/csv.ts';
import { example } from '../../../../src/core/app/universes/examples.ts';
import { checkUniverse } from '../../../../src/core/app/universes/given.ts';
import { newDynasty } from '../../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../../src/core/dynasty/dynasty-state.ts';
import { isRedshirt } from '../../../../src/core/model/people/eligibility.ts';
import { ROSTER_SIZE, STARTER_SLOTS } from '../../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../../src/core/model/rules.ts';
import type { Universe } from '../../../../src/core/reference/universe/types.ts';
import { resolveTuning } from '../../../../src/core/tuning/index.ts';

const league = (await example('continental')) as Universe;
const docs = readFileSync(join(import.meta.dirname, '../../../../docs/universe.md'), 'utf8');
/** The example table in the documentation. */
const table = /```csv\n(team,first[^`]*)```/.exec(docs)![1]!;

/** Returns the rosters of a folder with only that table. */
function rostersIn(text: string): unknown {
  const read = universeFromTables(new Map<TableName, string>([['rosters', text]]));
  if (!read.ok) throw new Error(read.error.message);
  return (read.value as { rosters: unknown }).rosters;
}

const SEED = '46'.padStart(32, '0');

const withRosters = (rosters: unknown) => ({ ...league, rosters });

function faultsOf(rosters: unknown): string[] {
  const checked = checkUniverse(withRosters(rosters));
  return 'faults' in checked ? checked.faults : [];
}

function begun(data: unknown): DynastyState {
  const checked = checkUniverse(data);
  if ('faults' in checked) throw new Error(checked.faults.join());
  const { reference, universe } = checked;
  const settings = { seed: SEED, startYear: universe.season, team: 'quarry', playoff: universe.playoff };
  return newDynasty(settings, reference, RULE_BOOK, resolveTuning({}));
}

const player = (change: Record<string, unknown>) => ({
  ...{ team: 'Quarry', first: 'Sam', last: 'Ashworth', position: 'qb', class: 'sr', rating: 91 },
  ...change,
});

describe('the rosters of a universe', () => {
  it('are those of the table in the documentation, and every other spot stays as it was drawn', () => {
    expect(league.season).toBe(1987);
    const [plain, given] = [begun(league), begun(withRosters(rostersIn(table)))];
    const roster = given.players.filter(({ team }) => team === 'quarry');
    expect(roster).toHaveLength(ROSTER_SIZE);
    const sam = roster.find(({ last }) => last === 'Ashworth')!;
    expect(sam).toMatchObject({
      first: 'Sam',
      position: 'qb',
      classYear: 'sr',
      rating: 91,
      homeState: 'PA',
      seasons: 3,
    });
    expect([sam.starter, sam.ratings.length, sam.ratings.at(-1)]).toEqual([true, 4, 91]);
    expect(roster.find(({ last }) => last === 'Vance')).toMatchObject({ classYear: 'fr', rating: 66, ratings: [66] });
    const moved = given.players.filter((each, index) => each.last !== plain.players[index]!.last);
    expect(moved.map(({ last }) => last).sort()).toEqual(['Ashworth', 'Marlow', 'Pruitt', 'Vance']);
    const rating = (of: DynastyState) => of.programs.find(({ team }) => team === 'quarry')!.offense;
    expect(rating(given)).toBeGreaterThan(rating(plain));
  });

  it('name the row, the field and what to write', () => {
    expect(faultsOf([player({ rating: 120 })])).toEqual([
      'rosters, row 1, rating is 120 and must be the rating, a whole number from 30 to 99.',
    ]);
    expect(faultsOf([player({}), player({ team: 'Yale' })])).toEqual([
      'rosters, row 2, team "Yale" is not among the teams; write it as there.',
    ]);
    expect(faultsOf([player({ position: 'quarterback' })])[0]).toMatch(
      /position is "quarterback" and must be a position: qb/,
    );
    expect(faultsOf([player({ class: 'grad' })])[0]).toMatch(/must be a class: fr, so, jr, sr/);
    expect(faultsOf([player({ last: undefined })])[0]).toMatch(/last is missing/);
    expect(faultsOf([player({ shoe: 12 })])[0]).toMatch(/is not a field of a universe/);
    expect(faultsOf([player({ stars: 6 }), player({ redshirt: 1 })])).toEqual([
      'rosters, row 1, stars is 6 and must be his stars as a recruit, a whole number from 1 to 5.',
      'rosters, row 2, redshirt is 1 and must be true or false: whether he has redshirted.',
    ]);
    expect(faultsOf(Array.from({ length: 121 }, () => player({})))).toEqual([
      'rosters, row 121 is one too many: Quarry has more than 120 players.',
      'rosters leave Quarry without enough starters at rb, wr, te, ol, dl, lb, cb, s, k, p.',
    ]);
  });

  it('can be lopsided: the spots of other drawn players go first where a position has players to spare', () => {
    const passers = Array.from({ length: 62 }, (_, index) => player({ last: `Passer ${index}` }));
    const tooMany = Array.from({ length: 63 }, () => player({}));
    expect(faultsOf(tooMany)).toEqual([expect.stringContaining('without enough starters at rb, wr')]);
    const roster = begun(withRosters(passers)).players.filter(({ team }) => team === 'quarry');
    expect(roster).toHaveLength(ROSTER_SIZE);
    const countAt = (position: string) => roster.filter((each) => each.position === position).length;
    expect(countAt('qb')).toBeGreaterThanOrEqual(62);
    for (const [position, slots] of Object.entries(STARTER_SLOTS))
      expect(countAt(position)).toBeGreaterThanOrEqual(slots);
  });

  it('can be larger than drawn ones, as they were in 2021', () => {
    const plain = begun(league);
    const own = plain.players.filter(({ team }) => team === 'quarry');
    const rows = own.map(({ position, classYear }) => player({ position, class: classYear }));
    const more = begun(withRosters([...rows, player({ last: 'Extra', position: 'wr', stars: 5, redshirt: true })]));
    const roster = more.players.filter(({ team }) => team === 'quarry');
    expect(roster).toHaveLength(ROSTER_SIZE + 1);
    expect(roster.at(-1)).toMatchObject({
      id: plain.nextPlayerId,
      last: 'Extra',
      stars: 5,
      seasons: 4,
      classYear: 'sr',
    });
    expect(isRedshirt(roster.at(-1)!)).toBe(true);
    expect(roster.at(-1)!.composite).toBeCloseTo(0.9915, 4);
    expect(more.nextPlayerId).toBe(plain.nextPlayerId + 1);
  });
});
