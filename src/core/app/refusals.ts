import { SaveError, type SaveErrorCode } from '../save/index.ts';
import { type ErrorCode, type Failure, refuse } from './result.ts';

/** The refusal for a save that is gone; it redirects home. */
export const GONE: Failure = {
  code: 'unauthorized',
  message: 'That saved game is not here any more; start or continue one.',
  redirect: '/',
};

/** The sentence for each failure of a save that is safe to send to a client; null: the error's own message. */
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

/** What is wrong with a save that cannot be opened, without its path. */
export function wrongWith(error: SaveError): string {
  const [, sentence] = SAID[error.code];
  return sentence ?? error.message;
}

/**
 * A `SaveError` as a refusal without paths of this machine; the full message is in its `detail`. Anything else is a bug
 * and is rethrown.
 */
export function asRefusal(error: unknown): { ok: false; error: Failure } {
  if (!(error instanceof SaveError)) throw error;
  const [code] = SAID[error.code];
  const { error: refusal } = refuse(code, wrongWith(error), error.code === 'not_found' ? '/' : undefined);
  return { ok: false, error: { ...refusal, detail: error.stack ?? error.message } };
}
