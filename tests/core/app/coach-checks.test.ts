import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import type { Coach, CoachJob } from '../../../src/core/model/coaches.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { playedTo } from './played.ts';

describe('verifying coaches', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(15);
  });
  afterAll(() => session.close());

  /** Returns the faults found after changing coaches or jobs by hand. */
  function faults(changed: { coach?: (coach: Coach) => Coach; job?: (job: CoachJob) => CoachJob | null }): string[] {
    return session.read((save) => {
      const ranks = save.coaches.all();
      const people = ranks.coaches().map((each) => changed.coach?.(each) ?? each);
      const jobs = ranks
        .jobs()
        .map((job) => (changed.job === undefined ? job : changed.job(job)))
        .filter((job) => job !== null);
      const coaches = { ...save.coaches, all: () => CoachingRanks.of(people, jobs) };
      return [...coachFaults({ ...save, coaches })];
    });
  }

  const headOf =
    (team: string) =>
    (job: CoachJob): boolean =>
      job.team === team && job.role === 'head' && job.until === null;
  const personOf = (team: string): number =>
    session.read((save) => save.coaches.all().jobs().find(headOf(team))!.coach);

  it('finds nothing wrong in a real dynasty', () => {
    expect(faults({})).toEqual([]);
  });

  it('finds a program without a head coach, and one with two coordinators of one side', () => {
    expect(faults({ job: (job) => (headOf('rice')(job) ? null : job) })).toContain('rice has 0 head coaches in 2024.');
    const second = (job: CoachJob) =>
      job.team === 'utah' && job.role === 'offense' && job.until === null ? { ...job, team: 'rice' } : job;
    expect(faults({ job: second })).toContain('rice has 2 coordinators of its offense in 2024.');
  });

  it('finds a coach with jobs at two programs at once', () => {
    const rice = personOf('rice');
    const both = faults({ job: (job) => (headOf('utah')(job) ? { ...job, coach: rice } : job) });
    expect(both.some((fault) => /has jobs at (rice and utah|utah and rice) at the same time/.test(fault))).toBe(true);
  });

  it('finds a coach who is a child, a retired one with a job, and one who does not exist', () => {
    const rice = personOf('rice');
    const young = faults({ coach: (coach) => (coach.id === rice ? { ...coach, born: 2010 } : coach) });
    expect(young.some((fault) => fault.includes('has a job at age'))).toBe(true);
    const retired = faults({ coach: (coach) => (coach.id === rice ? { ...coach, retired: 2022 } : coach) });
    expect(retired.some((fault) => fault.endsWith('has a job after retiring in 2022.'))).toBe(true);
    const stranger = faults({ job: (job) => (headOf('rice')(job) ? { ...job, coach: 999_999 } : job) });
    expect(stranger).toContain('A coach 999999 of rice is not among the coaches.');
  });

  it('finds a coach who left for no reason, and one who left before he came', () => {
    const ended = (change: Partial<CoachJob>) =>
      faults({ job: (job) => (headOf('rice')(job) ? { ...job, ...change } : job) });
    expect(ended({ end: 'fired' }).some((fault) => fault.endsWith('for an unknown reason.'))).toBe(true);
    expect(ended({ until: 1990, end: 'fired' }).some((fault) => fault.endsWith('before he arrives.'))).toBe(true);
  });
});
