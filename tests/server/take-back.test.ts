import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_ID_0_1 } from '../../src/core/save/schema.ts';
import { saveIn } from '../core/app/played.ts';
import { Player, realServer, removeFolders, savesFolder } from './real.ts';

/** A folder with a dynasty in its first preseason. */
let begun: string;
let userId: string;
beforeAll(async () => {
  begun = savesFolder();
  userId = await saveIn(begun, 'preseason');
});
afterAll(removeFolders);

async function michigan() {
  const folder = savesFolder(begun);
  const server = await realServer(folder);
  return { folder, server, me: new Player(server.url, userId) };
}

describe('opponents', () => {
  it('come with rank, rating, prestige, conference, site and odds, best first, and can all be scheduled', async () => {
    const { server, me } = await michigan();
    const { opponents, week } = await me.get('opponents', '/api/opponents/?week=2');
    const names = opponents.map(({ name }) => name);
    expect(week).toBe(2);
    expect([...names].sort()).toEqual(await me.get('freeOpponents', '/api/fetchteams/?week=2'));
    const ratings = opponents.map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    const best = opponents[0]!;
    await me.get('scheduleNonConference', '/api/schedulenc/', { opponent: best.name, week: 2 });
    const { schedule, weeks_to_schedule } = await me.get('noncon', '/api/noncon/');
    expect(schedule[1]).toMatchObject({ home: best.home, spread: best.spread, opponent: { name: best.name } });
    expect(weeks_to_schedule).not.toContain(2);
    expect((await me.ask('/api/opponents/?week=15')).status).toBe(400);
    await server.stop();
  });
});

describe('a decision', () => {
  it('is named before it is undone, and then undone', async () => {
    const { server, me } = await michigan();
    expect((await me.get('lastDecisions', '/api/undo/')).decisions).toEqual([]);
    expect(await me.ask('/api/undo/', {})).toMatchObject({ status: 409, body: { error: 'There is nothing to undo.' } });
    const before = await me.digest();
    await me.get('scheduleNonConference', '/api/schedulenc/', { opponent: 'Toledo', week: 2 });
    const sentences = ['scheduled Toledo in week 2'];
    expect((await me.get('lastDecisions', '/api/undo/')).decisions).toEqual(sentences);
    expect(await me.get('undo', '/api/undo/', { steps: 1 })).toMatchObject({ undone: 1, decisions: sentences });
    expect(await me.digest()).toBe(before);
    expect((await me.ask('/api/undo/', { steps: 0 })).status).toBe(400);
    await server.stop();
  });
});

describe('a saved game', () => {
  it('is deleted by its id alone, with its backups; another one stays', async () => {
    const { folder, server, me } = await michigan();
    const you = new Player(server.url);
    await you.newGame('team=Texas&year=2024&seed=stays');
    await me.get('scheduleNonConference', '/api/schedulenc/', { opponent: 'Toledo', week: 2 });
    const answer = await me.get('deleteSave', '/api/saves/delete/', { user_id: me.userId! });
    expect(existsSync(join(folder, answer.file))).toBe(false);
    expect((await me.ask('/api/noncon/')).status).toBe(401);
    expect((await you.get('home', '/api/home/')).saves.map(({ team }) => team)).toEqual(['Texas']);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('michigan'))).toEqual([]);
    expect((await you.ask('/api/saves/delete/', { user_id: me.userId! })).status).toBe(404);
    expect((await you.ask('/api/saves/delete/', { user_id: '../texas' })).status).toBe(404);
    await server.stop();
  });

  it('that is damaged is listed by its file, without a path of the machine', async () => {
    const { folder, server, me } = await michigan();
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.dynasty') || name.endsWith('.sqlite'));
    const ending = file!.slice(file!.lastIndexOf('.'));
    writeFileSync(join(folder, `broken${ending}`), 'SQLite format 3\0 and nothing else');
    const { damaged, saves } = await me.get('home', '/api/home/');
    expect(saves).toHaveLength(1);
    expect(damaged).toEqual([{ file: `broken${ending}`, error: expect.stringMatching(/damaged/) }]);
    expect(JSON.stringify(damaged)).not.toContain(folder);
    await server.stop();
  });

  it('from version 0.1 is listed as that, not as damaged', async () => {
    const { folder, server, me } = await michigan();
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.dynasty'));
    const bytes = Uint8Array.from(readFileSync(join(folder, file!)));
    new DataView(bytes.buffer).setUint32(68, APPLICATION_ID_0_1);
    writeFileSync(join(folder, 'past.dynasty'), bytes);
    const { damaged } = await me.get('home', '/api/home/');
    expect(damaged).toEqual([{ file: 'past.dynasty', error: expect.stringMatching(/^[^/]*made by version 0\.1/) }]);
    expect(damaged[0]!.error).not.toMatch(/damaged|Restore/);
    await server.stop();
  });
});
