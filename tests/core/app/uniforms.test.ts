import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const TEAM = 'michigan';
let session: SaveSession;
beforeAll(async () => {
  session = await playedTo('summary');
});
afterAll(() => session.close());

it('a returning player keeps his number next season, on the roster and on his page', async () => {
  const before = new Map((await ask(session, 'roster', { team: TEAM })).roster.map(({ id, number }) => [id, number]));
  for (const to of ['progression', 'recruiting_summary', 'preseason'] as const) await ask(session, 'advance', { to });
  const { roster } = await ask(session, 'roster', { team: TEAM });
  const back = roster.filter(({ id }) => before.has(id));
  expect(back.length).toBeGreaterThan(25);
  expect(back.filter(({ id, number }) => number !== before.get(id)).map(({ last }) => last)).toEqual([]);
  const page = await ask(session, 'player', { id: back[0]!.id });
  expect(page.number).toBe(before.get(back[0]!.id));
});
