import { afterEach, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { hoursOpen } from '../../../src/core/words/recruiting.ts';
import { ask, begin, MICHIGAN_2024 } from './helpers.ts';
import { type Moment, playedTo, REDBUD } from './played.ts';

let session: SaveSession;
afterEach(() => session.close());

async function goTo(moment: Moment): Promise<void> {
  session.close();
  session = await playedTo(moment, REDBUD);
}

/** Returns the open decisions of the status, by kind. */
const openNow = async () => new Map((await ask(session, 'status', {})).open.map(({ what, text }) => [what, text]));

it('lists before a season what can be decided until it begins, and the effect of each decision', async () => {
  session = await playedTo('preseason', REDBUD);
  const { team } = await ask(session, 'noncon', {});
  const open = await openNow();
  expect([...open.keys()]).toEqual([
    'schedule',
    'recruiting',
    'portal',
    'budget',
    'boosters',
    'redshirts',
    'depth',
    'plan',
  ]);
  expect(open.get('schedule')).toContain(`${team.nonConfLimit - team.nonConfGames} non-conference game`);
  expect(open.get('budget')).toContain('Your staff splits it from 2024 on');
  expect(open.get('plan')).toContain('Your staff makes it from game to game');
  expect(open.get('redshirts')).toMatch(/^\d+ freshmen who aren’t starting can still redshirt\. A redshirted player/);
});

it('lists during a season what is left to the staff, and the effect of each decision', async () => {
  session = await playedTo(3, REDBUD);
  const open = await openNow();
  const { hours } = await ask(session, 'board', {});
  const { upcoming_game: game } = await ask(session, 'dashboard', {});
  expect([...open.keys()]).toEqual(['recruiting', 'portal', 'budget', 'redshirts', 'depth', 'plan']);
  expect(open.get('recruiting')).toContain(`Staff on autopilot, ${hours.total} hours a week; extra hours`);
  expect(open.get('portal')).toContain('4 role promises left. Each cuts a player’s chance of leaving by 65%.');
  expect(open.get('budget')).toContain('Your staff splits it from 2025 on');
  expect(open.get('depth')).toContain('Your staff sets it. The first player listed starts');
  expect(open.get('plan')).toContain(`Your staff makes it for ${game!.opponent.name}; run or pass`);
});

it('lists at the end of a year: February recruits, departures, portal targets, the budget, the depth chart', async () => {
  session = await playedTo(20, REDBUD);
  expect([...(await openNow()).keys()]).toEqual(['recruiting', 'portal', 'budget']);
  for (const moment of ['summary', 'progression'] as const) {
    await goTo(moment);
    const { ours } = await ask(session, 'portal', {});
    const open = await openNow();
    expect([...open.keys()]).toEqual(['recruiting', 'portal', 'budget']);
    expect(open.get('portal')).toBe(
      `4 promises and 10 calls left; ${ours.length} of your players want out, and a promise keeps 65% of ` +
        'them; a personal call multiplies your odds by 2.2.',
    );
  }
  await goTo('recruiting_summary');
  expect([...(await openNow()).keys()]).toEqual(['budget', 'depth', 'plan']);
  await goTo('next preseason');
  expect([...(await openNow()).keys()]).toContain('schedule');
});

it('counts players in the portal without a promise', async () => {
  session = await playedTo('summary', REDBUD);
  const { ours, market } = await ask(session, 'portal', {});
  await ask(session, 'setPortal', { keep: ours.slice(0, 2).map(({ id }) => id), offer: [market[0]!.id] });
  expect((await openNow()).get('portal')).toContain(
    `2 promises and 9 calls left; ${ours.length - 2} of your players want out`,
  );
});

it('leaves out decisions already made, and agrees with the board and the checklist on hours', async () => {
  session = await playedTo(3, REDBUD);
  const { recruits } = await ask(session, 'board', {});
  await ask(session, 'setBoard', { clear: true, recruits: [recruits[0]!.number], hours: 5 });
  await ask(session, 'setBudget', { keep: 50, portal: 25, recruits: 25 });
  const { ours } = await ask(session, 'portal', {});
  await ask(session, 'setPortal', { keep: ours.slice(0, 3).map(({ id }) => id) });
  const open = await openNow();
  const hours = hoursOpen(await ask(session, 'board', {}))!;
  expect(open.get('recruiting')!.toLowerCase().startsWith(hours)).toBe(true);
  expect(open.get('portal')).toContain('1 role promise left');
  expect(open.has('budget')).toBe(false);
  await ask(session, 'setBoard', { rest: true });
  expect((await openNow()).has('recruiting')).toBe(false);
  const gone = (await ask(session, 'board', { show: 'all' })).recruits.find(({ status }) => status === 'elsewhere')!;
  await ask(session, 'setBoard', { clear: true, recruits: [gone.number], hours: 4, rest: true });
  expect((await openNow()).get('recruiting')).toContain('4 on players committed elsewhere');
});

it('leaves out the coach’s own depth chart or plan, and no longer counts redshirting freshmen', async () => {
  session = await playedTo(3, REDBUD);
  const { players } = await ask(session, 'redshirts', {});
  const freshmen = players.filter(
    ({ year, starter, redshirt_choice }) => year === 'fr' && !starter && redshirt_choice === 'open',
  );
  expect((await openNow()).get('redshirts')).toContain(`${freshmen.length} freshmen who aren’t starting`);
  await ask(session, 'setRedshirt', { players: [String(freshmen[0]!.id)] });
  await ask(session, 'setPlan', { tempo: 1 });
  const { positions } = await ask(session, 'depth', {});
  const [first] = positions.find(({ position }) => position === 'qb')!.players;
  await ask(session, 'setDepth', { position: 'qb', players: [String(first!.id)] });
  const open = await openNow();
  expect(open.get('redshirts')).toContain(`${freshmen.length - 1} freshmen who aren’t starting`);
  expect(open.has('plan')).toBe(false);
  expect(open.has('depth')).toBe(false);
  await ask(session, 'setDepth', { staff: true });
  await ask(session, 'setPlan', { staff: true });
  expect([...(await openNow()).keys()]).toEqual(['recruiting', 'portal', 'budget', 'redshirts', 'depth', 'plan']);
});

it('offers nothing the year does not have: no portal before 2018, no NIL before 2021', async () => {
  session = await begin({ ...MICHIGAN_2024, startYear: 2012 });
  expect([...(await openNow()).keys()]).toEqual(['schedule', 'recruiting', 'redshirts', 'depth', 'plan']);
});

it('blocks nothing: a week can be played whatever is open', async () => {
  session = await playedTo(3, REDBUD);
  expect((await openNow()).size).toBe(6);
  await ask(session, 'sim', { week: 4 });
  expect((await ask(session, 'dashboard', {})).info.currentWeek).toBe(4);
});
