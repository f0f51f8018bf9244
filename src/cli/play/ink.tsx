import { render } from 'ink';
import { App, Keys } from '../components/app.tsx';
import type { Store } from './store.ts';
import type { Theme } from './theme.ts';
import type { Window } from './window.ts';

export interface InkRun {
  /** Ends the game. */
  quit(): void;
  /** Settles when the game has ended. */
  ended: Promise<unknown>;
}

/** Lets Ink read the keys, and show the game where there is no window to paint in. */
export function startInk({ store, theme, window }: { store: Store; theme: Theme; window: Window | null }): InkRun {
  const spoken = window === null;
  const instance = render(spoken ? <App store={store} theme={theme} /> : <Keys store={store} />, {
    stdout: window?.stream ?? process.stdout,
    exitOnCtrlC: false,
    isScreenReaderEnabled: spoken,
    patchConsole: false,
  });
  return { quit: () => instance.unmount(), ended: instance.waitUntilExit() };
}
