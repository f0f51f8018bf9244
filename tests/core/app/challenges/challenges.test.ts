import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { goalText, type Judged, reached } from '../../../../src/core/app/challenges/goal.ts';
import { CHALLENGES } from '../../../../src/core/app/challenges/list.ts';
import {
  beginningOf,
  challengeNamed,
  challengeOf,
  challengeOfTheDay,
} from '../../../../src/core/app/challenges/start.ts';
import type { TeamSeason } from '../../../../src/core/model/season.ts';
import { run, temporaryFolder } from '../../../cli/helper.ts';
import { saveIn } from '../played.ts';

const season = (year: number, change: Partial<TeamSeason> = {}): TeamSeason => ({
  year,
  team: 'kent-state',
  conference: 'mac',
  rating: 60,
  offense: 60,
  defense: 60,
  prestige: 2,
  wins: 6,
  losses: 6,
  confWins: 4,
  confLosses: 4,
  rank: 80,
  inPlayoff: false,
  conferenceChampion: false,
  champion: false,
  played: true,
  ...change,
});
const judged = (...seasons: TeamSeason[]): Judged => ({ seasons, heismans: new Set([2024]) });

describe('the challenges', () => {
  it('number twenty, and each can start and be recognized by its start', () => {
    expect(CHALLENGES.length).toBe(20);
    expect(new Set(CHALLENGES.map(({ id }) => id)).size).toBe(20);
    for (const { id, goal, until, start } of CHALLENGES) {
      const challenge = challengeNamed(id)!;
      expect(challengeOf(beginningOf(challenge).settings, [])?.id).toBe(id);
      expect([id, until - start.year >= 7, goalText(goal)]).toEqual([id, true, expect.stringMatching(/^[a-z]/)]);
    }
  });

  it('of a day depend on the date alone, and differ from day to day', () => {
    const [one, again, next] = ['2026-11-25', '2026-11-25', '2026-11-26'].map((date) => challengeOfTheDay(date)!);
    expect(again).toEqual(one);
    expect(next!.seed).not.toBe(one!.seed);
    expect(challengeNamed(one!.id)).toEqual(one);
    expect(challengeOf(beginningOf(one!).settings, ['2026-11-26', '2026-11-25'])?.id).toBe('day-2026-11-25');
    expect(challengeOf(beginningOf(one!).settings, ['2026-11-26'])).toBeNull();
    for (const no of ['2026-02-30', '2026-13-01', 'today', '']) expect(challengeOfTheDay(no)).toBeNull();
  });
});

describe('a goal', () => {
  it('is met in the season that meets it', () => {
    const run = judged(
      season(2022, { wins: 9, losses: 4 }),
      season(2023, { wins: 10, losses: 3, rank: 19, conferenceChampion: true }),
      season(2024, {
        wins: 14,
        losses: 0,
        rank: 1,
        conferenceChampion: true,
        inPlayoff: true,
        champion: true,
        prestige: 4,
      }),
      season(2025, { wins: 2, losses: 10 }),
    );
    const year = (goal: Parameters<typeof reached>[0]) => reached(goal, run).year;
    expect(year({ kind: 'playoff', times: 1 })).toBe(2024);
    expect(year({ kind: 'conference_champion', times: 2 })).toBe(2024);
    expect(year({ kind: 'champion', times: 2 })).toBeNull();
    expect(year({ kind: 'unbeaten', times: 1 })).toBe(2024);
    expect(year({ kind: 'heisman', times: 1 })).toBe(2024);
    expect(year({ kind: 'wins', wins: 10 })).toBe(2023);
    expect(year({ kind: 'rank', rank: 20 })).toBe(2023);
    expect(year({ kind: 'prestige', prestige: 4 })).toBe(2024);
    expect(year({ kind: 'winning_seasons', inARow: 3 })).toBe(2024);
    expect(year({ kind: 'winning_seasons', inARow: 4 })).toBeNull();
  });

  it('shows its progress when not met', () => {
    const run = judged(season(2022, { conferenceChampion: true, rank: 30 }), season(2023, { wins: 8, losses: 4 }));
    expect(reached({ kind: 'conference_champion', times: 3 }, run)).toEqual({ year: null, progress: '1 of 3' });
    expect(reached({ kind: 'rank', rank: 10 }, run).progress).toBe('best so far 30');
    expect(reached({ kind: 'wins', wins: 10 }, run).progress).toBe('best so far 8');
    expect(reached({ kind: 'wins', wins: 10 }, judged()).progress).toBe('no seasons yet');
  });
});

describe('dynasty challenge', () => {
  const folder = temporaryFolder();
  const dynasty = (...line: string[]) => run(line, { env: { DYNASTY_SAVES: folder }, cwd: folder });
  beforeAll(async () => {
    expect(await dynasty('challenge', 'start', 'golden-flashes', '--name', 'kent')).toMatchObject({ code: 0, err: '' });
  });

  it('lists all of them, with the one of the day first', async () => {
    const { out } = await dynasty('challenge', '--date', '2026-11-25');
    expect(out.split('\n')[1]).toContain('day-2026-11-25');
    expect(out).toContain('golden-flashes');
  });

  it('judges a dynasty by replaying its log', async () => {
    expect((await dynasty('sim', '--save', 'kent')).code).toBe(0);
    const { code, out } = await dynasty('challenge', 'check', '--save', 'kent', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { outcome: 'open', progress: '0 of 1', seasons: [] }]);
    expect((await dynasty('share', '--save', 'kent', '--out', 'kent.txt')).code).toBe(0);
    expect((await dynasty('challenge', 'check', 'kent.txt')).out).toContain('you have until 2032');
  });

  it('refuses a dynasty that began differently', async () => {
    await saveIn(folder, 'preseason');
    const asked = await dynasty('challenge', 'check', '--save', join(folder, 'michigan-2024.dynasty'));
    expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('did not start as a challenge') });
  });

  it('explains what is wrong with a name, a day or an action', async () => {
    expect(await dynasty('challenge', 'start', 'golden-flash')).toMatchObject({
      code: 2,
      err: expect.stringContaining('golden-flashes'),
    });
    expect(await dynasty('challenge', 'start')).toMatchObject({ code: 2 });
    expect(await dynasty('challenge', '--date', '2026-02-30')).toMatchObject({ code: 2 });
    expect(await dynasty('challenge', 'judge')).toMatchObject({ code: 2 });
  });
});
