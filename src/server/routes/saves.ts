import type { FastifyInstance } from 'fastify';
import type { AppHost } from '../../core/app/app-host.ts';
import { refuse } from '../../core/app/result.ts';
import type { CheckProgress } from '../../core/app/views/sim.ts';
import { sendFailure } from '../plugins/errors.ts';
import { needDynasty } from '../plugins/identity.ts';
import type { Log } from '../plugins/log.ts';
import { untilGone } from '../plugins/patience.ts';

export const SAVE_TYPE = 'application/vnd.sqlite3';

/** What a client may call the file that it sends, so that it can ask how far the check is. */
const TICKET = /^[\w-]{1,64}$/;

/** Files that are received or wait for their check at a time; each may be as large as the limit. */
const MOST_CHECKS = 3;

/**
 * Saves out of the game and into it: `GET /api/export/`, `POST /api/import/` (with `?ticket=NAME`, if the client wants to
 * ask how far the check is) and `GET /api/import/NAME/`.
 *
 * @param largest bytes of the largest save that is taken in
 */
export function saveRoutes(api: FastifyInstance, host: AppHost, largest: number, log: Log): void {
  api.addContentTypeParser(
    [SAVE_TYPE, 'application/octet-stream', 'application/x-sqlite3'],
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer | string) => body,
  );
  api.get('/api/export/', async (request, reply) => {
    const dynasty = await needDynasty(request, host);
    const save = dynasty.ok ? await dynasty.value.exportSave() : dynasty;
    if (!save.ok) return sendFailure(reply, save.error, log);
    // The name may hold anything but what would end the header's quotes.
    const file = save.value.file.replace(/[^\w .()&-]/g, '_');
    return reply
      .type(SAVE_TYPE)
      .header('Content-Disposition', `attachment; filename="${file}"`)
      .send(Buffer.from(save.value.bytes.buffer, save.value.bytes.byteOffset, save.value.bytes.byteLength));
  });
  importRoutes(api, host, largest, log);
}

function importRoutes(api: FastifyInstance, host: AppHost, largest: number, log: Log): void {
  /** What is being checked, by ticket. */
  const checks = new Map<string, () => number>();
  let receiving = 0;
  api.post('/api/import/', {
    bodyLimit: largest,
    onRequest: async (_request, reply) => {
      if (receiving >= MOST_CHECKS) {
        const message = 'Other saves are just being taken in. Try again in a moment.';
        return sendFailure(reply, { code: 'busy', message }, log);
      }
      receiving += 1;
      reply.raw.once('close', () => {
        receiving -= 1;
      });
    },
    handler: async (request, reply) => {
      const { ticket } = request.query as { ticket?: unknown };
      if (ticket !== undefined && !isTicket(ticket)) {
        const message = 'A ticket has at most 64 letters, digits, hyphens and underscores.';
        return sendFailure(reply, { code: 'malformed', message }, log);
      }
      if (!Buffer.isBuffer(request.body)) {
        return sendFailure(reply, { code: 'malformed', message: `Send a save file as ${SAVE_TYPE}.` }, log);
      }
      const gone = untilGone(reply);
      try {
        const taken = await host.importSave(request.body, {
          signal: gone,
          onStart: (share) => ticket !== undefined && checks.set(ticket, share),
        });
        if (gone.aborted) log(`${request.id} POST ${request.url}: the client went away; ${keptOf(taken.ok)}`);
        if (!taken.ok) return sendFailure(reply, taken.error, log);
        return reply.send({ status: 'success', ...taken.value });
      } finally {
        if (ticket !== undefined) checks.delete(ticket);
      }
    },
  });
  api.get('/api/import/:ticket/', async (request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const share = checks.get(ticket);
    if (share === undefined) {
      const { error } = refuse('not_found', 'No save is being checked under that ticket.');
      return sendFailure(reply, error, log);
    }
    return reply.send({ status: 'checking', share: share() } satisfies CheckProgress);
  });
}

function isTicket(ticket: unknown): ticket is string {
  return typeof ticket === 'string' && TICKET.test(ticket);
}

function keptOf(taken: boolean): string {
  return taken ? 'its save had been taken in' : 'nothing was taken in';
}
