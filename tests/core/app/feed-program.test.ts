import { afterAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { millionsText } from '../../../src/core/words/boosters.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const open: SaveSession[] = [];
afterAll(() => {
  for (const session of open) session.close();
});
async function at(moment: Parameters<typeof playedTo>[0]): Promise<SaveSession> {
  const session = await playedTo(moment);
  open.push(session);
  return session;
}

async function feedAbout(session: SaveSession, about: string) {
  const { items } = await ask(session, 'feed', {});
  return items.filter((item) => item.about === about);
}

describe('program news', () => {
  it('reports what boosters gave after a push, as on the budget page, and nothing after the usual ask', async () => {
    const usual = await at(1);
    expect(await feedAbout(usual, 'budget')).toEqual([]);
    const pushed = await at('preseason');
    await ask(pushed, 'setBudget', { ask: 'hard' });
    expect(await feedAbout(pushed, 'budget')).toEqual([]);
    await ask(pushed, 'advance', { to: 'season' });
    const { boosters, asking } = await ask(pushed, 'budget', {});
    const [item, ...more] = await feedAbout(pushed, 'budget');
    expect(more).toEqual([]);
    expect(item!.text).toContain(`${millionsText(boosters)} in all`);
    expect(item!.text).toContain(`expect ${asking!.choices[0]!.expected_wins.toFixed(1)} wins`);
  });

  it('reports the boosters’ mood after the season, as the budget shows it in the next preseason', async () => {
    const session = await at('summary');
    const [item] = await feedAbout(session, 'budget');
    for (const to of ['progression', 'recruiting_summary', 'preseason'] as const) await ask(session, 'advance', { to });
    const { asking } = await ask(session, 'budget', {});
    const surprise = asking!.surprise ?? 0;
    const wins = `${Math.abs(surprise).toFixed(1)} wins ${surprise > 0 ? 'better' : 'worse'}`;
    expect(item?.text ?? 'Your season was 0.0 wins worse').toContain(wins);
    expect(await feedAbout(session, 'budget')).toEqual([item]);
  });

  it('reports who burned his redshirt in recent games, on the game that was one too many', async () => {
    const session = await at(9);
    const burned = await feedAbout(session, 'redshirts');
    expect(burned.length).toBeGreaterThan(0);
    for (const { id, when } of burned) {
      const { game_logs } = await ask(session, 'player', { id: id! });
      const weeks = game_logs.map(({ game }) => game.weekPlayed).sort((a, b) => a - b);
      expect(`Week ${weeks[4]}`).toBe(when);
    }
  });

  it('dates the postseason by week, after December', async () => {
    const session = await at(15);
    // Your own game plan gets a report after every game, postseason included.
    await ask(session, 'setPlan', { tempo: 1 });
    await ask(session, 'sim', { week: 20 });
    const { items } = await ask(session, 'feed', {});
    const whens = items.map(({ when }) => when);
    expect(whens).not.toContain('February');
    const late = items.filter(({ when }) => /^Week 1[6-9]$/.test(when));
    expect(late.length).toBeGreaterThan(0);
    expect(whens.lastIndexOf(late.at(-1)!.when)).toBeLessThan(whens.indexOf('December'));
    expect(items.filter(({ when, about }) => when === 'Winter' && about === 'injuries')).toEqual([]);
  });
});
