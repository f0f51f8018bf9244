import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { recapHeadline, recapHighlights } from '../../../src/core/present/board/recap.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const sessions: SaveSession[] = [];
async function at(moment: Parameters<typeof playedTo>[0]): Promise<SaveSession> {
  const session = await playedTo(moment);
  sessions.push(session);
  return session;
}
afterAll(() => {
  for (const session of sessions) session.close();
});

describe('the recap of the summer', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await at(1);
  });

  it('names every target who committed to us or chose another school, closest first', async () => {
    const recap = await ask(session, 'recap', {});
    expect([recap.period, recap.periods, recap.signing]).toEqual(['summer', ['spring', 'summer'], null]);
    const { trend } = await ask(session, 'recruitingClass', {});
    const summer = trend.find(({ when }) => when === 'Summer')!;
    expect(recap.committed.map(({ pos, first, last }) => `${pos.toUpperCase()} ${first} ${last}`).sort()).toEqual(
      [...summer.committed].sort(),
    );
    expect(recap.lost.length).toBeGreaterThan(5);
    expect(recap.lost.every(({ team, text }) => team !== 'Michigan' && text.includes(team))).toBe(true);
    const places = recap.lost.map(({ place }) => place);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect([recap.rank_before, recap.rank]).toEqual([summer.rank + summer.change!, summer.rank]);
  });

  it('sums it up in a line, and the essentials in six', async () => {
    const recap = await ask(session, 'recap', { period: 'summer' });
    const chose = `${recap.committed.length} of your targets committed to you, ${recap.lost.length} chose other schools.`;
    expect(recapHeadline(recap)).toMatch(new RegExp(`^Summer: ${chose} Class rank: \\d+\\w\\w`));
    const highlights = recapHighlights(recap);
    expect(highlights.length).toBeLessThanOrEqual(6);
    expect(highlights.filter(({ tone }) => tone === 'bad').map(({ text }) => text)).toEqual(
      recap.lost.slice(0, 2).map(({ text }) => text),
    );
  });

  it('includes the spring’s too, and refuses a future period', async () => {
    expect((await ask(session, 'recap', { period: 'spring' })).period).toBe('spring');
    expect(await runOperation(session, 'recap', { period: 'december' })).toMatchObject({
      ok: false,
      error: { message: 'There is no December recap now. It comes after the conference championships.' },
    });
  });
});

describe('the recap of December', () => {
  it('leaves the announcements of a signing day to its page', async () => {
    const session = await at(20);
    const recap = await ask(session, 'recap', {});
    const day = await ask(session, 'signingDay', {});
    expect(recap).toMatchObject({ period: 'december', committed: [], lost: [] });
    expect(recap.signing).toEqual({ announced: day.announcements.length, letters: day.letters.length });
    expect([recap.rank_before, recap.rank]).toEqual([day.before, day.after]);
    expect(recap.signers.filter(({ letter }) => letter === 'signed')).toHaveLength(day.letters.length);
    const early = [...day.letters, ...day.waiting, ...day.released].map(({ number }) => number);
    expect(recap.signers.map(({ number }) => number).sort()).toEqual(early.sort());
    const text = [recapHeadline(recap), ...recapHighlights(recap).map(({ text }) => text)].join(' ');
    for (const { last } of day.announcements) expect(text).not.toContain(last);
  });
});
