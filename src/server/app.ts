import fastify, { type FastifyInstance } from 'fastify';
import type { AppHost } from '../core/app/app-host.ts';
import { docsRoutes } from './docs/routes.ts';
import { answerErrors, sayNotFound } from './plugins/errors.ts';
import { guardApi } from './plugins/guard.ts';
import { setHeaders } from './plugins/headers.ts';
import { type Log, logRequests } from './plugins/log.ts';
import { logoRoutes } from './routes/logos.ts';
import { operationRoutes } from './routes/operations.ts';
import { loadPages, pageRoutes } from './routes/pages.ts';
import { saveRoutes } from './routes/saves.ts';

export interface AppOptions {
  /** The saves, and everything that can be done with them. */
  dynasty: AppHost;
  /** Version shown by `/api/health` and the documentation. */
  version?: string;
  /** Folder of the built interface; without it a page says that it is not built. */
  webRoot?: string;
  /** Folder of pictures (PNG or SVG by team name) that win over the drawn ones. */
  logosDir?: string;
  /** Host names and addresses served besides the loopback ones. */
  hosts?: readonly string[];
  /** One line a request. Errors are logged in any case. */
  verbose?: boolean;
  log?: Log;
  /** Whether answers are checked against their schemas before they are sent; by default outside production. */
  checkAnswers?: boolean;
}

/** Calls carry a few words; only a save that is taken in is large (see `routes/saves.ts`). */
const BODY_LIMIT_BYTES = 16 * 1024;
/** Everything but OPTIONS, which is a preflight. */
const OTHER_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CONNECTION_TIMEOUT_MS = 120_000;

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // A HEAD request must not move a stage, so GET routes get no HEAD twins.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerErrors(() => {})(error, request, reply),
  });
  const log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  const pages = loadPages(options.webRoot);

  await setHeaders(app, pages.inlineScripts);
  if (options.verbose) logRequests(app, log);
  app.setErrorHandler(answerErrors(log));
  await app.register(async (api) => {
    guardApi(api, options.hosts ?? []);
    operationRoutes(api, options.dynasty, options.checkAnswers ?? process.env.NODE_ENV !== 'production');
    saveRoutes(api, options.dynasty);
    docsRoutes(api, options.version ?? 'development');
    for (const url of ['/api', '/api/*']) api.route({ method: OTHER_METHODS, url, handler: sayNotFound });
  });
  logoRoutes(app, options.dynasty, options.logosDir);
  await pageRoutes(app, pages);
  app.addHook('onClose', async () => options.dynasty.close?.());
  return app;
}
