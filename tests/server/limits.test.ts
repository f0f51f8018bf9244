import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Limits } from '../../src/server/app.ts';
import { serve } from '../../src/server/main.ts';
import { fakeHost, TEXAS } from './fake-host.ts';
import { server } from './helper.ts';

const SAVE = { 'content-type': 'application/octet-stream' };

/** Starts a server on a real port; returns its response to a raw request. */
async function listening(limits: Partial<Limits> = {}) {
  const host = fakeHost();
  const running = await serve({ dynasty: host, port: 0, limits });
  if (!running.ok) throw new Error(running.error.message);
  onTestFinished(() => running.value.stop());
  const { port } = new URL(running.value.url);
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8');
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', reject).on('close', () => resolve(answer));
    });
  return { host, say };
}

const lines = (...all: string[]) => all.join('\r\n');

describe('a request that never finishes', () => {
  it.each([
    [
      'its body',
      [
        'POST /api/schedulenc/ HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        'Content-Length: 90',
        '',
        '{"opp',
      ],
    ],
    ['its headers', ['GET /api/health HTTP/1.1', 'Host: localhost', 'X-Slow: ']],
  ])('is ended with an explanation: %s', async (_what, parts) => {
    const { say } = await listening({ arrivalMs: 200 });
    const answer = await say(lines(...parts));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('{"error":"The request took too long to arrive."}');
    expect(answer).toMatch(/cache-control: no-store/i);
  });
});

describe('an invalid request', () => {
  it('is answered with a game error, uncached', async () => {
    const { say } = await listening();
    for (const [text, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [lines('GET /api/home/ HTTP/1.1', 'Connection: close', '', ''), 403],
    ] as const) {
      const answer = await say(text);
      expect(answer.startsWith(`HTTP/1.1 ${status} `), answer).toBe(true);
      expect(answer).toMatch(/\{"error":"[^"]+\."\}/);
      expect(answer).toMatch(/cache-control: no-store/i);
    }
    const long = await say(lines('GET / HTTP/1.1', 'Host: localhost', `X-Long: ${'x'.repeat(40_000)}`, '', ''));
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('an uploaded save', () => {
  it('is refused above the maximum size, declared or not, before it has been received', async () => {
    const { host, say } = await listening({ save: 1000 });
    const head = [
      'POST /api/import/ HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/octet-stream',
      'Connection: close',
    ];
    const answer = await say(lines(...head, 'Content-Length: 1001', '', 'x'));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    const untold = await say(lines(...head, 'Transfer-Encoding: chunked', '', '3e9', 'x'.repeat(1001), '0', '', ''));
    expect(untold).toMatch(/^HTTP\/1\.1 413 /);
    const fits = await say(lines(...head, 'Content-Length: 1000', '', 'x'.repeat(1000)));
    expect(fits).toMatch(/^HTTP\/1\.1 200 /);
    expect(host.imported).toEqual([1000]);
  });

  it('may have 256 MB, and not a byte more', async () => {
    const { say } = await listening();
    const head = [
      'POST /api/import/ HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/octet-stream',
      'Connection: close',
    ];
    expect(await say(lines(...head, `Content-Length: ${256 * 1024 * 1024 + 1}`, '', 'x'))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('waits its turn when many are sent at once', async () => {
    const host = fakeHost();
    const waiting: (() => void)[] = [];
    const { importSave } = host;
    host.importSave = async (bytes, name) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return importSave(bytes, name);
    };
    const { ask } = await server({}, host);
    const send = () => ask('/api/import/', { method: 'POST', headers: SAVE, payload: Buffer.from('SQLite') });
    const first = [send(), send(), send()];
    await expect.poll(() => waiting.length).toBe(3);
    const refused = await send();
    expect(refused.statusCode).toBe(423);
    for (const go of waiting) go();
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const again = send();
    await expect.poll(() => waiting.length).toBe(4);
    waiting[3]!();
    expect((await again).statusCode).toBe(200);
  });

  it('is refused for an invalid name before it has been received', async () => {
    const { ask, host } = await server();
    const named = (query: string) =>
      ask(`/api/import/?${query}`, { method: 'POST', headers: SAVE, payload: Buffer.from('SQLite') });
    const refused = await named('name=taken');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ error: 'That name is taken.' });
    expect((await named('name=a&name=b')).statusCode).toBe(400);
    expect(host.imported).toEqual([]);
    expect((await named('name=free')).statusCode).toBe(200);
    expect(host.named).toEqual(['free']);
  });

  it('reports its progress by ticket until it is answered', async () => {
    const host = fakeHost();
    const { importSave } = host;
    let go = () => {};
    host.importSave = async (bytes, name, waiting) => {
      waiting?.onStart?.(() => 0.25);
      await new Promise<void>((resolve) => {
        go = resolve;
      });
      return importSave(bytes, name);
    };
    const { ask } = await server({}, host);
    const progress = () => ask('/api/import/my-save/');
    expect((await progress()).statusCode).toBe(404);
    const sent = ask('/api/import/?ticket=my-save', { method: 'POST', headers: SAVE, payload: Buffer.from('SQLite') });
    await expect.poll(async () => (await progress()).statusCode).toBe(200);
    expect((await progress()).json()).toEqual({ status: 'checking', share: 0.25 });
    go();
    expect((await sent).json()).toMatchObject({ status: 'success', user_id: TEXAS });
    await expect.poll(async () => (await progress()).json()).toEqual({ status: 'answered', share: 1 });
    const odd = await ask('/api/import/?ticket=a%20b', {
      method: 'POST',
      headers: SAVE,
      payload: Buffer.from('SQLite'),
    });
    expect(odd.statusCode).toBe(400);
  });
});

describe('errors are never cached', () => {
  it.each([
    ['a call that does not exist', '/api/nothing', {}, 404],
    ['a method that no call has', '/api/dashboard/', { method: 'PUT' as const, payload: {} }, 404],
    [
      'a body that is too large',
      '/api/schedulenc/',
      { method: 'POST' as const, payload: { opponent: 'x'.repeat(20_000) } },
      413,
    ],
    [
      'a body of another kind',
      '/api/schedulenc/',
      { method: 'POST' as const, headers: { 'content-type': 'text/plain' }, payload: 'week=3' },
      415,
    ],
    [
      'broken JSON',
      '/api/schedulenc/',
      { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload: '{"week":' },
      400,
    ],
    ['an address that is not properly encoded', '/api/week/%', {}, 400],
    ['an encoded address that is not properly encoded', '/%61pi/week/%E0%A4%A/', {}, 400],
    ['a word that is too long', `/api/${'x'.repeat(300)}/roster/`, {}, 404],
    ['a missing script', '/assets/old-000000.js', {}, 404],
    ['a missing logo', '/logos/teams/Nowhere.svg', {}, 404],
    ['nothing to send to', '/dashboard', { method: 'POST' as const, payload: {} }, 404],
  ])('%s', async (_what, url, more, status) => {
    const { play } = await server();
    const answer = await play(url, more);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.json())).toEqual(['error']);
  });

  it('and neither are game answers under another spelling of the address', async () => {
    const { play } = await server();
    const answer = await play('/%61pi/rankings/');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

describe('an internal error', () => {
  it('goes only to the log', async () => {
    const { play, host, lines: log } = await server();
    const detail = 'SaveError: /home/somebody/saves/a.dynasty is damaged';
    host.instead.set('rankings', { code: 'failed', message: 'That saved game is damaged.', detail });
    const answer = await play('/api/rankings/');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'That saved game is damaged (request req-1).' });
    expect(log).toEqual([`req-1 GET /api/rankings/ failed: ${detail}`]);
  });
});
