import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { type AnswerOf, operation } from '../../../src/core/contract/registry.ts';
import { DECEMBER_PERIOD } from '../../../src/core/model/recruiting.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin } from './helpers.ts';
import { playedTo } from './played.ts';

type Day = AnswerOf<'signingDay'>;

/** Returns the parts of a signing day that never change. */
function remembered({ announcements, before, after, letters, waiting, released }: Day) {
  return { announcements, before, after, letters, waiting, released };
}

describe('a signing day', () => {
  let session: SaveSession;
  let december: Day;
  beforeAll(async () => {
    session = await playedTo(20);
    december = await ask(session, 'signingDay', {});
  });
  afterAll(() => session.close());

  it('has every recruit who announced with us among his finalists, best last', async () => {
    expect(december).toMatchObject({ year: 2024, class_of: 2025, day: 'december', days: ['december'] });
    expect(december.announcements.length).toBeGreaterThan(3);
    const numbers = december.announcements.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    for (const { hats, chose, ours, text, from } of december.announcements) {
      expect(hats).toContain('Michigan');
      expect(hats).toContain(chose);
      expect(hats).toEqual([...hats].sort());
      expect(ours).toBe(chose === 'Michigan');
      expect(text).toContain(ours ? (from === null ? 'committed to you' : 'flipped to you') : chose);
    }
  });

  it('moves the class rank from that morning’s to the class page’s', async () => {
    const { classes, own } = await ask(session, 'recruitingClass', {});
    expect(december.after).toBe(own!.rank);
    expect(december.programs).toBe(classes.length);
    const morning = session.read((save) => {
      const state = save.recruiting.ofYear(2024);
      const place = save.programs
        .ofYear(2024)
        .map(({ team }) => team)
        .sort()
        .indexOf('michigan');
      return state.ranks.get(DECEMBER_PERIOD)![place];
    });
    expect(december.before).toBe(morning);
    // A commitment to us never lowers the class rank.
    let rank = december.before;
    for (const each of december.announcements) {
      if (each.ours) expect(each.rank).toBeLessThanOrEqual(rank + 5);
      rank = each.rank;
    }
  });

  it('counts earlier commits who signed and those who wait, with no overlap', async () => {
    const { commits } = await ask(session, 'recruitingClass', {});
    const picked = december.announcements.filter(({ ours }) => ours);
    const all = [...december.letters, ...december.waiting, ...picked].map(({ number }) => number);
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort((a, b) => a - b)).toEqual(commits.map(({ number }) => number).sort((a, b) => a - b));
  });

  it('is one spoiler-free line of the feed', async () => {
    const { items } = await ask(session, 'feed', {});
    const lines = items.filter(
      ({ about, when }) => about === 'signing' || (about === 'recruiting' && when === 'December'),
    );
    expect(lines).toHaveLength(1);
    for (const { chose, last } of december.announcements) {
      expect(lines[0]!.text).not.toContain(chose);
      expect(lines[0]!.text).not.toContain(last);
    }
  });

  it('refuses a future day and an unknown season, with a sentence', async () => {
    const february = await runOperation(session, 'signingDay', { day: 'february' });
    expect(february).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(!february.ok && february.error.message).toMatch(/^National signing day of the class of 2025 has not/);
    expect(await runOperation(session, 'signingDay', { year: 2031 })).toMatchObject({ ok: false });
    const odd = operation('signingDay').input.safeParse({ day: 'june' });
    expect(odd.error?.issues.map(({ message }) => message)).toEqual(['The day must be december or february.']);
  });

  it('is followed by February’s, and both are remembered when the next class is recruited', async () => {
    session.close();
    session = await playedTo('recruiting_summary');
    const february = await ask(session, 'signingDay', {});
    expect(february).toMatchObject({ year: 2024, day: 'february', days: ['december', 'february'], waiting: [] });
    expect(february.before).toBeLessThanOrEqual(february.programs);
    session.close();
    session = await playedTo('next preseason');
    const latest = await ask(session, 'signingDay', {});
    expect(remembered(latest)).toEqual(remembered(february));
    const older = await ask(session, 'signingDay', { year: 2024, day: 'december' });
    expect(remembered(older)).toEqual(remembered(december));
    expect((await ask(session, 'signingDay', { year: 2025 })).day).toBeNull();
    const { items } = await ask(session, 'feed', {});
    expect(items.filter(({ about }) => about === 'signing').map(({ id }) => id)).toEqual([2024, 2024]);
  });
});

describe('the class of 2017', () => {
  it('had no early signing day, and says so', async () => {
    const session = await begin({ seed: seedFrom(3), startYear: 2016, team: 'akron', playoff: null });
    const asked = await runOperation(session, 'signingDay', { day: 'december' });
    expect(!asked.ok && asked.error.message).toMatch(/^The class of 2017 had no early signing day/);
    expect(await ask(session, 'signingDay', {})).toMatchObject({ day: null, announcements: [], class_of: 2017 });
    session.close();
  });
});

describe('the class rank week by week', () => {
  it('leads through signing day to the current rank, with every commit in his week', async () => {
    let session = await playedTo(20);
    const { trend, own, commits, classes } = await ask(session, 'recruitingClass', {});
    const day = await ask(session, 'signingDay', {});
    expect(trend[0]).toMatchObject({ when: 'Spring', change: null });
    expect(trend.at(-1)).toMatchObject({ when: 'December', rank: own!.rank, change: day.before - day.after });
    expect(trend.flatMap(({ committed }) => committed)).toHaveLength(commits.length);
    expect(classes.every(({ last_rank }) => last_rank !== undefined)).toBe(true);
    expect(classes.find(({ team }) => team === 'Michigan')!.last_rank).toBe(day.before);
    session.close();
    session = await playedTo('next preseason');
    const signed = await ask(session, 'recruitingClass', { year: 2024 });
    expect(signed.trend.slice(0, -1).map(({ rank }) => rank)).toEqual(trend.map(({ rank }) => rank));
    expect(signed.trend.at(-1)!.when).toBe('February');
    session.close();
  });
});
