import { describe, expect, it } from 'vitest';
import { hallRecord, meetsHall } from '../../../src/core/dynasty/career/hall.ts';
import { type CoachJob, newJob } from '../../../src/core/model/coaches.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

/** A job with a record, over for good. */
function job(since: number, until: number, wins: number, losses: number, more: Partial<CoachJob> = {}): CoachJob {
  return { ...newJob({ coach: 1, team: 'rice', role: 'head', since }), until, end: 'retired', wins, losses, ...more };
}

const inHall = (jobs: readonly CoachJob[]): boolean => meetsHall(hallRecord(jobs, 2040), resolveTuning());

describe('the Hall of Fame standard for coaches', () => {
  it('takes ten seasons, 100 games and 60% wins, at however many programs', () => {
    expect(inHall([job(2024, 2028, 40, 22), job(2030, 2034, 38, 26)])).toBe(true);
    expect(inHall([job(2024, 2034, 70, 70)])).toBe(false);
    expect(inHall([job(2024, 2031, 80, 24)])).toBe(false);
  });

  it('counts neither interim games nor seasons as a coordinator', () => {
    const interim = job(2023, 2023, 4, 0, { fromWeek: 9, end: 'interim' });
    const side = job(2020, 2023, 0, 0, { role: 'offense' });
    expect(hallRecord([side, interim, job(2024, 2026, 20, 16)], 2040)).toEqual({ seasons: 3, wins: 20, losses: 16 });
  });

  it('counts a job that goes on up to the season asked for', () => {
    expect(hallRecord([job(2024, 2040, 99, 50, { until: null, end: null })], 2036).seasons).toBe(13);
  });
});
