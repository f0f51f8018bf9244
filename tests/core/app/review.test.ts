import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import type { Review } from '../../../src/core/contract/views/index.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
let early: unknown;
let atTheEnd: unknown;
let page: Review;

beforeAll(async () => {
  session = await playedTo('preseason');
  early = await runOperation(session, 'review', {});
  session.close();
  session = await playedTo(20);
  const { info } = await ask(session, 'status', {});
  atTheEnd = askSpoilerFree(session, 'review', {}, { year: 2024, week: info.lastWeek, seen: [] });
  session.close();
  session = await playedTo('summary');
  page = await ask(session, 'review', {});
});
afterAll(() => session.close());

type Leaving = Review['leaving'];

/** Returns the players on a list who have left; a player who entered the portal may have withdrawn. */
function gone(before: Leaving, now: Leaving): Leaving {
  const here = new Set(now.map(({ id }) => id));
  return before.filter(({ id, reason }) => reason !== 'portal' || here.has(id));
}

describe('a season in review', () => {
  it('does not exist before the season closes, even with all results seen', () => {
    const refused = { ok: false, error: { code: 'wrong_stage', message: expect.stringContaining('Season Summary') } };
    expect(early).toMatchObject(refused);
    expect(atTheEnd).toMatchObject(refused);
  });

  it('has the record its games add up to, bowls included', () => {
    const results = page.games.map(({ result }) => result);
    expect(results.filter((each) => each === 'W')).toHaveLength(page.wins);
    expect(results.filter((each) => each === 'L')).toHaveLength(page.losses);
    expect(results).toHaveLength(page.wins + page.losses);
    const ids = new Set(page.games.map(({ id }) => id));
    expect(page.postseason.every(({ id, year }) => ids.has(id) && year === 2024)).toBe(true);
  });

  it('calls the win over the highest final rank the best, and the loss to the lowest the worst', async () => {
    const { rankings } = await ask(session, 'rankings', {});
    const place = (name: string) => rankings.find((row) => row.name === name)?.ranking ?? Number.POSITIVE_INFINITY;
    const places = (result: 'W' | 'L') =>
      page.games.filter((game) => game.result === result).map(({ opponent }) => place(opponent.name));
    expect(page.best_win?.result).toBe('W');
    expect(place(page.best_win!.opponent.name)).toBe(Math.min(...places('W')));
    const losses = places('L');
    const worst = page.worst_loss === null ? null : place(page.worst_loss.opponent.name);
    expect(page.worst_loss?.result ?? 'L').toBe('L');
    expect(worst).toBe(losses.length === 0 ? null : Math.max(...losses));
  });

  it('names its own leaders, with no teammate above them', async () => {
    const { leaders } = await ask(session, 'teamStats', { team: 'Michigan' });
    const yards = (stat: string) => page.leaders.find((leader) => leader.stat === stat)?.value;
    expect(yards('pass_yards')).toBe(leaders.passing[0]?.stats.yards);
    expect(yards('rush_yards')).toBe(leaders.rushing[0]?.stats.yards);
    expect(yards('receiving_yards')).toBe(leaders.receiving[0]?.stats.yards);
    const { stats } = await ask(session, 'individualStats', { table: 'defense' });
    const own = Object.values(stats.defense).filter(({ team }) => team === 'Michigan');
    for (const stat of ['tackles', 'sacks', 'interceptions'] as const) {
      expect(yards(stat), stat).toBe(Math.max(...own.map((line) => line.stats[stat])));
    }
  });

  it('gives each of its players the awards of this season that his own page has', async () => {
    for (const { id, awards } of page.honors) {
      const { awards: all } = await ask(session, 'player', { id });
      expect(awards).toEqual(all.filter(({ year }) => year === 2024));
      expect(awards.length).toBeGreaterThan(0);
    }
    expect(page.honors.length).toBeGreaterThan(0);
  });

  it('ends the poll at the final rank, and its prestige parts add up', () => {
    expect(page.poll.at(-1)?.ranking).toBe(page.final_ranking);
    const { parts, total, decimals } = page.prestige;
    const scale = 10 ** decimals;
    expect(parts.reduce((sum, { value }) => sum + Math.round(value * scale), 0)).toBe(Math.round(total * scale));
  });

  it('lets seniors go except the few with a season left, and shows no future rating', async () => {
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const gone = new Map(page.leaving.map((player) => [player.id, player]));
    const seniors = roster.filter(({ year }) => year === 'sr');
    const back = seniors.filter(({ id }) => !gone.has(id));
    expect(back.length).toBeLessThan(seniors.length / 3);
    for (const { id } of back) {
      const { game_logs } = await ask(session, 'player', { id });
      // Since 2024, games after the regular season do not count.
      const counting = game_logs.filter(({ game }) => game.weekPlayed < CHAMPIONSHIP_WEEK);
      expect(counting.length).toBeLessThanOrEqual(4);
    }
    for (const player of page.leaving) {
      const now = roster.find(({ id }) => id === player.id);
      expect(player.rating).toBe(now?.rating);
      expect(player.year).toBe(now?.year);
      if (player.year !== 'sr') expect(player.rating_sr).toBeUndefined();
    }
    const starters = roster.filter(({ starter }) => starter);
    expect(page.returning_starters).toEqual({
      back: starters.filter(({ id }) => !gone.has(id)).length,
      of: starters.length,
    });
  });

  it('is the same through the offseason, without next year’s starters', async () => {
    session.close();
    session = await playedTo('recruiting_summary');
    const later = await ask(session, 'review', {});
    expect(later.returning_starters).toBeNull();
    expect(later.games).toEqual(page.games);
    expect(later.leaders).toEqual(page.leaders);
    expect(later.honors).toEqual(page.honors);
    expect(later.prestige).toEqual(page.prestige);
    expect(later.leaving).toEqual(gone(page.leaving, later.leaving));
  });

  it('exists for every finished season, years later too', async () => {
    session.close();
    session = await playedTo('next preseason');
    const again = await ask(session, 'review', { year: 2024 });
    expect([again.year, again.years, again.returning_starters]).toEqual([2024, [2024], null]);
    expect(again.info.currentYear).toBe(2025);
    for (const part of ['wins', 'losses', 'final_ranking', 'games', 'leaders', 'honors', 'poll'] as const) {
      expect(again[part], part).toEqual(page[part]);
    }
    expect(again.prestige.parts).toEqual(page.prestige.parts);
    expect(again.leaving).toEqual(gone(page.leaving, again.leaving));
    for (const [year, code] of [
      [2025, 'wrong_stage'],
      [2031, 'not_found'],
    ] as const) {
      const refused = await runOperation(session, 'review', { year });
      expect(refused.ok ? null : refused.error.code).toBe(code);
    }
  });
});
