import { describe, expect, it } from 'vitest';
import { type LineFacts, largestSwing, onTheLine } from '../../../src/core/words/on-the-line.ts';

const EVEN = { title: 0, playoff: 0, conference: 0, bowl: 1 };

function facts(more: Partial<LineFacts> = {}): LineFacts {
  return {
    team: 'Michigan',
    opponent: 'Ohio State',
    ranking: 40,
    opponentRanking: 60,
    conference: 'Big Ten',
    kind: 'regular',
    championship: false,
    rivalry: false,
    trophy: null,
    wins: 2,
    losses: 2,
    streak: 1,
    series: [],
    now: EVEN,
    ifWon: EVEN,
    ifLost: EVEN,
    ...more,
  };
}

describe('the stakes of a game', () => {
  it('are empty if nothing depends on the game', () => {
    expect(onTheLine(facts())).toEqual([]);
  });

  it('are the biggest prize that the result affects', () => {
    const now = { title: 0.1, playoff: 0.5, conference: 0.3, bowl: 1 };
    const ifWon = { title: 0.12, playoff: 0.62, conference: 0.36, bowl: 1 };
    const ifLost = { title: 0.05, playoff: 0.24, conference: 0.2, bowl: 1 };
    expect(largestSwing({ ifWon, ifLost })).toBe('playoff');
    expect(onTheLine(facts({ now, ifWon, ifLost }))).toEqual([
      'A win moves the playoff odds from 50% to 62%; a loss, to 24%.',
    ]);
  });

  it('say when a loss ends the hopes, and when a win clinches', () => {
    const ifLost = { title: 0, playoff: 0, conference: 0, bowl: 1 };
    const ifWon = { title: 0.03, playoff: 0.4, conference: 0, bowl: 1 };
    expect(onTheLine(facts({ ifWon, ifLost }))[0]).toBe('A loss all but ends the playoff hopes; a win makes it 40%.');
    const sure = { title: 0.2, playoff: 1, conference: 0, bowl: 1 };
    const open = { title: 0.1, playoff: 0.6, conference: 0, bowl: 1 };
    expect(onTheLine(facts({ ifWon: sure, ifLost: open }))[0]).toBe(
      'A win all but clinches a playoff berth; a loss makes it 60%.',
    );
  });

  it('are a bowl with the sixth win, a title in a title game, the next round in the playoff', () => {
    expect(onTheLine(facts({ wins: 5 }))).toEqual(['Win No. 6 makes the team bowl eligible.']);
    expect(onTheLine(facts({ kind: 'conference_championship' }))).toEqual(['The winner is champion of the Big Ten.']);
    expect(onTheLine(facts({ kind: 'playoff' }))).toEqual(['The loser goes home.']);
    expect(onTheLine(facts({ kind: 'playoff', championship: true }))).toEqual(['The winner is the national champion.']);
  });

  it('are a trophy and its current holder', () => {
    const rivalry = { rivalry: true, trophy: 'Old Oaken Bucket' };
    expect(onTheLine(facts(rivalry))).toEqual(['At stake is the Old Oaken Bucket.']);
    expect(onTheLine(facts({ ...rivalry, series: [true] }))).toEqual([
      'At stake is the Old Oaken Bucket; Michigan won it last.',
    ]);
    expect(onTheLine(facts({ ...rivalry, series: [true, false, false] }))).toEqual([
      'At stake is the Old Oaken Bucket; Ohio State has won the last two meetings.',
    ]);
    expect(onTheLine(facts({ series: [true, false, false] }))).toEqual(['Ohio State has won the last two meetings.']);
  });

  it('name a ranked opponent', () => {
    expect(onTheLine(facts({ opponentRanking: 3 }))).toEqual(['Unranked Michigan meets No. 3 Ohio State.']);
    expect(onTheLine(facts({ opponentRanking: 3, ranking: 9 }))).toEqual(['No. 9 Michigan meets No. 3 Ohio State.']);
  });

  it('are a streak or an unbeaten record', () => {
    expect(onTheLine(facts({ wins: 5, losses: 1, streak: 4, ranking: 9 }))).toContain(
      'Michigan is going for its fifth straight win.',
    );
    expect(onTheLine(facts({ wins: 4, losses: 0, streak: 4 }))).toEqual(['Michigan is unbeaten at 4-0.']);
    expect(onTheLine(facts({ wins: 1, losses: 3, streak: -3 }))).toEqual([
      'Michigan is trying to end a losing streak of three.',
    ]);
  });
});
