import { SaveError, type SaveErrorCode } from '../save/index.ts';
import { type ErrorCode, type Failure, refuse } from './result.ts';

/** What is said of a save that is not there any more; the way leads home. */
export const GONE: Failure = {
  code: 'unauthorized',
  message: 'That saved game is not here any more; start or continue one.',
  redirect: '/',
};

/** What is said of each failure of a save to somebody who asks from elsewhere; null: the error's own sentence. */
const SAID: Readonly<Record<SaveErrorCode, [ErrorCode, string | null]>> = {
  not_found: [GONE.code, GONE.message],
  busy: ['busy', null],
  nothing_to_undo: ['wrong_stage', null],
  not_a_save: ['failed', 'The file of that saved game is no saved game any more; continue another one.'],
  corrupt: ['failed', 'That saved game is damaged; go back to an earlier revision or a copy.'],
  newer_version: ['failed', 'That saved game is from a later version of the program; install that one to continue it.'],
  disk_full: ['failed', 'The disk is full. Nothing was changed; make room and try again.'],
  read_only: [
    'failed',
    'The saved game may not be read or written here; change the permissions of its folder and file.',
  ],
  io: ['failed', 'The saved game could not be read or written.'],
  bad_name: ['failed', 'The saved game could not be given a name.'],
  exists: ['failed', 'The saved game could not be given a name of its own; try again.'],
};

/** What is wrong with a save that cannot be opened, without a word of where it lies. */
export function wrongWith(error: SaveError): string {
  const [, sentence] = SAID[error.code];
  return sentence ?? error.message;
}

/**
 * A failure of a save as a refusal that names no place on this machine; what really happened is in its `detail`. Anything
 * else is a bug and is thrown on.
 */
export function asRefusal(error: unknown): { ok: false; error: Failure } {
  if (!(error instanceof SaveError)) throw error;
  const [code] = SAID[error.code];
  const { error: refusal } = refuse(code, wrongWith(error), error.code === 'not_found' ? '/' : undefined);
  return { ok: false, error: { ...refusal, detail: error.stack ?? error.message } };
}
