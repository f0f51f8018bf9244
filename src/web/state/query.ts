import {
  keepPreviousData,
  notifyManager,
  QueryClient,
  useQueries as useLibraryQueries,
  useQuery as useLibraryQuery,
} from '@tanstack/react-query';
import { addressOf, CALLS } from '../../core/contract/calls.ts';
import type { AnswerOf, QueryName } from '../../core/contract/registry.ts';
import { type Asked, ask as askServer, type GivenTo } from '../client.ts';
import { forgetState, storedUserId } from '../tab.ts';
import { movedElsewhere } from './moved.ts';
import { currentShared, forgetShared, noteShared, onMoved } from './shared.ts';
import { setAgreed } from './ui.ts';

/** Pages listen for this event and repeat their queries. */
const REFRESH_EVENT = 'dynasty:refresh';

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Some requests advance the dynasty, so nothing is requested twice without a reason.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 60_000,
        gcTime: 10 * 60_000,
      },
    },
  });
}

// An answer is rendered at once; the library would wait for a timer first.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = createQueryClient();

onMoved(() => queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.queryKey[0] !== 'book' }));

/** Tells every visible page to fetch its data again. */
export function refreshPages(): void {
  window.dispatchEvent(new Event(REFRESH_EVENT));
}

export function listenForRefresh(client: QueryClient): () => void {
  const refresh = () => {
    client.removeQueries({ type: 'inactive', predicate: (query) => query.queryKey[0] !== 'book' });
    void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'book' });
  };
  window.addEventListener(REFRESH_EVENT, refresh);
  return () => window.removeEventListener(REFRESH_EVENT, refresh);
}

/** Clears everything, for another dynasty. */
export function forgetEverything(): void {
  queryClient.clear();
  setAgreed(false);
  forgetState();
  forgetShared();
}

/** Puts an answer into the cache before its page requests it. */
export function seedAnswer<Name extends QueryName>(name: Name, input: GivenTo<Name>, answer: AnswerOf<Name>): void {
  noteShared(answer);
  queryClient.setQueryData(keyOf(name, input), answer);
}

/**
 * Queries the server, and stores the dynasty's info, which is part of every answer. If another window or program has
 * moved the dynasty on, every visible page repeats its query.
 */
async function ask<Name extends QueryName>(name: Name, input: GivenTo<Name>, stay = false): Promise<AnswerOf<Name>> {
  const { answer, heard } = await askServer(name, input, stay);
  if (heard === 'outdated') return answer;
  const before = currentShared()?.info ?? null;
  noteShared(answer);
  if (heard === 'changed') {
    refreshPages();
    movedElsewhere(before, currentShared()?.info ?? null);
  }
  return answer;
}

/** Checks whether the current dynasty has changed elsewhere; a failure is only logged. */
export async function lookAgain(): Promise<void> {
  if (currentShared() !== null) await ask('status', {}).catch(() => undefined);
}

/** Repeats a query whose answer is shown. */
export function askAgain<Name extends QueryName>(name: Name, input: GivenTo<Name>): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(name, input) });
}

/** Answers are cached by address. */
function keyOf(name: QueryName, input: object): [string] {
  return [addressOf(CALLS[name], input)];
}

/** Fills the frame's bars if no answer has yet, as on a page without its own call, or whose call failed. */
export function fillFrame(): void {
  if (currentShared() !== null || storedUserId() === null) return;
  // The page shows the error, and the client has logged it.
  ask('playoff', {}, true).catch(() => undefined);
}

/** Prefetches an answer that a page will soon request; keeps a fresh cached one. */
export function prefetch([name, input]: Asked): void {
  // No page is waiting yet, so a refusal must not redirect.
  const queryFn = () => ask(name, input as GivenTo<typeof name>, true);
  void queryClient.prefetchQuery({ queryKey: keyOf(name, input), queryFn });
}

interface Options {
  /** Whether the previous answer stays visible until the new one arrives. */
  keep?: boolean;
  /** How long an answer counts as fresh, in milliseconds. */
  staleTime?: number;
  /** Whether a refusal is shown in place, as in a dialog, without redirecting. */
  stay?: boolean;
}

/**
 * Returns the answer to a query of the registry.
 * @param input null makes no query
 */
export function useQuery<Name extends QueryName>(
  name: Name,
  input: GivenTo<Name> | null = {} as GivenTo<Name>,
  { keep, staleTime, stay }: Options = {},
) {
  return useLibraryQuery<AnswerOf<Name>>({
    queryKey: input === null ? [null] : keyOf(name, input),
    enabled: input !== null,
    queryFn: () => ask(name, input as GivenTo<Name>, stay),
    ...(staleTime !== undefined && { staleTime }),
    ...(keep && { placeholderData: keepPreviousData }),
  });
}

/**
 * Returns all answers; none before the last one arrives. A stable function, so that the same answers give the same
 * list.
 */
function allOf<Answer>(asked: readonly { data: Answer | undefined }[]): Answer[] {
  const known = asked.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return known.length === asked.length ? known : [];
}

/** Returns the answers to a query made several times, once all of them have arrived. */
export function useQueries<Name extends QueryName>(name: Name, inputs: readonly GivenTo<Name>[]): AnswerOf<Name>[] {
  return useLibraryQueries({
    queries: inputs.map((input) => ({ queryKey: keyOf(name, input), queryFn: () => ask(name, input) })),
    combine: allOf<AnswerOf<Name>>,
  });
}
