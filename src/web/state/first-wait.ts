import { useRef } from 'react';

/**
 * Whether a page still waits for the first answer of a query, or its failure. A query that fails is asked for again by
 * whatever mounts next: waiting for it again would take the page away for good.
 */
export function useFirstWait(isPending: boolean): boolean {
  const hasWaited = useRef(false);
  if (!isPending) hasWaited.current = true;
  return !hasWaited.current;
}
