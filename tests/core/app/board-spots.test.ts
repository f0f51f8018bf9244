import { describe, expect, it } from 'vitest';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

describe('hours the staff assigns', () => {
  it('never go to a recruit without a roster spot, however late in the year', async () => {
    const session = await playedTo(15);
    await ask(session, 'setBoard', { clear: true, rest: true });
    const { recruits, hours } = await ask(session, 'board', { all: true });
    const offered = recruits.filter((each) => each.offered && each.status === 'open');
    const full = offered.filter(({ place }) => place === null);
    expect(full.length).toBeGreaterThan(0);
    expect(full.filter((each) => each.hours > 0)).toEqual([]);
    expect(hours.used).toBe(offered.reduce((sum, each) => sum + each.hours, 0));
    expect(hours.used).toBeGreaterThan(0);
    session.close();
  });
});
