import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt, installPackage } from './install.ts';

const NAMES = ['redis-server', 'valkey-server'];

function found(): string | null {
  return NAMES.find((name) => attempt(name, ['--version'])) ?? null;
}

/** Set to run the tests on a machine without a server: the queue tests are left out, and the run says so. */
export const WITHOUT_QUEUE = 'DYNASTY_WITHOUT_QUEUE';

/** Set to fail a run of the tests that leaves out the queue. */
export const NEEDS_QUEUE = 'DYNASTY_NEEDS_QUEUE';

/** How to install what the queue tests need. */
export const HOW_TO_GET_ONE = 'Install a server (apt-get install redis-server, or brew install valkey) and run again.';

/** Returns this machine's Redis or Valkey server, the system's or one installed now; null if there is none. */
export function redisProgram(): string | null {
  const there = found();
  if (there !== null) return there;
  installPackage('--no-install-recommends', 'redis-server');
  return found();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A private, empty server for one test file; writes nothing to disk. */
export class RedisServer {
  private readonly program: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'redis-'));
  private child: ChildProcess | null = null;
  port = 0;

  constructor() {
    const program = redisProgram();
    if (program === null) throw new Error(`There is no Redis or Valkey server to test with. ${HOW_TO_GET_ONE}`);
    this.program = program;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  /** Starts the server; a restart reuses the port and loses the data. */
  async start(): Promise<this> {
    if (this.port === 0) this.port = await freePort();
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(this.program, [...args, '--dir', this.folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      this.child!.stdout!.on('data', (text) => /ready to accept connections/i.test(String(text)) && resolve());
      this.child!.once('exit', (code) => reject(new Error(`${this.program} ended with ${code}`)));
    });
    return this;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    await new Promise<void>((resolve) => {
      child.removeAllListeners('exit').once('exit', () => resolve());
      child.kill('SIGKILL');
    });
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
