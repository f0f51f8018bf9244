import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

/** At the latest after so many milliseconds, however busy the page is. */
const AT_LAST = 300;

/**
 * Runs what nobody waits for; browsers without a notion of idleness take the next turn.
 * @returns forgets it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run);
    return () => window.clearTimeout(timer);
  }
  const wait = window.requestIdleCallback(run, { timeout: AT_LAST });
  return () => window.cancelIdleCallback(wait);
}

/** False in the first picture of a page and true soon after it. */
export function useDeferred(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setLater(true))), []);
  return later;
}

/**
 * A value that follows the one given once the picture with that one is on the screen: for what nobody can see yet.
 * Work that is put off by a transition alone may still come before the picture, and hold it up.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let forget = () => {};
    const frame = requestAnimationFrame(() => {
      forget = whenIdle(() => startTransition(() => setShown(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      forget();
    };
  }, [value]);
  return shown;
}

interface Props {
  /** Height that is kept free until then, in pixels, so that nothing on the screen moves. */
  height: number;
  children: ReactNode;
}

/** What stands below the page's matter is drawn once the matter is on the screen. */
export function Deferred({ height, children }: Props) {
  const drawn = useDeferred();
  return (
    <div className="section" style={drawn ? undefined : { minHeight: height }}>
      {drawn && children}
    </div>
  );
}
