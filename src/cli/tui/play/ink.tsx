import { render } from 'ink';
import { Keys, SpokenGame } from '../components/app.tsx';
import type { Store } from './store.ts';
import type { Window } from './window.ts';

export interface InkRun {
  /** Ends the game. */
  quit(): void;
  /** Settles when the game has ended. */
  ended: Promise<unknown>;
}

/** Lets Ink read the keys, and show the game where there is no window to paint in. */
export function startInk(store: Store, window: Window | null): InkRun {
  const spoken = window === null;
  const instance = render(spoken ? <SpokenGame store={store} /> : <Keys store={store} />, {
    stdout: window?.stream ?? process.stdout,
    exitOnCtrlC: false,
    isScreenReaderEnabled: spoken,
    patchConsole: false,
  });
  return { quit: () => instance.unmount(), ended: instance.waitUntilExit() };
}
