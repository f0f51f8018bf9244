import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relationTo } from '../../../src/core/app/coaching/games.ts';
import { career } from '../../../src/core/app/queries/coaching/career.ts';
import { withContext } from '../../../src/core/app/reading/context.ts';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import { isMilestone, nextMilestone } from '../../../src/core/dynasty/career/legacy.ts';
import { newJob } from '../../../src/core/model/coaches.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { coaching } from './coaching.ts';
import { ask, begin, MICHIGAN_2024 } from './helpers.ts';

const tuning = resolveTuning({});
const fresh = <T>(_: string, make: () => T): T => make();

describe('the legacy of a coach', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await coaching({ team: 'Ohio State' });
    await ask(session, 'advance', { to: 'season' });
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
    await ask(session, 'advance', { to: 'summary' });
  });
  afterAll(() => session.close());

  it('adds up: a stop’s points are the sum of its parts, and its record that of his games', async () => {
    const page = await ask(session, 'legacy', {});
    const { seasons } = await ask(session, 'coach', { coach: 'Pat Doyle' });
    expect(page.stops).toHaveLength(1);
    const [stop] = page.stops;
    expect(stop!.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(stop!.points, 0);
    expect([page.wins, page.losses]).toEqual([seasons[0]!.wins, seasons[0]!.losses]);
    expect([stop!.wins, stop!.losses]).toEqual([page.wins, page.losses]);
    expect(page.next).toEqual({ count: 25, left: 25 - page.wins });
  });

  it('dates the first win to its game, and has every bowl and rivalry won in the trophy room', async () => {
    const { milestones, trophies, team } = await ask(session, 'legacy', {});
    const first = milestones.at(-1)!;
    expect(first).toMatchObject({ kind: 'wins', count: 1, team: 'Ohio State' });
    const { bowls } = await ask(session, 'trophies', { team: team.name });
    const won = bowls.filter(({ result }) => result === 'W').map(({ id }) => id);
    expect(trophies.filter(({ kind }) => kind === 'bowl').map(({ game }) => game)).toEqual(won);
    const { items } = await ask(session, 'feed', {});
    expect(items.find(({ text }) => text.startsWith('Your first win as a head coach'))).toMatchObject({
      about: 'career',
      tone: 'good',
    });
  });

  it('counts each rival of a program once on the career page, however often he has coached there', async () => {
    const { rivals } = await ask(session, 'career', {});
    expect(rivals.map(({ opponent }) => opponent)).toContain('Michigan');
    const twice = withContext(session, (context) => {
      const ranks = context.save.coaches.all();
      const again = ranks.jobs().filter(({ coach }) => coach === context.season.row.ownCoach);
      const all = () => CoachingRanks.of(ranks.coaches(), [...ranks.jobs(), ...again]);
      const save = { ...context.save, coaches: { ...context.save.coaches, all } };
      return career({ ...context, save, memo: fresh });
    });
    const doubled = rivals.map((row) => ({ ...row, wins: 2 * row.wins, losses: 2 * row.losses }));
    expect(twice.ok && twice.value.rivals).toEqual(doubled);
  });

  it('names the game that won a conference title', async () => {
    const { trophies } = await ask(session, 'legacy', {});
    const titleGames = session
      .read(readDynasty)
      .games.filter(
        ({ kind, home, away }) => kind === 'conference_championship' && [home, away].includes('ohio-state'),
      );
    const won = titleGames.filter(
      ({ home, result }) => result!.homeScore > result!.awayScore === (home === 'ohio-state'),
    );
    const titles = trophies.filter(({ kind }) => kind === 'conference');
    expect(titles.map(({ game }) => game)).toEqual(won.map(({ id }) => id));
    for (const { opponent, score } of titles) expect([opponent, score]).not.toContain('');
  });

  it('is the head coach’s if the player owns the program', async () => {
    const owner = await begin(MICHIGAN_2024);
    const page = await ask(owner, 'legacy', {});
    expect(page.coach.id).toBe((await ask(owner, 'career', {})).coach.id);
    expect(page.wins).toBe(0);
    owner.close();
  });
});

describe('milestones', () => {
  it('are the first win, the 25th and every 50th', () => {
    expect([2, 1, 25, 49, 50, 75, 100, 150].filter((wins) => isMilestone(wins, tuning))).toEqual([1, 25, 50, 100, 150]);
    expect([0, 1, 24, 25, 99].map((wins) => nextMilestone(wins, tuning))).toEqual([1, 25, 25, 50, 100]);
  });
});

describe('relations between coaches', () => {
  const job = (coach: number, team: string, role: 'head' | 'offense', since: number, until: number | null) => ({
    ...newJob({ coach, team, role, since }),
    until,
  });
  const ranks = CoachingRanks.of(
    [],
    [
      job(1, 'akron', 'head', 2024, 2026),
      job(2, 'akron', 'offense', 2025, 2026),
      job(2, 'toledo', 'head', 2027, null),
      job(1, 'toledo', 'offense', 2023, 2023),
      job(3, 'toledo', 'head', 2022, 2024),
      job(4, 'akron', 'head', 2027, null),
      job(5, 'akron', 'head', 2019, 2023),
      job(6, 'ohio', 'head', 2019, null),
    ],
  );

  it('follow from their jobs: assistant, boss, successor and predecessor', () => {
    const relationOf = (other: number) => relationTo(ranks, 1, other, 2028);
    expect([2, 3, 4, 5, 6].map(relationOf)).toEqual(['assistant', 'boss', 'successor', 'predecessor', null]);
    expect(relationTo(ranks, 1, 4, 2026)).toBeNull();
  });
});
