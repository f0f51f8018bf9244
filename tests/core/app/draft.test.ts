import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { draftLines } from '../../../src/core/present/draft.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { DRAFTED_PART } from '../../../src/core/words/draft.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
let held: AnswerOf<'draft'>;

beforeAll(async () => {
  session = await playedTo('summary');
  held = await ask(session, 'draft', {});
});
afterAll(() => session.close());

it('is held when the season closes, not before', async () => {
  const running = await playedTo(20);
  expect(await ask(running, 'draft', {})).toMatchObject({ year: null, years: [], picks: [], programs: [] });
  running.close();
  expect(held).toMatchObject({ year: 2024, years: [2024] });
  expect(await runOperation(session, 'draft', { year: 2019 })).toMatchObject({
    ok: false,
    error: { code: 'not_found', message: 'No draft has followed the season of 2019; there are those after 2024.' },
  });
});

it('takes seniors and players who declare after three years or more, including departing players of our program', async () => {
  const classes = new Set(held.picks.map((pick) => pick.class));
  expect(classes).toContain('sr');
  expect(classes).toContain('jr');
  expect(held.picks.every((pick) => pick.class !== 'so' || pick.redshirt)).toBe(true);
  const { leaving } = await ask(session, 'review', {});
  const mine = held.picks.filter(({ team }) => team === held.info.team.name);
  for (const { id } of mine) expect(leaving.find((each) => each.id === id)?.reason).toMatch(/graduated|declared/);
  const row = held.programs.find(({ team }) => team === held.info.team.name);
  expect(row?.picks ?? 0).toBe(mine.length);
  expect(held.programs.reduce((sum, { picks }) => sum + picks, 0)).toBe(held.picks.length);
});

it('shows its effect on the program’s prestige, as the prestige and the review explain it', async () => {
  const why = await ask(session, 'why', { what: 'prestige' });
  const part = why.parts.find(({ label }) => label === DRAFTED_PART);
  // A program that drafted as expected has no such line.
  expect(held.prestige).toEqual(part ?? null);
  const mine = held.programs.find(({ team }) => team === held.info.team.name)?.picks ?? 0;
  expect(part?.note ?? `${mine} drafted; `).toMatch(new RegExp(`^${mine} drafted; `));
  const { prestige } = await ask(session, 'review', {});
  expect(prestige.parts.filter(({ label }) => label === DRAFTED_PART)).toEqual(part ? [part] : []);
  expect(draftLines(held).filter((line) => part !== undefined && line.includes(part.note))).toHaveLength(part ? 1 : 0);
});

it('appears on the page of each pick, and stays the same after rosters turn over', async () => {
  const [first, ...others] = held.picks;
  const last = others.at(-1)!;
  for (const moment of ['progression', 'recruiting_summary', 'next preseason'] as const) {
    session.close();
    session = await playedTo(moment);
    const later = await ask(session, 'draft', {});
    expect([later.picks, later.prestige]).toEqual([held.picks, held.prestige]);
  }
  for (const { id, round, pick } of [first!, last]) {
    expect((await ask(session, 'player', { id })).drafted).toEqual({ year: 2024, round, pick });
  }
  const { roster } = await ask(session, 'roster', { team: 'Michigan' });
  expect((await ask(session, 'player', { id: roster[0]!.id })).drafted).toBeNull();
});
