import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/model/game.ts';
import { recordOf, records } from '../../../src/core/season/records.ts';
import {
  championshipGames,
  championshipPairing,
  conferenceChampion,
  conferenceStandings,
} from '../../../src/core/season/standings.ts';
import { beat, conference, facts, game, pollOf, result } from './fixtures.ts';

const ABCD = ['a', 'b', 'c', 'd'];
const big = (teams: readonly string[]) =>
  facts([conference('big')], Object.fromEntries([...teams.map((t) => [t, 'big']), ['x', null], ['y', null]]));

/** Returns the standings as `team rule` lines. */
function order(teams: readonly string[], games: readonly Game[], poll: readonly string[] = teams): string[] {
  const input = { facts: big(teams), games, poll: pollOf(poll) };
  return conferenceStandings(input, 'big').map((row) => `${row.team} ${row.tieBrokenBy ?? '-'}`);
}

describe('records', () => {
  it('count every game, and conference games only in the regular season', () => {
    const all = records([
      beat('a', 'b'),
      beat('a', 'x', null),
      beat('b', 'a', 'big', { kind: 'conference_championship' }),
      beat('a', 'y', null, { kind: 'bowl' }),
      game('a', 'c', { conference: 'big' }),
    ]);
    expect(recordOf(all, 'a')).toEqual({ wins: 3, losses: 1, confWins: 1, confLosses: 0 });
    expect(recordOf(all, 'b')).toEqual({ wins: 1, losses: 1, confWins: 0, confLosses: 1 });
    expect(recordOf(all, 'c')).toEqual({ wins: 0, losses: 0, confWins: 0, confLosses: 0 });
    expect(recordOf(all, 'nobody')).toEqual({ wins: 0, losses: 0, confWins: 0, confLosses: 0 });
  });
});

describe('conference standings', () => {
  it('are in order of percentage during the season, then wins and losses: 3-0 above 2-0, and 0-2 above 0-3', () => {
    const games = [
      ...['e', 'f', 'g'].map((loser) => beat('a', loser)),
      ...['e', 'f'].map((loser) => beat('b', loser)),
      beat('c', 'e'),
    ];
    // The poll ranks them in reverse.
    const teams = order(['a', 'b', 'c', 'd', 'e', 'f', 'g'], games, ['g', 'f', 'e', 'd', 'c', 'b', 'a']);
    expect(teams.map((row) => row.split(' ')[0])).toEqual(['a', 'b', 'c', 'd', 'g', 'f', 'e']);
  });

  it('are in order of conference record, whatever the other results', () => {
    const games = [beat('a', 'b'), beat('x', 'a', null), beat('y', 'a', null), beat('b', 'x', null)];
    expect(order(['a', 'b'], games)).toEqual(['a -', 'b -']);
  });

  it('put the winner of the game between two tied teams first', () => {
    // a and b are 2-1; b beat a. c is 1-2 and d 1-2, c beat d.
    const games = [beat('b', 'a'), beat('a', 'c'), beat('a', 'd'), beat('b', 'c'), beat('d', 'b'), beat('c', 'd')];
    expect(order(ABCD, games)).toEqual(['b head_to_head', 'a head_to_head', 'c head_to_head', 'd head_to_head']);
  });

  it('put a team first that beat the other two of a tie in which not all have met, then start over', () => {
    // a, b, c are 2-1. a beat b and c; b and c did not meet. e lost to both, c lost to d's conqueror.
    const games = [
      beat('a', 'b'),
      beat('a', 'c'),
      beat('d', 'a'),
      beat('b', 'd'),
      beat('b', 'e'),
      beat('c', 'd'),
      beat('c', 'e'),
    ];
    const lines = order(['a', 'b', 'c', 'd', 'e'], games, ['c', 'b', 'a', 'd', 'e']);
    expect(lines.slice(0, 3)).toEqual(['a head_to_head', 'c ranking', 'b ranking']);
  });

  it('look at common opponents when the tied teams did not meet', () => {
    // a and b are 2-1 and did not meet. Both met c and d: a beat both, b only d.
    const games = [beat('a', 'c'), beat('a', 'd'), beat('e', 'a'), beat('c', 'b'), beat('b', 'd'), beat('b', 'f')];
    expect(order(['a', 'b', 'c', 'd', 'e', 'f'], games).filter((l) => /^[ab] /.test(l))).toEqual([
      'a common_opponents',
      'b common_opponents',
    ]);
  });

  it('look at the best common opponent when they did equally well against all of them', () => {
    // a beat the better of the common opponents (c), b the worse (d); each lost to the other one.
    const games = [
      beat('a', 'c'),
      beat('d', 'a'),
      beat('c', 'b'),
      beat('b', 'd'),
      beat('c', 'e'),
      beat('e', 'd'),
      beat('f', 'e'),
    ];
    expect(
      order(['a', 'b', 'c', 'd', 'e', 'f'], games, ['b', 'a', 'c', 'd', 'e', 'f']).filter((l) => /^[ab] /.test(l)),
    ).toEqual(['a next_best', 'b next_best']);
  });

  it('compare strength of schedule when there are no common opponents', () => {
    // a and b are 1-0; a beat c, who is 1-1, b beat d, who is 0-1.
    const games = [beat('a', 'c'), beat('b', 'd'), beat('c', 'e')];
    expect(order(['a', 'b', 'c', 'd', 'e'], games, ['b', 'a']).slice(0, 2)).toEqual([
      'a opponents_win_share',
      'b opponents_win_share',
    ]);
  });

  it('fall back on the poll, then on the name', () => {
    // A perfect cycle of three.
    const cycle = [beat('a', 'b'), beat('b', 'c'), beat('c', 'a')];
    expect(order(['a', 'b', 'c'], cycle, ['c', 'a', 'b'])).toEqual(['c ranking', 'a ranking', 'b ranking']);
    expect(order(['a', 'b', 'c'], cycle, [])).toEqual(['a name', 'b name', 'c name']);
  });

  it('follow the poll without naming a tiebreaker before the first conference game', () => {
    expect(order(ABCD, [], ['d', 'c', 'b', 'a'])).toEqual(['d -', 'c -', 'b -', 'a -']);
  });

  it('put independents in order of their whole record', () => {
    const games = [beat('x', 'a', null), beat('b', 'y', null), beat('x', 'y', null)];
    const rows = conferenceStandings({ facts: big(ABCD), games, poll: null }, null);
    expect(rows.map((r) => r.team)).toEqual(['x', 'y']);
  });

  it('do not depend on the order of the games', () => {
    const games = [beat('b', 'a'), beat('a', 'c'), beat('a', 'd'), beat('b', 'c'), beat('d', 'b'), beat('c', 'd')];
    expect(order(ABCD, [...games].reverse())).toEqual(order(ABCD, games));
  });
});

describe('a conference of two divisions', () => {
  const divisions = [
    { name: 'East', teams: ['a', 'b'] },
    { name: 'West', teams: ['c', 'd'] },
  ];
  const members = Object.fromEntries(['a', 'b', 'c', 'd'].map((team) => [team, 'big']));
  const input = (games: Game[], order = ['a', 'b', 'c', 'd']) => ({
    facts: facts([conference('big', { divisions })], members),
    games,
    poll: pollOf(order),
  });

  it('is listed by division, and its winners play for the title at the home of the better record', () => {
    const games = [beat('c', 'd'), beat('c', 'a'), beat('d', 'a'), beat('d', 'b'), beat('a', 'b')];
    const table = conferenceStandings(input(games), 'big');
    expect(table.map((r) => [r.team, r.division, r.place])).toEqual([
      ['a', 'East', 1],
      ['b', 'East', 2],
      ['c', 'West', 1],
      ['d', 'West', 2],
    ]);
    expect(championshipPairing(input(games), table)).toEqual(['c', 'a']);
  });

  it('breaks a tie by head-to-head and then by the record in the division', () => {
    const three = [
      { name: 'East', teams: ['a', 'b', 'e'] },
      { name: 'West', teams: ['c', 'd', 'f'] },
    ];
    const members = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((team) => [team, 'big']));
    const games = [beat('a', 'e'), beat('e', 'b'), beat('b', 'c'), beat('c', 'a')];
    const own = { ...input(games), facts: facts([conference('big', { divisions: three })], members) };
    const east = conferenceStandings(own, 'big').filter((r) => r.division === 'East');
    expect(east.map((r) => [r.team, r.tieBrokenBy])).toEqual([
      ['a', 'division_record'],
      ['e', 'division_record'],
      ['b', 'division_record'],
    ]);
  });

  it('puts a team without a division into the smallest one', () => {
    const own = { ...input([]), facts: facts([conference('big', { divisions })], { ...members, z: 'big' }) };
    expect(conferenceStandings(own, 'big').find((r) => r.team === 'z')?.division).toBe('East');
  });
});

describe('a conference title', () => {
  const games = [beat('a', 'b'), beat('a', 'c'), beat('b', 'c')];
  const input = { facts: big(['a', 'b', 'c']), games, poll: pollOf(['a', 'b', 'c']) };

  it('is played for by the first two of the standings', () => {
    expect(championshipPairing(input, conferenceStandings(input, 'big'))).toEqual(['a', 'b']);
    expect(championshipGames(input, 20249000)).toMatchObject([
      {
        id: 20249000,
        week: 15,
        home: 'a',
        away: 'b',
        name: 'big Championship',
        conference: 'big',
        kind: 'conference_championship',
        neutral: false,
      },
    ]);
  });

  it('is played at the conference’s traditional site', () => {
    const sec = facts([conference('sec', { name: 'SEC' })], { a: 'sec', b: 'sec' });
    const [title] = championshipGames({ facts: sec, games: [], poll: pollOf(['a', 'b']) }, 1);
    expect(title).toMatchObject({ name: 'SEC Championship', neutral: true, place: 'Atlanta, GA' });
  });

  it('goes to the winner of the title game, and until then to the leader as a projection', () => {
    expect(conferenceChampion(input, 'big')).toEqual({ conference: 'big', team: 'a', projected: true });
    const title = game('a', 'b', { kind: 'conference_championship', conference: 'big', result: result(10, 13) });
    expect(conferenceChampion({ ...input, games: [...games, title] }, 'big')).toEqual({
      conference: 'big',
      team: 'b',
      projected: false,
    });
  });

  it('goes to the best record where there is no title game, once all have played', () => {
    const without = { ...input, facts: { ...input.facts, conferences: [conference('big', { titleGame: false })] } };
    expect(championshipGames(without, 1)).toEqual([]);
    expect(conferenceChampion(without, 'big')).toEqual({ conference: 'big', team: 'a', projected: false });
    const open = { ...without, games: [...games, game('c', 'a', { conference: 'big' })] };
    expect(conferenceChampion(open, 'big')?.projected).toBe(true);
  });
});
