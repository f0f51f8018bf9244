import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 600px)';
const list = () => window.matchMedia(QUERY);

function subscribe(changed: () => void): () => void {
  const media = list();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Returns whether the page is as narrow as a phone; charts then draw fewer pixels rather than smaller text. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => list().matches);
}
