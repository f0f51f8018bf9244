import { useRef } from 'react';

/**
 * Returns whether a page still waits for the first answer of a query, or its failure. A failed query is repeated by
 * whatever mounts next: waiting for it again would hide the page forever.
 */
export function useFirstWait(isPending: boolean): boolean {
  const hasWaited = useRef(false);
  if (!isPending) hasWaited.current = true;
  return !hasWaited.current;
}
