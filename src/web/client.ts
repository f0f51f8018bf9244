import { addressOf, CALLS, type Call } from '../core/app/calls.ts';
import type { AnswerOf, InputOf, OperationName, QueryName } from '../core/app/registry.ts';
import type { CheckProgress, Imported } from '../core/app/views/index.ts';
import { filledIn } from './answer.ts';

/** The only way to the server: sends and stores the save's id, follows redirects, logs failures and passes them on. */

const USER_ID_KEY = 'user_id';

/** A refusal of the server, with the sentence it gave. */
export class ApiError extends Error {
  readonly status: number;
  readonly redirect: string | null;

  constructor(message: string, status: number, redirect: string | null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.redirect = redirect;
  }
}

export function storedUserId(): string | null {
  try {
    return localStorage.getItem(USER_ID_KEY);
  } catch {
    return null;
  }
}

export function storeUserId(id: string): void {
  try {
    localStorage.setItem(USER_ID_KEY, id);
  } catch {
    // Without storage the id lasts as long as the page.
  }
}

/** Forgets the save's id, as when it is deleted. */
export function forgetUserId(): void {
  try {
    localStorage.removeItem(USER_ID_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

let go: (path: string) => void = (path) => window.location.assign(path);

/** The router handles redirects once it runs, so they do not reload the page. */
export function onRedirect(navigate: (path: string) => void): void {
  go = navigate;
}

/** An operation's input as a client may give it: each part as it is, as text from the address, or left out. */
export type GivenTo<Name extends OperationName> = {
  [Key in keyof InputOf<Name>]: InputOf<Name>[Key] | string | null;
};

/** A query with its input. */
export type Asked = { [Name in QueryName]: readonly [name: Name, input: GivenTo<Name>] }[QueryName];

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  /** What is sent as JSON, or a file as it is. */
  body?: object | Blob;
  signal?: AbortSignal;
}

function textOf(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : null;
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return filledIn(await response.json());
  } catch {
    return null;
  }
}

async function send({ method, path, body, signal }: Sent): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const userId = storedUserId();
  if (userId) headers['X-User-ID'] = userId;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = isFile ? 'application/vnd.sqlite3' : 'application/json';
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers,
    ...(signal && { signal }),
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
  const answer = await readBody(response);
  if (response.ok) return answer;
  const redirect = textOf(answer, 'redirect');
  if (redirect) go(redirect);
  throw new ApiError(textOf(answer, 'error') ?? `The server answered ${response.status}.`, response.status, redirect);
}

/** How an operation is requested: by its GET form if it has one, else by POST. */
function sentFor(name: OperationName, input: object): Sent {
  const known: Call = CALLS[name];
  const { method, path } = known.also ?? known;
  return method === 'GET' ? { method, path: addressOf({ path }, input) } : { method, path, body: input };
}

/**
 * Calls an operation of the registry and returns its answer.
 * @throws ApiError for a refusal, TypeError when there is no connection; both are logged first
 */
export async function call<Name extends OperationName>(name: Name, input: GivenTo<Name>): Promise<AnswerOf<Name>> {
  const answer = await logged(sentFor(name, input));
  const newId = textOf(answer, 'user_id');
  if (newId) storeUserId(newId);
  return answer as AnswerOf<Name>;
}

async function logged(sent: Sent): Promise<unknown> {
  try {
    return await send(sent);
  } catch (error) {
    if (!sent.signal?.aborted) console.error(`${sent.method} ${sent.path} failed`, error);
    throw error;
  }
}

const IMPORT = '/api/import/';

/**
 * Sends a save file, to be imported under a name once it has been checked. The dynasty being played stays the same.
 * @param ticket made up by the caller, to ask `importProgress` with meanwhile
 * @throws ApiError with what is wrong with the file or its name, TypeError when there is no connection, the signal's reason
 */
export async function importSave(file: Blob, name: string, ticket: string, signal: AbortSignal): Promise<Imported> {
  const path = addressOf({ path: IMPORT }, { name, ticket });
  return (await logged({ method: 'POST', path, body: file, signal })) as Imported;
}

/** The progress of the import with a ticket. Throws as `importSave` does. */
export async function importProgress(ticket: string, signal: AbortSignal): Promise<CheckProgress> {
  return (await send({ method: 'GET', path: `${IMPORT}${ticket}/`, signal })) as CheckProgress;
}
