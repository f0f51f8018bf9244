import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/core/contract/registry.ts';
import { errorView } from '../../src/core/contract/views/errors.ts';
import { anyText } from '../core/save/hostile-names.ts';
import { server } from './helper.ts';

describe('invalid requests', () => {
  it.each([
    '/api/week/abc/',
    '/api/week/-1/',
    '/api/week/1.5/',
    '/api/week/1e3/',
    '/api/week/0x10/',
    '/api/week/%20/',
    '/api/week/99999999999999999999/',
    '/api/game/x/',
    '/api/player/%00/',
    '/api/player/1/?year=soon',
    '/api/rankings/?week=NaN',
    '/api/rankings/?week=1&week=2',
    '/api/fetchteams/',
    '/api/team_info/',
    '/api/team_info/?team_name=',
    '/api/sim/last/',
    '/api/home/?year=two',
    '/api/noncon/?team=Texas&year=soon',
    '/api/noncon/?team=Texas&year=2026&playoff_teams=8',
    '/api/noncon/?team=Texas&year=2026&playoff_conf_champ_top_4=perhaps',
    '/api/%E0%A4%A/schedule/',
    '/api/week/%',
  ])('%s is malformed, and nothing is asked of the dynasty', async (url) => {
    const { play, michigan, host } = await server();
    const answer = await play(url);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(errorView.parse(answer.json()).error).toMatch(/\.$/);
    expect(michigan.asked).toEqual([]);
    expect(host.created).toEqual([]);
  });

  it.each([
    ['no body', {}],
    ['broken JSON', { headers: { 'content-type': 'application/json' }, payload: '{"week":' }],
    ['a list', { payload: [1] }],
    ['a number', { headers: { 'content-type': 'application/json' }, payload: '7' }],
    ['null', { headers: { 'content-type': 'application/json' }, payload: 'null' }],
    ['a missing opponent', { payload: { week: 3 } }],
    ['a poisoned prototype', { headers: { 'content-type': 'application/json' }, payload: '{"__proto__":{"week":1}}' }],
  ])('a command with %s is malformed', async (_what, more) => {
    const { play, michigan } = await server();
    const answer = await play('/api/schedulenc/', { method: 'POST', ...more });
    expect(answer.statusCode).toBe(400);
    expect(errorView.safeParse(answer.json()).success).toBe(true);
    expect(michigan.asked).toEqual([]);
  });

  it('accepts only JSON, up to a maximum size', async () => {
    const { play } = await server();
    const form = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'week=3',
    };
    expect((await play('/api/schedulenc/', form)).statusCode).toBe(415);
    const long = { method: 'POST' as const, payload: { opponent: 'x'.repeat(20_000), week: 3 } };
    const answer = await play('/api/schedulenc/', long);
    expect(answer.statusCode).toBe(413);
    expect(errorView.safeParse(answer.json()).success).toBe(true);
  });

  it('names a call that does not exist', async () => {
    const { play } = await server();
    for (const url of ['/api', '/api/', '/api/nothing', '/api/Texas/', '/api/Texas/wins/']) {
      const answer = await play(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json().error).toContain('There is no call GET /api');
    }
    expect((await play('/api/dashboard/', { method: 'DELETE' })).statusCode).toBe(404);
  });

  it('logs a bug with its request id and tells the client only the id', async () => {
    const { play, host, lines } = await server();
    host.instead.set('rankings', new Error('secret detail'));
    const answer = await play('/api/rankings/');
    expect(answer.statusCode).toBe(500);
    const id = /request (req-\w+)/.exec(answer.json().error)?.[1];
    expect(answer.body).not.toContain('secret detail');
    expect(answer.body).not.toContain('.ts');
    expect(lines[0]).toContain(id);
    expect(lines[0]).toContain('secret detail');
  });

  it('logs each request only when asked to', async () => {
    const quiet = await server();
    await quiet.play('/api/rankings/');
    expect(quiet.lines).toEqual([]);
    const loud = await server({ verbose: true });
    await loud.play('/api/rankings/');
    expect(loud.lines[0]).toMatch(/^req-\w+ GET \/api\/rankings\/ 200 [\d.]+ ms$/);
  });
});

describe('any request', () => {
  it('is answered as JSON, never with a server failure', async () => {
    const { app, host } = await server();
    const paths = [...new Set(Object.values(OPERATIONS).flatMap(({ path, also }) => [path, also?.path ?? path]))];
    const word = fc.oneof(anyText(30), fc.integer().map(String), fc.constant('__proto__'));
    const request = fc.record({
      path: fc.constantFrom(...paths),
      part: word,
      query: fc.dictionary(fc.oneof(fc.constantFrom('year', 'week', 'team', 'team_name', 'playoff_teams'), word), word),
      post: fc.boolean(),
      body: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, part, query, post, body }) => {
        const address = path.replace(/:\w+/, () => encodeURIComponent(part));
        const url = `${address}?${new URLSearchParams(query)}`;
        const answer = await app.inject({
          method: post ? 'POST' : 'GET',
          url,
          headers: { host: 'localhost', ...(post ? { 'content-type': 'application/json' } : {}) },
          ...(post ? { payload: JSON.stringify(body) } : {}),
        });
        expect([200, 400, 401, 404], url).toContain(answer.statusCode);
        if (answer.statusCode !== 200) expect(errorView.safeParse(answer.json()).success).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
    for (const dynasty of host.dynasties.values()) expect(dynasty.asked).toEqual([]);
  });
});
