import { describe, expect, it } from 'vitest';
import {
  battleLost,
  battleWon,
  boostersGave,
  boostersMood,
  callAnswered,
  callRefused,
  coachLeft,
  decommitted,
  hurt,
  planWorked,
  promiseFailed,
  redshirtBurned,
  visitsMade,
} from '../../../src/core/words/feed.ts';

const parts = [
  { label: 'Home', value: -6 },
  { label: 'NIL', value: 4 },
  { label: 'Effort', value: 8 },
  { label: 'Prestige', value: -12 },
];
const recruit = '4-star WR Al Bo';

describe('events in words', () => {
  it('give the two main reasons of a recruit’s choice', () => {
    expect(battleWon({ who: recruit, parts, over: 'Iowa', flipped: false })).toBe(
      '4-star WR Al Bo committed to you over Iowa: effort +8 and NIL +4.',
    );
    expect(battleWon({ who: recruit, parts: [], over: null, flipped: true })).toBe('4-star WR Al Bo flipped to you.');
    expect(battleLost({ who: recruit, parts, to: 'Iowa', place: 2 })).toBe(
      '4-star WR Al Bo chose Iowa. You finished 2nd: prestige -12 and home -6.',
    );
    expect(decommitted({ who: recruit, parts: [], to: 'Iowa' })).toBe(
      '4-star WR Al Bo decommitted and flipped to Iowa.',
    );
  });

  it('give the results of visits, calls and promises', () => {
    expect(visitsMade(1, 'Iowa', true, 14)).toBe('1 recruit saw the win over Iowa on official visits: +14 points.');
    expect(visitsMade(3, 'Iowa', false, 6)).toBe('3 recruits saw the loss to Iowa on official visits: +6 points each.');
    expect(callAnswered({ who: 'WR Al Bo', parts, over: 'Iowa' })).toBe(
      'WR Al Bo transferred in over Iowa after your call: effort +8 and NIL +4.',
    );
    expect(callRefused({ who: 'WR Al Bo', parts: [], to: null })).toBe('You called WR Al Bo; he found no FBS team.');
    expect(promiseFailed('WR Al Bo', 'Iowa')).toBe('WR Al Bo transferred to Iowa despite your promise of a role.');
  });

  it('report what boosters gave and think, who used up his redshirt, and that a coach left', () => {
    expect(boostersGave({ ask: 'hard', given: 12.4, more: 1.3, expected: 9.4 })).toBe(
      'You pushed the boosters: they gave $1.3M more, $12.4M in all, and expect 9.4 wins.',
    );
    expect(boostersMood(-1.2, -12)).toBe(
      'Your season was 1.2 wins worse than the boosters expected. A push would bring 12% less than usual.',
    );
    expect(redshirtBurned('QB Al Bo', 'Iowa', 4)).toBe(
      'QB Al Bo burned his redshirt against Iowa: it was his 5th game.',
    );
    expect(coachLeft('Al Bo', 'fired', 'Cy Day')).toBe('Head coach Al Bo was fired. Cy Day takes over.');
    expect(coachLeft('Al Bo', 'retired', null)).toBe('Head coach Al Bo retired.');
  });

  it('report how long a player is out, and the effect of a game plan', () => {
    expect(hurt('QB Al Bo', 'knee', 1)).toBe('QB Al Bo is out for 1 week (knee).');
    expect(hurt('QB Al Bo', 'knee', null)).toBe('QB Al Bo is out for the season (knee).');
    const plan = {
      plan: 'run heavy',
      result: '34-20 win over Iowa',
      opponent: 'Iowa',
      passes: 0.38,
      yards: 6.44,
      worked: null,
    };
    expect(planWorked({ ...plan, worked: true, usual: 0.51, allowed: 5.1 })).toBe(
      'Game plan (run heavy) worked in the 34-20 win over Iowa: 38% passes (51% on the season), averaging 6.4 a play; Iowa gives up 5.1 on the season.',
    );
    expect(planWorked({ ...plan, usual: null, allowed: null })).toBe(
      'Game plan (run heavy) in the 34-20 win over Iowa: 38% passes, averaging 6.4 a play.',
    );
  });
});
