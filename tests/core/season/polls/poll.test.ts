import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/model/game.ts';
import type { Poll } from '../../../../src/core/model/season.ts';
import { seedFrom, stream } from '../../../../src/core/random/stream.ts';
import { preseasonPoll } from '../../../../src/core/season/polls/preseason.ts';
import { strengthOfRecord, winDistribution } from '../../../../src/core/season/polls/strength-of-record.ts';
import { nextPoll } from '../../../../src/core/season/polls/weekly.ts';
import { game, result, tuning } from '../fixtures.ts';

const TEAMS = Array.from({ length: 60 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
/** t01 is the best team, t60 the worst; each is a point better than the next on average. */
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

  it('depends on last season', () => {
    const champions = new Map(TEAMS.map((team, i) => [team, i === 39 ? 1 : i + 2]));
    expect(rank(first(1, champions), 't40')).toBeLessThan(rank(first(1), 't40'));
  });
});

describe('the poll after a week', () => {
  const winner = (home: string, away: string, homeWins: boolean, margin = 10, week = 1) =>
    game(home, away, { week, result: homeWins ? result(20 + margin, 20) : result(20, 20 + margin) });

  it('is always a ranking of every team, where no winner and no idle team drops far', () => {
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
            const idle = !teams.includes(row.team) || (teams.length % 2 === 1 && teams.at(-1) === row.team);
            const { idleDrop, winnerDrop } = tuning.voters;
            const most =
              row.rank + (idle ? Math.max(1, Math.floor(row.rank * idleDrop)) : Math.floor(row.rank * winnerDrop));
            // A No. 1 may be passed by a team that voters now consider clearly better.
            expect(rank(poll, row.team)).toBeLessThanOrEqual(row.rank === 1 && !idle ? 2 : most);
          }
        });
      }),
      { seed: 4, numRuns: 20 },
    );
  });

  it('keeps an unbeaten No. 1 and drops a beaten one', () => {
    const poll = first();
    const [one, two] = [poll.rows[0]!.team, poll.rows[1]!.team];
    const weak = poll.rows[50]!.team;
    expect(rank(pollAfter(poll, [winner(two, weak, true, 60)]), one)).toBe(1);
    expect(rank(pollAfter(poll, [winner(one, weak, false, 3)]), one)).toBeGreaterThan(3);
  });

  it('sometimes lets a winning No. 1 be passed, by one place only', () => {
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

  it('keeps a top ten team in the top 25 after its first loss, but not after its fourth', () => {
    const poll = first();
    const team = poll.rows[9]!.team;
    const weak = poll.rows[59]!.team;
    const loss = winner(weak, team, true, 30);
    expect(rank(pollAfter(poll, [loss]), team)).toBeLessThanOrEqual(25);
    let [last, games] = [poll, [] as Game[]];
    for (let week = 1; week <= 4; week++) {
      games = [...games, winner(poll.rows[30 + week]!.team, team, true, 10, week)];
      last = pollAfter(last, games, week + 1);
    }
    expect(rank(last, team)).toBeGreaterThan(25);
  });

  it('drops a team less for a loss to a good team than to a bad one', () => {
    const poll = first();
    const [team, good, bad] = [poll.rows[8]!.team, poll.rows[1]!.team, poll.rows[55]!.team];
    const lostTo = (other: string) => rank(pollAfter(poll, [winner(other, team, true, 7)]), team);
    expect(lostTo(good)).toBeLessThan(lostTo(bad));
  });

  it('raises a team that beats a better one, and lowers a team that loses to a worse one', () => {
    const poll = first();
    const [better, worse] = [poll.rows[10]!.team, poll.rows[30]!.team];
    const after = pollAfter(poll, [winner(worse, better, true, 7)]);
    expect(rank(after, worse)).toBeLessThan(31);
    expect(rank(after, better)).toBeGreaterThan(11);
  });

  it('lets no team climb by more than half its ranking in a week, whatever the win', () => {
    const poll = first();
    // Voters who overreact.
    const excited = { ...tuning, voters: { ...tuning.voters, win: 20 } };
    const upset = (place: number, numbers: typeof tuning) => {
      const team = poll.rows[place - 1]!.team;
      const games = [winner(team, poll.rows[0]!.team, true, 50)];
      return rank(nextPoll({ previous: poll, games, programs, week: 2, tuning: numbers }), team);
    };
    for (const place of [8, 17, 30, 43]) {
      expect(upset(place, tuning)).toBeLessThan(place);
      expect(upset(place, excited)).toBe(Math.floor(place * excited.voters.riseTo));
    }
  });

  it('has no four-loss team in the top ten, whatever its last game', () => {
    const poll = { ...first(), week: 9 };
    const excited = { ...tuning, voters: { ...tuning.voters, win: 20 } };
    const [team, good] = [poll.rows[11]!.team, poll.rows[1]!.team];
    const placeWith = (losses: number) => {
      const before = Array.from({ length: losses }, (_, i) => winner(poll.rows[40 + i]!.team, team, true, 1, i + 1));
      const games = [...before, winner(team, good, true, 40, 9)];
      return rank(nextPoll({ previous: poll, games, programs, week: 10, tuning: excited }), team);
    };
    expect(placeWith(tuning.voters.topTenLosses)).toBeLessThanOrEqual(10);
    expect(placeWith(tuning.voters.topTenLosses + 1)).toBeGreaterThan(10);
  });

  it('keeps a team that loses in the playoff near its old rank', () => {
    const poll = first();
    const lost = (kind: Game['kind']) => {
      const places = [1, 4, 9, 12].map((place) => poll.rows[place - 1]!.team);
      const games = places.map((team) => ({ ...winner(poll.rows[29]!.team, team, true, 40, 1), kind }));
      return places.map((team, index) => rank(pollAfter(poll, [games[index]!]), team));
    };
    const { playoffDrop } = tuning.voters;
    [1, 4, 9, 12].forEach((place, index) => {
      // The team that beat it moves ahead of it, wherever it was ranked.
      expect(lost('playoff')[index]).toBeLessThanOrEqual(place + playoffDrop + 1);
      expect(lost('bowl')[index]).toBeGreaterThan(place + playoffDrop + 1);
    });
  });

  it('depends little on the margin', () => {
    const poll = first();
    const [team, other] = [poll.rows[20]!.team, poll.rows[18]!.team];
    const score = (margin: number) =>
      pollAfter(poll, [winner(team, other, true, margin)]).rows.find((r) => r.team === team)!.score;
    expect(score(40) - score(1)).toBeLessThan(3);
    expect(score(80)).toBe(score(60));
  });

  it('does not depend on the order of the games', () => {
    const poll = first();
    const games = [winner('t01', 't20', true), winner('t03', 't05', false), winner('t30', 't10', true)];
    expect(pollAfter(poll, [...games].reverse())).toEqual(pollAfter(poll, games));
  });
});

describe('the cost of a loss', () => {
  const lost = (home: string, away: string, by: number, week: number) =>
    game(home, away, { week, result: result(20 + by, 20) });

  /** The poll after twelve weeks in which these teams lost this many games, all to others. */
  function afterSeasons(losses: Readonly<Record<string, number>>): Poll {
    const games = Object.entries(losses).flatMap(([team, lost], index) =>
      Array.from({ length: 12 }, (_, i) => {
        const score = i < lost ? result(20, 27) : result(27, 20);
        return game(team, `t${String(8 + i * 4 + index).padStart(2, '0')}`, {
          week: i + 1,
          neutral: true,
          result: score,
        });
      }),
    );
    let poll = first();
    for (let week = 1; week <= 12; week++) {
      const played = games.filter((each) => each.week <= week);
      poll = pollAfter(poll, played, week + 1);
    }
    return poll;
  }

  it('is nine spots at most for a one-score road loss, whatever the record', () => {
    const poll = { ...first(), week: 11 };
    const team = poll.rows[21]!.team;
    const before = [lost(poll.rows[3]!.team, team, 14, 2), lost(poll.rows[8]!.team, team, 3, 6)];
    const after = pollAfter(poll, [...before, lost(poll.rows[29]!.team, team, 7, 11)]);
    expect(rank(after, team)).toBeLessThanOrEqual(22 + tuning.voters.closeLossDrop);
    expect(rank(after, team)).toBeGreaterThan(22);
  });

  it('is more than a better roster makes up: of equally strong teams, the one with fewer losses is ahead', () => {
    const poll = afterSeasons({ t04: 3, t05: 1 });
    expect(rank(poll, 't05')).toBeLessThan(rank(poll, 't04'));
  });

  it('orders the last teams by their results, not by their names', () => {
    const poll = afterSeasons({ t57: 12, t58: 12, t59: 12, t60: 7 });
    expect(rank(poll, 't60')).toBeLessThan(Math.min(...['t57', 't58', 't59'].map((team) => rank(poll, team))));
    expect(new Set(poll.rows.map(({ score }) => score)).size).toBe(TEAMS.length);
  });

  it('is nothing for an idle team: an unbeaten one falls by one place at most', () => {
    const poll = { ...first(), week: 5 };
    const team = poll.rows[23]!.team;
    const others = [26, 27, 28, 29, 30].map((at, i) => lost(poll.rows[at]!.team, poll.rows[i]!.team, 30, 5));
    expect(rank(pollAfter(poll, others), team)).toBeLessThanOrEqual(25);
  });
});

describe('the final poll', () => {
  const round = (home: string, away: string, homeWins: boolean, bracketSlot: Game['bracketSlot'], week: number) =>
    game(home, away, {
      week,
      kind: 'playoff',
      neutral: true,
      bracketSlot,
      result: homeWins ? result(30, 20) : result(20, 30),
    });
  const brackets = fc.record({
    field: fc.shuffledSubarray(TEAMS.slice(0, 30), { minLength: 4, maxLength: 4 }),
    upsets: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  });

  it('has the champion first, the team it beat second, and no team ahead of the one that beat it in the playoff', () => {
    fc.assert(
      fc.property(brackets, ({ field: [one, two, three, four], upsets }) => {
        const semifinals = [
          round(one!, four!, upsets[0], 'semifinal-1', 16),
          round(two!, three!, upsets[1], 'semifinal-2', 16),
        ];
        const winnerOf = (g: Game) => (g.result!.homeScore > g.result!.awayScore ? g.home : g.away);
        const title = round(winnerOf(semifinals[0]!), winnerOf(semifinals[1]!), upsets[2], 'championship', 17);
        const before = pollAfter({ ...first(), week: 16 }, semifinals, 17);
        const poll = pollAfter(before, [...semifinals, title], 18);
        checkPoll(poll);
        const champion = winnerOf(title);
        expect(rank(poll, champion)).toBe(1);
        expect(rank(poll, title.home === champion ? title.away : title.home)).toBe(2);
        for (const g of [...semifinals, title]) {
          const loser = winnerOf(g) === g.home ? g.away : g.home;
          expect(rank(poll, winnerOf(g))).toBeLessThan(rank(poll, loser));
        }
      }),
      { seed: 5, numRuns: 40 },
    );
  });

  it('lets the loser of a two-team title game fall behind others', () => {
    const poll = { ...first(), week: 16 };
    const [one, two] = poll.rows.map(({ team }) => team);
    const title = game(one!, two!, {
      week: 16,
      kind: 'playoff',
      neutral: true,
      bracketSlot: 'championship',
      result: result(45, 3),
    });
    const after = pollAfter(poll, [title], 17);
    expect(rank(after, one!)).toBe(1);
    expect(rank(after, two!)).toBeGreaterThan(2);
    expect(rank(after, two!)).toBeLessThanOrEqual(2 + tuning.voters.playoffDrop);
  });
});

describe('strength of record', () => {
  it('counts win probabilities exactly', () => {
    expect(winDistribution([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
    expect(winDistribution([0.9, 0.2, 0.7]).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
  });

  it('is higher for the same record against better teams, and for more wins against the same', () => {
    const strength = (games: Game[], team: string) => strengthOfRecord({ programs, games, tuning }).get(team)!;
    const beat = (team: string, other: string, won = true) =>
      game(team, other, { neutral: true, result: won ? result(24, 20) : result(20, 24) });
    expect(strength([beat('t30', 't01')], 't30')).toBeGreaterThan(strength([beat('t30', 't60')], 't30'));
    const lost = [beat('t30', 't05'), beat('t30', 't06', false)];
    const won = [beat('t30', 't05'), beat('t30', 't06')];
    expect(strength(won, 't30')).toBeGreaterThan(strength(lost, 't30'));
    expect(strengthOfRecord({ programs, games: [], tuning }).size).toBe(0);
  });
});

describe('the committee’s rating of a team', () => {
  /** Selection score after week 15 of t05, which was 12-0 before losing to t02. */
  function caseAfter(kind: Game['kind'], margin: number): number {
    const wins = Array.from({ length: 12 }, (_, i) =>
      game('t05', TEAMS[20 + i]!, { week: i + 1, result: result(30, 20) }),
    );
    const last = game('t02', 't05', { week: 15, kind, neutral: true, result: result(20 + margin, 20) });
    const poll = pollAfter({ ...first(), week: 15 }, [...wins, last], 16);
    return poll.rows.find(({ team }) => team === 't05')!.selectionScore!;
  }

  it('drops less for a loss in a conference title game than for another loss to the same team', () => {
    expect(caseAfter('conference_championship', 3) - caseAfter('regular', 3)).toBeCloseTo(
      tuning.selection.loss - tuning.selection.titleLoss,
      2,
    );
  });

  it('drops for a blowout in it as for any other loss, and for a field goal as for two touchdowns', () => {
    const close = caseAfter('conference_championship', 3);
    expect(caseAfter('conference_championship', 14)).toBe(close);
    expect(caseAfter('conference_championship', 28)).toBeLessThan(close);
    expect(caseAfter('conference_championship', 70)).toBe(caseAfter('regular', 70));
  });
});
