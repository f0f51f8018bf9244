import { expect, onTestFinished } from 'vitest';
import { textWidth } from '../../../../src/cli/text/width.ts';
import { drawFrame, frameLines } from '../../../../src/cli/tui/components/draw-frame.ts';
import { GameEffects } from '../../../../src/cli/tui/play/effects.ts';
import { showGame } from '../../../../src/cli/tui/play/ink.tsx';
import type { Route } from '../../../../src/cli/tui/play/route.ts';
import { initialState } from '../../../../src/cli/tui/play/state.ts';
import { type Model, Store } from '../../../../src/cli/tui/play/store.ts';
import { themeFor } from '../../../../src/cli/tui/play/theme.ts';
import { inkStream } from '../../../../src/cli/tui/play/window.ts';
import { Keyboard } from '../keyboard.ts';
import { type FakeLibrary, fakeLibrary, type Moment } from './fake.ts';

/** The game on a fake terminal, with a core that answers from a recording. */
export interface Played {
  library: FakeLibrary;
  store: Store;
  /** Returns the whole window as drawn. */
  frame(): string;
  lines(): string[];
  /** Presses keys one by one and waits for the screen to settle after each. */
  press(...keys: string[]): Promise<void>;
  /** Waits until the screen stops changing. */
  rest(): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  /** Waits for the card that a wide window shows beside a list. */
  card(): Promise<void>;
  quits(): number;
  /** Whether the game listens to the mouse, by the last code the terminal received; null if it received none. */
  mouse(): boolean | null;
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\r',
  Esc: '\u001b',
  Up: '\u001b[A',
  Down: '\u001b[B',
  Right: '\u001b[C',
  Left: '\u001b[D',
  PageDown: '\u001b[6~',
  PageUp: '\u001b[5~',
  Home: '\u001b[H',
  End: '\u001b[F',
  Tab: '\t',
  Backspace: '\u007f',
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits until the window has not changed for a moment. */
async function settled(frame: () => string): Promise<void> {
  for (let last = '', same = 0; same < 3; ) {
    await pause(4);
    const now = frame();
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

/** Turns of the event loop to wait for an answer: enough for any that comes, and for one that never comes a second. */
const PATIENCE = 250;

/** Waits until the page in the window has its answer, or none has come for a while; returns whether it had to wait. */
async function waitsForAnswer(store: Store): Promise<boolean> {
  let has = false;
  void store.ready().then(() => {
    has = true;
  });
  await pause(0);
  if (has) return false;
  for (let tries = 0; !has && tries < PATIENCE; tries++) await pause(4);
  return true;
}

export interface Setup {
  moment?: Moment;
  columns?: number;
  rows?: number;
  ascii?: boolean;
  /** Page to show; by default the page of the current stage. */
  route?: Route;
}

/** Opens the game; `outside` shows the start page. */
export async function play({
  moment = 'season',
  columns = 80,
  rows = 24,
  ascii = false,
  route,
}: Setup = {}): Promise<Played> {
  const library = fakeLibrary(moment);
  let quits = 0;
  let mouse: boolean | null = null;
  const effects = new GameEffects({
    library,
    folder: '/saves',
    quit: () => quits++,
    suspend: () => undefined,
    mouse: (on) => {
      mouse = on;
    },
  });
  const store = new Store(initialState({ name: 'start' }, columns, rows), effects);
  if (moment !== 'outside') await effects.openSave('/saves/michigan-2024.dynasty', store);
  if (route !== undefined) store.send({ type: 'enter', route });
  store.send({ type: 'say', text: '', tone: 'plain' });
  await pause(0);
  const size = { columns, rows };
  let drawnLines: readonly string[] = [];
  const paint = (lines: readonly string[]) => {
    drawnLines = lines;
  };
  const keyboard = new Keyboard();
  const ink = showGame(store, themeFor(0, ascii), { stream: inkStream(size), paint }, keyboard.stdin());
  onTestFinished(() => {
    ink.quit();
    store.stop();
    effects.close();
  });
  const frame = () => drawnLines.join('\n');
  const rest = async () => {
    await settled(frame);
    if (await waitsForAnswer(store)) await settled(frame);
  };
  return {
    library,
    store,
    frame,
    lines: () => frame().split('\n'),
    press: async (...keys) => {
      for (const key of keys) {
        keyboard.type(KEYS[key] ?? key);
        // A lone Escape is told apart from a longer key code by the pause after it.
        await pause(key === 'Esc' ? 30 : 2);
        await rest();
      }
    },
    rest,
    resize: async (to, high) => {
      Object.assign(size, { columns: to, rows: high });
      store.send({ type: 'size', ...size });
      await rest();
    },
    card: async () => {
      if (store.model().card === null) return;
      for (let tries = 0; store.model().card?.length === 0 && tries < 100; tries++) await pause(10);
      await pause(20);
    },
    quits: () => quits,
    mouse: () => mouse,
  };
}

/** Draws the game without a terminal, for many pages in a row. */
async function still<T>(
  { moment = 'season', columns = 80, rows = 24, route }: Setup,
  look: (model: Model) => T,
): Promise<T> {
  const context = {
    library: fakeLibrary(moment),
    folder: '/saves',
    quit: () => undefined,
    suspend: () => undefined,
    mouse: () => undefined,
  };
  const effects = new GameEffects(context);
  const store = new Store(initialState({ name: 'start' }, columns, rows), effects);
  if (moment !== 'outside') await effects.openSave('/saves/michigan-2024.dynasty', store);
  if (route !== undefined) store.send({ type: 'enter', route });
  await pause(0);
  const seen = look(store.model());
  store.stop();
  effects.close();
  return seen;
}

/** Returns the model of a page before it is drawn. */
export function modelOf(setup: Setup): Promise<Model> {
  return still(setup, (model) => model);
}

/** Returns the drawn lines of a page. */
export function drawn(setup: Setup): Promise<string[]> {
  return still(setup, (model) => frameLines(drawFrame(model, themeFor(0, setup.ascii ?? false)), model.state.rows));
}

/** Expects a frame to fill the window's rows and stay within its columns. */
export function expectFits(lines: readonly string[], columns: number, rows: number): void {
  expect(lines).toHaveLength(rows);
  for (const line of lines) expect(textWidth(line), line).toBeLessThanOrEqual(columns);
}
