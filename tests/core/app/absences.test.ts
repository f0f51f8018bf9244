import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

/** Absences on every page that counts games. */

const TEAM = 'Michigan';
const WEEK = 9;
const HAS_A_COUNT = [
  'pass_attempts',
  'rush_attempts',
  'receiving_catches',
  'tackles',
  'punts',
  'extra_points_attempted',
];

let session: SaveSession;
beforeAll(async () => {
  session = await playedTo(WEEK);
});
afterAll(() => session.close());

let read: AnswerOf<'player'>[] | null = null;
const pages = async (): Promise<AnswerOf<'player'>[]> => {
  const { roster } = await ask(session, 'roster', { team: TEAM });
  read ??= await Promise.all(roster.map(({ id }) => ask(session, 'player', { id })));
  return read;
};

describe('a player who is out', () => {
  it('has no game counted and no box score line, and his page lists the games he missed', async () => {
    const { roster, team_games } = await ask(session, 'roster', { team: TEAM });
    const out = roster.filter(({ missed }) => missed > 0);
    expect(out.length).toBeGreaterThan(1);
    for (const { id, games, missed } of out) {
      const { game_logs, missed: named } = await ask(session, 'player', { id });
      expect([game_logs.length, named.length]).toEqual([games, missed]);
      expect(games + missed).toBeLessThanOrEqual(team_games);
      const played = new Set(game_logs.map(({ game }) => game.id));
      expect(named.some((game) => played.has(game.id))).toBe(false);
    }
  });

  it('was a regular: a starter plays every game he does not miss', async () => {
    const { roster, team_games } = await ask(session, 'roster', { team: TEAM });
    // Kickers share duties, and a staff may bring in its second quarterback.
    const shared = ['k', 'p', 'qb'];
    for (const { pos, starter, games, missed } of roster.filter((each) => !shared.includes(each.pos))) {
      if (starter) expect([pos, games]).toEqual([pos, team_games - missed]);
    }
  });

  it('has no statistics in any game he is listed as missing', async () => {
    for (const { game_logs, missed, player } of await pages()) {
      for (const { id } of missed) {
        const game = await ask(session, 'game', { id });
        if (!('drives' in game)) throw new Error('not played');
        expect(game.absent.map((each) => each.id)).toContain(player.id);
        const names = Object.values(game.game_logs)
          .flat()
          .map((log) => log.player_id);
        expect(names).not.toContain(player.id);
      }
      expect(game_logs.every((log) => HAS_A_COUNT.some((key) => key in log) || player.pos === 'ol')).toBe(true);
    }
  });

  it('has his yards per game computed from the games he played', async () => {
    const { stats } = await ask(session, 'individualStats', {});
    const { roster } = await ask(session, 'roster', { team: TEAM });
    const games = new Map(roster.map((player) => [player.id, player.games]));
    const own = Object.values(stats.receiving).filter(({ team }) => team === TEAM);
    for (const { id, gamesPlayed, stats: line } of own) {
      expect(gamesPlayed).toBe(games.get(id));
      // Rounded to one decimal.
      expect(Math.abs(line.yards_per_game! - line.yards / gamesPlayed)).toBeLessThan(0.0501);
    }
  });

  it('is the same player once the season is over and rosters have turned over', async () => {
    const before = new Map((await pages()).map(({ player, missed }) => [player.id, missed.map(({ id }) => id)]));
    const later = await playedTo('next preseason');
    let named = 0;
    for (const [id, missed] of before) {
      const page = await ask(later, 'player', { id, year: 2024 });
      const then = page.missed.filter(({ weekPlayed }) => weekPlayed < WEEK).map((game) => game.id);
      expect(then).toEqual(missed);
      named += missed.length;
    }
    expect(named).toBeGreaterThan(1);
    later.close();
  });
});
