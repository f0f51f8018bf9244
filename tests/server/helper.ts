import type { InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../src/server/app.ts';
import { type FakeHost, fakeHost, MICHIGAN } from './fake-host.ts';

/** Starts a server on a fake host, closed after the test. */
export async function server(options: Partial<AppOptions> = {}, host: FakeHost = fakeHost()) {
  const lines: string[] = [];
  const app = await buildApp({ dynasty: host, version: '1.2.3', log: (line) => lines.push(line), ...options });
  onTestFinished(() => app.close());
  const ask = (url: string, more: InjectOptions = {}) =>
    app.inject({ method: 'GET', url, ...more, headers: { host: 'localhost:8000', ...more.headers } });
  /** Sends a request as Michigan's player. */
  const play = (url: string, more: InjectOptions = {}) =>
    ask(url, { ...more, headers: { 'x-user-id': MICHIGAN, ...more.headers } });
  return { app, host, lines, ask, play, michigan: host.dynasties.get(MICHIGAN)! };
}
