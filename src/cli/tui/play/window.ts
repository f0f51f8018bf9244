import { Writable } from 'node:stream';
import { printable } from '../../text/width.ts';

/** The terminal's second screen, which leaves the first one as it was, and the frames shown on it. */

/** Clicks and the wheel are told (1000), in a form without limits (SGR, 1006). */
const MOUSE = ['\u001b[?1000h\u001b[?1006h', '\u001b[?1006l\u001b[?1000l'] as const;
const ENTER = `\u001b[?1049h\u001b[?25l${MOUSE[0]}\u001b[2J\u001b[H`;
const LEAVE = `\u001b[0m${MOUSE[1]}\u001b[?25h\u001b[?1049l`;
/** Terminals that know it show everything between the two at once. */
const TOGETHER = ['\u001b[?2026h', '\u001b[?2026l'] as const;

/** Signals that end the program from outside, with their numbers. */
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const;

/** How long the program is given to be stopped after it asked for it. */
const STOPPING_MS = 50;

export interface Window {
  /** What Ink writes to: every write is a whole frame. */
  stream: NodeJS.WriteStream;
  /** Shows a frame. */
  paint(lines: readonly string[]): void;
  /** Wipes everything, so that the next frame is painted whole. */
  clear(): void;
  /** Gives the terminal to the shell until the program is brought to the foreground again. */
  suspend(): void;
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

interface Size {
  columns: number;
  rows: number;
}

/**
 * The terminal as Ink sees it. Ink's own ways to the terminal either wipe it for each frame that fills it, which
 * flickers, or lose the last column of a full line; so it writes whole frames and the window finds what is new. It does
 * not hear of a new size by itself: the game does, and draws for it.
 */
class Frames extends Writable {
  readonly isTTY = true;
  readonly #terminal: Size;
  readonly #paint: Window['paint'];

  constructor(terminal: Size, paint: Window['paint']) {
    super({ decodeStrings: false });
    this.#terminal = terminal;
    this.#paint = paint;
  }

  get columns(): number {
    return this.#terminal.columns;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  override _write(frame: string, _encoding: BufferEncoding, done: () => void): void {
    if (frame !== '') this.#paint(frame.split('\n').slice(0, this.rows));
    done();
  }
}

/** What Ink writes to, for a terminal of a size that may change. */
export function frameStream(terminal: Size, paint: Window['paint']): NodeJS.WriteStream {
  return new Frames(terminal, paint) as unknown as NodeJS.WriteStream;
}

/**
 * Enters the second screen. However the program ends short of being killed outright, the first one comes back: the
 * process's exit, a signal, or an error that nobody caught.
 */
export function enterWindow(stdout: NodeJS.WriteStream): Window {
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
  const resume = (): void => {
    if (!inside) return;
    suspended = false;
    // The shell has set the terminal as it likes it, whatever it was told before.
    raw(false);
    raw(true);
    stdout.write(ENTER);
    show(shown, []);
  };
  const suspend = (): void => {
    if (!inside || suspended || process.platform === 'win32') return;
    suspended = true;
    stdout.write(LEAVE);
    raw(false);
    // All of the job stops, `npx` around the program too; where there is no shell to stop for, nothing happens.
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
  stdout.write(ENTER);
  const paint = (lines: readonly string[]): void => show(lines, shown);
  const clear = (): void => {
    shown = [];
    stdout.write('\u001b[2J');
  };
  return { stream: frameStream(stdout, paint), paint, clear, suspend, leave };
}
