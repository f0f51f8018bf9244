import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { server } from './helper.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
mkdirSync(join(folder, 'conferences'));
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
writeFileSync(join(folder, 'Ohio State.png'), PNG);
writeFileSync(join(folder, 'michigan.svg'), '<svg id="mine"/>');
writeFileSync(join(folder, 'michigan.png'), PNG);
writeFileSync(join(folder, 'conferences', 'SEC.svg'), '<svg id="sec"/>');
writeFileSync(join(folder, 'notes.txt'), 'not a picture');
afterAll(() => rmSync(folder, { recursive: true }));

describe('logos', () => {
  it.each([
    '/logos/teams/Texas%20A%26M.svg',
    '/logos/teams/Texas%20A%26M.png',
    '/static/logos/teams/Texas%20A&M.png',
    '/logos/teams/texas-a-m.svg',
    '/logos/conferences/Big%20Ten.png',
    '/static/logos/conferences/big-ten.svg',
  ])('are drawn for %s, kept long and shown on other ports of this machine', async (url) => {
    const { ask } = await server();
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(answer.headers['cache-control']).toMatch(/max-age=\d{6,}/);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-site');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const again = await ask(url, { headers: { 'if-none-match': answer.headers.etag as string } });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    { host: 'evil.example:8000' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'https://evil.example/page' },
  ])('are not for other sites, which could tell from them that the game runs here: %o', async (headers) => {
    const { ask } = await server();
    for (const url of [
      '/logos/teams/Michigan.svg',
      '/static/logos/conferences/SEC.png',
      '/logos/faces/77.svg?colors=500000,ffffff',
      '/logos/teams/Nowhere.svg',
    ]) {
      const answer = await ask(url, { headers });
      expect(answer.statusCode, url).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('are allowed on the server’s configured addresses, and on other ports of this machine', async () => {
    const { ask } = await server({ hosts: ['den.local'] });
    const logo = (headers: Record<string, string>) => ask('/logos/teams/Michigan.svg', { headers });
    expect((await logo({ host: 'den.local:8000' })).statusCode).toBe(200);
    const other = await logo({ origin: 'http://localhost:5173' });
    expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([200, 'http://localhost:5173']);
  });

  it('of players are portraits, always the same for a player and cached for a long time', async () => {
    const { ask } = await server();
    const face = async (id: number) => (await ask(`/logos/faces/${id}.svg?colors=500000,ffffff`)).body;
    const answer = await ask('/logos/faces/77.svg?colors=500000,ffffff');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['cache-control']).toMatch(/max-age=\d{6,}/);
    expect(answer.body).toMatch(/^<svg xmlns=.*<\/svg>$/s);
    expect(answer.body).toContain('#500000');
    expect(await face(77)).toBe(answer.body);
    expect(await face(78)).not.toBe(answer.body);
  });

  it.each(['/logos/faces/77.svg', '/logos/faces/x.svg?colors=500000,ffffff', '/logos/faces/7.svg?colors=red,"%3E'])(
    'of players are missing for %s',
    async (url) => {
      const { ask } = await server();
      expect((await ask(url)).statusCode).toBe(404);
    },
  );

  it('are the same under every address of a team', async () => {
    const { ask } = await server();
    const bodies = await Promise.all(
      ['Ohio%20State.svg', 'ohio-state.png', 'Ohio%20State.PNG'].map(
        async (name) => (await ask(`/logos/teams/${name}`)).body,
      ),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it.each([
    '/logos/teams/Nowhere.svg',
    '/logos/teams/SEC.svg',
    '/logos/conferences/Michigan.svg',
    '/logos/mascots/Michigan.svg',
  ])('are missing for %s', async (url) => {
    const { ask } = await server();
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('come from the user’s own folder first', async () => {
    const { ask } = await server({ logosDir: folder });
    const ohio = await ask('/logos/teams/Ohio%20State.svg');
    expect(ohio.headers['content-type']).toBe('image/png');
    expect(ohio.rawPayload.equals(PNG)).toBe(true);
    expect((await ask('/static/logos/teams/Michigan.png')).body).toBe('<svg id="mine"/>');
    expect((await ask('/logos/conferences/SEC.png')).body).toBe('<svg id="sec"/>');
    expect((await ask('/logos/teams/Texas%20A%26M.png')).body).toContain('<svg xmlns');
    expect((await ask('/logos/teams/notes.svg')).statusCode).toBe(404);
  });
});
