/** Reasons a save could not be read or written. Front ends map them to exit codes and HTTP status codes. */
export const SAVE_ERROR_CODES = [
  /** The file does not exist. */
  'not_found',
  /** The file is something else: not SQLite, another program's, a folder, or with a different schema. */
  'not_a_save',
  /** The file is a save, but truncated or damaged. */
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
  /** Not a valid save name. */
  'bad_name',
  /** A new save would overwrite an existing one. */
  'exists',
  /** Not enough revisions are kept. */
  'nothing_to_undo',
  /** A copy made outside the program that shares its original's id and could not be given a new one. */
  'same_id',
  /** The save is no longer in the state the decision was made for. */
  'moved_on',
] as const;
export type SaveErrorCode = (typeof SAVE_ERROR_CODES)[number];

/** Error for a save that cannot be used. The message is a sentence that says what to do. */
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
