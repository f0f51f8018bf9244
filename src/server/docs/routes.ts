import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { DOCS_SCRIPT, DOCS_STYLE, docsPage } from './page.ts';

/** Serves the documentation and `/api/health`. The document is built on the first request. */
export function docsRoutes(api: FastifyInstance, version: string): void {
  let made: Record<string, unknown> | null = null;
  const document = () => {
    made ??= openApi(version);
    return made;
  };
  api.get('/api/docs/json', async () => document());
  api.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document())));
  api.get('/api/docs/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE));
  api.get('/api/docs/page.js', async (_request, reply) => {
    return reply.type('text/javascript; charset=utf-8').send(DOCS_SCRIPT);
  });
  api.get('/api/health', async () => ({ status: 'ok', version }));
}
