import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import { runOperation } from '../../src/core/app/hosting/run-operation.ts';
import { errorView } from '../../src/core/contract/views/errors.ts';
import { tryLock } from '../../src/core/save/disk/lock.ts';
import { openSave } from '../../src/core/save/index.ts';
import { buildApp } from '../../src/server/app.ts';
import { saveIn as playedInto, REDBUD } from '../core/app/played.ts';
import { anyText } from '../core/save/hostile-names.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

/** A folder with a dynasty in week 2 of its first season, copied for each test. */
let folder: string;
let userId: string;
beforeAll(async () => {
  folder = savesFolder();
  userId = await playedInto(folder, 2, REDBUD);
});
afterAll(removeFolders);

function saveIn(where: string): string {
  return join(where, readdirSync(where).find((name) => name.endsWith('.dynasty') || name.endsWith('.sqlite'))!);
}

describe('a server that has just started', () => {
  it('preloads its dynasty without changing it, and releases it right away when stopped', async () => {
    const path = saveIn(savesFolder(folder));
    const host = folderHost({ folder: dirname(path), active: path, version: 'test' });
    const before = readFileSync(path);
    await host.warmUp!();
    expect(readFileSync(path).equals(before)).toBe(true);
    const dynasty = await host.find(userId);
    expect(dynasty.ok && (await dynasty.value!.run('sim', { week: 3 })).ok).toBe(true);
    const ready = host.warmUp!();
    await host.close!();
    await ready;
  });

  it('preloads nothing if there is no dynasty, or no readable one', async () => {
    const path = saveIn(savesFolder(folder));
    await folderHost({ folder: dirname(path), active: null, version: 'test' }).warmUp!();
    writeFileSync(path, 'not a dynasty');
    await folderHost({ folder: dirname(path), active: path, version: 'test' }).warmUp!();
  });
});

describe('several clients', () => {
  it('two browsers play two dynasties on one server, each its own', async () => {
    const server = await realServer(savesFolder(folder));
    const [mine, yours] = [new Player(server.url, userId), new Player(server.url)];
    await yours.newGame('team=Texas&year=2026&playoff_teams=2');
    const before = await mine.digest();
    await yours.get('dashboard', '/api/dashboard/');
    expect(await mine.digest()).toBe(before);
    expect((await mine.get('status', '/api/status/')).info.team.name).toBe('Redbud');
    expect((await yours.get('home', '/api/home/')).saves.map(({ team }) => team).sort()).toEqual(['Redbud', 'Texas']);
    await server.stop();
  });

  it('two servers and a terminal take turns on one save', async () => {
    const shared = savesFolder(folder);
    const servers = [await realServer(shared), await realServer(shared)];
    const [one, two] = servers.map(({ url }) => new Player(url, userId)) as [Player, Player];
    const terminal = await openSave(saveIn(shared));
    await one.get('sim', '/api/sim/3/');
    expect((await two.get('status', '/api/status/')).info.currentWeek).toBe(3);
    const typed = await runOperation(terminal, 'sim', { week: 4 });
    expect(typed).toMatchObject({ ok: true });
    expect((await one.get('dashboard', '/api/dashboard/')).info.currentWeek).toBe(4);
    await two.get('sim', '/api/sim/5/');
    const seen = await runOperation(terminal, 'status', {});
    expect(seen).toMatchObject({ ok: true, value: { digest: await one.digest(), info: { currentWeek: 5 } } });
    terminal.close();
    await Promise.all(servers.map(({ stop }) => stop()));
  });

  it('the active save is offered to a browser without one, and its id opens it', async () => {
    const shared = savesFolder(folder);
    const server = await realServer(shared, saveIn(shared));
    const stranger = new Player(server.url, 'somebody-else');
    const { info } = await stranger.get('home', '/api/home/');
    expect(info).toMatchObject({ user_id: userId, team: { name: 'Redbud' } });
    expect((await stranger.ask('/api/rankings/')).status).toBe(401);
    stranger.userId = info!.user_id;
    expect((await stranger.ask('/api/rankings/')).status).toBe(200);
    await server.stop();
  });

  it('a save that another process is writing is busy, and is not changed', async () => {
    const shared = savesFolder(folder);
    const server = await realServer(shared);
    const mine = new Player(server.url, userId);
    const before = await mine.digest();
    const lock = tryLock(saveIn(shared))!;
    const refused = await mine.ask('/api/sim/3/');
    lock.release();
    expect(refused).toEqual({ status: 423, body: { error: expect.any(String) } });
    expect(await mine.digest()).toBe(before);
    await mine.get('sim', '/api/sim/3/');
    await server.stop();
  });

  it('the user of a deleted save is sent to the home page', async () => {
    const shared = savesFolder(folder);
    const server = await realServer(shared);
    const mine = new Player(server.url, userId);
    await mine.get('rankings', '/api/rankings/');
    rmSync(saveIn(shared));
    expect(await mine.ask('/api/rankings/')).toMatchObject({ status: 401, body: { redirect: '/' } });
    await server.stop();
  });

  it('two hundred readers are all answered', async () => {
    const server = await realServer(savesFolder(folder));
    const mine = new Player(server.url, userId);
    const paths = ['/api/rankings/', '/api/dashboard/', '/api/playoff/', '/api/week/2/', '/api/Llano/roster/'];
    const answers = await Promise.all(Array.from({ length: 200 }, (_, reader) => mine.ask(paths[reader % 5]!)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await server.stop();
  });

  it('a save is exported and imported again as a separate dynasty', async () => {
    const server = await realServer(savesFolder(folder));
    const mine = new Player(server.url, userId);
    const file = await fetch(`${server.url}api/export/`, { headers: { 'X-User-ID': userId } });
    const bytes = await file.arrayBuffer();
    const taken = await fetch(`${server.url}api/import/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.sqlite3' },
      body: bytes,
    });
    const { user_id } = (await taken.json()) as { user_id: string };
    expect(user_id).not.toBe(userId);
    const copy = new Player(server.url, user_id);
    expect((await copy.get('status', '/api/status/')).info.currentWeek).toBe(2);
    const before = await mine.digest();
    await copy.get('sim', '/api/sim/3/');
    expect(await mine.digest()).toBe(before);
    const nonsense = await fetch(`${server.url}api/import/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.sqlite3' },
      body: Buffer.from('SQLite format 3\0 but not really'),
    });
    expect(nonsense.status).toBe(400);
    await server.stop();
  });
});

describe('any request on a real save', () => {
  it('never fails the server and never changes the save', async () => {
    const dynasty = folderHost({ folder: savesFolder(folder), active: null, version: 'test' });
    const failures: string[] = [];
    const app = await buildApp({ dynasty, log: (line) => failures.push(line) });
    const ask = (url: string) => app.inject({ url, headers: { host: 'localhost', 'x-user-id': userId } });
    const digest = async () => (await ask('/api/status/')).json().digest;
    const before = await digest();
    const word = fc.oneof(
      fc.constantFrom(
        'Texas',
        'Texas A&M',
        'OSU',
        'independent',
        'SEC',
        '__proto__',
        'constructor',
        '../../x',
        "';--",
        '',
      ),
      fc.integer({ min: -5, max: 30 }).map(String),
      fc.constantFrom('2025', '2024', '1999', '20240001', '20240300', '20239999', '1', '4000', '999999999'),
      anyText(12),
    );
    const paths = [
      '/api/:/schedule/?year=:',
      '/api/:/roster/',
      '/api/:/history/',
      '/api/:/stats/',
      '/api/standings/:/',
      '/api/player/:/?year=:',
      '/api/week/:/',
      '/api/game/:/',
      '/api/rankings/?week=:',
      '/api/fetchteams/?week=:',
      '/api/team_info/?team_name=:',
      '/api/home/?year=:',
      '/api/stats/individual/?position=:',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), word, word, async (path, first, second) => {
        const words = [first, second];
        const url = path.replace(/:/g, () => encodeURIComponent(words.shift()!));
        const answer = await ask(url);
        expect([200, 400, 404, 409], url).toContain(answer.statusCode);
        if (answer.statusCode !== 200) expect(errorView.safeParse(answer.json()).success, url).toBe(true);
      }),
      { seed: 4, numRuns: 100 },
    );
    for (const week of ['-1', '0', '1', '2', '22', '999', 'x', '2.5', '']) {
      expect([400, 404, 409], week).toContain((await ask(`/api/sim/${week}/`)).statusCode);
    }
    expect(failures).toEqual([]);
    expect(await digest()).toBe(before);
    await app.close();
  });
});
