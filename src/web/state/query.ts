import { keepPreviousData, notifyManager, QueryClient, useQuery as useLibraryQuery } from '@tanstack/react-query';
import { addressOf, CALLS } from '../../core/app/calls.ts';
import type { AnswerOf, QueryName } from '../../core/app/registry.ts';
import { type Asked, call, type GivenTo, storedUserId } from '../client.ts';
import { currentShared, forgetShared, noteShared, onMoved } from './shared.ts';
import { setAgreed } from './ui.ts';

/** Pages listen for this event and fetch again what their address names. */
export const REFRESH_EVENT = 'dynasty:refresh';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Some pages move the dynasty on when they are asked for, so nothing is asked for twice without a reason.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 60_000,
        gcTime: 10 * 60_000,
      },
    },
  });
}

// An answer is drawn as soon as it is there; the library would wait for a timer first.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = createQueryClient();

onMoved(() => queryClient.removeQueries({ type: 'inactive', predicate: (query) => query.queryKey[0] !== 'book' }));

/** Tells every page on show to fetch its data again. */
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

/** Starts from nothing, for another dynasty. */
export function forgetEverything(): void {
  queryClient.clear();
  setAgreed(false);
  forgetShared();
}

/** An answer to put in place before its page asks for it. */
export function seedAnswer<Name extends QueryName>(name: Name, input: GivenTo<Name>, answer: AnswerOf<Name>): void {
  noteShared(answer);
  queryClient.setQueryData(keyOf(name, input), answer);
}

/** Asks the server, and keeps what every answer says of where the dynasty stands. */
async function ask<Name extends QueryName>(name: Name, input: GivenTo<Name>): Promise<AnswerOf<Name>> {
  const answer = await call(name, input);
  noteShared(answer);
  return answer;
}

/** An answer is kept by the address that gives it. */
function keyOf(name: QueryName, input: object): [string] {
  return [addressOf(CALLS[name], input)];
}

/** Fills the bars of the frame where no answer has done so yet, as on a page whose own call failed. */
export function fillFrame(): void {
  if (currentShared() !== null || storedUserId() === null) return;
  // The page says what went wrong, and the client has logged it.
  ask('playoff', {}).catch(() => {});
}

/** Asks now for what a page will ask for in a moment; an answer that is at hand and fresh is left as it is. */
export function prefetch([name, input]: Asked): void {
  const queryFn = () => ask(name, input as GivenTo<typeof name>);
  void queryClient.prefetchQuery({ queryKey: keyOf(name, input), queryFn });
}

interface Options {
  /** The answer before stays on show until the new one is there. */
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
