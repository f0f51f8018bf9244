import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/contract/views/shared.ts';
import { changesOf, idleText, isUpset, type WeekFacts } from '../../../src/core/words/week-news.ts';

function facts(more: Partial<WeekFacts> = {}): WeekFacts {
  return {
    opponent: 'Toledo',
    opponentPrestige: 2,
    opponentRank: 80,
    won: true,
    kind: 'regular',
    underdogBy: 0,
    rankBefore: 40,
    rankAfter: 38,
    wins: 2,
    streakBefore: 1,
    streak: 2,
    rankedWins: 0,
    trophy: null,
    held: null,
    before: null,
    after: null,
    ...more,
  };
}

describe('an upset', () => {
  const won = (winnerRank: number, loserRank: number, spread: string) => {
    const game = { teamA: { name: 'Rice' }, teamB: { name: 'Iowa' }, winner: { name: 'Rice' }, spreadA: spread };
    return isUpset({ ...game, rankATOG: winnerRank, rankBTOG: loserRank } as Game);
  };

  it('is a win over a ranked favorite, or over any favorite by two touchdowns', () => {
    expect(won(40, 7, '+3')).toBe(true);
    expect(won(12, 7, '+3')).toBe(true);
    expect(won(40, 60, '+14')).toBe(true);
    expect(won(40, 60, '+3')).toBe(false);
    expect(won(40, 7, '-3')).toBe(false);
  });

  it('is not counted when the better of two ranked teams won, whatever the line was', () => {
    expect(won(2, 7, '+3')).toBe(false);
    expect(won(16, 23, '+1.5')).toBe(false);
  });
});

describe('a week without a game', () => {
  it('is an open week in the regular season, but not for a team whose season is over', () => {
    expect(idleText('Kansas', 9)).toBe('Kansas had a bye.');
    expect(idleText('Kansas', 15)).toBe('Kansas did not play.');
    expect(idleText('Kansas', 19)).toBe('Kansas did not play.');
  });
});

describe('the effect of a game', () => {
  it('is nothing after a win over a paid FCS opponent', () => {
    expect(changesOf(facts())).toEqual([]);
  });

  it('is large after a win over No. 3', () => {
    const odds = (playoff: number) => ({ title: 0.01, playoff, conference: 0.1, bowl: 1 });
    const win = facts({
      opponent: 'Ohio State',
      opponentPrestige: 7,
      opponentRank: 3,
      underdogBy: 9.5,
      rankBefore: 30,
      rankAfter: 17,
      rankedWins: 1,
      before: odds(0.12),
      after: odds(0.34),
    });
    expect(changesOf(win)).toEqual([
      'The first win of the season over a ranked team, as 9.5-point underdogs.',
      'Into the Top 25 at No. 17.',
      'Playoff odds go from 12% to 34%.',
    ]);
  });

  it('is a ranking gained, lost or held in the poll', () => {
    expect(changesOf(facts({ rankBefore: 9, rankAfter: 7 }))).toEqual(['Up 2 places to No. 7.']);
    expect(changesOf(facts({ rankBefore: 7, rankAfter: 8, won: false }))).toEqual(['Down 1 place to No. 8.']);
    expect(changesOf(facts({ rankBefore: 7, rankAfter: 7 }))).toEqual(['Still No. 7.']);
    expect(changesOf(facts({ rankBefore: 22, rankAfter: 29, won: false }))).toEqual([
      'Out of the Top 25, from No. 22.',
    ]);
  });

  it('is a trophy kept, lost or won', () => {
    const bucket = { trophy: 'Old Oaken Bucket', opponent: 'Purdue' };
    expect(changesOf(facts(bucket))).toEqual(['The Old Oaken Bucket is yours.']);
    expect(changesOf(facts({ ...bucket, held: true }))).toEqual(['The Old Oaken Bucket stays where it is.']);
    expect(changesOf(facts({ ...bucket, held: false }))).toEqual(['The Old Oaken Bucket changes hands: it is yours.']);
    expect(changesOf(facts({ ...bucket, held: true, won: false }))).toEqual(['The Old Oaken Bucket goes to Purdue.']);
    expect(changesOf(facts({ ...bucket, held: false, won: false }))).toEqual([
      'The Old Oaken Bucket stays with Purdue.',
    ]);
  });

  it('is a streak that continues or ends, and the sixth win', () => {
    expect(changesOf(facts({ streakBefore: 3, streak: 4 }))).toEqual(['Fourth straight win.']);
    expect(changesOf(facts({ streakBefore: -4, streak: 1 }))).toEqual(['The losing streak ends at four.']);
    expect(changesOf(facts({ streakBefore: 5, streak: -1, won: false }))).toEqual(['The winning streak ends at five.']);
    expect(changesOf(facts({ wins: 6 }))).toEqual(['Win No. 6: bowl eligible.']);
  });
});
