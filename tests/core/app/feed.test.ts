import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

describe('news of the program', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(3);
    await ask(session, 'setPlan', { run_pass: -2, coverage: 'zone' });
    await ask(session, 'sim', { week: 6 });
  });
  afterAll(() => session.close());

  it('lists commitments with the programs we beat, and every close battle we lost, with reasons, newest first and nothing twice', async () => {
    const { items } = await ask(session, 'feed', {});
    const { commits } = await ask(session, 'recruitingClass', {});
    const recruiting = items.filter(({ about }) => about === 'recruiting');
    for (const { first, last } of commits) {
      const about = recruiting.filter(({ text }) => text.includes(`${first} ${last}`));
      expect(about.length, `${first} ${last}`).toBeLessThanOrEqual(1);
    }
    expect(recruiting.some(({ text, tone }) => tone === 'good' && / to you over .*: .*[+]\d/.test(text))).toBe(true);
    expect(recruiting.some(({ text, tone }) => tone === 'bad' && / chose .*You finished \d.*: .*-\d/.test(text))).toBe(
      true,
    );
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    const weeks = items.map(({ when }) => (when === 'Summer' ? 0 : Number(when.replace('Week ', ''))));
    expect(weeks).toEqual([...weeks].sort((a, b) => b - a));
  });

  it('reports on our own game plan for games it was used in, and no others', async () => {
    const { items } = await ask(session, 'feed', {});
    const plans = items.filter(({ about }) => about === 'plan');
    const { games } = await ask(session, 'teamSchedule', { team: 'Michigan' });
    const played = games.filter(({ weekPlayed, result }) => weekPlayed >= 3 && result !== null);
    expect(plans.map(({ id }) => id).sort()).toEqual(played.map(({ id }) => id).sort());
    for (const { text } of plans)
      expect(text).toMatch(/^Game plan \(run first and zone coverage\)( worked| did not work)? in the \d+-\d+ /);
  });

  it('reports long injuries, and how many items the latest week brought', async () => {
    const { items, latest } = await ask(session, 'feed', {});
    expect(items.filter(({ about }) => about === 'injuries').length).toBeGreaterThan(0);
    expect(new Set(items.slice(0, latest).map(({ when }) => when)).size).toBe(1);
    expect(items[latest]?.when).not.toBe(items[0]!.when);
  });

  it('stays the same when requested again, and goes back when a week is undone', async () => {
    const before = await ask(session, 'feed', {});
    await ask(session, 'sim', { week: 7 });
    const after = await ask(session, 'feed', {});
    // A recruit who flips is listed with his latest choice.
    const listed = new Set(after.items.map(({ about, id }) => `${about} ${id}`));
    expect(before.items.filter(({ about, id }) => about === 'recruiting' && !listed.has(`${about} ${id}`))).toEqual([]);
    await ask(session, 'undo', { steps: 1 });
    expect(await ask(session, 'feed', {})).toEqual(before);
  });
});
