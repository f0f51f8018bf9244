import { addressOf, CALLS, type Call } from '../core/contract/calls.ts';
import type { AnswerOf, CommandName, InputOf, OperationName, QueryName } from '../core/contract/registry.ts';
import type { CheckProgress, Imported } from '../core/contract/views/index.ts';
import { filledIn } from './answer.ts';
import { goTo } from './state/place.ts';
import { type Heard, noteDecided, noteState, numberRequest, shownState, storedUserId, storeUserId } from './tab.ts';

/**
 * The only way to the server: names the tab's dynasty and the state it shows, logs failures and passes them on. Only
 * `state/decision.ts` sends commands.
 */

/** A refusal by the server, with its sentence. */
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

/** An operation's input as a client may give it: each part as it is, as text from the address, or left out. */
export type GivenTo<Name extends OperationName> = {
  [Key in keyof InputOf<Name>]: InputOf<Name>[Key] | string | null;
};

/** A query with its input. */
export type Asked = { [Name in QueryName]: readonly [name: Name, input: GivenTo<Name>] }[QueryName];

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON, or a file as it is. */
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

const STATE_HEADER = 'X-Dynasty-State';
/** Value for any state: the tab shows none yet. */
const ANY = '*';

/** An answer, and the state of the dynasty it was made in, if it names one. */
interface Received {
  answer: unknown;
  state: string | null;
}

async function send({ method, path, body, signal }: Sent): Promise<Received> {
  const headers: Record<string, string> = { Accept: 'application/json', [STATE_HEADER]: shownState() ?? ANY };
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
  if (response.ok) return { answer, state: response.headers.get(STATE_HEADER) };
  const redirect = textOf(answer, 'redirect');
  throw new ApiError(textOf(answer, 'error') ?? `The server answered ${response.status}.`, response.status, redirect);
}

/** Returns the request for an operation: its GET form if it has one, else POST. */
function sentFor(name: OperationName, input: object): Sent {
  const known: Call = CALLS[name];
  const { method, path } = known.also ?? known;
  return method === 'GET' ? { method, path: addressOf({ path }, input) } : { method, path, body: input };
}

/** Follows the redirect of a refused query, whose page is elsewhere. */
function followed(error: unknown): never {
  if (error instanceof ApiError && error.redirect !== null) goTo(error.redirect);
  throw error;
}

/**
 * Runs a query of the registry. A refusal that names another page redirects there, unless told to `stay`.
 * @throws ApiError for a refusal, TypeError without a connection; both are logged first
 */
export async function ask<Name extends QueryName>(
  name: Name,
  input: GivenTo<Name>,
  stay = false,
): Promise<{ answer: AnswerOf<Name>; heard: Heard }> {
  const request = numberRequest();
  const asked = logged(sentFor(name, input));
  const { answer, state } = await (stay ? asked : asked.catch(followed));
  return { answer: answer as AnswerOf<Name>, heard: noteState(state, request) };
}

/** The last command, until it is answered: the next one is made in the state it leads to. */
let lastCommand: Promise<unknown> = Promise.resolve();

/**
 * Sends a command of the registry once earlier ones are answered; if it is aborted, the server abandons it too.
 * @throws as `ask` does
 */
export function command<Name extends CommandName>(
  name: Name,
  input: GivenTo<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const mine = lastCommand.then(() => sendCommand(name, input, signal));
  lastCommand = mine.catch(() => undefined);
  return mine;
}

async function sendCommand<Name extends CommandName>(
  name: Name,
  input: GivenTo<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const { answer, state } = await logged({ ...sentFor(name, input), ...(signal && { signal }) });
  const newId = textOf(answer, 'user_id');
  if (newId) storeUserId(newId);
  noteDecided(state);
  return answer as AnswerOf<Name>;
}

/** Logs unexpected errors; a refusal is already explained and shown. */
async function logged(sent: Sent): Promise<Received> {
  try {
    return await send(sent);
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500;
    if (!sent.signal?.aborted) console[refused ? 'info' : 'error'](`${sent.method} ${sent.path} failed`, error);
    throw error;
  }
}

/**
 * Downloads the file of the tab's dynasty, with its name on the server.
 * @throws as `ask` does
 */
export async function exportSave(): Promise<{ file: string; content: Blob }> {
  const userId = storedUserId();
  const response = await fetch('/api/export/', {
    credentials: 'include',
    ...(userId && { headers: { 'X-User-ID': userId } }),
  });
  if (!response.ok) {
    const answer = await readBody(response);
    throw new ApiError(textOf(answer, 'error') ?? `The server answered ${response.status}.`, response.status, null);
  }
  const named = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  return { file: named?.[1] ?? 'save.dynasty', content: await response.blob() };
}

const IMPORT = '/api/import/';

/**
 * Uploads a save file, to be imported under a name once it has been checked. The current dynasty stays the same.
 * @param ticket created by the caller, to query `importProgress` meanwhile
 * @throws ApiError with the problem with the file or its name, TypeError without a connection, the signal's reason
 */
export async function importSave(file: Blob, name: string, ticket: string, signal: AbortSignal): Promise<Imported> {
  const path = addressOf({ path: IMPORT }, { name, ticket });
  return (await logged({ method: 'POST', path, body: file, signal })).answer as Imported;
}

/** Returns the progress of the import with a ticket. Throws as `importSave` does. */
export async function importProgress(ticket: string, signal: AbortSignal): Promise<CheckProgress> {
  return (await send({ method: 'GET', path: `${IMPORT}${ticket}/`, signal })).answer as CheckProgress;
}
