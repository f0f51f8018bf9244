import type { FastifyReply } from 'fastify';

/**
 * Returns a signal, for a slow answer, that fires when the client disconnects first. Its connection never times out
 * while it waits.
 */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  reply.raw.setTimeout(0, () => undefined);
  return gone.signal;
}
