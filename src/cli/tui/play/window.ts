import { printable } from '../../text/width.ts';

/** The terminal's second screen, which leaves the first one as it was, and what is painted on it. */

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[2J\u001b[H';
const LEAVE = '\u001b[0m\u001b[?25h\u001b[?1049l';
/** Terminals that know it show everything between the two at once. */
const TOGETHER = ['\u001b[?2026h', '\u001b[?2026l'] as const;

/** Signals that end the program from outside, with their numbers. */
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const;

export interface Window {
  /** What Ink is given: it takes everything and shows nothing. */
  stream: NodeJS.WriteStream;
  /** Shows a frame. */
  paint(lines: readonly string[]): void;
  /** Wipes everything, so that the next frame is painted whole. */
  clear(): void;
  /** Gives the terminal back; doing so twice does no harm. */
  leave(): void;
}

/** The codes that turn one frame into the next: only lines that differ are written, each at its own place. */
export function changes(before: readonly string[], after: readonly string[]): string {
  let codes = '';
  for (let row = 0; row < Math.max(before.length, after.length); row++) {
    const line = after[row] ?? '';
    if (line !== before[row]) codes += `\u001b[${row + 1};1H\u001b[2K${printable(line)}`;
  }
  return codes;
}

/**
 * The terminal without its writing. Ink keeps the keys, the clock of the components and the end of the program; frames
 * go past it, because it looks at every letter of every line anew, which takes too long in a large window.
 */
function silent(stdout: NodeJS.WriteStream): NodeJS.WriteStream {
  const swallow = (_chunk: unknown, ...rest: readonly unknown[]): boolean => {
    const written = rest.find((each): each is () => void => typeof each === 'function');
    if (written !== undefined) process.nextTick(written);
    return true;
  };
  return new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') return swallow;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Enters the second screen. However the program ends short of being killed outright, the first one comes back: the
 * process's exit, a signal, or an error that nobody caught.
 */
export function enterWindow(stdout: NodeJS.WriteStream): Window {
  let shown: readonly string[] = [];
  let inside = true;
  const leave = (): void => {
    if (!inside) return;
    inside = false;
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
    stdout.write(LEAVE);
    process.off('exit', leave);
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
  const listeners = Object.entries(SIGNALS).map(([signal, number]) => {
    const listener = (): void => {
      leave();
      process.exit(128 + number);
    };
    process.prependListener(signal as NodeJS.Signals, listener);
    return [signal, listener] as const;
  });
  process.on('exit', leave);
  // Keys typed while the game loads wait for it instead of being echoed.
  if (process.stdin.isTTY) process.stdin.setRawMode(true);
  stdout.write(ENTER);
  const paint = (lines: readonly string[]): void => {
    const codes = changes(shown, lines);
    shown = lines;
    if (inside && codes !== '') stdout.write(TOGETHER[0] + codes + TOGETHER[1]);
  };
  const clear = (): void => {
    shown = [];
    stdout.write('\u001b[2J');
  };
  return { stream: silent(stdout), paint, clear, leave };
}
