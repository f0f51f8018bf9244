import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../../src/server/plugins/compressed-json.ts';

const LARGE = { rows: Array.from({ length: 20_000 }, (_, id) => ({ id, name: `Player ${id}` })) };

function serverOf(answer: () => object) {
  const app = fastify();
  app.get('/', (request, reply) => sendJson(request, reply, answer()));
  return (encoding?: string) =>
    app.inject({ url: '/', headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });
}

describe('a large answer', () => {
  it('is the same in every encoding a client accepts', async () => {
    const get = serverOf(() => LARGE);
    const text = JSON.stringify(LARGE);
    for (let time = 0; time < 2; time++) {
      const br = await get('gzip, br');
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/json; charset=utf-8' });
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
      const gzip = await get('gzip;q=1.0, br;q=0');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
      for (const none of [undefined, 'identity', 'br;q=0.0']) expect((await get(none)).payload).toBe(text);
    }
  });

  it('is encoded again when it changes', async () => {
    let answer: object = LARGE;
    const get = serverOf(() => answer);
    await get('br');
    answer = { ...LARGE, week: 2 };
    expect(JSON.parse(brotliDecompressSync((await get('br')).rawPayload).toString())).toEqual(answer);
  });
});

describe('a small answer', () => {
  it('is left to the server’s own compression', async () => {
    const response = await serverOf(() => ({ status: 'success' }))('br');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toEqual({ status: 'success' });
  });
});
