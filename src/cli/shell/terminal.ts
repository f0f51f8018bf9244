/** The terminal and the process, as commands see them; tests pass their own. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether stdout, stderr and stdin are a person's terminal. */
  outIsTerminal: boolean;
  errIsTerminal: boolean;
  inIsTerminal: boolean;
  /** Width of the terminal; null if stdout is not one, so that nothing is cut. */
  columns: number | null;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Asks a yes-or-no question; only called if stdin is a terminal. */
  confirm(question: string): Promise<boolean>;
  /** Set once the command has made a decision, which is saved even if the answer cannot be written. */
  hasDecided?: true;
  /** Returns the message if the process is interrupted; set by a command that works on a save. */
  whenStopped?: () => Promise<string>;
}

/** Returns the process the program runs in. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    outIsTerminal: stdout.isTTY === true,
    errIsTerminal: stderr.isTTY === true,
    inIsTerminal: stdin.isTTY === true,
    columns: stdout.isTTY ? (stdout.columns ?? 80) : null,
    env,
    cwd: process.cwd(),
    confirm: askYesOrNo,
  };
}

async function askYesOrNo(question: string): Promise<boolean> {
  const { createInterface } = process.getBuiltinModule('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

/** Whether to use color: only on a terminal, and only if wanted (no-color.org). */
export function wantsColor(terminal: Terminal, flag: boolean): boolean {
  const { NO_COLOR, TERM } = terminal.env;
  return flag && terminal.outIsTerminal && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
}

/** Whether to draw lines without box-drawing characters: on a dumb terminal, or in a locale without them. */
export function wantsAscii(terminal: Terminal): boolean {
  const { TERM, LC_ALL, LC_CTYPE, LANG } = terminal.env;
  const locale = LC_ALL || LC_CTYPE || LANG || '';
  return TERM === 'dumb' || /^(C|POSIX)$/i.test(locale);
}
