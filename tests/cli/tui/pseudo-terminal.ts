import { type ChildProcess, execFileSync, spawn } from 'node:child_process';

/**
 * A real pseudo-terminal, with `script` from util-linux (part of every Debian) as its master, and just enough of a
 * screen model to read what the program draws: cursor moves, erases and the switch to the alternate screen.
 */

const ESCAPE = '\u001b';

/** The contents of a terminal's two screens. */
export class Picture {
  #main = new Map<number, string[]>();
  #second = new Map<number, string[]>();
  /** Whether the alternate screen is active. */
  second = false;
  cursorShown = true;
  #row = 0;
  #column = 0;
  /** Cursor position on the main screen when the alternate screen was entered. */
  #left: readonly [row: number, column: number] = [0, 0];
  #rest = '';

  #lines(): Map<number, string[]> {
    return this.second ? this.#second : this.#main;
  }

  feed(data: string): void {
    const letters = [...this.#rest, ...data];
    this.#rest = '';
    for (let index = 0; index < letters.length; index++) {
      if (letters[index] !== ESCAPE) {
        this.#letter(letters[index]!);
        continue;
      }
      let end = index + 2;
      while (end < letters.length && !/[A-Za-z]/.test(letters[end]!)) end++;
      if (end >= letters.length) {
        // The rest of the escape code arrives with the next chunk.
        this.#rest = letters.slice(index).join('');
        return;
      }
      this.#control(letters.slice(index + 2, end + 1).join(''));
      index = end;
    }
  }

  #letter(letter: string): void {
    if (letter === '\n') this.#row++;
    else if (letter === '\r') this.#column = 0;
    else if (letter >= ' ') {
      const line = this.#lines().get(this.#row) ?? [];
      line[this.#column++] = letter;
      this.#lines().set(this.#row, line);
    }
  }

  #control(code: string): void {
    const numbers = code.slice(0, -1).split(';').map(Number);
    if (code === '?1049h') {
      this.#left = [this.#row, this.#column];
      this.second = true;
    } else if (code === '?1049l') {
      [this.#row, this.#column] = this.#left;
      this.second = false;
    } else if (code === '?25h' || code === '?25l') this.cursorShown = code.endsWith('h');
    else if (code.endsWith('H')) [this.#row, this.#column] = [(numbers[0] || 1) - 1, (numbers[1] || 1) - 1];
    else if (code === '2J') this.#lines().clear();
    else if (code === '2K') this.#lines().delete(this.#row);
  }

  /** Returns the lines of the active screen. */
  lines(): string[] {
    const lines = this.#lines();
    const last = Math.max(-1, ...lines.keys());
    return Array.from({ length: last + 1 }, (_, row) =>
      [...(lines.get(row) ?? [])].map((each) => each ?? ' ').join(''),
    );
  }

  text(): string {
    return this.lines().join('\n');
  }
}

export interface TerminalRun {
  picture: Picture;
  /** Types keys. */
  type(keys: string): void;
  /** Waits until some frame has shown the text, however briefly. */
  sees(text: string | RegExp): Promise<void>;
  /** Resizes the window, as dragging its corner does. */
  resize(columns: number, rows: number): void;
  /** Returns the program's process id. */
  pid(): number;
  /** Waits until the shell behind the program has exited. */
  ended(): Promise<void>;
  stop(): void;
}

const PATIENCE_MS = 120_000;
/** Ends every frame. */
const FRAME_END = '\u001b[?2026l';

function hasScript(): boolean {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
}

/** Runs a program in a new terminal; once it exits, the shell prints `CODE n` and the terminal's settings. */
export function openTerminal(
  program: readonly string[],
  columns: number,
  rows: number,
  env: NodeJS.ProcessEnv,
): TerminalRun {
  if (!hasScript())
    throw new Error('This test needs the program `script` of util-linux; install the package bsdutils.');
  const quoted = program.map((word) => `'${word}'`).join(' ');
  const shell = `stty cols ${columns} rows ${rows}; echo TTY $(tty); echo BEFORE; sh -c 'echo PID $$; exec "$@"' - ${quoted}; echo CODE $?; stty -a`;
  const child: ChildProcess = spawn('script', ['-qfc', shell, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // The program may have just exited; its last output explains why.
  child.stdin?.on('error', () => undefined);
  const picture = new Picture();
  const waiting = new Set<() => void>();
  let all = '';
  child.stdout?.setEncoding('utf8').on('data', (data: string) => {
    all += data;
    // Several frames may arrive in one chunk; check each of them.
    for (const piece of data.split(FRAME_END)) {
      picture.feed(piece);
      for (const look of waiting) look();
    }
  });
  const done = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const printed = (pattern: RegExp): string => {
    const found = pattern.exec(all)?.[1];
    if (found === undefined) throw new Error(`The terminal has not printed ${pattern} yet:\n${all}`);
    return found;
  };
  return {
    picture,
    type: (keys) => void child.stdin?.write(keys),
    sees: (text) =>
      new Promise((resolve, reject) => {
        const there = () => (typeof text === 'string' ? picture.text().includes(text) : text.test(picture.text()));
        const end = (settle: () => void) => {
          clearTimeout(patience);
          waiting.delete(look);
          settle();
        };
        const look = () => {
          if (there()) end(resolve);
        };
        const never = () => reject(new Error(`Never saw ${text} on the screen:\n${picture.text()}`));
        const patience = setTimeout(() => end(never), PATIENCE_MS);
        waiting.add(look);
        look();
        void done.then(() => end(there() ? resolve : never));
      }),
    resize: (to, high) => {
      execFileSync('stty', ['-F', printed(/TTY (\S+)/), 'cols', String(to), 'rows', String(high)]);
    },
    pid: () => Number(printed(/PID (\d+)/)),
    ended: () => done,
    stop: () => void child.kill('SIGKILL'),
  };
}
