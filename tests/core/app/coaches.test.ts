import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

let session: SaveSession;

beforeAll(async () => {
  session = await playedTo(1);
});
afterAll(() => session.close());

describe('the coaches of a program', () => {
  it('are a head coach and a coordinator per side, and their predecessors’ fates are known', async () => {
    const page = await ask(session, 'coaches', { team: 'Nebraska' });
    const { currentYear } = page.info;
    expect(page.head_coach?.until).toBeNull();
    expect(page.coordinators.map(({ side, until, end }) => [side, until, end])).toEqual([
      ['offense', null, null],
      ['defense', null, null],
    ]);
    expect(page.former_coordinators.length).toBeGreaterThan(1);
    for (const { until, end } of page.former_coordinators) {
      expect(until).toBeLessThan(currentYear);
      expect(end).not.toBeNull();
    }
    const ends = page.former_coaches.map(({ until }) => until);
    for (const { until, end } of page.former_coordinators) if (end === 'head_coach') expect(ends).toContain(until);
  });

  it('have the same head coach on every page', async () => {
    const { head_coach } = await ask(session, 'coaches', { team: 'Nebraska' });
    const card = await ask(session, 'teamInfo', { team_name: 'Nebraska' });
    const [schedule, roster] = [
      await ask(session, 'teamSchedule', { team: 'Nebraska' }),
      await ask(session, 'roster', { team: 'Nebraska' }),
    ];
    for (const page of [card, schedule, roster]) expect(page.head_coach).toEqual(head_coach);
  });

  it('have this season’s wins of their team on top of their earlier ones', async () => {
    const later = await playedTo(6);
    const headOf = async (from: SaveSession) => (await ask(from, 'coaches', { team: 'Nebraska' })).head_coach!;
    const { team } = await ask(later, 'teamSchedule', { team: 'Nebraska' });
    const [before, now] = [await headOf(session), await headOf(later)];
    expect(team.totalWins + team.totalLosses).toBeGreaterThan(2);
    expect([now.wins - before.wins, now.losses - before.losses]).toEqual([team.totalWins, team.totalLosses]);
    later.close();
  });

  it('have their conference’s facilities: those of power conferences help players, others hurt', async () => {
    const facilitiesOf = async (team: string) => (await ask(session, 'coaches', { team })).facilities!;
    const [alabama, vanderbilt, toledo] = [
      await facilitiesOf('Alabama'),
      await facilitiesOf('Vanderbilt'),
      await facilitiesOf('Toledo'),
    ];
    expect(alabama).toBeGreaterThan(0);
    expect(vanderbilt).toBe(alabama);
    expect(toledo).toBeLessThan(0);
    expect((await ask(session, 'program', { team: 'Toledo' })).facilities).toBe(toledo);
  });

  it('teach the same schemes on every page', async () => {
    const { schemes } = await ask(session, 'coaches', {});
    expect(schemes).not.toBeNull();
    expect((await ask(session, 'program', {})).schemes).toEqual(schemes);
    expect((await ask(session, 'roster', { team: 'Michigan' })).schemes).toEqual(schemes);
    expect((await ask(session, 'teamStats', { team: 'Michigan' })).schemes).toEqual(schemes);
    expect((await ask(session, 'teamSchedule', { team: 'Michigan' })).schemes).toEqual(schemes);
    expect((await ask(session, 'teamInfo', { team_name: 'Michigan' })).schemes).toEqual(schemes);
    const { opponent, opponent_schemes } = await ask(session, 'plan', {});
    const theirs = opponent && (await ask(session, 'coaches', { team: opponent.name })).schemes;
    expect(opponent_schemes).toEqual(theirs);
  });
});

describe('the win probability with a depth chart', () => {
  it('matches the line, new schemes and all', async () => {
    const { games } = await ask(session, 'week', { week: 1 });
    const costs = new Set<number>();
    for (const { id, teamA, winProbA } of games.slice(0, 25)) {
      const { opponent, now } = await ask(session, 'depth', { team: teamA.name });
      if (opponent?.game_id !== id) continue;
      expect(Math.abs(now.win! - winProbA), teamA.name).toBeLessThan(0.001);
      const { parts } = await ask(session, 'why', { what: 'line', team: teamA.name });
      costs.add(parts.find(({ label }) => label === 'New schemes')?.value ?? 0);
    }
    expect(costs.size).toBeGreaterThan(2);
  });
});
