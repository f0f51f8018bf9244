import type { Failure } from '../../core/contract/result.ts';
import { clippedQuotes, harmlessLines } from '../text/width.ts';
import type { Terminal } from './terminal.ts';

/** Exit codes. */
export const EXIT = {
  done: 0,
  failed: 1,
  /** Not understood, or not possible now. */
  refused: 2,
  /** It ran, but a check it was asked to make failed. */
  fellShort: 3,
  /** No such save, or an unreadable one. */
  noSave: 4,
  busy: 5,
  interrupted: 130,
} as const;

/** A failure reported in a few lines, without a stack trace. */
export class CliFailure extends Error {
  readonly exit: number;
  /** What to do about it, one line each. */
  readonly hints: readonly string[];
  /** Up to three similar names, for programs; people read them in the message. */
  readonly near: readonly string[];

  constructor(
    exit: number,
    message: string,
    hints: readonly string[] = [],
    { cause, near = [] }: { cause?: unknown; near?: readonly string[] | undefined } = {},
  ) {
    super(message, { cause });
    this.name = 'CliFailure';
    this.exit = exit;
    this.hints = hints;
    this.near = near;
  }
}

const EXIT_OF_REFUSAL: Readonly<Record<Failure['code'], number>> = {
  malformed: EXIT.refused,
  unauthorized: EXIT.noSave,
  not_found: EXIT.refused,
  wrong_stage: EXIT.refused,
  busy: EXIT.busy,
  forbidden: EXIT.refused,
  failed: EXIT.failed,
};

/** Converts a refusal by the core to a command-line failure. */
export function refusal(error: Failure, hints: readonly string[] = []): CliFailure {
  return new CliFailure(EXIT_OF_REFUSAL[error.code], error.message, hints, { near: error.suggestions });
}

const EXIT_OF_SAVE_ERROR: Readonly<Record<string, number>> = {
  not_found: EXIT.noSave,
  not_a_save: EXIT.noSave,
  corrupt: EXIT.noSave,
  newer_version: EXIT.noSave,
  older_version: EXIT.noSave,
  busy: EXIT.busy,
  bad_name: EXIT.refused,
  exists: EXIT.refused,
  nothing_to_undo: EXIT.refused,
  moved_on: EXIT.refused,
};

/** Exit codes for files that could not be written; an existing one can be replaced. */
const EXIT_OF_OUTPUT_ERROR: Readonly<Record<string, number>> = { exists: EXIT.refused, refused: EXIT.refused };

/** Converts anything thrown to a failure; a programming error is `failed`. */
export function asFailure(error: unknown): CliFailure {
  if (error instanceof CliFailure) return error;
  if (!(error instanceof Error)) return new CliFailure(EXIT.failed, String(error));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === 'OutputError') {
    const hints = code === 'exists' ? ['Choose another name, or replace it: --force'] : [];
    return new CliFailure(EXIT_OF_OUTPUT_ERROR[code] ?? EXIT.failed, error.message, hints, { cause: error });
  }
  const known = error.name === 'SaveError';
  const exit = known ? (EXIT_OF_SAVE_ERROR[code] ?? EXIT.failed) : EXIT.failed;
  const hints = known ? [] : ['Run the same command with --debug to see where it went wrong.'];
  return new CliFailure(exit, error.message, hints, { cause: error });
}

const UNWRITTEN: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file is too large for the disk',
  EIO: 'the disk or terminal failed',
};

/** Returns the failure of an answer that could not be written, by a command that has made a decision or only looked. */
export function unwritten({ code = '', message }: NodeJS.ErrnoException, hasDecided: boolean): CliFailure {
  const hints = hasDecided ? ['Your decision is saved; dynasty status shows where the dynasty stands.'] : [];
  return new CliFailure(EXIT.failed, `The output could not be written: ${UNWRITTEN[code] ?? message}.`, hints);
}

/** Names of the exit codes, for programs. */
const CODES: Readonly<Record<number, string>> = {
  [EXIT.failed]: 'failed',
  [EXIT.refused]: 'refused',
  [EXIT.fellShort]: 'fell_short',
  [EXIT.noSave]: 'no_save',
  [EXIT.busy]: 'busy',
  [EXIT.interrupted]: 'interrupted',
};

/** Reports a failure on stderr: in sentences for people, as an object for a program that requested JSON. */
export function tellFailure(
  {
    message,
    hints,
    exit,
    near = [],
  }: Pick<CliFailure, 'message' | 'hints' | 'exit'> & Partial<Pick<CliFailure, 'near'>>,
  terminal: Pick<Terminal, 'err'>,
  json: boolean,
): void {
  const [error = '', ...todo] = [message, ...hints].map((line) => harmlessLines(clippedQuotes(line)));
  const more = { ...(near.length > 0 && { suggestions: near }), ...(todo.length > 0 && { hints: todo }) };
  const lines = json ? [JSON.stringify({ error, code: CODES[exit] ?? 'failed', ...more })] : [error, ...todo];
  for (const line of lines) terminal.err(`${line}\n`);
}
