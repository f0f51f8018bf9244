import type { FastifyInstance } from 'fastify';

/** Writes one line, without its newline. */
export type Log = (line: string) => void;

/** Logs one line per request: its id, the call, the status and the time it took. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = reply.elapsedTime.toFixed(1);
    log(`${request.id} ${request.method} ${request.url} ${reply.statusCode} ${milliseconds} ms`);
  });
}
