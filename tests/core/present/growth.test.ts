import { expect, it } from 'vitest';
import { GROWTHS } from '../../../src/core/model/player.ts';
import { growsText, growthWord, seenText } from '../../../src/core/present/index.ts';

it('tells in words how a player grows, and how long he has been seen', () => {
  expect(GROWTHS.map((growth) => growsText({ growth }))).toEqual([
    'Hardly grows',
    'Grows little',
    'Grows slowly',
    'Grows steadily',
    'Grows fast',
    'Grows very fast',
  ]);
  expect(growthWord({ growth: 'very_fast' })).toBe('very fast');
  expect(seenText({ seasons_seen: 1 })).toBe('his staff’s first estimate');
  expect(seenText({ seasons_seen: 3 })).toBe('his staff’s estimate after 3 seasons');
});
