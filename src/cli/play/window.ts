/** The terminal's second screen, which leaves the first one as it was, and what is painted on it. */

const ENTER = '\u001b[?1049h\u001b[?25l\u001b[2J\u001b[H';
const LEAVE = '\u001b[0m\u001b[?25h\u001b[?1049l';
/** Terminals that know it show everything between the two at once. */
const TOGETHER = ['\u001b[?2026h', '\u001b[?2026l'] as const;

/** Signals that end the program from outside, with their numbers. */
const SIGNALS = { SIGTERM: 15, SIGHUP: 1, SIGINT: 2 } as const;

export interface Window {
  /** The stream that frames are written to. */
  stream: NodeJS.WriteStream;
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
    if (line !== before[row]) codes += `\u001b[${row + 1};1H\u001b[2K${line}`;
  }
  return codes;
}

/**
 * The stream as Ink sees it. Every write is a whole frame; it is painted over the one before, so nothing flickers and
 * nothing ever scrolls.
 */
function painted(stdout: NodeJS.WriteStream): { stream: NodeJS.WriteStream; forget: () => void } {
  let shown: string[] = [];
  const paint = (chunk: string, ...rest: readonly unknown[]): boolean => {
    const written = rest.find((each): each is () => void => typeof each === 'function');
    if (written !== undefined) process.nextTick(written);
    // Ink switches the cursor off and on and asks whether all is written; neither is a frame.
    if (chunk === '' || chunk.startsWith('\u001b[?')) return true;
    const frame = chunk.split('\n');
    const codes = changes(shown, frame);
    shown = frame;
    return codes === '' ? true : stdout.write(TOGETHER[0] + codes + TOGETHER[1]);
  };
  const stream = new Proxy(stdout, {
    get(target, name) {
      if (name === 'write') return paint;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    stream,
    forget: () => {
      shown = [];
    },
  };
}

/**
 * Enters the second screen. However the program ends short of being killed outright, the first one comes back: the
 * process's exit, a signal, or an error that nobody caught.
 */
export function enterWindow(stdout: NodeJS.WriteStream): Window {
  const { stream, forget } = painted(stdout);
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
  stdout.write(ENTER);
  const clear = (): void => {
    forget();
    stdout.write('\u001b[2J');
  };
  return { stream, clear, leave };
}
