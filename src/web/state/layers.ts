import { useEffect, useRef } from 'react';

/**
 * Layers open over the page, so that Back closes them, as on a phone, and stays on the page. While something is open,
 * the history has one more entry at the same address.
 */

type Close = () => void;

const open: Close[] = [];
/** Whether the extra entry is being left because the layer was closed. */
let leaving = false;

interface Entry {
  layer?: boolean;
}

function isLayer(): boolean {
  return (history.state as Entry | null)?.layer === true;
}

/** Adds the extra history entry for open layers, or removes it. */
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
 * Closes the open layer on Back. An entry left behind, because a link led on from a dialog, is skipped.
 * @returns a function that stops it
 */
export function listenForBack(): () => void {
  leaving = false;
  window.addEventListener('popstate', popped);
  settle();
  return () => window.removeEventListener('popstate', popped);
}

/** Makes Back close a layer while it is open. */
export function useBackCloses(close: Close, isOpen = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const mine = () => latest.current();
    open.push(mine);
    // Deferred, since one dialog may open in place of another.
    queueMicrotask(settle);
    return () => {
      open.splice(open.indexOf(mine), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
