/**
 * Which dynasty this tab shows, and in which state. A tab stays with its dynasty through reloads; the one played last,
 * in any tab, is for new tabs alone.
 */

const USER_ID_KEY = 'user_id';

const ofTab = () => sessionStorage;
const ofBrowser = () => localStorage;

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(USER_ID_KEY);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, id: string): void {
  try {
    storage().setItem(USER_ID_KEY, id);
  } catch {
    // Without storage the id lasts as long as the page.
    unstored = id;
  }
}

function remove(storage: () => Storage, id: string): void {
  try {
    if (read(storage) === id) storage().removeItem(USER_ID_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}

let unstored: string | null = null;

/** The id of the dynasty that this tab shows; a new tab takes the one that was played last. */
export function storedUserId(): string | null {
  const own = read(ofTab);
  if (own !== null) return own;
  const last = read(ofBrowser) ?? unstored;
  if (last !== null) write(ofTab, last);
  return last;
}

/** Another dynasty is played in this tab from now on. */
export function storeUserId(id: string): void {
  write(ofTab, id);
  write(ofBrowser, id);
  forgetState();
}

/** Forgets a save's id, as when it is deleted. */
export function forgetUserId(id: string): void {
  remove(ofTab, id);
  remove(ofBrowser, id);
  if (unstored === id) unstored = null;
}

/** The state that this tab shows, as the latest answer named it; null before the first answer. */
let shown: string | null = null;
/** Requests are numbered as they are sent; the latest one whose answer told the state. */
let sent = 0;
let told = 0;

export const shownState = (): string | null => shown;

/** No answer of the dynasty has arrived yet, as when another one is opened. */
export function forgetState(): void {
  shown = null;
}

/** The number of a request that is sent now. */
export function numberRequest(): number {
  sent += 1;
  return sent;
}

/** What an answer tells of the dynasty: `outdated` when a later one has told more, `changed` when something else moved it. */
export type Heard = 'same' | 'changed' | 'outdated';

/** Notes the state that an answer was made in; null: it names none. */
export function noteState(state: string | null, request: number): Heard {
  if (request < told) return 'outdated';
  told = request;
  if (state === null) return 'same';
  const before = shown;
  shown = state;
  return before === null || before === state ? 'same' : 'changed';
}

/** Notes the state that this tab's own decision led to: answers to what was asked before are outdated. */
export function noteDecided(state: string | null): void {
  told = numberRequest();
  if (state !== null) shown = state;
}
