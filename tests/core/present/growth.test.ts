import { expect, it } from 'vitest';
import { GROWTHS, type Growth } from '../../../src/core/model/player.ts';
import { growthText, growthWord } from '../../../src/core/present/index.ts';

it('describes how a player grows, and how long he has been scouted', () => {
  const text = (growth: Growth, seasons_seen: number) => growthText({ player: { growth }, seasons_seen });
  expect(GROWTHS.map((growth) => text(growth, 3))).toEqual(
    ['Hardly grows', 'Grows little', 'Grows slowly', 'Grows steadily', 'Grows fast', 'Grows very fast'].map(
      (grows) => `${grows} (staff estimate after 3 seasons)`,
    ),
  );
  expect(growthWord({ growth: 'very_fast' })).toBe('very fast');
  expect(text('fast', 1)).toBe('Grows fast (first staff estimate)');
  const outlook = { low: 78, high: 84 };
  expect(growthText({ player: { growth: 'fast' }, seasons_seen: 2, outlook })).toBe(
    'Grows fast, at his best 78 to 84 (staff estimate after 2 seasons)',
  );
  expect(text('hardly', 0)).toBe('Known only from his games against FBS teams');
});
