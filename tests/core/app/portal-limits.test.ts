import { beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { closedAfterTests } from './closed-after-tests.ts';
import { ask, begin, MICHIGAN_2024 } from './helpers.ts';
import { type Moment, playedTo, REDBUD } from './played.ts';
import { refusal } from './refusal.ts';

const open = closedAfterTests();
const at = (moment: Moment) => open(playedTo(moment, REDBUD));

describe('a coach works the transfer portal by the rules', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await at('summary');
  });

  it('calls ten players at most, whether together or one by one', async () => {
    const ids = (await ask(session, 'portal', {})).market.map(({ id }) => id);
    expect(await refusal(session, 'setPortal', { offer: ids.slice(0, 11) })).toMatch(
      /11 calls. The limit is 10 a year/,
    );
    await ask(session, 'setPortal', { offer: ids.slice(0, 10) });
    expect(await refusal(session, 'setPortal', { offer: [ids[10]!] })).toMatch(/The limit is 10 a year/);
    await ask(session, 'setPortal', { offer: [ids[0]!], pass: [ids[9]!] });
    expect((await ask(session, 'portal', {})).offers.used).toBe(9);
  });

  it('calls or passes on no player of his own, and promises roles to no others', async () => {
    const { ours, market } = await ask(session, 'portal', {});
    const own = [ours[0]!.id];
    const other = [market[0]!.id];
    for (const input of [{ offer: own }, { pass: own }]) {
      expect(await refusal(session, 'setPortal', input)).toMatch(/the players in the portal/);
    }
    for (const input of [{ keep: other }, { release: other }]) {
      expect(await refusal(session, 'setPortal', input)).toMatch(/the players at Redbud who could leave/);
    }
  });

  it('promises no role to a senior in his last season', async () => {
    const before = await at('preseason');
    const { ours } = await ask(before, 'portal', {});
    const { roster } = await ask(before, 'roster', { team: 'Redbud' });
    const listed = new Set(ours.map(({ id }) => id));
    const senior = roster.find(({ id, year }) => year.startsWith('sr') && !listed.has(id))!;
    expect(await refusal(before, 'setPortal', { keep: [senior.id] })).toMatch(/who could leave/);
  });

  it('has none before 2018', async () => {
    const old = await open(begin({ ...MICHIGAN_2024, startYear: 2012 }));
    const [player] = (await ask(old, 'roster', { team: 'Michigan' })).roster;
    expect(await refusal(old, 'setPortal', { keep: [player!.id] })).toMatch(/There is no portal before 2018/);
  });
});
