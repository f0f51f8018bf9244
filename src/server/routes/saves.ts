import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppHost } from '../../core/app/hosting/app-host.ts';
import { done, type Failure, type Result, refuse } from '../../core/contract/result.ts';
import type { CheckProgress } from '../../core/contract/views/sim.ts';
import { untilGone } from '../plugins/client-gone.ts';
import { sendFailure } from '../plugins/errors.ts';
import { addFileParser, SAVE_TYPE } from '../plugins/file-body.ts';
import { needDynasty } from '../plugins/identity.ts';
import type { Log } from '../plugins/log.ts';

/** A client's ticket for its upload, for querying the progress of its check. */
const TICKET = /^[\w-]{1,64}$/;

/** Most uploads being received or waiting for their check at once; each may be as large as the limit. */
const MOST_CHECKS = 3;
const BUSY = 'Other saves are being imported right now. Try again in a moment.';

/** Tickets remembered: those in progress, and the latest finished ones. */
const MOST_TICKETS = 32;

/**
 * Exports and imports saves: `GET /api/export/`, `POST /api/import/` (with `?name=NAME` for the save's name, and
 * `?ticket=TICKET` if the client wants to query its progress) and `GET /api/import/TICKET/`.
 *
 * @param largest bytes of the largest save that may be imported
 */
export function saveRoutes(api: FastifyInstance, host: AppHost, largest: number, log: Log): void {
  api.get('/api/export/', async (request, reply) => {
    const dynasty = await needDynasty(request, host);
    const save = dynasty.ok ? await dynasty.value.exportSave() : dynasty;
    if (!save.ok) return sendFailure(reply, save.error, log);
    // The name may hold anything but a character that ends the header's quotes.
    const file = save.value.file.replace(/[^\w .()&-]/g, '_');
    return reply
      .type(SAVE_TYPE)
      .header('Content-Disposition', `attachment; filename="${file}"`)
      .send(Buffer.from(save.value.bytes.buffer, save.value.bytes.byteOffset, save.value.bytes.byteLength));
  });
  importRoutes(api, host, largest, log);
}

interface ImportQuery {
  name: string | null;
  ticket: string | null;
}

/** Reads an import's address. */
function importQuery(request: FastifyRequest): Result<ImportQuery> {
  const { name = null, ticket = null } = request.query as Record<string, unknown>;
  if (name !== null && typeof name !== 'string') return refuse('malformed', 'A save has only one name.');
  if (ticket !== null && !isTicket(ticket)) {
    return refuse('malformed', 'A ticket has at most 64 characters: letters, digits, hyphens and underscores.');
  }
  return done({ name, ticket });
}

function importRoutes(api: FastifyInstance, host: AppHost, largest: number, log: Log): void {
  /** The progress of each import by ticket, including the last few finished ones. */
  const imports = new LRUCache<string, () => CheckProgress>({ max: MOST_TICKETS });
  let receiving = 0;
  const far = (ticket: string | null, progress: () => CheckProgress) => {
    if (ticket !== null) imports.set(ticket, progress);
  };
  const refusal = async (request: FastifyRequest): Promise<Failure | null> => {
    const query = importQuery(request);
    if (!query.ok) return query.error;
    const called = query.value.name === null ? done(null) : await host.canBeCalled(query.value.name);
    if (!called.ok) return called.error;
    return receiving < MOST_CHECKS ? null : { code: 'busy', message: BUSY };
  };
  addFileParser(api, (request, share) => {
    const query = importQuery(request);
    if (query.ok) far(query.value.ticket, () => ({ status: 'receiving', share: share() }));
  });
  api.post('/api/import/', {
    bodyLimit: largest,
    onRequest: async (request, reply) => {
      const refused = await refusal(request);
      if (refused !== null) return sendFailure(reply, refused, log);
      receiving += 1;
      const { ticket } = request.query as { ticket?: string };
      reply.raw.once('close', () => {
        receiving -= 1;
        far(ticket ?? null, () => ({ status: 'answered', share: 1 }));
      });
    },
    handler: async (request, reply) => {
      const query = importQuery(request);
      if (!query.ok) return sendFailure(reply, query.error, log);
      const { name, ticket } = query.value;
      if (!(request.body instanceof Uint8Array)) {
        return sendFailure(reply, { code: 'malformed', message: `Send a save file as ${SAVE_TYPE}.` }, log);
      }
      const gone = untilGone(reply);
      const taken = await host.importSave(request.body, name, {
        signal: gone,
        onStart: (share) => far(ticket, () => ({ status: 'checking', share: share() })),
      });
      if (gone.aborted) log(`${request.id} POST ${request.url}: the client went away; ${keptOf(taken.ok)}`);
      if (!taken.ok) return sendFailure(reply, taken.error, log);
      return reply.send({ status: 'success', ...taken.value });
    },
  });
  api.get('/api/import/:ticket/', async (request, reply) => {
    const { ticket } = request.params as { ticket: string };
    const progress = imports.get(ticket);
    if (progress === undefined) {
      const { error } = refuse('not_found', 'No import is running under that ticket.');
      return sendFailure(reply, error, log);
    }
    return reply.send(progress());
  });
}

function isTicket(ticket: unknown): ticket is string {
  return typeof ticket === 'string' && TICKET.test(ticket);
}

function keptOf(taken: boolean): string {
  return taken ? 'the save was already imported' : 'nothing was imported';
}
