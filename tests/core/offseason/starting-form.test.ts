import { describe, expect, it } from 'vitest';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { visitingTeam } from '../../../src/core/dynasty/gameday/visitors.ts';
import { withOdds } from '../../../src/core/dynasty/odds.ts';
import { unplayed } from '../../../src/core/model/game.ts';
import { isVisitor } from '../../../src/core/model/ids.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { game } from '../season/fixtures.ts';

const tuning = resolveTuning();
const begin = (year: number, seed: number, team = 'army') =>
  newDynasty({ seed: seedFrom(seed), startYear: year, team, playoff: null }, reference, RULE_BOOK, tuning);

describe('the first season of a dynasty', () => {
  it('begins like 2024: most of the teams with the highest expectations are in the first ten of the poll', () => {
    const expected = ['georgia', 'alabama', 'ohio-state', 'oregon', 'michigan', 'texas'];
    const found = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const ten = begin(2024, seed)
        .polls[0]!.rows.slice(0, 10)
        .map((row) => row.team);
      return expected.map((team) => ten.includes(team));
    });
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.75);
  });

  it('still differs from dynasty to dynasty', () => {
    const tens = [1, 2].map((seed) =>
      begin(2024, seed)
        .polls[0]!.rows.slice(0, 10)
        .map((row) => row.team),
    );
    expect(tens[0]).not.toEqual(tens[1]);
  });
});

describe('an FCS visitor', () => {
  const dynasty = begin(2024, 5);

  it('is the same every time, and weaker than nearly all of FBS', () => {
    const again = { ...dynasty, settings: { ...dynasty.settings } };
    const strongest = visitingTeam(dynasty, 2024, 'north-dakota-state');
    const weakest = visitingTeam(dynasty, 2024, 'mississippi-valley-state');
    expect(visitingTeam(again, 2024, 'north-dakota-state')).toEqual(strongest);
    expect(strongest.rating).toBeGreaterThan(weakest.rating + 5);
    const better = dynasty.programs.filter((p) => p.rating > weakest.rating).length;
    expect(better).toBeGreaterThanOrEqual(dynasty.programs.length - 2);
  });

  it('has a full roster of players outside the dynasty’s lists', () => {
    const { players } = visitingTeam(dynasty, 2024, 'wofford');
    expect(players).toHaveLength(85);
    expect(players.every(({ id }) => isVisitor(id))).toBe(true);
    expect(dynasty.players.some(({ id }) => isVisitor(id))).toBe(false);
    const other = visitingTeam(dynasty, 2024, 'furman').players;
    expect(new Set([...players, ...other].map(({ id }) => id)).size).toBe(170);
  });

  it('is the underdog by about four touchdowns at a good program', () => {
    const [line] = withOdds(dynasty, [unplayed(game('georgia', 'wofford'))]);
    expect(line!.odds!.homeMargin).toBeGreaterThan(24);
  });
});
