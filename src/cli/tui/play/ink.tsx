import { type RenderOptions, render } from 'ink';
import type { ReactNode } from 'react';
import { Game, SpokenGame } from '../components/app.tsx';
import type { Store } from './store.ts';
import type { Theme } from './theme.ts';
import type { Window } from './window.ts';

interface InkRun {
  /** Ends the game. */
  quit(): void;
  /** Resolves when the game has ended. */
  ended: Promise<unknown>;
}

/** Shows the game in the window, which finds the lines that changed; Ink reads the keys. */
export function showGame(
  store: Store,
  theme: Theme,
  { stream, paint }: Pick<Window, 'stream' | 'paint'>,
  stdin: NodeJS.ReadStream = process.stdin,
): InkRun {
  return started(<Game store={store} theme={theme} paint={paint} />, { stdout: stream, stdin, debug: true });
}

/** Prints the game for a screen reader: line by line, below the existing text of the terminal. */
export function speakGame(store: Store): InkRun {
  return started(<SpokenGame store={store} />, { isScreenReaderEnabled: true });
}

function started(game: ReactNode, options: RenderOptions): InkRun {
  const { unmount, waitUntilExit } = render(game, { ...options, exitOnCtrlC: false, patchConsole: false });
  return { quit: () => unmount(), ended: waitUntilExit() };
}
