import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import { factFaults } from '../../../src/core/app/saves/fact-checks.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import type { StaffPage } from '../../../src/core/contract/views/index.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { runs } from '../../thorough.ts';
import { inDecember, leagueCoach, playBowls } from './coaching.ts';
import { ask, begin, digestOf, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { ownPath } from './prepared.ts';
import { refusal } from './refusal.ts';

async function toPreseason(session: SaveSession): Promise<void> {
  await playBowls(session);
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
}

const SIDE_JOBS = { offense: 'offensive coordinator', defense: 'defensive coordinator' } as const;

const nextOf = ({ coordinators }: StaffPage, side: 'offense' | 'defense') =>
  coordinators.find((each) => each.side === side && (each.next || each.end === null))!;

describe('the staff of a head coach', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await leagueCoach({ mode: 'never_fired' });
  });
  afterAll(() => session.close());

  it('is known all year: two coordinators with contracts and estimated value', async () => {
    const { coordinators, candidates, closed, pool, committed } = await ask(session, 'staff', {});
    expect(closed).toContain('after the conference championships');
    expect(candidates).toEqual([]);
    expect(coordinators.map(({ side }) => side)).toEqual(['offense', 'defense']);
    expect(committed).toBeLessThan(2 * pool);
    for (const { calls, develops, hours, pay, through } of coordinators) {
      for (const { low, high } of [calls, develops, hours]) expect(low).toBeLessThan(high);
      expect(pay).toBeGreaterThan(0);
      expect(through).toBeGreaterThanOrEqual(2024);
    }
    expect(await refusal(session, 'setStaff', { keep: String(coordinators[0]!.id) })).toContain('after the conference');
  });

  it('can be changed after the title games, within a budget', async () => {
    session.close();
    session = await inDecember('never fired');
    const page = await ask(session, 'staff', {});
    expect(page.closed).toBeNull();
    for (const side of ['offense', 'defense'] as const)
      expect(page.candidates.filter((each) => each.side === side).length).toBeGreaterThan(5);
    const { open } = await ask(session, 'status', {});
    expect(open.map(({ what }) => what)).toContain('staff');
    const dear = page.candidates.find(({ affordable }) => !affordable);
    if (dear) expect(await refusal(session, 'setStaff', { hire: String(dear.id) })).toContain('over budget');
    expect(await refusal(session, 'setStaff', { hire: 'Bear Bryant' })).toContain('No coach "Bear Bryant"');
    expect(await refusal(session, 'setStaff', {})).toContain('Choose one');
    expect(await refusal(session, 'setStaff', { release: 'Bear Bryant' })).toContain('No coach');
  });

  it('is up to him: one hired, one kept, and the log says so', async () => {
    const before = await ask(session, 'staff', {});
    // One who leaves room for a raise for the other coordinator.
    const within = before.candidates.filter(({ side, affordable }) => side === 'offense' && affordable);
    const [chosen] = within.sort((a, b) => a.asks - b.asks);
    await ask(session, 'setStaff', { hire: String(chosen!.id) });
    const own = before.coordinators.find(({ side, next }) => side === 'defense' && !next)!;
    if (own.end !== 'promoted' && own.end !== 'retired') {
      await ask(session, 'setStaff', { keep: String(own.id) });
      const kept = nextOf(await ask(session, 'staff', {}), 'defense');
      expect(kept).toMatchObject({ id: own.id, decided: 'keep', through: 2027 });
      expect(kept.pay).toBeGreaterThanOrEqual(own.pay);
    }
    // He is still available when the next one is chosen.
    expect(nextOf(await ask(session, 'staff', {}), 'offense').id).toBe(chosen!.id);
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
    await toPreseason(session);
    const { coordinators } = await ask(session, 'coaches', {});
    expect(coordinators.map(({ id }) => id)).toContain(chosen!.id);
  });
});

describe('a coordinator who is fired', () => {
  it('is owed part of his pay, and his job is filled', async () => {
    const session = await inDecember('never fired');
    const before = await ask(session, 'staff', {});
    const own = before.coordinators.find(({ end, next }) => end === null && !next)!;
    await ask(session, 'setStaff', { release: String(own.id) });
    const after = await ask(session, 'staff', {});
    expect(after.coordinators.find(({ id }) => id === own.id)).toMatchObject({ end: 'fired', decided: 'release' });
    const next = nextOf(after, own.side);
    expect(next.id).not.toBe(own.id);
    expect(await refusal(session, 'setStaff', { release: String(own.id) })).toContain('already leaving');
    await ask(session, 'setStaff', { staff: true });
    expect((await ask(session, 'staff', {})).coordinators).toEqual(before.coordinators);
    session.close();
  });
});

describe('a coach who moves', () => {
  it('picks the staff at his new program, including coaches who have worked for him before', async () => {
    const session = await inDecember('planner');
    const { openings } = await ask(session, 'jobs', {});
    const { team } = openings.find(({ call }) => call === 'offer')!;
    const old = await ask(session, 'staff', {});
    await ask(session, 'setJob', { take: team });
    const page = await ask(session, 'staff', {});
    expect(page.program).toBe(team);
    // One of his old coordinators may follow him, but it is a different staff.
    expect(page.coordinators.map(({ id }) => id)).not.toEqual(old.coordinators.map(({ id }) => id));
    const chosen = page.candidates.find(({ affordable, side }) => affordable && side === 'defense')!;
    await ask(session, 'setStaff', { hire: String(chosen.id) });
    await toPreseason(session);
    expect((await ask(session, 'staff', {})).coordinators.map(({ id }) => id)).toContain(chosen.id);
    session.close();
  });
});

describe('the staff of a program that the player owns', () => {
  it('is picked by its head coach', async () => {
    const session = await begin(MICHIGAN_2024);
    expect((await ask(session, 'staff', {})).closed).toContain('don’t coach it');
    expect(await refusal(session, 'setStaff', { staff: true })).toContain('don’t coach it');
    session.close();
  });
});

describe('decisions about the staff', () => {
  it('are replayed from the log and read from the file', async () => {
    const session = await inDecember('newcomers');
    const path = session.path!;
    const page = await ask(session, 'staff', {});
    const within = page.candidates.filter(({ affordable }) => affordable).sort((a, b) => a.asks - b.asks);
    // A candidate from outside FBS, who has no job until he is hired.
    const coach = within.find(({ from }) => from === null)!;
    const other = within.find(({ side }) => side !== coach.side)!;
    const before = digestOf(session);
    await ask(session, 'setStaff', { hire: String(coach.id) });
    expect(await ask(session, 'undo', { steps: 1 })).toMatchObject({
      decisions: [`hired ${coach.first} ${coach.last} as ${SIDE_JOBS[coach.side]}`],
    });
    expect(digestOf(session)).toBe(before);
    await ask(session, 'setStaff', { hire: `${coach.first} ${coach.last}` });
    await ask(session, 'setStaff', { hire: String(other.id) });
    await toPreseason(session);
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: runs(3, 16) });
    const then = await ask(session, 'staff', {});
    const digest = digestOf(session);
    session.close();
    const opened = await openSave(path);
    expect(await ask(opened, 'staff', {})).toEqual(then);
    opened.close();
    const again = await replay(path, ownPath(), 'test', () => undefined);
    expect(again).toMatchObject({ differs: [], digest, originalDigest: digest });
  });
});
