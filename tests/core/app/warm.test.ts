import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { DynastyOperation } from '../../../src/core/contract/registry.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { leagueCoach } from './coaching.ts';
import { ask, inFolder, OFFSEASON } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

const PAGES = [
  ['dashboard', {}],
  ['rankings', { week: 2 }],
  ['teamSchedule', { team: 'Llano' }],
  ['teamStats', { team: 'Llano' }],
  ['playoff', {}],
  ['standings', { conference: 'Lakes' }],
  ['week', { week: 1 }],
  ['teamStatsTable', {}],
  ['individualStats', {}],
  ['ratingsStats', {}],
  ['summary', {}],
  ['recruitingSummary', {}],
] as const;

async function pages(session: SaveSession): Promise<unknown[]> {
  return Promise.all(PAGES.map(([name, input]) => runOperation(session, name as DynastyOperation, input as never)));
}

describe('a page requested right after a decision', () => {
  it('shows the same as when the save is reopened', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'warm.dynasty');
      const played = await leagueCoach({ coach: undefined }, path);
      const steps = [
        ['advance', { to: 'season' }],
        ['sim', { week: 3 }],
        ['sim', { week: 18 }],
        ...OFFSEASON.map((to) => ['advance', { to }] as const),
      ] as const;
      for (const [name, input] of steps) {
        await ask(played, name, input);
        const opened = await openSave(path);
        expect(await pages(played), `after ${name} ${JSON.stringify(input)}`).toEqual(await pages(opened));
        opened.close();
      }
    });
  });
});

describe('a page of upcoming games', () => {
  it('reads the balance numbers once, not once per game', async () => {
    const session = await playedTo(1);
    const read = session.read(({ parameters }) => vi.spyOn(parameters, 'json'));
    const { games } = await ask(session, 'week', { week: 9 });
    expect(games.length).toBeGreaterThan(40);
    expect(read.mock.calls.length).toBeLessThan(3);
    session.close();
  });
});

describe('talent', () => {
  it('counts every rostered player once, with his own rating', async () => {
    const session = await playedTo('preseason', REDBUD);
    session.read(({ players }) => {
      const all = players.current();
      const talent = players.talent();
      expect(talent.reduce((sum, t) => sum + t.players, 0)).toBe(all.length);
      for (const { team, stars, classYear, players: count, ratings } of talent) {
        const here = all.filter((p) => p.team === team && p.stars === stars && p.classYear === classYear);
        expect([here.length, here.reduce((sum, p) => sum + p.rating, 0)]).toEqual([count, ratings]);
      }
    });
  });
});

describe('names', () => {
  it('are those of a range of players, ends included', async () => {
    const session = await playedTo('preseason', REDBUD);
    session.read(({ players }) => {
      const { ids, first, last } = players.names(11, 40);
      expect(ids).toEqual(Array.from({ length: 30 }, (_, i) => 11 + i));
      for (const [index, id] of ids.entries())
        expect(players.byId(id)).toMatchObject({ first: first[index], last: last[index] });
    });
  });
});
