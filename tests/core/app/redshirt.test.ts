import { beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { DepthPlayer, DepthPosition, RedshirtPlayer } from '../../../src/core/contract/views/index.ts';
import { keepsThisSeason } from '../../../src/core/model/people/eligibility.ts';
import { POSITION_WORDS, redshirtLines } from '../../../src/core/present/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { closedAfterTests } from './closed-after-tests.ts';
import { ask, begin, digestOf, MICHIGAN_2024 } from './helpers.ts';
import { type Moment, playedTo, REDBUD } from './played.ts';

const open = closedAfterTests();
const at = (moment: Moment) => open(playedTo(moment, REDBUD));

const candidates = async (session: SaveSession): Promise<RedshirtPlayer[]> =>
  (await ask(session, 'redshirts', {})).players;
const linesOf = (session: SaveSession, id: number): number =>
  session.read((save) => save.playerSeasons.ofPlayer(id).find(({ year }) => year === 2024)?.games ?? 0);

async function refusal(session: SaveSession, players: (string | number)[], off = false): Promise<string> {
  const before = digestOf(session);
  const result = await runOperation(session, 'setRedshirt', { players, off });
  if (result.ok) throw new Error('was not refused');
  expect(digestOf(session)).toBe(before);
  return result.error.message;
}

describe('a redshirting player', () => {
  let session: SaveSession;
  let starter: DepthPlayer;
  let before = 0;
  beforeAll(async () => {
    session = await at(3);
    const { positions } = await ask(session, 'depth', {});
    starter = positions
      .flatMap(({ players }) => players)
      .find(
        ({ id, starts, year, redshirt_choice }) =>
          starts && year !== 'sr' && redshirt_choice === 'open' && linesOf(session, id) > 0,
      )!;
    before = linesOf(session, starter.id);
    await ask(session, 'setRedshirt', { players: [starter.id] });
    await ask(session, 'sim', { week: 18 });
  });

  it('appears in no further game, starter or not, and the next man up plays', async () => {
    expect(before).toBeGreaterThan(0);
    expect(linesOf(session, starter.id)).toBe(before);
    const { positions } = await ask(session, 'depth', { position: starter.pos });
    const now = positions[0]!.players.find(({ id }) => id === starter.id)!;
    expect([now.starts, now.injury?.status]).toEqual([false, 'held_back']);
    expect(positions[0]!.players.filter(({ starts }) => starts)).toHaveLength(positions[0]!.starters);
  });

  it('is not on the injury report', async () => {
    const { injured } = await ask(session, 'injuries', { all: true });
    expect(injured.filter(({ id }) => id === starter.id)).toEqual([]);
  });

  it('keeps the year when the season closes, when it is too late to decide', async () => {
    const { games_allowed } = await ask(session, 'redshirts', {});
    expect(before).toBeLessThanOrEqual(games_allowed);
    await ask(session, 'advance', { to: 'summary' });
    const kept = session.read((save) => save.players.byIds([starter.id]))[0]!;
    expect(keepsThisSeason(kept)).toBe('redshirt');
    expect(await refusal(session, [starter.id], true)).toMatch(/season is over/);
  });
});

describe('redshirting players', () => {
  it('weakens the lineup and resets the line of the next game; ending it restores both', async () => {
    const session = await at(3);
    const starters = (await candidates(session)).filter((player) => player.starter && !['k', 'p'].includes(player.pos));
    const [starter] = starters.sort((a, b) => b.rating - a.rating) as [(typeof starters)[number]];
    const now = async () => {
      const { positions, now: team } = await ask(session, 'depth', { position: starter.pos });
      const { upcoming_game } = await ask(session, 'dashboard', {});
      return { field: positions[0]!.now.rating, team: team.rating, spread: upcoming_game!.spread };
    };
    const before = await now();
    await ask(session, 'setRedshirt', { players: [`${starter.first} ${starter.last}`] });
    const without = await now();
    expect(without.field).toBeLessThan(before.field);
    expect(without.team).toBeLessThan(before.team);
    await ask(session, 'setRedshirt', { players: [starter.id], off: true });
    expect(await now()).toEqual(before);
  });

  it('can be undone, to the byte', async () => {
    const session = await at(3);
    const before = digestOf(session);
    const [{ id, pos, first, last }] = (await candidates(session)) as [RedshirtPlayer];
    await ask(session, 'setRedshirt', { players: [id] });
    const undone = `redshirted ${pos.toUpperCase()} ${first} ${last}`;
    expect((await ask(session, 'lastDecisions', {})).decisions.at(-1)).toBe(undone);
    await ask(session, 'undo', { steps: 1 });
    expect(digestOf(session)).toBe(before);
  });

  it('lists redshirting players first, and none who can no longer keep the year', async () => {
    const session = await at(9);
    const all = await candidates(session);
    const { games_allowed } = await ask(session, 'redshirts', {});
    expect(games_allowed).toBe(4);
    expect(Math.max(...all.map(({ games }) => games))).toBeLessThanOrEqual(4);
    const last = all.findLast(({ starter }) => !starter)!;
    await ask(session, 'setRedshirt', { players: [last.id] });
    const page = await ask(session, 'redshirts', {});
    expect(page.players[0]).toMatchObject({ id: last.id, redshirt_choice: 'held', since: 9 });
    expect(redshirtLines(page).at(-1)).toBe("You're redshirting 1 player.");
    const listed = new Set(page.players.map(({ id }) => id));
    const regular = (await ask(session, 'roster', { team: 'Redbud' })).roster.find(({ id }) => !listed.has(id))!;
    expect(await refusal(session, [regular.id])).toMatch(
      /has played in \d+ games; a redshirt can play in 4 games\.|already used his redshirt/,
    );
  });

  it('refuses to leave a position with too few players', async () => {
    const session = await open(playedTo(1));
    const { positions } = await ask(session, 'depth', {});
    const left = ({ players }: DepthPosition) =>
      players.filter(({ injury, redshirt_choice }) => injury?.status !== 'out' && redshirt_choice === null).length;
    const thin = positions.find((each) => left(each) < each.starters)!;
    const free = thin.players.filter((player) => player.redshirt_choice === 'open' && player.injury === null);
    expect(
      await refusal(
        session,
        free.map(({ id }) => id),
      ),
    ).toMatch(
      new RegExp(
        `^${POSITION_WORDS[thin.position]}: ${thin.starters} must be available, and only ${left(thin)} would be left`,
      ),
    );
  });

  it('refuses unknown players, duplicates and players who are not redshirting, with a sentence', async () => {
    const session = await at(1);
    const player = (await candidates(session)).find(({ place }) => place > 2)!;
    expect(await refusal(session, [])).toMatch(/Name the players/);
    expect(await refusal(session, ['Nobody Atall'])).toMatch(/is not one of the players at Redbud/);
    expect(await refusal(session, [player.id], true)).toBe(`${player.first} ${player.last} is not redshirting.`);
    await ask(session, 'setRedshirt', { players: [player.id, String(player.id)] });
    expect(await refusal(session, [player.id])).toBe(`${player.first} ${player.last} is already redshirting.`);
  });

  it('is for players who have not redshirted before', async () => {
    const session = await at(1);
    const { roster } = await ask(session, 'roster', { team: 'Redbud' });
    const listed = new Set((await candidates(session)).map(({ id }) => id));
    const again = roster.filter(({ redshirt, sits_out, injury }) => redshirt && !sits_out && injury === null);
    const twice = again.filter(({ id }) => !listed.has(id));
    expect(twice.length).toBeGreaterThan(10);
    for (const { id, first, last } of twice.slice(0, 2)) {
      expect(await refusal(session, [id])).toBe(`${first} ${last} has already used his redshirt.`);
    }
  });

  it('before 2018 is for players without a snap, and in 2020 for none', async () => {
    const old = await open(begin({ ...MICHIGAN_2024, startYear: 2012 }));
    expect((await ask(old, 'redshirts', {})).games_allowed).toBe(0);
    const none = await open(begin({ ...MICHIGAN_2024, startYear: 2020 }));
    const page = await ask(none, 'redshirts', {});
    expect(page.players).toEqual([]);
    expect(page.closed).toMatch(/2020 season does not count against/);
    const { roster } = await ask(none, 'roster', { team: 'Michigan' });
    expect(await refusal(none, [roster[0]!.id])).toBe(page.closed);
  });
});

describe('a redshirt the team needs', () => {
  it('is burned when too few others at his position are available', async () => {
    const session = await at(3);
    const { positions } = await ask(session, 'depth', {});
    const waits = ({ redshirt_choice, starts }: DepthPlayer) => redshirt_choice === 'open' && !starts;
    const one = positions.find(({ starters, players }) => starters === 1 && players.some(waits))!;
    const second = one.players.find(waits)!;
    await ask(session, 'setRedshirt', { players: [second.id] });
    // Everyone else at his position is out for the season.
    await session.write('test', (save) => {
      const others = one.players.filter(({ id }) => id !== second.id);
      save.injuries.write(
        others.map(({ id }) => ({
          year: 2024,
          week: 3,
          player: id,
          team: 'redbud',
          game: null,
          type: 'injury' as const,
          ailment: 'knee_ligament' as const,
          days: 300,
          back: 21,
        })),
      );
      return { ok: true, value: { input: null, answer: null } };
    });
    // He is called up after week 3; no two open dates are back to back, so he has played by week 6.
    await ask(session, 'sim', { week: 6 });
    const now = (await ask(session, 'depth', { position: one.position })).positions[0]!.players.find(
      ({ id }) => id === second.id,
    )!;
    expect([now.starts, now.redshirt_choice]).toEqual([true, 'open']);
    expect(linesOf(session, second.id)).toBeGreaterThan(0);
  });
});
