import { expect, it } from 'vitest';
import { conditionsText } from '../../../src/core/present/index.ts';

const at = {
  venue: 'Kinnick Stadium',
  capacity: 69250,
  surface: 'turf' as const,
  elevation_m: 221,
  indoor: false,
  month: 11,
  weather: { temperature_f: 28.4, wind_mph: 14.6, rain: 1.3, snow: true },
  attendance: 62300,
};

it('describes the setting of a game in a sentence', () => {
  expect(conditionsText(at)).toBe(
    'Kinnick Stadium (69,250 seats, turf): 28 °F, wind 15 mph, heavy snow. Attendance 62,300 (90% full).',
  );
  expect(conditionsText({ ...at, capacity: 60000 })).toContain('Attendance 62,300 (104% of capacity).');
  expect(conditionsText({ ...at, capacity: 62300 })).toContain('(100% full)');
  const { attendance: _, ...unknown } = at;
  expect(conditionsText({ ...unknown, weather: null })).toBe(
    'Kinnick Stadium (69,250 seats, turf): forecast comes out the week of the game.',
  );
  expect(conditionsText({ ...unknown, indoor: true })).toBe('Kinnick Stadium (69,250 seats, turf): indoors.');
});
