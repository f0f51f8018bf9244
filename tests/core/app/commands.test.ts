import { beforeAll, describe, expect, it } from 'vitest';
import { readNewGame } from '../../../src/core/app/commands/new-game.ts';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { REGULAR_WEEKS } from '../../../src/core/model/game.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask, digestOf } from './helpers.ts';
import { playedTo } from './played.ts';

/** Expects a refusal to say why and to change nothing. */
async function refused(session: SaveSession, name: 'scheduleNonConference' | 'sim' | 'advance', input: object) {
  const before = digestOf(session);
  const result = await runOperation(session, name, input as never);
  expect(digestOf(session), 'nothing may change').toBe(before);
  if (result.ok) throw new Error(`${name} ${JSON.stringify(input)} was not refused`);
  return result.error;
}

describe('a new game', () => {
  const base = { team: 'Michigan', year: 2024 };

  it.each([
    ['a season before the first', { ...base, year: 1999 }, 'malformed', 'from 2000 to 2026'],
    ['a season after the last', { ...base, year: 2027 }, 'malformed', 'from 2000 to 2026'],
    ['an unknown team', { ...base, team: 'Ohio St' }, 'not_found', 'Did you mean Ohio State'],
    ['a team that is not in FBS yet', { team: 'James Madison', year: 2005 }, 'not_found', 'not in FBS in 2005'],
    [
      'more autobids than conferences',
      { ...base, playoff_teams: 12 as const, playoff_autobids: 11 },
      'malformed',
      'at most',
    ],
    [
      'autobids in a playoff of four',
      { ...base, playoff_teams: 4 as const, playoff_autobids: 1 },
      'malformed',
      'no autobids',
    ],
    [
      'changes of a playoff that the season did not have',
      { ...base, playoff_teams: 16 as const, playoff_changes: true },
      'malformed',
      'has another playoff',
    ],
    ['autobids without a size', { ...base, playoff_autobids: 1 }, 'malformed', 'give its size'],
  ])('is refused for %s', (_what, input, code, message) => {
    const result = readNewGame(input);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(message);
  });

  it.each([
    ['San José State', 'san-jose-state'],
    ['san jose state', 'san-jose-state'],
    ['Miami (OH)', 'miami-oh'],
    ['Texas A&M', 'texas-a-m'],
    ['tamu', 'texas-a-m'],
    ['OSU', 'ohio-state'],
  ])('accepts %s', (team, id) => {
    expect(readNewGame({ team, year: 2024 })).toMatchObject({ ok: true, value: { settings: { team: id } } });
  });

  it('uses its season’s own playoff by default, and five automatic bids with twelve teams', () => {
    expect(readNewGame(base)).toMatchObject({ ok: true, value: { settings: { playoff: null } } });
    expect(readNewGame({ ...base, playoff_teams: 12 })).toMatchObject({
      ok: true,
      value: { settings: { playoff: { teams: 12, autobids: 5, championsTopFour: true } } },
    });
  });

  it('lets the playoff change later on request, even if named', () => {
    const named = { ...base, playoff_teams: 12 as const, playoff_autobids: 5, playoff_conf_champ_top_4: true };
    const playoffOf = (input: object) => {
      const read = readNewGame({ ...named, ...input });
      return read.ok ? read.value.settings.playoff : read.error.message;
    };
    expect(playoffOf({ playoff_changes: true })).toBeNull();
    expect(playoffOf({ playoff_changes: false })).toEqual({ teams: 12, autobids: 5, championsTopFour: true });
    expect(playoffOf({ playoff_autobids: 6, playoff_changes: true })).toMatch(/has another playoff/);
  });

  it('has the seed it was given, and a new one each time if none was', () => {
    const seed = (input: object) => {
      const result = readNewGame({ ...base, ...input });
      return result.ok ? result.value.settings.seed : null;
    };
    expect(seed({ seed: '7' })).toBe(seed({ seed: '7' }));
    expect(seed({})).not.toBe(seed({}));
  });
});

describe('the preseason', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo('preseason');
  });

  it('has an open week for every opponent it offers, and schedules one of them', async () => {
    const weeks = (await ask(session, 'noncon', {})).schedule.filter((week) => week.opponent === null);
    const week = weeks[0]!.weekPlayed;
    const free = await ask(session, 'freeOpponents', { week });
    expect(free.length).toBeGreaterThan(5);
    await ask(session, 'scheduleNonConference', { opponent: free[3]!, week });
    const after = await ask(session, 'noncon', {});
    expect(after.schedule.find((w) => w.weekPlayed === week)).toMatchObject({ opponent: { name: free[3]! } });
    expect(after.team.nonConfGames).toBeLessThanOrEqual(after.team.nonConfLimit);
  });

  it.each([
    ['a conference mate', { opponent: 'Iowa', week: 2 }, 'wrong_stage', 'non-conference team'],
    ['itself', { opponent: 'Michigan', week: 2 }, 'wrong_stage', 'cannot play itself'],
    ['a week that is taken', { opponent: 'Alabama', week: 14 }, 'wrong_stage', 'already has a game in week 14'],
    ['a week beyond the season', { opponent: 'Alabama', week: 99 }, 'malformed', `1 to ${REGULAR_WEEKS}`],
    ['a huge week', { opponent: 'Alabama', week: 999_999_999 }, 'malformed', `1 to ${REGULAR_WEEKS}`],
    ['an unknown team', { opponent: 'Gotham', week: 2 }, 'not_found', 'No team "Gotham"'],
  ])('refuses a game against %s', async (_what, input, code, message) => {
    const error = await refused(session, 'scheduleNonConference', input);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });

  it('reserves the last date for a comparable power program, and says so before and after', async () => {
    const own = await playedTo('preseason');
    const open = async () => (await ask(own, 'noncon', {})).schedule.filter(({ opponent }) => opponent === null);
    const { rating, ...kept } = (await ask(own, 'noncon', {})).kept_for_power;
    expect(kept).toEqual({ dates: 1, prestige: 6 });
    expect(rating).toBeGreaterThan(0);
    for (const opponent of ['Akron', 'Toledo']) {
      const { weekPlayed: week } = (await open())[0]!;
      await ask(own, 'scheduleNonConference', { opponent, week });
    }
    const { weekPlayed: week } = (await open())[0]!;
    const error = await refused(own, 'scheduleNonConference', { opponent: 'Rice', week });
    expect(error.code).toBe('wrong_stage');
    expect(error.message).toContain(`power programs (prestige 6, rating ${rating}, or better)`);
    const free = (await ask(own, 'opponents', { week })).opponents;
    expect(Math.min(...free.map(({ prestige }) => prestige))).toBeGreaterThanOrEqual(6);
    expect(Math.min(...free.map((each) => each.rating))).toBeGreaterThanOrEqual(rating);
    await ask(own, 'scheduleNonConference', { opponent: free[0]!.name, week });
    expect((await ask(own, 'noncon', {})).kept_for_power.dates).toBe(0);
  });

  it('plays no week and names the page to go to', async () => {
    expect(await refused(session, 'sim', { week: 2 })).toMatchObject({ code: 'wrong_stage', redirect: '/noncon' });
  });

  it('is followed by the season and nothing else', async () => {
    expect(await refused(session, 'advance', { to: 'summary' })).toMatchObject({ code: 'wrong_stage' });
  });
});

describe('the season', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(3);
  });

  it.each([
    ['backwards', 1],
    ['to the week it is in', 3],
  ])('does not go %s', async (_what, week) => {
    const error = await refused(session, 'sim', { week });
    expect(error).toMatchObject({ code: 'wrong_stage', redirect: '/dashboard' });
    expect(error.message).toContain('from 4 to 20');
  });

  it.each([
    ['before its first week', 0],
    ['beyond its end', 21],
    ['to a huge week', 999_999_999],
  ])('cannot go %s', async (_what, week) => {
    const error = await refused(session, 'sim', { week });
    expect(error).toMatchObject({ code: 'malformed' });
    expect(error.message).toContain('weeks 1 to 19, and 20 is its end');
  });

  it('stays in the week it has reached when stopped, and its log says so', async () => {
    const stopped = await playedTo(1);
    const weeks: number[] = [];
    const answer = await runOperation(stopped, 'sim', { week: 20 }, (_year, week) => {
      weeks.push(week);
      return week === 2 ? 'stop' : undefined;
    });
    expect(answer).toMatchObject({ ok: true, value: { weeks_simulated: 2, info: { currentWeek: 3 } } });
    expect(weeks).toEqual([1, 2]);
    const straight = await playedTo(1);
    await ask(straight, 'sim', { week: 3 });
    const logOf = (each: SaveSession) => each.read(({ decisions, digest }) => [decisions.last(), digest()]);
    expect(logOf(stopped)).toEqual(logOf(straight));
  });

  it('accepts no more games and is not over before the title game', async () => {
    expect(await refused(session, 'scheduleNonConference', { opponent: 'Alabama', week: 5 })).toMatchObject({
      code: 'wrong_stage',
      redirect: '/dashboard',
    });
    expect(await refused(session, 'advance', { to: 'summary' })).toMatchObject({ code: 'wrong_stage' });
  });
});
