import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../src/core/football/day.ts';
import type { NeutralVenue } from '../../../src/core/model/conditions.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { attendance, type Draw, homeEdge } from '../../../src/core/season/attendance.ts';
import { conditionsAt, usualTemperature } from '../../../src/core/season/weather.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const SEED = '000000000000000000000000000005ea';
const venue = { capacity: 60000, elevation: 200, surface: 'grass', roof: false } as const;
const place = (latitude: number, longitude: number): NeutralVenue => ({ ...venue, latitude, longitude });
const minneapolis = place(44.98, -93.22);
const miami = { ...place(25.96, -80.24), elevation: 3 };
const weeks = Array.from({ length: 14 }, (_, week) => week + 1);

/** Conditions at a site over many seasons. */
const games = (at: NeutralVenue, week: number, count = 400) =>
  Array.from({ length: count }, (_, n) => conditionsAt(at, week, stream(SEED, 'weather', n, week, 1), tuning));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('weather at kickoff', () => {
  it('cools from September to December, in the north more than in the south', () => {
    const north = weeks.map((week) => usualTemperature(minneapolis, week, tuning));
    const south = weeks.map((week) => usualTemperature(miami, week, tuning));
    expect(north).toEqual(north.toSorted((a, b) => b - a));
    expect(south[13]! - north[13]!).toBeGreaterThan(south[0]! - north[0]! + 10);
    expect(south[13]).toBeGreaterThan(65);
    expect(north[13]).toBeLessThan(45);
  });

  it('is colder higher up', () => {
    expect(usualTemperature({ ...minneapolis, elevation: 2200 }, 8, tuning)).toBeLessThan(
      usualTemperature(minneapolis, 8, tuning) - 8,
    );
  });

  it('has snow only in the cold, and only with precipitation', () => {
    const late = games(minneapolis, 14, 3000);
    expect(late.some(({ snow }) => snow)).toBe(true);
    for (const { snow, rain, temperature } of late) if (snow) expect(rain > 0 && temperature < 34).toBe(true);
    expect(games(miami, 14, 3000).some(({ snow }) => snow)).toBe(false);
  });

  it('is the same under every roof', () => {
    for (const at of games({ ...minneapolis, roof: true }, 14)) {
      expect(at).toMatchObject({ temperature: tuning.weather.indoors, wind: 0, rain: 0, snow: false });
    }
  });

  it('depends on the month', () => {
    expect([1, 2, 6, 10, 15, 19].map((week) => games(miami, week, 1)[0]!.month)).toEqual([8, 9, 10, 11, 12, 1]);
  });
});

describe('the effect of weather', () => {
  const calm = { month: 10, venue, temperature: 65, wind: 3, rain: 0, snow: false };

  it('is less passing, kicking and scoring in wind, rain and cold', () => {
    const usual = dayOf(calm, tuning);
    for (const worse of [
      dayOf({ ...calm, wind: 25 }, tuning),
      dayOf({ ...calm, rain: 2 }, tuning),
      dayOf({ ...calm, temperature: 10 }, tuning),
    ]) {
      expect(worse.completion).toBeLessThan(usual.completion);
      expect(worse.passes).toBeLessThan(usual.passes);
      expect(worse.total).toBeLessThan(usual.total);
    }
    expect(dayOf({ ...calm, wind: 25 }, tuning).fieldGoals).toBeLessThan(0.8 * usual.fieldGoals);
    expect(dayOf({ ...calm, rain: 2 }, tuning).fumbles).toBeGreaterThan(usual.fumbles);
  });

  it('is longer kicks at altitude', () => {
    const high = dayOf({ ...calm, venue: { ...venue, elevation: 2200 } }, tuning);
    expect(high.kicks).toBeGreaterThan(dayOf(calm, tuning).kicks + 3);
  });

  it('leaves the average game unchanged', () => {
    const middle = place(37.5, -88);
    const all = weeks.flatMap((week) => games(middle, week).map((at) => dayOf(at, tuning)));
    expect(Math.abs(mean(all.map(({ completion }) => completion)))).toBeLessThan(0.003);
    expect(Math.abs(mean(all.map(({ passes }) => passes)))).toBeLessThan(0.003);
    expect(Math.abs(mean(all.map(({ total }) => total)))).toBeLessThan(0.3);
    expect(mean(all.map(({ fumbles }) => fumbles))).toBeCloseTo(1, 1);
  });
});

describe('attendance', () => {
  const at = games(minneapolis, 6, 1)[0]!;
  const draw: Draw = {
    prestige: 4,
    wins: 3,
    losses: 2,
    homeRank: null,
    awayRank: null,
    rivalry: false,
    neutral: false,
  };
  const crowd = (more: Partial<Draw>) =>
    mean(
      Array.from({ length: 200 }, (_, n) =>
        attendance({ ...draw, ...more }, at, stream(SEED, 'following', 'x'), stream(SEED, 'crowd', n), tuning),
      ),
    );

  it('is higher for a top program, for winners, for rivals and for ranked opponents', () => {
    const usual = crowd({});
    expect(crowd({ prestige: 6 })).toBeGreaterThan(usual);
    expect(crowd({ wins: 5, losses: 0 })).toBeGreaterThan(usual);
    expect(crowd({ wins: 0, losses: 5 })).toBeLessThan(usual);
    expect(crowd({ rivalry: true })).toBeGreaterThan(usual);
    expect(crowd({ awayRank: 3 })).toBeGreaterThan(usual);
  });

  it('sells out a rivalry on neutral ground, and no other game there as a rule', () => {
    expect(crowd({ neutral: true, rivalry: true })).toBe(venue.capacity);
    expect(crowd({ neutral: true })).toBeLessThan(0.85 * venue.capacity);
  });

  it('is at most the capacity, standing room included', () => {
    for (let n = 0; n < 300; n++) {
      const people = attendance(
        { ...draw, prestige: 1 + (n % 7), wins: n % 12 },
        at,
        stream(SEED, 'following', String(n)),
        stream(SEED, 'crowd', n),
        tuning,
      );
      expect(people).toBeGreaterThanOrEqual(tuning.crowds.least * venue.capacity - 1);
      expect(people).toBeLessThanOrEqual(tuning.crowds.most * venue.capacity);
    }
  });

  it('is worth more to the home team the fuller the stadium', () => {
    expect(homeEdge(60000, at, tuning)).toBeGreaterThan(1);
    expect(homeEdge(20000, at, tuning)).toBeLessThan(1);
    expect(homeEdge(20000, at, tuning)).toBeGreaterThan(0);
  });
});
