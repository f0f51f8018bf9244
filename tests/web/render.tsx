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
// Working out what is hidden takes most of the time of a search by role, and no test is about it.
configure({ asyncUtilTimeout: 120_000, defaultHidden: true });

/** What the fake server answers: a body, or a refusal with its status. */
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
/** The state that the fake server's dynasty is in; null: it names none, as a foreign server. */
let state: string | null = null;
let stopListening = () => {};

/** The calls made so far, in order. */
export function calls(): readonly Asked[] {
  return asked;
}

/** Changes what the server says from now on. */
export function answerWith(more: Answers): void {
  answers = { ...answers, ...more };
}

/** The dynasty is in another state from now on, as after a decision. */
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

/** Opens the game at an address, with a server that gives `given` by path. */
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

/** jsdom has no layout, so the measurements that the page asks for are faked here. */
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
    // No style sheet is loaded: going through the browser's own for every name that is read took a fifth of the time.
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
