import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, type CommandName, operation } from '../../src/core/contract/registry.ts';
import { saveIn } from '../core/app/played.ts';
import { MICHIGAN, STATE } from './fake-host.ts';
import { server } from './helper.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

const MOVED = expect.stringMatching(/^This dynasty changed .* nothing was done\./);

/** A dynasty before its first season, copied for each test. */
let begun: string;
let userId: string;
beforeAll(async () => {
  begun = savesFolder();
  userId = await saveIn(begun, 'preseason');
});
afterAll(removeFolders);

/** A browser that sends its current state with every request, as the game's own does. */
class Browser extends Player {
  state = '*';

  override async ask(path: string, body?: object) {
    const headers: Record<string, string> = { 'X-User-ID': this.userId!, 'X-Dynasty-State': this.state };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(this.url + path, { headers, ...sent });
    this.state = answer.headers.get('X-Dynasty-State') ?? this.state;
    return { status: answer.status, body: await answer.json() };
  }
}

async function twoTabs() {
  const saves = savesFolder(begun);
  const running = await realServer(saves);
  const tabs = [new Browser(running.url, userId), new Browser(running.url, userId)] as const;
  for (const tab of tabs) await tab.get('noncon', '/api/noncon/');
  return { running, saves, tabs, client: new Player(running.url, userId) };
}

describe('two tabs that show the same week', () => {
  it('play it once: the second click plays nothing and learns that the dynasty moved on', async () => {
    const { running, tabs } = await twoTabs();
    const [one, two] = tabs;
    await one.get('advance', '/api/advance/', { to: 'season' });
    await two.get('dashboard', '/api/dashboard/');
    expect((await one.get('sim', '/api/sim/2/')).weeks_simulated).toBe(1);
    const before = await one.digest();
    // Two weeks past the one it shows, and past the dynasty's: only the state reveals that it is stale.
    expect(await two.ask('/api/sim/', { week: 3 })).toEqual({
      status: 409,
      body: { error: MOVED, redirect: '/dashboard' },
    });
    expect(await one.digest()).toBe(before);
    expect((await two.get('dashboard', '/api/dashboard/')).info.currentWeek).toBe(2);
    expect((await two.get('sim', '/api/sim/3/')).weeks_simulated).toBe(1);
    await running.stop();
  });

  it('undo only what both have seen', async () => {
    const { running, tabs } = await twoTabs();
    const [one, two] = tabs;
    await one.get('setPlan', '/api/plan/', { tempo: 2 });
    expect(await two.ask('/api/undo/', { steps: 1 })).toMatchObject({ status: 409, body: { error: MOVED } });
    expect((await two.get('lastDecisions', '/api/undo/')).decisions).toHaveLength(1);
    expect((await two.get('undo', '/api/undo/', { steps: 1 })).undone).toBe(1);
    await running.stop();
  });

  it('may each make another decision, one after the other, after reloading', async () => {
    const { running, tabs } = await twoTabs();
    const [one, two] = tabs;
    for (const [tab, tempo] of [
      [one, 1],
      [two, 2],
      [one, 3],
    ] as const) {
      await tab.get('plan', '/api/plan/');
      await tab.get('setPlan', '/api/plan/', { tempo });
    }
    expect((await two.get('plan', '/api/plan/')).plan.tempo).toBe(3);
    await running.stop();
  });
});

describe('a client that sends no state', () => {
  it('decides in any state, and moves to a page’s stage by asking for it', async () => {
    const { running, tabs, client } = await twoTabs();
    await tabs[0].get('setPlan', '/api/plan/', { tempo: 2 });
    expect((await client.get('dashboard', '/api/dashboard/')).info.stage).toBe('season');
    expect((await client.get('sim', '/api/sim/2/')).weeks_simulated).toBe(1);
    await running.stop();
  });
});

describe('a request that names a state', () => {
  const pages = [
    ['/api/dashboard/', 'preseason', '/noncon'],
    ['/api/summary/', 'season', '/dashboard'],
    ['/api/roster_progression/', 'summary', '/summary'],
    ['/api/recruiting_summary/', 'progression', '/roster_progression'],
    ['/api/noncon/', 'recruiting_summary', '/recruiting_summary'],
  ] as const;

  it.each(pages)('never moves the dynasty by asking for %s in %s', async (url, stage, redirect) => {
    const { play, michigan } = await server();
    michigan.stage = stage;
    for (const state of [STATE, '*', '']) {
      const answer = await play(url, { headers: { 'x-dynasty-state': state } });
      expect(answer.statusCode, state).toBe(409);
      expect(answer.json()).toEqual({ error: expect.stringMatching(/comes next\.$/), redirect });
    }
    expect(michigan.stage).toBe(stage);
    expect(michigan.asked).toEqual([]);
  });

  it('gets the new state in the answer, and passes the request’s state on to every decision', async () => {
    const { play, ask, michigan } = await server();
    const names = (Object.keys(COMMANDS) as CommandName[]).filter((name) => operation(name).needs === 'save');
    const bodies: Partial<Record<CommandName, object>> = {
      scheduleNonConference: { opponent: 'Akron', week: 3 },
      editPlayer: { player: 7, rating: 90 },
      keepFork: { game: 20250017 },
      sim: { week: 5 },
      callPlay: { game: 7, at: 0, calls: ['staff'] },
      advance: { to: 'season' },
    };
    for (const name of names) {
      michigan.stage = 'preseason';
      const sent = { method: 'POST' as const, payload: bodies[name] ?? {} };
      for (const state of ['00000001-aaaaaaaaaaaaaaaa', '*', undefined]) {
        michigan.stage = 'preseason';
        const headers: Record<string, string> = state === undefined ? {} : { 'x-dynasty-state': state };
        const answer = await play(operation(name).path, { ...sent, headers });
        expect(answer.statusCode, `${name} ${answer.body}`).toBe(200);
        expect(answer.headers['x-dynasty-state'], name).toBe(STATE);
        expect(michigan.awaited.at(-1), name).toBe(state === '00000001-aaaaaaaaaaaaaaaa' ? state : null);
      }
    }
    expect((await play('/api/rankings/')).headers['x-dynasty-state']).toBe(STATE);
    const home = await ask('/api/home/', { headers: { 'x-user-id': MICHIGAN } });
    expect(home.headers['x-dynasty-state']).toBeUndefined();
  });
});

describe('a page that is closed while a season is simulated', () => {
  it('shows, when loaded again, where the season was stopped', async () => {
    const { running, saves, client } = await twoTabs();
    await client.get('dashboard', '/api/dashboard/');
    const left = new AbortController();
    const headers = { 'X-User-ID': userId };
    const season = fetch(`${client.url}/api/sim/20/`, { headers, signal: left.signal }).catch(() => 'left');
    const save = join(saves, readdirSync(saves).find((name) => name.endsWith('.dynasty'))!);
    // The save is locked while it is being played.
    await expect.poll(() => existsSync(`${save}.lock`), { interval: 1 }).toBe(true);
    left.abort();
    expect(await season).toBe('left');
    // The server notices at its next read at the latest.
    const weekNow = async () => (await client.get('status', '/api/status/')).info.currentWeek;
    await expect.poll(weekNow).toBeGreaterThan(1);
    const week = await weekNow();
    expect((await client.get('dashboard', '/api/dashboard/')).info.currentWeek).toBe(week);
    expect((await client.get('sim', `/api/sim/${Math.min(week + 1, 20)}/`)).info.currentWeek).toBe(week + 1);
    await running.stop();
  });
});
