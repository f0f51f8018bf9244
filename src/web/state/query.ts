import { keepPreviousData, notifyManager, QueryClient, useQuery as useLibraryQuery } from '@tanstack/react-query';
import { addressOf, CALLS } from '../../core/app/calls.ts';
import type { AnswerOf, QueryName } from '../../core/app/registry.ts';
import { type Asked, call, type GivenTo, storedUserId } from '../client.ts';
import { currentShared, forgetShared, noteShared, onMoved } from './shared.ts';
import { setAgreed } from './ui.ts';

/** Pages listen for this event and fetch again what their address names. */
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
  forgetShared();
}

/** Puts an answer into the cache before its page requests it. */
export function seedAnswer<Name extends QueryName>(name: Name, input: GivenTo<Name>, answer: AnswerOf<Name>): void {
  noteShared(answer);
  queryClient.setQueryData(keyOf(name, input), answer);
}

/** Queries the server, and stores where the dynasty stands, which is part of every answer. */
async function ask<Name extends QueryName>(name: Name, input: GivenTo<Name>): Promise<AnswerOf<Name>> {
  const answer = await call(name, input);
  noteShared(answer);
  return answer;
}

/** Answers are cached by address. */
function keyOf(name: QueryName, input: object): [string] {
  return [addressOf(CALLS[name], input)];
}

/** Fills the frame's bars if no answer has yet, as on a page whose own call failed. */
export function fillFrame(): void {
  if (currentShared() !== null || storedUserId() === null) return;
  // The page shows what went wrong, and the client has logged it.
  ask('playoff', {}).catch(() => {});
}

/** Prefetches an answer that a page will soon request; a fresh cached answer is kept. */
export function prefetch([name, input]: Asked): void {
  const queryFn = () => ask(name, input as GivenTo<typeof name>);
  void queryClient.prefetchQuery({ queryKey: keyOf(name, input), queryFn });
}

interface Options {
  /** The previous answer stays visible until the new one arrives. */
  keep?: boolean;
  /** How long an answer counts as fresh, in milliseconds. */
  staleTime?: number;
}

/**
 * The answer to a query of the registry.
 * @param input null asks nothing
 */
export function useQuery<Name extends QueryName>(
  name: Name,
  input: GivenTo<Name> | null = {} as GivenTo<Name>,
  { keep, staleTime }: Options = {},
) {
  return useLibraryQuery<AnswerOf<Name>>({
    queryKey: input === null ? [null] : keyOf(name, input),
    enabled: input !== null,
    queryFn: () => ask(name, input as GivenTo<Name>),
    ...(staleTime !== undefined && { staleTime }),
    ...(keep && { placeholderData: keepPreviousData }),
  });
}
