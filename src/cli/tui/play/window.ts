import { Writable } from 'node:stream';
import { printable } from '../../text/width.ts';

/** The terminal's alternate screen and the frames shown on it. */

/** Mouse reporting of clicks and the wheel (1000), in the SGR encoding (1006). */
const MOUSE = ['\u001b[?1000h\u001b[?1006h', '\u001b[?1006l\u001b[?1000l'] as const;
/** Focus reporting of the terminal's window. */
const FOCUS = ['\u001b[?1004h', '\u001b[?1004l'] as const;
const ENTER = `\u001b[?1049h\u001b[?25l\u001b[2J\u001b[H${FOCUS[0]}`;
const LEAVE = `\u001b[0m${MOUSE[1]}${FOCUS[1]}\u001b[?25h\u001b[?1049l`;
/** Synchronized output: terminals that support it show everything between the two at once. */
const TOGETHER = ['\u001b[?2026h', '\u001b[?2026l'] as const;

/** Signals that end the program, with their numbers. */
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const;

/** Milliseconds to wait for the stop signal after requesting it. */
const STOPPING_MS = 50;

export interface Window {
  /** The stream that Ink has for its output. */
  stream: NodeJS.WriteStream;
  /** Shows a frame. */
  paint(lines: readonly string[]): void;
  /** Clears the screen, so the next frame is painted whole. */
  clear(): void;
  /** Captures the mouse, or leaves it to the terminal, which then selects and copies text. */
  mouse(on: boolean): void;
  /** Suspends until the program is brought to the foreground again. */
  suspend(): void;
  /** Leaves the alternate screen; safe to call twice. */
  leave(): void;
}

/** Returns the codes that turn one frame into the next: only changed lines are written, each in place. */
export function changes(before: readonly string[], after: readonly string[]): string {
  let codes = '';
  for (let row = 0; row < Math.max(before.length, after.length); row++) {
    const line = after[row] ?? '';
    if (line !== before[row]) codes += `\u001b[${row + 1};1H\u001b[2K${printable(line)}`;
  }
  return codes;
}

interface Size {
  columns: number;
  rows: number;
}

/** The terminal as Ink sees it: its size, and nothing is written, since the window paints. The game handles resizes itself. */
class Unwritten extends Writable {
  readonly isTTY = true;
  readonly #terminal: Size;

  constructor(terminal: Size) {
    super({ decodeStrings: false });
    this.#terminal = terminal;
  }

  get columns(): number {
    return this.#terminal.columns;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  override _write(_frame: string, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/** Returns the stream for Ink, for a terminal whose size may change. */
export function inkStream(terminal: Size): NodeJS.WriteStream {
  return new Unwritten(terminal) as unknown as NodeJS.WriteStream;
}

/**
 * Enters the alternate screen. However the program ends, short of SIGKILL, the main screen comes back: on exit, on a
 * signal, or on an uncaught error.
 */
export function enterWindow(stdout: NodeJS.WriteStream, withMouse = true): Window {
  let listening = withMouse;
  let shown: readonly string[] = [];
  let inside = true;
  let suspended = false;
  const raw = (is: boolean): void => {
    if (process.stdin.isTTY) process.stdin.setRawMode(is);
  };
  const show = (lines: readonly string[], before: readonly string[]): void => {
    shown = lines;
    const codes = changes(before, lines);
    if (inside && !suspended && codes !== '') stdout.write(TOGETHER[0] + codes + TOGETHER[1]);
  };
  const enter = (): void => void stdout.write(ENTER + (listening ? MOUSE[0] : ''));
  const resume = (): void => {
    if (!inside) return;
    // The shell has reset the terminal's modes.
    raw(false);
    raw(true);
    // Only once: entering twice would save a position on the alternate screen as the shell's, whose prompt then lands
    // on the wrong line.
    if (suspended) enter();
    suspended = false;
    show(shown, []);
  };
  const suspend = (): void => {
    if (!inside || suspended || process.platform === 'win32') return;
    suspended = true;
    stdout.write(LEAVE);
    raw(false);
    // The whole job stops, including `npx` around the program; without a job-control shell nothing happens.
    process.kill(0, 'SIGTSTP');
    setTimeout(() => suspended && resume(), STOPPING_MS);
  };
  const leave = (): void => {
    if (!inside) return;
    inside = false;
    raw(false);
    stdout.write(LEAVE);
    process.off('exit', leave);
    process.off('SIGCONT', resume);
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
  process.on('SIGCONT', resume);
  // Keys typed while the game loads wait for it instead of being echoed.
  raw(true);
  enter();
  const paint = (lines: readonly string[]): void => show(lines, shown);
  const clear = (): void => {
    shown = [];
    stdout.write('\u001b[2J');
  };
  const mouse = (on: boolean): void => {
    listening = on;
    if (inside && !suspended) stdout.write(MOUSE[on ? 0 : 1]);
  };
  return { stream: inkStream(stdout), paint, clear, mouse, suspend, leave };
}
