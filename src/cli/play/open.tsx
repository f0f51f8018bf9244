import { render } from 'ink';
import { App } from '../components/app.tsx';
import type { Engine } from '../engine.ts';
import { GameEffects } from './effects.ts';
import { initialState } from './state.ts';
import { Store } from './store.ts';
import { themeFor } from './theme.ts';
import { enterWindow, type Window } from './window.ts';

export interface PlayOptions {
  engine: Engine;
  folder: string;
  /** A save to open at once; null: the start page. */
  save: string | null;
  ascii: boolean;
  /** 0 none, 1 sixteen, 2 256, 3 true colour. */
  colors: 0 | 1 | 2 | 3;
  /** Speak one thing at a time instead of drawing. */
  reader: boolean;
}

/** What is spoken is written as it comes. */
function plainWindow(stdout: NodeJS.WriteStream): Window {
  return { stream: stdout, paint: () => undefined, clear: () => undefined, leave: () => undefined };
}

/** Plays in the terminal until the player leaves. */
export async function openGame(options: PlayOptions): Promise<void> {
  const { stdout } = process;
  const { engine, folder, reader } = options;
  const effects = new GameEffects({ engine, folder, quit: () => instance.unmount() });
  const store = new Store(initialState({ name: 'start' }, stdout.columns ?? 80, stdout.rows ?? 24), effects);
  const window = reader ? plainWindow(stdout) : enterWindow(stdout);
  const app = <App store={store} theme={themeFor(options.colors, options.ascii)} paint={window.paint} />;
  const resized = (): void => {
    store.send({ type: 'size', columns: stdout.columns, rows: stdout.rows });
    window.clear();
    instance.rerender(app);
  };
  stdout.on('resize', resized);
  const instance = render(app, {
    stdout: window.stream,
    exitOnCtrlC: false,
    isScreenReaderEnabled: reader,
    patchConsole: false,
  });
  if (options.save !== null) effects.run({ do: 'open', path: options.save }, store);
  try {
    await instance.waitUntilExit();
  } finally {
    stdout.off('resize', resized);
    store.stop();
    effects.close();
    window.leave();
  }
}
