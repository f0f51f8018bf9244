import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/model/game.ts';
import type { Poll } from '../../../src/core/model/season.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { finalPoll, nextPoll, preseasonPoll } from '../../../src/core/season/poll.ts';
import { strengthOfRecord, winDistribution } from '../../../src/core/season/strength-of-record.ts';
import { game, result, tuning } from './fixtures.ts';

const TEAMS = Array.from({ length: 60 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
/** t01 is the best team, t60 the worst; each beats the next by a point on average. */
const STEP = 1 / tuning.expectation.marginPerPoint;
const programs = TEAMS.map((team, i) => {
  const rating = 85 - i * STEP;
  return { team, rating, offense: rating, defense: rating };
});

function first(seed = 1, lastRanks: ReadonlyMap<string, number> = new Map()): Poll {
  return preseasonPoll({ year: 2024, programs, lastRanks, dice: stream(seedFrom(seed), 'poll'), tuning });
}

function pollAfter(previous: Poll, games: readonly Game[], week = previous.week + 1): Poll {
  return nextPoll({ previous, games, programs, week, tuning });
}

const rank = (poll: Poll, team: string) => poll.rows.find((r) => r.team === team)!.rank;

function checkPoll(poll: Poll): void {
  expect(poll.rows.map((r) => r.rank)).toEqual(TEAMS.map((_, i) => i + 1));
  expect(poll.rows.map((r) => r.team).sort()).toEqual(TEAMS);
  poll.rows.forEach((row, i) => {
    expect(row.score).toBeGreaterThanOrEqual(0);
    expect(row.score).toBeLessThanOrEqual(100);
    if (i > 0) expect(row.score).toBeLessThanOrEqual(poll.rows[i - 1]!.score);
  });
}

describe('the preseason poll', () => {
  it('ranks every team, good teams mostly high, and differs with the dice', () => {
    const poll = first();
    checkPoll(poll);
    const top = poll.rows.slice(0, 15).filter((r) => r.team <= 't20').length;
    expect(top).toBeGreaterThanOrEqual(9);
    expect(first(2).rows.map((r) => r.team)).not.toEqual(poll.rows.map((r) => r.team));
    expect(poll.rows.every((r) => r.previousRank === null && r.strengthOfRecord === null)).toBe(true);
  });

  it('remembers last season', () => {
    const champions = new Map(TEAMS.map((team, i) => [team, i === 39 ? 1 : i + 2]));
    expect(rank(first(1, champions), 't40')).toBeLessThan(rank(first(1), 't40'));
  });
});

describe('the poll after a week', () => {
  const winner = (home: string, away: string, homeWins: boolean, margin = 10, week = 1) =>
    game(home, away, { week, result: homeWins ? result(20 + margin, 20) : result(20, 20 + margin) });

  it('is always a ranking of everybody, where no winner and no idle team drops far', () => {
    const week = fc.shuffledSubarray(TEAMS, { minLength: 20, maxLength: 60 });
    const results = fc.array(fc.record({ homeWins: fc.boolean(), margin: fc.integer({ min: 1, max: 50 }) }), {
      minLength: 30,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(week, results), { minLength: 3, maxLength: 6 }), (weeks) => {
        let poll = first();
        let games: Game[] = [];
        weeks.forEach(([teams, list], w) => {
          const news = Array.from({ length: Math.floor(teams.length / 2) }, (_, i) =>
            winner(teams[2 * i]!, teams[2 * i + 1]!, list[i]!.homeWins, list[i]!.margin, w + 1),
          );
          games = [...games, ...news];
          const before = poll;
          poll = pollAfter(before, games, w + 2);
          checkPoll(poll);
          const losers = new Set(news.map((g) => (g.result!.homeScore > g.result!.awayScore ? g.away : g.home)));
          for (const row of before.rows) {
            expect(
              rank(poll, row.team) === row.rank || poll.rows[rank(poll, row.team) - 1]!.previousRank === row.rank,
            ).toBe(true);
            if (losers.has(row.team)) continue;
            // The first may be passed by one that is now held for clearly better.
            const most = row.rank === 1 ? 2 : row.rank + Math.floor(row.rank * tuning.poll.safeDrop);
            expect(rank(poll, row.team)).toBeLessThanOrEqual(most);
          }
        });
      }),
      { seed: 4, numRuns: 20 },
    );
  });

  it('leaves an unbeaten first where it is and drops a beaten one', () => {
    const poll = first();
    const [one, two] = [poll.rows[0]!.team, poll.rows[1]!.team];
    const weak = poll.rows[50]!.team;
    expect(rank(pollAfter(poll, [winner(two, weak, true, 60)]), one)).toBe(1);
    expect(rank(pollAfter(poll, [winner(one, weak, false, 3)]), one)).toBeGreaterThan(3);
  });

  it('now and then lets a leader that won be passed, by one place only', () => {
    const places = Array.from({ length: 40 }, (_, seed) => {
      const even = first(seed);
      const close = even.rows[0]!.score - 0.1;
      const poll = { ...even, rows: even.rows.map((row) => (row.rank === 2 ? { ...row, score: close } : row)) };
      const [one, two, three, weak] = [0, 1, 2, 58].map((at) => poll.rows[at]!.team) as [
        string,
        string,
        string,
        string,
      ];
      return rank(pollAfter(poll, [winner(one, weak, true, 1), winner(two, three, true, 40)]), one);
    });
    expect(Math.max(...places)).toBe(2);
    expect(Math.min(...places)).toBe(1);
  });

  it('keeps a team of the first ten in the first 25 after its first loss, but not after its fourth', () => {
    const poll = first();
    const team = poll.rows[9]!.team;
    const weak = poll.rows[59]!.team;
    const loss = winner(weak, team, true, 30);
    expect(rank(pollAfter(poll, [loss]), team)).toBeLessThanOrEqual(25);
    const before = [1, 2, 3].map((week) => winner(poll.rows[30 + week]!.team, team, true, 3, week));
    const late = { ...poll, week: 9 };
    const last = { ...loss, week: 9 };
    expect(rank(pollAfter(late, [...before, last]), team)).toBeGreaterThan(rank(pollAfter(late, [last]), team));
  });

  it('costs less to lose to a good team than to a bad one', () => {
    const poll = first();
    const [team, good, bad] = [poll.rows[8]!.team, poll.rows[1]!.team, poll.rows[55]!.team];
    const lostTo = (other: string) => rank(pollAfter(poll, [winner(other, team, true, 7)]), team);
    expect(lostTo(good)).toBeLessThan(lostTo(bad));
  });

  it('lifts who beats a better team, and lowers who loses to a worse one', () => {
    const poll = first();
    const [better, worse] = [poll.rows[10]!.team, poll.rows[30]!.team];
    const after = pollAfter(poll, [winner(worse, better, true, 7)]);
    expect(rank(after, worse)).toBeLessThan(31);
    expect(rank(after, better)).toBeGreaterThan(11);
  });

  it('has nobody rise by more than half its places in a week, whomever it beats', () => {
    const poll = first();
    // Voters who change their minds at once.
    const excited = { ...tuning, poll: { ...tuning.poll, reaction: 40 } };
    const upset = (place: number, numbers: typeof tuning) => {
      const team = poll.rows[place - 1]!.team;
      const games = [winner(team, poll.rows[0]!.team, true, 50)];
      return rank(nextPoll({ previous: poll, games, programs, week: 2, tuning: numbers }), team);
    };
    for (const place of [8, 17, 30, 43]) {
      expect(upset(place, tuning)).toBeLessThan(place);
      expect(upset(place, excited)).toBe(Math.floor(place * excited.poll.riseTo));
    }
  });

  it('has nobody with four losses in the first ten, however voters like its last game', () => {
    const poll = { ...first(), week: 9 };
    const excited = { ...tuning, poll: { ...tuning.poll, reaction: 40 } };
    const [team, good] = [poll.rows[11]!.team, poll.rows[1]!.team];
    const placeWith = (losses: number) => {
      const before = Array.from({ length: losses }, (_, i) => winner(poll.rows[40 + i]!.team, team, true, 1, i + 1));
      const games = [...before, winner(team, good, true, 40, 9)];
      return rank(nextPoll({ previous: poll, games, programs, week: 10, tuning: excited }), team);
    };
    expect(placeWith(tuning.poll.topTenLosses)).toBeLessThanOrEqual(10);
    expect(placeWith(tuning.poll.topTenLosses + 1)).toBe(11);
  });

  it('keeps who loses in the playoff near its place', () => {
    const poll = first();
    const lost = (kind: Game['kind']) => {
      const places = [1, 4, 9, 12].map((place) => poll.rows[place - 1]!.team);
      const games = places.map((team) => ({ ...winner(poll.rows[29]!.team, team, true, 40, 1), kind }));
      return places.map((team, at) => rank(pollAfter(poll, [games[at]!]), team));
    };
    const { playoffDrop } = tuning.poll;
    [1, 4, 9, 12].forEach((place, at) => {
      expect(lost('playoff')[at]).toBeLessThanOrEqual(place + playoffDrop);
      expect(lost('bowl')[at]).toBeGreaterThan(place + playoffDrop);
    });
  });

  it('looks at the margin little', () => {
    const poll = first();
    const [team, other] = [poll.rows[20]!.team, poll.rows[18]!.team];
    const score = (margin: number) =>
      pollAfter(poll, [winner(team, other, true, margin)]).rows.find((r) => r.team === team)!.score;
    expect(score(40) - score(1)).toBeLessThan(3);
    expect(score(60)).toBe(score(40));
  });

  it('does not depend on the order of the games', () => {
    const poll = first();
    const games = [winner('t01', 't20', true), winner('t03', 't05', false), winner('t30', 't10', true)];
    expect(pollAfter(poll, [...games].reverse())).toEqual(pollAfter(poll, games));
  });
});

describe('the final poll', () => {
  it('has the champion first, whoever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TEAMS), (champion) => {
        const poll = finalPoll({ previous: first(), games: [], programs, week: 18, tuning, champion });
        checkPoll(poll);
        expect(poll.rows[0]!.team).toBe(champion);
      }),
      { seed: 5, numRuns: 20 },
    );
  });
});

describe('the final poll after a playoff of several rounds', () => {
  it('has who lost the title game behind the champion, if it was in front of everybody else before', () => {
    const before = first();
    const [one, two, three] = before.rows.map(({ team }) => team);
    const round = (home: string, away: string, homeScore: number, bracketSlot: Game['bracketSlot'], week: number) =>
      game(home, away, { week, kind: 'playoff', bracketSlot, result: result(homeScore, 20) });
    const semifinal = round(one!, three!, 30, 'semifinal_1', 16);
    const title = round(two!, one!, 50, 'championship', 17);
    const last = (games: Game[]) =>
      finalPoll({ previous: { ...before, week: 17 }, games, programs, week: 18, tuning, champion: two! });
    expect(rank(last([semifinal, title]), one!)).toBe(2);
    expect(rank(last([title]), one!)).toBeGreaterThanOrEqual(2);
  });
});

describe('strength of record', () => {
  it('counts chances of wins exactly', () => {
    expect(winDistribution([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
    expect(winDistribution([0.9, 0.2, 0.7]).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  it('is higher for the same record against better teams, and for more wins against the same', () => {
    const strength = (games: Game[], team: string) => strengthOfRecord(programs, games, tuning).get(team)!;
    const beat = (team: string, other: string, won = true) =>
      game(team, other, { neutral: true, result: won ? result(24, 20) : result(20, 24) });
    expect(strength([beat('t30', 't01')], 't30')).toBeGreaterThan(strength([beat('t30', 't60')], 't30'));
    const lost = [beat('t30', 't05'), beat('t30', 't06', false)];
    const won = [beat('t30', 't05'), beat('t30', 't06')];
    expect(strength(won, 't30')).toBeGreaterThan(strength(lost, 't30'));
    expect(strengthOfRecord(programs, [], tuning).size).toBe(0);
  });
});
