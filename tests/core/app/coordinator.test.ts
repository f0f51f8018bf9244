import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import { factFaults } from '../../../src/core/app/saves/fact-checks.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { contractLines } from '../../../src/core/present/coaching/contracts.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { coaching, FIRED, inDecember, leagueCoach, playBowls, WANTED } from './coaching.ts';
import { ask, digestOf, inFolder, OFFSEASON } from './helpers.ts';
import { ownPath } from './prepared.ts';
import { refusal } from './refusal.ts';

async function toDecember(session: SaveSession): Promise<void> {
  const { info } = await ask(session, 'advance', { to: 'season' });
  await ask(session, 'sim', { week: info.lastWeek + 1 });
}

const COORDINATOR = { coach_role: 'offense', mode: 'never_fired' };

describe('a coordinator', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await coaching(COORDINATOR);
  });
  afterAll(() => session.close());

  it('runs one side of the ball under the head coach of the program', async () => {
    const { coordinators, head_coach } = (await ask(session, 'coaches', {})) as never as {
      coordinators: { side: string; last: string; since: number }[];
      head_coach: { last: string };
    };
    expect(coordinators.find(({ side }) => side === 'offense')).toMatchObject({ last: 'Doyle', since: 2024 });
    const { role, boss, seat, contract, life } = await ask(session, 'career', {});
    expect({ role, seat, contract }).toEqual({ role: 'offense', seat: null, contract: null });
    expect(boss!.last).not.toBe('Doyle');
    expect(boss!.last).toBe(head_coach.last);
    expect(life).toMatchObject({ state: 'working', seasons: 0, team: 'Kent State' });
    const { info } = await ask(session, 'status', {});
    expect(info.coach).toMatchObject({ last: 'Doyle', coordinator: 'offense' });
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
  });

  it('has nothing on his to-do list that belongs to the head coach', async () => {
    const { open, next } = await ask(session, 'status', {});
    expect(open.map(({ what }) => what)).toEqual(['recruiting', 'redshirts', 'depth', 'plan']);
    expect(next.map(({ command }) => command)).toEqual(['dynasty advance']);
  });

  it('decides about his side, and learns whose the other decisions are', async () => {
    const { boss } = await ask(session, 'career', {});
    const head = `${boss!.first} ${boss!.last}, your head coach`;
    expect(await refusal(session, 'setBudget', { keep: 90 })).toContain(`${head}, is in charge of the budget`);
    expect(await refusal(session, 'scheduleNonConference', { opponent: 'Iowa', week: 3 })).toContain('the schedule');
    expect(await refusal(session, 'setPlan', { pressure: 2 })).toContain('You run the offense');
    expect(await refusal(session, 'setPlan', { fourth: 2 })).toContain(head);
    await ask(session, 'setPlan', { deep: 2 });
    const { positions } = await ask(session, 'depth', { position: 'lb' });
    const backers = positions[0]!.players.map(({ id }) => id);
    expect(await refusal(session, 'setDepth', { position: 'lb', players: [backers[1]!] })).toContain(
      'rest of the team',
    );
    const backs = (await ask(session, 'depth', { position: 'rb' })).positions[0]!.players;
    await ask(session, 'setDepth', { position: 'rb', players: [backs[1]!.id] });
  });

  it('recruits for his side, while the staff handles the other', async () => {
    const { recruits } = await ask(session, 'board', { show: 'all', open: true });
    const one = (...spots: string[]) => recruits.find(({ pos, offered }) => spots.includes(pos) && !offered)!.number;
    expect(await refusal(session, 'setBoard', { recruits: [one('dl', 'lb', 'cb', 's')], offer: true })).toContain(
      'You run the offense',
    );
    await ask(session, 'setBoard', { recruits: [one('wr', 'rb', 'te', 'ol')], offer: true });
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 4 });
    const board = await ask(session, 'board', { show: 'board' });
    const defense = board.recruits.filter(({ pos }) => ['dl', 'lb', 'cb', 's'].includes(pos));
    expect(defense.reduce((sum, { hours }) => sum + (hours ?? 0), 0)).toBeGreaterThan(0);
  });
});

it('a coordinator does not pick the staff, and finds his contract on its page', async () => {
  const session = await leagueCoach(COORDINATOR);
  expect((await ask(session, 'staff', {})).closed).toBe(
    'Your head coach picks the staff. You hire coordinators once you are a head coach.',
  );
  const career = await ask(session, 'career', {});
  expect(contractLines(career)[0]).toContain('The staff page has your contract');
  session.close();
});

describe('a coordinator on game day', () => {
  /** Returns the first game the coordinator calls, and its number. */
  async function gameDay(path: string | null = null) {
    const session = await leagueCoach({ ...COORDINATOR, coach_role: 'defense' }, path);
    await ask(session, 'advance', { to: 'season' });
    const { currentWeek } = (await ask(session, 'status', {})).info;
    const { games } = await ask(session, 'teamSchedule', { team: 'Redbud' });
    return { session, game: games.find(({ weekPlayed }) => weekPlayed === currentWeek)!.id };
  }

  it('calls his side’s plays, names his head coach, and replays to the same season', async () => {
    const path = ownPath();
    const { session, game } = await gameDay(path);
    const first = await ask(session, 'sideline', { id: game });
    const { boss } = await ask(session, 'career', {});
    expect(first).toMatchObject({ ask: 'defense', coordinator: { side: 'defense' } });
    expect(first.coordinator!.head_coach).toBe(`${boss!.first} ${boss!.last}`);
    expect(await refusal(session, 'callPlay', { game, at: 0, calls: ['hurry_up'] })).toContain(
      'You only call plays on defense, so hurry-up is not your call; call base',
    );
    expect(await refusal(session, 'sim', { week: first.game.weekPlayed + 1, calls: ['deep'] })).toContain('Call 1');
    const half = await ask(session, 'callPlay', { game, at: 0, calls: ['blitz', 'base', 'until_half'] });
    expect(half.choices.map(({ call }) => call)).toEqual(['stay', 'load_box', 'two_high', 'bring_heat', 'new_looks']);
    const over = await ask(session, 'callPlay', { game, at: half.at, calls: ['two_high', 'until_end'] });
    expect(over).toMatchObject({ over: true, coordinator: null });
    expect(over.aftermath!.worths.map(({ call }) => call)).toEqual(['blitz']);
    const played = digestOf(session);
    session.close();
    const again = await replay(path, ownPath(), 'test', () => undefined);
    expect(again).toMatchObject({ differs: [], digest: played, originalDigest: played });
  });
});

describe('a coordinator in demand', () => {
  it('gets calls in December, becomes a head coach, and the log replays it', () =>
    inFolder(async (folder) => {
      const path = `${folder}/a.dynasty`;
      const session = await leagueCoach({ ...COORDINATOR, tuning: WANTED }, path);
      await toDecember(session);
      const { openings } = await ask(session, 'jobs', {});
      const offer = openings.find(({ call, role }) => call === 'offer' && role === 'head')!;
      await ask(session, 'setJob', { take: offer.team, role: 'head' });
      for (const to of OFFSEASON) await ask(session, 'advance', { to });
      const { role, life, seat } = await ask(session, 'career', {});
      expect(role).toBe('head');
      expect(seat).not.toBeNull();
      expect(life).toMatchObject({ state: 'working', team: offer.team, programs: 1, coordinated: 1 });
      expect((await ask(session, 'status', {})).info.coach).not.toHaveProperty('coordinator');
      await ask(session, 'setBudget', { keep: 90 });
      const digest = digestOf(session);
      session.close();
      const opened = await openSave(path);
      expect(digestOf(opened)).toBe(digest);
      opened.close();
      const again = await replay(path, `${folder}/b.dynasty`, 'test', () => undefined);
      expect(again).toMatchObject({ differs: [], digest, originalDigest: digest });
    }));
});

describe('a head coach who is fired', () => {
  it('can become a coordinator at another program', async () => {
    const session = await inDecember('fired and wanted');
    await playBowls(session);
    const { openings, fired } = await ask(session, 'jobs', {});
    expect(fired).toBe(true);
    const job = openings.find(({ call, role }) => call === 'offer' && role === 'offense')!;
    await ask(session, 'setJob', { take: job.team, role: 'coordinator' });
    for (const to of OFFSEASON) await ask(session, 'advance', { to });
    const { role, life } = await ask(session, 'career', {});
    expect(role).toBe('offense');
    expect(life).toMatchObject({ state: 'working', team: job.team });
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
    session.close();
  });
});

describe('a coordinator whose head coach is fired', () => {
  it('usually leaves with him, and looks for another job', async () => {
    const gone: boolean[] = [];
    for (const seed of ['1', '2', '3']) {
      const session = await leagueCoach({
        coach_role: 'defense',
        mode: 'coach',
        seed,
        tuning: { ...FIRED, ...WANTED },
      });
      await toDecember(session);
      const { fired, employed } = await ask(session, 'jobs', {});
      gone.push(fired);
      expect(employed).toBe(!fired);
      if (fired) {
        expect(await refusal(session, 'advance', { to: 'summary' })).toContain('Take a job');
        await ask(session, 'setJob', { year_out: true });
      }
      await ask(session, 'advance', { to: 'summary' });
      session.close();
    }
    expect(gone).toContain(true);
  });
});

describe('the first job of a coach', () => {
  it('is one of three, and a coordinator works on his own side of the ball', async () => {
    await expect(leagueCoach({ coach_role: 'punter' })).rejects.toThrow('The coach’s job must be one of');
    await expect(leagueCoach({ coach_role: 'offense', coach_side: 'defense' })).rejects.toThrow('came up on that side');
  });
});
