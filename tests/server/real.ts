import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderHost } from '../../src/core/app/hosting/folder-host.ts';
import { type AnswerOf, OPERATIONS, type OperationName } from '../../src/core/contract/registry.ts';
import { serve } from '../../src/server/main.ts';

const folders: string[] = [];

/** Creates a saves folder, empty or a copy of another. */
export function savesFolder(copyOf?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-server-'));
  folders.push(folder);
  if (copyOf !== undefined) cpSync(copyOf, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A player over real HTTP, who checks every answer against the registry. */
export class Player {
  readonly url: string;
  userId: string | null;

  constructor(url: string, userId: string | null = null) {
    this.url = url.replace(/\/$/, '');
    this.userId = userId;
  }

  async ask(path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (this.userId !== null) headers['X-User-ID'] = this.userId;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(this.url + path, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }

  /** Sends a request that must succeed; checks the answer against the operation's schema. */
  async get<Name extends OperationName>(name: Name, path: string, body?: object): Promise<AnswerOf<Name>> {
    const { status, body: answer } = await this.ask(path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer).slice(0, 300)}`);
    return OPERATIONS[name].answer.parse(answer) as AnswerOf<Name>;
  }

  async newGame(query: string): Promise<AnswerOf<'newGame'>> {
    const begun = await this.get('newGame', `/api/noncon?${query}`);
    this.userId = begun.user_id;
    return begun;
  }

  /** Returns the digest of the whole dynasty. */
  async digest(): Promise<string> {
    return (await this.get('status', '/api/status/')).digest;
  }
}

/** Starts a server on a free port over real saves. */
export async function realServer(folder: string, active: string | null = null) {
  const dynasty = folderHost({ folder, active, version: 'test' });
  // The client checks the answers; checking them twice would only cost time.
  const running = await serve({ dynasty, port: 0, checkAnswers: false });
  if (!running.ok) throw new Error(running.error.message);
  return running.value;
}
