import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../src/core/save/index.ts';
import { ask, OFFSEASON } from '../core/app/helpers.ts';
import { playedTo } from '../core/app/played.ts';
import { runs, THOROUGH } from '../thorough.ts';

/** Number of seasons; record books and long-running stories take more. */
const SEASONS = runs(2, 8);

/** Returns the dynasty at the end of a season, played on from the one before if it is not prepared. */
async function overAfter(year: number, before: SaveSession | null): Promise<SaveSession> {
  if (year > 1) {
    for (const to of OFFSEASON) await ask(before!, 'advance', { to });
    const { info } = await ask(before!, 'advance', { to: 'season' });
    await ask(before!, 'sim', { week: info.lastWeek + 1 });
    return before!;
  }
  before?.close();
  return playedTo(year === 0 ? 20 : 'next season over');
}

describe('the news of several seasons', () => {
  let session: SaveSession | null = null;
  const years: { text: string; team: string; kind: string; player: number | null }[][] = [];

  beforeAll(async () => {
    for (let year = 0; year < SEASONS; year++) {
      session = await overAfter(year, session);
      const { info } = await ask(session, 'status', {});
      const arcs: (typeof years)[number] = [];
      for (let week = 1; week <= info.lastWeek; week++) arcs.push(...(await ask(session, 'news', { week })).arcs);
      years.push(arcs);
    }
  });
  afterAll(() => session?.close());

  it('never repeats a sentence in a season, even for the same team with other numbers', () => {
    for (const arcs of years) {
      const texts = arcs.map(({ text }) => text);
      expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
      const shapes = arcs
        .filter(({ player }) => player === null)
        .map(({ team, text }) => `${team}: ${text.replace(/\d+/g, '#')}`);
      expect(shapes.filter((shape, i) => shapes.indexOf(shape) < i)).toEqual([]);
    }
  });

  it('has arcs that begin, continue and end: streaks, skids, revenge and freshmen, and over the years series and records', () => {
    const kinds = new Set(years.flat().map(({ kind }) => kind));
    const soon = ['streak', 'streak_over', 'skid', 'skid_over', 'revenge', 'ten_wins', 'freshman'];
    // These take years to come up.
    const late = ['series_over', 'record'];
    const all = THOROUGH ? [...soon, ...late] : soon;
    expect(all.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
