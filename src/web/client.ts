/** The one way to the server: identity sent and kept, redirects followed, failures logged and passed on. */

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
    // Without storage the game lasts as long as the page.
  }
}

let go: (path: string) => void = (path) => window.location.assign(path);

/** The router takes over redirects once it runs, so that they do not reload the page. */
export function onRedirect(navigate: (path: string) => void): void {
  go = navigate;
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
}

function textOf(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = (value as Record<string, unknown>)[key];
  return typeof found === 'string' ? found : null;
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

async function send(path: string, call: Call): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const userId = storedUserId();
  if (userId) headers['X-User-ID'] = userId;
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(path, {
    method: call.method ?? 'GET',
    credentials: 'include',
    headers,
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  });
  const body = await readBody(response);
  const newId = textOf(body, 'user_id');
  if (newId) storeUserId(newId);
  if (response.ok) return body;
  const redirect = textOf(body, 'redirect');
  if (redirect) go(redirect);
  throw new ApiError(textOf(body, 'error') ?? `The server answered ${response.status}.`, response.status, redirect);
}

/**
 * Calls the server and returns what it answered.
 * @throws ApiError for a refusal, TypeError when there is no connection; both are logged first
 */
export async function request<T>(path: string, call: Call = {}): Promise<T> {
  try {
    return (await send(path, call)) as T;
  } catch (error) {
    console.error(`${call.method ?? 'GET'} ${path} failed`, error);
    throw error;
  }
}
