import { useLayoutEffect } from 'react';
import { goOnOrAsk } from '../state/advance.ts';
import { setPalette } from '../state/ui.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function dialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}

/** Handles program-wide keys: `Ctrl-K` and `/` search, `n` moves on (plays the next week, or starts the season). */
export function useKeys(): void {
  // Attached with the page itself rather than after it is painted: an early key press must not go to the previous page.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setPalette(true);
        return;
      }
      // A page with its own use for the key has handled it.
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || dialogOpen()) return;
      if (event.key === '/') {
        event.preventDefault();
        setPalette(true);
      } else if (event.key === 'n' && !event.repeat) goOnOrAsk();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
