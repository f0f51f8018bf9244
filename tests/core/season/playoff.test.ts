import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, ScheduledGame } from '../../../src/core/model/game.ts';
import {
  byesOf,
  lastWeekOf,
  PLAYOFF_SIZES,
  type PlayoffFormat,
  takesChampions,
} from '../../../src/core/model/playoff.ts';
import { bracketSlots } from '../../../src/core/season/bracket-slots.ts';
import { bracket, bracketGames, bubble, nationalChampion, selectField } from '../../../src/core/season/playoff.ts';
import { playoffBowls, playoffSites } from '../../../src/core/season/sites.ts';
import { game, result } from './fixtures.ts';

const TEAMS = Array.from({ length: 40 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
const seeds = (format: PlayoffFormat, champions: readonly string[]) =>
  selectField(
    format,
    TEAMS,
    champions.map((team, i) => ({ conference: `c${i}`, team })),
  );
const twelve = (autobids: number, championsTopFour: boolean): PlayoffFormat => ({
  teams: 12,
  autobids,
  championsTopFour,
});

const anyFormat = fc.record({
  teams: fc.constantFrom(...PLAYOFF_SIZES),
  autobids: fc.integer({ min: 0, max: 12 }),
  championsTopFour: fc.boolean(),
});
const anyChampions = fc.uniqueArray(fc.constantFrom(...TEAMS), { minLength: 0, maxLength: 12 });

describe('the playoff field', () => {
  it('has every seed and no team twice, with the best champions in the guaranteed spots, in every setting', () => {
    fc.assert(
      fc.property(anyFormat, anyChampions, (format, champions) => {
        const field = seeds(format, champions);
        expect(field.map((s) => s.seed)).toEqual(Array.from({ length: format.teams }, (_, i) => i + 1));
        expect(new Set(field.map((s) => s.team)).size).toBe(format.teams);
        const best = [...champions].sort().slice(0, takesChampions(format.teams) ? format.autobids : 0);
        expect(field.flatMap((s) => (s.autobid ? s.team : [])).sort()).toEqual(best);
        const atLarge = field.filter((s) => !s.autobid).map((s) => s.team);
        const left = TEAMS.filter((t) => !field.some((s) => s.team === t));
        for (const team of atLarge) expect(team < left[0]!).toBe(true);
        if (takesChampions(format.teams) && format.championsTopFour) {
          const champs = field.map((s) => s.team).filter((t) => champions.includes(t));
          const first = [...champs].sort().slice(0, 4);
          expect(field.slice(0, first.length).map((s) => s.team)).toEqual(first);
        } else expect(field.map((s) => s.team)).toEqual([...field.map((s) => s.team)].sort());
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('keeps a spot for a champion far down the poll, who gets the last seed', () => {
    const field = seeds(twelve(5, false), ['t01', 't02', 't05', 't09', 't33']);
    expect(field.at(-1)).toEqual({ seed: 12, team: 't33', autobid: true });
    expect(field.map((s) => s.team)).not.toContain('t12');
  });

  it('gives the first four seeds to champions under the rule of 2024', () => {
    const field = seeds(twelve(5, true), ['t01', 't03', 't10', 't20', 't33']);
    expect(field.map((s) => s.team).slice(0, 5)).toEqual(['t01', 't03', 't10', 't20', 't02']);
  });

  it('shows the next best teams outside', () => {
    const field = seeds({ teams: 4, autobids: 0, championsTopFour: false }, []);
    expect(bubble(TEAMS, field, 3)).toEqual(['t05', 't06', 't07']);
  });
});

/** Plays a bracket to the end; the higher seed loses where `upsets` says so. */
function playOut(format: PlayoffFormat, upsets: readonly boolean[], year = 2024) {
  const field = seeds(format, ['t01', 't02', 't03', 't04', 't30']);
  let games: Game[] = [];
  const rounds: ScheduledGame[][] = [];
  for (;;) {
    const next = bracketGames({ facts: { year }, format, field, games, firstId: 20240900 + games.length });
    if (next.length === 0) return { field, games, rounds };
    rounds.push(next);
    expect(
      bracketGames({
        facts: { year },
        format,
        field,
        games: [...games, ...next.map((g) => game(g.home, g.away, g))],
        firstId: 1,
      }),
    ).toEqual([]);
    games = [
      ...games,
      ...next.map((g, i) => ({
        ...game(g.home, g.away, g),
        result: upsets[(games.length + i) % upsets.length] ? result(17, 20) : result(31, 10),
      })),
    ];
  }
}

describe('the bracket', () => {
  it('ends with one champion in the last week, whatever the results', () => {
    const upsets = fc.array(fc.boolean(), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(anyFormat, upsets, (format, list) => {
        const { games, field } = playOut(format, list);
        expect(games).toHaveLength(format.teams - 1);
        const title = games.at(-1)!;
        expect(title.week).toBe(lastWeekOf(format));
        expect(title.name).toBe('National Championship');
        const champion = nationalChampion(games)!;
        expect(field.some((s) => s.team === champion)).toBe(true);
        expect(bracket(format, field, games).every((m) => m.winner !== null)).toBe(true);
        expect(new Set(games.map((g) => g.bracketSlot)).size).toBe(games.length);
        games.forEach((g, index) => {
          // A team that lost never plays again.
          const loser = g.result!.homeScore > g.result!.awayScore ? g.away : g.home;
          expect(games.slice(index + 1).some(({ home, away }) => home === loser || away === loser)).toBe(false);
        });
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it('of twelve plays the first round on the better seed’s field and the rest at neutral sites', () => {
    const { rounds, field } = playOut(twelve(5, false), [false]);
    const seedOf = (team: string) => field.find((s) => s.team === team)!.seed;
    expect(rounds.map((r) => r.length)).toEqual([4, 4, 2, 1]);
    expect(rounds[0]!.map((g) => [g.bracketSlot, seedOf(g.home), seedOf(g.away), g.neutral])).toEqual([
      ['first-round-1', 8, 9, false],
      ['first-round-2', 5, 12, false],
      ['first-round-3', 7, 10, false],
      ['first-round-4', 6, 11, false],
    ]);
    expect(rounds[1]!.map((g) => [seedOf(g.home), seedOf(g.away)])).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
    expect(
      rounds
        .slice(1)
        .flat()
        .every((g) => g.neutral && g.place !== null),
    ).toBe(true);
    expect(rounds[1]![0]!.name).toBe('Rose Bowl (Playoff Quarterfinal)');
  });

  it('of sixteen has no byes: the best hosts the last, and the better quarter gets the bigger bowl', () => {
    const format: PlayoffFormat = { teams: 16, autobids: 5, championsTopFour: false };
    const { rounds, field } = playOut(format, [false], 2030);
    const seedOf = (team: string) => field.find((s) => s.team === team)!.seed;
    expect(rounds.map((r) => r.length)).toEqual([8, 4, 2, 1]);
    expect(rounds[0]!.map((g) => [seedOf(g.home), seedOf(g.away)])).toEqual([
      [1, 16],
      [8, 9],
      [4, 13],
      [5, 12],
      [2, 15],
      [7, 10],
      [3, 14],
      [6, 11],
    ]);
    expect(rounds[0]!.some((g) => g.neutral)).toBe(false);
    expect(rounds.map((round) => round[0]!.week)).toEqual([16, 17, 18, 19]);
    expect(rounds[1]!.map((g) => [seedOf(g.home), seedOf(g.away), g.neutral])).toEqual([
      [1, 8, true],
      [4, 5, true],
      [2, 7, true],
      [3, 6, true],
    ]);
    expect(byesOf(16)).toBe(0);
  });

  it.each(PLAYOFF_SIZES)('of %d gives every seed one spot, and pairs seeds in round one that add up', (teams) => {
    const slots = bracketSlots({ teams });
    const seeds = slots.flatMap(({ top, bottom }) =>
      [top, bottom].flatMap((from) => ('seed' in from ? from.seed : [])),
    );
    expect([...seeds].sort((a, b) => a - b)).toEqual(Array.from({ length: teams }, (_, i) => i + 1));
    const feeders = slots.flatMap(({ top, bottom }) =>
      [top, bottom].flatMap((from) => ('winnerOf' in from ? from.winnerOf : [])),
    );
    expect(new Set(feeders).size).toBe(feeders.length);
    expect([...feeders].sort()).toEqual(slots.flatMap(({ slot, next }) => (next === null ? [] : slot)).sort());
    for (const { slot, next } of slots) {
      const after = slots.find((each) => each.slot === next);
      if (after) expect([after.top, after.bottom]).toContainEqual({ winnerOf: slot });
    }
    const sum = teams === 12 ? 17 : teams + 1;
    for (const { week, top, bottom } of slots.filter((slot) => slot.week === 16))
      expect([week, 'seed' in top && 'seed' in bottom && top.seed + bottom.seed]).toEqual([16, sum]);
  });

  it('says where an unknown team will come from', () => {
    const format = twelve(5, false);
    const field = seeds(format, []);
    const matchups = bracket(format, field, []);
    const semifinal = matchups.find((m) => m.slot === 'semifinal-2')!;
    expect(semifinal).toMatchObject({
      team1: null,
      from1: 'quarterfinal-3',
      from2: 'quarterfinal-4',
      next: 'championship',
    });
    const quarterfinal = matchups.find((m) => m.slot === 'quarterfinal-3')!;
    expect(quarterfinal).toMatchObject({ team1: 't02', seed1: 2, team2: null, from2: 'first-round-3' });
  });

  it('uses the historical bowls', () => {
    const four = { teams: 4, autobids: 0, championsTopFour: false } as const;
    const two = { ...four, teams: 2 } as const;
    expect([...playoffBowls({ year: 2014 }, four)].sort()).toEqual(['Rose Bowl', 'Sugar Bowl']);
    expect([...playoffBowls({ year: 2021 }, four)].sort()).toEqual(['Cotton Bowl', 'Orange Bowl']);
    expect([...playoffBowls({ year: 2005 }, two)]).toEqual(['Rose Bowl']);
    expect([...playoffBowls({ year: 2010 }, two)]).toEqual([]);
    expect(playoffBowls({ year: 2024 }, twelve(5, true)).size).toBe(6);
  });

  it('plays at the historical sites, and at announced ones', () => {
    const semifinals = (year: number) => {
      const sites = playoffSites({ year }, twelve(5, false));
      return [1, 2].map((number) => sites.get(`semifinal-${number}`)!.bowl);
    };
    expect([2024, 2025, 2026, 2027].map((year) => semifinals(year).sort())).toEqual([
      ['Cotton Bowl', 'Orange Bowl'],
      ['Fiesta Bowl', 'Peach Bowl'],
      ['Orange Bowl', 'Sugar Bowl'],
      ['Cotton Bowl', 'Orange Bowl'],
    ]);
    expect(playoffSites({ year: 2027 }, twelve(5, false)).get('championship')!.place).toBe('New Orleans, LA');
    const four = { teams: 4, autobids: 0, championsTopFour: false } as const;
    expect(playoffSites({ year: 2020 }, four).get('semifinal-1')).toEqual({
      bowl: 'Rose Bowl',
      place: 'Arlington, TX',
    });
    expect(playoffSites({ year: 2021 }, four).get('semifinal-1')!.place).not.toBe('Pasadena, CA');
  });
});
