import { describe, expect, it } from 'vitest';
import { server } from './helper.ts';

describe('the guard', () => {
  it.each([
    'http://localhost:5173',
    'http://127.0.0.1:3000',
    'http://[::1]:4000',
    'https://localhost',
    'http://LOCALHOST:1',
  ])('welcomes a page of this machine on any port: %s', async (origin) => {
    const { play } = await server();
    const answer = await play('/api/rankings/', { headers: { origin } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers.vary).toContain('Origin');
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://evil.example#localhost',
    'http://localhost@evil.example',
    'file://',
    '',
    'http://10.0.0.7:8000',
  ])('refuses a page of another site and changes nothing: %s', async (origin) => {
    const { play, michigan } = await server();
    for (const url of ['/api/dashboard/', '/api/sim/5/', '/%61pi/sim/5/', '/api//sim/5']) {
      const answer = await play(url, { headers: { origin } });
      expect([403, 404]).toContain(answer.statusCode);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(michigan).toMatchObject({ stage: 'preseason', asked: [] });
  });

  it('refuses images and links from another site, and allows the address bar', async () => {
    const { play, michigan } = await server();
    const crossSite = await play('/api/dashboard/', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSite.statusCode).toBe(403);
    expect(michigan.stage).toBe('preseason');
    for (const site of ['none', 'same-origin', 'same-site']) {
      expect((await play('/api/rankings/', { headers: { 'sec-fetch-site': site } })).statusCode).toBe(200);
    }
  });

  it('refuses requests from pages of another site, if the browser sends only the referring page', async () => {
    const { play, michigan } = await server();
    for (const referer of [
      'https://evil.example/page',
      'http://10.0.0.7:8000/',
      'http://localhost.evil.example/',
      'x',
      '',
    ]) {
      const answer = await play('/api/sim/5/', { headers: { referer } });
      expect(answer.statusCode, referer).toBe(403);
    }
    expect(michigan.asked).toEqual([]);
    for (const referer of ['http://localhost:5173/dashboard', 'http://127.0.0.1:8000/', 'http://[::1]:3000/a?b#c']) {
      expect((await play('/api/rankings/', { headers: { referer } })).statusCode, referer).toBe(200);
    }
    const typed = { referer: 'https://evil.example/', 'sec-fetch-site': 'none' };
    expect((await play('/api/rankings/', { headers: typed })).statusCode).toBe(200);
  });

  it('allows cross-site requests from an accepted origin: a development server on another loopback name', async () => {
    const { play } = await server();
    const headers = { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'cross-site' };
    expect((await play('/api/rankings/', { headers })).statusCode).toBe(200);
  });

  it.each(['evil.example', 'evil.example:8000', 'localhost.evil.example', '192.168.1.5:8000'])(
    'does not answer under an unknown host name: %s',
    async (host) => {
      const { play, michigan } = await server();
      expect((await play('/api/dashboard/', { headers: { host } })).statusCode).toBe(403);
      expect(michigan.asked).toEqual([]);
    },
  );

  it('answers under its configured names, and to pages served under them', async () => {
    const { play } = await server({ hosts: ['192.168.1.5', 'Den.local'] });
    for (const host of ['192.168.1.5:8000', 'den.local:8000', '127.0.0.1:8000', '[::1]:8000', 'localhost']) {
      const answer = await play('/api/rankings/', { headers: { host, origin: `http://${host}` } });
      expect(answer.statusCode, host).toBe(200);
    }
    const other = { host: 'den.local:8000', origin: 'http://192.168.1.9:8000' };
    expect((await play('/api/rankings/', { headers: other })).statusCode).toBe(403);
  });

  it('answers a preflight with the allowed methods and headers', async () => {
    const { ask } = await server();
    const preflight = (origin: string) =>
      ask('/api/schedulenc/', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-user-id',
        },
      });
    const welcome = await preflight('http://localhost:5173');
    expect(welcome.statusCode).toBe(204);
    expect(welcome.headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect(welcome.headers['access-control-allow-headers']).toBe('Content-Type, X-User-ID');
    expect(welcome.headers['access-control-allow-methods']).toBe('GET, POST');
    expect(welcome.headers['access-control-allow-credentials']).toBe('true');
    const refused = await preflight('https://evil.example');
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('guards the documentation, the save file and unknown calls as well', async () => {
    const { play, host } = await server();
    const headers = { origin: 'https://evil.example' };
    for (const url of ['/api/docs', '/api/docs/json', '/api/export/', '/api/nothing', '/api/health', '/api']) {
      expect((await play(url, { headers })).statusCode, url).toBe(403);
    }
    const taken = await play('/api/import/', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from('SQLite'),
    });
    expect(taken.statusCode).toBe(403);
    expect(host.imported).toEqual([]);
  });

  it('never moves a stage on a HEAD request', async () => {
    const { play, michigan } = await server();
    expect((await play('/api/dashboard/', { method: 'HEAD' })).statusCode).toBe(404);
    expect(michigan.stage).toBe('preseason');
  });
});
