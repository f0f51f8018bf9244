import type { FastifyInstance } from 'fastify';

/** Writes one line, without its newline. */
export type Log = (line: string) => void;

/** One line a request: its id, what was asked, the status and how long it took. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = reply.elapsedTime.toFixed(1);
    log(`${request.id} ${request.method} ${request.url} ${reply.statusCode} ${milliseconds} ms`);
  });
}
