import type { SaveLibrary } from '../../../core/app/saves/library.ts';
import { drawFrame, frameLines } from '../components/draw-frame.ts';
import { frameRows } from './chrome.ts';
import { type EffectContext, GameEffects } from './effects.ts';
import { loadInk } from './load-ink.ts';
import { initialState } from './state.ts';
import { Store } from './store.ts';
import type { Theme } from './theme.ts';
import type { Window } from './window.ts';

interface PlayOptions {
  library: SaveLibrary;
  folder: string;
  /** The save to open first; null: the start page. */
  save: string | null;
  theme: Theme;
  /** Whether to capture the mouse. */
  mouse: boolean;
  /** The window to draw in; null: print for a screen reader instead. */
  window: Window | null;
}

/** Starts a game with its first page loaded: a save's, or the start page for null. */
export async function beginGame(context: EffectContext, save: string | null, columns: number, rows: number) {
  const effects = new GameEffects(context);
  const first = save === null ? { route: { name: 'start' } as const, state: {} } : await effects.enter(save);
  const store = new Store({ ...initialState(first.route, columns, rows), ...first.state }, effects);
  await store.ready();
  return { store, effects };
}

/** Plays in the terminal until the user leaves. */
export async function openGame({ library, folder, save, theme, mouse, window }: PlayOptions): Promise<void> {
  const { stdout } = process;
  let quit = (): void => undefined;
  const context = {
    library,
    folder,
    quit: () => quit(),
    suspend: () => window?.suspend(),
    mouse: (on: boolean) => window?.mouse(on),
  };
  const { store, effects } = await beginGame(context, save, stdout.columns ?? 80, stdout.rows ?? 24);
  if (!mouse) store.send({ type: 'listen', on: false });
  // The window may have changed size by now.
  if (stdout.columns !== undefined) store.send({ type: 'size', columns: stdout.columns, rows: stdout.rows });
  // The first page is shown while Ink loads.
  const model = store.model();
  window?.paint(frameLines(drawFrame(model, theme), frameRows(model.state)));
  const resized = (): void => {
    window?.clear();
    store.send({ type: 'size', columns: stdout.columns, rows: stdout.rows });
  };
  const resumed = (): void => store.send({ type: 'focus' });
  stdout.on('resize', resized);
  process.on('SIGCONT', resumed);
  try {
    const { showGame, speakGame } = await loadInk();
    const ink = window === null ? speakGame(store) : showGame(store, theme, window);
    quit = ink.quit;
    // The code for opening a save is loaded while the start page is shown.
    library.warm?.();
    await ink.ended;
  } finally {
    stdout.off('resize', resized);
    process.off('SIGCONT', resumed);
    store.stop();
    effects.close();
    window?.leave();
  }
}
