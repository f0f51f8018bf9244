import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, digestOf } from './helpers.ts';
import { playedTo } from './played.ts';

const EVEN = { run_pass: 0, tempo: 0, deep: 0, fourth: 0, pressure: 0, coverage: 'mixed' };

describe('the game plan', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(3);
  });
  afterAll(() => session.close());

  it('is the staff’s until the player makes one, with the next opponent’s numbers and ranks', async () => {
    const page = await ask(session, 'plan', {});
    expect(page.own).toBe(false);
    expect(page.plan).toEqual(page.staff);
    expect(page.opponent).not.toBeNull();
    for (const { offense, defense } of page.scouting) {
      expect(offense.rank).toBeGreaterThan(0);
      expect(defense.rank).toBeLessThan(140);
    }
  });

  it('shows the effect of each setting on the next game: the staff’s costs nothing, straying far from it does', async () => {
    const { effects, win, staff } = await ask(session, 'plan', {});
    expect(win!.now).toBe(win!.staff);
    for (const { choice, at, points, win: chance } of effects) {
      if (at === staff[choice]) expect([points, chance]).toEqual([0, win!.staff]);
      if (points < 0) expect(chance).toBeLessThanOrEqual(win!.staff!);
    }
    const far = effects.filter(({ at }) => typeof at === 'number' && Math.abs(at) === 3);
    expect(far.some(({ points }) => points < -0.5)).toBe(true);
    await ask(session, 'setPlan', { deep: 3 });
    const changed = await ask(session, 'plan', {});
    const deep = effects.find(({ choice, at }) => choice === 'deep' && at === 3)!;
    expect(changed.win).toEqual({ now: deep.win, staff: win!.staff });
    await ask(session, 'setPlan', { staff: true });
  });

  it('holds until changed, one choice at a time, and can be handed back to the staff', async () => {
    const staff = (await ask(session, 'plan', {})).staff;
    await ask(session, 'setPlan', { tempo: -3 });
    expect(await ask(session, 'plan', {})).toMatchObject({ own: true, plan: { ...staff, tempo: -3 } });
    await ask(session, 'setPlan', { coverage: 'man' });
    expect((await ask(session, 'plan', {})).plan).toEqual({ ...staff, tempo: -3, coverage: 'man' });
    await ask(session, 'sim', { week: 4 });
    const next = await ask(session, 'plan', {});
    expect(next.staff).not.toEqual(staff);
    expect(next).toMatchObject({ own: true, chosen: ['tempo', 'coverage'] });
    expect(next.plan).toEqual({ ...next.staff, tempo: -3, coverage: 'man' });
    await ask(session, 'setPlan', { staff: true });
    expect((await ask(session, 'plan', {})).own).toBe(false);
  });

  it('follows the staff again in one choice, and in all once none is left', async () => {
    await ask(session, 'setPlan', { tempo: 3, deep: -2 });
    await ask(session, 'setPlan', { tempo: 'staff' });
    const page = await ask(session, 'plan', {});
    expect(page).toMatchObject({ own: true, chosen: ['deep'], plan: { ...page.staff, deep: -2 } });
    await ask(session, 'setPlan', { deep: 'staff' });
    expect(await ask(session, 'plan', {})).toMatchObject({ own: false, chosen: [], plan: page.staff });
  });

  it('holds as a whole if a whole plan was stored', async () => {
    await ask(session, 'setPlan', { ...EVEN, coverage: 'zone' });
    const page = await ask(session, 'plan', {});
    expect(page.plan).toEqual({ ...EVEN, coverage: 'zone' });
    expect(page.chosen).toEqual(Object.keys(EVEN));
    await ask(session, 'undo', { steps: 1 });
  });

  it('is named when undone', async () => {
    const before = await ask(session, 'plan', {});
    await ask(session, 'setPlan', { ...EVEN, coverage: 'zone' });
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual(['changed the game plan']);
    expect(await ask(session, 'plan', {})).toEqual(before);
  });

  it('refuses an invalid plan and changes nothing', async () => {
    const before = digestOf(session);
    for (const wrong of [{}, { tempo: 4 }, { deep: 1.5 }, { pressure: 'much' }, { coverage: 'press' }]) {
      const answer = await runOperation(session, 'setPlan', wrong as never);
      expect(answer.ok ? null : answer.error.code, JSON.stringify(wrong)).toBe('malformed');
    }
    expect(digestOf(session)).toBe(before);
  });
});
