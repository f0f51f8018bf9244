import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
beforeAll(async () => {
  session = await playedTo('preseason');
});
afterAll(() => session.close());

const search = async (name: string) => (await ask(session, 'playerSearch', { name })).players;
const fullName = (player: { first: string; last: string }) => `${player.first} ${player.last}`;

describe('looking for a player', () => {
  it('finds a lineman of another team by his name', async () => {
    const { roster } = await ask(session, 'roster', { team: 'Rice' });
    const lineman = roster.find((player) => player.pos === 'ol')!;
    const found = await search(`${fullName(lineman)} rice`);
    expect(found).toContainEqual(
      expect.objectContaining({ id: lineman.id, pos: 'ol', rating: lineman.rating, team: 'Rice' }),
    );
  });

  it('matches any part of a name in any case, lists twenty, and puts the player’s own team first, then the best', async () => {
    const found = await search('SoN');
    expect(found).toHaveLength(20);
    for (const player of found) expect(fullName(player).toLowerCase()).toContain('son');
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const named = roster.filter((player) => fullName(player).toLowerCase().includes('son'));
    expect(named.length).toBeGreaterThan(0);
    expect(found.slice(0, named.length).every(({ team }) => team === 'Michigan')).toBe(true);
    for (const part of [found.slice(0, named.length), found.slice(named.length)]) {
      const ratings = part.map((player) => player.rating);
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    }
    expect(new Set(found.map((player) => player.team)).size).toBeGreaterThan(1);
  });

  it('lets position and team narrow down a name, but not replace it', async () => {
    const passers = await search('a qb');
    expect(passers.length).toBeGreaterThan(0);
    for (const player of passers) expect(player.pos).toBe('qb');
    expect((await search('ohio state')).every((player) => /ohio|state/i.test(fullName(player)))).toBe(true);
  });

  it('lists the best players without a query, and none for an unknown name', async () => {
    const best = await search(' ');
    expect(best).toHaveLength(20);
    expect(best[0]!.rating).toBe(Math.max(...best.map((player) => player.rating)));
    expect(await search('zzyzx')).toEqual([]);
  });
});

describe('a conference', () => {
  const standings = (conference: string) => ask(session, 'standings', { conference });

  it.each(['MWC', 'mwc', 'Mountain West', 'mountain west conference'])('is found as %s', async (name) => {
    expect((await standings(name)).conference).toBe('MWC');
  });

  it('that is unknown brings the nearest names, or all if none is near', async () => {
    await expect(standings('SCE')).rejects.toThrow('Did you mean SEC');
    await expect(standings('Metropolitan Athletic')).rejects.toThrow(/There are ACC, .*Sun Belt\.$/);
  });
});
