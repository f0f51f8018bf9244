import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewGame } from '../../../src/core/app/commands/new-game.ts';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import type { Settings } from '../../../src/core/dynasty/dynasty-state.ts';
import { COACH_ORIGINS, COACH_SKILLS, STAFF_SIDES } from '../../../src/core/model/coaches.ts';
import { CAREER_MODES, OWN_COACH_AGE } from '../../../src/core/model/own-coach.ts';
import { tradedSkills } from '../../../src/core/offseason/carousel/own-coach.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { coaching, FIRED, leagueCoach } from './coaching.ts';
import { ask, begin, digestOf, inFolder, MICHIGAN_2024, playYear } from './helpers.ts';

const PAT: Settings['coach'] = {
  first: 'Pat',
  last: 'Doyle',
  age: 42,
  school: 'iowa',
  side: 'defense',
  origin: 'FCS head coach',
  strengths: ['recruiting'],
  mode: 'never_fired',
};
/** Kent State went 1-11 the year before and will lose again: his seat is always hot. */
const KENT: Settings = { ...MICHIGAN_2024, team: 'kent-state', coach: PAT };

const asked = (more: object) =>
  readNewGame(newGameInput.parse({ team: 'Kent State', year: 2024, seed: '7', coach: 'Pat Doyle', ...more }));

describe('the player as a coach', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await begin(KENT);
  });
  afterAll(() => session.close());

  it('is the head coach of his program from the first season on', async () => {
    const { info } = await ask(session, 'status', {});
    expect(info.coach).toMatchObject({ first: 'Pat', last: 'Doyle', mode: 'never_fired' });
    const page = await ask(session, 'coaches', {});
    expect(page.head_coach).toMatchObject({ first: 'Pat', last: 'Doyle', since: 2024, until: null, age: 42 });
    const own = await ask(session, 'coach', {});
    expect(own.coach).toMatchObject({ id: info.coach!.id, school: 'Iowa', side: 'defense', origin: 'FCS head coach' });
    expect(own.jobs).toMatchObject([{ team: 'Kent State', role: 'head', since: 2024 }]);
    expect(page.former_coaches[0]?.until).toBe(2023);
  });

  it('leaves every other staff in the nation as it would have been', async () => {
    const without = await begin({ ...MICHIGAN_2024, team: 'kent-state' });
    const jobs = (of: SaveSession) =>
      of.read((save) =>
        save.coaches
          .all()
          .jobs()
          .filter(({ team }) => team !== 'kent-state'),
      );
    expect(jobs(session)).toEqual(jobs(without));
    without.close();
  });

  it('counts in the digest: other strengths make another dynasty', async () => {
    const other = await begin({ ...KENT, coach: { ...PAT!, strengths: ['recruiting', 'locker_room'] } });
    expect(digestOf(other)).not.toBe(digestOf(session));
    other.close();
  });

  it('keeps his job in a never-fired career, while no other program loses or duplicates a coach', async () => {
    const played = await leagueCoach({ mode: 'never_fired', tuning: FIRED });
    await playYear(played);
    const page = await ask(played, 'coaches', {});
    expect(page.head_coach).toMatchObject({ last: 'Doyle', since: 2024, until: null });
    expect([...played.read((save) => [...coachFaults(save)])]).toEqual([]);
    const { heads } = await ask(played, 'carousel', { year: 2024 });
    expect(heads.some(({ left }) => left?.last === 'Doyle')).toBe(false);
    played.close();
  });

  it('gets his goals in August, and his job security after every game', async () => {
    const played = await begin(KENT);
    const spring = await ask(played, 'career', {});
    expect(spring).toMatchObject({ mode: 'never_fired', since: 2024, seat: { goals: [], trend: [], games: 12 } });
    await ask(played, 'advance', { to: 'season' });
    const august = await ask(played, 'career', {});
    expect(august.seat!.goals.length).toBeGreaterThanOrEqual(2);
    expect(august.contract).toMatchObject({ from: 2024, through: 2028, extensions: 0 });
    await ask(played, 'sim', { week: 9 });
    const { seat } = await ask(played, 'career', {});
    expect(seat!.trend).toHaveLength(seat!.wins + seat!.losses);
    expect(seat!.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(seat!.security, 6);
    const moved = seat!.trend.reduce((sum, { change }) => sum + change, seat!.august);
    expect(Math.abs(moved - seat!.security)).toBeLessThan(0.06);
    for (const { result, change } of seat!.trend) expect(change > 0).toBe(result === 'W');
    const why = await ask(played, 'why', { what: 'seat' });
    expect(why.total).toBe(seat!.security);
    played.close();
  });

  it('reads in the feed when talk begins, before it is too late', async () => {
    const tuning = { 'coaches.goals.secure': 99.9, 'coaches.goals.warm': 98.5, 'coaches.goals.hot': 97 };
    const played = await coaching({ tuning });
    await ask(played, 'advance', { to: 'season' });
    await ask(played, 'sim', { week: 7 });
    const { items } = await ask(played, 'feed', {});
    const talk = items.filter(({ about, text }) => about === 'career' && text.includes('job security'));
    expect(talk.length).toBeGreaterThan(0);
    const moves =
      /^(The (win over|loss to) .+|You start the season with people talking about your job): job security is \d+ of 100\.$/;
    for (const { text } of talk) expect(text).toMatch(moves);
    played.close();
  });

  it('exists again when the dynasty is replayed', () =>
    inFolder(async (folder) => {
      const first = await leagueCoach({}, `${folder}/a.dynasty`);
      await ask(first, 'advance', { to: 'season' });
      await ask(first, 'sim', { week: 2 });
      const before = digestOf(first);
      await ask(first, 'sim', { week: 3 });
      await ask(first, 'undo', { steps: 1 });
      expect(digestOf(first)).toBe(before);
      first.close();
      const again = await replay(`${folder}/a.dynasty`, `${folder}/b.dynasty`, 'test', () => undefined);
      expect(again).toMatchObject({ differs: [], digest: again.originalDigest });
      expect(again.info?.coach?.last).toBe('Doyle');
    }));
});

describe('an owner', () => {
  it('sees the job security of a head coach without goals', async () => {
    const session = await begin();
    await ask(session, 'advance', { to: 'season' });
    const { mode, seat, contract } = await ask(session, 'career', {});
    expect(mode).toBeNull();
    expect(seat!.goals).toEqual([]);
    expect(contract!.through).toBeGreaterThanOrEqual(2024);
    session.close();
  });
});

describe('creating a coach', () => {
  it('needs only a name', () => {
    expect(asked({})).toMatchObject({
      ok: true,
      value: {
        settings: {
          coach: {
            first: 'Pat',
            last: 'Doyle',
            age: 42,
            school: 'kent-state',
            side: 'offense',
            strengths: ['offense'],
          },
        },
      },
    });
  });

  it('accepts every option of a coach', () => {
    fc.assert(
      fc.property(
        fc.record({
          coach_age: fc.integer({ min: OWN_COACH_AGE.least, max: OWN_COACH_AGE.most }),
          coach_side: fc.constantFrom(...STAFF_SIDES),
          coach_background: fc.constantFrom(...COACH_ORIGINS),
          coach_strengths: fc.uniqueArray(fc.constantFrom(...COACH_SKILLS), { minLength: 1, maxLength: 2 }),
        }),
        (more) => {
          const read = asked({ ...more, coach_strengths: more.coach_strengths.join(', ') });
          if (!read.ok) throw new Error(read.error.message);
          const { coach } = read.value.settings;
          expect(coach).toMatchObject({ age: more.coach_age, side: more.coach_side, origin: more.coach_background });
          expect([...coach!.strengths].sort()).toEqual([...more.coach_strengths].sort());
          expect(CAREER_MODES).toContain(coach!.mode);
        },
      ),
      { seed: 44, numRuns: 50 },
    );
  });

  it.each([
    [{ coach: 'Pat' }, 'A coach has a first and a last name'],
    [{ coach: 'Pat <b>Doyle</b>' }, 'letters, spaces'],
    [{ coach_age: 12 }, '28 to 70 years old'],
    [{ coach_school: 'Hogwarts' }, 'No college named "Hogwarts"'],
    [{ coach: '', coach_age: 44 }, 'Name the coach too'],
  ])('refuses %j with a sentence', (more, words) => {
    const read = asked(more);
    expect(read.ok ? '' : read.error.message).toContain(words);
  });

  it('makes strengths a trade-off: gains in one skill cost the others', () => {
    const tuning = resolveTuning();
    for (const strengths of [['offense'], ['recruiting', 'locker_room'], ['defense', 'game_day']] as const) {
      const skills = tradedSkills(strengths, tuning);
      expect(Object.values(skills).reduce((sum, skill) => sum + skill, 0)).toBeCloseTo(0, 1);
      for (const skill of COACH_SKILLS)
        expect(skills[skill] > 0).toBe((strengths as readonly string[]).includes(skill));
    }
  });
});
