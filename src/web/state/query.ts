import { keepPreviousData, notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
import { request, storedUserId } from '../client.ts';
import { calls } from '../paths.ts';
import { currentShared, forgetShared, noteShared, onMoved, type Shared } from './shared.ts';

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
  forgetShared();
}

/** An answer to put in place before its page asks for it. */
export function seedAnswer(path: string, answer: unknown): void {
  noteShared(answer);
  queryClient.setQueryData([path], answer);
}

/** Asks the server, and keeps what every answer says of where the dynasty stands. */
async function answerOf<T>(path: string): Promise<T> {
  const answer = await request<T>(path);
  noteShared(answer);
  return answer;
}

/** Fills the bars of the frame where no answer has done so yet, as on a page whose own call failed. */
export function fillFrame(): void {
  if (currentShared() !== null || storedUserId() === null) return;
  // What went wrong is told by the page, and logged.
  answerOf<Shared>(calls.playoff).catch(() => {});
}

/** Asks now for what a page will ask for in a moment; an answer that is at hand and fresh is left as it is. */
export function askAhead(path: string): void {
  void queryClient.prefetchQuery({ queryKey: [path], queryFn: () => answerOf(path) });
}

/**
 * The answer to a GET, cached by its path.
 * @param path null asks nothing
 */
export function useAnswer<T>(path: string | null, options: { keep?: boolean; staleTime?: number } = {}) {
  return useQuery<T>({
    queryKey: [path],
    enabled: path !== null,
    queryFn: () => answerOf<T>(path ?? ''),
    ...(options.staleTime !== undefined && { staleTime: options.staleTime }),
    ...(options.keep && { placeholderData: keepPreviousData }),
  });
}
