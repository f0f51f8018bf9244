/** Why a save could not be read or written. Front doors map these to exit codes and HTTP status. */
export const SAVE_ERROR_CODES = [
  /** There is no such file. */
  'not_found',
  /** The file is something else: not SQLite, another program's, a folder, or with a different schema. */
  'not_a_save',
  /** It is one of ours, but truncated or damaged. */
  'corrupt',
  /** Written by a later version of the program. */
  'newer_version',
  /** Written by version 0.1, whose saves are not read. */
  'older_version',
  /** Another process is writing to it. */
  'busy',
  'disk_full',
  'read_only',
  /** The operating system refused for another reason. */
  'io',
  /** A name that cannot be a save's. */
  'bad_name',
  /** A new save would overwrite an older one. */
  'exists',
  /** There are not that many kept revisions. */
  'nothing_to_undo',
  /** A copy made outside the program, which has the id of its original and could not be given one of its own. */
  'same_id',
  /** The save is no longer in the state the decision was made for. */
  'moved_on',
] as const;
export type SaveErrorCode = (typeof SAVE_ERROR_CODES)[number];

/** A save that cannot be used. The message is a sentence that says what to do. */
export class SaveError extends Error {
  readonly code: SaveErrorCode;
  readonly path: string | null;

  constructor(code: SaveErrorCode, message: string, path: string | null = null, cause?: unknown) {
    super(message, { cause });
    this.name = 'SaveError';
    this.code = code;
    this.path = path;
  }
}
