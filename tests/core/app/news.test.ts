import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { reference } from '../../../src/core/reference/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

describe('the news of a season', () => {
  let session: SaveSession;
  const weeks: AnswerOf<'news'>[] = [];
  /** The news of some weeks, as read right after each. */
  const fresh: AnswerOf<'news'>[] = [];

  beforeAll(async () => {
    session = await playedTo(1);
    expect(await ask(session, 'news', {})).toMatchObject({ week: null, latest: null, own_game: null, stories: [] });
    for (let week = 2; week <= 20; week++) {
      await ask(session, 'sim', { week });
      if ([4, 11, 16].includes(week)) fresh.push(await ask(session, 'news', {}));
    }
    for (let week = 1; week <= 19; week++) weeks.push(await ask(session, 'news', { week }));
  });
  afterAll(() => session.close());

  it('has a lead and at most ten more stories every week, each a game with its headline', () => {
    weeks.forEach(({ week, stories }, i) => {
      expect(week).toBe(i + 1);
      expect(stories.length).toBeGreaterThan(0);
      expect(stories.length).toBeLessThanOrEqual(11);
      expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
      for (const game of stories) expect(game.headline).toMatch(/\w/);
    });
  });

  it('names every team the way people do', () => {
    const headlines = weeks.flatMap(({ stories }) => stories.map(({ headline }) => headline));
    for (const headline of headlines) {
      expect(headline).not.toMatch(/\ba (8|11|18|8\d)-/);
      for (const { id } of reference.visitors) expect(headline!.split(/[ ,]/)).not.toContain(id);
    }
  });

  it('uses no sentence twice', () => {
    const headlines = weeks.flatMap(({ stories }) => stories.map(({ headline }) => headline));
    expect(new Set(headlines).size).toBe(headlines.length);
  });

  it('covers streaks, droughts and revenge games without repeating a sentence, even for the same team with other numbers', () => {
    const arcs = weeks.flatMap((page) => page.arcs);
    const kinds = new Set(arcs.map(({ kind }) => kind));
    for (const kind of ['streak', 'streak_over', 'skid', 'unbeaten', 'ranked_again', 'champion'] as const) {
      expect(kinds).toContain(kind);
    }
    const sentences = arcs.map(({ text }) => text);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of sentences) expect(text).toMatch(/^[A-Z0-9].*\.$/);
    const ofTeams = arcs
      .filter(({ player }) => player === null)
      .map(({ team, text }) => `${team}: ${text.replace(/\d+/g, '#')}`);
    expect(ofTeams.filter((text, i) => ofTeams.indexOf(text) < i)).toEqual([]);
  });

  it('gives a streak’s exact length, and its end', async () => {
    const streaks = weeks.flatMap(({ week, arcs }) =>
      arcs.filter(({ kind }) => kind === 'streak').map((arc) => ({ ...arc, week })),
    );
    for (const { text, team, week } of streaks) {
      const count = Number(text.match(/\b(8|11|14)\b/)?.[1] ?? 8);
      const { games: own } = await ask(session, 'teamSchedule', { team });
      const until = own.filter((game) => game.result !== null && game.weekPlayed <= week!).map(({ result }) => result);
      expect([text, until.length - 1 - until.lastIndexOf('L')]).toEqual([text, count]);
    }
    expect(streaks.length).toBeGreaterThan(0);
  });

  it('keeps its account of a week when requested later', async () => {
    for (const then of fresh) {
      const now = await ask(session, 'news', { week: then.week! });
      expect(now.stories.map(({ headline }) => headline)).toEqual(then.stories.map(({ headline }) => headline));
      expect(now.arcs).toEqual(then.arcs);
    }
  });

  it('leads with the title game at the end, and refuses a week without games', async () => {
    expect(weeks.at(-1)!.stories[0]!.name).toBe('National Championship');
    const refused = await runOperation(session, 'news', { week: 25 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});
