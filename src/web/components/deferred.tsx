import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

/** Most milliseconds to wait, however busy the page is. */
const AT_LAST = 300;

/**
 * Runs low-priority work when the browser is idle, or in the next task if it lacks `requestIdleCallback`.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run);
    return () => window.clearTimeout(timer);
  }
  const wait = window.requestIdleCallback(run, { timeout: AT_LAST });
  return () => window.cancelIdleCallback(wait);
}

/** Returns false in a page's first paint and true soon after. */
export function useDeferred(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setLater(true))), []);
  return later;
}

/**
 * Returns the given value, delayed until it has been painted elsewhere: for parts that are not visible yet. Work
 * deferred by a transition alone may still run before the paint and delay it.
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
  /** Height reserved until then, in pixels, so that nothing on the screen moves. */
  height: number;
  children: ReactNode;
}

/** Renders content below the fold after the first paint. */
export function Deferred({ height, children }: Props) {
  const drawn = useDeferred();
  return (
    <div className="section" style={drawn ? undefined : { minHeight: height }}>
      {drawn && children}
    </div>
  );
}
