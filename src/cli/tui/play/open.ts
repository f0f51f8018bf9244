import type { Engine } from '../../shell/engine.ts';
import { drawFrame } from '../components/draw-frame.ts';
import { GameEffects, type World } from './effects.ts';
import { loadInk } from './load-ink.ts';
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

/** Paints the store's frame now and whenever it has changed; several changes in a row are painted once. */
export function keepPainted(store: Store, theme: Theme, window: Pick<Window, 'paint'>): () => void {
  const paint = (): void => window.paint(drawFrame(store.model(), theme));
  let due = false;
  store.subscribe(() => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      paint();
    });
  });
  return paint;
}

/** A game whose first page is ready to be drawn: that of a save, or the start page for null. */
export async function beginGame(world: World, save: string | null, columns: number, rows: number) {
  const effects = new GameEffects(world);
  const first = save === null ? { route: { name: 'start' } as const, state: {} } : await effects.enter(save);
  const store = new Store({ ...initialState(first.route, columns, rows), ...first.state }, effects);
  await store.ready();
  return { store, effects };
}

/** Plays in the terminal until the player leaves. */
export async function openGame({ engine, folder, save, theme, window }: PlayOptions): Promise<void> {
  const { stdout } = process;
  let quit = (): void => undefined;
  const world = { engine, folder, quit: () => quit() };
  const { store, effects } = await beginGame(world, save, stdout.columns ?? 80, stdout.rows ?? 24);
  const paint = window === null ? null : keepPainted(store, theme, window);
  paint?.();
  const resized = (): void => {
    window?.clear();
    store.send({ type: 'size', columns: stdout.columns, rows: stdout.rows });
  };
  stdout.on('resize', resized);
  try {
    // The first frame is there; what reads the keys is loaded while the player looks at it.
    const { startInk } = await loadInk();
    const ink = startInk(store, window);
    quit = ink.quit;
    // While the player looks at the start page, what his choice will need is loaded.
    engine.warm?.();
    await ink.ended;
  } finally {
    stdout.off('resize', resized);
    store.stop();
    effects.close();
    window?.leave();
  }
}
