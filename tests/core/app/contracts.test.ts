import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../../src/core/app/saves/replay.ts';
import type { CareerPage } from '../../../src/core/contract/views/index.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { EXTENDED, inDecember, leagueCoach } from './coaching.ts';
import { ask, begin, digestOf, inFolder, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { refusal } from './refusal.ts';

/** Plays from December to the next preseason. */
async function toPreseason(session: SaveSession): Promise<void> {
  const { info } = await ask(session, 'status', {});
  await ask(session, 'sim', { week: info.lastWeek + 1 });
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
}

const extended = (page: CareerPage) => page.extension!;

describe('a coach whose program offers an extension', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await leagueCoach(EXTENDED);
  });
  afterAll(() => session.close());

  it('has a contract with bonuses, and cannot answer what is not offered', async () => {
    expect(await refusal(session, 'setContract', { accept: true })).toContain('after the conference championships');
    await ask(session, 'advance', { to: 'season' });
    const { contract, bonuses, extension } = await ask(session, 'career', {});
    expect(extension).toBeNull();
    expect(contract).toMatchObject({ from: 2024, through: 2028, extensions: 0 });
    expect(contract!.release).toBeLessThan(contract!.buyout);
    expect(bonuses.map(({ kind }) => kind)).toEqual(['rival', 'conference_title', 'bowl', 'playoff']);
    for (const { amount, state } of bonuses) {
      expect(amount).toBeGreaterThan(0);
      expect(amount).toBeLessThan(contract!.pay);
      expect(state).toBe('open');
    }
  });

  it('sees in December what both sides get, and is reminded until he answers', async () => {
    session.close();
    session = await inDecember('extended');
    const page = await ask(session, 'career', {});
    const offer = extended(page);
    expect(offer.through).toBeGreaterThan(page.contract!.through);
    expect(offer.pay).toBeGreaterThan(page.contract!.pay);
    expect(offer.wins).toBeGreaterThan(0);
    expect(offer.security).toBeGreaterThan(0);
    const { open } = await ask(session, 'status', {});
    expect(open.map(({ what }) => what)).toContain('contract');
    const { items } = await ask(session, 'feed', {});
    expect(items.map(({ text }) => text).join(' ')).toContain('Redbud offers you an extension');
    expect(await refusal(session, 'setContract', {})).toContain('Choose one');
    expect(await refusal(session, 'setContract', { accept: true, decline: true })).toContain('Choose one');
  });

  it('is paid what he earns, and the feed says so', async () => {
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
    const { bonuses, earnings, contract } = await ask(session, 'career', {});
    expect(bonuses.map(({ state }) => state)).not.toContain('open');
    const paid = bonuses.filter(({ state }) => state === 'met');
    const { items } = await ask(session, 'feed', {});
    expect(items.filter(({ text }) => text.startsWith('Bonus:'))).toHaveLength(paid.length);
    expect(earnings!.pay).toBeCloseTo(contract!.pay, 6);
    expect(earnings!.bonuses).toBeCloseTo(
      paid.reduce((sum, { amount }) => sum + amount, 0),
      6,
    );
  });

  it('signs it, and is paid by it from next season on', async () => {
    const before = await ask(session, 'career', {});
    const { through, pay } = extended(before);
    await ask(session, 'setContract', { accept: true });
    expect(await ask(session, 'career', {})).toMatchObject({ extension: null, answered: 'accept' });
    expect(await refusal(session, 'setContract', { decline: true })).toContain('already signed');
    for (const to of OFFSEASON) await ask(session, 'advance', { to });
    const { contract, earnings } = await ask(session, 'career', {});
    expect(contract).toMatchObject({ from: 2025, through, pay, extensions: 1 });
    expect(earnings!.pay).toBeCloseTo(before.contract!.pay, 6);
    await ask(session, 'advance', { to: 'season' });
    const begun = await ask(session, 'career', {});
    expect(begun.earnings!.pay).toBeCloseTo(before.contract!.pay + pay, 6);
  });
});

describe('an extension that is declined', () => {
  it('leaves the contract as it was, even after an undo, and a replay of the log gives the same result', () =>
    inFolder(async (folder) => {
      const session = await inDecember('extended');
      const path = session.path!;
      const { contract, extension } = await ask(session, 'career', {});
      await ask(session, 'setContract', { accept: true });
      await ask(session, 'undo', { steps: 1 });
      expect((await ask(session, 'career', {})).extension).toEqual(extension);
      await ask(session, 'setContract', { decline: true });
      expect((await ask(session, 'career', {})).answered).toBe('decline');
      await toPreseason(session);
      const { from, through, pay } = contract!;
      const then = await ask(session, 'career', {});
      expect(then.contract).toMatchObject({ from, through, pay, extensions: 0 });
      const digest = digestOf(session);
      session.close();
      const opened = await openSave(path);
      expect(await ask(opened, 'career', {})).toEqual(then);
      opened.close();
      const again = await replay(path, `${folder}/b.dynasty`, 'test', () => undefined);
      expect(again).toMatchObject({ differs: [], digest, originalDigest: digest });
    }));
});

describe('a coach who leaves', () => {
  it('gets no extension offer from the program he leaves', async () => {
    const session = await inDecember('extended');
    expect((await ask(session, 'career', {})).extension).not.toBeNull();
    const { openings } = await ask(session, 'jobs', {});
    await ask(session, 'setJob', { take: openings.find(({ call }) => call === 'offer')!.team });
    expect((await ask(session, 'career', {})).extension).toBeNull();
    expect(await refusal(session, 'setContract', { accept: true })).toContain('has not offered');
    session.close();
  });

  it('has none to answer if the player owns the program', async () => {
    const session = await begin(MICHIGAN_2024);
    expect(await refusal(session, 'setContract', { accept: true })).toContain('You own the program');
    session.close();
  });
});
