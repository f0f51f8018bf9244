import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppRoutes } from '../../src/web/routes.tsx';
import { clearNotice } from '../../src/web/state/notice.ts';
import { forgetEverything, listenForRefresh, queryClient } from '../../src/web/state/query.ts';
import { ask, closeTeam, setOverlay, setPalette } from '../../src/web/state/ui.ts';
import { nothing } from './fixtures.ts';

// Pages are loaded when first opened, which takes a while on a busy machine.
// Computing visibility dominates a search by role, and no test depends on it.
configure({ asyncUtilTimeout: 120_000, defaultHidden: true });

/** The fake server's response: a body, or a refusal with its status. */
export type Given = object | Refusal;
interface Refusal {
  refuse: number;
  body?: object;
}
export type Answers = Record<string, Given>;

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

let asked: Asked[] = [];
let answers: Answers = {};
/** State of the fake server's dynasty; null if it names none, like a foreign server. */
let state: string | null = null;
let stopListening = () => {};

/** Returns the calls so far, in order. */
export function calls(): readonly Asked[] {
  return asked;
}

/** Changes the server's answers from now on. */
export function answerWith(more: Answers): void {
  answers = { ...answers, ...more };
}

/** Moves the dynasty to another state, as a decision would. */
export function stateIs(name: string): void {
  state = name;
}

function isRefusal(given: Given): given is Refusal {
  return 'refuse' in given;
}

async function pretend(input: string, init: RequestInit = {}): Promise<Response> {
  asked.push({
    method: init.method ?? 'GET',
    path: input,
    headers: init.headers as Record<string, string>,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? null),
  });
  const given = answers[input] ?? answers[input.split('?')[0] ?? ''] ?? { refuse: 404 };
  if (given === nothing) return Response.json(null);
  if (isRefusal(given)) return Response.json(given.body ?? { error: 'No.' }, { status: given.refuse });
  return Response.json(given, state === null ? {} : { headers: { 'X-Dynasty-State': state } });
}

function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

/** Opens the game at an address on a server with these answers by path. */
export function open(path: string, given: Answers) {
  answers = given;
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { user, ...view, where: () => view.getByTestId('where').textContent };
}

/** Fakes the measurements that pages ask for, since jsdom has no layout. */
export function setUpBrowser(): void {
  beforeEach(() => {
    asked = [];
    answers = {};
    state = null;
    clearNotice();
    localStorage.clear();
    sessionStorage.clear();
    forgetEverything();
    stopListening = listenForRefresh(queryClient);
    vi.stubGlobal('fetch', vi.fn(pretend));
    vi.stubGlobal('scrollTo', vi.fn());
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    Element.prototype.scrollIntoView = () => {};
    // No style sheet is loaded, and looking up the browser's default for every property took a fifth of the time.
    vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => style);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    stopListening();
    closeTeam();
    setPalette(false);
    setOverlay(null);
    ask(null);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
