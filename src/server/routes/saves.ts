import type { FastifyInstance } from 'fastify';
import type { AppHost } from '../../core/app/app-host.ts';
import { sendFailure } from '../plugins/errors.ts';
import { needSession } from '../plugins/identity.ts';

/** Far above any dynasty's size: a century stays below 200 MB. */
const LARGEST_SAVE_BYTES = 256 * 1024 * 1024;
export const SAVE_TYPE = 'application/vnd.sqlite3';

/** Saves out of the game and into it: `GET /api/export/` and `POST /api/import/`. */
export function saveRoutes(api: FastifyInstance, host: AppHost): void {
  api.addContentTypeParser(
    [SAVE_TYPE, 'application/octet-stream', 'application/x-sqlite3'],
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer | string) => body,
  );
  api.get('/api/export/', async (request, reply) => {
    const session = await needSession(request, host);
    const save = session.ok ? await session.value.exportSave() : session;
    if (!save.ok) return sendFailure(reply, save.error);
    // The name may hold anything but what would end the header's quotes.
    const file = save.value.file.replace(/[^\w .()&-]/g, '_');
    return reply
      .type(SAVE_TYPE)
      .header('Content-Disposition', `attachment; filename="${file}"`)
      .send(Buffer.from(save.value.bytes.buffer, save.value.bytes.byteOffset, save.value.bytes.byteLength));
  });
  api.post('/api/import/', { bodyLimit: LARGEST_SAVE_BYTES }, async (request, reply) => {
    if (!Buffer.isBuffer(request.body)) {
      return sendFailure(reply, { code: 'malformed', message: `Send a save file as ${SAVE_TYPE}.` });
    }
    const taken = await host.importSave(request.body);
    if (!taken.ok) return sendFailure(reply, taken.error);
    return reply.send({ status: 'success', ...taken.value });
  });
}
