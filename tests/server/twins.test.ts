import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSave } from '../../src/core/save/index.ts';
import { ask } from '../core/app/helpers.ts';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

const LIVE = REDBUD.file;
const BACKUP = 'backup.dynasty';

/** A folder with a dynasty in week 3, and a backup copied by hand in week 2. */
let both: string;
let userId: string;
beforeAll(async () => {
  both = savesFolder();
  userId = await saveIn(both, 1, REDBUD);
  await play(join(both, LIVE), 2);
  copyFileSync(join(both, LIVE), join(both, BACKUP));
  await play(join(both, LIVE), 3);
});
afterAll(removeFolders);

async function play(path: string, week: number): Promise<void> {
  const session = await openSave(path);
  await ask(session, 'sim', { week });
  session.close();
}

/** Starts a server on the two files, with a player of each. */
async function twins(active: string | null = null) {
  const folder = savesFolder(both);
  const server = await realServer(folder, active === null ? null : join(folder, active));
  const { saves } = await new Player(server.url).get('home', '/api/home/');
  const playerOf = (file: string) => new Player(server.url, saves.find((save) => save.file === file)!.user_id);
  const bytes = (file: string) => readFileSync(join(folder, file));
  return { folder, server, saves, live: playerOf(LIVE), backup: playerOf(BACKUP), bytes };
}

const weekOf = async (player: Player) => (await player.get('status', '/api/status/')).info.currentWeek;

describe('a save and a manual copy of it', () => {
  it('is listed under its own id and the copy under another, with the last played game still on top', async () => {
    const { server, saves } = await twins();
    expect(saves.map(({ file, week }) => [file, week])).toEqual([
      [LIVE, 3],
      [BACKUP, 2],
    ]);
    expect(saves[0]!.user_id).toBe(userId);
    expect(saves[1]!.user_id).not.toBe(userId);
    await server.stop();
  });

  it('is opened by an id that a browser kept, even before the list was loaded', async () => {
    const folder = savesFolder(both);
    const server = await realServer(folder);
    expect(await weekOf(new Player(server.url, userId))).toBe(3);
    await server.stop();
  });

  it('is opened and played without affecting the other', async () => {
    const { server, live, backup, bytes } = await twins();
    expect([await weekOf(live), await weekOf(backup)]).toEqual([3, 2]);
    const before = bytes(LIVE);
    await backup.get('sim', '/api/sim/5/');
    expect([await weekOf(live), await weekOf(backup)]).toEqual([3, 5]);
    expect(bytes(LIVE).equals(before)).toBe(true);
    const after = bytes(BACKUP);
    await live.get('sim', '/api/sim/4/');
    expect(await weekOf(live)).toBe(4);
    expect(bytes(BACKUP).equals(after)).toBe(true);
    await server.stop();
  });

  it('is exported without the other', async () => {
    const { server, live, backup } = await twins();
    for (const [player, file] of [
      [live, LIVE],
      [backup, BACKUP],
    ] as const) {
      const answer = await fetch(`${server.url}api/export/`, { headers: { 'X-User-ID': player.userId! } });
      expect(answer.headers.get('content-disposition')).toContain(`"${file}"`);
    }
    await server.stop();
  });

  it('is undone without the other, though both share a past', async () => {
    const { server, live, backup, bytes } = await twins();
    const before = bytes(LIVE);
    expect(await backup.get('undo', '/api/undo/', { steps: 1 })).toMatchObject({ undone: 1 });
    expect([await weekOf(live), await weekOf(backup)]).toEqual([3, 1]);
    expect(bytes(LIVE).equals(before)).toBe(true);
    expect(await live.get('undo', '/api/undo/', { steps: 2 })).toMatchObject({ undone: 2 });
    expect([await weekOf(live), await weekOf(backup)]).toEqual([1, 1]);
    await server.stop();
  });

  it('survives the deletion of the copy, and the copy survives its deletion', async () => {
    for (const file of [BACKUP, LIVE]) {
      const { folder, server, saves, live, backup } = await twins();
      const kept = file === BACKUP ? live : backup;
      const [gone, stays] = file === BACKUP ? [backup, LIVE] : [live, BACKUP];
      await gone.get('status', '/api/status/');
      const call = { user_id: saves.find((save) => save.file === file)!.user_id, file };
      expect(await gone.get('deleteSave', '/api/saves/delete/', call)).toMatchObject({ file });
      expect(readdirSync(folder).filter((name) => name.endsWith('.dynasty'))).toEqual([stays]);
      expect((await gone.ask('/api/status/')).status).toBe(401);
      expect(await kept.get('undo', '/api/undo/', { steps: 1 })).toMatchObject({ undone: 1 });
      await server.stop();
    }
  });

  it('is not deleted through a file that does not contain it', async () => {
    const { folder, server, live, backup } = await twins();
    const refused = await live.ask('/api/saves/delete/', { user_id: live.userId!, file: BACKUP });
    expect(refused).toEqual({
      status: 409,
      body: {
        error: `Nothing was deleted: that saved game is in ${LIVE} now, not in ${BACKUP}.`,
        redirect: '/',
      },
    });
    renameSync(join(folder, BACKUP), join(folder, 'older.dynasty'));
    expect((await live.ask('/api/saves/delete/', { user_id: backup.userId!, file: BACKUP })).status).toBe(409);
    expect([LIVE, 'older.dynasty'].every((file) => existsSync(join(folder, file)))).toBe(true);
    await server.stop();
  });

  it('is not confused with the copy that the server was started with', async () => {
    const { server, backup } = await twins(BACKUP);
    const { info, saves } = await new Player(server.url).get('home', '/api/home/');
    expect([info!.user_id, info!.currentWeek]).toEqual([backup.userId, 2]);
    expect(saves).toHaveLength(2);
    await server.stop();
  });

  it('is the same save as the link that the server was started with', async () => {
    const [folder, elsewhere] = [savesFolder(), savesFolder()];
    await saveIn(folder, 1, REDBUD);
    symlinkSync(join(folder, LIVE), join(elsewhere, 'link.dynasty'));
    const before = readFileSync(join(folder, LIVE));
    const server = await realServer(folder, join(elsewhere, 'link.dynasty'));
    const { info, saves } = await new Player(server.url).get('home', '/api/home/');
    expect(saves.map(({ user_id }) => user_id)).toEqual([info!.user_id]);
    expect(readFileSync(join(folder, LIVE)).equals(before)).toBe(true);
    await server.stop();
  });

  it('can be played with a read-only copy, which is named with what to do', async () => {
    const folder = savesFolder(both);
    chmodSync(join(folder, BACKUP), 0o444);
    const server = await realServer(folder, join(folder, BACKUP));
    const me = new Player(server.url, userId);
    const { saves, damaged } = await me.get('home', '/api/home/');
    expect(saves.map(({ file }) => file)).toEqual([LIVE]);
    expect(damaged).toEqual([
      {
        file: BACKUP,
        error: expect.stringMatching(/is a copy of redbud-2024.dynasty .* Make it writable to play it\./),
      },
    ]);
    expect((await new Player(server.url).get('home', '/api/home/')).info).toBeNull();
    await me.get('sim', '/api/sim/4/');
    expect(await weekOf(me)).toBe(4);
    await server.stop();
  });
});
