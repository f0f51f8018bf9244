import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '../../../src/core/app/reading/context.ts';
import { growthAt, seasonsSeen } from '../../../src/core/app/reading/growth.ts';
import { GROWTHS } from '../../../src/core/model/player.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
beforeAll(async () => {
  session = await playedTo(3);
});
afterAll(() => session.close());

/** Returns the mean error of the estimates for players with so many seasons in college, and how many are exact. */
function errors(seasons: number): { mean: number; exact: number } {
  return withContext(session, (context) => {
    const off = context.season.programs.flatMap(({ team }) => {
      const growthOf = growthAt(context, team, context.season.year);
      const players = context.save.players.ofTeam(team).filter((player) => player.seasons === seasons);
      return players.map((player) => Math.abs(growthOf(player).development_trait - player.developmentTrait));
    });
    const mean = off.reduce((sum, each) => sum + each, 0) / off.length;
    return { mean, exact: off.filter((each) => each === 0).length / off.length };
  });
}

describe('a player’s development', () => {
  it('is an estimate that improves with every season in the program', () => {
    const each = [0, 1, 2, 3].map(errors);
    for (const [index, { mean }] of each.slice(1).entries()) expect(mean).toBeLessThan(each[index]!.mean);
    for (const { mean, exact } of each) {
      expect(mean).toBeGreaterThan(0.3);
      expect(mean).toBeLessThan(0.8);
      expect(exact).toBeLessThan(0.7);
    }
  });

  it('is the same on every page, today and tomorrow, with its label', async () => {
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    for (const { id, development_trait, growth } of roster.slice(0, 15)) {
      const { player } = await ask(session, 'player', { id });
      expect(player).toMatchObject({ development_trait, growth });
      expect(growth).toBe(GROWTHS[development_trait]);
    }
    await ask(session, 'sim', { week: 4 });
    const later = await ask(session, 'roster', { team: 'Michigan' });
    const seen = (page: typeof later) => new Map(page.roster.map(({ id, growth }) => [id, growth]));
    expect(seen(later)).toEqual(new Map(roster.map(({ id, growth }) => [id, growth])));
    await ask(session, 'undo', { steps: 1 });
  });

  it('is estimated from scratch by the staff of another program', () => {
    withContext(session, (context) => {
      const { year, programs } = context.season;
      const junior = context.save.players.ofTeam(programs[0]!.team).find(({ seasons }) => seasons === 3)!;
      expect(seasonsSeen(context, junior.team, year, junior)).toBe(4);
      const moved = { ...context, save: { ...context.save, transfers: { ...context.save.transfers, arrivals } } };
      function arrivals() {
        return new Map([[junior.id, year - 2]]);
      }
      const fresh = { ...moved, rosterMemo: <T>(_: string, make: () => T) => make() };
      expect(seasonsSeen(fresh, junior.team, year, junior)).toBe(2);
    });
  });
});

describe('a player’s page', () => {
  it('shows his hometown, as the roster does', async () => {
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    for (const { id, home_state } of roster.slice(0, 15)) {
      expect((await ask(session, 'player', { id })).home_state).toBe(home_state);
    }
  });
});
