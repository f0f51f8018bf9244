import { describe, expect, it } from 'vitest';
import type { SeasonFacts } from '../../../../src/core/model/facts.ts';
import type { Game } from '../../../../src/core/model/game.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import { type BowlInput, bowlGames, bowlsOf, bowlTeams } from '../../../../src/core/season/bowls/index.ts';
import { conferenceChampions } from '../../../../src/core/season/standings.ts';
import { beat, conference, facts, pollOf, ranks } from '../fixtures.ts';

const BOWLS = ['First', 'Second', 'Third'].map((name, i) => ({ name: `${name} Bowl`, place: 'Here', tier: i + 1 }));

/** A season in which each team has the given wins; `q` loses to every team. */
function season(
  wins: Readonly<Record<string, number>>,
  conferences: Readonly<Record<string, string | null>>,
  extra: Game[] = [],
) {
  const games = Object.entries(wins).flatMap(([team, n]) => Array.from({ length: n }, () => beat(team, 'q', null)));
  const members = { ...Object.fromEntries(Object.keys(wins).map((t) => [t, null])), ...conferences };
  const year: SeasonFacts = { ...facts([conference('east'), conference('west')], members), year: 2010, bowls: BOWLS };
  const majors = bowlsOf(year, { teams: 2, autobids: 0, championsTopFour: false })
    .slice(0, 6)
    .map((b) => b.name);
  const input: BowlInput = {
    facts: year,
    format: { teams: 2, autobids: 0, championsTopFour: false },
    field: [],
    games: [...games, ...extra],
    ranks: ranks(Object.keys(wins)),
    champions: conferenceChampions({ facts: year, games: [...games, ...extra], poll: pollOf(Object.keys(wins)) }),
    firstId: 20100900,
  };
  return { input, majors };
}

describe('bowls', () => {
  it('invite teams with six wins, best first, the best two to the best bowl', () => {
    const { input } = season({ a: 11, b: 10, c: 9, d: 8, e: 4, f: 3 }, {});
    const games = bowlGames(input);
    expect(games.map((g) => [g.home, g.away, g.name])).toEqual([
      ['a', 'b', 'Rose Bowl'],
      ['c', 'd', 'Sugar Bowl'],
    ]);
    expect(games[0]).toMatchObject({ week: 16, kind: 'bowl', neutral: true, place: 'Pasadena, CA', id: 20100900 });
  });

  it('take five-win teams only for spots that would stay empty, and never an odd number', () => {
    const { input } = season({ a: 9, b: 8, c: 7, d: 5, e: 5, f: 4 }, {});
    expect(bowlTeams(input, 2)).toEqual(['a', 'b']);
    expect(bowlTeams(input, 4)).toEqual(['a', 'b', 'c', 'd']);
    expect(bowlTeams(input, 8)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leave out the teams of the playoff', () => {
    const { input } = season({ a: 12, b: 11, c: 9, d: 8 }, {});
    const field = ['a', 'b'].map((team, i) => ({ seed: i + 1, team, autobid: false }));
    expect(bowlGames({ ...input, field }).map((g) => [g.home, g.away])).toEqual([['c', 'd']]);
  });

  it('avoid conference mates and rematches if possible', () => {
    const mates = season({ a: 9, b: 8, c: 7, d: 6 }, { a: 'east', b: 'east', c: 'west', d: 'west' });
    expect(bowlGames(mates.input).map((g) => [g.home, g.away])).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    const rematch = season({ a: 9, b: 8, c: 7, d: 6 }, {}, [beat('a', 'b', null)]);
    expect(bowlGames(rematch.input).map((g) => [g.home, g.away])).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
  });

  it('fix a last pair of conference mates by exchanging opponents', () => {
    const { input } = season({ a: 9, b: 8, c: 7, d: 6 }, { a: null, b: null, c: 'west', d: 'west' });
    const pairs = bowlGames(input).map((g) => [g.home, g.away].sort().join(''));
    expect(pairs).not.toContain('cd');
  });

  it('are the season’s bowls, including major ones that the playoff does not use', () => {
    const y2024 = reference.season(2024);
    const names = (format: Parameters<typeof bowlsOf>[1]) => bowlsOf(y2024, format).map((b) => b.name);
    const own = names(y2024.playoff);
    expect(own).not.toContain('Rose Bowl');
    const two = names({ teams: 2, autobids: 0, championsTopFour: false });
    expect(two).toHaveLength(own.length + 6);
    expect(two[0]).toBe('Rose Bowl');
    expect(new Set(two).size).toBe(two.length);
    for (let year = 2000; year <= 2026; year++) {
      const season = reference.season(year);
      const list = bowlsOf(season, season.playoff).map((b) => b.name);
      expect(list.length, `bowls of ${year}`).toBe(season.bowls.length);
    }
  });
});
