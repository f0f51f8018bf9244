import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import { factFaults } from '../../../src/core/app/saves/fact-checks.ts';
import { verified } from '../../../src/core/app/saves/local-saves.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { shareOf } from '../../../src/core/app/sharing/shared.ts';
import { marketOf } from '../../../src/core/dynasty/career/market.ts';
import { PROGRAM_CALLS, type ProgramCall } from '../../../src/core/model/own-coach.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { FIRED, inDecember, leagueCoach, playBowls, WANTED } from './coaching.ts';
import { ask, begin, digestOf, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { ownPath } from './prepared.ts';
import { refusal } from './refusal.ts';

async function toPreseason(session: SaveSession): Promise<void> {
  await playBowls(session);
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
}

const skillsOf = (session: SaveSession) =>
  session.read((save) => save.coaches.all().coach(save.dynasty.read().ownCoach!).skills);

const offersOf = async (session: SaveSession): Promise<string[]> => {
  const { openings } = await ask(session, 'jobs', {});
  return openings.filter(({ call }) => call === 'offer').map(({ team }) => team);
};

const nearestFirst = (a: ProgramCall, b: ProgramCall): number => PROGRAM_CALLS.indexOf(a) - PROGRAM_CALLS.indexOf(b);

describe('a coach that other programs want', () => {
  let session: SaveSession;
  /** His new program, once he has one. */
  let team: string | undefined;
  beforeAll(async () => {
    session = await inDecember('planner');
  });
  afterAll(() => session.close());

  it('sees every open job with the program’s resources', async () => {
    const { openings, closed, fired, employed, leaving } = await ask(session, 'jobs', {});
    expect({ closed, fired, employed }).toEqual({ closed: null, fired: false, employed: true });
    expect(openings.length).toBeGreaterThan(5);
    expect(openings.map(({ team }) => team)).not.toContain('Redbud');
    for (const { pay, expected_wins, starters, returning, candidate } of openings) {
      expect(pay).toBeGreaterThan(0);
      expect(expected_wins).toBeGreaterThan(0);
      expect(returning).toBeLessThanOrEqual(starters);
      expect(candidate.last).not.toBe('Doyle');
    }
    expect(openings.map(({ call }) => call)).toEqual([...openings.map(({ call }) => call)].sort(nearestFirst));
    expect(leaving.join(' ')).toContain('Redbud');
    const { heads } = await ask(session, 'carousel', {});
    for (const { team, candidate } of openings)
      expect(heads.find((each) => each.team === team)?.hired?.id).toBe(candidate.id);
  });

  it('is asked for more than one season by programs above his own', () => {
    const offers = (proof: number) =>
      session.read((save) => {
        const dynasty = readDynasty(save);
        const { coaches } = dynasty.tuning;
        const tuning = { ...dynasty.tuning, coaches: { ...coaches, own: { ...coaches.own, proof } } };
        return marketOf({ ...dynasty, tuning }).openings.filter(({ call }) => call === 'offer');
      });
    const [lenient, strict] = [offers(0), offers(9)];
    expect(lenient.some(({ up }) => up > 1)).toBe(true);
    expect(strict.map(({ team }) => team)).toEqual(lenient.filter(({ up }) => up <= 0).map(({ team }) => team));
  });

  it('is reminded of the offers until he has decided', async () => {
    const { open } = await ask(session, 'status', {});
    expect(open[0]).toMatchObject({ what: 'job' });
    const { items } = await ask(session, 'feed', {});
    expect(items.filter(({ text }) => text.includes('offers you its head coaching job')).length).toBeGreaterThan(0);
  });

  it('cannot take a job without an offer, or make two choices at once', async () => {
    expect(await refusal(session, 'setJob', { take: 'Redbud' })).toBe('Redbud is not looking for a head coach.');
    expect(await refusal(session, 'setJob', {})).toContain('Choose one');
    expect(await refusal(session, 'setJob', { stay: true, retire: true })).toContain('Choose one');
    expect(await refusal(session, 'setJob', { year_out: true })).toContain('Only a coach without a job');
    expect(await refusal(session, 'setJob', { take: 'Hogwarts' })).toContain('No team "Hogwarts"');
  });

  it('moves: the program he leaves hires another coach, and the header shows the new one', async () => {
    [team] = await offersOf(session);
    const before = digestOf(session);
    await ask(session, 'setJob', { take: team! });
    expect(await ask(session, 'undo', { steps: 1 })).toMatchObject({ decisions: [`took the job at ${team}`] });
    expect(digestOf(session)).toBe(before);
    await ask(session, 'setJob', { take: team! });
    expect(await refusal(session, 'setJob', { stay: true })).toContain(`already taken the job at ${team}`);
    expect(await refusal(session, 'setBoard', { clear: true })).toContain(`leaving for ${team}`);
    expect((await ask(session, 'status', {})).info.team.name).toBe('Redbud');
    const { heads } = await ask(session, 'carousel', {});
    expect(heads.find((each) => each.team === 'Redbud')).toMatchObject({
      left: { last: 'Doyle', end: 'hired_away', to: { team } },
    });
    expect(heads.find((each) => each.team === team)!.hired!.last).toBe('Doyle');
    await toPreseason(session);
    const { info } = await ask(session, 'status', {});
    expect(info).toMatchObject({ currentYear: 2025, team: { name: team } });
    expect((await ask(session, 'dashboard', {})).team.name).toBe(team);
    const { life, since } = await ask(session, 'career', {});
    expect(life).toMatchObject({ state: 'working', team, programs: 2, seasons: 1 });
    expect(since).toBe(2025);
    // The budget he split was another program's.
    expect((await ask(session, 'budget', {})).own).toBe(false);
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
  });

  it('gets better at what he does himself', async () => {
    const green = await leagueCoach({ mode: 'never_fired', tuning: WANTED });
    const [before, learned] = [skillsOf(green), skillsOf(session)];
    // He planned his games himself, and comes from an offensive background.
    for (const skill of ['game_day', 'offense'] as const) expect(learned[skill], skill).toBeGreaterThan(before[skill]);
    for (const skill of ['recruiting', 'locker_room', 'defense'] as const) expect(learned[skill]).toBe(before[skill]);
    green.close();
  });

  it('is replayed from the log, across a move and from the file', async () => {
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 3 });
    const digest = digestOf(session);
    const path = session.path!;
    session.close();
    session = await openSave(path);
    expect(session.read((save) => save.dynasty.read())).toMatchObject({ teamName: team });
    // The plan was for another team.
    expect((await ask(session, 'plan', {})).own).toBe(false);
    // A share code begins with the first program.
    expect(session.read((save) => shareOf(save, 'test'))).toMatchObject({ ok: true });
    expect((await verified(path, 'test')).faults).toEqual([]);
    const again = await replay(path, ownPath(), 'test', () => undefined);
    expect(again).toMatchObject({ differs: [], digest, originalDigest: digest });
  });
});

describe('a coach who can be fired', () => {
  it('decides his next step before the season closes', async () => {
    const session = await inDecember('fired and wanted');
    await playBowls(session);
    const { fired, employed, openings } = await ask(session, 'jobs', {});
    expect({ fired, employed }).toEqual({ fired: true, employed: false });
    // No program is a step down from Mission Bay, so none offers him its head coaching job this winter.
    expect(openings.filter(({ role, call }) => role === 'head' && call !== 'none')).toEqual([]);
    expect((await ask(session, 'career', {})).life!.state).toBe('fired');
    expect(await refusal(session, 'advance', { to: 'summary' })).toContain('You have been fired');
    expect((await ask(session, 'status', {})).next).toMatchObject([{ command: 'dynasty jobs' }]);
    expect(await refusal(session, 'setJob', { stay: true })).toContain('cannot stay');
    expect(await refusal(session, 'setBoard', { clear: true })).toContain('no longer coach Mission Bay');
    const [team] = await offersOf(session);
    await ask(session, 'setJob', { take: team! });
    await toPreseason(session);
    expect((await ask(session, 'status', {})).info.team.name).toBe(team);
    session.close();
  });

  it('can sit out a year: the staff decides, and programs call again', async () => {
    const session = await inDecember('fired and wanted');
    await ask(session, 'setJob', { year_out: true });
    await toPreseason(session);
    expect((await ask(session, 'career', {})).life!.state).toBe('out');
    expect(await refusal(session, 'setPlan', { tempo: 1 })).toContain('no longer coach Mission Bay');
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 16 });
    expect((await offersOf(session)).length).toBeGreaterThan(0);
    await playBowls(session);
    // He may turn everything down again: another year without a job.
    await ask(session, 'advance', { to: 'summary' });
    session.close();
  });

  it('has a seat that is hotter in a hard career', async () => {
    const session = await leagueCoach({ mode: 'hard', tuning: FIRED });
    await ask(session, 'advance', { to: 'season' });
    const { seat } = await ask(session, 'career', {});
    expect(seat!.security).toBeLessThan(5);
    expect(seat!.parts.map(({ label }) => label)).toContain('A hard career');
    session.close();
  });
});

describe('a coach who retires', () => {
  it('leaves a program that continues under another coach, as an owner sees it', async () => {
    const session = await inDecember('never fired');
    await ask(session, 'setJob', { retire: true });
    await toPreseason(session);
    const { life, seat } = await ask(session, 'career', {});
    expect(life).toMatchObject({ state: 'retired', retired: 2024, seasons: 1 });
    expect(life!.place).toBeGreaterThan(1);
    expect(seat).toBeNull();
    expect((await ask(session, 'coaches', {})).head_coach!.last).not.toBe('Doyle');
    await ask(session, 'setPlan', { tempo: 1 });
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 16 });
    expect((await ask(session, 'jobs', {})).closed).toContain('retired');
    expect(session.read((save) => [...coachFaults(save)])).toEqual([]);
    session.close();
  });
});

describe('the job market', () => {
  it('is closed to an owner, and before December', async () => {
    const owner = await begin(MICHIGAN_2024);
    expect((await ask(owner, 'jobs', {})).closed).toContain('don’t coach it');
    expect(await refusal(owner, 'setJob', { retire: true })).toContain('don’t coach it');
    owner.close();
    const coach = await leagueCoach({});
    expect((await ask(coach, 'jobs', {})).closed).toContain('after the conference championships');
    expect(await refusal(coach, 'setJob', { retire: true })).toContain('after the conference championships');
    coach.close();
  });
});

describe('a coach who is fired during the season', () => {
  /** Every seat is hot, in every week. */
  const EARLY = { ...FIRED, 'coaches.midseason.chance': 4, 'coaches.midseason.firstWeek': 2 };

  it('was warned, sees an interim finish, and looks for a job in December', async () => {
    const session = await leagueCoach({ tuning: { ...EARLY, ...WANTED } });
    await ask(session, 'setBoard', { clear: true });
    await ask(session, 'advance', { to: 'season' });
    let week = 1;
    while (week < 14 && (await ask(session, 'career', {})).life!.state === 'working')
      await ask(session, 'sim', { week: ++week });
    expect(week).toBeLessThan(14);
    const { items } = await ask(session, 'feed', {});
    const told = items.filter(({ about }) => about === 'career');
    expect(told.some(({ text }) => text.includes('hot seat'))).toBe(true);
    expect(told.some(({ text }) => text.includes('Redbud fires you'))).toBe(true);
    const { head_coach } = await ask(session, 'coaches', {});
    expect(head_coach).toMatchObject({ end: 'interim' });
    expect((await ask(session, 'board', {})).staff).toBe(true);
    expect(await refusal(session, 'setPlan', { tempo: 1 })).toContain('no longer coach Redbud');
    expect(await refusal(session, 'sim', { week: week + 1, calls: ['deep'] })).toContain('no longer coach Redbud');
    const page = await ask(session, 'jobs', {});
    expect(page).toMatchObject({ fired: true, employed: false });
    expect(page.closed).toContain('after the conference championships');
    await ask(session, 'sim', { week: 16 });
    expect(await refusal(session, 'advance', { to: 'summary' })).toContain('You have been fired');
    const [team] = await offersOf(session);
    await ask(session, 'setJob', { take: team! });
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
    await toPreseason(session);
    expect((await ask(session, 'status', {})).info.team.name).toBe(team);
    const { seasons } = await ask(session, 'coach', { coach: 'Pat Doyle' });
    expect(seasons[0]!.week ?? seasons[1]!.week).toBe(week - 1);
    session.close();
  });
});
