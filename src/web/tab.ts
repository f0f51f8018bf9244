/**
 * The dynasty this tab shows, and its state. A tab stays with its dynasty through reloads; the one played last, in any
 * tab, is only for new tabs.
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

/** Returns the id of the dynasty this tab shows; a new tab takes the one played last. */
export function storedUserId(): string | null {
  const own = read(ofTab);
  if (own !== null) return own;
  const last = read(ofBrowser) ?? unstored;
  if (last !== null) write(ofTab, last);
  return last;
}

/** Switches this tab to another dynasty. */
export function storeUserId(id: string): void {
  write(ofTab, id);
  write(ofBrowser, id);
  forgetState();
}

/** Forgets a save's id, when it is deleted. */
export function forgetUserId(id: string): void {
  remove(ofTab, id);
  remove(ofBrowser, id);
  if (unstored === id) unstored = null;
}

/** The state this tab shows, as named by the latest answer; null before the first. */
let shown: string | null = null;
/** Requests are numbered as they are sent; `told` is the latest one whose answer named the state. */
let sent = 0;
let revealedAt = 0;

export const shownState = (): string | null => shown;

/** Forgets the state, when another dynasty is opened and has not answered yet. */
export function forgetState(): void {
  shown = null;
}

/** Returns the number of a request being sent now. */
export function numberRequest(): number {
  sent += 1;
  return sent;
}

/**
 * What an answer reveals about the dynasty: `outdated` if a later one has revealed more, `changed` if something else
 * moved it.
 */
export type Heard = 'same' | 'changed' | 'outdated';

/** Records the state an answer was made in; null: it names none. */
export function noteState(state: string | null, request: number): Heard {
  if (request < revealedAt) return 'outdated';
  revealedAt = request;
  if (state === null) return 'same';
  const before = shown;
  shown = state;
  return before === null || before === state ? 'same' : 'changed';
}

/** Records the state this tab's own decision led to: answers to earlier requests are outdated. */
export function noteDecided(state: string | null): void {
  revealedAt = numberRequest();
  if (state !== null) shown = state;
}
