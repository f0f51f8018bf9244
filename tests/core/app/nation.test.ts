import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { QUERIES } from '../../../src/core/contract/registry.ts';
import type { Nation, ScoreLine } from '../../../src/core/contract/views/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { coaching } from './coaching.ts';
import { ask } from './helpers.ts';

describe('scores around the nation during a coached game', () => {
  let session: SaveSession;
  let game: number;
  /** The scoreboard before the first snap and after every score of Clemson's game. */
  const looks: Nation[] = [];
  let refusedEarly: unknown;
  let cut: { line: ScoreLine; plays: number; final: [number, number] } | null = null;

  const look = async () => {
    const seen = await ask(session, 'nation', { id: game });
    looks.push(seen);
    return seen;
  };

  beforeAll(async () => {
    // A team with a loss, whose chances depend on its rivals' results.
    session = await coaching({ team: 'Clemson', mode: 'never_fired' });
    await ask(session, 'advance', { to: 'season' });
    await ask(session, 'sim', { week: 9 });
    const { currentYear, currentWeek } = (await ask(session, 'status', {})).info;
    const games = session.read((save) => save.games.ofTeam(currentYear, 'clemson'));
    game = games.find(({ week }) => week === currentWeek)!.id;
    const { games: first } = await look();
    const early = first.find(({ watchable }) => !watchable)!;
    refusedEarly = await runOperation(session, 'nationGame', { id: game, other: early.id });
    for (let over = false; !over; ) {
      const { at } = await ask(session, 'sideline', { id: game });
      over = (await ask(session, 'callPlay', { game, at, calls: ['until_score'] })).over;
      if (over) break;
      const { games: now } = await look();
      const line = now.find(({ state, quarter }) => state === 'live' && quarter >= 4);
      if (line === undefined || cut !== null) continue;
      const page = await ask(session, 'nationGame', { id: game, other: line.id });
      expect(QUERIES.nationGame.answer.safeParse(page).error).toBeUndefined();
      const plays = page.drives.flatMap((drive) => drive.plays);
      expect(plays[page.from - 1]).toMatchObject({ scoreA: line.score_a, scoreB: line.score_b });
      cut = { line, plays: plays.length - page.from, final: [plays.at(-1)!.scoreA, plays.at(-1)!.scoreB] };
    }
  }, 120_000);
  afterAll(() => session.close());

  it('include every other game of the day, by its importance to the player’s team', () => {
    const [first] = looks;
    expect(QUERIES.nation.answer.safeParse(first).error).toBeUndefined();
    expect(first!.games.length).toBeGreaterThan(40);
    expect(first!.games.every(({ id }) => id !== game)).toBe(true);
    const hasBegun = first!.games.filter(({ state }) => state !== 'later');
    expect(first!.games.slice(0, hasBegun.length)).toEqual(hasBegun);
    const live = hasBegun.filter(({ state }) => state !== 'final');
    expect(hasBegun.slice(0, live.length)).toEqual(live);
    const ranked = ({ ranking = 99 }: ScoreLine['teamA']) => ranking <= 25;
    const means = live.map(
      ({ conference, stakes, close, teamA, teamB }) =>
        conference || close || stakes !== null || ranked(teamA) || ranked(teamB),
    );
    expect(means.lastIndexOf(true)).toBe(means.filter((each) => each).length - 1);
    expect(first!.games.some(({ stakes }) => stakes !== null)).toBe(true);
    expect(first!.games.every(({ stakes }) => Math.abs(stakes?.swing ?? 0) < 0.5)).toBe(true);
  });

  it('move along with the player’s game: no score goes back, and games start and finish', () => {
    for (const [before, after] of looks.slice(1).map((each, index) => [looks[index]!, each] as const)) {
      for (const line of before.games) {
        const now = after.games.find(({ id }) => id === line.id)!;
        expect(now.score_a).toBeGreaterThanOrEqual(line.score_a);
        expect(now.score_b).toBeGreaterThanOrEqual(line.score_b);
        expect(now.quarter).toBeGreaterThanOrEqual(line.quarter);
      }
    }
    const count = (at: Nation, of: ScoreLine['state']) => at.games.filter(({ state }) => state === of).length;
    const [first, last] = [looks[0]!, looks.at(-1)!];
    expect(count(last, 'final')).toBeGreaterThan(count(first, 'final'));
    expect(count(last, 'later')).toBeLessThan(count(first, 'later'));
    expect(looks.some((each) => count(each, 'live') > 5)).toBe(true);
  });

  it('reveal nothing early: other games can only be watched from their fourth quarter on', () => {
    expect(refusedEarly).toMatchObject({ ok: false, error: { code: 'wrong_stage' } });
    const later = looks[0]!.games.filter(({ state }) => state === 'later');
    expect(later.every(({ score_a, score_b, quarter }) => score_a + score_b + quarter === 0)).toBe(true);
  });

  it('end with the player’s game', async () => {
    expect(await ask(session, 'nation', { id: game })).toMatchObject({ kickoff: '', games: [] });
  });

  it('match the final results once the week is over', async () => {
    const { games } = await ask(session, 'week', { week: 9 });
    const result = (id: number) => games.find((each) => each.id === id)!;
    const finals = looks.at(-1)!.games.filter(({ state }) => state === 'final');
    expect(finals.length).toBeGreaterThan(5);
    for (const { id, score_a, score_b } of finals) {
      expect(result(id)).toMatchObject({ scoreA: score_a, scoreB: score_b });
    }
    expect(cut).not.toBeNull();
    expect(cut!.plays).toBeGreaterThan(0);
    expect(result(cut!.line.id)).toMatchObject({ scoreA: cut!.final[0], scoreB: cut!.final[1] });
  });
});
