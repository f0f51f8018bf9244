import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The header that names the state of a dynasty. An answer names the state it was made in. A request that names a state
 * is only carried out in that state, and a GET of a page then never advances the dynasty; third-party clients without
 * the header move the dynasty to the page's stage, as they always have.
 */
export const STATE_HEADER = 'X-Dynasty-State';

/** Value for any state, in a request. */
const ANY = '*';

/** Whether the client names a state, and so advances stages only by commands. */
export function namesState(request: FastifyRequest): boolean {
  return request.headers[STATE_HEADER.toLowerCase()] !== undefined;
}

/** Returns the only state in which a decision may be made; null: any. */
export function awaitedState(request: FastifyRequest): string | null {
  const named = request.headers[STATE_HEADER.toLowerCase()];
  return typeof named === 'string' && named !== ANY ? named : null;
}

export function tellState(reply: FastifyReply, state: string): void {
  reply.header(STATE_HEADER, state);
}
