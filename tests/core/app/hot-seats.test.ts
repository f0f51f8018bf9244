import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { winnerOf } from '../../../src/core/season/records.ts';
import { coaching, inDecember } from './coaching.ts';
import { ask } from './helpers.ts';

describe('a coach’s season in the news', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await coaching();
  });
  afterAll(() => session.close());

  it('begins with what the athletic director wants, in words and numbers', async () => {
    expect((await ask(session, 'jobs', {})).hot_seats).toEqual([]);
    await ask(session, 'advance', { to: 'season' });
    const { items } = await ask(session, 'feed', {});
    const { seat } = await ask(session, 'career', {});
    const august = items.find(({ key }) => key === 'expectation')!;
    expect(august.when).toBe('Summer');
    expect(august.text).toMatch(/^The athletic director .+, about \d+-\d+\. His goals: .+ and .+\.$/);
    expect(august.text.split(/, | and /).length).toBeGreaterThan(seat!.goals.length);
  });

  it('has the hot seats around the country, coaches already fired first', async () => {
    await ask(session, 'sim', { week: 11 });
    const { hot_seats: seats, team } = await ask(session, 'jobs', {});
    const { heads } = await ask(session, 'carousel', { year: 2024 });
    const fired = heads.filter(({ left }) => left?.week !== null).map((head) => [head.team, head.left?.week]);
    expect(seats.length).toBeGreaterThan(fired.length);
    expect(seats.slice(0, fired.length).map((seat) => [seat.team, seat.fired])).toEqual(expect.arrayContaining(fired));
    const working = seats.slice(fired.length);
    for (const { team: other, level, fired: week } of working) {
      expect(other).not.toBe(team.name);
      expect(['warm', 'hot']).toContain(level);
      expect(week).toBeNull();
    }
    const securities = working.map(({ security }) => security);
    expect(securities).toEqual([...securities].sort((a, b) => a - b));
  });
});

it('the news desk writes about his seat after the game that moves it', async () => {
  const tuning = { 'coaches.goals.secure': 99, 'coaches.goals.warm': 97.5, 'coaches.goals.hot': 97 };
  const session = await coaching({ tuning });
  await ask(session, 'advance', { to: 'season' });
  await ask(session, 'sim', { week: 12 });
  const { seat, coach } = await ask(session, 'career', {});
  const hot = (security: number): boolean => security < tuning['coaches.goals.hot'];
  const moves = seat!.trend.flatMap(({ week, game, security }, index) => {
    const before = seat!.trend[index - 1]?.security ?? seat!.august;
    if (hot(before) === hot(security)) return [];
    return [{ week, game, kind: hot(security) ? 'hot_seat' : 'seat_cools' }];
  });
  expect(moves.length).toBeGreaterThan(0);
  for (const { week, game, kind } of moves) {
    const { arcs } = await ask(session, 'news', { week });
    const arc = arcs.find((each) => each.kind === kind);
    expect(arc).toMatchObject({ coach: coach.id, game });
    expect(arc!.text).toContain('Pat Doyle');
  }
  session.close();
});

it('a conference title counts as soon as it is won', async () => {
  const session = await inDecember('never fired');
  const games = session.read((save) => save.games.ofYear(2024));
  const title = games.find(({ kind }) => kind === 'conference_championship')!;
  const { head_coach } = await ask(session, 'coaches', { team: winnerOf(title)! });
  const { seasons, totals } = await ask(session, 'coach', { coach: String(head_coach!.id) });
  expect(seasons[0]).toMatchObject({ year: 2024, conference_champion: true, champion: false });
  expect(totals.conference_titles).toBeGreaterThan(0);
  session.close();
});
