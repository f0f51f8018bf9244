import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/core/app/challenges/judge.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { playCode, readCode, shareSave } from '../../../src/core/app/sharing/play.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { leagueCoach } from './coaching.ts';
import { ask, digestOf, ENGINE, inFolder, OFFSEASON } from './helpers.ts';
import { refusal } from './refusal.ts';

/** Starts a dynasty in the small league, editable unless `more` says otherwise. */
const begin = (path: string | null = null, more: object = { editable: true }) =>
  leagueCoach({ coach: undefined, ...more }, path);

/** The players of a team at a position, starters first. */
async function playersAt(session: SaveSession, position: string, team = 'Redbud') {
  const { roster } = await ask(session, 'roster', { team });
  return roster.filter(({ pos }) => pos === position);
}

const pageOf = (session: SaveSession, id: number) => ask(session, 'player', { id });

async function shared(path: string) {
  const code = await shareSave(path, ENGINE);
  if (!code.ok) throw new Error(code.error.message);
  const read = await readCode(code.value.code);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('editing players', () => {
  it('is refused in a dynasty that does not allow it from the start', async () => {
    const session = await begin(null, {});
    const [starter] = await playersAt(session, 'qb');
    expect(await refusal(session, 'editPlayer', { player: starter!.id, rating: 99 })).toMatch(
      /^Players can be edited only in a dynasty that allows it from the start/,
    );
    expect((await ask(session, 'status', {})).info.editable).toBeUndefined();
    session.close();
  });

  it('changes his name, rating, development, home state and position, and says so', async () => {
    const session = await begin();
    const [, backup] = await playersAt(session, 'qb');
    const before = await pageOf(session, backup!.id);
    const change = { first: 'Zane', last: 'O’Hara-Lee', rating: 98, development: 5, home_state: 'HI' };
    await ask(session, 'editPlayer', { player: `${backup!.first} ${backup!.last}`, ...change });
    const after = await pageOf(session, backup!.id);
    expect(after).toMatchObject({ home_state: 'HI', info: { editable: true } });
    expect(after.player).toMatchObject({ first: 'Zane', last: 'O’Hara-Lee', rating: 98, starter: true });
    expect((await playersAt(session, 'qb'))[0]).toMatchObject({ id: backup!.id, rating: 98 });
    expect(after.team.rating).toBeGreaterThan(before.team.rating!);
    const why = await ask(session, 'why', { what: 'player', player: String(backup!.id) });
    expect(why.parts.find(({ label }) => label === 'Edited')?.value).toBe(98 - before.player.rating);
    const [receiver] = await playersAt(session, 'wr', 'Llano');
    await ask(session, 'editPlayer', { player: receiver!.id, position: 'cb' });
    expect((await playersAt(session, 'cb', 'Llano')).map(({ id }) => id)).toContain(receiver!.id);
    session.close();
  });

  it('refuses what cannot be, in sentences', async () => {
    const session = await begin();
    const kickers = await playersAt(session, 'k');
    const { id } = kickers[0]!;
    const say = (input: object) => refusal(session, 'editPlayer', { player: id, ...input });
    expect(await say({})).toMatch(/^Nothing about .+ would change\.$/);
    expect(await say({ first: '<b>' })).toMatch(/^A player’s name can have letters/);
    expect(await say({ last: '\u001b[2J' })).toMatch(/^A player’s name can have letters/);
    expect(await say({ home_state: 'ZZ' })).toMatch(/"ZZ" is not a state/);
    expect(await refusal(session, 'editPlayer', { player: 999_999, rating: 90 })).toMatch(/is not one of/);
    for (const kicker of kickers.slice(1)) await ask(session, 'editPlayer', { player: kicker.id, position: 'wr' });
    expect(await say({ position: 'wr' })).toMatch(/his team needs 1 player/);
    await ask(session, 'advance', { to: 'season' });
    expect(await say({ position: 'wr' })).toMatch(/^A player changes positions in the preseason/);
    await ask(session, 'sim', { week: 18 });
    await ask(session, 'advance', { to: 'summary' });
    expect(await say({ rating: 90 })).toMatch(/^Rosters are about to change/);
    session.close();
  });

  it('is a decision: undone, played again from the log and from a code, the same kept open or read again', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'edited.dynasty');
      const open = await begin();
      (await begin(path)).close();
      const [, backup] = await playersAt(open, 'qb');
      const [tackle] = await playersAt(open, 'ol', 'Llano');
      const steps = [
        ['editPlayer', { player: backup!.id, first: 'Zane', rating: 97, development: 4 }],
        ['editPlayer', { player: tackle!.id, position: 'dl', rating: 40 }],
        ['advance', { to: 'season' }],
        ['sim', { week: 5 }],
        ['editPlayer', { player: backup!.id, rating: 60, last: 'Once' }],
        ['sim', { week: 18 }],
        ...OFFSEASON.map((to) => ['advance', { to }] as const),
        ['advance', { to: 'season' }],
        ['sim', { week: 2 }],
      ] as const;
      for (const [name, input] of steps) {
        await ask(open, name, input);
        const again = await openSave(path);
        await ask(again, 'board', { show: 'all' });
        await ask(again, name, input);
        expect(digestOf(again), `after ${name}`).toBe(digestOf(open));
        again.close();
      }
      open.close();
      const replayed = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
      expect(replayed).toMatchObject({ differs: [], editable: true });
      expect(replayed.digest).toBe(replayed.originalDigest);
      const code = await shared(path);
      expect(code.shared.game.editable).toBe(true);
      expect(await playCode(join(folder, 'code.dynasty'), code, ENGINE, () => undefined)).toMatchObject({
        value: { same: true, stopped: null, info: { editable: true } },
      });
      const session = await openSave(path);
      await session.undo(9);
      expect((await pageOf(session, backup!.id)).player.last).not.toBe('Once');
      expect((await ask(session, 'status', {})).info.editable).toBe(true);
      session.close();
    });
  });

  it('marks the dynasty for good: no challenge counts it, even when every edit is undone', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'marked.dynasty');
      const session = await begin(path);
      const [starter] = await playersAt(session, 'qb');
      await ask(session, 'editPlayer', { player: starter!.id, rating: 99 });
      const { decisions } = await ask(session, 'undo', { steps: 1 });
      expect(decisions).toEqual([expect.stringMatching(/^edited QB /)]);
      expect((await ask(session, 'status', {})).info.editable).toBe(true);
      session.close();
      const code = await shared(path);
      expect(await judge(code, [], ENGINE, () => undefined)).toMatchObject({
        error: { message: expect.stringMatching(/^This dynasty allows players to be edited/) },
      });
    });
  });
});
