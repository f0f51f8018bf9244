import { describe, expect, it } from 'vitest';
import { server } from './helper.ts';

describe('a call', () => {
  it('is limited to the size of a long dynasty, when it imports a save', async () => {
    const { play } = await server();
    const headers = (bytes: number) => ({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes),
    });
    const sent = (bytes: number) => play('/api/import/', { method: 'POST', headers: headers(bytes), payload: 'x' });
    const large = await sent(256 * 1024 * 1024 + 1);
    expect(large.statusCode).toBe(413);
    expect(large.json()).toEqual({ error: 'The request’s body is too large.' });
  });

  it('is called with its own method: HEAD moves no stage', async () => {
    const { play, michigan } = await server();
    for (const url of ['/api/dashboard/', '/api/sim/5/']) {
      expect((await play(url, { method: 'HEAD' })).statusCode).toBe(404);
    }
    expect(michigan).toMatchObject({ stage: 'preseason', asked: [] });
  });
});
