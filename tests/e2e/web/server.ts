import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedFolder } from './prepared.ts';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

/** Starts the built program's server as its own process, on a free port, over a folder of saves. */
export function startServer(saves: string, environment: Record<string, string> = {}): Promise<Server> {
  const program = ['bin/dynasty.js', '--saves-dir', saves, 'serve', '--port', '0'];
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`The server ${why}. It said:\n${output}`));
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /College football at (\S+)/.exec(output)?.[1];
      if (!url) return;
      resolve({ url, stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => fail(`ended with ${code}`));
  });
}

/** Starts a server on a copy of the prepared dynasties, so that workers do not see each other's moves. */
export async function preparedServer(name: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `dynasty-e2e-${name}-`));
  cpSync(preparedFolder(), folder, { recursive: true });
  const { url, stop } = await startServer(folder);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
