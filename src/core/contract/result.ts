import { listed } from '../words/numbers.ts';

/** What can go wrong in a way the player can understand. Anything else is a bug and throws. */
export const ERROR_CODES = [
  /** The input is wrong: not a number, out of range, an unknown value. */
  'malformed',
  /** No dynasty was named, or none that exists. */
  'unauthorized',
  /** No such team, player, game, conference or season. */
  'not_found',
  /** Not possible in the present stage; `redirect` names the page of that stage. */
  'wrong_stage',
  /** Another process is writing the save at this moment. */
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
  /** What may have been meant: names as they can be typed, nearest first. `message` has them too. */
  suggestions?: readonly string[];
  /** The page to go to instead. */
  redirect?: string;
  /** What went wrong on this machine, for the server's log alone: it may name files. */
  detail?: string;
}

/** What every query and command hands back. */
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

/** A sentence about a name that nothing has, with the nearest ones there are. */
export function withNearest(message: string, near: readonly string[]): string {
  return near.length === 0 ? message : `${message} Did you mean ${listed(near, 'or')}?`;
}

/** A refusal of a name that nothing has, with the nearest ones: `No team "Ohio St". Did you mean Ohio State or Ohio?` */
export function refuseName(message: string, near: readonly string[]): { ok: false; error: Failure } {
  const error: Failure = { code: 'not_found', message: withNearest(message, near) };
  return { ok: false, error: near.length === 0 ? error : { ...error, suggestions: near } };
}
