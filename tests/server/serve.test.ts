import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { serve, serveUntilStopped } from '../../src/server/main.ts';
import { fakeHost, MICHIGAN } from './fake-host.ts';

describe('serving', () => {
  it('answers over real HTTP until it is stopped, then releases the saves', async () => {
    const host = fakeHost();
    const lines: string[] = [];
    const running = await serve({ dynasty: host, port: 0, print: (line) => lines.push(line) });
    if (!running.ok) throw new Error(running.error.message);
    const { url, stop } = running.value;
    expect(lines).toEqual([`College football at ${url}`]);
    const answer = await fetch(`${url}api/dashboard/`, { headers: { 'X-User-ID': MICHIGAN } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(await answer.json()).toHaveProperty('info.stage');
    await stop();
    expect(host.closed).toBe(true);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('stops when told to, even right after printing its address', async () => {
    const host = fakeHost();
    const before = process.listenerCount('SIGINT');
    const tellToStop = () => {
      // Otherwise nothing would ever stop it.
      if (process.listenerCount('SIGINT') === before)
        throw new Error('It says where it is, and cannot be stopped yet.');
      process.listeners('SIGINT').at(-1)!('SIGINT');
    };
    const stopped = await serveUntilStopped({ dynasty: host, port: 0, print: tellToStop });
    expect(stopped).toEqual({ ok: true, value: 'stopped' });
    expect(host.closed).toBe(true);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });

  it('says which port is free if its own is taken', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
    });
    const refused = await serve({ dynasty: fakeHost(), port });
    taken.close();
    expect(refused).toMatchObject({ ok: false, error: { code: 'failed' } });
    if (refused.ok) return;
    expect(refused.error.message).toContain(`Port ${port} is taken`);
    expect(refused.error.message).toMatch(/Port \d+ is free: use --port \d+\./);
  });

  it('warns about the risk of being reachable from elsewhere', async () => {
    const lines: string[] = [];
    const running = await serve({ dynasty: fakeHost(), host: '0.0.0.0', port: 0, print: (line) => lines.push(line) });
    if (!running.ok) throw new Error(running.error.message);
    await running.value.stop();
    expect(lines.join('\n')).toContain('no password');
  });

  it('names an address that this machine does not have', async () => {
    const refused = await serve({ dynasty: fakeHost(), host: '203.0.113.7', port: 0 });
    expect(refused).toMatchObject({ ok: false, error: { message: expect.stringContaining('203.0.113.7') } });
  });
});
