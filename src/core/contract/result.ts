import { listed } from '../words/numbers.ts';

/** Errors the player can understand. Anything else is a bug and throws. */
export const ERROR_CODES = [
  /** Invalid input: not a number, out of range, an unknown value. */
  'malformed',
  /** No dynasty was given, or it does not exist. */
  'unauthorized',
  /** No such team, player, game, conference or season. */
  'not_found',
  /** Not available in the current stage; `redirect` is the page of that stage. */
  'wrong_stage',
  /** Another process is writing the save. */
  'busy',
  /** The request's origin is not allowed. */
  'forbidden',
  'failed',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface Failure {
  code: ErrorCode;
  /** One sentence the player can act on. */
  message: string;
  /** Suggested names, nearest first, as they can be typed. `message` lists them too. */
  suggestions?: readonly string[];
  /** The page to go to instead. */
  redirect?: string;
  /** The cause on this machine, for the server's log only: it may contain file names. */
  detail?: string;
}

/** The result of every query and command. */
export type Result<T> = { ok: true; value: T } | { ok: false; error: Failure };

export const HTTP_STATUS: Readonly<Record<ErrorCode, number>> = {
  malformed: 400,
  unauthorized: 401,
  not_found: 404,
  wrong_stage: 409,
  busy: 423,
  forbidden: 403,
  failed: 500,
};

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A refusal: `message` is one sentence the player can act on. */
export function refuse(code: ErrorCode, message: string, redirect?: string): { ok: false; error: Failure } {
  return { ok: false, error: redirect === undefined ? { code, message } : { code, message, redirect } };
}

/** Appends the nearest names to a message about an unknown name. */
export function withNearest(message: string, near: readonly string[]): string {
  return near.length === 0 ? message : `${message} Did you mean ${listed(near, 'or')}?`;
}

/** Refuses an unknown name and suggests the nearest ones: `No team "Ohio St". Did you mean Ohio State or Ohio?` */
export function refuseName(message: string, near: readonly string[]): { ok: false; error: Failure } {
  const error: Failure = { code: 'not_found', message: withNearest(message, near) };
  return { ok: false, error: near.length === 0 ? error : { ...error, suggestions: near } };
}
