import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
beforeAll(async () => {
  session = await playedTo('preseason');
});
afterAll(() => session.close());

describe('a roster', () => {
  it('shows every player’s hometown', async () => {
    const { roster, walk_ons } = await ask(session, 'roster', { team: 'Michigan' });
    const stored = session.read(
      (save) => new Map(save.players.ofTeam('michigan').map((player) => [player.id, player.homeState])),
    );
    expect(roster.map(({ id, home_state }) => [id, home_state])).toEqual(roster.map(({ id }) => [id, stored.get(id)]));
    for (const { home_state } of [...roster, ...walk_ons]) expect(home_state).toMatch(/^[A-Z]{2}$/);
    const states = new Set(roster.map(({ home_state }) => home_state));
    expect(states.has('MI')).toBe(true);
    expect(states.size).toBeGreaterThan(5);
  });
});
