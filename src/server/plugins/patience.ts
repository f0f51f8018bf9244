import type { FastifyReply } from 'fastify';

/**
 * For an answer that takes long: a signal that is set off when the client goes away before it has been answered. Until
 * then its connection may be silent for as long as it takes.
 */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  reply.raw.setTimeout(0, () => undefined);
  return gone.signal;
}
