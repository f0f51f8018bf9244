import { describe, expect, it } from 'vitest';
import { home } from '../../../src/core/app/queries/home.ts';
import type { Home } from '../../../src/core/contract/views/index.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { coaching } from './coaching.ts';
import { ask, begin } from './helpers.ts';

function openings(year: number, seed?: string): NonNullable<Home['openings']> {
  const answer = home({ year, openings: true, seed }, null, { saves: [], damaged: [] });
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value.openings!;
}

describe('the jobs that open before a season', () => {
  it('are listed only on request, and are the same for the same seed', () => {
    const plain = home({ year: 2024 }, null, { saves: [], damaged: [] });
    expect(plain.ok && plain.value.openings).toBeUndefined();
    const { seed, jobs, any } = openings(2024, '7');
    expect(seed).toBe('7');
    expect(openings(2024, '7')).toEqual({ seed, jobs, any });
    expect(jobs.map(({ team }) => team)).toContain(any);
    // About one program in five changes its head coach.
    expect(jobs.length).toBeGreaterThan(8);
    expect(jobs.length).toBeLessThan(50);
    expect(openings(2024, '8').jobs).not.toEqual(jobs);
  });

  it('have a drawn seed by default, which finds them again', () => {
    const { seed, jobs } = openings(2014);
    expect(seed).not.toBe('');
    expect(openings(2014, seed).jobs).toEqual(jobs);
  });

  it('are at programs whose new head coach begins with the dynasty', async () => {
    const { jobs } = openings(2024, '7');
    const session = await begin({ seed: seedFrom('7'), startYear: 2024, team: 'iowa', playoff: null });
    const heads = session.read((save) => save.coaches.all().held()).filter(({ role }) => role === 'head');
    expect(heads.filter(({ since }) => since === 2024)).toHaveLength(jobs.length);
    session.close();
  });

  it('are open to the player, who succeeds the departed coach', async () => {
    const { jobs, any } = openings(2024, '7');
    const session = await coaching({ team: any, seed: '7' });
    const { life } = await ask(session, 'career', {});
    expect(life).toMatchObject({ state: 'working', team: any });
    const { former_coaches } = await ask(session, 'coaches', {});
    expect(former_coaches[0]?.last).toBe(jobs.find(({ team }) => team === any)!.left?.last);
    session.close();
  });

  it('are refused for a season outside the record', () => {
    expect(home({ year: 1950, openings: true }, null, { saves: [], damaged: [] }).ok).toBe(false);
  });
});
