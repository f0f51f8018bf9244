import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import { openSave } from '../../src/core/save/index.ts';
import { serve } from '../../src/server/main.ts';
import { LEAGUE } from '../core/app/coaching.ts';
import { saveIn as playedInto, REDBUD } from '../core/app/played.ts';
import { Player, removeFolders, savesFolder } from './real.ts';

/** A folder with a dynasty before week 2 of its first season, copied for each test. */
let folder: string;
let userId: string;

async function open(saves: string, active: string | null = null) {
  const log: string[] = [];
  const dynasty = folderHost({ folder: saves, active, version: 'test' });
  const running = await serve({ dynasty, port: 0, checkAnswers: false, log: (line) => log.push(line) });
  if (!running.ok) throw new Error(running.error.message);
  onTestFinished(() => running.value.stop());
  return { log, url: running.value.url, player: new Player(running.value.url, userId) };
}

function savesIn(where: string): string[] {
  return readdirSync(where).filter((name) => name.endsWith('.dynasty'));
}

const saveIn = (where: string): string => join(where, savesIn(where)[0]!);

beforeAll(async () => {
  folder = savesFolder();
  userId = await playedInto(folder, 2, REDBUD);
});
afterAll(removeFolders);

describe('saves that disappear while they are played', () => {
  it('the home page works without the active save, and its user is sent there', async () => {
    const saves = savesFolder(folder);
    const { player } = await open(saves, saveIn(saves));
    expect((await player.get('home', '/api/home/')).info).toMatchObject({ user_id: userId });
    rmSync(saveIn(saves));
    expect(await player.get('home', '/api/home/')).toMatchObject({ info: null, saves: [] });
    for (const path of ['/api/dashboard/', '/api/sim/5/', '/api/export/']) {
      const answer = await player.ask(path);
      expect(answer, path).toMatchObject({ status: 401, body: { redirect: '/' } });
    }
  });

  it('the active save is found again under another name', async () => {
    const saves = savesFolder(folder);
    const { player } = await open(saves, saveIn(saves));
    const stranger = new Player(player.url);
    await stranger.get('home', '/api/home/');
    renameSync(saveIn(saves), join(saves, 'renamed.dynasty'));
    expect((await stranger.get('home', '/api/home/')).info).toMatchObject({ user_id: userId });
    expect((await player.get('sim', '/api/sim/3/')).info.currentWeek).toBe(3);
  });

  it('a server whose folder is gone creates it again for the next game', async () => {
    const saves = savesFolder(folder);
    const { player } = await open(saves, saveIn(saves));
    rmSync(saves, { recursive: true });
    expect((await player.get('home', '/api/home/')).info).toBeNull();
    await player.newGame('team=Texas&year=2026');
    expect(savesIn(saves)).toEqual(['texas-2026.dynasty']);
    expect((await player.get('home', '/api/home/')).info?.team.name).toBe('Texas');
  });

  it('a damaged save is reported without its path', async () => {
    const saves = savesFolder(folder);
    const { player, log } = await open(saves, saveIn(saves));
    const bytes = readFileSync(saveIn(saves));
    bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 20_000);
    writeFileSync(saveIn(saves), bytes);
    expect((await player.get('home', '/api/home/')).info).toBeNull();
    const answer = await player.ask('/api/dashboard/');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).toMatch(/damaged.*\(request req-\w+\)/);
    expect(JSON.stringify(answer.body)).not.toContain(saves);
    expect(log.join('\n')).toContain(saveIn(saves));
  });
});

describe('many requests at once', () => {
  it('three new games of one name are three games', async () => {
    const saves = savesFolder();
    const { player } = await open(saves);
    const games = await Promise.all(
      Array.from({ length: 3 }, () => player.ask('/api/games/', { team: 'Redbud', year: 2024, universe: LEAGUE })),
    );
    expect(games.map(({ status }) => status)).toEqual(Array.from({ length: 3 }, () => 200));
    expect(new Set(games.map(({ body }) => (body as { user_id: string }).user_id)).size).toBe(3);
    expect(savesIn(saves)).toHaveLength(3);
  });

  it('a next stage page that is requested five times at once moves the dynasty once', async () => {
    const saves = savesFolder();
    const { player } = await open(saves);
    player.userId = await playedInto(saves, 'preseason', REDBUD);
    const pages = await Promise.all(Array.from({ length: 5 }, () => player.ask('/api/dashboard/')));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('slow requests', () => {
  it('a simulation lets others see the state before it, and ends after the current week if its client disconnects', async () => {
    const saves = savesFolder();
    // A week of FBS takes long enough to be looked at.
    userId = await playedInto(saves, 2);
    const { player, log } = await open(saves, saveIn(saves));
    // The worker thread is loaded now.
    await player.get('sim', '/api/sim/3/');
    const gone = new AbortController();
    const season = fetch(`${player.url}/api/sim/19/`, { headers: { 'X-User-ID': userId }, signal: gone.signal });
    // The save is locked while it is being played.
    await expect.poll(() => existsSync(`${saveIn(saves)}.lock`), { interval: 1 }).toBe(true);
    const during = [];
    for (let look = 0; look < 3; look++) {
      during.push((await player.get('status', '/api/status/')).info.currentWeek);
    }
    expect(during).toEqual([3, 3, 3]);
    gone.abort();
    await expect(season).rejects.toThrow('aborted');
    await expect.poll(() => log.join('\n')).toContain('the client went away');
    const { info } = await player.get('status', '/api/status/');
    expect(info.currentWeek).toBeGreaterThan(3);
    expect(info.currentWeek).toBeLessThan(19);
    expect(log.join('\n')).toContain(`is kept: the dynasty is in the season of 2024, before week ${info.currentWeek}.`);
    const save = await openSave(saveIn(saves));
    const decision = save.read(({ decisions }) => decisions.last());
    save.close();
    expect(decision).toMatchObject({ command: 'sim', input: { week: info.currentWeek } });
  });

  it('a save is checked while others are answered, and is not imported if its client disconnects', async () => {
    const saves = savesFolder();
    userId = await playedInto(saves, 20);
    const { player, log } = await open(saves, saveIn(saves));
    const { currentWeek } = (await player.get('status', '/api/status/')).info;
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/vnd.sqlite3' } };
    const gone = new AbortController();
    const import1 = fetch(`${player.url}/api/import/?ticket=long`, {
      ...sent,
      body: readFileSync(saveIn(saves)),
      signal: gone.signal,
    });
    await expect
      .poll(async () => (await player.ask('/api/import/long/')).body, { interval: 5 })
      .toEqual({ status: 'checking', share: expect.any(Number) });
    expect((await player.get('status', '/api/status/')).info.currentWeek).toBe(currentWeek);
    expect((await player.ask('/api/import/long/')).status).toBe(200);
    gone.abort();
    await expect(import1).rejects.toThrow('aborted');
    await expect.poll(() => log.join('\n')).toContain('nothing was imported');
    expect(savesIn(saves)).toEqual([basename(saveIn(saves))]);
    const whole = await fetch(`${player.url}/api/import/`, { ...sent, body: readFileSync(saveIn(saves)) });
    expect(whole.status).toBe(200);
    expect(savesIn(saves)).toContain('imported.dynasty');
  });
});
