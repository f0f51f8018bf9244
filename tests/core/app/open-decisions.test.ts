import { afterEach, expect, it } from 'vitest';
import { boardOpen } from '../../../src/core/present/recruiting.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;
afterEach(() => session.close());

/** What the dashboard says is open, by what it is. */
const openNow = async () => new Map((await ask(session, 'dashboard', {})).open.map(({ what, text }) => [what, text]));

it('says what is left to the staff in recruiting, the portal and the budget, and what deciding it would change', async () => {
  session = await playedTo(3);
  const open = await openNow();
  const { hours } = await ask(session, 'board', {});
  expect(open.get('recruiting')).toContain(`left to the staff, ${hours.total} hours a week; more hours`);
  expect(open.get('portal')).toContain('4 promises of a part are left; each makes a man 65% less likely to leave.');
  expect(open.get('budget')).toContain('the staff splits it from 2025 on');
});

it('says nothing of what is decided, and the same of hours as the board and the checklist', async () => {
  session = await playedTo(3);
  const { recruits } = await ask(session, 'board', {});
  await ask(session, 'setBoard', { clear: true, recruits: [recruits[0]!.number], hours: 5 });
  await ask(session, 'setBudget', { keep: 50, portal: 25, recruits: 25 });
  const { ours } = await ask(session, 'portal', {});
  await ask(session, 'setPortal', { keep: ours.slice(0, 3).map(({ id }) => id) });
  const open = await openNow();
  const said = boardOpen(await ask(session, 'board', {}))!;
  expect(open.get('recruiting')!.toLowerCase().startsWith(said)).toBe(true);
  expect(open.get('portal')).toContain('1 promise of a part is left');
  expect(open.has('budget')).toBe(false);
  await ask(session, 'setBoard', { rest: true });
  expect((await openNow()).has('recruiting')).toBe(false);
  const gone = (await ask(session, 'board', { show: 'all' })).recruits.find(({ status }) => status === 'elsewhere')!;
  await ask(session, 'setBoard', { clear: true, recruits: [gone.number], hours: 4, rest: true });
  expect((await openNow()).get('recruiting')).toContain('4 on recruits who chose others');
});

it('blocks nothing: a week is played whatever is open', async () => {
  session = await playedTo(3);
  expect((await openNow()).size).toBe(3);
  await ask(session, 'sim', { week: 4 });
  expect((await ask(session, 'dashboard', {})).info.currentWeek).toBe(4);
});
