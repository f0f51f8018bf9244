import { beforeAll, describe, expect, it } from 'vitest';
import { withContext } from '../../../src/core/app/reading/context.ts';
import { classNow } from '../../../src/core/app/reading/recruiting.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import { REGULAR_WEEKS } from '../../../src/core/model/game.ts';
import { MOST_VISITS } from '../../../src/core/model/recruiting.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { closedAfterTests } from './closed-after-tests.ts';
import { ask, digestOf } from './helpers.ts';
import { type Moment, playedTo } from './played.ts';
import { refusal } from './refusal.ts';

const open = closedAfterTests();
const at = (moment: Moment) => open(playedTo(moment));

describe('a coach recruits by the rules', () => {
  let session: SaveSession;
  /** Upcoming weeks with a home game, and those without one. */
  let home: number[];
  let away: number[];
  beforeAll(async () => {
    session = await at(3);
    home = (await ask(session, 'board', {})).home_weeks;
    away = Array.from({ length: REGULAR_WEEKS - 3 }, (_, week) => week + 4).filter((week) => !home.includes(week));
  });

  const anyone = async () => (await ask(session, 'board', { show: 'all', open: true })).recruits;

  it('hosts recruits only at home games', async () => {
    const recruit = (await anyone()).find(({ visit }) => visit === null)!;
    const { number, first, last } = recruit;
    for (const visit of away) {
      const message = await refusal(session, 'setBoard', { recruits: [number], offer: true, hours: 0, visit });
      expect(message).toBe(`You have no home game in week ${visit} for ${first} ${last}’s visit.`);
    }
    expect(away.length).toBeGreaterThan(3);
  });

  it('hosts no recruit without an offer', async () => {
    const { number } = (await ask(session, 'board', { show: 'all', stars: 2 })).recruits.find(
      ({ offered, visit }) => !offered && visit === null,
    )!;
    expect(await refusal(session, 'setBoard', { recruits: [number], visit: home[0]! })).toMatch(
      /cannot visit without an offer/,
    );
  });

  it('hosts no recruit who has used all his official visits elsewhere', async () => {
    const taken = withContext(session, (context) => {
      const { cycle, state, own } = classNow(context)!;
      const elsewhere = (number: number) =>
        cycle.pursuits[number - 1]!.filter(({ team, visited }) => visited && team !== own).length;
      const free = cycle.recruits.filter(({ number }) => state.isUncommitted(number));
      return free.filter(({ number }) => elsewhere(number) >= MOST_VISITS).map(({ number }) => number);
    });
    expect(taken.length).toBeGreaterThan(0);
    for (const number of taken.slice(0, 3)) {
      const message = await refusal(session, 'setBoard', {
        recruits: [number],
        offer: true,
        hours: 0,
        visit: home[0]!,
      });
      expect(message).toMatch(/has scheduled all 5 of his official visits elsewhere/);
    }
  });

  it('offers nothing to a recruit who is already committed to him', async () => {
    const [commit] = (await ask(session, 'board', { show: 'ours' })).recruits;
    expect(await refusal(session, 'setBoard', { recruits: [commit!.number], offer: true })).toMatch(/already/);
  });

  it('decides nothing about a class that has signed', async () => {
    const signed = await at('recruiting_summary');
    const message = await refusal(signed, 'setBoard', { recruits: [1], hours: 1 });
    expect(message).toMatch(/No class is being recruited now/);
  });
});

it('an unreadable class is not written, and the dynasty plays on', async () => {
  const session = await at(3);
  const before = digestOf(session);
  const { state } = withContext(session, (context) => classNow(context)!);
  const broken = new ClassState({ ...state.record(), hoursPerWorth: state.hoursPerWorth.map(() => Infinity) });
  const written = session.write('test', (save) => {
    save.recruiting.write(2024, broken);
    return { ok: true, value: { input: null, answer: null } };
  });
  await expect(written).rejects.toThrow('could not be unpacked again');
  expect(digestOf(session)).toBe(before);
  await ask(session, 'sim', { week: 4 });
});
