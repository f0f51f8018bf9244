import { type ErrorCode, type Failure, refuse } from '../../contract/result.ts';
import { SaveError, type SaveErrorCode } from '../../save/index.ts';

/** Refusal for a save that is gone; it redirects home. */
export const GONE: Failure = {
  code: 'unauthorized',
  message: 'That saved game is no longer here. Start a new one or continue another.',
  redirect: '/',
};

/** Client-safe message for each save error; null for the error's own message. */
const SAID: Readonly<Record<SaveErrorCode, [ErrorCode, string | null]>> = {
  not_found: [GONE.code, GONE.message],
  busy: ['busy', null],
  nothing_to_undo: ['wrong_stage', null],
  same_id: ['wrong_stage', null],
  moved_on: ['wrong_stage', null],
  not_a_save: ['failed', 'That file is no longer a saved game. Continue another one.'],
  corrupt: ['failed', 'That saved game is damaged. Restore an earlier state of it, or continue another one.'],
  newer_version: [
    'failed',
    'That saved game is from a newer version of the program. Install that version to continue it.',
  ],
  older_version: [
    'failed',
    'That saved game was made by version 0.1, and version 1.0.0 and later cannot open it. Play it with version 0.1, or start a new dynasty.',
  ],
  disk_full: ['failed', 'The disk is full. Nothing was changed; make room and try again.'],
  read_only: [
    'failed',
    'The program has no permission to read or write the saved game. Check the permissions of its folder and file.',
  ],
  io: ['failed', 'The saved game could not be read or written.'],
  bad_name: ['failed', 'The saved game could not be named.'],
  exists: ['failed', 'The saved game could not be given its own name. Try again.'],
};

/** Describes why a save cannot be opened, without its path. */
export function wrongWith(error: SaveError): string {
  const [, sentence] = SAID[error.code];
  return sentence ?? error.message;
}

/**
 * Converts a `SaveError` to a refusal without paths of this machine; the full message is in its `detail`. Anything else
 * is a bug and is rethrown.
 */
export function asRefusal(error: unknown): { ok: false; error: Failure } {
  if (!(error instanceof SaveError)) throw error;
  const [code] = SAID[error.code];
  const toHome = error.code === 'not_found' || error.code === 'same_id';
  const { error: refusal } = refuse(code, wrongWith(error), toHome ? '/' : undefined);
  return { ok: false, error: { ...refusal, detail: error.stack ?? error.message } };
}
