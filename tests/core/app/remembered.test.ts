import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;

beforeAll(async () => {
  session = await playedTo('summary');
});
afterAll(() => session.close());

describe('a past season', () => {
  it('is remembered for its champion, who won the last game of the bracket and is first in the final poll', async () => {
    const page = await ask(session, 'season', {});
    expect(page.champion?.name).toBe((await ask(session, 'summary', {})).champion.name);
    expect(page.bracket?.championship.winner).toBe(page.champion?.name);
    expect(page.final_poll.map(({ ranking }) => ranking)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    expect(page.final_poll[0]).toEqual(page.champion);
    expect(page.heisman?.place).toBe(1);
    expect(page.mine?.wins).toBe(page.my_games.filter(({ result }) => result === 'W').length);
  });

  it('lists its biggest upsets first', async () => {
    const { upsets } = await ask(session, 'season', {});
    const chances = upsets.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(Math.max(...chances)).toBeLessThan(0.5);
    for (const { score } of upsets) {
      const [won, lost] = score.split('-').map(Number);
      expect(won).toBeGreaterThan(lost!);
    }
  });

  it('from before the dynasty has only its champion and ranks, and one before all records is refused', async () => {
    const real = await ask(session, 'season', { year: 2009 });
    expect(real.champion).toMatchObject({ name: 'Alabama', wins: 14, losses: 0 });
    expect([real.played, real.bracket, real.upsets, real.my_games]).toEqual([false, null, [], []]);
    expect(real.years).toEqual(Array.from({ length: 25 }, (_, i) => 2024 - i));
    const refused = await runOperation(session, 'season', { year: 1850 });
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('2000 to 2024') } });
  });
});

describe('a program’s games', () => {
  it('after the regular season and against one opponent match those of the season', () => {
    session.read(({ games }) => {
      const all = games.ofYear(2024);
      for (const [team, other] of [
        ['michigan', 'ohio-state'],
        ['notre-dame', 'usc'],
      ] as const) {
        const own = all.filter(({ home, away }) => [home, away].includes(team));
        expect(own.length).toBeGreaterThan(11);
        expect(games.postseasonOf(team)).toEqual(own.filter(({ kind }) => kind !== 'regular'));
        expect(games.between(team, other)).toEqual(own.filter(({ home, away }) => [home, away].includes(other)));
      }
      const champion = all.at(-1)!;
      expect(games.postseasonOf(champion.home).length).toBeGreaterThan(0);
    });
  });

  it('come with a menu of teams in alphabetical order, ignoring accents', async () => {
    const names = (await ask(session, 'trophies', {})).teams.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect(names).toContain('San José State');
  });
});

describe('a trophy case', () => {
  it('holds the champion’s title, marks real ones, and counts bowls as played', async () => {
    const { champion } = await ask(session, 'season', {});
    const page = await ask(session, 'trophies', { team: champion!.name });
    expect(page.titles[0]).toMatchObject({ year: 2024, before_dynasty: false });
    expect(page.bowls[0]).toMatchObject({ result: 'W' });
    expect(page.bowl_record.wins + page.bowl_record.losses).toBe(page.bowls.length);
    const old = await ask(session, 'trophies', { team: 'Miami' });
    expect(old.titles.at(-1)).toEqual({ year: 2001, wins: 12, losses: 0, before_dynasty: true });
    const { heisman } = await ask(session, 'season', {});
    const case_ = await ask(session, 'trophies', { team: heisman!.team });
    expect(case_.heisman).toMatchObject([{ year: 2024, id: heisman!.id }]);
  });

  it('is the player’s own by default, and suggests similar team names', async () => {
    expect((await ask(session, 'trophies', {})).team.name).toBe('Michigan');
    const refused = await runOperation(session, 'trophies', { team: 'Michigann' });
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('Michigan') } });
  });
});

describe('a rivalry', () => {
  it('is the same from both sides', async () => {
    const mine = await ask(session, 'rivalry', { opponent: 'Ohio State' });
    const theirs = await ask(session, 'rivalry', { team: 'Ohio State', opponent: 'Michigan' });
    expect(mine.series).toMatchObject({ opponent: 'Ohio State', trophy: 'The Game', last_year: 2024 });
    expect([theirs.series?.wins, theirs.series?.losses]).toEqual([mine.series?.losses, mine.series?.wins]);
    expect(theirs.series?.points).toBe(mine.series?.opponent_points);
    expect(mine.series?.games).toHaveLength(mine.series!.wins + mine.series!.losses);
    expect(mine.rivalries.find(({ opponent }) => opponent === 'Ohio State')?.wins).toBe(mine.series?.wins);
  });

  it('involves two teams', async () => {
    const refused = await runOperation(session, 'rivalry', { team: 'Texas A&M', opponent: 'TAMU' });
    expect(refused.ok).toBe(false);
  });

  it('does not reveal a game that has not been viewed', async () => {
    const series = await ask(session, 'rivalry', { opponent: 'Ohio State' });
    const { weekPlayed } = series.series!.games[0]!;
    const hidden = askSpoilerFree(
      session,
      'rivalry',
      { opponent: 'Ohio State' },
      { year: 2024, week: weekPlayed, seen: [] },
    );
    expect(hidden.ok && hidden.value.series?.games).toEqual(series.series!.games.slice(1));
  });
});
