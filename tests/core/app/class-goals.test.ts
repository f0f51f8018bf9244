import { describe, expect, it } from 'vitest';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { leagueCoach } from './coaching.ts';
import { ask, digestOf, ENGINE, inFolder } from './helpers.ts';

/** Everglade is in Florida, where its last class did not come from; Quarry has a veteran team. */
const EVERGLADE = { team: 'Everglade', mode: 'never_fired' };
const QUARRY = { team: 'Quarry', mode: 'never_fired' };

async function goalOf(session: SaveSession, kind: string) {
  const { seat } = await ask(session, 'career', {});
  const goal = seat!.goals.find((each) => each.kind === kind);
  if (goal === undefined) throw new Error(`no goal of the kind ${kind}`);
  return goal;
}

const floridians = async (session: SaveSession): Promise<number> => {
  const { commits } = await ask(session, 'recruitingClass', {});
  return commits.filter(({ home_state }) => home_state === 'FL').length;
};

describe('the goal to recruit the home state', () => {
  it('follows the commitments on the class page, and is judged by those before championship weekend', async () => {
    const session = await leagueCoach(EVERGLADE);
    await ask(session, 'advance', { to: 'season' });
    for (const week of [1, 6, 11, CHAMPIONSHIP_WEEK]) {
      if (week > 1) await ask(session, 'sim', { week });
      expect(await goalOf(session, 'home_state')).toMatchObject({ now: await floridians(session), state: 'open' });
    }
    const before = await goalOf(session, 'home_state');
    await ask(session, 'sim', { week: CHAMPIONSHIP_WEEK + 1 });
    const judged = await goalOf(session, 'home_state');
    expect(judged).toEqual({ ...before, state: before.now! >= before.players! ? 'met' : 'missed' });
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
    await ask(session, 'advance', { to: 'summary' });
    expect(await goalOf(session, 'home_state')).toEqual(judged);
    session.close();
  });

  it('survives a reload, an undo and a replay', () =>
    inFolder(async (folder) => {
      const path = `${folder}/everglade.dynasty`;
      const first = await leagueCoach(EVERGLADE, path);
      await ask(first, 'advance', { to: 'season' });
      await ask(first, 'sim', { week: 4 });
      const [goal, digest] = [await goalOf(first, 'home_state'), digestOf(first)];
      await ask(first, 'sim', { week: 6 });
      await ask(first, 'undo', { steps: 1 });
      first.close();
      const again = await openSave(path, { engine: ENGINE });
      expect(await goalOf(again, 'home_state')).toEqual(goal);
      expect(digestOf(again)).toBe(digest);
      again.close();
      const copy = await replay(path, `${folder}/copy.dynasty`, ENGINE, () => undefined);
      expect(copy).toMatchObject({ differs: [], digest });
    }));
});

describe('the goal to graduate the class', () => {
  it('stays open until the season closes, then counts the older players who stayed out of the portal', async () => {
    const session = await leagueCoach(QUARRY);
    await ask(session, 'advance', { to: 'season' });
    const august = await goalOf(session, 'graduate');
    expect(august.now).toBe(august.of);
    const older = session.read((save) =>
      save.players.current().filter(({ team, seasons }) => team === 'quarry' && seasons >= 3),
    );
    expect(august.of).toBe(older.length);
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
    expect(await goalOf(session, 'graduate')).toEqual(august);
    await ask(session, 'advance', { to: 'summary' });
    const ids = new Set(older.map(({ id }) => id));
    const lost = session.read((save) =>
      save.players
        .departures()
        .filter(({ player, reason }) => ids.has(player) && reason !== 'graduated' && reason !== 'declared'),
    );
    expect(lost.length).toBeGreaterThan(0);
    const now = older.length - lost.length;
    expect(await goalOf(session, 'graduate')).toEqual({
      ...august,
      now,
      state: now >= august.players! ? 'met' : 'missed',
    });
    session.close();
  });
});
