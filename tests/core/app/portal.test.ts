import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

type Page = AnswerOf<'portal'>;

/** Returns why a portal change is refused. */
async function refusal(session: SaveSession, input: object): Promise<string | null> {
  const answer = await runOperation(session, 'setPortal', input);
  return answer.ok ? null : answer.error.message;
}

describe('the portal before the season is closed', () => {
  let session: SaveSession;
  let page: Page;
  beforeAll(async () => {
    session = await playedTo('preseason', REDBUD);
    page = await ask(session, 'portal', {});
  });
  afterAll(() => session.close());

  it('lists players who may leave with a range of chances, and no other program’s plans', () => {
    expect(page).toMatchObject({ year: 2024, closed: null, can_keep: true, can_offer: false, market: [], came: [] });
    expect(page.ours.length).toBeGreaterThan(10);
    for (const { chance, year, with_promise, with_money, declares } of page.ours) {
      expect(year).not.toBe('sr');
      expect(chance![0]).toBeLessThanOrEqual(chance![1]);
      expect(with_promise![1]).toBeLessThanOrEqual(chance![1]);
      expect(with_money![1]).toBeLessThanOrEqual(chance![1]);
      // Players in their first two seasons cannot declare for the draft.
      if (year === 'fr') expect(declares).toBe(0);
    }
  });

  it('lowers the transfer chance of a player with a promised role, and restores it when withdrawn', async () => {
    const { id, chance } = page.ours[0]!;
    await ask(session, 'setPortal', { keep: [id] });
    const kept = await ask(session, 'portal', {});
    expect(kept.promises).toEqual({ used: 1, most: 4 });
    const now = kept.ours.find((player) => player.id === id)!;
    expect(now.promised).toBe(true);
    const promised = `promised a role to ${now.pos.toUpperCase()} ${now.first} ${now.last}`;
    expect((await ask(session, 'lastDecisions', {})).decisions.at(-1)).toBe(promised);
    expect(now.chance![1]).toBeLessThan(chance![1]);
    await ask(session, 'setPortal', { release: [id] });
    expect(await ask(session, 'portal', {})).toEqual(page);
  });

  it('refuses too many promises, calls before the portal opens, and players of other teams', async () => {
    const many = page.ours.slice(0, 5).map(({ id }) => id);
    expect(await refusal(session, { keep: many })).toContain('the limit is 4 a year');
    expect(await refusal(session, { offer: [1] })).toContain('The portal is not open yet');
    expect(await refusal(session, { keep: ['Nobody Atall'] })).toContain('is not one of the players at Redbud');
    expect(await refusal(session, { staff: ['Nobody Atall'] })).toContain('could leave or are in the portal');
    expect(await refusal(session, {})).toContain('Name players to keep');
    expect(await refusal(session, { staff: [] })).toContain('Name players to keep');
    expect(await ask(session, 'portal', {})).toEqual(page);
  });
});

describe('the portal once the season is closed', () => {
  let session: SaveSession;
  let page: Page;
  beforeAll(async () => {
    session = await playedTo('summary');
    page = await ask(session, 'portal', {});
  });
  afterAll(() => session.close());

  it('lists our players in the portal, and others’ at positions with an open spot', async () => {
    expect(page.can_offer).toBe(true);
    const { leaving } = await ask(session, 'rosterProgression', {}).catch(() => ask(session, 'review', {}));
    const out = leaving.filter(({ reason }) => reason === 'portal').map(({ id }) => id);
    expect(new Set(page.ours.map(({ id }) => id))).toEqual(new Set(out));
    expect(page.entered).toBeGreaterThan(2000);
    expect(page.market.length).toBeGreaterThan(5);
    for (const { team, places } of page.market) {
      expect(team).not.toBe('Michigan');
      expect(places).toBeGreaterThan(0);
    }
    for (const { scheme, pos } of page.market) {
      const kicks = pos === 'k' || pos === 'p';
      expect(scheme === null).toBe(kicks);
      if (pos === 'qb' || pos === 'ol') expect(scheme!.plays).toBe(1);
    }
    for (const { odds, odds_called, rivals, price } of page.market) {
      expect(odds_called).toBeGreaterThanOrEqual(odds);
      expect(rivals.map(({ team }) => team)).not.toContain('Michigan');
      expect(rivals.reduce((sum, { chance }) => sum + chance, odds)).toBeLessThanOrEqual(1.05);
      expect(price).toBeGreaterThan(0);
    }
    const [{ pos }] = page.market as [Page['market'][number]];
    for (const player of (await ask(session, 'portal', { position: pos })).market) expect(player.pos).toBe(pos);
    const { market } = await ask(session, 'portal', { all: true });
    expect(page.market).toHaveLength(30);
    expect(market.length).toBeGreaterThan(100);
    expect(market.slice(0, 30)).toEqual(page.market);
  });

  it('then lists transfers in and out with reasons: the player we passed on did not come, and retained players are on neither list', async () => {
    const passed = page.market[0]!.id;
    await ask(session, 'setPortal', { offer: page.market.slice(1, 9).map(({ id }) => id), pass: [passed] });
    const said = await ask(session, 'portal', {});
    expect(said.offers).toEqual({ used: 8, most: 10 });
    expect(said.market.find(({ id }) => id === passed)?.said).toBe('pass');
    const [own, called] = [page.ours[0]!.id, page.market[1]!.id];
    await ask(session, 'setPortal', { keep: [own] });
    await ask(session, 'setPortal', { staff: [own, called, String(passed)] });
    const back = await ask(session, 'portal', {});
    expect([back.promises.used, back.offers.used]).toEqual([0, 7]);
    expect(back.market.filter(({ id }) => id === called || id === passed).map((player) => player.said)).toEqual([
      'staff',
      'staff',
    ]);
    await ask(session, 'setPortal', { offer: [called], pass: [passed] });
    expect(await ask(session, 'portal', {})).toEqual(said);
    await ask(session, 'advance', { to: 'progression' });
    await ask(session, 'advance', { to: 'recruiting_summary' });
    const after = await ask(session, 'portal', {});
    expect(after).toMatchObject({ year: 2025, moved_after: 2024, market: [], ours: [], can_keep: false });
    expect(after.came.map(({ id }) => id)).not.toContain(passed);
    expect(after.came.length).toBeGreaterThan(0);
    const phoned = new Set(page.market.slice(1, 9).map((player) => player.id));
    for (const { id, you } of [...after.came, ...after.missed]) expect(you === 'called').toBe(phoned.has(id));
    // Walk-ons who get a scholarship elsewhere leave too; they are not on the list of players at risk.
    const listed = new Set(page.ours.map(({ id }) => id));
    const others = after.went.filter(({ id }) => !listed.has(id));
    expect(after.went.length - others.length).toBe(listed.size);
    expect(others.every(({ stars, to }) => stars === 1 && to !== null)).toBe(true);
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    for (const { id, to, finalists } of after.came) {
      expect(to).toBe('Michigan');
      expect(roster.some((player) => player.id === id)).toBe(true);
      expect(finalists[0]?.ours).toBe(true);
      for (const { parts, total } of finalists) {
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total, 6);
      }
    }
    for (const { id, first, last, to, from, reason, finalists } of [...after.came, ...after.went]) {
      const explained = await runOperation(session, 'why', { what: 'transfer', player: String(id) });
      expect(explained.ok).toBe(finalists.length > 0);
      if (!explained.ok) continue;
      const { parts, total, title, finalists: among } = explained.value;
      expect(title).toContain(`${first} ${last}`);
      expect(title).toContain(`chose ${to} over`);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(total, 6);
      expect(among).toEqual(finalists);
      const { moves } = await ask(session, 'player', { id });
      expect(moves).toEqual([{ year: 2024, from, to, reason: from === null ? null : reason, sat_out: false }]);
    }
    // In some years everyone who leaves finds a team.
    for (const { id } of after.went.filter(({ end }) => end === 'none' || end === 'below')) {
      const unheard = await runOperation(session, 'why', { what: 'transfer', player: String(id) });
      expect(unheard).toMatchObject({ ok: false, error: { message: expect.stringContaining('no FBS program') } });
    }
    const stranger = await runOperation(session, 'why', { what: 'transfer', player: 'Nobody Atall' });
    expect(stranger).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('the transfers to or from') },
    });
    for (const change of [{ keep: [after.came[0]!.id] }, { staff: [passed] }]) {
      expect(await refusal(session, change)).toContain('The rosters have turned over');
    }
  });
});
