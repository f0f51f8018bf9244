import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { gameOf } from '../../../src/core/model/people/absences.ts';
import { DEFENSE_POSITIONS, OFFENSE_POSITIONS } from '../../../src/core/model/positions.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { ask, begin, digestOf, MICHIGAN_2024, OFFSEASON } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

type Position = 'qb' | 'rb' | 'ol' | 'k';
const folder = mkdtempSync(join(tmpdir(), 'dynasty-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const positionNow = async (session: SaveSession, position: Position) =>
  (await ask(session, 'depth', { position })).positions[0]!;
/** Returns the last healthy quarterback on the staff's depth chart. */
const lastBackup = async (session: SaveSession) =>
  (await positionNow(session, 'qb')).players.findLast(({ injury, starts }) => injury === null && !starts);
const idsAt = async (session: SaveSession, position: Position) =>
  (await positionNow(session, position)).players.map(({ id }) => id);

describe('the depth chart', () => {
  const path = join(folder, 'depth.dynasty');
  let session: SaveSession;
  beforeAll(async () => {
    session = await begin(MICHIGAN_2024, path);
    await ask(session, 'advance', { to: 'season' });
    // A team can be without a healthy backup for some weeks.
    let week = 5;
    do await ask(session, 'sim', { week: week++ });
    while (!(await lastBackup(session)));
  });
  afterAll(() => session.close());

  const nextLine = async () => {
    const { upcoming_game } = await ask(session, 'dashboard', {});
    return Number(upcoming_game!.spread.replace('Even', '0'));
  };

  it('is the staff’s until the coach orders a position', async () => {
    const page = await ask(session, 'depth', {});
    expect([page.own, page.can_change, page.now]).toEqual([false, true, page.staff]);
    expect(page.now.win).toBeGreaterThan(0);
    for (const { players, starters, now, staff } of page.positions) {
      expect(players.map(({ staff_place }) => staff_place)).toEqual(players.map((_, index) => index + 1));
      expect(players.filter(({ starts }) => starts)).toHaveLength(starters);
      expect(now).toEqual(staff);
    }
    const starting = (of: readonly string[]) =>
      page.positions.filter(({ position }) => of.includes(position)).reduce((all, { starters }) => all + starters, 0);
    expect([starting(OFFENSE_POSITIONS), starting(DEFENSE_POSITIONS)]).toEqual([11, 11]);
    expect(page.schemes).toEqual((await ask(session, 'teamInfo', { team_name: 'Michigan' })).schemes);
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    for (const { position, starters } of page.positions) {
      expect(roster.filter(({ pos, starter }) => pos === position && starter)).toHaveLength(starters);
    }
  });

  it('starts the first player listed, moves the line and the team’s ratings, and shows by how much', async () => {
    const before = { line: await nextLine(), team: (await ask(session, 'teamInfo', { team_name: 'Michigan' })).team };
    const { players } = await positionNow(session, 'qb');
    const last = (await lastBackup(session))!;
    const asIf = await ask(session, 'depth', { position: 'qb', players: [String(last.id)] });
    expect((await ask(session, 'depth', {})).own).toBe(false);
    await ask(session, 'setDepth', { position: 'qb', players: [`${last.first} ${last.last}`] });
    const qb = await positionNow(session, 'qb');
    expect({ ...qb, own: true }).toEqual({ ...asIf.positions[0]!, own: true });
    const others = players.map(({ staff_place }) => staff_place).filter((place) => place !== last.staff_place);
    expect(qb.players.map(({ staff_place }) => staff_place)).toEqual([last.staff_place, ...others]);
    expect([qb.players[0]!.id, qb.players[0]!.starts]).toEqual([last.id, true]);
    expect(qb.now.rating).toBe(last.rating);
    expect(qb.now.win!).toBeLessThan(qb.staff.win!);
    const { roster, team } = await ask(session, 'roster', { team: 'Michigan' });
    expect(roster.filter(({ pos, starter }) => pos === 'qb' && starter).map(({ id }) => id)).toEqual([last.id]);
    expect(team.rating).toBeLessThan(before.team.rating!);
    expect(
      (await ask(session, 'standings', { conference: 'Big Ten' })).teams.find(({ name }) => name === 'Michigan'),
    ).toMatchObject({
      rating: team.rating,
    });
    expect(await nextLine()).toBeGreaterThan(before.line);
    const why = await ask(session, 'why', { what: 'line' });
    expect(why.parts.find(({ label }) => label === 'Depth chart')!.value).toBeLessThan(0);
    const total = why.parts.reduce((sum, { value }) => sum + value, 0);
    expect(total).toBeCloseTo(why.total, 6);
  });

  it('is how the team plays, and box scores show it', async () => {
    const [starter] = await idsAt(session, 'qb');
    const { upcoming_game } = await ask(session, 'dashboard', {});
    await ask(session, 'sim', { week: upcoming_game!.weekPlayed + 1 });
    const game = await ask(session, 'game', { id: upcoming_game!.id });
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const passers = roster.filter(({ pos, stats }) => pos === 'qb' && Number(stats.pass_attempts ?? 0) > 0);
    expect(passers.map(({ id }) => id)).toContain(starter);
    expect(game.game.id).toBe(upcoming_game!.id);
    expect((await positionNow(session, 'qb')).own).toBe(true);
    const why = await ask(session, 'why', { what: 'line', game: upcoming_game!.id, team: 'Michigan' });
    expect(why.parts.find(({ label }) => label === 'Depth chart')!.value).toBeLessThan(0);
    const rounding = why.parts.find(({ label }) => label === 'Rounding');
    expect(Math.abs(rounding?.value ?? 0)).toBeLessThanOrEqual(0.3);
  });

  it('can be handed back, by position or entirely, and everything returns to what it was', async () => {
    const digest = digestOf(session);
    await ask(session, 'setDepth', { position: 'rb', players: [String((await idsAt(session, 'rb'))[3])] });
    expect(digestOf(session)).not.toBe(digest);
    await ask(session, 'setDepth', { position: 'rb', staff: true });
    expect(digestOf(session)).toBe(digest);
    await ask(session, 'setDepth', { staff: true });
    const page = await ask(session, 'depth', {});
    expect([page.own, page.now]).toEqual([false, page.staff]);
  });

  it('is named when undone', async () => {
    const before = await ask(session, 'depth', {});
    await ask(session, 'setDepth', { position: 'ol', players: [String((await idsAt(session, 'ol'))[9])] });
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual(['changed the order of the offensive line']);
    expect(await ask(session, 'depth', {})).toEqual(before);
  });

  it('refuses an invalid order with a sentence, and changes nothing', async () => {
    const before = digestOf(session);
    const { players } = await positionNow(session, 'qb');
    const [id] = players.map((player) => String(player.id));
    const { players: kickers } = await positionNow(session, 'k');
    for (const [wrong, code, words] of [
      [{}, 'malformed', /Give a position and its players/],
      [{ position: 'qb' }, 'malformed', /Give a position and its players/],
      [{ position: 'qb', players: [] }, 'malformed', /Give a position and its players/],
      [{ position: 'qb', players: [id, id] }, 'malformed', /is named twice/],
      [{ position: 'qb', players: [String(kickers[0]!.id)] }, 'not_found', /is not one of the QBs of Michigan/],
      [{ position: 'qb', players: ['Nobody Atall'] }, 'not_found', /"Nobody Atall" is not one of the QBs of Michigan/],
      [{ position: 'qb', players: [id], staff: true }, 'malformed', /not both/],
    ] as const) {
      const answer = await runOperation(session, 'setDepth', wrong as never);
      expect(answer.ok ? null : answer.error.code, JSON.stringify(wrong)).toBe(code);
      expect(answer.ok ? '' : answer.error.message).toMatch(words);
    }
    expect(digestOf(session)).toBe(before);
  });

  it('shows every other team’s staff order, which the player cannot change', async () => {
    const page = await ask(session, 'depth', { team: 'Ohio State' });
    expect([page.team.name, page.can_change, page.own]).toEqual(['Ohio State', false, false]);
    const answer = await runOperation(session, 'depth', { team: 'Ohio State', position: 'qb', players: ['1'] });
    expect(answer.ok ? '' : answer.error.message).toBe('You can set only your own depth chart.');
  });
});

describe('before a bye week', () => {
  it('skips players who will miss the next game, but none who may be back', async () => {
    const session = await playedTo(1);
    let week = 1;
    while ((await ask(session, 'depth', {})).opponent?.week === week) {
      week += 1;
      await ask(session, 'sim', { week });
    }
    const [first, second] = (await positionNow(session, 'ol')).players.filter(({ injury }) => injury === null);
    const hurt = (player: number, back: number) => ({
      year: 2024,
      week,
      player,
      team: 'michigan',
      game: null,
      type: 'injury' as const,
      ailment: 'knee_ligament' as const,
      days: 7 * (back - week),
      back,
    });
    await session.write('test', (save) => {
      save.injuries.write([hurt(first!.id, week + 5), hurt(second!.id, week + 1)]);
      return { ok: true, value: { input: null, answer: null } };
    });
    const { players } = await positionNow(session, 'ol');
    const [long, short] = [first, second].map((starter) => players.find(({ id }) => id === starter!.id)!);
    expect([long!.starts, long!.injury?.status]).toEqual([false, 'out']);
    expect([short!.starts, short!.injury?.status]).toEqual([true, 'doubtful']);
    session.close();
  });
});

describe('a new order', () => {
  it('changes nothing else: other games and practice injuries stay the same', async () => {
    const [plain, ordered] = [await playedTo(2, REDBUD), await playedTo('preseason', REDBUD)];
    await ask(ordered, 'setDepth', { position: 'ol', players: [String((await idsAt(ordered, 'ol'))[9])] });
    await ask(ordered, 'advance', { to: 'season' });
    await ask(ordered, 'sim', { week: 2 });
    const elsewhere = (session: SaveSession) =>
      session.read((save) => ({
        games: save.games
          .ofWeek(2024, 1)
          .filter(({ home, away }) => home !== 'redbud' && away !== 'redbud')
          .map(({ id, result }) => [id, result]),
        practice: save.injuries.ofYear(2024).filter((absence) => gameOf(absence) === null),
      }));
    expect(elsewhere(ordered)).toEqual(elsewhere(plain));
    plain.close();
    ordered.close();
  });

  it('survives the winter: players who leave drop out, and newcomers go where the staff puts them', async () => {
    const session = await playedTo(20, REDBUD);
    const before = await idsAt(session, 'ol');
    const order = [...before].reverse();
    await ask(session, 'setDepth', { position: 'ol', players: order.map(String) });
    await ask(session, 'advance', { to: 'summary' });
    const closed = await runOperation(session, 'setDepth', { staff: true });
    expect(closed.ok ? null : closed.error.code).toBe('wrong_stage');
    expect((await ask(session, 'depth', {})).can_change).toBe(false);
    for (const to of OFFSEASON.slice(1)) await ask(session, 'advance', { to });
    const { players, own } = await positionNow(session, 'ol');
    expect(own).toBe(true);
    const now = players.map(({ id }) => id);
    expect(now.filter((id) => order.includes(id))).toEqual(order.filter((id) => now.includes(id)));
    const newcomers = players.flatMap((player, index) =>
      order.includes(player.id) ? [] : [[player.staff_place, index + 1]],
    );
    expect(newcomers.length).toBeGreaterThan(0);
    for (const [staff, place] of newcomers) expect(place).toBe(staff);
    const { roster } = await ask(session, 'roster', { team: 'Redbud' });
    const starting = roster.filter(({ pos, starter }) => pos === 'ol' && starter).map(({ id }) => id);
    expect(new Set(starting)).toEqual(new Set(now.slice(0, 5)));
    const path = session.path!;
    session.close();
    const reopened = await openSave(path);
    expect(await idsAt(reopened, 'ol')).toEqual(now);
    reopened.close();
  });
});
