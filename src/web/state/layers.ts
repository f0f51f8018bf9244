import { useEffect, useRef } from 'react';

/**
 * What is open over the page, so that Back closes it, as on a phone, and stays on the page. While something is open, the
 * history has one more entry at the same address.
 */

type Close = () => void;

const open: Close[] = [];
/** Whether the entry is being left because what was open has been closed. */
let leaving = false;

interface Entry {
  layer?: boolean;
}

function isLayer(): boolean {
  return (history.state as Entry | null)?.layer === true;
}

/** Gives the history the entry of what is open, or takes it away. */
function settle(): void {
  if (leaving) return;
  if (open.length > 0 && !isLayer()) history.pushState({ ...history.state, layer: true }, '');
  else if (open.length === 0 && isLayer()) {
    leaving = true;
    history.back();
  }
}

function popped(): void {
  if (leaving || isLayer()) {
    leaving = false;
    settle();
  } else for (const close of [...open]) close();
}

/**
 * Closes what is open on Back. An entry that stayed behind, since a link led on from a dialog, is passed over.
 * @returns stops it
 */
export function listenForBack(): () => void {
  leaving = false;
  window.addEventListener('popstate', popped);
  settle();
  return () => window.removeEventListener('popstate', popped);
}

/** Has Back close something while it is open. */
export function useBackCloses(close: Close, isOpen = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const mine = () => latest.current();
    open.push(mine);
    // Later: one dialog may open in place of another.
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(mine), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
