import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';

/** At the latest after so many milliseconds, however busy the page is. */
const AT_LAST = 300;

/** Browsers without a notion of idleness take the next turn. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(run);
    return () => window.clearTimeout(timer);
  }
  const wait = window.requestIdleCallback(run, { timeout: AT_LAST });
  return () => window.cancelIdleCallback(wait);
}

/** False in the first picture of a page and true soon after it. */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setLater(true))), []);
  return later;
}

interface Props {
  /** Height that is kept free until then, in pixels, so that nothing on the screen moves. */
  height: number;
  children: ReactNode;
}

/** What stands below the page's matter is drawn once the matter is on the screen. */
export function Later({ height, children }: Props) {
  const drawn = useLater();
  return (
    <div className="section" style={drawn ? undefined : { minHeight: height }}>
      {drawn && children}
    </div>
  );
}
