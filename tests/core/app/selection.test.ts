import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { Selection } from '../../../src/core/contract/views/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

/** Checks that every team is listed once, in order, with its record against the others. */
function checkRanking({ teams }: Selection): void {
  expect(teams.map(({ place }) => place)).toEqual(teams.map((_, i) => i + 1));
  expect(new Set(teams.map(({ name }) => name)).size).toBe(teams.length);
  for (const { name, ranked_wins, best_win, losses, worst_loss } of teams) {
    expect(ranked_wins > 0, name).toBe((best_win?.place ?? Number.MAX_SAFE_INTEGER) <= 25);
    if (losses === 0) expect(worst_loss, name).toBeNull();
  }
}

describe('the committee’s ranking of a season', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(9);
  });
  afterAll(() => session.close());

  it('is not out before week 10', async () => {
    const page = await ask(session, 'selection', {});
    expect(page).toMatchObject({ body: 'committee', first_week: 10, week: null, teams: [] });
    const refused = await runOperation(session, 'selection', { week: 9 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(await runOperation(session, 'selection', { week: 12 })).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    });
  });

  it('starts in week 10 without movement, and moves from week to week', async () => {
    session.close();
    session = await playedTo(15);
    const first = await ask(session, 'selection', { week: 10 });
    checkRanking(first);
    expect(first.teams.every(({ movement }) => movement === null)).toBe(true);
    const second = await ask(session, 'selection', { week: 11 });
    checkRanking(second);
    const before = new Map(first.teams.map(({ name, place }) => [name, place]));
    for (const { name, place, movement } of second.teams) expect(movement, name).toBe(before.get(name)! - place);
    // Championship games are still to come.
    expect(second.teams.filter(({ champion }) => champion)).toEqual([]);
  });

  it('ends with the field: playoff seeds follow it, and each conference has its champion', async () => {
    session.close();
    session = await playedTo(20);
    const last = await ask(session, 'selection', {});
    expect(last.week).toBe(16);
    checkRanking(last);
    const { playoff_teams, bubble_teams, conference_champions } = await ask(session, 'playoff', {});
    const placeOf = new Map(last.teams.map(({ name, place }) => [name, place]));
    for (const { name, ranking } of [...playoff_teams, ...bubble_teams]) expect(ranking, name).toBe(placeOf.get(name));
    const invited = playoff_teams.filter(({ is_autobid }) => !is_autobid).map(({ ranking }) => ranking);
    expect(Math.max(...invited)).toBeLessThan(Math.min(...bubble_teams.map(({ ranking }) => ranking)));
    const champions = last.teams.filter(({ champion }) => champion).map(({ name }) => name);
    expect(champions.sort()).toEqual(conference_champions.map(({ name }) => name).sort());
  });
});
