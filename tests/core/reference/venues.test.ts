import { expect, it } from 'vitest';
import { PLAYOFF_SIZES } from '../../../src/core/model/playoff.ts';
import { referenceData } from '../../../src/core/reference/index.ts';
import { playoffSites, titleGameSite } from '../../../src/core/season/sites.ts';

const { venues, teams, bowls, seasons } = referenceData;
const years = Array.from({ length: 41 }, (_, n) => 2000 + n);
const formats = PLAYOFF_SIZES.map((field) => ({ teams: field, autobids: 0, championsTopFour: false }));

it('knows every team’s stadium', () => {
  expect(teams.filter(({ id }) => venues?.home[id] === undefined).map(({ id }) => id)).toEqual([]);
});

it('knows the stadium of every neutral-site game', () => {
  const places = new Set([
    ...bowls.flatMap((names) => names.map(({ place }) => place)),
    ...years.flatMap((year) =>
      formats.flatMap((format) => [...playoffSites({ year }, format).values()].map(({ place }) => place)),
    ),
    ...years.flatMap((year) =>
      Object.keys(seasons.base.conferences).flatMap((conference) => titleGameSite(conference, year) ?? []),
    ),
    'Philadelphia, PA',
  ]);
  expect(places.size).toBeGreaterThan(40);
  expect([...places].filter((place) => venues?.neutral[place] === undefined)).toEqual([]);
});
