import { render } from 'ink';
import { App } from '../components/app.tsx';
import type { Engine } from '../engine.ts';
import { GameEffects } from './effects.ts';
import { initialState } from './state.ts';
import { Store } from './store.ts';
import type { Theme } from './theme.ts';
import type { Window } from './window.ts';

export interface PlayOptions {
  engine: Engine;
  folder: string;
  /** A save to open at once; null: the start page. */
  save: string | null;
  theme: Theme;
  /** The window that was entered; null: speak one thing at a time instead of drawing. */
  window: Window | null;
}

/** Plays in the terminal until the player leaves. */
export async function openGame(options: PlayOptions): Promise<void> {
  const { stdout } = process;
  const { engine, folder, save, theme, window } = options;
  const effects = new GameEffects({ engine, folder, quit: () => instance.unmount() });
  const store = new Store(initialState({ name: 'start' }, stdout.columns ?? 80, stdout.rows ?? 24), effects);
  if (save !== null) await effects.tryOpen(save, store);
  const app = <App store={store} theme={theme} {...(window === null ? {} : { paint: window.paint })} />;
  const resized = (): void => {
    store.send({ type: 'size', columns: stdout.columns, rows: stdout.rows });
    window?.clear();
    instance.rerender(app);
  };
  stdout.on('resize', resized);
  const instance = render(app, {
    stdout: window?.stream ?? stdout,
    exitOnCtrlC: false,
    isScreenReaderEnabled: window === null,
    patchConsole: false,
  });
  try {
    await instance.waitUntilExit();
  } finally {
    stdout.off('resize', resized);
    store.stop();
    effects.close();
    window?.leave();
  }
}
