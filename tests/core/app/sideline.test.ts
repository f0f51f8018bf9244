import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { readDynasty } from '../../../src/core/app/reading/dynasty-cache.ts';
import { saveLibrary } from '../../../src/core/app/saves/library.ts';
import { QUERIES } from '../../../src/core/contract/registry.ts';
import { gamesToWatch, tryGame } from '../../../src/core/dynasty/gameday/games.ts';
import { sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { liveGame } from '../../../src/core/football/sideline/live-game.ts';
import type { PlayCall } from '../../../src/core/model/plays/sideline.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { ask, digestOf, ENGINE, inFolder } from './helpers.ts';
import { MICHIGAN, type Moment, playedTo as nationTo, REDBUD, saveIn } from './played.ts';

/** The small league, unless the nation is what matters. */
const playedTo = (moment: Moment) => nationTo(moment, REDBUD);

async function ownGame(session: SaveSession): Promise<number> {
  const { currentYear, currentWeek } = (await ask(session, 'status', {})).info;
  const games = session.read((save) => save.games.ofTeam(currentYear, save.dynasty.read().settings.team));
  return games.find(({ week }) => week === currentWeek)!.id;
}

/** Calls a game to the end, with one function answering each question; returns the last page. */
async function coach(session: SaveSession, game: number, calls: readonly string[]) {
  let page = await ask(session, 'sideline', { id: game });
  for (let index = 0; !page.over; index++) {
    const wanted = calls[index % calls.length]!;
    const choice = page.choices.find(({ call }) => call === wanted) ?? page.choices.find(({ staff }) => staff)!;
    page = await ask(session, 'callPlay', { game, at: page.at, calls: [choice.call] });
  }
  return page;
}

describe('a game coached from the sideline', () => {
  let session: SaveSession;
  let game: number;
  beforeAll(async () => {
    session = await playedTo(3);
    game = await ownGame(session);
  });
  afterAll(() => session.close());

  it('shows the situation, possible calls and the staff’s call', async () => {
    const page = await ask(session, 'sideline', { id: game });
    expect(QUERIES.sideline.answer.safeParse(page).error).toBeUndefined();
    expect(page).toMatchObject({ over: false, at: 0, aftermath: null });
    expect(page.choices.filter(({ staff }) => staff)).toHaveLength(1);
    expect(page.situation?.win_prob_a).toBeGreaterThan(0);
    expect(page.worked).toEqual([]);
  });

  it('reveals nothing ahead: only the plays that have been called', async () => {
    const page = await ask(session, 'sideline', { id: game });
    expect(page.drives.flatMap(({ plays }) => plays).length).toBeLessThanOrEqual(1);
    expect(page.game.scoreA ?? null).toBeNull();
  });

  it('refuses a call that does not fit, or that was already made, and changes nothing', async () => {
    const before = await ask(session, 'sideline', { id: game });
    const wrong = before.ask === 'defense' ? 'deep' : 'blitz';
    const refused = await runOperation(session, 'callPlay', { game, at: 0, calls: [wrong] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } });
    const late = await runOperation(session, 'callPlay', { game, at: 9, calls: ['staff'] });
    expect(late).toMatchObject({
      ok: false,
      error: { message: 'This game has had 0 calls, not 9; reload it to see where it stands.' },
    });
    expect(await ask(session, 'sideline', { id: game })).toEqual(before);
    const other = await runOperation(session, 'sideline', { id: game + 1 });
    expect(other).toMatchObject({ ok: false });
  });

  it('equals the simulated game if every call is the staff’s', async () => {
    const [mine, simmed] = [await playedTo(3), await playedTo(3)];
    const page = await coach(mine, game, ['the staff’s']);
    expect(page).toMatchObject({ over: true, aftermath: { worths: [], total: 0 } });
    await ask(simmed, 'sim', { week: 4 });
    const gamePage = (at: SaveSession) => ask(at, 'game', { id: game });
    expect(await gamePage(mine)).toMatchObject({ drives: ((await gamePage(simmed)) as { drives: unknown }).drives });
    mine.close();
    simmed.close();
  });
});

describe('the plays of a game in progress', () => {
  it('lists every play so far, including the kickoff before the first snap', async () => {
    const fresh = await playedTo(3);
    const game = await ownGame(fresh);
    let page = await ask(fresh, 'sideline', { id: game });
    if (page.ask === 'kickoff') page = await ask(fresh, 'callPlay', { game, at: page.at, calls: ['staff'] });
    const plays = page.drives.flatMap((drive) => drive.plays);
    expect(plays.map(({ kind }) => kind)).toEqual(['kickoff']);
    expect(page.drives).toMatchObject([{ offense: page.situation!.offense, start_yard: page.situation!.yard_line }]);
    fresh.close();
  });
});

describe('availability before a snap', () => {
  it('matches the engine: no player who is out is on the field, and the backups are listed once they are in', async () => {
    const session = await playedTo(3);
    const game = await ownGame(session);
    const injured = new Set(session.read((save) => readDynasty(save).injuries.map(({ player }) => player)));
    let page = await ask(session, 'sideline', { id: game });
    const decided: boolean[] = [];
    let touches = 0;
    while (!page.over) {
      expect(page.lineups.map(({ team }) => team)).toEqual(
        [page.game.teamA, page.game.teamB].map((t) => t.abbreviation),
      );
      for (const { out } of page.lineups) for (const { id } of out) expect(injured).toContain(id);
      const missing = new Set(
        page.lineups
          .flatMap(({ out, benched }) => [...out, ...(benched === null ? [] : [benched])])
          .map(({ id }) => id),
      );
      for (const { id } of page.skill) expect(missing).not.toContain(id);
      const { workload, situation } = page;
      expect(workload === null).toBe(situation!.down === null);
      if (workload !== null) {
        expect(workload.defense).not.toBe(situation!.offense);
        const faced = page.drives.filter(({ offense }) => offense === situation!.offense);
        expect(workload.snaps).toBeLessThanOrEqual(faced.reduce((sum, { plays }) => sum + plays.length, 0));
      }
      touches = Math.max(touches, ...page.skill.map(({ carries, catches }) => carries + catches));
      decided.push(page.lineups.some(({ second_string }) => second_string));
      page = await ask(session, 'callPlay', {
        game,
        at: page.at,
        calls: [page.ask === 'halftime' ? 'stay' : 'until_possession'],
      });
    }
    expect(decided[0]).toBe(false);
    expect(touches).toBeGreaterThan(8);
    session.close();
  });
});

describe('halftime', () => {
  it('shows first-half statistics, and an adjustment is logged, replayed and shown until the end', async () => {
    const session = await playedTo(3);
    const game = await ownGame(session);
    const half = await ask(session, 'callPlay', { game, at: 0, calls: ['until_half'] });
    expect(QUERIES.sideline.answer.safeParse(half).error).toBeUndefined();
    expect(half).toMatchObject({ ask: 'halftime', at: 1, adjustment: null, situation: { quarter: 3, down: null } });
    expect(half.halftime!.game_logs.Passing.length).toBeGreaterThan(1);
    const tempo = await runOperation(session, 'callPlay', { game, at: 1, calls: ['hurry_up'] });
    expect(tempo).toMatchObject({ ok: false, error: { code: 'malformed' } });
    const after = await ask(session, 'callPlay', { game, at: 1, calls: ['load_box'] });
    expect(after).toMatchObject({ at: 2, adjustment: 'load_box', halftime: null });
    expect(after.ask).not.toBe('halftime');
    const over = await ask(session, 'callPlay', { game, at: 2, calls: ['until_end'] });
    expect(over.over).toBe(true);
    const logged = session.read((save) => save.decisions.last());
    expect(logged).toMatchObject({ command: 'sim', input: { calls: ['until_half', 'load_box', 'until_end'] } });
    session.close();
  });

  it('continues with the kickoff, whichever team kicks off', async () => {
    const asked = new Set<string | null>();
    for (const week of [2, 3] as const) {
      const session = await playedTo(week);
      const game = await ownGame(session);
      const page = await ask(session, 'callPlay', { game, at: 0, calls: ['until_half', 'stay'] });
      asked.add(page.ask);
      session.close();
    }
    expect([...asked]).not.toContain('halftime');
    expect(asked).toContain('kickoff');
  });

  it('keeps the plan if left to the staff', async () => {
    const session = await playedTo(3);
    const game = await ownGame(session);
    await ask(session, 'callPlay', { game, at: 0, calls: ['until_half', 'staff', 'staff'] });
    expect(session.underway()).toMatchObject({ calls: ['until_half', 'stay', 'staff'] });
    session.close();
  });
});

describe('a coach’s calls this season', () => {
  /** Leaves calls to the staff until this one is available, then makes it once. */
  const callOnce = async (session: SaveSession, call: PlayCall) => {
    const game = await ownGame(session);
    let page = await ask(session, 'sideline', { id: game });
    while (!page.choices.some((choice) => choice.call === call)) {
      page = await ask(session, 'callPlay', { game, at: page.at, calls: ['staff'] });
    }
    await ask(session, 'callPlay', { game, at: page.at, calls: [call] });
  };

  const preparedIn = async (session: SaveSession) => {
    const page = await ask(session, 'sideline', { id: await ownGame(session) });
    expect(QUERIES.sideline.answer.safeParse(page).error).toBeUndefined();
    return page.scouting.film.filter(({ prepared }) => prepared).map(({ call }) => call);
  };

  it('prepare the next opponents until the season ends, even after the save is reloaded', async () => {
    await inFolder(async (folder) => {
      await saveIn(folder, 3);
      const path = join(folder, MICHIGAN.file);
      const session = await openSave(path);
      expect(await preparedIn(session)).toEqual([]);
      await callOnce(session, 'reverse');
      await coach(session, await ownGame(session), ['deep']);
      const { currentWeek } = (await ask(session, 'status', {})).info;
      const games = session.read((save) => save.games.ofTeam(2024, 'michigan'));
      const next = games.find(({ week }) => week >= currentWeek)!.week;
      if (next > currentWeek) await ask(session, 'sim', { week: next });
      expect(await preparedIn(session)).toEqual(['deep']);
      const scouted = (await ask(session, 'sideline', { id: await ownGame(session) })).scouting;
      expect(scouted.games).toBeGreaterThan(2);
      expect(scouted.tricks.map(({ call }) => call)).toEqual(['reverse']);
      expect(scouted.tricks[0]).toMatchObject({ times: 1, watched: resolveTuning().sideline.trickFilm });
      expect(scouted.opponent[0]!.runs).toBeGreaterThan(20);
      const again = await openSave(path);
      expect((await ask(again, 'sideline', { id: await ownGame(again) })).scouting).toEqual(scouted);
      const called = () => again.read((save) => readDynasty(save).called.length);
      expect(called()).toBe(1);
      await ask(again, 'undo', { steps: next > currentWeek ? 2 : 1 });
      expect(called()).toBe(0);
      for (const each of [session, again]) each.close();
    });
  });
});

describe('a coached game over the web', () => {
  it('ends in the state its last call was made in, with the value of its calls available afterward', async () => {
    const session = await playedTo(3);
    const game = await ownGame(session);
    const { state } = session;
    await session.inState(state, async () => {
      for (let page = await ask(session, 'sideline', { id: game }); !page.over; ) {
        const own = page.choices.find(({ staff }) => !staff)!.call;
        page = await ask(session, 'callPlay', { game, at: page.at, calls: page.at < 6 ? [own] : ['until_end'] });
      }
    });
    const again = await ask(session, 'sideline', { id: game });
    expect(again).toMatchObject({ over: true, at: 7 });
    expect(again.aftermath!.worths.length).toBeGreaterThan(0);
    expect(again.aftermath!.total).toBeCloseTo(again.aftermath!.worths.reduce((sum, { worth }) => sum + worth, 0));
    session.close();
  });
});

describe('a coached game in its save', () => {
  it('resumes at the same snap when the program is killed, and is replayed and undone with its week', async () => {
    await inFolder(async (folder) => {
      await saveIn(folder, 3, REDBUD);
      const path = join(folder, REDBUD.file);
      const first = await openSave(path);
      const before = digestOf(first);
      const game = await ownGame(first);
      await ask(first, 'callPlay', { game, at: 0, calls: ['staff'] });
      await ask(first, 'callPlay', { game, at: 1, calls: ['until_possession'] });
      const left = await ask(first, 'sideline', { id: game });
      const plays = left.worked.reduce((sum, each) => sum + each.plays, 0);
      const called = left.tendencies.own.reduce((sum, { runs, passes }) => sum + runs + passes, 0);
      expect(plays).toBeLessThanOrEqual(called);
      // The first session is left open, as after a crash.
      const second = await openSave(path);
      expect(await ask(second, 'sideline', { id: game })).toEqual(left);
      const page = await coach(second, game, ['inside_run', 'deep', 'blitz', 'short', 'screen']);
      expect(page.aftermath!.worths.length).toBeGreaterThan(20);
      expect(page.drives.length).toBeGreaterThan(10);
      const { scoreA, scoreB } = (await ask(second, 'game', { id: game })).game;
      expect(page.drives.at(-1)).toMatchObject({ scoreAAfter: scoreA, scoreBAfter: scoreB });
      second.close();
      const replayed = await saveLibrary(ENGINE).replay(path, join(folder, 'again.dynasty'));
      expect(replayed).toMatchObject({ differs: [], faults: [] });
      const third = await openSave(path);
      await ask(third, 'undo', { steps: 1 });
      expect(digestOf(third)).toBe(before);
      expect(await ask(third, 'sideline', { id: game })).toMatchObject({ over: false, at: 0 });
      third.close();
      first.close();
    });
  });

  it('is finished by the staff when the week is simulated partway through, keeping the calls made so far', async () => {
    const session = await playedTo(3);
    const game = await ownGame(session);
    await ask(session, 'callPlay', { game, at: 0, calls: ['staff', 'staff', 'until_half'] });
    await ask(session, 'sim', { week: 4 });
    const logged = session.read((save) => save.decisions.last());
    expect(logged).toMatchObject({ command: 'sim', input: { week: 4, calls: ['staff', 'staff', 'until_half'] } });
    session.close();
  });

  it('refuses to simulate with calls that do not fit the game', async () => {
    const session = await playedTo(3);
    const before = digestOf(session);
    const refused = await runOperation(session, 'sim', { week: 4, calls: ['two'] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(digestOf(session)).toBe(before);
    session.close();
  });
});

describe('a week on the sideline', () => {
  it('shows every game as it will be simulated, including ranked games before their larger crowds', async () => {
    const session = await nationTo(9);
    const dynasty = session.read((save) => readDynasty(save));
    const sheets = sheetsOf(dynasty);
    const inputsOf = gamesToWatch(dynasty, sheets);
    const games = dynasty.games.filter(({ week }) => week === dynasty.week);
    expect(games.length).toBeGreaterThan(40);
    for (const game of games) {
      const live = liveGame(inputsOf(game), ['until_end']);
      expect(live).toMatchObject({ over: true, outcome: { result: tryGame(dynasty, sheets, game.id)!.result } });
    }
    session.close();
  });
});
