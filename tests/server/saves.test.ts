import { describe, expect, it } from 'vitest';
import { imported } from '../../src/core/contract/views/sim.ts';
import { server } from './helper.ts';

describe('save files', () => {
  it('are downloaded under a safe name', async () => {
    const { play, ask } = await server();
    const answer = await play('/api/export/');
    expect(answer.statusCode).toBe(200);
    expect([...answer.rawPayload]).toEqual([83, 81, 76]);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="michi_gan_2026.dynasty"');
    expect((await ask('/api/export/')).statusCode).toBe(401);
  });

  it.each(['application/octet-stream', 'application/vnd.sqlite3'])(
    'come in as %s, larger than any other call',
    async (type) => {
      const { ask, host } = await server();
      const payload = Buffer.alloc(300_000, 1);
      const answer = await ask('/api/import/', { method: 'POST', headers: { 'content-type': type }, payload });
      expect(answer.statusCode).toBe(200);
      expect(imported.safeParse(answer.json()).success).toBe(true);
      expect(host.imported).toEqual([300_000]);
    },
  );

  it('are refused if they are invalid', async () => {
    const { ask } = await server();
    const bytes = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    };
    expect((await ask('/api/import/', bytes)).statusCode).toBe(400);
    expect((await ask('/api/import/', { method: 'POST', payload: { save: 1 } })).statusCode).toBe(400);
    expect((await ask('/api/import/', { method: 'POST' })).statusCode).toBe(400);
  });
});
