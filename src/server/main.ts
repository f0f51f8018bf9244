import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { done, type Result, refuse } from '../core/contract/result.ts';
import { type AppOptions, buildApp } from './app.ts';

export interface ServeOptions extends Omit<AppOptions, 'hosts'> {
  /** Address to listen on; by default only this machine can connect. */
  host?: string;
  port?: number;
  /** Whether to open the browser once the server answers. */
  open?: boolean;
  /** Prints a line for the person at the terminal. */
  print?: (line: string) => void;
}

export interface Running {
  url: string;
  app: FastifyInstance;
  /** Finishes running requests, then stops. */
  stop(): Promise<void>;
}

const DEFAULT_PORT = 8000;
const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', 'localhost', '::1']);

/** Builds the server and listens. If the port is taken, the refusal names a free one. */
export async function serve(options: ServeOptions): Promise<Result<Running>> {
  const { host = '127.0.0.1', port = DEFAULT_PORT, print = () => {}, open, ...appOptions } = options;
  const app = await buildApp({ ...appOptions, hosts: namesOf(host) });
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    return await whyNot(error, host, port);
  }
  const url = urlOf(app, host);
  print(`College football at ${url}`);
  if (!LOOPBACK_ADDRESSES.has(host)) {
    print('Anyone who can reach this address can play and change these dynasties. There is no password.');
  }
  if (open) openBrowser(url);
  return done({ url, app, stop: async () => app.close() });
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Serves until the process gets Ctrl-C or a termination signal, which may come before the server listens. */
export async function serveUntilStopped(options: ServeOptions): Promise<Result<'stopped'>> {
  const stop = new AbortController();
  const stopped = once(stop.signal, 'abort');
  const tell = () => stop.abort();
  for (const signal of STOP_SIGNALS) process.once(signal, tell);
  try {
    const running = await serve(options);
    if (!running.ok) return running;
    void options.dynasty.warmUp?.();
    await stopped;
    await running.value.stop();
    return done('stopped');
  } finally {
    for (const signal of STOP_SIGNALS) process.off(signal, tell);
  }
}

/** Returns the host names that a server on this address answers to, besides the loopback ones. */
function namesOf(host: string): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const addresses = everywhere
    ? Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address))
    : [host];
  const names = everywhere ? [hostname(), `${hostname()}.local`] : [];
  return [...addresses.map((address) => (address.includes(':') ? `[${address}]` : address)), ...names];
}

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : DEFAULT_PORT;
  const hostInUrl = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${hostInUrl}:${bound}/`;
}

async function whyNot(error: unknown, host: string, port: number): Promise<Result<never>> {
  const code = (error as { code?: string }).code;
  if (code === 'EADDRINUSE') {
    const free = await nextFreePort(host, port + 1);
    const advice = free === null ? 'Choose another with --port.' : `Port ${free} is free: use --port ${free}.`;
    return refuse('failed', `Port ${port} is taken by another program. ${advice}`);
  }
  if (code === 'EACCES')
    return refuse('failed', `Port ${port} requires administrator rights. Choose one above 1024 with --port.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return refuse('failed', `This machine has no address ${host}; choose another with --host.`);
  }
  throw error;
}

const PORTS_TRIED = 50;

/** Returns the first free port from `from` on; null if the next fifty are all taken. */
async function nextFreePort(host: string, from: number): Promise<number | null> {
  for (let port = from; port < Math.min(from + PORTS_TRIED, 65_536); port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen({ host, port }, () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
  return null;
}

/** Opens an address in the desktop's browser, if there is one. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
