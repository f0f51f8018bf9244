import { useEffect } from 'react';

const DEFAULT_TITLE = 'College Football';

/** Sets the document's title while a page is shown; the default if a page has none (yet). */
export function useTitle(title?: string | null): void {
  useEffect(() => {
    document.title = title || DEFAULT_TITLE;
    return () => {
      document.title = DEFAULT_TITLE;
    };
  }, [title]);
}
